package import Model
package import SQLite
internal import Words

extension TodoStore {
  /// What came of putting a copy in the place of the database.
  package struct Restored: Hashable, Sendable {
    /// The copy of what it held until then.
    package var before: Backup
    /// The names of triggers, views and indexes of the copy that were another program's and did not come.
    package var leftOut: [String] = []
  }

  /// Puts a copy in the place of all that the database holds, while others may be using it; what it
  /// held becomes a copy at `kept`.
  ///
  /// Only rows come from the copy: its triggers, views and tables of other programs stay behind. One
  /// transaction: others see all of it or nothing. Popups on screen are noted to be taken back, and
  /// every moment is derived anew.
  ///
  /// - Throws: `corrupt` where the copy, or the database, is damaged; then nothing has changed.
  package func restore(
    _ copy: String,
    keptAs kept: String,
    at now: Instant
  ) throws(DatabaseError) -> Restored {
    let popups = try connection.all(
      "SELECT todo_id, popup_server, popup_number FROM reminder WHERE popup_number IS NOT NULL"
    ) { row in [row.value(0), row.value(1), row.value(2)] }
    let written = try connection.all("SELECT path, made_at FROM copy") { row in
      [row.value(0), row.value(1)]
    }
    var restored = Restored(before: Backup(path: kept, todos: 0, open: 0))
    try beside { pages throws(DatabaseError) in
      restored.leftOut = try bringUp(pages, from: copy)
      try beside { fresh throws(DatabaseError) in
        try Schema.migrator.migrate(fresh, keepsBackup: false)
        try Schema.migrator.takeRows(of: pages.path, into: fresh)
        try fresh.leavePopups(popups, at: now)
        for copy in written {
          try fresh.run("INSERT OR REPLACE INTO copy (path, made_at) VALUES (?, ?)", copy)
        }
        restored.before = try backUp(to: kept)
        try connection.takeOver(fresh)
      }
    }
    return restored
  }

  /// Takes over the pages of a copy, sound ones, and brings them to today's schema; the names of what
  /// was not ours in it.
  private func bringUp(_ pages: Connection, from copy: String) throws(DatabaseError) -> [String] {
    let original = try Connection(opening: copy, timeout: Connection.timeout, for: .reading)
    original.distrustSchema()
    _ = try Schema.migrator.isCurrent(original)
    try pages.takeOver(original)
    pages.distrustSchema()
    // What is another program's goes before anything is done with its tables.
    let dropped = try pages.writing { () throws(DatabaseError) in
      try Schema.migrator.dropForeignParts(of: pages, kinds: ["trigger", "view"])
    }
    guard try pages.isSound() else {
      throw .corrupt(path: copy, reason: DatabaseReasons.damagedPages.text(.literal))
    }
    try Schema.migrator.migrate(pages, keepsBackup: false)
    return try dropped + Schema.migrator.mend(pages).dropped
  }

  /// Does something with an empty file beside the database, which goes afterwards.
  private func beside(
    _ body: (Connection) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let unfinished = "\(path).\(String(UInt32.random(in: 0...(.max)), radix: 16)).unfinished"
    defer {
      for suffix in ["", "-wal", "-shm", "-journal"] {
        do { try DatabaseFile.removeIfThere(unfinished + suffix) } catch {}
      }
    }
    try DatabaseFile.create(unfinished)
    try body(Connection(opening: unfinished, timeout: Connection.timeout))
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
