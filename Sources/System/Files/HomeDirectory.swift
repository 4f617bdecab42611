internal import Glibc

/// Where the person's own files are.
package enum HomeDirectory {
  /// `$HOME` where it is an absolute path, else what the system's list of users says.
  ///
  /// `nil` if neither names one; `variable` is the value of `$HOME`.
  package static func path(_ variable: String?) -> String? {
    if let variable, variable.hasPrefix("/") { return variable }
    guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else { return nil }
    let path = String(cString: directory)
    return path.hasPrefix("/") && path != "/nonexistent" ? path : nil
  }
}
