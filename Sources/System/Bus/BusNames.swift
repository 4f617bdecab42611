/// The owners of the well-known names that a connection listens to.
struct BusNames: Hashable, Sendable {
  /// The bus itself, which owns its name at all times.
  static let bus = "org.freedesktop.DBus"
  /// The connection itself, as libsystemd has it.
  static let local = "org.freedesktop.DBus.Local"

  private var owners: [String: String] = [:]
  private var followed: Set<String> = []
}

extension BusNames {
  /// Notes that a name is followed; whether that is new, so that its owner has to be asked for.
  mutating func follow(_ name: String) -> Bool {
    guard ![Self.bus, Self.local].contains(name), !name.hasPrefix(":") else { return false }
    return followed.insert(name).inserted
  }

  /// Notes the owner of a name; an empty one, or `nil`, is none.
  mutating func learn(_ owner: String?, of name: String) {
    owners[name] = owner.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a message comes from the owner of a name.
  func isOwner(_ sender: String?, of name: String) -> Bool {
    guard let sender else { return false }
    // Nobody else can have these, and a unique name is its own owner.
    if [Self.bus, Self.local].contains(name) || name.hasPrefix(":") { return sender == name }
    return owners[name] == sender
  }
}
