package import Model
package import SQLite

/// A to-do at a moment at which it was done.
package struct DoneTodo: Hashable, Sendable {
  /// The to-do as it is now, or as it was when it was deleted.
  package let row: TodoRow
  package let at: Instant
  /// Whether it is on no list any more.
  package let isGone: Bool
}

extension Store {
  /// What was done within a window, the earliest first; of some to-dos alone, where they are given.
  ///
  /// What was deleted since, or moved into the archive, was done all the same; what was forgotten is
  /// not told.
  package func done(
    in window: Range<Instant>,
    of ids: Set<Todo.ID>? = nil
  ) throws(DatabaseError) -> [DoneTodo] {
    let done = try connection.all(
      """
      SELECT todo_id, completed_at FROM completion
       WHERE completed_at >= ? AND completed_at < ? ORDER BY completed_at
      """,
      [Value(seconds: window.lowerBound), Value(seconds: window.upperBound)]
    ) { (id: $0.text(0), at: $0.seconds(1) ?? window.lowerBound) }
    .filter { ids?.contains($0.id) ?? true }
    let known = Set(done.map(\.id))
    var rows: [Todo.ID: TodoRow] = [:]
    for row in try self.rows(of: known.sorted()) { rows[row.todo.id] = row }
    var gone = try deletedRows(of: known.filter { rows[$0] == nil })
    let unknown = known.filter { rows[$0] == nil && gone[$0] == nil }
    for row in archivedRows(of: unknown) { gone[row.todo.id] = row }
    return done.compactMap { done in
      (rows[done.id] ?? gone[done.id])
        .map { DoneTodo(row: $0, at: done.at, isGone: rows[done.id] == nil) }
    }
  }

  /// What was completed within a window, the earliest first; of some to-dos alone, where they are given.
  package func completed(
    in window: Range<Instant>,
    of ids: Set<Todo.ID>? = nil
  ) throws(DatabaseError) -> [PlannedTodo] {
    try done(in: window, of: ids).map { PlannedTodo($0.row, at: $0.at) }
  }

  /// To-dos that were deleted, as the journal has them: what a line tells of them.
  private func deletedRows(of ids: Set<Todo.ID>) throws(DatabaseError) -> [Todo.ID: TodoRow] {
    guard !ids.isEmpty else { return [:] }
    let deleted = try connection.all(
      """
      SELECT row_id, \(SchemaText.noted("handle", in: "before")),
             \(SchemaText.noted("title", in: "before")), \(SchemaText.noted("list_id", in: "before")),
             (SELECT name FROM list WHERE id = \(SchemaText.noted("list_id", in: "before")))
        FROM change
       WHERE operation = 'delete' AND table_name = 'todo'
         AND row_id IN (SELECT value FROM json_each(?))
       ORDER BY batch_id
      """,
      [.text(Store.jsonList(Array(ids)))]
    ) { row in
      (
        id: row.text(0), handle: row.text(1), title: row.text(2), list: row.text(3),
        listName: row.text(4)
      )
    }
    var rows: [Todo.ID: TodoRow] = [:]
    for todo in deleted where !todo.title.isEmpty {
      let moment = Instant(seconds: 0)
      rows[todo.id] = TodoRow(
        todo: Todo(
          id: todo.id,
          handle: todo.handle,
          list: todo.list,
          title: todo.title,
          createdAt: moment,
          updatedAt: moment
        ),
        listName: todo.listName
      )
    }
    return rows
  }
}
