internal import Delivery
internal import Language
internal import Model
internal import Planning
internal import Store

/// Looking at the world when the service has nothing more to do.
extension World {
  func checkAtRest(_ service: ServiceProcess) throws {
    let isHanging = server?.isHanging ?? false
    let scenery = Scenery(
      calm: try calm(around: service),
      server: service.loop.usableServer,
      inFlight: service.surroundings.inFlight,
      isWaiting: service.isWaiting || isHanging && service.loop.usableServer != nil,
      screen: server?.screen ?? [:],
      alarm: service.alarm?.milliseconds,
      hasBriefingRetry: service.loop.briefingRetryAt.map { $0 > machine.now } ?? false
    )
    try oracle.checkAtRest(scenery, machine)
    rests += 1
    if rests % 64 == 0, !isHanging { try checkRestart(service) }
  }

  /// Collects the facts that can be seen of the world around.
  func calm(around service: ServiceProcess) throws -> Calm {
    // What was asked for by a clock that was set back since ends that much earlier.
    if oracle.clockWentBack, let until = quietUntil, let kept = try oracle.keptQuiet(), kept < until
    {
      quietUntil = kept
    }
    return Calm(
      hasServer: service.loop.usableServer != nil,
      isDoNotDisturb: isDoNotDisturb,
      isLocked: isLocked,
      isIdle: isIdle,
      hours: quietHours,
      until: quietUntil,
      focus: try oracle.openFocus(),
      returnedAt: service.surroundings.returnedAt?.milliseconds
    )
  }

  /// A service that started at this very moment would plan the same.
  private func checkRestart(_ service: ServiceProcess) throws {
    let surroundings = service.surroundings
    guard surroundings.inFlight.isEmpty else { return }
    let now = machine.now
    let fresh = try bench.open(service.store.meaning, isFresh: opensAnew)
    defer { bench.giveBack(fresh, isFresh: opensAnew) }
    try oracle.readEverything()
    try fresh.rederiveMoments(before: now + .seconds(3 * 86_400), at: now)
    _ = try fresh.settle(at: now)
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
