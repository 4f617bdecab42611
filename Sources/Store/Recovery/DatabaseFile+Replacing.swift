internal import Glibc
internal import SQLite

extension DatabaseFile {
  /// Every byte of a file; none where there is no file.
  static func contents(of path: String) throws(DatabaseError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw trouble(errno, at: path)
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw trouble(errno, at: path) }
    var problem: Int32 = 0
    let size = Int(facts.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size {
        let count = pread(
          descriptor,
          buffer.baseAddress?.advanced(by: filled),
          size - filled,
          filled
        )
        if count < 0, errno == EINTR { continue }
        problem = count < 0 ? errno : 0
        guard count > 0 else { break }
        filled += count
      }
    }
    guard problem == 0 else { throw trouble(problem, at: path) }
    return bytes
  }

  /// Makes a new file of these bytes, for its owner alone, and waits until it is on the disk.
  static func create(_ path: String, holding bytes: [UInt8]) throws(DatabaseError) {
    guard !exists(path) else { throw .alreadyThere(path: path) }
    try create(path)
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno, at: path) }
    defer { close(descriptor) }
    do {
      try write(bytes, to: descriptor, at: path)
      try synchronize(path)
    } catch {
      do { try removeIfThere(path) } catch {}
      throw error
    }
  }

  /// Puts other bytes into an open file, whose room is made sure of before any of them is written.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    at path: String
  ) throws(DatabaseError) {
    let room = bytes.isEmpty ? 0 : posix_fallocate(descriptor, 0, bytes.count)
    // Not every file system can tell beforehand.
    guard room == 0 || room == EOPNOTSUPP || room == EINVAL else { throw trouble(room, at: path) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw trouble(errno, at: path) }
      written += count
    }
    guard ftruncate(descriptor, bytes.count) == 0, fsync(descriptor) == 0 else {
      throw trouble(errno, at: path)
    }
  }
}

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
