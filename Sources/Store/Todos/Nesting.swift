package import Model
package import SQLite

/// A to-do that another one is part of, as far as its name goes.
package struct Ancestor: Hashable, Sendable {
  package let id: Todo.ID
  package let handle: String
  package let title: String
  package let isDone: Bool
}

/// How parts of parts come from other programs.
package enum Nesting {
  /// So deep may a part lie that a file or a server brings; what lies deeper begins anew at the top, so
  /// that no chain keeps anybody waiting.
  package static let deepest = 20
}

extension Store {
  /// Lists the to-dos that a to-do is part of, the outermost first; at most the `limit` nearest.
  package func ancestors(of id: Todo.ID, limit: Int = 1000) throws(DatabaseError) -> [Ancestor] {
    try connection.all(
      """
      WITH RECURSIVE line (id, step) AS (
        SELECT parent_id, 1 FROM todo WHERE id = ?1 AND parent_id IS NOT NULL
        UNION ALL
        SELECT todo.parent_id, line.step + 1 FROM line JOIN todo ON todo.id = line.id
         WHERE todo.parent_id IS NOT NULL AND line.step < ?2)
      SELECT todo.id, todo.handle, todo.title, todo.completed_at IS NOT NULL
        FROM line JOIN todo ON todo.id = line.id ORDER BY line.step DESC
      """,
      [.text(id), Value(limit)]
    ) { row in
      Ancestor(
        id: row.text(0),
        handle: row.text(1),
        title: row.text(2),
        isDone: row.integer(3) != 0
      )
    }
  }

  /// The parts of a to-do, open and done, in their order.
  package func parts(of id: Todo.ID) throws(DatabaseError) -> [TodoRow] {
    try rows(
      "WHERE todo.parent_id = ? ORDER BY todo.position, todo.created_at, todo.id",
      [.text(id)]
    )
  }

  /// The open part of a to-do that comes next by its position; `nil` where there is none.
  ///
  /// What pauses, or repeats and is for a later day, is not the next.
  package func nextPart(of id: Todo.ID, at now: Instant) throws(DatabaseError) -> Todo? {
    let zone = calendar.zone
    let tomorrow = zone.civil(at: now).date.adding(days: 1)
    return try connection.first(
      """
      SELECT \(StoredTodo.columnsInShort) FROM todo
       WHERE parent_id = ?1 AND completed_at IS NULL AND paused_at IS NULL
         AND (rrule IS NULL
              OR coalesce(due_date, '') < ?2
                 AND coalesce(due_at, 0) < ?3)
       ORDER BY position, created_at, id LIMIT 1
      """,
      [
        .text(id), .text(tomorrow.description),
        Value(seconds: zone.instant(of: CivilDateTime(tomorrow, .midnight))),
      ]
    ) { StoredTodo($0).todo }
  }

  /// The open parts of to-dos at any depth, or all of them, each before its own parts; those
  /// themselves are left out.
  package func parts(below ids: [Todo.ID], onlyOpen: Bool) throws(DatabaseError) -> [TodoRow] {
    var rows: [TodoRow] = []
    for id in ids {
      let condition =
        "WHERE todo.id IN (\(Store.subtree))" + (onlyOpen ? " AND todo.completed_at IS NULL" : "")
      rows += try self.rows(condition + " ORDER BY todo.position", [.text(id)])
    }
    var known = Set(ids)
    return TodoTree(rows.filter { known.insert($0.todo.id).inserted }).arranged
  }

  /// The open parts of to-dos at any depth, each before its own parts.
  package func openParts(below ids: [Todo.ID]) throws(DatabaseError) -> [TodoRow] {
    try parts(below: ids, onlyOpen: true)
  }

  /// The parts that move up when to-dos are deleted, and the title of what they are part of then.
  package func partsThatMoveUp(
    from ids: [Todo.ID]
  ) throws(DatabaseError) -> [(parent: String?, parts: [TodoRow])] {
    let going = Set(ids)
    var groups: [(parent: String?, parts: [TodoRow])] = []
    for id in ids {
      let parts = try parts(of: id).filter { !going.contains($0.todo.id) }
      guard !parts.isEmpty else { continue }
      let parent = try ancestors(of: id).last { !going.contains($0.id) }?.title
      if let known = groups.firstIndex(where: { $0.parent == parent }) {
        groups[known].parts += parts
      } else {
        groups.append((parent, parts))
      }
    }
    return groups
  }

  /// The ids of everything below the to-do `?1`, itself left out.
  static let subtree = """
    WITH RECURSIVE part (id) AS (
      SELECT id FROM todo WHERE parent_id = ?1
      UNION
      SELECT todo.id FROM todo JOIN part ON todo.parent_id = part.id)
    SELECT id FROM part
    """
}
