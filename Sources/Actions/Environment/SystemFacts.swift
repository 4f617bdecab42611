package import System

/// The machine that the program runs on; tests put facts in.
package struct SystemFacts: Sendable {
  package var zone: @Sendable () -> ZoneFacts
  package var file: @Sendable (_ path: String) -> FileFacts?
  package var disk: @Sendable (_ path: String) -> DiskFacts?
  /// How systemd starts the service, from the XDG folders for settings and data.
  package var unit: @Sendable (_ configuration: String?, _ data: String?) -> UnitFacts
  /// The person's own installation before a package's, from the same folders.
  package var shadow: @Sendable (_ configuration: String?, _ data: String?) -> UnitShadow?
  /// Where the program of the service is; `nil` where it is neither installed nor built beside this.
  package var serviceProgram: @Sendable () -> String?
  package var isLingering: @Sendable () -> Bool?
  /// The notification server, asked directly.
  package var server: @Sendable () -> NotificationServerFacts?
  package var isQuiet: @Sendable () -> Bool?

  package init(
    zone: @escaping @Sendable () -> ZoneFacts,
    file: @escaping @Sendable (_ path: String) -> FileFacts?,
    disk: @escaping @Sendable (_ path: String) -> DiskFacts?,
    unit: @escaping @Sendable (_ configuration: String?, _ data: String?) -> UnitFacts,
    shadow: @escaping @Sendable (_ configuration: String?, _ data: String?) -> UnitShadow?,
    serviceProgram: @escaping @Sendable () -> String?,
    isLingering: @escaping @Sendable () -> Bool?,
    server: @escaping @Sendable () -> NotificationServerFacts?,
    isQuiet: @escaping @Sendable () -> Bool?
  ) {
    self.zone = zone
    self.file = file
    self.disk = disk
    self.unit = unit
    self.shadow = shadow
    self.serviceProgram = serviceProgram
    self.isLingering = isLingering
    self.server = server
    self.isQuiet = isQuiet
  }
}

extension SystemFacts {
  /// The machine that the program runs on.
  package static let live = SystemFacts(
    zone: { .system },
    file: { FileFacts(path: $0) },
    disk: { DiskFacts(path: $0) },
    unit: { UnitFacts(configuration: $0, data: $1) },
    shadow: { UnitShadow(configuration: $0, data: $1) },
    serviceProgram: { ProgramSearch.companion("voicedo-remindd") },
    isLingering: { Lingering.isOn() },
    server: { NotificationServerFacts.asked() },
    isQuiet: { NotificationServerFacts.isQuiet() }
  )
}
