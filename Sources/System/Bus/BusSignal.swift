/// A signal to listen for, and the only name on the bus that is believed to send it.
///
/// The bus hands a signal that is addressed to a connection over from anybody, and libsystemd holds
/// a sender's well-known name to be kept by the bus's own match: `BusConnection` compares the
/// sender.
struct BusSignal: Hashable, Sendable {
  /// The name whose owner sends it.
  let sender: String
  var path: String?
  /// Objects below this path send it, too.
  var pathNamespace: String?
  let interface: String
  /// The signal's name; `nil` for all of the interface.
  var member: String?
  /// Strings that its arguments have to be, by their number.
  var arguments: [Int: String] = [:]
}

extension BusSignal {
  /// The match rule as the bus reads it: D-Bus Specification, "Match Rules".
  var rule: String {
    var parts = ["type='signal'", "sender='\(sender)'", "interface='\(interface)'"]
    if let path { parts.append("path='\(path)'") }
    if let pathNamespace { parts.append("path_namespace='\(pathNamespace)'") }
    if let member { parts.append("member='\(member)'") }
    for (number, value) in arguments.sorted(by: { $0.key < $1.key }) {
      parts.append("arg\(number)='\(value)'")
    }
    return parts.joined(separator: ",")
  }

  /// Changed properties of an interface, at one object unless it is told of all below a path.
  static func propertiesChanged(
    _ interface: String,
    by sender: String,
    at path: String? = nil,
    below pathNamespace: String? = nil
  ) -> BusSignal {
    BusSignal(
      sender: sender,
      path: path,
      pathNamespace: pathNamespace,
      interface: "org.freedesktop.DBus.Properties",
      member: "PropertiesChanged",
      arguments: [0: interface]
    )
  }

  /// Another owner of a name, or of any.
  static func ownerChanged(_ name: String? = nil) -> BusSignal {
    BusSignal(
      sender: BusNames.bus,
      interface: BusNames.bus,
      member: "NameOwnerChanged",
      arguments: name.map { [0: $0] } ?? [:]
    )
  }

  /// A signal that libsystemd makes itself, of the connection.
  static func local(_ member: String) -> BusSignal {
    BusSignal(
      sender: BusNames.local,
      path: "/org/freedesktop/DBus/Local",
      interface: BusNames.local,
      member: member
    )
  }
}
