import Glibc
package import Interchange
package import Model
import System

/// A secret, for as long as a request takes; it shows itself to nobody.
package struct Secret: CustomStringConvertible, CustomReflectable {
  package let text: String

  package var description: String { "a secret" }
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// What carries a secret to where it is asked for.
  package enum Carrier: Sendable {
    /// A header: it holds no other letters than those of ASCII.
    case header
    /// The password of a user, which is encoded before it goes.
    case password
  }

  /// The first line of what is kept; throws where nothing could carry it.
  init(firstLineOf bytes: [UInt8], for carrier: Carrier = .header) throws(SecretTrouble) {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let blanks: Set = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    var kept = line.drop { blanks.contains($0) }
    while let last = kept.last, blanks.contains(last) { kept.removeLast() }
    guard !kept.isEmpty else { throw .missing }
    guard kept.allSatisfy({ (0x20...0x7E).contains($0) || carrier == .password && $0 >= 0x80 }),
      let text = String(validating: kept, as: UTF8.self)
    else { throw .unusable }
    self.text = text
  }
}

extension SecretReference {
  /// A program has so long to come up with it; it may have to ask the person.
  private static let timeout = Duration.seconds(10)

  /// Gets the secret from where it is kept.
  ///
  /// Programs that are asked for it do not see the variables named in `dropping`; a secret of the
  /// environment is taken out of it.
  package func secret(
    for carrier: Secret.Carrier = .header,
    dropping: Set<String> = []
  ) throws(SecretTrouble) -> Secret {
    let bytes =
      switch self {
      case .command(let arguments): try Self.output(of: arguments, dropping, or: .commandEnded)
      case .secretService(let name): try Self.account(name, dropping)
      case .credential(let name): try Self.systemCredential(name)
      case .file(let path): try Self.contents(of: path.inHome, isPrivate: true)
      case .environment(let name): try Self.variable(name)
      }
    let secret = try Secret(firstLineOf: bytes, for: carrier)
    if case .environment(let name) = self { unsetenv(name) }
    return secret
  }

  private static func account(
    _ name: String,
    _ dropping: Set<String>
  ) throws(SecretTrouble) -> [UInt8] {
    // A name that begins with a dash would be an option.
    guard !name.isEmpty, !name.hasPrefix("-") else { throw .missing }
    let lookup = ["secret-tool", "lookup", "service", "voicedo-remind", "account", name]
    return try output(of: lookup, dropping, or: .missing)
  }

  private static func output(
    of arguments: [String],
    _ dropping: Set<String>,
    or trouble: SecretTrouble
  ) throws(SecretTrouble) -> [UInt8] {
    let outcome: Child.Outcome
    do {
      outcome = try Child.run(
        arguments,
        dropping: dropping,
        within: timeout,
        keeping: largest
      )
    } catch {
      throw .missing
    }
    guard !outcome.isOutOfTime else { throw .silent }
    guard outcome.isWell else { throw trouble }
    return outcome.output
  }

  private static func systemCredential(_ name: String) throws(SecretTrouble) -> [UInt8] {
    guard let folder = getenv("CREDENTIALS_DIRECTORY").map({ String(cString: $0) }),
      folder.hasPrefix("/"), !name.isEmpty, !name.contains("/"), ![".", ".."].contains(name)
    else { throw .missing }
    // systemd gives them to this user alone, though on some file systems another owns them.
    return try contents(of: folder + "/" + name, isPrivate: false)
  }

  private static func variable(_ name: String) throws(SecretTrouble) -> [UInt8] {
    guard !name.isEmpty, !name.contains("="), let value = getenv(name) else { throw .missing }
    return Array(
      UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:))
    )
  }

  /// No secret is longer, in bytes.
  private static let largest = 65_536

  private static func contents(
    of path: String,
    isPrivate: Bool
  ) throws(SecretTrouble) -> [UInt8] {
    // Never through a link that somebody else could turn, nor waiting for the other end of a pipe.
    let path = isPrivate ? try target(of: path) : path
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw errno == ELOOP ? .linkOfOthers : .missing }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw .missing
    }
    guard !isPrivate || facts.st_uid == geteuid() && facts.st_mode & 0o077 == 0 else {
      throw .openToOthers
    }
    return [UInt8](unsafeUninitializedCapacity: largest) { buffer, filled in
      filled = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}

extension SecretReference {
  /// More links in a row go in a circle.
  private static let mostLinks = 8

  /// The file behind links of the person's own, or of root.
  private static func target(of path: String) throws(SecretTrouble) -> String {
    var path = path
    for _ in 0..<mostLinks {
      var facts = stat()
      guard lstat(path, &facts) == 0 else { throw .missing }
      guard facts.st_mode & S_IFMT == S_IFLNK else { return path }
      guard facts.st_uid == geteuid() || facts.st_uid == 0 else { throw .linkOfOthers }
      var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &letters, letters.count)
      guard count > 0, count < letters.count else { throw .missing }
      let target = String(decoding: letters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = target.hasPrefix("/") ? target : path.folder + "/" + target
    }
    throw .missing
  }
}

extension String {
  /// The path with `~/` as the home folder.
  fileprivate var inHome: String {
    guard hasPrefix("~/"), let home = HomeDirectory.path(getenv("HOME").map { String(cString: $0) })
    else { return self }
    return home + dropFirst()
  }
}
