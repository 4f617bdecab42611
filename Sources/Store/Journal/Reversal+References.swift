internal import Model
internal import SQLite

extension Reversal {
  /// Lists and parents may be gone since: then the Inbox and the root take their place.
  func keepReferences(
    of row: inout [String: Value],
    _ change: JournalChange
  ) throws(DatabaseError) {
    if let list = row["list_id"], try !exists("list", list) {
      row["list_id"] = replacements[list] ?? .text(TodoList.inbox)
      if replacements[list] == nil { leave(["list_id"], of: change) }
    }
    if let parent = row["parent_id"], parent != .null, try !canBeParent(parent, of: change.row) {
      row["parent_id"] = .null
      leave(["parent_id"], of: change)
    }
  }

  /// Another list that has this name.
  func list(named name: Value?, besides id: TodoList.ID) throws(DatabaseError) -> Value? {
    try store.connection.first(
      "SELECT id FROM list WHERE name = ? AND id <> ?",
      [name ?? .null, .text(id)]
    ) { $0.value(0) }
  }

  private func exists(_ table: String, _ id: Value) throws(DatabaseError) -> Bool {
    try store.connection.first("SELECT 1 FROM \(table) WHERE id = ?", [id]) { _ in true } ?? false
  }

  private func canBeParent(_ parent: Value, of row: Todo.ID) throws(DatabaseError) -> Bool {
    guard try exists("todo", parent) else { return false }
    return try !isDescendant(parent, of: row)
  }

  private func isDescendant(_ id: Value, of ancestor: Todo.ID) throws(DatabaseError) -> Bool {
    try store.connection.first(
      """
      WITH RECURSIVE line (id) AS (
        SELECT ?
        UNION
        SELECT todo.parent_id FROM todo JOIN line ON todo.id = line.id
         WHERE todo.parent_id IS NOT NULL)
      SELECT 1 FROM line WHERE id = ?
      """,
      [id, .text(ancestor)]
    ) { _ in true } ?? false
  }
}
