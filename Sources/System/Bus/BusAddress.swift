import Glibc

/// Where the message buses are.
package enum BusAddress {
  /// The session bus: as the environment says, else the user's own in its runtime directory.
  package static var session: String? {
    if let address = environment("DBUS_SESSION_BUS_ADDRESS") { return address }
    return environment("XDG_RUNTIME_DIR").map { "unix:path=\(escaped($0))/bus" }
  }

  static var system: String {
    environment("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket"
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// A path as D-Bus addresses spell it: everything unusual as `%` and two hexadecimal digits.
  static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16)
        result += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return result
  }
}
