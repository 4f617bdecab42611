import Actions
import Answers
import Store
import Words

extension VerbRow {
  /// `lists`: shows the lists, or changes one.
  static let lists = VerbRow(.lists, .lists, more: .listsMore, usage: "[<action> <list> ...]")
    .takes(.listsWords, .listColor, .icon, .moveTodosTo, .deleteTodos)
    .shows(["lists"], ["lists", "add", "Work"])
    .answers(ListsJSON.self)
    .does { try $0.lists() }
}

/// An action on a list.
enum ListsAction: String, CaseIterable {
  case add, rename, delete, color, icon, order, ramp
  case colour
}

extension Call {
  fileprivate mutating func lists() throws {
    let words = all(.listsWords)
    guard let first = words.first else { return try show() }
    guard let action = ListsAction(rawValue: first.lowercased()) else {
      let choices = ListsAction.allCases.filter { $0 != .colour }.map(\.rawValue)
      throw CommandError.lists(.noAction(first, choices: choices))
    }
    let store = try store()
    var care = ListCare(session, store: store, json: json)
    let rest = Array(words.dropFirst())
    switch action {
    case .add: try care.add(rest.joined(separator: " "), color: listColor, icon: self[.icon])
    case .rename: try care.rename(rest)
    case .color, .colour: try care.color(rest)
    case .icon: try care.icon(rest)
    case .order: try care.order(rest)
    case .ramp: try care.ramp(rest)
    case .delete:
      try care.delete(rest, moveTo: self[.moveTodosTo], deletesTodos: has(.deleteTodos))
    }
  }

  /// The colour of a list; what colours the answer is none.
  private var listColor: String? {
    self[.listColor].flatMap { ColorChoice(rawValue: $0) == nil ? $0 : nil }
  }

  private mutating func show() throws {
    if listColor != nil || has(.icon) {
      let example = commandLine(["lists", "add", "Groceries", "--color", "teal"])
      throw CommandError.lists(.wordsWanted(example: example))
    }
    if has(.moveTodosTo) || has(.deleteTodos) {
      throw CommandError.lists(.wordsWanted(example: nil))
    }
    let rows = try store().listRows()
    try answer(ListsJSON(rows), orText: ListTable(session.style).text(rows))
  }
}
