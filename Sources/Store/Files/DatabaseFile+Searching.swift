internal import Glibc
internal import SQLite

extension DatabaseFile {
  /// Whether the bytes of one of some texts, each of 1,000 at most, stand in a file; in a pipe or a
  /// device, which may never end, nothing does.
  static func holds(_ path: String, oneOf texts: [String]) throws(DatabaseError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return false }
      throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
    var kept: [UInt8] = []
    while true {
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, filled in
        filled = max(0, read(descriptor, buffer.baseAddress, buffer.count))
      }
      guard !piece.isEmpty else { return false }
      let bytes = kept + piece
      for text in texts where bytes.contains(Array(text.utf8)) { return true }
      // A text may begin in one piece and end in the next.
      kept = Array(bytes.suffix(1000))
    }
  }
}

extension [UInt8] {
  /// Whether other bytes, one at least, stand in these.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return false }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var start = 0
      while start + other.count <= bytes.count,
        let found = memchr(base + start, Int32(first), bytes.count - other.count - start + 1)
      {
        if memcmp(found, other, other.count) == 0 { return true }
        start = UnsafeRawPointer(found) - base + 1
      }
      return false
    }
  }
}
