internal import Glibc
package import Model
package import SQLite
internal import Words

/// The outcome of the repair of a database.
package struct Repair: Hashable, Sendable {
  /// Where a to-do came from that could not be read as it was.
  package enum Source: String, Hashable, Sendable {
    /// From what the journal noted of it last, which is as it was.
    case journal
    /// From the backup, as it was then.
    case backup
  }

  /// A to-do that could not be read, and is there all the same.
  package struct Restored: Hashable, Sendable {
    package var id: Todo.ID
    package var handle: String
    package var title: String
    package var source: Source
  }

  /// What a person knows a table by that could be read in part at most, and is no to-do.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case reminders, lists, done, steps, heard, quiet, calendars, sync, phone, others
  }

  /// To-dos that are there now, open and done.
  package var todos = 0
  package var open = 0
  package var restored: [Restored] = []
  /// Handles of to-dos of which nothing more is known.
  package var missing: [String] = []
  /// What else could be read in part at most: what is missing of it is not known.
  package var torn: [Part] = []
  /// The damaged file as it was, with its log beside it if there was one; `nil` if there was no
  /// file.
  package var kept: String?

  package init() {}

  /// To-dos that were read as they were.
  package var read: Int { todos - restored.count }
}

extension TodoStore {
  /// Whether a database is damaged: SQLite cannot open it, or finds pages that do not fit together.
  ///
  /// Takes as long as reading the whole file does. A file that is gone or empty counts as damaged
  /// where there is a backup of it.
  ///
  /// - Throws: What else keeps it from being read, such as a newer schema.
  package static func isDamaged(_ path: String) throws(DatabaseError) -> Bool {
    do {
      guard try DatabaseFile.isThere(path), DatabaseFile.size(path) > 0 else {
        return try lastBackup(ofDatabase: path) != nil
      }
      let connection = try Connection(opening: path, timeout: Connection.timeout)
      _ = try Schema.migrator.isCurrent(connection)
      guard try connection.isSound() else { return true }
      try connection.tryFreePages()
      return false
    } catch .corrupt, .notADatabase {
      return true
    }
  }

  /// Makes a damaged database sound: what can be read of it, and what its journal and the last good
  /// backup know of the rest.
  ///
  /// The damaged file is kept as it was under `kept`. The new one is looked at as a whole before it
  /// takes its place; until then everything is as it was. Nobody else may have the database open.
  ///
  /// - Throws: `busy` if somebody keeps it open; `corrupt` if nothing can be read of it, and no backup
  ///   is there.
  package static func repair(
    _ path: String,
    keptAs kept: String,
    from backup: Backup?
  ) throws(DatabaseError) -> Repair {
    let path = DatabaseFile.target(of: path)
    let closed = try ClosedFile(path, timeout: Connection.timeout)
    let (file, log) = (
      try DatabaseFile.contents(of: path), try DatabaseFile.contents(of: path + "-wal")
    )
    if let interrupted = try Interrupted(at: path, holding: file) {
      try closed.replaceContents(with: interrupted.sound)
      let fresh = path + Interrupted.sound
      var repair = Repair()
      do {
        let connection = try Connection(opening: fresh, timeout: 0, for: .reading)
        (repair.todos, repair.open) = try connection.todoCounts()
      }
      repair.kept = interrupted.kept
      for suffix in ["", "-wal", "-shm"] { try DatabaseFile.removeIfThere(fresh + suffix) }
      return repair
    }
    let salvages = DamagedPages.sizes(file, log).map {
      Salvage(DamagedPages(file: file, log: log, size: $0))
    }
    let salvage = salvages.max { $0.count < $1.count }
    guard let salvage, salvage.count > 0 || backup != nil else {
      throw .corrupt(path: path, reason: DatabaseReasons.nothingReadable.text(.literal))
    }
    let fresh = path + ".repairing"
    for suffix in ["", "-wal", "-shm", "-journal", "-damaged", "-damaged-wal", "-damaged-shm"] {
      try DatabaseFile.removeIfThere(fresh + suffix)
    }
    var repair = Repair()
    do {
      let damaged = fresh + "-damaged"
      defer {
        for suffix in ["", "-wal", "-shm"] {
          do { try DatabaseFile.removeIfThere(damaged + suffix) } catch {}
        }
      }
      if !file.isEmpty {
        try DatabaseFile.create(damaged, holding: file)
        if !log.isEmpty { try DatabaseFile.create(damaged + "-wal", holding: log) }
      }
      repair = try rebuild(fresh, salvage, of: damaged, from: backup)
      let bytes = try DatabaseFile.contents(of: fresh)
      if !file.isEmpty {
        try DatabaseFile.create(kept, holding: file)
        if !log.isEmpty { try DatabaseFile.create(kept + "-wal", holding: log) }
        repair.kept = kept
      }
      // From here on there is always one that is whole, whatever comes.
      try DatabaseFile.rename(fresh, to: path + Interrupted.sound)
      try DatabaseFile.synchronize(path + Interrupted.sound)
      try closed.replaceContents(with: bytes)
    } catch {
      for suffix in ["", "-wal", "-shm"] {
        do { try DatabaseFile.removeIfThere(fresh + suffix) } catch {}
      }
      throw error
    }
    try DatabaseFile.removeIfThere(path + Interrupted.sound)
    return repair
  }

  /// Makes a sound database of the backup, if there is one, of the tables that can be read whole, and of the
  /// rows that could be read of others.
  private static func rebuild(
    _ path: String,
    _ salvage: Salvage,
    of damaged: String,
    from backup: Backup?
  ) throws(DatabaseError) -> Repair {
    try DatabaseFile.create(path)
    let connection = try Connection(opening: path, timeout: Connection.timeout)
    if let backup {
      let timeout = Connection.timeout
      try connection.takeOver(Connection(opening: backup.path, timeout: timeout, for: .reading))
    }
    try Schema.migrator.migrate(connection, keepsBackup: false)
    _ = try Schema.migrator.mend(connection)
    var mending: Mending?
    try connection.writing { () throws(DatabaseError) in
      try Schema.migrator.withoutTriggers(on: connection) { () throws(DatabaseError) in
        let whole = try WholeTables(of: damaged, into: connection)
        var made = try Mending(connection, salvage, whole)
        try made.mend()
        mending = made
      }
    }
    guard try connection.isSound() else {
      throw .corrupt(path: path, reason: DatabaseReasons.damagedPages.text(.literal))
    }
    let repair = try mending?.report() ?? Repair()
    // The mark is what counts: whoever opens it next starts a log of its own.
    try connection.run("PRAGMA journal_mode = WAL")
    return repair
  }
}

extension Connection {
  /// Whether all pages fit together, and all indexes their tables.
  func isSound() throws(DatabaseError) -> Bool {
    try structuralDamage(1, isDeep: true).isEmpty
  }

  /// Takes every free page and gives it back: SQLite's own check does not look at how they are
  /// chained.
  ///
  /// - Throws: `corrupt` where they are not what they should be.
  fileprivate func tryFreePages() throws(DatabaseError) {
    let free = try first("PRAGMA freelist_count") { $0.integer(0) } ?? 0
    guard free > 0 else { return }
    do {
      try run("BEGIN IMMEDIATE")
      try script("CREATE TABLE trial (x); INSERT INTO trial VALUES (zeroblob(\(free * 4096)))")
    } catch .busy, .readOnly, .diskFull {
    }
    if isInTransaction { try run("ROLLBACK") }
  }
}

extension DatabaseFile {
  /// The file that a path leads to, links followed; itself where there is none.
  static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// How many bytes a file has; 0 where there is none.
  package static func size(_ path: String) -> Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
  }
}
