package import Model
internal import Planning
package import SQLite

/// Triggers, views and indexes that were gone, or were another program's: without the right ones nothing
/// is journaled, and nothing derived.
extension Store {
  /// When some of them had to be put back last, if that ever was.
  package func lastGaps() throws(DatabaseError) -> Instant? {
    try connection.first("SELECT max(at) FROM delivery WHERE event = '\(Self.gaps)'") {
      $0.milliseconds(0)
    } ?? nil
  }

  /// When some were dropped last that are another program's, and their names; `nil` if that never was.
  package func lastDropped() throws(DatabaseError) -> (at: Instant, names: String)? {
    try connection.first(
      "SELECT at, reason FROM delivery WHERE event = '\(Self.dropped)' ORDER BY id DESC LIMIT 1"
    ) { row in row.milliseconds(0).map { (at: $0, names: row.text(1)) } } ?? nil
  }

  /// Puts triggers, views and indexes right that another program has changed while this store was open;
  /// the names of those that were dropped.
  package func mendSchema() throws(DatabaseError) -> [String] {
    let version = try connection.first("PRAGMA schema_version") { $0.integer(0) }
    guard version != mendedSchema else { return [] }
    let mending = try Schema.migrator.mend(connection)
    try note(mending)
    mendedSchema = try connection.first("PRAGMA schema_version") { $0.integer(0) }
    return mending.dropped
  }

  /// Notes what was put right just now, and has everything looked at that was written meanwhile.
  func note(_ mending: SchemaMending) throws(DatabaseError) {
    guard mending.hadGaps || !mending.dropped.isEmpty else { return }
    try connection.writing { () throws(DatabaseError) in
      try noteDropped(mending.dropped)
      if mending.hadGaps {
        try connection.run(
          "INSERT INTO delivery (at, event) VALUES (\(SchemaJournal.millisecond), '\(Self.gaps)')"
        )
      }
      try fillGaps()
      if !mending.dropped.isEmpty { try putMomentsRight() }
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

  /// Notes that triggers, views or indexes of another program were dropped, here or from the archive.
  func noteDropped(_ names: [String]) throws(DatabaseError) {
    guard !names.isEmpty else { return }
    let names = names.joined(separator: ", ").prefix(Self.longestNames)
    try connection.run(
      """
      INSERT INTO delivery (at, event, reason)
      VALUES (\(SchemaJournal.millisecond), '\(Self.dropped)', ?)
      """,
      [.text(String(names))]
    )
  }

  /// Puts back the moments of reminders that another program's trigger has moved.
  private func putMomentsRight() throws(DatabaseError) {
    let now =
      try connection.first("SELECT \(SchemaJournal.millisecond)") { $0.milliseconds(0) } ?? nil
    let rows = try rows(
      """
      WHERE todo.completed_at IS NULL AND reminder.again_at IS NULL
        AND reminder.state IN ('scheduled', 'held')
      """
    )
    for row in rows {
      guard let now, let due = row.dueAt, let reminder = row.reminder else { continue }
      let moment = reminder.moment(before: due)
      guard moment != reminder.fireAt, let right = reminder.rederived(to: moment, at: now)
      else { continue }
      try write(right)
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

  /// The events in the ledger.
  private static let (gaps, dropped) = ("schema", "schema-dropped")

  /// So many characters of their names are kept.
  private static let longestNames = 200
}
