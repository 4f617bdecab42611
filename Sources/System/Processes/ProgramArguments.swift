import Glibc

/// The words that this program was started with.
///
/// Swift's own `CommandLine` looks for them in the memory before the environment, and finds none where a
/// library that was loaded first has called `setenv`, which moves that.
package enum ProgramArguments {
  /// The program's name and the words behind it, as the kernel has them; bytes that are not UTF-8 become
  /// U+FFFD.
  package static let all: [String] = {
    let words = bytes().split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return words.isEmpty ? CommandLine.arguments : words.map { String(decoding: $0, as: UTF8.self) }
  }()

  /// Each word with the zero that ends it (proc(5)); empty where there is no `/proc`.
  private static func bytes() -> [UInt8] {
    let descriptor = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
