internal import Delivery
internal import Model
internal import Planning
internal import SQLite
internal import Store

/// Effects of the loop on the world; a service that is dying, or dead, has none.
extension World {
  func effects(ofLife life: Int, _ store: DeliveryStore) -> Effects {
    var effects = Effects { _ throws(DatabaseError) in store }
    effects.post = { [unowned self] in if isAlive(life) { post($0) } }
    effects.withdraw = { [unowned self] in if isAlive(life) { withdraw($0) } }
    effects.probe = { [unowned self] in if isAlive(life) { ask($0) } }
    effects.arm = { [unowned self] moment in
      if isAlive(life) { arm(moment) }
      return .armed
    }
    effects.after = { [unowned self] timer, pause in
      guard isAlive(life) else { return false }
      service?.timers[timer] = machine.elapsed + pause.milliseconds
      return true
    }
    effects.cancel = { [unowned self] in if isAlive(life) { service?.timers[$0] = nil } }
    effects.push = { [unowned self] in if isAlive(life) { askPhone() } }
    effects.log = { [unowned self] in if isAlive(life) { log($0) } }
    effects.end = { [unowned self] reason in
      if isAlive(life) { failure = failure ?? Violation(.storeWorks, "it ends: \(reason)") }
    }
    effects.plan = { [unowned self] state, now, zone, policy, surroundings throws(DatabaseError) in
      try reaching {
        try spoilSettled()
        try oracle.observe(machine)
      }
      var plan = plan(
        flaw == nil ? state : try store.planState(at: now),
        at: now,
        in: zone,
        policy: policy,
        surroundings: surroundings
      )
      spoil(&plan, at: now)
      upcoming = plan.actions.count { if case .show = $0 { true } else { false } }
      try reaching { try check(plan, surroundings) }
      return plan
    }
    effects.reach = { [unowned self] step throws(DatabaseError) in
      guard isAlive(life) else { throw .failed(reason: "over", detail: "") }
      try reaching { try reached(step) }
    }
    return effects
  }

  /// Whether a life of the service goes on.
  func isAlive(_ life: Int) -> Bool { service?.life == life && !isDying }

  /// Looks at something within the loop: where it dies, or a promise is broken, nothing more is done.
  private func reaching(_ look: () throws -> Void) throws(DatabaseError) {
    do {
      try look()
      return
    } catch is Died {
      isDying = true
    } catch {
      failure = failure ?? error
    }
    throw .failed(reason: "over", detail: "")
  }

  private func arm(_ moment: Instant?) {
    service?.alarm = flaw == .oversleeps ? moment.map { $0 + .seconds(60) } : moment
    if let moment { tell("it looks again \(machine.clock.text(moment.milliseconds))") }
  }

  private func log(_ entry: LogEntry) {
    tell("log: \(entry)")
    // The store never has to wait here.
    if case .databaseTrouble(let error) = entry, failure == nil {
      failure = Violation(.storeWorks, "\(error)")
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
