package import Model
package import SQLite

extension Store {
  /// Takes what was not certain of a popup's to-dos for right, as one step; tells which those were.
  package func settleDoubt(
    in popup: PopupID,
    only id: Todo.ID? = nil,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    let ids = try todos(of: popup).filter {
      (id ?? $0.todo.id) == $0.todo.id && $0.todo.unsure != nil
    }
    .map(\.todo.id)
    guard !ids.isEmpty else { return [] }
    try change(BatchHeader(label: .edit, source: .popup), at: now) { _ throws(DatabaseError) in
      for id in ids {
        var columns = Columns()
        columns.set("unsure", .null)
        try write(columns, to: id)
      }
    }
    return ids
  }
}
