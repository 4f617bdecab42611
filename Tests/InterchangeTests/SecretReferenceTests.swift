import Model
import Testing

@testable import Interchange

@Suite("References to secrets, for another program")
struct SecretReferenceTests {
  @Test(arguments: [
    (SecretReference.command(["pass", "show", "key"]), #"{"command":["pass","show","key"]}"#),
    (.secretService("openai"), #"{"secret-service":"openai"}"#),
    (.credential("openai"), #"{"credential":"openai"}"#),
    (.file("/home/a/key"), #"{"file":"/home/a/key"}"#),
    (.environment("OPENAI_API_KEY"), #"{"environment":"OPENAI_API_KEY"}"#),
  ])
  func goThereAndBack(_ reference: SecretReference, _ text: String) throws {
    #expect(reference.json.compact == text)
    #expect(SecretReference(json: try JSONValue(parsing: text)) == reference)
  }

  @Test(arguments: [
    "null", "{}", #""sk-123""#, #"{"literal":"sk-123"}"#, #"{"file":3}"#, #"{"command":[]}"#,
    #"{"command":["pass",3]}"#, #"{"file":"/a","environment":"A"}"#,
  ])
  func whatIsNoReferenceIsNone(_ text: String) throws {
    #expect(SecretReference(json: try JSONValue(parsing: text)) == nil)
  }
}
