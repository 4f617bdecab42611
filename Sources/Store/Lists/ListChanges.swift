package import Model
package import SQLite

/// A list with how much is on it.
package struct ListRow: Hashable, Sendable {
  package var list: TodoList
  package var open: Int
  package var done: Int

  /// Everything on it.
  package var count: Int { open + done }
  package var isInbox: Bool { list.id == TodoList.inbox }
}

/// The change of a list; a property that is `nil` stays as it is.
package struct ListChange: Hashable, Sendable {
  package var name: String?
  /// Empty takes it away.
  package var color: String?
  /// Empty takes it away.
  package var icon: String?
  /// Minutes before the due time; empty takes them away.
  package var leads: [Int]?

  package init() {}
}

/// The way of the to-dos on a list that is deleted.
package enum ListContents: Hashable, Sendable {
  case deleted
  /// They go behind those of this list.
  case moved(TodoList.ID)
}

extension Store {
  /// All lists in order, the Inbox first.
  package func listRows() throws(DatabaseError) -> [ListRow] {
    try connection.all(
      """
      SELECT list.id, list.name, list.color, list.icon, list.position,
             list.leads, count(todo.id) - count(todo.completed_at), count(todo.completed_at)
        FROM list LEFT JOIN todo ON todo.list_id = list.id
       GROUP BY list.id ORDER BY list.id <> 'inbox', list.position, list.name
      """
    ) { row in
      let list = TodoList(
        id: row.text(0),
        name: row.text(1),
        color: row.textIfAny(2),
        icon: row.textIfAny(3),
        position: row.integer(4),
        leads: row.textIfAny(5).map(TodoList.leads)
      )
      return ListRow(list: list, open: row.integer(6), done: row.integer(7))
    }
  }

  /// Makes a list behind the others, as one batch; its name is one that no list has.
  package func addList(
    _ name: String,
    _ change: ListChange,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try self.change(BatchHeader(label: .listAdd, source: source), at: now) {
      _ throws(DatabaseError) in
      let list = try self.list(named: name, at: now)
      try write(change, to: list.id)
    }
  }

  /// Changes a list as one batch.
  package func changeList(
    _ id: TodoList.ID,
    _ change: ListChange,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try self.change(BatchHeader(label: .listChange, source: source), at: now) {
      _ throws(DatabaseError) in
      try write(change, to: id)
    }
  }

  private func write(_ change: ListChange, to id: TodoList.ID) throws(DatabaseError) {
    let columns = [
      ("name", change.name), ("color", change.color), ("icon", change.icon),
      ("leads", change.leads.map { $0.isEmpty ? "" : Leads.text($0) }),
    ]
    for case (let column, let text?) in columns {
      try connection.run(
        "UPDATE list SET \(column) = ? WHERE id = ?",
        [Value(text.isEmpty ? nil : text), .text(id)]
      )
    }
  }

  /// Deletes a list as one batch, and first does with its to-dos what is wished.
  package func deleteList(
    _ id: TodoList.ID,
    _ contents: ListContents,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    let todos = try connection.all(
      "SELECT id FROM todo WHERE list_id = ? ORDER BY position, created_at, id",
      [.text(id)]
    ) { $0.text(0) }
    let header = BatchHeader(label: .listDelete, source: source)
    // The list itself goes at last.
    _ = try inPieces(todos + [nil], as: header, at: now) { todo, _ throws(DatabaseError) in
      guard let todo else {
        return try connection.run("DELETE FROM list WHERE id = ?", [.text(id)])
      }
      switch contents {
      case .deleted: try connection.run("DELETE FROM todo WHERE id = ?", [.text(todo)])
      case .moved(let other):
        try connection.run(
          """
          UPDATE todo SET list_id = ?1,
                 position = \(Store.lastPlace)
           WHERE id = ?2
          """,
          [.text(other), .text(todo)]
        )
      }
    }
  }

  /// Puts the lists into an order, as one batch; the Inbox always stands first.
  package func orderLists(
    _ ids: [TodoList.ID],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try change(BatchHeader(label: .listOrder, source: source), at: now) {
      _ throws(DatabaseError) in
      for (index, id) in ids.filter({ $0 != TodoList.inbox }).enumerated() {
        try connection.run(
          "UPDATE list SET position = ?1 WHERE id = ?2 AND position IS NOT ?1",
          [Value(index + 1), .text(id)]
        )
      }
    }
  }
}
