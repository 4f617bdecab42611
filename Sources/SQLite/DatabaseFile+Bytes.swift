internal import Glibc

extension DatabaseFile {
  /// Every byte of a file; none where there is no file.
  package static func contents(of path: String) throws(DatabaseError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw trouble(errno, at: path)
    }
    defer { close(descriptor) }
    return try contents(of: descriptor, at: path)
  }

  /// Every byte of an open file.
  static func contents(of descriptor: Int32, at path: String) throws(DatabaseError) -> [UInt8] {
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
  package static func create(_ path: String, holding bytes: [UInt8]) throws(DatabaseError) {
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

  /// Puts bytes at the start of an open file, whose room is made sure of before any of them is
  /// written; what was beyond them goes, unless it is to stay.
  package static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    at path: String,
    shortens: Bool = true
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
    guard !shortens || ftruncate(descriptor, bytes.count) == 0, fsync(descriptor) == 0 else {
      throw trouble(errno, at: path)
    }
  }
}
