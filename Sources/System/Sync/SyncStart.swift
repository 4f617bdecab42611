/// Who syncs what was changed here.
package enum SyncStart {
  /// Starts this program's own sync beside it, where neither the service nor systemd sees to that.
  ///
  /// Nobody waits for it.
  package static func start(isServed: Bool) {
    RunBeside.start(["sync", "--quiet"], unit: UnitFacts.syncUnit, isServed: isServed)
  }

  /// Whether systemd has the units of sync.
  package static var isLeftToSystemd: Bool { UnitFacts.hasUnit(UnitFacts.syncUnit) }
}

/// The timer that has systemd sync every quarter of an hour.
package enum SyncTimer {
  /// Has it run from now on, after each login as well; whether systemd does.
  package static func enable() throws(BusError) -> Bool {
    guard SyncStart.isLeftToSystemd else { return false }
    let bus = try BusClient(limit: .seconds(10))
    try bus.call(
      "EnableUnitFiles",
      of: .systemd,
      write: { call in
        call.append([UnitFacts.syncTimer])
        call.append(false)
        call.append(true)
      },
      read: { _ in () }
    )
    try bus.call("Reload", of: .systemd) { _ in () }
    try bus.call("StartUnit", of: .systemd, with: [UnitFacts.syncTimer, "replace"]) { _ in () }
    return true
  }

  /// Has it run no longer.
  package static func disable() throws(BusError) {
    guard SyncStart.isLeftToSystemd else { return }
    let bus = try BusClient(limit: .seconds(10))
    try bus.call("StopUnit", of: .systemd, with: [UnitFacts.syncTimer, "replace"]) { _ in () }
    try bus.call(
      "DisableUnitFiles",
      of: .systemd,
      write: { call in
        call.append([UnitFacts.syncTimer])
        call.append(false)
      },
      read: { _ in () }
    )
    try bus.call("Reload", of: .systemd) { _ in () }
  }
}

extension BusClient.Target {
  /// The manager of the user's units.
  fileprivate static let systemd = BusClient.Target(
    name: "org.freedesktop.systemd1",
    path: "/org/freedesktop/systemd1",
    interface: "org.freedesktop.systemd1.Manager"
  )
}
