internal import Glibc
internal import SQLite

/// A file beside the database that holds a little room, to be given up when the disk is full: what comes
/// up next can be noted all the same.
package struct Reserve: Sendable {
  private let path: String

  /// Bytes: some hundred notes.
  private static let size = 256 * 1024

  package init(ofDatabase path: String) {
    self.path = path + ".reserve"
  }

  /// Takes the room, if it is not taken yet; nothing where there is none, or the database has no folder
  /// of its own to write to.
  package func take() {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // Room that is promised and not there would be of no use.
    if posix_fallocate(descriptor, 0, off_t(Self.size)) != 0 { unlink(path) }
  }

  /// Gives the room up; whether there was any.
  package func giveUp() -> Bool {
    unlink(path) == 0
  }
}
