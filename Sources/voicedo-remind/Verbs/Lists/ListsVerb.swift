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
    if case .lists(.delete(let row, _)) = intent {
      try session.agree(toDelete: row, in: store(), isAsked: !json)
    }
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
  /// Tells before a synced list is deleted what becomes of it elsewhere, and asks whoever is there.
  ///
  /// - Throws: `CommandError.notConfirmed` where the person keeps the list.
  fileprivate func agree(toDelete row: ListRow, in store: TodoStore, isAsked: Bool) throws {
    let synced = try store.syncedLists().first { $0.list == row.list.id && $0.isActive }
    guard let synced,
      let account = try store.syncAccounts().first(where: { $0.id == synced.account })
    else { return }
    let name = row.list.name.printable
    let values = ["list": name, "name": account.name, "command": commandLine(["undo"])]
    talk(ListCareSentences.staysElsewhere, values)
    guard isAsked, environment.terminal.inputIsTerminal else { return }
    let question = ListCareSentences.askSynced.text(tone, ["list": name])
    guard confirms(question, otherwise: false, isNoted: false) else {
      throw CommandError.notConfirmed
    }
  }

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
