/// Names on the bus of logind: org.freedesktop.login1(5).
enum LoginManager {
  static let name = "org.freedesktop.login1"
  static let path = "/org/freedesktop/login1"
  static let interface = "org.freedesktop.login1.Manager"
  static let properties = "org.freedesktop.DBus.Properties"
  static let userInterface = "org.freedesktop.login1.User"
  static let sessionInterface = "org.freedesktop.login1.Session"

  /// A signal of one object.
  static func signal(_ member: String, of interface: String, at path: String) -> BusSignal {
    BusSignal(sender: name, path: path, interface: interface, member: member)
  }
}
