package import Model
package import SQLite

extension Store {
  /// To-dos of the archive whose title, notes, first step or list hold every word, the latest done
  /// first; with how many there are in all.
  ///
  /// What is in the database as well is found there: a step that was taken back leaves it in both.
  package func searchArchive(
    _ words: [String],
    limit: Int
  ) throws(DatabaseError) -> (rows: [TodoRow], count: Int) {
    guard let archive = try archiveIfAny() else { return ([], 0) }
    let words = words.map { $0.lowercased() }
    let columns = ["todo.title", "todo.notes", "todo.first_step", "todo.list_name"]
    let conditions = words.indices.map { index in
      "(" + columns.map { "holds(\($0), ?\(index + 1))" }.joined(separator: " OR ") + ")"
    }
    let found = try archived(
      "WHERE \(conditions.joined(separator: " AND ")) ORDER BY todo.completed_at DESC, todo.id",
      words.map { .text($0) },
      in: archive
    )
    var rows: [TodoRow] = []
    for row in found where try self.row(row.todo.id) == nil { rows.append(row) }
    return (Array(rows.prefix(limit)), rows.count)
  }

  /// The to-do of the archive that has this handle.
  package func archived(handle: String) throws(DatabaseError) -> (id: Todo.ID, title: String)? {
    guard let archive = try archiveIfAny() else { return nil }
    return try archive.first("SELECT id, title FROM todo WHERE handle = ?", [.text(handle)]) {
      (id: $0.text(0), title: $0.text(1))
    }
  }

  /// Those of some to-dos that are in the archive; none where that cannot be read, which `doctor` tells.
  func archivedRows(of ids: Set<Todo.ID>) -> [TodoRow] {
    guard !ids.isEmpty else { return [] }
    do {
      guard let archive = try archiveIfAny() else { return [] }
      return try archived(
        "WHERE id IN (SELECT value FROM json_each(?))",
        [.text(Store.jsonList(Array(ids)))],
        in: archive
      )
    } catch {
      // What is in the database is told all the same.
      return []
    }
  }

  /// Why the archive cannot be read; `nil` where it can, or there is none.
  package func troubleOfArchive() -> DatabaseError? {
    do {
      _ = try archiveIfAny()?.first("SELECT count(*) FROM todo") { $0.integer(0) }
      return nil
    } catch {
      return error
    }
  }

  private func archived(
    _ condition: String,
    _ values: [Value],
    in archive: Connection
  ) throws(DatabaseError) -> [TodoRow] {
    let calendar = calendar
    return try archive.all(
      "SELECT \(StoredTodo.columns), todo.list_name FROM todo \(condition)",
      values
    ) { row in
      let todo = StoredTodo(row).todo
      return TodoRow(
        todo: todo,
        listName: row.text(StoredTodo.width),
        dueAt: calendar.moment(of: todo.due)
      )
    }
  }
}
