import Glibc

/// A folder of a test's own below `/tmp`; it goes with all that is in it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes it; `name` tells whose it is.
  ///
  /// The rest of its name is a number, since letters by chance may be a word in capitals, which no
  /// sentence that names the folder may hold.
  package init(_ name: String = "test") throws {
    path = "/tmp/voicedo-\(name)-\(UInt64.random(in: .min ... .max))"
    guard mkdir(path, 0o700) == 0 else { throw NoFolder(code: errno) }
  }

  deinit { Self.remove(path) }

  /// The names of what is in it, in order.
  package var names: [String] { Self.names(in: path) }

  /// The names of what is in any folder, in order; none where there is no such folder.
  package static func names(in path: String) -> [String] {
    guard let handle = opendir(path) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// A link goes without what it points to; a folder that nobody may write to goes, too.
  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove(path + "/" + name) }
    rmdir(path)
  }
}

/// Why there is no folder: the number of the system's error.
package struct NoFolder: Error {
  package let code: Int32
}
