package import Model
package import SQLite

/// Where to-dos are to go.
package enum Destination: Hashable, Sendable {
  /// A list by its name; it is created if there is none.
  case list(String)
  /// Into another to-do.
  case under(Todo.ID)
  /// Out of what it is part of.
  case top
}

/// The outcome of moving to-dos.
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
  /// Moved to a list, a to-do leaves what it was part of, unless that is on the list as well. What
  /// is part of another one of `ids` goes along with it.
  ///
  /// - Throws: `DatabaseError.refused` where a to-do would be part of itself, see `isPart(_:of:)`.
  package func move(
    _ ids: [Todo.ID],
    to destination: Destination,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Moved {
    var moved = Moved()
    var there: [Todo.ID] = []
    var before: [Todo.ID] = []
    let header = BatchHeader(label: .move, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, _ throws(DatabaseError) in
      let target = try target(of: destination, at: now, &moved)
      guard let row = try row(id) else { return }
      if destination != .top, try isPart(id, ofAnyOf: ids) { return }
      if try take(row, to: target, &moved) { there.append(id) } else { before.append(id) }
    }
    moved.rows = try rows(of: there)
    moved.unmoved = try rows(of: before)
    return moved
  }

  /// Moves a to-do to a list with everything that is part of it, as part of a batch.
  func move(
    _ row: TodoRow,
    toListNamed name: String,
    at now: Instant
  ) throws(DatabaseError) -> Moved {
    var moved = Moved()
    _ = try take(row, to: target(of: .list(name), at: now, &moved), &moved)
    return moved
  }

  /// Takes a to-do and its parts where they are to go; answers whether it was elsewhere.
  private func take(
    _ row: TodoRow,
    to target: Target,
    _ moved: inout Moved
  ) throws(DatabaseError) -> Bool {
    let list = target.list ?? row.todo.list
    var parent = target.parent
    if target.keepsParent, let old = row.todo.parent, try self.row(old)?.todo.list == list {
      parent = old
    }
    guard row.todo.list != list || row.todo.parent != parent else { return false }
    try put(row, on: list, under: parent)
    if row.todo.list != list { moved.parts += try takeAlong(row.todo.id, to: list) }
    return true
  }

  /// Whether a to-do is the other one, or part of it at any depth.
  package func isPart(_ id: Todo.ID, of other: Todo.ID) throws(DatabaseError) -> Bool {
    if id == other { return true }
    return try ancestors(of: id, limit: .max).contains { $0.id == other }
  }

  private func isPart(_ id: Todo.ID, ofAnyOf others: [Todo.ID]) throws(DatabaseError) -> Bool {
    guard others.count > 1 else { return false }
    let line = Set(try ancestors(of: id, limit: .max).map(\.id))
    return others.contains { $0 != id && line.contains($0) }
  }

  /// Where a destination is in the tables.
  private struct Target {
    /// `nil`: the list that it is on.
    var list: TodoList.ID?
    var parent: Todo.ID?
    /// Whether it stays part of what is on that list as well.
    var keepsParent = false
  }

  private func target(
    of destination: Destination,
    at now: Instant,
    _ moved: inout Moved
  ) throws(DatabaseError) -> Target {
    switch destination {
    case .top: return Target()
    case .under(let id): return Target(list: try row(id)?.todo.list, parent: id)
    case .list(let name):
      let list = try self.list(named: name, at: now)
      if list.isNew { moved.newList = list.name }
      return Target(list: list.id, keepsParent: true)
    }
  }

  /// Puts a to-do behind the others of the list, or of what it is part of now.
  private func put(
    _ row: TodoRow,
    on list: TodoList.ID,
    under parent: Todo.ID?
  ) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE todo SET list_id = ?1, parent_id = ?2,
             position = \(Store.lastPlace)
       WHERE id = ?3
      """,
      [.text(list), Value(parent), .text(row.todo.id)]
    )
  }

  /// Moves what is part of a to-do to a list, in its order; answers how many were elsewhere.
  private func takeAlong(_ id: Todo.ID, to list: TodoList.ID) throws(DatabaseError) -> Int {
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
               position = \(Store.lastPlace)
         WHERE id = ?2
        """,
        [.text(list), .text(part)]
      )
    }
    return parts.count
  }
}
