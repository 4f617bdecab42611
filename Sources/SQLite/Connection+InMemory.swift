extension Connection {
  /// A copy of the database at `path` that is in memory alone and goes with the connection.
  ///
  /// The file is opened for reading only, so nothing of it can change; others may write meanwhile.
  package static func copy(of path: String, migrator: Migrator) throws(DatabaseError) -> Connection
  {
    do {
      return try copy(of: path, for: .reading, migrator)
    } catch {
      // Where nothing can be put beside it, it is read as it stands.
      guard DatabaseFile.isInClosedFolder(path), DatabaseFile.isWhole(path) else { throw error }
      return try copy(of: path, for: .readingAsItStands(because: error), migrator)
    }
  }

  private static func copy(
    of path: String,
    for access: Access,
    _ migrator: Migrator
  ) throws(DatabaseError) -> Connection {
    let original = try Connection(opening: path, timeout: timeout, for: access)
    // A file of another program, or a newer one, is refused before it is copied.
    let isCurrent = try migrator.isCurrent(original)
    let copy = try Connection(opening: path, timeout: 0, for: .inMemory)
    try copy.takeOver(original)
    if !isCurrent { try migrator.migrate(copy, keepsBackup: false) }
    return copy
  }
}
