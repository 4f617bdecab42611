package import Model
package import SQLite
internal import Words

extension TodoStore {
  /// Puts a copy in the place of all that the database holds, while others may be using it; what it
  /// held becomes a copy at `kept`.
  ///
  /// One transaction: others see all of it or nothing. Popups on screen are noted to be taken back,
  /// and every moment is derived anew.
  ///
  /// - Throws: `corrupt` where the copy, or the database, is damaged; then nothing has changed.
  package func restore(
    _ copy: String,
    keptAs kept: String,
    at now: Instant
  ) throws(DatabaseError) -> Backup {
    let original = try Connection(opening: copy, timeout: Connection.timeout, for: .reading)
    _ = try Schema.migrator.isCurrent(original)
    let popups = try connection.all(
      "SELECT todo_id, popup_server, popup_number FROM reminder WHERE popup_number IS NOT NULL"
    ) { row in [row.value(0), row.value(1), row.value(2)] }
    let written = try connection.all("SELECT path, made_at FROM copy") { row in
      [row.value(0), row.value(1)]
    }
    var backup = Backup(path: kept, todos: 0, open: 0)
    try fresh(of: original) { fresh throws(DatabaseError) in
      guard try fresh.isSound() else {
        throw .corrupt(path: copy, reason: DatabaseReasons.damagedPages.text(.literal))
      }
      try Schema.migrator.migrate(fresh, keepsBackup: false)
      _ = try Schema.migrator.putBackWhatIsGone(on: fresh)
      try fresh.leavePopups(popups, at: now)
      for copy in written {
        try fresh.run("INSERT OR REPLACE INTO copy (path, made_at) VALUES (?, ?)", copy)
      }
      backup = try backUp(to: kept)
      try connection.takeOver(fresh)
    }
    return backup
  }

  /// Does something with a copy that may be changed, beside the database; it goes afterwards.
  private func fresh(
    of original: Connection,
    _ body: (Connection) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let unfinished = "\(path).\(String(UInt32.random(in: 0...(.max)), radix: 16)).unfinished"
    defer {
      for suffix in ["", "-wal", "-shm", "-journal"] {
        do { try DatabaseFile.removeIfThere(unfinished + suffix) } catch {}
      }
    }
    try DatabaseFile.create(unfinished)
    let fresh = try Connection(opening: unfinished, timeout: Connection.timeout)
    try fresh.takeOver(original)
    try body(fresh)
  }
}

extension Connection {
  /// Prepares a copy for a screen that shows other popups than when it was made.
  fileprivate func leavePopups(_ popups: [[Value]], at now: Instant) throws(DatabaseError) {
    try writing { () throws(DatabaseError) in
      try run(
        """
        UPDATE reminder
           SET popup_server = NULL, popup_number = NULL, popup_obsolete = 0,
               state = iif(state = 'delivering', 'scheduled', state)
        """
      )
      for popup in popups {
        try run(
          """
          INSERT INTO reminder (todo_id, state, popup_server, popup_number, popup_obsolete)
          VALUES (?, 'closed', ?, ?, 1)
          ON CONFLICT (todo_id) DO UPDATE
             SET popup_server = excluded.popup_server, popup_number = excluded.popup_number,
                 popup_obsolete = 1
          """,
          popup
        )
      }
      // The zone may be another one than when the copy was made.
      try run(
        """
        INSERT OR IGNORE INTO unsettled (todo_id)
        SELECT id FROM todo WHERE completed_at IS NULL
           AND (due_date IS NOT NULL OR due_at IS NOT NULL OR phrase IS NOT NULL)
        """
      )
      try run(
        "INSERT INTO delivery (at, event) VALUES (?, 'restored')",
        [Value(milliseconds: now)]
      )
    }
  }
}
