package import Model

extension SecretReference {
  /// Reads `{"command":["pass","show","key"]}` or one of the other kinds; exactly one of them.
  package init?(json: JSONValue) {
    guard case .object(let object) = json, object.count == 1, let (kind, value) = object.first
    else { return nil }
    switch (kind, value.text) {
    case ("command", _):
      let arguments = value.texts
      guard !arguments.isEmpty, arguments.count == value.elements.count else { return nil }
      self = .command(arguments)
    case ("secret-service", let name?): self = .secretService(name)
    case ("credential", let name?): self = .credential(name)
    case ("file", let path?): self = .file(path)
    case ("environment", let name?): self = .environment(name)
    default: return nil
    }
  }

  /// The reference for another program: an object with one key.
  package var json: JSONValue {
    switch self {
    case .command(let arguments): .object(["command": .array(arguments.map(JSONValue.string))])
    case .secretService(let name): .object(["secret-service": .string(name)])
    case .credential(let name): .object(["credential": .string(name)])
    case .file(let path): .object(["file": .string(path)])
    case .environment(let name): .object(["environment": .string(name)])
    }
  }
}
