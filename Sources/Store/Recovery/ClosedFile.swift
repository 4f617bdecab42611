internal import Glibc
internal import SQLite

/// A database file that nobody else can open as long as this lives.
///
/// A program that has it open in SQLite holds a lock on it, and one that comes later waits for this
/// one. The file itself stays when its bytes are replaced: a file of the same name, put in its
/// place, would be read with the log of the other one by a program that was just opening it.
final class ClosedFile {
  private let path: String
  private let descriptor: Int32

  /// Waits up to so many milliseconds until everybody else has closed it.
  init(_ path: String, timeout: Int32) throws(DatabaseError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DatabaseFile.trouble(errno, at: path) }
    for _ in 0...(timeout / 20) {
      var request = flock()
      request.l_type = Int16(F_WRLCK)
      request.l_whence = Int16(SEEK_SET)
      (request.l_start, request.l_len) = (ClosedFile.locks, 512)
      if fcntl(descriptor, ClosedFile.setLock, &request) == 0 { return }
      usleep(20_000)
    }
    throw .busy(path: path)
  }

  /// Puts other bytes in the place of the file's own, and takes its log away.
  func replaceContents(with bytes: [UInt8]) throws(DatabaseError) {
    for suffix in ["-wal", "-shm", "-journal"] { try DatabaseFile.removeIfThere(path + suffix) }
    try DatabaseFile.write(bytes, to: descriptor, at: path)
  }

  deinit {
    close(descriptor)
  }

  /// Where SQLite keeps its locks: `PENDING_BYTE`.
  private static let locks = 0x4000_0000
  /// `F_OFD_SETLK`: a lock of this open file, which nothing else in the process lets go of.
  private static let setLock: Int32 = 37
}
