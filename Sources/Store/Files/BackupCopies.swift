package import Model
package import SQLite

extension Store {
  /// Where copies of a database are made unless another place is named.
  package static func backupFolder(ofDatabase path: String) -> String {
    path.folder + "/backups"
  }

  /// The copies that hold one of the to-dos: beside the database, in its folder of copies, and
  /// wherever else they were written, as far as they are there.
  package func copies(holding texts: [String]) throws(DatabaseError) -> [String] {
    let folder = path.folder
    let name = String(path.dropFirst(folder.count + 1))
    // What is forgotten goes from the archive as well: it is no copy.
    let archive = ["", "-wal", "-shm"].map { ArchiveFile.suffix + $0 }
    let own = (["", "-wal", "-shm", "-journal", ".lock"] + archive).map { name + $0 }
    let beside = DatabaseFile.names(in: folder)
      .filter { $0.hasPrefix(name) && !own.contains($0) }.map { "\(folder)/\($0)" }
    let backups = Store.backupFolder(ofDatabase: path)
    let known = beside + DatabaseFile.names(in: backups).map { "\(backups)/\($0)" }
    var copies: [String] = []
    for copy in Set(try known + writtenCopies()) where try DatabaseFile.holds(copy, oneOf: texts) {
      copies.append(copy)
    }
    return copies.sorted()
  }

  /// The copies that were written apart from the others and are not there now: on a disk that was
  /// taken out, or moved.
  package func absentCopies() throws(DatabaseError) -> [String] {
    try writtenCopies().filter { !DatabaseFile.exists($0) }
  }

  /// Notes where a copy was written, unless it lies where copies are looked for anyway.
  package func noteCopy(_ path: String, at now: Instant) throws(DatabaseError) {
    let isLookedAt =
      path.folder == Store.backupFolder(ofDatabase: self.path) || path.hasPrefix(self.path)
    guard !isLookedAt else { return }
    try connection.run(
      "INSERT OR REPLACE INTO copy (path, made_at) VALUES (?, ?)",
      [.text(path), Value(seconds: now)]
    )
    try connection.run(
      "DELETE FROM copy WHERE path NOT IN (SELECT path FROM copy ORDER BY made_at DESC LIMIT 100)"
    )
  }

  private func writtenCopies() throws(DatabaseError) -> [String] {
    try connection.all("SELECT path FROM copy ORDER BY path") { $0.text(0) }
  }
}
