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
  /// When the person came back last, as the service was told; milliseconds UTC.
  var returnedAt: Int64?
}

extension Calm {
  /// When the quiet that holds at a moment ends; `nil` if there is none.
  func quietEnd(_ machine: Machine) -> Int64? {
    if let until, until > machine.wall { return until }
    return hours.flatMap { Calm.end(of: $0, machine) }
  }

  /// When hours of every day end that hold at a moment; `nil` outside of them.
  static func end(of hours: (from: Int64, to: Int64), _ machine: Machine) -> Int64? {
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
    let isStated = promise.hasClock && promise.isNew(on: machine.clock) && !isUncertain
    if !isStated, try countedNudges(machine) + upcoming >= policy.nudgesPerHour {
      holds.insert("nudge-budget")
    }
    if promise.isRepeat(machine) {
      if nightEnd(machine) != nil { holds.insert("night") }
      if try hasGathered(calm, machine) { holds.insert("unanswered") }
    }
    return holds
  }

  /// When the night ends that it is; `nil` by day.
  func nightEnd(_ machine: Machine) -> Int64? {
    policy.night.flatMap { Calm.end(of: $0, machine) }
  }

  /// The moments at which repeats come together, as nobody answers what came today; with the last of
  /// what came that was a repeat, late or of several.
  func gatherings(_ machine: Machine) throws -> (moments: [Int64], lastNudge: Int64?) {
    var morning = machine.wall - 86_400_000
    if let night = policy.night {
      let today = machine.clock.civil(at: machine.wall / 1000) / CivilText.day
      morning =
        [0, -1, -2].map { machine.clock.second(of: (today + $0) * CivilText.day + night.to) * 1000 }
        .first { $0 <= machine.wall } ?? morning
    }
    let change = try shell.number(
      """
      SELECT made_at FROM batch WHERE kind <> 'settle' AND source <> 'sync' AND made_at <= ?
       ORDER BY id DESC LIMIT 1
      """,
      [.number(machine.wall)]
    )
    let begin = max(morning, change ?? 0)
    let since = try shell.number(
      "SELECT min(at) FROM delivery WHERE event = 'shown' AND at > ? AND at <= ?",
      [.number(begin), .number(machine.wall)]
    )
    guard let since else { return ([], nil) }
    let last = try shell.number(
      """
      SELECT max(at) FROM delivery
       WHERE event = 'shown' AND at > ? AND at <= ?
         AND reason IN ('again', 'late', 'digest', 'checkIn')
      """,
      [.number(begin), .number(machine.wall)]
    )
    return ((0..<12).map { since + policy.gathersAfter * 60_000 << $0 }, last)
  }

  /// Whether repeats come together by now, with what is on the screen.
  func gathers(_ machine: Machine) throws -> Bool {
    try gatherings(machine).moments.first.map { $0 <= machine.wall } ?? false
  }

  /// Whether repeats wait for the next moment at which they come together.
  private func hasGathered(_ calm: Calm, _ machine: Machine) throws -> Bool {
    let (moments, lastNudge) = try gatherings(machine)
    guard let begun = moments.last(where: { $0 <= machine.wall }), let lastNudge else {
      return false
    }
    return lastNudge
      >= max(begun, calm.returnedAt.flatMap { $0 <= machine.wall ? $0 : nil } ?? begun)
  }

  /// When what is held for a reason comes at the latest; `nil` where nobody can tell.
  private func end(of reason: String, _ calm: Calm, _ machine: Machine) throws -> Int64? {
    switch reason {
    case "quiet-hours": calm.quietEnd(machine)
    case "night": nightEnd(machine)
    case "unanswered": try gatherings(machine).moments.first { $0 > machine.wall }
    case "nudge-budget": machine.wall + 3_600_000
    default: nil
    }
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
      if let end = try end(of: reason, calm, machine) { giveWay(id, promise, until: end, machine) }
      if case .occurrence = promise.next, let moment = promise.moment(on: machine.clock) {
        // It has come: another zone does not take it back.
        promises[id]?.next = .instant(moment)
        promises[id]?.isAnew = true
      }
    }
  }

  /// A repeat gives way to the next occurrence, if that comes before what holds it ends.
  private func giveWay(_ id: Todo.ID, _ promise: Promise, until end: Int64, _ machine: Machine) {
    guard case .instant = promise.next, promise.record.state == "shown",
      promise.record.attempts > 0, let shown = promise.lastShown,
      let coming = Series(promise.record)?.next(after: shown + 60_000, on: machine.clock),
      coming > machine.wall, coming < end
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
    // Of a series of instants the oracle cannot tell whether it comes anew.
    if promise.mayBeOccurrence { reasons.subtract(["night", "unanswered"]) }
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
      let isStated = promise.hasClock && promise.isNew(on: machine.clock)
      return promise.question == .awaited
        || !promise.isFirst(machine) && !promise.isAhead(machine) && !promise.mayBeOccurrence
          && !isStated
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
  /// Whether it comes once more of itself, because nobody answered what it is about now.
  func isRepeat(_ machine: Machine) -> Bool {
    guard showings > 0, case .instant = next, question == nil else { return false }
    return wasShown(on: machine.clock) && !isFirst(machine) && !isAhead(machine)
  }

  /// Whether a clock time was stated for it.
  var hasClock: Bool { record.time != nil || record.dueAt != nil }

  /// Whether it has not been on the screen for what it is about now.
  func isNew(on clock: WallClock) -> Bool { question != .awaited && !wasShown(on: clock) }

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
    question != .awaited && hasClock && (isFirst(machine) || isAhead(machine))
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
