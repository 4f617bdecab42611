import Model

/// The notification server of this session, asked without the service.
extension NotificationServerFacts {
  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  /// Who shows notifications here, and what that can do; `nil` if nobody answers.
  ///
  /// None is started for it.
  package static func asked(limit: Duration = .seconds(2)) -> NotificationServerFacts? {
    let server = BusClient.Target(name: name, path: path, interface: name)
    do {
      let bus = try BusClient(limit: limit)
      var facts = try bus.call("GetServerInformation", of: server) { answer in
        answer.readString().map { name in
          NotificationServerFacts(
            name: name,
            vendor: answer.readString() ?? "",
            version: answer.readString() ?? "",
            capabilities: []
          )
        }
      }
      facts.capabilities = try bus.call("GetCapabilities", of: server) { $0.readStrings() }
      return facts
    } catch {
      return nil
    }
  }

  /// Whether the server keeps popups back at present; `nil` if it does not say.
  ///
  /// dunst calls it `paused`, KDE's `Inhibited`.
  package static func isQuiet(limit: Duration = .seconds(1)) -> Bool? {
    let properties = BusClient.Target(
      name: name,
      path: path,
      interface: "org.freedesktop.DBus.Properties"
    )
    for (interface, property) in [("org.dunstproject.cmd0", "paused"), (name, "Inhibited")] {
      do {
        let bus = try BusClient(limit: limit)
        return try bus.call("Get", of: properties, with: [interface, property]) {
          $0.readBoolInVariant()
        }
      } catch {
        continue
      }
    }
    return nil
  }
}
