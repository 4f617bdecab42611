internal import Glibc

/// A folder that this program makes where it is missing.
enum Folder {
  /// Makes a folder for its owner alone, with those above it.
  static func make(_ path: String) throws(SystemError) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    throw SystemError(code: errno, operation: "make the directory \(path)")
  }
}
