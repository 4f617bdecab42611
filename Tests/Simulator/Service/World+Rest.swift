internal import Language
internal import Model
internal import Planning
internal import Store

/// Looking at the world when the service has nothing more to do.
extension World {
  func checkAtRest(_ service: ServiceProcess) throws {
    let isHanging = server?.isHanging ?? false
    let scenery = Scenery(
      holds: holds(of: service),
      server: usableServer(of: service),
      inFlight: service.inFlight,
      isWaiting: service.isWaiting || isHanging && !service.isServerSilent,
      screen: server?.screen ?? [:],
      alarm: service.alarm?.milliseconds,
      hasBriefingRetry: service.briefingRetryAt != nil
    )
    try oracle.checkAtRest(scenery, machine)
    rests += 1
    if rests % 16 == 0, !isHanging { try checkRestart(service) }
  }

  /// Why reminders are kept back at the moment.
  private func holds(of service: ServiceProcess) -> Set<String> {
    var holds: Set<String> = []
    if usableServer(of: service) == nil { holds.insert("no-notification-server") }
    return holds
  }

  /// A service that started at this very moment would plan the same.
  private func checkRestart(_ service: ServiceProcess) throws {
    guard service.inFlight.isEmpty, service.singly.isEmpty else { return }
    let now = machine.now
    let fresh = try Store(path: databasePath, meaning: service.store.meaning)
    try fresh.rederiveMoments(before: now + .seconds(3 * 86_400), at: now)
    _ = try fresh.settle(at: now)
    let surroundings = surroundings(of: service)
    let zone = machine.localtime.zone
    let plans = try [service.store, fresh].map { store in
      plan(
        try store.planState(at: now),
        at: now,
        in: zone,
        policy: policy,
        surroundings: surroundings
      )
    }
    guard plans[0] == plans[1] else {
      throw Violation(.sameAfterRestart, "\(plans[0]) became \(plans[1])")
    }
  }
}
