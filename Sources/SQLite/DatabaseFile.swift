internal import Glibc
internal import Words

/// The file itself: for nobody's eyes but its owner's.
package enum DatabaseFile {
  /// Refuses a path that leads nowhere, or to another file than the one that was meant.
  package static func check(_ path: String) throws(DatabaseError) {
    guard !path.isEmpty else { throw .noPlace }
    guard !path.unicodeScalars.contains("\u{FFFD}") else { throw .nameNotText(path: path) }
  }

  /// Creates an empty file with mode 0600, whatever the umask; leaves one that is there alone.
  package static func create(_ path: String) throws(DatabaseError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      fchmod(descriptor, 0o600)
      close(descriptor)
    } else if errno != EEXIST {
      throw trouble(errno, at: path)
    }
  }

  /// Creates the directory that `path` lies in, and those above it, with mode 0700.
  package static func createDirectory(of path: String) throws(DatabaseError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let directory = String(path[..<slash])
    if mkdir(directory, 0o700) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOSPC, EDQUOT: throw .diskFull(path: directory)
    case ENOENT:
      try createDirectory(of: directory)
      guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { fallthrough }
    default: throw .cannotCreateDirectory(path: directory, reason: systemReason(errno))
    }
  }

  /// Whether there is a file at `path` that can be a database.
  ///
  /// - Throws: `notADatabase` for a folder, a device, or a file too small for a header: SQLite itself
  ///   would take a file of one byte for a new database.
  package static func isThere(_ path: String) throws(DatabaseError) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return false }
    guard facts.st_mode & S_IFMT == S_IFREG, !(1..<smallest).contains(facts.st_size) else {
      throw .notADatabase(path: path)
    }
    return true
  }

  /// Refuses what SQLite would open beside the file and is none: it would wait for ever at a pipe.
  static func checkBeside(_ path: String) throws(DatabaseError) {
    for suffix in ["-wal", "-shm", "-journal"] {
      var facts = stat()
      guard stat(path + suffix, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG else { continue }
      throw .cannotOpen(path: path + suffix, reason: systemReason(EINVAL))
    }
  }

  /// The smallest page that SQLite knows.
  private static let smallest = 512

  /// Whether there is anything at `path`.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Whether nothing can be put beside the file.
  package static func isInClosedFolder(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return access(folder, W_OK) != 0
  }

  /// Whether all there is to read is in the file itself, nothing in its log.
  package static func isWhole(_ path: String) -> Bool {
    var facts = stat()
    return stat(path + "-wal", &facts) != 0 || facts.st_size == 0
  }

  /// The names in a folder, in no order; none where there is no folder.
  package static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a file, if it is there.
  package static func removeIfThere(_ path: String) throws(DatabaseError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw trouble(errno, at: path) }
  }

  /// Gives a file another name, taking the place of one that has it.
  package static func rename(_ path: String, to other: String) throws(DatabaseError) {
    guard Glibc.rename(path, other) == 0 else { throw trouble(errno, at: other) }
  }

  /// Gives a file another name that nothing has yet.
  package static func rename(_ path: String, toFresh other: String) throws(DatabaseError) {
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
  package static func synchronize(_ path: String) throws(DatabaseError) {
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

  package static func trouble(_ code: Int32, at path: String) -> DatabaseError {
    DatabaseError(code, path: path) ?? .cannotOpen(path: path, reason: systemReason(code))
  }
}
