package import Model

// A clock that ran ahead (an empty battery, a wrong time server, another system's idea of the time in
// the hardware clock) leaves moments behind that lie ahead of the clock once it is right. Whatever
// waits for one of those would be silent until the clock is there once more.

extension Instant {
  /// Whether a moment that was noted has not come yet by so much that another clock noted it.
  ///
  /// A smaller step is a clock that is kept right, and keeps what was shown from coming twice within
  /// that time.
  package func isAhead(of now: Instant) -> Bool { self > now + .seconds(60) }
}

extension PendingReminder {
  /// As it is once the clock is right by which it was shown too early; `nil` where its showing does not
  /// lie ahead of `now`.
  ///
  /// `seenAt` is when it came on the screen by the clock as it is now, and `nil` where nobody saw that
  /// clock being set. What is due later than now was not shown: it is `scheduled` for its own moment,
  /// and a popup on screen is obsolete. What is due counts as shown when it was seen, and waits for its
  /// next repeat or occurrence from there; where nobody knows when that was, and it is not on the screen
  /// any more, it comes once more at once. What a person has put off stays put off: `putOffUntil` is such
  /// a moment that is to come, from before it was shown.
  package func afterClockRanAhead(
    seenAt: Instant?,
    putOffUntil: Instant? = nil,
    at now: Instant,
    due: Instant?,
    in calendar: LocalCalendar,
    policy: Policy
  ) -> Reminder? {
    guard let shownAt = reminder.shownAt, shownAt.isAhead(of: now) else { return nil }
    if let due, due > now, reminder.state != .snoozed {
      return reminder.neverShown(towards: due, at: now)
    }
    var seen = reminder
    seen.shownAt = seenAt ?? now
    switch reminder.state {
    case .snoozed, .delivering, .closed: return seen
    case .scheduled, .held, .shown: break
    }
    if let putOffUntil { return seen.snoozed(until: putOffUntil) }
    guard reminder.state == .shown || reminder.attempts > 0,
      let seenAt = seenAt ?? reminder.popup.map({ _ in now })
    else { return reminder.neverShown(towards: due ?? now, at: now) }
    seen.state = .delivering
    seen.attempts = 1
    (seen.shownAt, seen.againAt, seen.fireAt) = (nil, nil, seenAt)
    if seen.checkIn != nil { seen.checkIn = .awaited }
    var claimed = self
    claimed.reminder = seen
    var shown = claimed.shown(
      as: reminder.popup,
      at: seenAt,
      due: due,
      in: calendar,
      policy: policy
    )
    shown?.obsoletePopup = reminder.obsoletePopup
    return shown
  }
}

extension Reminder {
  /// Begun anew towards its due time, as if it had never been on screen.
  fileprivate func neverShown(towards due: Instant, at now: Instant) -> Reminder {
    var unseen = scheduled(towards: due, at: now)
    unseen.shownAt = nil
    unseen.leavePopup()
    return unseen
  }
}

/// The stretch, such as ten minutes, that a moment was put behind the one at which it was named; `nil`
/// where it is a moment of the person's choosing, such as the evening.
///
/// Words are understood to the second, and a button puts off to the millisecond.
package func stretch(to moment: Instant, namedAt noted: Instant) -> Duration? {
  let lengths = [moment.since(noted), moment.since(Instant(seconds: noted.seconds))]
  return lengths.first { $0 > .zero && $0.wholeMilliseconds.isMultiple(of: 60_000) }
}

/// When what was put off at `noted` until `moment`, by a clock that ran ahead, is to come.
///
/// A stretch is counted from `seenAt`, when that was by the clock as it is now. A
/// moment of the person's choosing stays; only the whole days go off it that the
/// clock was ahead.
package func putOffAhead(
  until moment: Instant,
  noted: Instant,
  seenAt: Instant,
  in zone: Zone
) -> Instant {
  if let length = stretch(to: moment, namedAt: noted) { return seenAt + length }
  let days = noted.since(seenAt).wholeMilliseconds / 86_400_000
  let civil = zone.civil(at: moment)
  return zone.instant(of: CivilDateTime(civil.date.adding(days: -Int(days)), civil.time))
}
