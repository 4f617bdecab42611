internal import Glibc
internal import Model
package import SQLite

extension Store {
  /// The last copy of a database that is sound, by the time it was made; `nil` if there is none.
  ///
  /// It may be one that a migration made, one that the service made, or one that somebody asked
  /// for.
  package static func lastBackup(ofDatabase path: String) throws(DatabaseError) -> Backup? {
    let folder = path.folder
    let backups = backupFolder(ofDatabase: path)
    let name = String(path.dropFirst(folder.count + 1)) + ".before-"
    let candidates =
      DatabaseFile.names(in: folder).filter { $0.hasPrefix(name) }.map { "\(folder)/\($0)" }
      + DatabaseFile.names(in: backups).map { "\(backups)/\($0)" }
    let dated = candidates.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
      .map { (path: $0, madeAt: DatabaseFile.changedAt($0)) }
    for candidate in dated.sorted(by: { $0.madeAt > $1.madeAt }) {
      do {
        guard try DatabaseFile.isThere(candidate.path) else { continue }
        let copy = try Connection(opening: candidate.path, timeout: 0, for: .reading)
        _ = try Schema.migrator.isCurrent(copy)
        guard try copy.isSound() else { continue }
        let (todos, open) = try copy.todoCounts()
        return Backup(path: candidate.path, todos: todos, open: open, madeAt: candidate.madeAt)
      } catch {
        // It is no backup of use.
        continue
      }
    }
    return nil
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
