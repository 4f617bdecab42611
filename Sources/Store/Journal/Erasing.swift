package import Model
package import SQLite

extension TodoStore {
  /// Deletes to-dos together with every trace of their text; nothing brings them back.
  ///
  /// The archive, the journal, the ledger and what was heard let go of them, also of those that were
  /// deleted before; then the files and their logs are written anew. That something was completed stays known,
  /// without a word of what it was.
  ///
  /// - Returns: Whether the files hold nothing of it any more; see `wipe()`.
  package func erase(
    _ ids: [Todo.ID],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Bool {
    // First of all: where it cannot be written, nothing is forgotten by halves.
    try eraseFromArchive(ids)
    try connection.run("PRAGMA secure_delete = ON")
    // No step of the person's that undo could mean: it looks past this one.
    let header = BatchHeader(kind: .settle, label: .erase, source: source)
    try change(header, at: now) { _ throws(DatabaseError) in
      for id in ids { try erase(id) }
    }
    return try wipe()
  }

  /// Deletes every text that was heard with every trace of it; what came of them stays.
  ///
  /// - Returns: The beginnings of the texts, and whether the files hold nothing of them any more.
  package func eraseHeard() throws(DatabaseError) -> (texts: [String], isWiped: Bool) {
    try connection.run("PRAGMA secure_delete = ON")
    let texts = try connection.writing { () throws(DatabaseError) in
      let texts = try connection.all(
        """
        SELECT substr(text, 1, 60) FROM heard WHERE text <> ''
        UNION SELECT substr(text, 1, 60) FROM transcript WHERE text <> ''
        """
      ) { $0.text(0) }
      try connection.run("DELETE FROM heard")
      try connection.run("DELETE FROM transcript")
      return texts
    }
    return (texts, try wipe())
  }

  /// Writes the file and its log anew, so that nothing is left of what was deleted, and so the archive.
  ///
  /// - Returns: False where another program still reads an older state, which keeps the log, or
  ///   where there is no room: then it is to be done once more.
  package func wipe() throws(DatabaseError) -> Bool {
    do {
      try connection.script("VACUUM")
    } catch .busy, .diskFull {
      return false
    }
    let isHeld = try connection.first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(0) != 0 }
    return try wipeArchive() && isHeld == false
  }

  /// The to-do that had this handle and was deleted, with its last title, as far as it is known.
  package func deleted(handle: String) throws(DatabaseError) -> (id: Todo.ID, title: String)? {
    try connection.first(
      """
      SELECT todo_id, coalesce(\(SchemaText.noted("title", in: "before")), handle)
        FROM retired_handle LEFT JOIN change
          ON change.row_id = retired_handle.todo_id AND change.operation = 'delete'
       WHERE handle = ? AND todo_id NOT IN (SELECT id FROM todo WHERE id = todo_id)
         AND EXISTS (SELECT 1 FROM change WHERE row_id = todo_id)
       ORDER BY batch_id DESC LIMIT 1
      """,
      [.text(handle)]
    ) { (id: $0.text(0), title: $0.text(1)) }
  }

  private func erase(_ id: Todo.ID) throws(DatabaseError) {
    try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)])
    let noted = try connection.all(
      """
      SELECT batch_id, \(SchemaText.noted("title", in: "before")), \(SchemaText.noted("title", in: "after"))
        FROM change WHERE row_id = ?
      """,
      [.text(id)]
    ) { (batch: $0.integer(0), titles: [$0.textIfAny(1), $0.textIfAny(2)].compactMap(\.self)) }
    try forgetHeard(naming: Set(noted.flatMap(\.titles)), in: Set(noted.map(\.batch)))
    for statement in [
      "DELETE FROM change WHERE row_id = ?",
      "DELETE FROM delivery WHERE todo_id = ?",
      "DELETE FROM unsettled WHERE todo_id = ?",
      "DELETE FROM sync_conflict WHERE todo_id = ?",
      // What is left says where it is on a server, so that it can be deleted there as well.
      "UPDATE sync_object SET base = NULL, sending = NULL, unseen_base = NULL WHERE todo_id = ?",
      "DELETE FROM push WHERE todo_id = ? AND sent_at IS NULL",
      // What is on the phone is taken from there, too.
      "UPDATE push SET state = 'answered', next_at = NULL, token = NULL WHERE todo_id = ?",
    ] {
      try connection.run(statement, [.text(id)])
    }
    try deleteReminder(of: id)
    for batch in Set(noted.map(\.batch)) {
      try connection.run("DELETE FROM transcript WHERE batch_id = ?", [Value(batch)])
      try connection.run(
        """
        DELETE FROM batch
         WHERE id = ?1 AND id NOT IN (SELECT batch_id FROM current_batch)
           AND NOT EXISTS (SELECT 1 FROM change WHERE batch_id = ?1)
        """,
        [Value(batch)]
      )
    }
  }
}
