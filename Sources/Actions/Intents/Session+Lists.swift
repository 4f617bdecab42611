package import Model
import Store

/// Changes of the lists themselves.
extension Session {
  /// Changes a list as one step of the journal; what is so already is left alone.
  func change(_ change: ListsChange, in store: TodoStore) throws -> Outcome.Facts {
    let before = try store.listRows()
    let isMeant: (ListRow) -> Bool
    switch change {
    case .add(let name, let values):
      isMeant = { $0.list.name.isSameName(as: name) }
      if let known = before.first(where: isMeant) { return .listsUnchanged(change, of: known) }
      try store.addList(name, values, source: source, at: now)
    case .change(let row, let values):
      guard !values.isSo(row.list) else { return .listsUnchanged(change, of: row) }
      try store.changeList(row.list.id, values, source: source, at: now)
      isMeant = { $0.list.id == row.list.id }
    case .order(let ids, let row):
      guard ids != before.map(\.list.id).filter({ $0 != TodoList.inbox }) else {
        return .listsUnchanged(change, of: row)
      }
      try store.orderLists(ids, source: source, at: now)
      isMeant = { $0.list.id == row.list.id }
    case .delete(let row, let contents):
      try store.deleteList(row.list.id, contents, source: source, at: now)
      return .listsChanged(change, of: row, among: try store.listRows())
    }
    let rows = try store.listRows()
    guard let row = rows.first(where: isMeant) else { throw CommandError.noSuchList("") }
    return .listsChanged(change, of: row, among: rows)
  }
}

extension ListChange {
  /// Whether a list is that way already.
  fileprivate func isSo(_ list: TodoList) -> Bool {
    (name ?? list.name) == list.name && (color ?? list.color ?? "") == list.color ?? ""
      && (icon ?? list.icon ?? "") == list.icon ?? ""
      && (leads.map { $0.filter { $0 > 0 } } ?? list.ahead) == list.ahead
  }
}

extension TodoList {
  /// How many minutes ahead its to-dos come up, besides at their time.
  package var ahead: [Int] { (leads ?? []).filter { $0 > 0 } }
}
