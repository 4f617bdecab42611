import Actions
import Arguments
import FoundationEssentials
import Interchange
import Testing

@testable import voicedo_remind

@Suite("Examples of the JSON answers")
struct ExampleTests {
  /// Verbs without an example, and why.
  private static let without: [Verb: String] = [
    .occurrences: "It serves measuring, and writes JSON Lines of its own.",
    .bench: "What it measures is another figure each time.",
    .auth: "It asks for a key, which no answer repeats.",
    .mcp: "It speaks in messages, whose schemas its own tests hold against its answers.",
    .menu: "It is asked in windows of another program, and refuses to answer as JSON.",
    .screen: "It draws on a terminal, and refuses to answer as JSON.",
  ]

  @Test(arguments: Example.all)
  func isWhatTheProgramAnswers(_ example: Example) throws {
    let world = try ExampleWorld(filled: !example.run.isEmpty)
    let (run, answer) = try world.answer(example)
    if Example.isWriting {
      var example = example
      example.exit = Int(run.status)
      example.answer = answer
      let path = Example.folder.appending(path: example.name + ".json")
      try Data(example.text.utf8).write(to: path)
      return
    }
    #expect(Int(run.status) == example.exit, "\(run.err)")
    let expected = try #require(example.answer, "\(example.name).json has no answer yet.")
    for difference in answer.differences(from: expected) {
      Issue.record("\(example.name): \(difference)")
    }
  }

  @Test(arguments: Verb.allCases)
  func everyVerbHasOneOrAReason(_ verb: Verb) {
    let examples = Example.all.filter { $0.subject == verb.rawValue }
    #expect(
      examples.isEmpty == (Self.without[verb] != nil),
      "Put Tests/CompanionTests/Examples/\(verb.rawValue).json there: \(Example.howTo)"
    )
    #expect(verb.row.answers.isEmpty == examples.isEmpty)
  }

  @Test(arguments: Example.all)
  func isAboutWhatItsNameSays(_ example: Example) {
    let subject = example.subject
    #expect(subject == "refusal" || example.run.first == subject)
    #expect(subject == "refusal" || Verb(rawValue: subject) != nil)
  }
}

extension Example {
  fileprivate static let howTo =
    "{\"run\": [\"verb\", ...]}, and VOICEDO_WRITE=1 swift test --filter ExampleTests"
}

extension JSONValue {
  /// Where the value is another than `expected`, a line each: `todos[0].title is ..., not ...`.
  fileprivate func differences(from expected: JSONValue, at path: String = "") -> [String] {
    switch (self, expected) {
    case (.object(let own), .object(let other)):
      Set(own.keys).union(other.keys).sorted().flatMap { key in
        let place = path.isEmpty ? key : "\(path).\(key)"
        guard let value = own[key] else { return ["\(place) is gone"] }
        guard let wanted = other[key] else { return ["\(place) is new: \(value.shortText)"] }
        return value.differences(from: wanted, at: place)
      }
    case (.array(let own), .array(let other)) where own.count == other.count:
      zip(own, other).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
      }
    case (.array(let own), .array(let other)):
      ["\(path) has \(own.count) elements, not \(other.count)"]
    default: self == expected ? [] : ["\(path) is \(shortText), not \(expected.shortText)"]
    }
  }
}
