package import Model
package import SQLite

/// Triggers, views and indexes that were gone: without them nothing is journaled, and nothing
/// derived.
extension Store {
  /// When some of them had to be put back last, if that ever was.
  package func lastGaps() throws(DatabaseError) -> Instant? {
    try connection.first("SELECT max(at) FROM delivery WHERE event = '\(Self.gaps)'") {
      $0.milliseconds(0)
    } ?? nil
  }

  /// Notes that some were put back just now, and has everything looked at that was written
  /// meanwhile.
  func noteGaps() throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        "INSERT INTO delivery (at, event) VALUES (\(SchemaJournal.millisecond), '\(Self.gaps)')"
      )
      try fillGaps()
      // What was written meanwhile closed no reminder, and was not noted as unsettled.
      try connection.run(
        """
        UPDATE reminder SET \(SchemaReminder.closed)
         WHERE state <> 'closed'
           AND todo_id NOT IN (SELECT id FROM todo WHERE completed_at IS NULL AND paused_at IS NULL)
        """
      )
      try connection.run(
        """
        INSERT OR IGNORE INTO unsettled (todo_id, spoken_at)
        SELECT id, iif(phrase IS NOT NULL AND inferred_at IS NULL AND due_date IS NULL
                       AND due_at IS NULL, created_at, NULL)
          FROM todo WHERE completed_at IS NULL
        """
      )
      // Nor was it noted that an occurrence was completed, from which its series goes on.
      try connection.run(
        """
        INSERT OR IGNORE INTO unsettled (todo_id, advances)
        SELECT id, 1 FROM todo
         WHERE completed_at IS NOT NULL AND rrule IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM completion WHERE todo_id = todo.id
                              AND completed_at = todo.completed_at)
        """
      )
      try connection.run(
        """
        INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence)
        SELECT completed_at, id, occurrence FROM todo WHERE completed_at IS NOT NULL
        """
      )
    }
  }

  /// Gives rows what a trigger would have filled in, and the lists what one would have kept.
  private func fillGaps() throws(DatabaseError) {
    let isInboxThere = try connection.first("SELECT 1 FROM list WHERE id = 'inbox'") { _ in true }
    if isInboxThere == nil {
      // Another list may have taken its name.
      try connection.run(
        "UPDATE list SET name = name || ' ' || substr(id, 1, 8) WHERE name = 'Inbox'"
      )
      try connection.run(SchemaList.inbox)
    }
    try connection.run(
      "UPDATE todo SET list_id = 'inbox' WHERE list_id NOT IN (SELECT id FROM list)"
    )
    let ids = try connection.all(
      "SELECT id FROM todo WHERE handle IS NULL OR position IS NULL OR time_kind IS NULL"
    ) { $0.text(0) }
    for id in ids {
      try connection.run(
        """
        UPDATE todo
           SET handle = coalesce(handle, \(SchemaTodoInsert.freshHandle)),
               position = coalesce(position, 1),
               time_kind = coalesce(time_kind, iif(due_at IS NOT NULL, 'elapsed',
                                                   iif(zone IS NOT NULL, 'fixed', 'floating')))
         WHERE id = ?
        """,
        [.text(id)]
      )
    }
  }

  /// The event in the ledger.
  private static let gaps = "schema"
}
