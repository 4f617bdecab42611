import Glibc
import SQLite
import Words

/// A file for one purpose, in a folder of its own that nobody else can look into.
package struct PrivateFile {
  package let path: String
  private let folder: String

  /// Makes it below `XDG_RUNTIME_DIR`, which is kept in memory, else below the temporary folder.
  package init(
    named name: String,
    holding text: String,
    in variable: (String) -> String?
  ) throws(CommandError) {
    try self.init(named: name, bytes: Array(text.utf8), in: variable)
  }

  /// Makes it in the same place with any bytes.
  package init(
    named name: String,
    bytes: [UInt8],
    in variable: (String) -> String?
  ) throws(CommandError) {
    var made: String?
    for place in PrivateFile.places(variable) where made == nil {
      var template = Array((place + "/voicedo-remind-XXXXXX").utf8CString)
      made = mkdtemp(&template).map { String(cString: $0) }
    }
    guard let made else { throw PrivateFile.trouble() }
    folder = made
    path = made + "/" + name
    guard writePrivately(bytes, to: path) else {
      let trouble = PrivateFile.trouble()
      remove()
      throw trouble
    }
  }

  /// Where such folders are made, the best first.
  static func places(_ variable: (String) -> String?) -> [String] {
    ["XDG_RUNTIME_DIR", "TMPDIR"].compactMap(variable).filter { $0.hasPrefix("/") } + ["/tmp"]
  }

  /// The text that stands in it now; bytes that are not UTF-8 become replacement characters.
  package var text: String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < PrivateFile.limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes it, with whatever an editor left beside it.
  package func remove() { PrivateFile.removeFolder(folder) }

  static func removeFolder(_ folder: String) {
    for name in DatabaseFile.names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  /// Nobody writes notes of more than a mebibyte.
  private static let limit = 1 << 20

  private static func trouble() -> CommandError {
    .editing(.cannotWriteForm(reason: systemReason(errno)))
  }
}

/// Writes a text into a file that only its owner can read; whether all of it is there.
package func writePrivately(_ text: String, to path: String) -> Bool {
  writePrivately(Array(text.utf8), to: path)
}

/// Writes bytes into a new file that only its owner can read; whether all of them are there.
///
/// One of that name goes first: it may be a link, a pipe, or have another name, and what that leads to
/// stays as it is.
package func writePrivately(_ bytes: [UInt8], to path: String) -> Bool {
  if let slash = path.lastIndex(of: "/") { makeDirectory(String(path[..<slash])) }
  unlink(path)
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
  guard descriptor >= 0 else { return false }
  fchmod(descriptor, 0o600)
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { break }
    written += count
  }
  let isOnDisk = fsync(descriptor) == 0
  return close(descriptor) == 0 && isOnDisk && written == bytes.count
}

/// Makes a directory with those above it; whether that worked shows when something is put there.
package func makeDirectory(_ path: String) {
  guard !path.isEmpty, access(path, F_OK) != 0 else { return }
  let parent = path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
  makeDirectory(parent)
  mkdir(path, 0o700)
}
