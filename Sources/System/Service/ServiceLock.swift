import CSystemd
import Glibc
package import Model

/// The lock that a service holds for as long as it lives: one service for one database.
///
/// An open-file-description lock: the kernel lets go of it however the process ends.
package final class ServiceLock: Sendable {
  private let file: Descriptor

  /// Takes the lock of the database at `databasePath`; `nil` if another service holds it.
  ///
  /// Makes the directory if there is none yet.
  package init?(forDatabase databasePath: String) throws(SystemError) {
    let path = Self.path(forDatabase: databasePath)
    try Self.makeDirectory(of: path)
    file = try Descriptor(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600), "open \(path)")
    var request = Self.wholeFile
    guard fcntl(file.number, voicedo_ofd_setlk(), &request) != 0 else { return }
    guard errno == EAGAIN || errno == EACCES else {
      throw SystemError(code: errno, operation: "lock \(path)")
    }
    return nil
  }

  /// Whether a service of the database at `databasePath` runs at present.
  package static func isHeld(byServiceOf databasePath: String) -> Bool {
    guard !databasePath.isEmpty else { return false }
    let file = open(path(forDatabase: databasePath), O_RDONLY | O_CLOEXEC)
    // No lock file: no service has ever run for it.
    guard file >= 0 else { return false }
    defer { close(file) }
    var request = wholeFile
    return fcntl(file, voicedo_ofd_getlk(), &request) == 0 && request.l_type != Int16(F_UNLCK)
  }

  /// Tells the service that a change of the database is complete: it watches the lock's directory.
  ///
  /// It learns of the change anyway, a moment later. Quicker than a call over the bus, of which the
  /// connection alone takes longer than storing a to-do.
  package static func touch(ofDatabase databasePath: String) {
    utimensat(AT_FDCWD, path(forDatabase: databasePath), nil, 0)
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

  private static var wholeFile: flock {
    var request = flock()
    request.l_type = Int16(F_WRLCK)
    request.l_whence = Int16(SEEK_SET)
    return request
  }

  private static func makeDirectory(of path: String) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let directory = String(path[..<slash])
    if access(directory, F_OK) == 0 { return }
    try makeDirectory(of: directory)
    guard mkdir(directory, 0o700) != 0, errno != EEXIST else { return }
    throw SystemError(code: errno, operation: "make the directory \(directory)")
  }
}
