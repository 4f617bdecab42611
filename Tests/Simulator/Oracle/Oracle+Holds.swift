internal import Model

/// The world around the person and what it allows, as can be seen from outside.
struct Calm {
  var hasServer = true
  var isDoNotDisturb = false
  var isLocked = false
  var isIdle = false
  /// Civil seconds of the day.
  var hours: (from: Int64, to: Int64)?
  /// Milliseconds UTC.
  var until: Int64?
  /// The focus session that goes on.
  var focus: FocusRecord?
}

extension Calm {
  /// When the quiet that holds at a moment ends; `nil` if there is none.
  func quietEnd(_ machine: Machine) -> Int64? {
    if let until, until > machine.wall { return until }
    guard let hours else { return nil }
    let civil = machine.clock.civil(at: machine.wall / 1000)
    let (today, time) = (civil / CivilText.day, civil % CivilText.day)
    let isOverNight = hours.from >= hours.to
    let isInside =
      isOverNight ? time >= hours.from || time < hours.to : time >= hours.from && time < hours.to
    guard isInside else { return nil }
    return [0, 1, 2].map {
      machine.clock.second(of: (today + $0) * CivilText.day + hours.to) * 1000
    }
    .first { $0 > machine.wall }
  }

  /// Whether the briefing has to wait.
  func keepsBriefing(_ machine: Machine) -> Bool {
    isDoNotDisturb || isLocked || isIdle || quietEnd(machine) != nil || focus?.holds == true
  }
}

/// Of what is kept back, and of what should have been.
extension Oracle {
  /// Why a reminder that is due may be kept back now, as the ledger spells it.
  func holds(
    _ promise: Promise,
    _ id: Todo.ID,
    upcoming: Int = 0,
    _ calm: Calm,
    _ machine: Machine
  ) throws -> Set<String> {
    if !calm.hasServer { return ["no-notification-server"] }
    guard !promise.record.isBreakthrough else { return [] }
    var holds: Set<String> = []
    if let focus = calm.focus, focus.holds || focus.todo == id { holds.insert("focus") }
    if calm.isLocked { holds.insert("locked") }
    if calm.isDoNotDisturb { holds.insert("do-not-disturb") }
    // Whether a series of instants comes anew cannot be told any more once the zone is another one.
    let isUncertain = promise.record.dueAt != nil && promise.record.rule != nil
    let isOnTime = promise.isOnTime(machine) && !isUncertain
    if calm.quietEnd(machine) != nil, !isOnTime { holds.insert("quiet-hours") }
    // A reminder that had to wait comes in a digest of its likes, and that has to wait for its
    // turn.
    let isPunctual = isOnTime && promise.isPunctual(machine)
    if !isPunctual || promise.hasWaited,
      try countedNudges(machine) + upcoming >= policy.nudgesPerHour
    {
      holds.insert("nudge-budget")
    }
    return holds
  }

  /// The service notes that reminders are kept back.
  ///
  /// `upcoming` popups are planned together with it, and count already.
  func held(
    _ ids: [Todo.ID],
    _ reason: String,
    upcoming: Int,
    _ calm: Calm,
    _ machine: Machine
  ) throws {
    for id in ids {
      guard let promise = promises[id] else { continue }
      // Somebody moved it since that was planned, and the store does not hold it.
      if promise.next == .unsettled || promise.moment(on: machine.clock) ?? 0 > machine.wall {
        continue
      }
      let holds = try holds(promise, id, upcoming: upcoming, calm, machine)
      guard holds.contains(reason) else {
        throw Violation(
          .heldWithReason,
          "\(promise.record.title) (\(promise.record.summary)) is held for \(reason), which is not so"
        )
      }
      promises[id]?.hasWaited = true
      promises[id]?.isLost = false
      promises[id]?.isRefused = false
      if reason == "quiet-hours" { giveWay(id, promise, calm, machine) }
      if case .occurrence = promise.next, let moment = promise.moment(on: machine.clock) {
        // It has come: another zone does not take it back.
        promises[id]?.next = .instant(moment)
        promises[id]?.isAnew = true
      }
    }
  }

  /// A repeat gives way to the next occurrence, if that comes before the quiet ends.
  private func giveWay(_ id: Todo.ID, _ promise: Promise, _ calm: Calm, _ machine: Machine) {
    guard case .instant = promise.next, promise.record.state == "shown",
      promise.record.attempts > 0, let shown = promise.lastShown,
      let coming = Series(promise.record)?.next(after: shown + 60_000, on: machine.clock),
      coming > machine.wall, coming < calm.quietEnd(machine) ?? 0
    else { return }
    promises[id]?.next = .occurrence(after: shown)
    promises[id]?.showings = 0
    promises[id]?.hasWaited = false
  }

  /// Adopts reminders that gave way to an occurrence of which the oracle cannot tell when it comes.
  func believeHeld(_ ids: [Todo.ID]) {
    for id in ids {
      guard let record = promises[id]?.record, record.rule != nil, Series(record) == nil,
        record.state == "shown"
      else { continue }
      promises[id]?.adopt()
    }
  }

  /// A popup is to be claimed that says something new about a reminder.
  func checkWelcome(_ promise: Promise, _ id: Todo.ID, _ calm: Calm, _ machine: Machine) throws {
    var reasons = try holds(promise, id, calm, machine).subtracting(["nudge-budget"])
    if promise.isOnTime(machine) || promise.mayBeOccurrence { reasons.remove("quiet-hours") }
    guard reasons.isEmpty else {
      let list = reasons.sorted().joined(separator: ", ")
      throw Violation(
        .neverUnwelcome,
        "\(promise.record.title) (\(promise.record.summary)) comes in spite of \(list)"
      )
    }
  }

  /// Whether the budget is for a popup: none in it comes at its time, may be a new occurrence, or
  /// ignores every hold.
  func isNudge(_ ids: [Todo.ID], _ machine: Machine) -> Bool {
    ids.allSatisfy { id in
      guard let promise = promises[id], !promise.record.isBreakthrough
      else { return false }
      return promise.question == .awaited
        || !promise.isFirst(machine) && !promise.isAhead(machine) && !promise.mayBeOccurrence
    }
  }

  /// A popup was recorded that the budget is for.
  func nudged(_ machine: Machine) {
    nudges.append(machine.wall)
  }

  /// A popup was claimed that the budget is for.
  func checkBudget(_ machine: Machine) throws {
    let hour = Set(nudges).filter { $0 > machine.wall - 3_600_000 && $0 <= machine.wall }
    guard hour.count < policy.nudgesPerHour else {
      throw Violation(.withinBudget, "\(hour.count + 1) nudges in an hour")
    }
  }

  /// How many popups of the last hour count, as the ledger has them.
  private func countedNudges(_ machine: Machine) throws -> Int {
    let count = try shell.number(
      """
      SELECT count(DISTINCT at) FROM delivery
       WHERE at > ? AND at <= ? AND event = 'shown'
         AND reason IN ('again', 'late', 'digest', 'checkIn')
      """,
      [.number(machine.wall - 3_600_000), .number(machine.wall)]
    )
    return Int(count ?? 0)
  }

  /// Do-Not-Disturb is over: what broke through may have been kept back all the same.
  func revealed() {
    for (id, promise) in promises where promise.record.isBreakthrough {
      if promise.lastShown != nil { promises[id]?.causes.insert(.resumed) }
    }
  }

  /// The person is back: what is on the screen may not have been seen.
  func returned() {
    for (id, promise) in promises {
      guard promise.question == nil, promise.lastShown != nil else { continue }
      promises[id]?.causes.insert(.resumed)
    }
  }
}

extension Promise {
  /// Whether no more than five minutes have gone by since its moment, or since that of a later
  /// lead.
  func isPunctual(_ machine: Machine) -> Bool {
    let due = record.due(on: machine.clock)
    let leads = record.leads.indices.filter { $0 > stage }.map { record.leads[$0] * 60_000 }
    let moments = leads.compactMap { lead in due.map { $0 - lead } }
    return (moments + [moment(on: machine.clock)].compactMap(\.self))
      .contains { $0 <= machine.wall && machine.wall - $0 <= 300_000 }
  }

  /// Whether a later lead has come meanwhile, which was not shown.
  private func isStageOnTime(_ machine: Machine) -> Bool {
    guard let due = record.due(on: machine.clock) else { return false }
    let later = record.leads.indices.filter { $0 > stage }.map { due - record.leads[$0] * 60_000 }
    guard let lead = later.last(where: { $0 <= machine.wall }) else { return false }
    // A reminder put off past a lead comes at the moment that it was put off to.
    let moment = max(lead, moment(on: machine.clock) ?? lead)
    return machine.wall - moment <= 300_000 || due > machine.wall
  }

  /// Whether it was on the screen for what it is about now.
  private func wasShown(on clock: WallClock) -> Bool {
    if case .occurrence = next { return false }
    if isAnew || isOccurrence(on: clock) || hasComeAnew(on: clock) { return false }
    guard let lastShown, let due = record.due(on: clock) else { return lastShown != nil }
    return lastShown >= due
      - (record.leads.indices.contains(stage) ? record.leads[stage] * 60_000 : 0)
  }

  /// Whether it was put off to the very moment of its next occurrence.
  func isOccurrence(on clock: WallClock) -> Bool {
    guard showings == 0, case .instant(let moment) = next, let series = Series(record) else {
      return false
    }
    return series.next(after: moment - 1000, on: clock) == moment
  }

  /// Whether its next occurrence has come since it was shown last, and was refused, or put off
  /// while it was kept back.
  private func hasComeAnew(on clock: WallClock) -> Bool {
    guard showings == 0, case .instant(let moment) = next, let lastShown,
      let coming = Series(record)?.next(after: lastShown + 60_000, on: clock)
    else { return false }
    return coming <= moment
  }

  /// Whether it was put off to a moment that may be its next occurrence: of a series of instants
  /// the oracle cannot tell.
  var mayBeOccurrence: Bool {
    guard showings == 0, case .instant = next, record.rule != nil else { return false }
    return Series(record) == nil && !record.isFromCompletion && question != .awaited
  }

  /// Whether its due time is still to come.
  func isAhead(_ machine: Machine) -> Bool {
    record.due(on: machine.clock).map { $0 > machine.wall } ?? false
  }

  /// Whether it is to be shown for the first time at a clock time that was stated, and it is about
  /// that time.
  func isOnTime(_ machine: Machine) -> Bool {
    question != .awaited && (record.time != nil || record.dueAt != nil)
      && (isFirst(machine) || isAhead(machine))
  }

  /// Whether it is to be shown for the first time about its moment, with or without a stated clock
  /// time.
  func isFirst(_ machine: Machine) -> Bool {
    guard !wasShown(on: machine.clock) || isStageOnTime(machine),
      let moment = moment(on: machine.clock), moment <= machine.wall
    else { return false }
    return machine.wall - moment <= 300_000 || isAhead(machine) || isStageOnTime(machine)
  }
}
