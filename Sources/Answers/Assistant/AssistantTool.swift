import Actions
import Interchange
import Model
import Store
import Words

/// Something that an assistant can have done.
package enum AssistantTool: String, CaseIterable, Sendable {
  case add, ask, list, done, snooze, change, undo, delete

  /// Whether a call of it that comes to nothing was never to change anything.
  package var onlyLooks: Bool { row.effect == .none || self == .undo }

  /// As many to-dos as an assistant reads at once, unless it asks for more.
  package static let usualLimit = 200
}

/// A tool as the client is told of it.
struct ToolRow: Sendable {
  let title: ToolSentences
  let purpose: ToolSentences
  let arguments: [ToolArgument]
  /// The answer: one of these shapes.
  let answers: [any Answer.Type]
  /// Whether it changes something, and whether it may take something away.
  let effect: Effect

  enum Effect: Sendable { case none, adds, takesAway }
}

extension AssistantTool {
  /// All that is told of the tool.
  var row: ToolRow {
    switch self {
    case .add:
      ToolRow(
        title: .add,
        purpose: .addPurpose,
        arguments: [ToolArgument("text", .text, .addText).required],
        answers: [CapturedJSON.self],
        effect: .adds
      )
    case .ask:
      ToolRow(
        title: .ask,
        purpose: .askPurpose,
        arguments: [ToolArgument("question", .text, .askQuestion).required],
        answers: [AnswerJSON.self, TodoAnswerJSON.self, RecentJSON.self],
        effect: .none
      )
    case .list:
      ToolRow(
        title: .list,
        purpose: .listPurpose,
        arguments: [
          ToolArgument("list", .text, .listName),
          ToolArgument("window", .text, .listWindow),
          ToolArgument("words", .text, .listWords),
          ToolArgument("limit", .count(upTo: 10_000), .listLimit),
        ],
        answers: [ListedJSON.self, PlannedWindow.self],
        effect: .none
      )
    case .done:
      ToolRow(
        title: .done,
        purpose: .donePurpose,
        arguments: [
          ToolArgument("todos", .texts, .todos).required,
          ToolArgument("ahead", .bool, .doneAhead),
        ],
        answers: [TodosJSON.self],
        effect: .adds
      )
    case .snooze:
      ToolRow(
        title: .snooze,
        purpose: .snoozePurpose,
        arguments: [
          ToolArgument("todo", .text, .todo).required,
          ToolArgument("until", .text, .snoozeUntil),
        ],
        answers: [TodosJSON.self],
        effect: .adds
      )
    case .change:
      ToolRow(
        title: .change,
        purpose: .changePurpose,
        arguments: [
          ToolArgument("todo", .text, .todo).required,
          ToolArgument("words", .text, .changeWords),
          ToolArgument("time", .text, .changeTime),
          ToolArgument("repeat", .text, .changeRepeat),
          ToolArgument("title", .text, .changeTitle),
          ToolArgument("notes", .text, .changeNotes),
          ToolArgument("priority", .choice(Priority.allCases.map(\.rawValue)), .changePriority),
          ToolArgument("list", .text, .changeList),
          ToolArgument("series", .bool, .changeSeries),
        ],
        answers: [TodoAnswerJSON.self],
        effect: .takesAway
      )
    case .undo:
      ToolRow(
        title: .undo,
        purpose: .undoPurpose,
        arguments: [ToolArgument("step", .count(upTo: 1_000_000_000), .undoStep)],
        answers: [Reverted.self],
        effect: .takesAway
      )
    case .delete:
      ToolRow(
        title: .delete,
        purpose: .deletePurpose,
        arguments: [ToolArgument("todos", .texts, .todos).required],
        answers: [TodosJSON.self],
        effect: .takesAway
      )
    }
  }

  /// The tool as the list of tools names it; a version is told only what it knows.
  func described(_ version: ProtocolVersion, _ tone: Tone) -> JSONValue {
    let row = row
    var properties: [String: JSONValue] = [:]
    for argument in row.arguments { properties[argument.key] = argument.schema(tone) }
    let required = row.arguments.filter(\.isRequired).map { JSONValue.string($0.key) }
    var input: [String: JSONValue] = [
      "type": .string("object"), "properties": .object(properties),
      "additionalProperties": .bool(false),
    ]
    if !required.isEmpty { input["required"] = .array(required) }
    var members: [String: JSONValue] = [
      "name": .string(rawValue), "description": .string(row.purpose.text(tone)),
      "inputSchema": .object(input),
    ]
    if version.hasAnnotations {
      members["annotations"] = .object([
        "title": .string(row.title.text(tone)),
        "readOnlyHint": .bool(row.effect == .none),
        "destructiveHint": .bool(row.effect == .takesAway),
        // The words of a time or a title mean something else once the first call was heard.
        "idempotentHint": .bool(row.effect == .none),
        "openWorldHint": .bool(false),
      ])
    }
    if version.hasStructure {
      members["title"] = .string(row.title.text(tone))
      members["outputSchema"] = AnswerSchema.schema(of: row.answers)
    }
    return .object(members)
  }
}
