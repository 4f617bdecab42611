internal import Model
internal import Planning
internal import Store

/// Handing popups over, and recording what came of it.
extension World {
  func show(_ showing: Showing, _ service: ServiceProcess, at now: Instant) throws {
    guard let name = usableServer(of: service) else { return }
    try pass(.beforeClaim)
    guard let claimed = try claim(showing, service, at: now) else {
      return try oracle.observe(machine)
    }
    let ids = claimed.reminders.map(\.todo.id)
    let isNudge = oracle.isNudge(ids, singly: service.singly, machine) && showing.isNudge
    try oracle.claimed(
      ids,
      as: claimed.showing.kind.rawValue,
      isQuiet: claimed.showing.isQuiet,
      calm(around: service),
      machine
    )
    tell("\(showing.kind.rawValue): \(oracle.titles(ids))\(showing.isQuiet ? ", quietly" : "")")
    if isNudge { try oracle.checkBudget(machine) }
    try pass(.afterClaim)
    service.inFlight.formUnion(ids)
    try hand(
      .post(ids, replaces: showing.replaces?.number) { [self] answer in
        try posted(answer, claimed, isNudge: isNudge, by: service, on: name)
      },
      service
    )
  }

  private func posted(
    _ answer: NotificationServer.Answer,
    _ claimed: OnItsWay,
    isNudge: Bool,
    by service: ServiceProcess,
    on name: String
  ) throws {
    let ids = claimed.reminders.map(\.todo.id)
    let isAlive = self.service === service
    switch answer {
    case .shown(let number):
      let popup = PopupID(server: name, number: number)
      try oracle.posted(ids, isOrphan: !isAlive, popup.record, machine)
      personLooks(at: popup)
      guard isAlive else { return }
      service.wantsPass = true
      try pass(.afterPost, leaving: popup)
      service.answeredAt = machine.elapsed
      if server?.name == name { service.own.insert(number) }
      service.inFlight.subtract(ids)
      if flaw == .neverRecords { return }
      try record(claimed, popup, service)
      try oracle.observe(machine)
      oracle.recorded(ids, popup.record, server: server?.name, machine)
      if isNudge { oracle.nudged(machine) }
      try pass(.afterRecord)
    case .refused:
      guard isAlive else { return }
      tell("refused: \(oracle.titles(ids))")
      service.wantsPass = true
      service.inFlight.subtract(ids)
      try refuse(claimed.reminders, service)
      try oracle.observe(machine)
      try oracle.refused(ids, machine)
    }
  }

  /// Gives refused reminders back for a later try: after 5 s, 10 s and so on, up to 5 min.
  private func refuse(_ reminders: [PendingReminder], _ service: ServiceProcess) throws {
    for pending in reminders {
      let doublings = min(try service.store.refusals(of: pending.todo.id), 6)
      let retry = machine.now + min(.seconds(5 << doublings), .seconds(300))
      if flaw == .forgetsTheRetry {
        try shell.run("UPDATE reminder SET state = 'shown' WHERE todo_id = '\(pending.todo.id)'")
        try shell.run("UPDATE reminder SET fire_at = NULL WHERE todo_id = '\(pending.todo.id)'")
        continue
      }
      try service.store.recordRefused(
        [pending.todo.id],
        retryAt: retry,
        reason: "simulated",
        at: machine.now
      )
    }
  }

  func withdraw(_ popup: PopupID, _ service: ServiceProcess) throws {
    guard popup.server == server?.name, service.withdrawing.insert(popup.number).inserted
    else { return }
    try hand(
      .withdraw(popup.number) { [self] isAnswered in
        guard self.service === service else { return }
        service.withdrawing.remove(popup.number)
        service.wantsPass = true
        guard isAnswered, popup.server == server?.name else { return }
        service.own.remove(popup.number)
        try forget(popup, "withdrawn", service)
      },
      service
    )
  }

  func forget(_ popup: PopupID, _ reason: String, _ service: ServiceProcess) throws {
    try service.store.forget(popup, reason: reason, at: machine.now)
    try oracle.observe(machine)
  }

  /// Hands something to the server, which answers at once unless it hangs.
  func hand(_ request: NotificationServer.Request, _ service: ServiceProcess) throws {
    // It answers once the pass is over.
    guard server?.isHanging == true else { return arrivals.append(request) }
    server?.waiting.append(request)
    beginPatience(service)
  }

  /// What was handed over in a pass arrives.
  func answerArrivals() throws {
    while !arrivals.isEmpty {
      let request = arrivals.removeFirst()
      // Nothing takes no time at all.
      advance(to: machine.elapsed + 3)
      try survivingly { try answer(request) }
    }
  }

  /// The server, or what is left of the connection to it, answers a request.
  func answer(_ request: NotificationServer.Request) throws {
    switch request {
    case .post(let ids, let replaces, let answer):
      try answer(server?.put(ids, replaces: replaces) ?? .refused)
    case .withdraw(let number, let answer):
      if flaw != .keepsThePopup { _ = server?.take(number) }
      try answer(server != nil)
    }
  }

  /// A point at which the service may die, or somebody be faster.
  private func pass(_ point: CrashPoint, leaving popup: PopupID? = nil) throws {
    if let meanwhile, meanwhile.point == point {
      self.meanwhile = nil
      try meanwhile.act()
      service?.wantsPass = true
    }
    guard crash == point else { return }
    crash = nil
    count("crash \(point.rawValue)")
    tell("the service dies \(point.rawValue)")
    if let popup { oracle.orphans.insert(popup.record) }
    throw Died()
  }
}

/// What was claimed, on its way to the server.
struct OnItsWay {
  var showing: Showing
  var reminders: [PendingReminder]
}

extension Showing {
  /// Whether it says of itself that it comes once more, or not at its time.
  fileprivate var isNudge: Bool {
    !isQuiet && (kind == .again || kind == .late || kind == .digest || kind == .checkIn)
  }
}

extension PopupID {
  /// As the oracle has it.
  var record: Record.Popup { Record.Popup(server: server, number: number) }
}
