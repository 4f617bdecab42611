import CSystemd
import Glibc

/// Looks for programs where the shell does.
package enum ProgramSearch {
  /// The path of the program with this name; one with a slash is a path itself.
  ///
  /// `path` is the value of `PATH`.
  package static func find(_ name: String, in path: String?) -> String? {
    guard !name.isEmpty else { return nil }
    if name.contains("/") { return isProgram(name) ? name : nil }
    for folder in (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    where isProgram("\(folder)/\(name)") {
      return "\(folder)/\(name)"
    }
    return nil
  }

  /// The path of this very program; `nil` where `/proc` does not tell.
  package static var own: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func isProgram(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
