internal import Glibc

/// The log of a database and its index, which lie beside it, as the very files that they are.
///
/// SQLite opens them once and never looks at their names again. Where somebody takes them away,
/// whoever opens the database next begins new ones, and neither sees what the other commits.
struct LogFiles: Hashable {
  let log: FileIdentity
  let index: FileIdentity

  /// The files that have these names now; `nil` where one of them is not there.
  init?(ofDatabase path: String) {
    guard let log = FileIdentity(of: path + "-wal"), let index = FileIdentity(of: path + "-shm")
    else { return nil }
    (self.log, self.index) = (log, index)
  }

  /// A descriptor of its own for the log, which this process has open whether or not it has a name.
  func openLog() -> Int32? {
    for name in DatabaseFile.names(in: "/proc/self/fd") {
      var facts = stat()
      guard let number = Int32(name), fstat(number, &facts) == 0, FileIdentity(facts) == log else {
        continue
      }
      let descriptor = open("/proc/self/fd/\(number)", O_RDONLY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
    }
    return nil
  }
}
