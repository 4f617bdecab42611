import Glibc
import SQLite
import Words

/// A file that a person names to be read whole.
package struct InputFile {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// 64 MB: more than a life of to-dos.
  private static let largest = 64 << 20

  /// The bytes of it; `-` is standard input.
  ///
  /// - Throws: `CommandError.exchange` where it cannot be read, or is too large.
  package func bytes(in environment: Environment) throws(CommandError) -> [UInt8] {
    if path == "-" { return Array(environment.input.all().utf8) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw trouble() }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
      guard bytes.count <= Self.largest else { throw .exchange(.tooLarge(path)) }
    }
  }

  private func trouble() -> CommandError {
    .exchange(.cannotRead(path, reason: systemReason(errno)))
  }
}
