internal import Model
internal import Planning
internal import Store

/// The briefing, and popups that an earlier life of the service left on the screen.
extension World {
  func brief(_ day: CivilDate, _ service: ServiceProcess, at now: Instant) throws {
    guard !service.isBriefing, server?.isHanging == false else { return }
    if let retry = service.briefingRetryAt, retry > now { return }
    guard try service.store.briefingToShow(of: day, at: now) != nil else {
      return try oracle.saidNothing(of: day.description, machine)
    }
    service.wantsPass = true
    switch server?.put([], replaces: nil) ?? .refused {
    case .shown(let number):
      service.briefingRetryAt = nil
      tell("briefing of \(day)")
      try oracle.briefed(day.description, calm(around: service), machine)
      if crash == .afterPost {
        crash = nil
        count("crash \(CrashPoint.afterPost.rawValue)")
        tell("the service dies before it notes the briefing")
        oracle.lostBriefing(of: day.description)
        throw Died()
      }
      service.own.insert(number)
      if flaw != .briefsAgain { try service.store.recordBriefing(of: day, at: machine.now) }
      if flaw == .briefsAgain { service.wantsPass = false }
    case .refused:
      service.briefingRetryAt = machine.now + .seconds(60)
    }
  }

  /// Takes over the popups of an earlier life: each is posted once more, silently, in its place.
  func adopt(_ state: PlanState, _ service: ServiceProcess) throws {
    guard !service.hasAdopted, let name = usableServer(of: service), server?.isHanging == false
    else { return }
    service.hasAdopted = true
    let left = state.pending.filter { pending in
      pending.reminder.popup.map { $0.server == name && !service.own.contains($0.number) } ?? false
        && pending.reminder.state != .snoozed
    }
    for (popup, reminders) in Dictionary(grouping: left, by: \.reminder.popup) {
      guard let popup else { continue }
      service.own.insert(popup.number)
      let request = NotificationServer.Request.post(
        reminders.map(\.todo.id),
        replaces: popup.number
      ) { [self] answer in
        guard self.service === service else { return leaveOrphan(answer, insteadOf: popup) }
        try adopted(answer, in: popup, service)
      }
      try hand(request, service)
    }
  }

  /// The life that took a popup over has ended before it heard of the one that came in its place.
  private func leaveOrphan(_ answer: NotificationServer.Answer, insteadOf popup: PopupID) {
    guard case .shown(let number) = answer, number != popup.number else { return }
    oracle.orphans.insert(PopupID(server: popup.server, number: number).record)
  }

  private func adopted(
    _ answer: NotificationServer.Answer,
    in popup: PopupID,
    _ service: ServiceProcess
  ) throws {
    switch answer {
    case .shown(popup.number): oracle.orphans.remove(popup.record)
    case .shown(let other):
      // It was gone: the new one goes as well, and the reminder comes again in its time.
      _ = server?.take(other)
      try forget(popup, "gone", service)
    case .refused:
      // What is on the screen in its place is not known any more.
      service.own.remove(popup.number)
      service.hasAdopted = false
      oracle.orphans.insert(popup.record)
    }
  }
}
