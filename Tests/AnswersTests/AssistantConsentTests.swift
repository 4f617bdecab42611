import Interchange
import Testing
import Words

@testable import Answers

@Suite("Asking the person behind an assistant")
struct AssistantConsentTests {
  private typealias Talk = AssistantConversationTests.Talk

  private static let call = #"""
    {"jsonrpc":"2.0","id":"c","method":"tools/call",\#
    "params":{"name":"delete","arguments":{"todos":["a","b"]}}}
    """#

  /// A conversation in which the person was asked about two to-dos.
  private func asked() throws -> (talk: Talk, question: JSONValue) {
    var talk = Talk()
    let call = try #require(talk.say(Self.call).only?.call)
    let question = ToolQuestion(deleting: ["id-1", "id-2"], "Delete?", .literal)
    let message = talk.conversation.ask(question, for: call)
    return (talk, message)
  }

  @Test func aQuestionHasAFlatSchema() throws {
    let question = try asked().question
    #expect(question["method"] == .string("elicitation/create"))
    #expect(question["params"]?["message"]?.text == "Delete?")
    let schema = try #require(question["params"]?["requestedSchema"])
    #expect(schema["required"] == .array([.string("delete")]))
    #expect(schema["properties"]?["delete"]?["type"] == .string("boolean"))
  }

  private static let answers: [(answer: String, consent: ToolCall.Consent)] = [
    (#""result":{"action":"accept","content":{"delete":true}}"#, .given(["id-1", "id-2"])),
    (#""result":{"action":"accept","content":{"delete":false}}"#, .withheld),
    (#""result":{"action":"accept","content":{"delete":"true"}}"#, .withheld),
    (#""result":{"action":"accept"}"#, .withheld),
    (#""result":{"action":"decline"}"#, .withheld),
    (#""result":{"action":"cancel"}"#, .withheld),
    (#""result":{"content":{"delete":true}}"#, .withheld),
    (#""result":7"#, .withheld),
    (#""error":{"code":-32601,"message":"no"}"#, .nobodyAsks),
  ]

  @Test(arguments: answers)
  func onlyAPlainYesIsOne(_ answer: String, _ consent: ToolCall.Consent) throws {
    var (talk, question) = try asked()
    let id = try #require(question["id"]?.integer)
    let line = #"{"jsonrpc":"2.0","id":"# + "\(id)," + answer + "}"
    let call = try #require(talk.say(line).only?.call)
    #expect(call.consent == consent)
    #expect(call.tool == .delete)
    // Whoever answers twice is heard once.
    #expect(talk.say(line).isEmpty)
  }

  @Test func otherMessagesAreAnsweredMeanwhile() throws {
    var (talk, _) = try asked()
    #expect(talk.say(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#).only?.message != nil)
  }

  @Test func aCallThatIsCalledOffTakesItsQuestionAlong() throws {
    var (talk, question) = try asked()
    let message = try #require(
      talk.say(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"c"}}"#
      ).only?.message
    )
    #expect(message["method"] == .string("notifications/cancelled"))
    #expect(message["params"]?["requestId"] == question["id"])
    #expect(
      talk.say(
        #"{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":{"delete":true}}}"#
      ).isEmpty
    )
  }

  @Test func moreQuestionsAtOnceThanAnybodyAnswersAreNotAsked() throws {
    var talk = Talk()
    for _ in 0..<8 {
      let call = try #require(talk.say(Self.call).only?.call)
      #expect(call.consent == .canBeAsked)
      _ = talk.conversation.ask(ToolQuestion(deleting: [], "Delete?", .literal), for: call)
    }
    #expect(talk.say(Self.call).only?.call?.consent == .nobodyAsks)
  }
}
