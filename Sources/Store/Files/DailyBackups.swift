package import Model
package import SQLite
internal import Words

/// The backup that the service makes of a database on its own, one for a day on which it changed.
package struct DailyBackups: Sendable {
  /// So many stay; those that somebody asked for are nobody's to remove.
  private static let kept = 7

  private let database: String
  private var folder: String { Store.backupFolder(ofDatabase: database) }

  package init(ofDatabase path: String) {
    database = path
  }

  /// Whether the database has changed since the last of them, and the day has none yet.
  package func isDue(on day: CivilDate) -> Bool {
    let path = path(of: day)
    guard !DatabaseFile.exists(path), DatabaseFile.size(database) > 0 else { return false }
    let changed = max(DatabaseFile.changedAt(database), DatabaseFile.changedAt(database + "-wal"))
    return names.last.map { DatabaseFile.changedAt("\(folder)/\($0)") < changed } ?? true
  }

  /// Makes the backup of a day, and lets go of the oldest ones.
  ///
  /// Values that their columns do not take are put right before. Takes as long as reading every
  /// page twice does: not for a thread that somebody waits for.
  ///
  /// - Throws: `corrupt` where the database is damaged: then all backups stay.
  package func make(on day: CivilDate, _ meaning: Store.Meaning, at now: Instant)
    throws(DatabaseError)
  {
    let store = try Store(path: database, meaning: meaning)
    guard try store.damage().isEmpty else {
      throw .corrupt(path: database, reason: DatabaseReasons.damagedPages.text(.literal))
    }
    _ = try store.mendColumns(at: now)
    _ = try store.backUp(to: path(of: day))
    for name in names.dropLast(DailyBackups.kept) {
      try DatabaseFile.removeIfThere("\(folder)/\(name)")
    }
    try removeUnfinished(before: now - .minutes(24 * 60))
  }

  /// Removes what copies, migrations and restores left that were killed: it holds every text.
  package func removeUnfinished(before moment: Instant) throws(DatabaseError) {
    for folder in [database.folder, folder] {
      for name in DatabaseFile.names(in: folder) where name.isUnfinished {
        let path = "\(folder)/\(name)"
        if DatabaseFile.changedAt(path) < moment { try DatabaseFile.removeIfThere(path) }
      }
    }
  }

  /// The names of those there are, the oldest first.
  private var names: [String] {
    DatabaseFile.names(in: folder).filter { $0.hasPrefix("daily-") && $0.hasSuffix(".sqlite") }
      .sorted()
  }

  private func path(of day: CivilDate) -> String { "\(folder)/daily-\(day).sqlite" }
}

extension String {
  /// Whether it names what becomes a copy, or the log of that.
  fileprivate var isUnfinished: Bool {
    [".unfinished", ".repaired", ".repairing"].contains { kind in
      ["", "-wal", "-shm", "-journal"].contains { hasSuffix(kind + $0) }
    }
  }
}
