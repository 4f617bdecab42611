internal import CSystemd
internal import Glibc

/// The metadata of a file or folder, as stat(2) reports it.
package struct FileFacts: Hashable, Sendable {
  /// The permission bits: 0o600 and the like.
  package var mode: UInt32
  /// Whether it belongs to whoever runs this program.
  package var isOwn: Bool
  /// In bytes.
  package var size: Int

  package init(mode: UInt32, isOwn: Bool = true, size: Int = 0) {
    self.mode = mode
    self.isOwn = isOwn
    self.size = size
  }
}

extension FileFacts {
  /// Asks for a path, links followed; `nil` if nothing is there, or it cannot be seen.
  package init?(path: String) {
    var facts = stat()
    guard !path.isEmpty, stat(path, &facts) == 0 else { return nil }
    self.init(
      mode: UInt32(facts.st_mode & 0o7777),
      isOwn: facts.st_uid == geteuid(),
      size: Int(facts.st_size)
    )
  }
}
