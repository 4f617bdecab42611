import Testing

@testable import Interchange

@Suite("JSON in what a model wrote")
struct EmbeddedJSONTests {
  @Test(arguments: [
    ("alone", #"{"tasks":[]}"#),
    ("in a fence", "```json\n{\"tasks\":[]}\n```"),
    ("after a sentence", "Here you are:\n\n{\"tasks\":[]}\n\nAnything else?"),
    ("behind thoughts", "<think>A {\"tasks\":[1]} perhaps?</think>\n{\"tasks\":[]}"),
    ("behind thoughts whose beginning the template ate", "so {this} it is</think>{\"tasks\":[]}"),
    ("behind braces that are none of it", "Take {braces} {} {\"a\":1} {\"tasks\":[]}"),
    ("before more of them", "{\"tasks\":[]} {\"tasks\":[1]}"),
    ("within another", #"{"answer":{"tasks":[]}}"#),
    ("behind a brace that stays open", "{ {\"tasks\":[]}"),
  ])
  func isFound(_ name: String, _ text: String) {
    #expect(
      JSONValue(embeddedIn: text, holding: "tasks") == .object(["tasks": .array([])]),
      "\(name)"
    )
  }

  @Test func bracesAndTagsInTextsAreText() {
    let text = #"{"tasks":[{"title":"close } and \" then </think> {"}]}"#
    #expect(
      JSONValue(embeddedIn: text, holding: "tasks")?["tasks"]?[0]?["title"]
        == .string("close } and \" then </think> {")
    )
  }

  @Test(arguments: [
    ("empty", ""), ("cut short", #"{"tasks":[{"title":"a"#), ("a list", #"["tasks"]"#),
    ("another object", #"{"todos":[]}"#), ("a word", "sorry"),
    ("thoughts without an end", #"<think>{"tasks":[]}"#), ("no JSON", "{tasks:[]}"),
  ])
  func whatIsNotThereIsNotFound(_ name: String, _ text: String) {
    #expect(JSONValue(embeddedIn: text, holding: "tasks") == nil, "\(name)")
  }

  @Test func manyBracesAreNotTriedForEver() {
    let braces = String(repeating: "{", count: 200_000)
    #expect(JSONValue(embeddedIn: braces, holding: "tasks") == nil)
  }
}
