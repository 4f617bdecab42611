import CSystemd
import Glibc
internal import Synchronization

/// An open-file-description lock: the kernel lets go of it however the process ends.
///
/// The file stays open with it: SQLite's locks of the same file go when any descriptor of it is
/// closed.
final class FileLock: Sendable {
  private let path: String
  /// Where it begins; it is one byte long there, and without a place on the whole file.
  private let place: off_t?
  private let file = Mutex<Int32>(-1)

  init(_ path: String, at place: off_t? = nil) {
    (self.path, self.place) = (path, place)
  }

  deinit {
    file.withLock { if $0 >= 0 { close($0) } }
  }

  /// Takes it, or keeps it if it is still that of the file that has the name now; `false` if
  /// somebody else holds it.
  func take() throws(SystemError) -> Bool {
    let held = file.withLock { $0 }
    let present = Self.identity(stat, path)
    if held >= 0, Self.identity(fstat, held) == present { return true }
    // No lock makes a database anew that was there and has gone.
    if held >= 0, place != nil, present == nil { return true }
    // A database may lie behind a link; a file that is a lock alone has no need of one.
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | (place == nil ? O_NOFOLLOW : 0)
    let other = try SystemError.check(
      open(path, flags, 0o600),
      "open \(path)"
    )
    var request = Self.request(from: place)
    guard fcntl(other, voicedo_ofd_setlk(), &request) != 0 else {
      file.withLock { $0 = other }
      if held >= 0 { close(held) }
      return true
    }
    let code = errno
    close(other)
    guard code == EAGAIN || code == EACCES else {
      throw SystemError(code: code, operation: "lock \(path)")
    }
    return false
  }

  /// Whether somebody holds one on the whole of an open file.
  static func isHeld(_ file: Int32) -> Bool {
    var request = request(from: nil)
    return fcntl(file, voicedo_ofd_getlk(), &request) == 0 && request.l_type != Int16(F_UNLCK)
  }

  private static func request(from place: off_t?) -> flock {
    var request = flock()
    request.l_type = Int16(F_WRLCK)
    request.l_whence = Int16(SEEK_SET)
    if let place { (request.l_start, request.l_len) = (place, 1) }
    return request
  }

  private static func identity<File>(
    _ look: (File, UnsafeMutablePointer<stat>) -> Int32,
    _ file: File
  ) -> [UInt64]? {
    var facts = stat()
    return look(file, &facts) == 0 ? [UInt64(facts.st_dev), UInt64(facts.st_ino)] : nil
  }
}
