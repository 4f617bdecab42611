package import Model

// Answers to a reminder: what becomes of it by what a person does, in our programs or by SQL. The
// triggers of `todo` close and move reminders as `closed` and `moved` do, so that no program can
// come too late for it; tests hold both to each other.

extension Reminder {
  /// Put off until `moment`: `snoozed`, to come again then, or to ask then how it is going.
  ///
  /// Accepts every state; the to-do is open, so a `closed` one had no time of its own. `againAt` and
  /// `fireAt` are `moment`, `attempts` begins anew, and a popup on screen is obsolete.
  package func snoozed(until moment: Instant, for checkIn: CheckIn? = nil) -> Reminder {
    var snoozed = self
    snoozed.state = .snoozed
    snoozed.attempts = 0
    snoozed.wait(until: moment)
    snoozed.resumesAt = nil
    snoozed.checkIn = checkIn
    snoozed.leavePopup()
    return snoozed
  }

  /// Seen on another device, and closed there without another answer: `shown`, until its next
  /// occurrence comes if there is one.
  ///
  /// Accepts what was shown, or fell due before that; not what is `closed` or put off, and nothing that
  /// is to come until it is done, or breaks through: closing answers none of these. A heads-up that
  /// was seen leaves the screen, and what comes after it still comes. A popup on screen is obsolete.
  package func acknowledged(at moment: Instant, until occurrence: Instant?) -> Reminder? {
    let wasShown = shownAt.map { $0 <= moment } ?? false
    let wasDue = fireAt.map { $0 <= moment } ?? false
    guard state != .snoozed, state != .closed, wasShown || wasDue, persistence != .untilDone,
      !isBreakthrough
    else { return nil }
    var acknowledged = self
    if stage < leads.count - 1 || state == .scheduled && !wasDue {
      guard wasShown, popup != nil else { return nil }
    } else {
      guard let rested = rested(until: occurrence) else { return nil }
      acknowledged = rested
    }
    acknowledged.leavePopup()
    return acknowledged
  }

  /// Off the list, as its to-do was done or deleted, or pauses: `closed`.
  ///
  /// Accepts every state. It waits for nothing; `resumesAt` keeps what it was put off to, else when
  /// it was shown, in case the to-do comes back. Stage, attempts and the question stay for that as
  /// well. A popup on screen is obsolete.
  package func closed() -> Reminder {
    guard state != .closed else { return self }
    var closed = self
    closed.state = .closed
    closed.resumesAt = againAt ?? shownAt
    closed.wait(until: nil)
    closed.leavePopup()
    return closed
  }

  /// Not wanted any more: `closed`, with nothing left to come back to.
  ///
  /// Accepts every state.
  package func cancelled() -> Reminder {
    var cancelled = closed()
    cancelled.resumesAt = nil
    cancelled.leavePopup()
    return cancelled
  }

  /// The due time of its to-do was changed: `scheduled` without a moment, until it is settled.
  ///
  /// Accepts every state. It begins anew with its first stage, no attempt and no question, and a
  /// popup on screen is obsolete. What is `closed` stays so, and has nothing to come back to but the
  /// new time.
  package func moved() -> Reminder {
    var moved = self
    moved.checkIn = nil
    if state == .closed {
      moved.resumesAt = nil
      return moved
    }
    moved.state = .scheduled
    moved.stage = 0
    moved.attempts = 0
    moved.wait(until: nil)
    moved.leavePopup()
    return moved
  }

  /// Back on the list: its to-do was opened again, brought back, or goes on after a pause.
  ///
  /// Accepts `closed`. What it was put off to still holds if that is to come: `snoozed`. Otherwise, as
  /// where it was on the screen, it begins anew towards its due time; without one it comes at once if it
  /// had been shown, and stays closed if it had nothing to come back to.
  package func reopened(towards due: Instant?, at now: Instant) -> Reminder? {
    guard state == .closed else { return nil }
    guard let due else { return resumesAt.map { resumed(at: $0) } ?? self }
    // When it was shown lies ahead only where the clock was set back. What was shown since it was last
    // put off waited for its own repeat.
    if let resumesAt, resumesAt > now, resumesAt != shownAt, attempts == 0 {
      return resumed(at: resumesAt)
    }
    return scheduled(towards: due, at: now)
  }

  /// Put back to how it waited before a decision that is undone.
  ///
  /// Accepts every state. With a moment it is `snoozed` until then, without one `scheduled` and
  /// waits to be settled; `closed` if it was. It begins anew at that stage, with the question that
  /// was awaited, and a popup on screen is obsolete.
  package func restored(
    asClosed wasClosed: Bool,
    until moment: Instant?,
    stage: Int,
    checkIn: CheckIn?
  ) -> Reminder {
    var restored = self
    restored.state = wasClosed ? .closed : moment == nil ? .scheduled : .snoozed
    restored.stage = stage
    restored.attempts = 0
    restored.wait(until: wasClosed ? nil : moment)
    restored.resumesAt = nil
    restored.checkIn = wasClosed ? nil : checkIn
    restored.leavePopup()
    return restored
  }

  private func resumed(at moment: Instant) -> Reminder {
    var resumed = self
    resumed.state = .snoozed
    resumed.attempts = 0
    resumed.wait(until: moment)
    resumed.resumesAt = nil
    return resumed
  }
}
