package import SQLite

/// A database that is new and empty where there was one before.
extension Store {
  /// Whether nothing was ever stored in it, though copies of one from before lie beside it: what was there has
  /// gone, or another disk is in its place.
  package func hasBegunAnew() throws(DatabaseError) -> Bool {
    let isUntouched = try connection.first(
      "SELECT NOT EXISTS (SELECT 1 FROM todo) AND NOT EXISTS (SELECT 1 FROM batch)"
    ) { $0.integer(0) != 0 }
    return isUntouched == true && Store.hasCopies(ofDatabase: path)
  }

  /// Whether copies of a database, or its archive, lie beside it.
  package static func hasCopies(ofDatabase path: String) -> Bool {
    DatabaseFile.names(in: backupFolder(ofDatabase: path)).contains { $0.hasSuffix(".sqlite") }
      || DatabaseFile.exists(ArchiveFile.path(ofDatabase: path))
  }
}
