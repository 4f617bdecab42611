import Actions
import Answers
import Arguments
import Model
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

extension Call {
  fileprivate mutating func lists() throws {
    let words = all(.listsWords)
    guard !words.isEmpty else { return try show() }
    let request = try ListsRequest(
      words,
      color: listColor,
      icon: self[.icon],
      moveTo: self[.moveTodosTo],
      deletesTodos: has(.deleteTodos)
    )
    let intent = try request.intent(
      in: store(),
      asking: { [session, json] in
        json ? nil : try session.askContents(of: $0)
      }
    )
    try carryOut(intent)
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

extension Session {
  /// Asks what becomes of the to-dos on a list that is deleted; `nil` without a terminal.
  ///
  /// - Throws: `CommandError.notConfirmed` where the person keeps the list.
  fileprivate func askContents(of row: ListRow) throws(CommandError) -> ListContents? {
    let values = ["list": row.list.name.printable, "todos": todosText(row.count, tone)]
    switch answer(to: ListCareSentences.askContents.text(tone, values)) {
    case nil: return nil
    case "m", "move": return .moved(TodoList.inbox)
    case "d", "delete": return .deleted
    default: throw .notConfirmed
    }
  }
}
