/// Names on the bus of logind: org.freedesktop.login1(5).
enum LoginManager {
  static let name = "org.freedesktop.login1"
  static let path = "/org/freedesktop/login1"
  static let interface = "org.freedesktop.login1.Manager"
  static let userInterface = "org.freedesktop.login1.User"
  static let sessionInterface = "org.freedesktop.login1.Session"
  static let properties = "org.freedesktop.DBus.Properties"

  /// The match rule of a signal.
  static func signal(_ member: String, of interface: String, at path: String) -> String {
    """
    type='signal',sender='\(name)',path='\(path)',interface='\(interface)',member='\(member)'
    """
  }

  /// The match rule of changed properties of one object.
  static func changed(_ interface: String, at path: String) -> String {
    signal("PropertiesChanged", of: properties, at: path) + ",arg0='\(interface)'"
  }

  /// The match rule of changed properties of all objects below a path.
  static func changed(_ interface: String, below path: String) -> String {
    """
    type='signal',sender='\(name)',path_namespace='\(path)',interface='\(properties)',\
    member='PropertiesChanged',arg0='\(interface)'
    """
  }

  static let ownerChanged = """
    type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',\
    member='NameOwnerChanged',arg0='\(name)'
    """
}
