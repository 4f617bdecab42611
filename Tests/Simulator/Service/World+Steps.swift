internal import Delivery
internal import Model
internal import Planning
internal import Store

/// Steps of the loop, which the oracle sees; and where the service may die.
extension World {
  func reached(_ step: Step) throws {
    guard let service else { return }
    switch step {
    // The database can always be written here.
    case .claimingUnnoted: break
    case .claiming(let showing):
      service.claiming = showing
      service.gathers = try oracle.gathers(machine)
      // One that does not look claims what somebody has done a moment before.
      if flaw != .claimsBlindly { try pass(.beforeClaim) }
    case .claimed(let claimed): try reached(claimed, service)
    case .shown(_, let popup):
      try pass(.afterPost, leaving: popup)
      spoilPolicy()
    case .recorded(let reminders, let popup): try recorded(reminders, popup, service)
    case .refused(let reminders):
      try spoilRefused(reminders)
      try oracle.observe(machine)
      try oracle.refused(reminders.map(\.todo.id), machine)
    case .held(let ids, let reason): try held(ids, reason, service)
    case .pushing(let ids):
      try oracle.observe(machine)
      tell("to the phone: \(oracle.titles(ids))")
      try oracle.pushing(ids, try calm(around: service), machine)
    case .followedFocus: try followFocus()
    case .forgot, .forgotServer: try oracle.observe(machine)
    case .putBack(let popup):
      let ids = oracle.inside(popup.record)
      try spoilPutBack(ids)
      try oracle.putBack(ids, machine)
    case .briefingShown(let day): try briefed(day)
    case .briefingRecorded(let day): try spoilBriefed(day)
    case .nothingToBrief(let day): try oracle.saidNothing(of: day.description, machine)
    case .announced: break
    case .answered(_, let popup, let ids): try answered(popup, ids)
    }
  }

  private func reached(_ claimed: ClaimedPopup, _ service: ServiceProcess) throws {
    if flaw == .claimsBlindly { try pass(.beforeClaim) }
    let ids = claimed.reminders.map(\.todo.id)
    let isNudge =
      oracle.isNudge(ids, machine)
      && service.claiming?.isNudge == true
    try oracle.claimed(
      ids,
      as: claimed.showing.kind.rawValue,
      isQuiet: claimed.showing.isQuiet,
      // Who is faster may have left one of several that were to come together.
      makesRoom: (service.claiming ?? claimed.showing).kind == .digest
        && (room != nil || service.gathers || oracle.gathers(machine)),
      try calm(around: service),
      machine
    )
    let kind = service.claiming?.kind.rawValue ?? ""
    tell("\(kind): \(oracle.titles(ids))\(claimed.showing.isQuiet ? ", quietly" : "")")
    if isNudge { try oracle.checkBudget(machine) }
    service.claim = ServiceProcess.Claim(ids: ids, isNudge: isNudge)
    try pass(.afterClaim)
  }

  private func recorded(
    _ reminders: [PendingReminder],
    _ popup: PopupID,
    _ service: ServiceProcess
  ) throws {
    let isNudge = service.claims.removeValue(forKey: popup)?.isNudge ?? false
    guard try spoilRecorded(reminders) else { return }
    try oracle.observe(machine)
    oracle.recorded(reminders.map(\.todo.id), popup.record, server: server?.name, machine)
    if isNudge { oracle.nudged(machine) }
    try pass(.afterRecord)
  }

  private func held(_ ids: [Todo.ID], _ reason: HoldReason, _ service: ServiceProcess) throws {
    tell("held: \(oracle.titles(ids)), \(reason.rawValue)")
    try oracle.held(ids, reason.rawValue, upcoming: upcoming, try calm(around: service), machine)
    try spoilHeld(ids)
    try oracle.observe(machine)
    oracle.believeHeld(ids)
  }

  private func briefed(_ day: CivilDate) throws {
    tell("briefing of \(day)")
    try oracle.briefed(day.description)
    guard crash == .afterPost else { return }
    crash = nil
    count("crash \(CrashPoint.afterPost.rawValue)")
    tell("the service dies before it notes the briefing")
    oracle.lostBriefing(of: day.description)
    throw Died()
  }

  /// A point at which the service may die, or somebody be faster.
  private func pass(_ point: CrashPoint, leaving popup: PopupID? = nil) throws {
    if let meanwhile, meanwhile.point == point {
      self.meanwhile = nil
      try meanwhile.act()
    }
    guard crash == point else { return }
    crash = nil
    count("crash \(point.rawValue)")
    tell("the service dies \(point.rawValue)")
    if let popup { oracle.orphans.insert(popup.record) }
    throw Died()
  }
}

extension PopupPlan {
  /// Whether it says of itself that it comes once more, or not at its time.
  fileprivate var isNudge: Bool {
    !isQuiet && (kind == .again || kind == .late || kind == .digest || kind == .checkIn)
  }
}
