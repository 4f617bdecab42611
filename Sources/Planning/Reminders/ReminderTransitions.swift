package import Model

// The life of a reminder: a function for each thing that may happen to it, on its way to the screen
// here, by what a person does in ReminderAnswers.swift, by its due time in ReminderSchedule.swift.
//
// Each says which states it accepts, and gives back `nil` for the others; a column that it does not
// name stays as it is. None looks at a clock, and none knows whether the to-do is open: `closed`
// says so.

extension Reminder {
  /// Claimed by the service, to be posted: `delivering`.
  ///
  /// Accepts what is due, what is on screen or rests after that, and what a crash left `delivering`;
  /// never what is `closed`. `attempts` grows by one, but not for a second claim after a crash. Its
  /// moment stays, also where it is shown before that: its popup went with its server, or is to be
  /// replaced.
  package func claimed(at now: Instant) -> Reminder? {
    let isDue = fireAt.map { $0 <= now } ?? false
    guard state != .closed, isDue || state == .shown || state == .delivering || popup != nil
    else { return nil }
    var claimed = self
    claimed.state = .delivering
    if state != .delivering { claimed.attempts += 1 }
    return claimed
  }

  /// Refused by the notification server, or lost on the way there: `scheduled`, to be tried again.
  ///
  /// Accepts `delivering`. Nobody has seen it, so `attempts` does not count the claim any more;
  /// `againAt` and `fireAt` are `retryAt`.
  package func refused(retryAt: Instant) -> Reminder? {
    guard state == .delivering else { return nil }
    var refused = self
    refused.state = .scheduled
    refused.attempts = max(0, attempts - 1)
    refused.wait(until: retryAt)
    return refused
  }

  /// Tried again at once after it was refused, because there is another server now.
  ///
  /// Accepts what is `scheduled` for a retry within five minutes; `againAt` and `fireAt` are `now`.
  package func retried(at now: Instant) -> Reminder? {
    guard state == .scheduled, let againAt, againAt == fireAt, againAt >= now,
      againAt <= now + .minutes(5)
    else { return nil }
    var retried = self
    retried.wait(until: now)
    return retried
  }

  /// Kept back by the surroundings: `held`, until they allow it.
  ///
  /// Accepts what is due or `delivering`; never what is `closed`. What a crash left on its way counts
  /// as not shown: `attempts` is one less.
  package func held(at now: Instant) -> Reminder? {
    let isDue = fireAt.map { $0 <= now } ?? false
    guard state != .closed, isDue || state == .delivering else { return nil }
    var held = self
    held.state = .held
    if state == .delivering { held.attempts = max(0, attempts - 1) }
    return held
  }

  /// Unanswered, and not to be repeated: `shown`, until its next occurrence comes if there is one.
  ///
  /// Accepts every state but `closed`. `againAt` and `fireAt` are that occurrence, or none; `attempts`
  /// begins anew with it.
  package func rested(until occurrence: Instant?) -> Reminder? {
    guard state != .closed else { return nil }
    var rested = self
    rested.state = .shown
    rested.wait(until: occurrence)
    if occurrence != nil { rested.attempts = 0 }
    return rested
  }

  /// On screen although it was answered, moved or closed on the way there.
  ///
  /// Accepts every state, and keeps it: `obsoletePopup` waits to be withdrawn, and `shownAt` is `now`.
  package func shownInVain(as popup: PopupID, at now: Instant) -> Reminder {
    var shown = self
    shown.popup = nil
    shown.obsoletePopup = popup
    shown.shownAt = now
    return shown
  }

  /// Off the screen: its popup was withdrawn or closed, or its server is gone.
  ///
  /// Accepts every state, and keeps it: a popup that was closed is no answer.
  package func forgettingPopup() -> Reminder {
    var forgetting = self
    forgetting.popup = nil
    forgetting.obsoletePopup = nil
    return forgetting
  }

  /// Still coming as planned, but no longer what its popup on screen stands for.
  ///
  /// Accepts every state, and keeps it: `obsoletePopup` waits to be withdrawn, if there is one.
  package func leavingPopup() -> Reminder {
    var leaving = self
    leaving.leavePopup()
    return leaving
  }
}

extension PendingReminder {
  /// Kept back for a reason: `held`, as `Reminder.held(at:)` has it.
  ///
  /// A repeat that is kept back until `end` rests instead, if the next occurrence of its series comes
  /// before that: its clock time was stated, and is not kept back.
  package func held(
    until end: Instant?,
    at now: Instant,
    in calendar: LocalCalendar
  ) -> Reminder? {
    guard let held = reminder.held(at: now) else { return nil }
    guard let end, reminder.state == .shown, reminder.attempts > 0, let shownAt = reminder.shownAt,
      let coming = todo.comingOccurrence(after: shownAt, in: calendar),
      coming > now, coming < end
    else { return held }
    return held.rested(until: coming)
  }
}

extension Reminder {
  /// Waits for a moment of its own, or for none.
  mutating func wait(until moment: Instant?) {
    againAt = moment
    fireAt = moment
  }

  /// The popup on screen stands for what this was, and is to be withdrawn.
  mutating func leavePopup() {
    obsoletePopup = obsoletePopup ?? popup
    popup = nil
  }
}
