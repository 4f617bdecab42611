internal import Model

extension String {
  /// Whether it can name a secret, and is none: services begin theirs with marks of their own.
  package var isSecretName: Bool {
    (1...40).contains(utf8.count)
      && utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || "-_.".utf8.contains($0)
      }
      && !beginsAsSecret
  }

  private var beginsAsSecret: Bool {
    ["sk-", "sk_", "gsk_", "key-"].contains { hasPrefix($0) }
  }

  /// A name from the file as it may be told and logged: one that could be a key itself is cut after
  /// four signs.
  var withoutSecret: String {
    split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0) }
      .map { $0.utf8.count > 24 || $0.beginsAsSecret ? $0.prefix(4) + "…" : $0 }
      .joined(separator: ".")
  }
}

extension SecretReference {
  /// As the value of a key in TOML.
  var inTOML: String {
    let (kind, value) =
      switch self {
      case .command(let words): ("command", words.inTOML)
      case .secretService(let name): ("keyring", name.inTOML)
      case .credential(let name): ("credential", name.inTOML)
      case .file(let path): ("file", path.inTOML)
      case .environment(let name): ("environment", name.inTOML)
      }
    return "{ \(kind) = \(value) }"
  }
}

extension ConfigurationValue {
  /// The value of a key of `[secrets]`: a table that holds one kind of place.
  var secretReference: SecretReference? {
    guard case .section(let entries) = self, entries.count == 1 else { return nil }
    switch (entries[0].key, entries[0].value) {
    case ("command", let value):
      return value.texts.flatMap { $0.first?.isEmpty == false ? .command($0) : nil }
    case ("keyring", .text(let name)) where !name.isEmpty: return .secretService(name)
    case ("credential", .text(let name)) where !name.isEmpty && !name.contains("/"):
      return .credential(name)
    case ("file", .text(let path)) where path.hasPrefix("/") || path.hasPrefix("~/"):
      return .file(path)
    case ("environment", .text(let name)) where !name.isEmpty: return .environment(name)
    default: return nil
    }
  }
}
