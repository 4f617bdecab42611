/// One step of the schema; once released it is never changed, only followed by others.
package struct Migration: Sendable {
  package let version: Int
  /// Statements that bring a database from the version before to this one.
  ///
  /// None of the triggers and views named today is there while they run; one that is named no more
  /// is dropped here.
  package let script: String

  package init(version: Int, script: String) {
    self.version = version
    self.script = script
  }
}

/// Brings a database to the newest schema.
package struct Migrator: Sendable {
  /// The mark that a file of this schema bears in its header.
  package let applicationID: Int
  /// Makes the tables and indexes of an empty file as they are today.
  ///
  /// Put together only where it is run, as `triggers` is: most openings find the newest schema.
  package let fresh: @Sendable () -> String
  /// Changes since version 1, in order; the first has version 2.
  package let steps: [Migration]
  /// Every trigger as it is today, and the views that they go through.
  package let triggers: @Sendable () -> String
  /// What of them there is to be found in a file; `nil` where nobody looks.
  package let inventory: Inventory?
  /// What of its tables there is to be found in a file; `nil` where nobody looks.
  package let tables: TableInventory?

  package init(
    applicationID: Int,
    fresh: @escaping @Sendable () -> String,
    steps: [Migration],
    triggers: @escaping @Sendable () -> String,
    inventory: Inventory? = nil,
    tables: TableInventory? = nil
  ) {
    self.applicationID = applicationID
    self.fresh = fresh
    self.steps = steps
    self.triggers = triggers
    self.inventory = inventory
    self.tables = tables
  }

  /// The version that this program knows.
  package var supported: Int { steps.last?.version ?? 1 }
}

extension Migrator {
  /// Looks at the file's header, and migrates only if it is not up to date.
  ///
  /// - Throws: `foreignDatabase`, `newerSchema`, or what SQLite says; then nothing was changed.
  package func migrate(_ connection: Connection, keepsBackup: Bool = true) throws(DatabaseError) {
    guard try !isCurrent(connection) else { return }
    if keepsBackup, try header(of: connection).version > 0 {
      try backUp(connection)
    }
    try connection.writing { () throws(DatabaseError) in
      // Another program may have migrated while this one waited for the lock.
      guard try !isCurrent(connection) else { return }
      let version = try header(of: connection).version
      let dropped = try dropForeignParts(of: connection, kinds: ["trigger", "view"])
      try withoutTriggers(on: connection) { () throws(DatabaseError) in
        if version == 0 { try connection.script(fresh()) }
        for step in steps where version > 0 && step.version > version {
          try connection.script(step.script)
        }
      }
      try connection.script(
        """
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(supported);
        """
      )
      // Only now there is none that an earlier version knew.
      connection.mending.dropped = try dropped + dropForeignParts(of: connection)
    }
  }

  /// Does `body` while none of the triggers of today is there; only within a transaction.
  package func withoutTriggers(
    on connection: Connection,
    _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let triggers = triggers()
    for part in Migrator.parts(of: triggers) {
      try connection.run("DROP \(part.kind) IF EXISTS \(part.name)")
    }
    try body()
    try connection.script(triggers)
  }

  /// Whether the file has the newest schema.
  package func isCurrent(_ connection: Connection) throws(DatabaseError) -> Bool {
    let header = try header(of: connection)
    if header.application == applicationID {
      guard header.version <= supported else {
        throw .newerSchema(path: connection.path, version: header.version, supported: supported)
      }
      // Both numbers are written at once.
      guard header.version > 0 else {
        throw .corrupt(path: connection.path, reason: "its version number is gone")
      }
      return header.version == supported
    }
    guard header.application == 0, header.version == 0, try isEmpty(connection) else {
      throw .foreignDatabase(path: connection.path)
    }
    return false
  }

  /// Lists the objects that a script makes, by lines such as `CREATE TRIGGER name`.
  private static func parts(of script: String) -> [(kind: Substring, name: Substring)] {
    script.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return line.hasPrefix("CREATE ") && words.count > 2 ? (words[1], words[2]) : nil
    }
  }

  private func header(
    of connection: Connection
  ) throws(DatabaseError) -> (application: Int, version: Int) {
    let application = try connection.first("PRAGMA application_id") { $0.integer(0) } ?? 0
    let version = try connection.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    return (application, version)
  }

  private func isEmpty(_ connection: Connection) throws(DatabaseError) -> Bool {
    try connection.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) } == 0
  }

  /// Copies the database beside itself, as `PATH.before-VERSION`, while others may be using it.
  private func backUp(_ connection: Connection) throws(DatabaseError) {
    let backup = "\(connection.path).before-\(supported)"
    try connection.copy(to: backup) { copy throws(DatabaseError) in
      // Somebody else was quicker: that copy is the one of before.
      guard try header(of: copy).version < supported else { return }
      try DatabaseFile.rename(copy.path, to: backup)
    }
  }
}
