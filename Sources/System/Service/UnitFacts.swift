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
  /// The unit that brings what waits to the phone.
  package static let pushUnit = "voicedo-remind-push.service"

  /// Looks into the folders of the user's systemd (systemd.unit(5)).
  ///
  /// The person's own are below `configuration` and `data`, as XDG names them; systemd itself may
  /// run in another folder than the system's.
  package init(
    configuration: String?,
    data: String?,
    system: [String]? = nil,
    manager: String? = nil
  ) {
    guard access(manager ?? UnitFacts.managerFolder, F_OK) == 0 else {
      // https://specifications.freedesktop.org/autostart-spec
      let entry = configuration.map { "\($0)/autostart/voicedo-remindd.desktop" }
      self = entry.map(UnitFacts.isThere) == true ? .autostarted : .noManager
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

  /// Whether systemd runs this system, and has a unit that the service asks for.
  package static func isInstalled(
    _ unit: String,
    configuration: String?,
    data: String?
  ) -> Bool {
    access(managerFolder, F_OK) == 0
      && (folders(configuration, data) + systemFolders)
        .contains { access("\($0)/\(unit)", F_OK) == 0 }
  }

  /// systemd's own test of whether it runs the system: sd_booted(3).
  private static let managerFolder = "/run/systemd/system"
  private static let systemFolders = [
    "/etc/systemd/user", "/usr/local/lib/systemd/user", "/usr/lib/systemd/user",
  ]

  private static func folders(_ configuration: String?, _ data: String?) -> [String] {
    [configuration, data].compactMap { $0.map { $0 + "/systemd/user" } }
  }

  private static func isThere(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }
}
