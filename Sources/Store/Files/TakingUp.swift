package import Model
package import SQLite

/// A database whose log was taken away from beside it while it was open.
extension Store {
  /// Whether that has happened.
  package var hasLostItsLog: Bool { connection.hasLostItsLog }

  /// The log that this store alone still has; `nil` where the system does not hand it out.
  package func takenLog() -> TakenLog? { TakenLog(of: connection) }

  /// Notes that it had happened.
  package func noteTakenLog(at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        "INSERT INTO delivery (at, event) VALUES (?, '\(Self.takenLog)')",
        [Value(milliseconds: now)]
      )
    }
  }

  /// When that happened last, if it ever did.
  package func lastTakenLog() throws(DatabaseError) -> Instant? {
    try connection.first("SELECT max(at) FROM delivery WHERE event = '\(Self.takenLog)'") {
      $0.milliseconds(0)
    } ?? nil
  }

  /// The event in the ledger.
  private static let takenLog = "log-taken"

  /// Takes over what a database held that was apart for a while: to-dos that are not here and were
  /// not deleted here, and those that were changed there last.
  ///
  /// The other one is a single file afterwards, a copy like any other.
  package func takeOver(from other: String, at now: Instant) throws(DatabaseError) {
    do {
      let apart = try Connection(opening: other, timeout: Connection.timeout)
      try apart.run("PRAGMA journal_mode = DELETE")
    }
    try connection.run("ATTACH ? AS apart", [.text(other)])
    defer { do { try connection.run("DETACH apart") } catch {} }
    try connection.writing { () throws(DatabaseError) in
      let batch = try begin(
        BatchHeader(kind: .settle, label: .settle, source: .settle),
        at: now
      )
      try takeOverLists()
      let ids = try connection.all(Self.newer) { $0.text(0) }
      for id in ids {
        // One whose row breaks a promise that holds here stays in the other file.
        _ = try refusal { () throws(DatabaseError) in try takeOver(id) }
      }
      // Only now every parent is there.
      for id in ids {
        try connection.run(
          """
          UPDATE main.todo
             SET parent_id = (SELECT parent_id FROM apart.todo WHERE id = ?1)
           WHERE id = ?1 AND parent_id IS NULL
             AND (SELECT parent_id FROM apart.todo WHERE id = ?1) IN (SELECT id FROM main.todo)
          """,
          [.text(id)]
        )
      }
      try end(batch)
    }
  }

  private static let newer = """
    SELECT apart.todo.id FROM apart.todo LEFT JOIN main.todo AS here ON here.id = apart.todo.id
     WHERE here.id IS NULL
           AND apart.todo.id NOT IN (SELECT row_id FROM main.change WHERE operation = 'delete')
        OR here.updated_at < apart.todo.updated_at
    """

  private func takeOverLists() throws(DatabaseError) {
    let columns = SchemaList.columns.joined(separator: ", ")
    try connection.run(
      """
      INSERT INTO main.list (\(columns)) SELECT \(columns) FROM apart.list AS lost
       WHERE NOT EXISTS (SELECT 1 FROM main.list
                          WHERE id = lost.id OR name = lost.name COLLATE NOCASE)
      """
    )
  }

  private func takeOver(_ id: Todo.ID) throws(DatabaseError) {
    let stays = ["id", "handle", "list_id", "parent_id", "position"]
    let columns = SchemaTodo.columns.filter { !stays.contains($0) }
    let names = columns.joined(separator: ", ")
    try connection.run(
      """
      INSERT INTO main.todo (id, handle, list_id, \(names))
      SELECT id,
             iif(handle IN (SELECT handle FROM main.todo UNION ALL
                            SELECT handle FROM main.retired_handle), NULL, handle),
             iif(list_id IN (SELECT id FROM main.list), list_id, 'inbox'), \(names)
        FROM apart.todo WHERE id = ?1 AND id NOT IN (SELECT id FROM main.todo)
      """,
      [.text(id)]
    )
    try connection.run(
      """
      UPDATE main.todo
         SET (\(names)) = (SELECT \(names) FROM apart.todo WHERE id = ?1)
       WHERE id = ?1 AND updated_at < (SELECT updated_at FROM apart.todo WHERE id = ?1)
      """,
      [.text(id)]
    )
    try connection.run(
      """
      INSERT OR REPLACE INTO main.reminder SELECT * FROM apart.reminder WHERE todo_id = ?
      """,
      [.text(id)]
    )
  }
}
