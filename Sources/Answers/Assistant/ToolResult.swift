package import Actions
import Interchange
import Model
package import Store
package import Words

/// What came of a call: the answer of the verb as JSON, or why nothing came of it.
package struct ToolResult {
  private let answer: JSONValue?
  /// What is said beside the answer, or in its place.
  private let said: [String]

  /// That a call did nothing, in plain sentences.
  package init(refused said: [String]) {
    answer = nil
    self.said = said
  }

  /// The reply to an intent; one without an answer in it did nothing.
  package init(_ reply: Reply) throws {
    let data = reply.data
    self.init(
      data.isEmpty ? nil : try JSONValue(parsing: data),
      said: reply.lines.compactMap { if case .talk(let line) = $0 { line } else { nil } }
    )
  }

  private init(_ answer: JSONValue?, said: [String]) {
    (self.answer, self.said) = (answer, said)
  }

  /// Why nothing came of a call, with the to-dos that were meant perhaps.
  package init(_ trouble: CommandError, _ tone: Tone) {
    self.init(refused: trouble.lines(tone))
  }

  /// The same, with a sentence more.
  package func saying(_ line: String) -> ToolResult { ToolResult(answer, said: said + [line]) }

  /// The same as something that did nothing.
  package var refused: ToolResult { ToolResult(refused: said) }

  /// The result as a version of the protocol writes it.
  func written(_ version: ProtocolVersion) -> JSONValue {
    let texts = [answer?.compact].compactMap(\.self) + (said.isEmpty ? [] : [said.lines])
    var members: [String: JSONValue] = [
      "content": .array(
        texts.map { .object(["type": .string("text"), "text": .string($0)]) }
      ),
      "isError": .bool(answer == nil),
    ]
    if version.hasStructure, let answer { members["structuredContent"] = answer }
    return .object(members)
  }
}

extension [String] {
  fileprivate var lines: String { joined(separator: "\n") }
}

extension ToolResult {
  /// That several to-dos are deleted by nobody who was not asked, and what to do instead.
  package init(unasked rows: [TodoRow], _ tone: Tone) {
    let count = ["count": String(rows.count)]
    let command = commandLine(["delete"] + rows.map(\.todo.handle))
    self.init(
      refused: [AssistantSentences.deletesSeveral.text(tone, count)] + rows.named
        + [AssistantSentences.deletesSeveralHow.text(tone, ["command": command])]
    )
  }
}

/// A question to the person, through the client.
package struct ToolQuestion {
  /// The to-dos that it is about.
  let ids: [String]
  private let message: String
  private let tone: Tone

  /// Whether to delete several to-dos.
  package init(deleting rows: [TodoRow], _ tone: Tone) {
    let count = ["count": String(rows.count)]
    let question = [AssistantSentences.askDelete.text(tone, count)] + rows.named
    self.init(deleting: rows.map(\.todo.id), question.lines, tone)
  }

  init(deleting ids: [String], _ message: String, _ tone: Tone) {
    (self.ids, self.message, self.tone) = (ids, message, tone)
  }

  /// The parameters of the request that asks.
  var params: JSONValue {
    let agreement: [String: JSONValue] = [
      "type": .string("boolean"),
      "title": .string(AssistantSentences.deleteThem.text(tone)),
      "description": .string(AssistantSentences.undoBringsBack.text(tone)),
      "default": .bool(false),
    ]
    return .object([
      "message": .string(message),
      "requestedSchema": .object([
        "type": .string("object"),
        "properties": .object(["delete": .object(agreement)]),
        "required": .array([.string("delete")]),
      ]),
    ])
  }

  /// Whether an answer to it is a yes.
  static func isAgreed(_ answer: JSONValue) -> Bool {
    answer["action"]?.text == "accept" && answer["content"]?["delete"]?.bool == true
  }
}

extension [TodoRow] {
  /// A line for each of the first, with its id.
  fileprivate var named: [String] {
    let shown = prefix(TodoRow.mostNamed).map {
      "  \($0.todo.handle)  \($0.todo.title.printable.fitted(to: 80))"
    }
    return count > shown.count ? shown + ["  …"] : shown
  }
}
