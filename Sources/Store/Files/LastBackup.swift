internal import Glibc
internal import Model
package import SQLite

extension Store {
  /// The last copy of a database that is sound, by the time it was made; `nil` if there is none.
  ///
  /// It may be one that a migration made, one that the service made, or one that somebody asked
  /// for.
  package static func lastBackup(ofDatabase path: String) throws(DatabaseError) -> Backup? {
    for candidate in candidates(ofDatabase: path) {
      if let backup = copy(candidate, isDeep: true) { return backup }
    }
    return nil
  }

  /// Every copy of a database that can be read, the newest first.
  package static func copies(ofDatabase path: String) -> [Backup] {
    candidates(ofDatabase: path).compactMap { copy($0) }
  }

  /// The copy in a file; `nil` where that holds no database of ours, or with `isDeep` no sound one.
  package static func copy(_ path: String, isDeep: Bool = false) -> Backup? {
    do {
      guard try DatabaseFile.isThere(path) else { return nil }
      let copy = try Connection(opening: path, timeout: 0, for: .reading)
      copy.distrustSchema()
      _ = try Schema.migrator.isCurrent(copy)
      guard try !isDeep || copy.isSound() else { return nil }
      let (todos, open) = try copy.todoCounts()
      return Backup(path: path, todos: todos, open: open, madeAt: DatabaseFile.changedAt(path))
    } catch {
      // It is no backup of use.
      return nil
    }
  }

  /// Files that may be copies of a database, the newest first.
  private static func candidates(ofDatabase path: String) -> [String] {
    let folder = path.folder
    let backups = backupFolder(ofDatabase: path)
    let name = String(path.dropFirst(folder.count + 1)) + ".before-"
    let files =
      DatabaseFile.names(in: folder).filter { $0.hasPrefix(name) }.map { "\(folder)/\($0)" }
      + DatabaseFile.names(in: backups).map { "\(backups)/\($0)" }
    let beside = ["-wal", "-shm", "-journal", ".unfinished"]
    return files.filter { file in !beside.contains { file.hasSuffix($0) } }
      .map { (path: $0, madeAt: DatabaseFile.changedAt($0)) }
      .sorted { $0.madeAt > $1.madeAt }.map(\.path)
  }
}

extension Connection {
  /// How many to-dos there are, and how many of them are open.
  func todoCounts() throws(DatabaseError) -> (todos: Int, open: Int) {
    try first("SELECT count(*), count(*) - count(completed_at) FROM todo") {
      ($0.integer(0), $0.integer(1))
    } ?? (0, 0)
  }
}

extension DatabaseFile {
  /// When a file was written last; 1970 where there is none.
  static func changedAt(_ path: String) -> Instant {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return Instant(seconds: 0) }
    return Instant(seconds: Int64(facts.st_mtim.tv_sec))
      + .milliseconds(facts.st_mtim.tv_nsec / 1_000_000)
  }
}
