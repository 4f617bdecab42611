import Actions
import Answers
import Model
import Store
import Words

extension ListCare {
  /// Deletes a list; where it holds to-dos, a person is asked what becomes of them.
  mutating func delete(_ words: [String], moveTo: String?, deletesTodos: Bool) throws {
    if moveTo != nil, deletesTodos {
      throw CommandError.usage(
        .optionsExclude("--move-to", "--delete-todos"),
        verb: .lists,
        text: nil
      )
    }
    let example = commandLine(["lists", "delete", "Groceries"])
    let (row, rest) = try list(atStartOf: words, example: example)
    guard rest.isEmpty else { throw CommandError.noSuchList(words.joined(separator: " ")) }
    guard !row.isInbox else { throw CommandError.lists(.inboxStays) }
    let contents = try contents(of: row, moveTo: moveTo, deletesTodos: deletesTodos)
    try perform(.delete(row.list.id, contents))
    var values = ["count": String(row.count)]
    var sentence = ListCareSentences.deleted
    if row.count > 0 {
      switch contents {
      case .deleted: sentence = .deletedWithTodos
      case .moved(let other):
        sentence = .deletedAndMoved
        values["other"] = try self.row(other).list.name.printable
      }
    }
    try answer(sentence, about: row, values)
    try session.reply(asJSON: json) { $0.hintUndo() }
  }

  private func contents(
    of row: ListRow,
    moveTo: String?,
    deletesTodos: Bool
  ) throws -> ListContents {
    if deletesTodos { return .deleted }
    if let moveTo {
      let other = try self.row(named: moveTo)
      guard other.list.id != row.list.id else { throw CommandError.lists(.sameList) }
      return .moved(other.list.id)
    }
    guard row.count > 0 else { return .moved(TodoList.inbox) }
    let values = ["list": row.list.name.printable, "count": String(row.count)]
    let question = ListCareSentences.askContents.text(session.tone, values)
    guard !json, let reply = session.answer(to: question) else {
      throw CommandError.lists(.contentsWanted(row.list.name, count: row.count))
    }
    switch reply {
    case "m", "move": return .moved(TodoList.inbox)
    case "d", "delete": return .deleted
    default: throw CommandError.notConfirmed
    }
  }
}
