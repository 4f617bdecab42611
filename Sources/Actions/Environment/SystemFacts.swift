package import System

/// The machine that the program runs on; tests put facts in.
package struct SystemFacts: Sendable {
  package var zone: @Sendable () -> ZoneFacts
  package var file: @Sendable (_ path: String) -> FileFacts?
  package var disk: @Sendable (_ path: String) -> DiskFacts?
  /// How systemd starts the service, from the XDG folders for settings and data.
  package var unit: @Sendable (_ configuration: String?, _ data: String?) -> UnitFacts
  package var isLingering: @Sendable () -> Bool?
  /// The notification server, asked directly.
  package var server: @Sendable () -> NotificationServerFacts?
  package var isQuiet: @Sendable () -> Bool?

  package init(
    zone: @escaping @Sendable () -> ZoneFacts,
    file: @escaping @Sendable (_ path: String) -> FileFacts?,
    disk: @escaping @Sendable (_ path: String) -> DiskFacts?,
    unit: @escaping @Sendable (_ configuration: String?, _ data: String?) -> UnitFacts,
    isLingering: @escaping @Sendable () -> Bool?,
    server: @escaping @Sendable () -> NotificationServerFacts?,
    isQuiet: @escaping @Sendable () -> Bool?
  ) {
    self.zone = zone
    self.file = file
    self.disk = disk
    self.unit = unit
    self.isLingering = isLingering
    self.server = server
    self.isQuiet = isQuiet
  }
}
