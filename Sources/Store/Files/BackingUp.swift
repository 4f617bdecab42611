package import Model
package import SQLite

extension Store {
  /// A copy of the database, and how much is in it.
  package struct Backup: Hashable, Sendable {
    package var path: String
    /// To-dos, open and done.
    package var todos: Int
    package var open: Int
    package var madeAt = Instant(seconds: 0)
  }

  /// Copies the database into a new file at `path`, while others may be writing to it.
  ///
  /// - Throws: `alreadyThere` where there is a file, which stays as it is.
  package func backUp(to path: String) throws(DatabaseError) -> Backup {
    guard !DatabaseFile.exists(path) else { throw .alreadyThere(path: path) }
    // Another folder that is not there is a name mistyped, or a disk that is not mounted.
    if path.folder == Store.backupFolder(ofDatabase: self.path) {
      try DatabaseFile.createDirectory(of: path)
    }
    var backup = Backup(path: path, todos: 0, open: 0)
    try connection.copy(to: path) { copy throws(DatabaseError) in
      if let damage = try copy.structuralDamage(1).first {
        throw .corrupt(path: self.path, reason: damage)
      }
      (backup.todos, backup.open) = try copy.todoCounts()
      try DatabaseFile.rename(copy.path, toFresh: path)
      try DatabaseFile.synchronize(path)
    }
    return backup
  }
}
