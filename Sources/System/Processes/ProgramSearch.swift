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

  /// The path of another program of ours: beside this one, or where those are installed that nobody
  /// types.
  package static func companion(_ name: String) -> String? {
    guard let own, let slash = own.lastIndex(of: "/") else { return nil }
    let folder = own[..<slash]
    var parent = folder
    if let slash = folder.lastIndex(of: "/") { parent = folder[..<slash] }
    return ["\(folder)/\(name)", "\(parent)/libexec/voicedo-remind/\(name)"].first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
