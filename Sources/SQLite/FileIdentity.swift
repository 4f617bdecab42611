internal import Glibc

/// A file or a folder itself, whatever its name is.
package struct FileIdentity: Hashable, Sendable {
  let device: dev_t
  let number: ino_t

  init(_ facts: stat) {
    (device, number) = (facts.st_dev, facts.st_ino)
  }

  /// The one that has a name now, links followed; `nil` where there is none.
  package init?(of path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }
}
