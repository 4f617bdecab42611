internal import Glibc

/// The file itself: for nobody's eyes but its owner's.
enum DatabaseFile {
  /// Creates an empty file with mode 0600, whatever the umask; leaves one that is there alone.
  static func create(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      fchmod(descriptor, 0o600)
      close(descriptor)
    } else if errno != EEXIST {
      throw trouble(errno, at: path)
    }
  }

  /// Creates the directory that `path` lies in, and those above it, with mode 0700.
  static func createDirectory(of path: String) throws(StoreError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let directory = String(path[..<slash])
    if mkdir(directory, 0o700) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
      try createDirectory(of: directory)
      guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { fallthrough }
    default: throw .cannotCreateDirectory(path: directory, reason: words(errno))
    }
  }

  /// Whether there is anything at `path`.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Removes a file, if it is there.
  static func removeIfThere(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw trouble(errno, at: path) }
  }

  /// Gives a file another name, taking the place of one that has it.
  static func rename(_ path: String, to other: String) throws(StoreError) {
    guard Glibc.rename(path, other) == 0 else { throw trouble(errno, at: other) }
  }

  /// Gives a file another name that nothing has yet.
  static func rename(_ path: String, toFresh other: String) throws(StoreError) {
    if link(path, other) == 0 { return try removeIfThere(path) }
    switch errno {
    case EEXIST: throw .alreadyThere(path: other)
    case EPERM, EOPNOTSUPP, ENOSYS, EMLINK:
      // A file system without links, such as that of a memory stick.
      guard !exists(other) else { throw .alreadyThere(path: other) }
      try rename(path, to: other)
    default: throw trouble(errno, at: other)
    }
  }

  /// Waits until a file and its name in its folder are on the disk.
  static func synchronize(_ path: String) throws(StoreError) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    for name in [path, folder] {
      let descriptor = open(name, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw trouble(errno, at: name) }
      defer { close(descriptor) }
      // Some file systems cannot do this for a folder.
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw trouble(errno, at: name) }
    }
  }

  private static func trouble(_ code: Int32, at path: String) -> StoreError {
    switch code {
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case EROFS: .readOnly(path: path)
    default: .cannotOpen(path: path, reason: words(code))
    }
  }

  private static func words(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
