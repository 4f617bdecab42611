package import Model

/// Where to-dos are to go.
package enum Destination: Hashable, Sendable {
  /// A list by its name; it is created if there is none.
  case list(String)
  /// Into another to-do.
  case under(Todo.ID)
  /// Out of what it is part of.
  case top
}

/// What came of moving to-dos.
package struct Moved: Hashable, Sendable {
  /// Those that are elsewhere now, and those that were there already.
  package var rows: [TodoRow] = []
  package var unmoved: [TodoRow] = []
  /// How many went along because they are part of those.
  package var parts = 0
  package var newList: String?
}

extension Store {
  /// Moves to-dos with everything that is part of them, as one batch.
  ///
  /// Moved to a list, a to-do leaves what it was part of, unless that is on the list as well. What is
  /// part of another one of `ids` goes along with it.
  ///
  /// - Throws: `StoreError.refused` where a to-do would be part of itself, see `isPart(_:of:)`.
  package func move(
    _ ids: [Todo.ID],
    to destination: Destination,
    source: String,
    at now: Instant
  ) throws(StoreError) -> Moved {
    var moved = Moved()
    var there: [Todo.ID] = []
    var before: [Todo.ID] = []
    try change(BatchHeader(label: "move", source: source), at: now) { _ throws(StoreError) in
      let target = try self.target(of: destination, at: now, &moved)
      for id in ids {
        guard let row = try row(id) else { continue }
        if destination != .top, try isPart(id, ofAnyOf: ids) { continue }
        let list = target.list ?? row.todo.list
        var parent = target.parent
        if case .list = destination, let old = row.todo.parent,
          try self.row(old)?.todo.list == list
        {
          parent = old
        }
        if row.todo.list == list, row.todo.parent == parent {
          before.append(id)
          continue
        }
        there.append(id)
        try put(row, on: list, under: parent)
        if row.todo.list != list { moved.parts += try takeAlong(id, to: list) }
      }
    }
    moved.rows = try rows(of: there)
    moved.unmoved = try rows(of: before)
    return moved
  }

  /// Whether a to-do is the other one, or part of it at any depth.
  package func isPart(_ id: Todo.ID, of other: Todo.ID) throws(StoreError) -> Bool {
    if id == other { return true }
    return try ancestors(of: id, limit: .max).contains { $0.id == other }
  }

  private func isPart(_ id: Todo.ID, ofAnyOf others: [Todo.ID]) throws(StoreError) -> Bool {
    guard others.count > 1 else { return false }
    let line = Set(try ancestors(of: id, limit: .max).map(\.id))
    return others.contains { $0 != id && line.contains($0) }
  }

  private func target(
    of destination: Destination,
    at now: Instant,
    _ moved: inout Moved
  ) throws(StoreError) -> (list: TodoList.ID?, parent: Todo.ID?) {
    switch destination {
    case .top: return (nil, nil)
    case .under(let id): return (try row(id)?.todo.list, id)
    case .list(let name):
      let list = try self.list(named: name, at: now)
      if list.isNew { moved.newList = list.name }
      return (list.id, nil)
    }
  }

  /// Puts a to-do behind the others of the list, or of what it is part of now.
  private func put(
    _ row: TodoRow,
    on list: TodoList.ID,
    under parent: Todo.ID?
  ) throws(StoreError) {
    try connection.run(
      """
      UPDATE todo SET list_id = ?1, parent_id = ?2,
             position = 1 + coalesce((SELECT max(position) FROM todo WHERE list_id = ?1), 0)
       WHERE id = ?3
      """,
      [.text(list), Value(parent), .text(row.todo.id)]
    )
  }

  /// Moves what is part of a to-do to a list, in its order; answers how many were elsewhere.
  private func takeAlong(_ id: Todo.ID, to list: TodoList.ID) throws(StoreError) -> Int {
    let parts = try connection.all(
      """
      SELECT id FROM todo WHERE id IN (\(Store.subtree)) AND list_id <> ?2
       ORDER BY position, created_at, id
      """,
      [.text(id), .text(list)]
    ) { $0.text(0) }
    for part in parts {
      try connection.run(
        """
        UPDATE todo SET list_id = ?1,
               position = 1 + coalesce((SELECT max(position) FROM todo WHERE list_id = ?1), 0)
         WHERE id = ?2
        """,
        [.text(list), .text(part)]
      )
    }
    return parts.count
  }
}
