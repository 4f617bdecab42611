package import Model

extension Reminder {
  /// Begun anew towards its due time: `scheduled` for the first lead that is still to come.
  ///
  /// Accepts every state. `fireAt` is derived from `due`; attempts, question and whatever it was put
  /// off to are gone. A popup on screen stays: the planner knows what it stands for.
  package func scheduled(towards due: Instant, at now: Instant) -> Reminder {
    var scheduled = self
    scheduled.state = .scheduled
    scheduled.stage = firstStage(before: due, at: now)
    scheduled.attempts = 0
    scheduled.againAt = nil
    scheduled.fireAt = isSilent ? nil : scheduled.moment(before: due)
    scheduled.resumesAt = nil
    scheduled.checkIn = nil
    return scheduled
  }

  /// With other leads; where it waits for one of them, it waits for the next of these.
  ///
  /// Accepts every state. What was put off, is on screen or waits to be repeated goes on doing that,
  /// and only `stage` follows.
  package func led(
    by leads: [Int],
    isOwn: Bool,
    towards due: Instant?,
    at now: Instant
  ) -> Reminder {
    var led = self
    led.leads = leads
    led.hasOwnLeads = isOwn
    if led.isSilent { led = led.cancelled() }
    guard let due else { return led }
    if led.isSilent || isSilent { return led.scheduled(towards: due, at: now) }
    led.stage = led.firstStage(before: due, at: now)
    let waits = state == .scheduled || state == .held
    guard waits, againAt == nil, fireAt != nil, led.moment(before: due) != fireAt
    else { return led }
    return led.scheduled(towards: due, at: now)
  }

  /// Waiting to be settled, if it waits for a moment that comes of its due time or leads.
  ///
  /// Accepts `scheduled` and `held` without a moment of their own: `scheduled` for its first stage,
  /// with no moment.
  package func unscheduled() -> Reminder? {
    guard state == .scheduled || state == .held, againAt == nil else { return nil }
    var unscheduled = self
    unscheduled.state = .scheduled
    unscheduled.stage = 0
    unscheduled.fireAt = nil
    return unscheduled
  }
}

extension Reminder {
  /// The reminder of a to-do that has none yet, with leads of its own or else the `ramp` of its list.
  package init(todo: Todo.ID, leads: [Int] = [], ramp: [Int]) {
    self.init(todo: todo, leads: leads.isEmpty ? ramp : leads, hasOwnLeads: !leads.isEmpty)
  }
}

extension Todo {
  /// The reminder that it ought to have, given the one it has; `nil` if it needs none.
  ///
  /// `due` is the instant of its due time, `ramp` the leads that its list gives; what is not certain
  /// keeps the one to the moment at which it is asked about. A to-do that is done
  /// or pauses keeps the reminder it has. An open one with a due time gets a reminder; without one it
  /// keeps what was put off, and nothing else. A `closed` reminder is reopened, one without a moment
  /// is scheduled, and one that nobody answered waits for the next occurrence of a series that may
  /// have another rule now. A reminder that is held, on its way, put off or on screen goes on.
  /// Settling it again changes nothing.
  package func settled(
    _ reminder: Reminder?,
    due: Instant?,
    ramp: [Int],
    at now: Instant,
    in calendar: LocalCalendar
  ) -> Reminder? {
    guard completedAt == nil, pause == nil else { return reminder }
    guard let due else {
      guard let reminder else { return nil }
      if reminder.state == .closed { return reminder.reopened(towards: nil, at: now) }
      return reminder.againAt == nil ? reminder.cancelled() : reminder
    }
    guard let reminder else {
      return Reminder(todo: id, ramp: ramp).scheduled(towards: due, at: now)
    }
    let led =
      reminder.hasOwnLeads || reminder.leads == ramp || unsure != nil
      ? reminder : reminder.led(by: ramp, isOwn: false, towards: due, at: now)
    switch led.state {
    case .closed:
      return led.reopened(towards: due, at: now)
    case .scheduled where led.againAt == nil && led.fireAt == nil:
      return led.scheduled(towards: due, at: now)
    case .shown where led.attempts == 0:
      return led.awaitingOccurrence(of: self, in: calendar)
    case .scheduled, .held, .delivering, .shown, .snoozed:
      return led
    }
  }
}

extension Reminder {
  /// Unanswered, it waits for the next occurrence of the series as that is now.
  fileprivate func awaitingOccurrence(
    of todo: Todo,
    in calendar: LocalCalendar
  ) -> Reminder {
    guard let shownAt else { return self }
    var awaiting = self
    awaiting.wait(
      until: todo.comingOccurrence(after: shownAt, awaited: againAt, in: calendar)
    )
    return awaiting
  }
}
