import Actions
import Answers
import Model
import Store
import Words

/// `lists`: shows the lists, or changes one.
struct Lists: VerbCommand {
  static let row = VerbRow(.lists, .lists, more: .listsMore, usage: "[<action> <list> ...]")
    .takes([.listsWords, .listColor, .icon, .moveTodosTo, .deleteTodos])
    .shows([["lists"], ["lists", "add", "Work"]])
    .answers([ListsJSON.self])

  /// What can be done with a list.
  enum Action: String, CaseIterable {
    case add, rename, delete, color, icon, order, ramp
    case colour
  }

  let line: ParsedLine
  var words: [String] { line.all(.listsWords) }
  var color: String? { line[.listColor] }
  var icon: String? { line[.icon] }
  var moveTo: String? { line[.moveTodosTo] }
  var deleteTodos: Bool { line.has(.deleteTodos) }
  var json: Bool { common.json }

  func run(in session: Session) throws -> ExitStatus {
    guard let first = words.first else { return try show(in: session) }
    guard let action = Action(rawValue: first.lowercased()) else {
      throw CommandError.lists(
        .noAction(first, choices: Lists.Action.allCases.filter { $0 != .colour }.map(\.rawValue))
      )
    }
    let session = try session.opened()
    var care = ListCare(session, store: try session.openStore(), json: json)
    let rest = Array(words.dropFirst())
    switch action {
    case .add: try care.add(rest.joined(separator: " "), color: listColor, icon: icon)
    case .rename: try care.rename(rest)
    case .color, .colour: try care.color(rest)
    case .icon: try care.icon(rest)
    case .order: try care.order(rest)
    case .ramp: try care.ramp(rest)
    case .delete: try care.delete(rest, moveTo: moveTo, deletesTodos: deleteTodos)
    }
    return .ok
  }

  private var listColor: String? {
    color.flatMap { ColorChoice(rawValue: $0) == nil ? $0 : nil }
  }

  private func show(in session: Session) throws -> ExitStatus {
    if let option = unusedOption {
      let example = commandLine(["lists", "add", "Groceries", "--color", "teal"])
      throw CommandError.lists(.wordsWanted(example: option == "--color" ? example : nil))
    }
    let rows = try session.openStore().listRows()
    if json {
      try session.print(json: ListsJSON(rows))
    } else {
      try session.print(ListTable(session.style).text(rows))
    }
    return .ok
  }

  private var unusedOption: String? {
    if listColor != nil || icon != nil { return "--color" }
    return moveTo != nil || deleteTodos ? "--move-to" : nil
  }
}
