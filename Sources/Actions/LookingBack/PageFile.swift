import Glibc
import Model
import SQLite
import Words

/// A page that is written into a file whole or not at all, over nothing but a page like it.
package struct PageFile {
  private let path: String
  /// The bytes that every such page begins with.
  private let mark: [UInt8]

  package init(_ path: String, beginningWith mark: String) {
    self.path = path
    self.mark = Array(mark.utf8)
  }

  /// Writes a page; one that was there before is put in its place in one step.
  ///
  /// - Throws: `CommandError` where the file holds something else, or cannot be written; what was there
  ///   is as it was.
  package func write(_ page: String) throws(CommandError) {
    let target = try replaceable()
    let folder = target.folder
    guard folder.isEmpty || access(folder, F_OK) == 0 else { throw .noFolder(folder) }
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw trouble() }
    let isWritten = Self.write(Array(page.utf8), to: descriptor) && fsync(descriptor) == 0
    let reason = errno
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(template, target) == 0 else {
      if !isWritten { errno = reason }
      let trouble = trouble()
      unlink(template)
      throw trouble
    }
  }

  /// The file itself, behind any link, if it may be written.
  private func replaceable() throws(CommandError) -> String {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      guard errno == ENOENT else { throw trouble() }
      return path
    }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .lookingBack(.notAPage(path)) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble() }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: mark.count)
    let count = read(descriptor, &bytes, bytes.count)
    guard facts.st_size == 0 || count == mark.count && bytes == mark else {
      throw .lookingBack(.notAPage(path))
    }
    let place = realpath(path, nil)
    defer { free(place) }
    return place.map { String(cString: $0) } ?? path
  }

  private func trouble() -> CommandError {
    .lookingBack(.cannotWrite(path, reason: systemReason(errno)))
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
