import CSystemd
import Glibc
package import Model

/// The lock that a service holds for as long as it lives: one service for one database.
///
/// It is on a file beside the database, which tells the companion that a service runs, and on the
/// database itself, which has one however it is named.
package final class ServiceLock: Sendable {
  private let beside: FileLock?
  private let database: FileLock?

  /// Takes the lock of the database at `databasePath`; `nil` if another service holds it.
  ///
  /// Makes the directory if there is none yet; with the lock on the database itself an empty
  /// database, too.
  package init?(
    forDatabase databasePath: String,
    andItself: Bool = false
  ) throws(SystemError) {
    let path = Self.path(forDatabase: databasePath)
    // Nothing of ours belongs beside a device, or a folder of others.
    guard Self.canBeDatabase(databasePath) else {
      (beside, database) = (nil, nil)
      return
    }
    beside = FileLock(path)
    database = andItself ? FileLock(databasePath, at: Self.place) : nil
    do {
      try Self.makeDirectory(of: path)
      guard try keepOne() else { return nil }
    } catch {
      // On a disk that can only be read nobody takes a lock, and what is due is to be shown all the same.
      guard DiskFacts(path: databasePath)?.isReadOnly == true else { throw error }
      guard !Self.isHeld(byServiceOf: databasePath) else { return nil }
    }
  }

  /// Takes both locks, or the one that can be taken: of a database that cannot be written, or beside one
  /// whose lock's name is that of a folder.
  private func keepOne() throws(SystemError) -> Bool {
    do {
      return try keepInPlace()
    } catch {
      return try either()
    }
  }

  private func either() throws(SystemError) -> Bool {
    do {
      if try !(beside?.take() ?? true) { return false }
    } catch {
      guard let database else { throw error }
      return try database.take()
    }
    return true
  }

  /// Whether there is nothing at a path, or a file.
  private static func canBeDatabase(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG
  }

  /// Takes the locks anew where somebody has taken their files away; `false` if another service
  /// holds one.
  package func keepInPlace() throws(SystemError) -> Bool {
    guard try beside?.take() ?? true else { return false }
    return try database?.take() ?? true
  }

  /// Where the lock lies in a database: behind those of SQLite, which begin at `PENDING_BYTE`.
  private static let place: off_t = 0x4000_0200

  /// Whether a service of the database at `databasePath` runs at present.
  package static func isHeld(byServiceOf databasePath: String) -> Bool {
    guard !databasePath.isEmpty else { return false }
    // A pipe of that name would have whoever opens it wait for somebody to write to it.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
    let file = open(path(forDatabase: databasePath), flags)
    // No lock file: no service has ever run for it.
    guard file >= 0 else { return false }
    defer { close(file) }
    return FileLock.isHeld(file)
  }

  /// Tells the service that a change of the database is complete: it watches the lock's directory.
  ///
  /// It learns of the change anyway, a moment later. Quicker than a call over the bus, of which the
  /// connection alone takes longer than storing a to-do.
  package static func touch(ofDatabase databasePath: String) {
    utimensat(AT_FDCWD, path(forDatabase: databasePath), nil, AT_SYMLINK_NOFOLLOW)
  }

  /// When the lock was touched last, as a service does when it ends and a companion when it has
  /// written; `nil` if there is none yet.
  package static func touchedAt(ofDatabase databasePath: String) -> Instant? {
    var facts = stat()
    guard stat(path(forDatabase: databasePath), &facts) == 0 else { return nil }
    return Instant(
      milliseconds: Int64(facts.st_mtim.tv_sec) * 1000 + Int64(facts.st_mtim.tv_nsec) / 1_000_000
    )
  }

  /// The end of the lock's name that a repair holds beside the database: the service lets go of the
  /// database as long as that is held.
  package static let repairing = ".repair"

  /// Where the lock of a database lies: beside it.
  package static func path(forDatabase databasePath: String) -> String {
    databasePath + ".lock"
  }

  private static func makeDirectory(of path: String) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    try Folder.make(String(path[..<slash]))
  }
}
