internal import Model
internal import SQLite

extension Store {
  /// Deletes to-dos from the archive so that nothing of their text is left in its file.
  ///
  /// - Throws: `DatabaseError` where the archive cannot be written; then nothing was deleted.
  func eraseFromArchive(_ ids: [Todo.ID]) throws(DatabaseError) {
    guard let archive = try archiveIfAny() else { return }
    try archive.run("PRAGMA secure_delete = ON")
    try archive.writing { () throws(DatabaseError) in
      for id in ids {
        try archive.run("DELETE FROM todo WHERE id = ?", [.text(id)])
        try archive.run("UPDATE todo SET parent_id = NULL WHERE parent_id = ?", [.text(id)])
      }
    }
  }

  /// Writes the archive and its log anew, so that nothing is left of what was deleted.
  ///
  /// - Returns: False where another program reads it, or there is no room: then it is to be done once
  ///   more.
  func wipeArchive() throws(DatabaseError) -> Bool {
    guard let archive = try archiveIfAny() else { return true }
    do {
      try archive.script("VACUUM")
    } catch .busy, .diskFull {
      return false
    }
    let isHeld = try archive.first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(0) != 0 }
    return isHeld == false
  }
}
