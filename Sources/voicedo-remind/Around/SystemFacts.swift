import System

/// What is asked of the machine around the program; tests put facts in.
struct SystemFacts: Sendable {
  var zone: @Sendable () -> ZoneFacts
  var file: @Sendable (_ path: String) -> FileFacts?
  var disk: @Sendable (_ path: String) -> DiskFacts?
  /// How systemd starts the service, from the XDG folders for settings and data.
  var unit: @Sendable (_ configuration: String?, _ data: String?) -> UnitFacts
  var isLingering: @Sendable () -> Bool?
  /// The notification server, asked directly.
  var server: @Sendable () -> NotificationServerFacts?
  var isQuiet: @Sendable () -> Bool?
}

extension SystemFacts {
  /// The machine that the program runs on.
  static let live = SystemFacts(
    zone: { .system },
    file: { FileFacts(path: $0) },
    disk: { DiskFacts(path: $0) },
    unit: { UnitFacts(configuration: $0, data: $1) },
    isLingering: { Lingering.isOn() },
    server: { NotificationServerFacts.asked() },
    isQuiet: { NotificationServerFacts.isQuiet() }
  )
}
