internal import Model
internal import Planning
internal import Store

/// The service's passes, step by step as it makes them: settle, read, plan, carry out, arm.
extension World {
  /// Lets the service pass for as long as something asks for it.
  func letServicePass() throws {
    var rounds = 0
    while let service, machine.isAwake, service.wantsPass || hasAlarmRung {
      rounds += 1
      guard rounds <= 400 else { throw Violation(.comesToRest, "400 passes at one moment") }
      try survivingly { try pass(service) }
      try answerArrivals()
    }
    if machine.isAwake, let service { try checkAtRest(service) }
  }

  /// Whether the alarm rings at this moment, at which something else has happened, or has rung in the
  /// milliseconds that the server took to answer.
  private var hasAlarmRung: Bool { service?.alarm.map { $0 <= machine.now } ?? false }

  /// Does something in which the service may die.
  func survivingly(_ body: () throws -> Void) throws {
    do { try body() } catch is Died { try serviceDies() }
  }

  private func pass(_ service: ServiceProcess) throws {
    service.wantsPass = false
    // What the flawed one takes the time to be.
    let now = flaw == .firesASecondEarly ? machine.now + .seconds(1) : machine.now
    try derive(service, at: now)
    _ = try service.store.settle(at: now)
    try spoilSettled()
    try oracle.observe(machine)
    let state = try service.store.planState(at: now)
    service.singly.formIntersection(state.pending.map(\.todo.id))
    var plan = plan(
      state,
      at: now,
      in: service.zone,
      policy: policy,
      surroundings: surroundings(of: service)
    )
    spoil(&plan, at: now)
    try oracle.planned(plan.nextWake?.milliseconds, machine)
    try adopt(state, service)
    try carryOut(plan.actions, service, at: now)
    arm(plan.nextWake, service)
  }

  /// What the service knows of the world around.
  func surroundings(of service: ServiceProcess) -> Surroundings {
    Surroundings(
      server: usableServer(of: service),
      resumedAt: service.lastResume,
      inFlight: service.inFlight,
      singly: service.singly,
      isDoNotDisturb: isDoNotDisturb,
      isLocked: isLocked,
      isIdle: isIdle,
      returnedAt: service.returnedAt
    )
  }

  func usableServer(of service: ServiceProcess) -> String? {
    service.isServerSilent ? nil : server?.name
  }

  private func derive(_ service: ServiceProcess, at now: Instant) throws {
    if flaw != .ignoresTheZone || service.derivation == .unknown,
      machine.localtime.zone != service.zone
    {
      service.zone = machine.localtime.zone
      service.derivation = service.derivation == .unknown ? .unknown : .stale
    }
    switch service.derivation {
    case .valid: return
    case .unknown:
      try service.store.rederiveMoments(
        before: now + .seconds(3 * 86_400),
        besides: service.inFlight,
        at: now
      )
      agenda.add(.wholeDerivation(life: service.life), at: machine.elapsed + 1000)
    case .stale: try service.store.rederiveMoments(besides: service.inFlight, at: now)
    }
    service.derivation = .valid
  }

  private func carryOut(_ actions: [Action], _ service: ServiceProcess, at now: Instant) throws {
    let needsServer = actions.contains(where: \.needsServer)
    let mayPost = needsServer && vouchForServer(service)
    for action in actions {
      switch action {
      case .show(let showing):
        let mayGo = service.inFlight.isEmpty || !showing.isDue(at: now)
        if mayPost, mayGo { try show(showing, service, at: now) }
      case .withdraw(let popup, _): if mayPost { try withdraw(popup, service) }
      case .brief(let day): if mayPost { try brief(day, service, at: now) }
      case .forgetPopups(let server):
        if mayPost || !needsServer {
          try service.store.forgetPopups(exceptOf: server, at: now)
          try oracle.observe(machine)
        }
      case .hold(let ids, let reason):
        tell("held: \(oracle.titles(ids)), \(reason.rawValue)")
        let upcoming = actions.count { if case .show = $0 { true } else { false } }
        try oracle.held(
          ids,
          reason.rawValue,
          upcoming: upcoming,
          calm(around: service),
          machine
        )
        try service.store.hold(ids, reason: reason, at: now)
        try spoilHeld(ids)
        try oracle.observe(machine)
        oracle.believeHeld(ids)
      }
    }
  }

  /// Whether something may be handed over now; one that does not answer is found out in a while.
  private func vouchForServer(_ service: ServiceProcess) -> Bool {
    guard usableServer(of: service) != nil, let server else { return false }
    if !server.isHanging {
      service.answeredAt = machine.elapsed
      return true
    }
    if machine.elapsed - service.answeredAt < 1000 { return true }
    beginPatience(service)
    return false
  }

  func beginPatience(_ service: ServiceProcess) {
    guard !service.isWaiting, let server else { return }
    service.isWaiting = true
    agenda.add(
      .patienceEnds(life: service.life, server: server.name),
      at: machine.elapsed + 3000
    )
  }

  private func arm(_ moment: Instant?, _ service: ServiceProcess) {
    // One that has come says nothing any more: the briefing may not be wanted by now.
    let retry = service.briefingRetryAt.flatMap { $0 > machine.now ? $0 : nil }
    service.alarm = [moment, retry].compactMap(\.self).min()
    guard let alarm = service.alarm else { return }
    if flaw == .oversleeps { service.alarm = alarm + .seconds(60) }
    // No pass follows itself.
    if alarm <= machine.now { service.alarm = machine.now + .seconds(60) }
    tell("it looks again \(service.alarm.map { machine.clock.text($0.milliseconds) } ?? "")")
  }
}

extension Action {
  fileprivate var needsServer: Bool {
    switch self {
    case .show, .withdraw, .brief: true
    case .forgetPopups, .hold: false
    }
  }
}
