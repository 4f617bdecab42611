internal import CSystemd
internal import Glibc

/// How the files that say something about zones are read.
enum ZoneInfoFile {
  /// Tells one content of a file from the next without reading it.
  struct Stamp: Equatable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int
    private let modifiedAt: [Int]

    /// The stamp of the file at a path, links followed; `nil` if no regular file is there.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      modifiedAt = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    }
  }

  /// Reads the target of a symbolic link, or `nil` if the path is no link.
  static func target(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    // One byte less than there is: the text ends with a zero whatever its length.
    guard readlink(path, &buffer, buffer.count - 1) > 0 else { return nil }
    return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  /// The bytes of a file, or `nil` if it cannot be read or has more than `limit`.
  static func bytes(of path: String, limit: Int = 1 << 18) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 8192)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
    return nil
  }
}
