import Model

/// A reminder that is to be shown in this pass, and why.
struct Candidate {
  /// With the stage that is shown, which may lie after the one that was scheduled.
  var pending: PendingReminder
  /// The moment it speaks up for.
  var moment: Instant
  var kind: PopupPlan.Kind
  /// It was on screen, and nothing about it is new.
  var isQuiet: Bool
  /// It could not be shown at its moment, or is shown once more: it can wait for its like.
  var isBacklog: Bool

  var id: Todo.ID { pending.todo.id }

  /// Minutes after its moment from which on a reminder counts as late.
  static let graceMinutes = 5
}

extension Pass {
  /// Everything that is to be shown now, most important first.
  func candidates() -> [Candidate] {
    let found = state.pending.compactMap(candidate)
    // Sorted by their places: each is large, and moved once only.
    return found.indices.sorted { found[$0].precedes(found[$1]) }.map { found[$0] }
  }

  /// The reminder as it would be shown now, and why; `nil` if it is not to be shown.
  func candidate(_ pending: PendingReminder) -> Candidate? {
    guard isOpen(pending), isWaiting(pending) || wasLost(pending) else {
      return nil
    }
    return showing(pending)
  }

  /// The reminder as it would be shown now.
  func showing(_ pending: PendingReminder) -> Candidate {
    let reminder = pending.reminder
    let due = pending.due(in: zone, policy: policy)
    let isDue = reminder.isDue(at: now)
    var shown = pending
    if isDue { shown.reminder.stage = reminder.latestStage(at: now, due: due) }
    let isSkipping = shown.reminder.stage != reminder.stage
    let own = due.map { reminder.moment(ofStage: shown.reminder.stage, due: $0) }
    let isCheckIn = reminder.isCheckIn(at: now)
    // A reminder put off past a lead comes at the moment that it was put off to.
    let moment =
      (isSkipping && !isCheckIn
        ? max(own ?? now, reminder.fireAt ?? now) : reminder.fireAt ?? own) ?? now
    let isLate = isDue && now.since(moment) > .minutes(Candidate.graceMinutes)
    let isQuiet = !isDue && reminder.shownAt != nil

    let kind: PopupPlan.Kind =
      if isCheckIn {
        .checkIn
      } else if let due, due > now {
        .headsUp
      } else if isQuiet
        || !beginsAnew(pending) && reminder.wasShown(inStage: shown.reminder.stage, due: due)
      {
        .again
      } else if isLate {
        .late
      } else {
        .due
      }
    return Candidate(
      pending: shown,
      moment: moment,
      kind: kind,
      isQuiet: isQuiet,
      isBacklog: isLate || isQuiet || reminder.state == .held
    )
  }

  /// Whether it was on screen and nobody can be counted on to have seen it: its server is gone, or
  /// the machine has slept or the person was away since, or perhaps it was kept back.
  private func wasLost(_ pending: PendingReminder) -> Bool {
    let reminder = pending.reminder
    guard reminder.state != .snoozed, !isObsolete(pending) else { return false }
    if let popup = reminder.popup, popup.server != surroundings.server { return true }
    guard let shownAt = reminder.shownAt, reminder.state == .shown, reminder.checkIn == nil
    else { return false }
    var chances =
      reminder.persistence == .once ? [] : [surroundings.resumedAt, surroundings.returnedAt]
    // It was handed over while perhaps nothing was shown, and nobody has closed it.
    if reminder.isBreakthrough, reminder.popup != nil {
      let lock = surroundings.lastLock.flatMap { $0.contains(shownAt) ? $0.upperBound : nil }
      chances += [lock, surroundings.revealedAt]
    }
    return chances.contains { chance in
      chance.map { shownAt < $0 && $0 <= now } ?? false
    }
  }
}

extension Reminder {
  /// Whether what it shows at `now` is the question how it is going.
  ///
  /// One that a crash left on its way may be ahead once more, by a clock that was set back.
  fileprivate func isCheckIn(at now: Instant) -> Bool {
    switch checkIn {
    case .awaited: isDue(at: now) || state == .delivering
    // Due again, it is for the next occurrence.
    case .asked: !isDue(at: now)
    case nil: false
    }
  }
}

extension Pass {
  /// Whether an occurrence that nobody answered has given way to the next one, not yet shown.
  ///
  /// One that was put off, refused or is held, or that a crash left on its way, waits for a moment
  /// of its own: the series knows whether the occurrence comes then, or has come since it was
  /// shown.
  fileprivate func beginsAnew(_ pending: PendingReminder) -> Bool {
    let reminder = pending.reminder
    let claims = reminder.state == .delivering ? 1 : 0
    guard pending.todo.recurrence != nil, reminder.attempts == claims else { return false }
    guard reminder.state != .shown else { return true }
    guard let moment = reminder.fireAt else { return false }
    let calendar = calendar(of: pending)
    if reminder.againAt != nil, let shownAt = reminder.shownAt,
      let coming = pending.todo.comingOccurrence(after: shownAt, in: calendar),
      coming <= moment
    {
      return true
    }
    return reminder.state != .scheduled
      && pending.todo.hasOccurrence(at: moment, in: calendar)
  }
}

extension Candidate {
  /// Medication first, then what matters more, then what came first.
  fileprivate func precedes(_ other: Candidate) -> Bool {
    pending.precedes(other.pending, moments: (moment, other.moment))
  }
}
