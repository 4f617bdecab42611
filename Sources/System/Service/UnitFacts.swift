internal import CSystemd
internal import Glibc

/// How systemd is to start the service.
package enum UnitFacts: Hashable, Sendable {
  /// No systemd runs this system.
  case noManager
  /// No systemd runs this system; the desktop starts the service at login.
  case autostarted
  /// The unit is not installed.
  case absent
  /// Installed, and not started by itself.
  case disabled
  case enabled
  /// Somebody keeps it from starting at all.
  case masked
}

extension UnitFacts {
  package static let unit = "voicedo-remindd.service"
  /// The unit that tells hooks of what happened.
  package static let hookUnit = "voicedo-remind-hooks.service"
  /// The unit that keeps lists the same as on a server, and the timer that starts it now and then.
  package static let syncUnit = "voicedo-remind-sync.service"
  package static let syncTimer = "voicedo-remind-sync.timer"
  /// The unit that asks for the weather of the briefing.
  package static let weatherUnit = "voicedo-remind-weather.service"
  /// The unit that brings what waits to the phone.
  package static let pushUnit = "voicedo-remind-push.service"

  /// Looks into the folders of the user's systemd (systemd.unit(5)).
  ///
  /// The person's own are below `configuration` and `data`, as XDG names them; systemd itself may
  /// run in another folder than the system's, and `desktop` holds what desktops start for everybody.
  package init(
    configuration: String?,
    data: String?,
    system: [String]? = nil,
    manager: String? = nil,
    desktop: String? = nil
  ) {
    guard access(manager ?? UnitFacts.managerFolder, F_OK) == 0 else {
      let entries = [configuration, desktop ?? UnitFacts.desktopFolder].compactMap(\.self)
        .map(UnitFacts.autostart)
      self = entries.contains(where: UnitFacts.isThere) ? .autostarted : .noManager
      return
    }
    let folders = UnitFacts.folders(configuration, data) + (system ?? UnitFacts.systemFolders)
    let unit = UnitFacts.unit
    if let place = folders.first(where: { UnitFacts.isThere("\($0)/\(unit)") }) {
      if ZoneInfoFile.target(ofLink: "\(place)/\(unit)") == "/dev/null" {
        self = .masked
      } else {
        let wants = folders.map { "\($0)/default.target.wants/\(unit)" }
        self = wants.contains(where: UnitFacts.isThere) ? .enabled : .disabled
      }
    } else {
      self = .absent
    }
  }

  /// Whether systemd runs this system, and has a unit for this user.
  package static func hasUnit(_ unit: String) -> Bool {
    func folder(_ name: String, _ usual: String) -> String? {
      if let value = variable(name), value.hasPrefix("/") { return value }
      return HomeDirectory.path(variable("HOME")).map { $0 + usual }
    }
    return has(
      unit,
      configuration: folder("XDG_CONFIG_HOME", "/.config"),
      data: folder("XDG_DATA_HOME", "/.local/share")
    )
  }

  /// Whether systemd runs this system, and has a unit in one of these folders or its own.
  package static func has(_ unit: String, configuration: String?, data: String?) -> Bool {
    access(managerFolder, F_OK) == 0
      && (folders(configuration, data) + systemFolders)
        .contains { access("\($0)/\(unit)", F_OK) == 0 }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// systemd's own test of whether it runs the system: sd_booted(3).
  static let managerFolder = "/run/systemd/system"
  /// Where packages put what desktops start at login.
  static let desktopFolder = "/etc/xdg"
  static let systemFolders = [
    "/etc/systemd/user", "/usr/local/lib/systemd/user", "/usr/lib/systemd/user",
  ]

  static func folders(_ configuration: String?, _ data: String?) -> [String] {
    [configuration, data].compactMap { $0.map { $0 + "/systemd/user" } }
  }

  /// The entry in a folder for settings: https://specifications.freedesktop.org/autostart-spec.
  static func autostart(in folder: String) -> String {
    "\(folder)/autostart/voicedo-remindd.desktop"
  }

  static func isThere(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }
}
