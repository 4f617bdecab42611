package import SQLite

extension Store {
  /// The version of the schema that every open database has.
  package static var schemaVersion: Int { Schema.migrator.supported }

  /// A number that changes whenever another connection commits (`PRAGMA data_version`).
  package func dataVersion() throws(DatabaseError) -> Int {
    try connection.first("PRAGMA data_version") { $0.integer(0) } ?? 0
  }

  /// Whether another connection is in the middle of writing at this moment.
  package func isBeingWritten() throws(DatabaseError) -> Bool {
    connection.wait(upTo: 0)
    defer { connection.wait(upTo: Connection.timeout) }
    do {
      try connection.writing { () throws(DatabaseError) in }
      return false
    } catch .busy {
      return true
    }
  }

  /// Writes what changes nothing, to learn whether the database can be written.
  package func write() throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run("PRAGMA user_version = \(Self.schemaVersion)")
    }
  }

  /// Whether the file was moved, replaced or deleted since it was opened.
  package var hasMoved: Bool { connection.hasMoved }

  /// Whether the file at `path` is still the one that is open, at the schema this program knows.
  package func isCurrent() -> Bool {
    guard !connection.hasMoved else { return false }
    do {
      return try Schema.migrator.isCurrent(connection)
    } catch .busy {
      // Somebody writes to it: then it is there.
      return true
    } catch {
      return false
    }
  }
}
