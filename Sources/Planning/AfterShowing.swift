package import Model

/// The reminder after it has been shown at `now`: its next lead, its next repeat, or rest.
///
/// `pending` is as the claim returned it, so `attempts` counts this showing already. In what comes
/// back `attempts` is the number of showings of the present stage; of an until-done reminder only
/// those on the civil day of `shownAt`. The caller fills in the popup.
///
/// What nobody answers rests in the end; if it repeats it begins anew, with no showing counted, when
/// its next occurrence would have come. Where that comes before the next repeat it is not passed over.
///
/// The question how it is going comes once: after it an occurrence rests, unless it is to come until
/// it is done, or a lead of it is still ahead.
///
/// A reminder that was not due was shown once more because its popup had been lost with its server,
/// the person came back, or the clock was set back on its way to the screen; its schedule stands. The
/// question is asked all the same.
package func afterShowing(
  _ pending: PendingReminder,
  at now: Instant,
  due: Instant?,
  in zone: Zone,
  zones: ZoneDirectory,
  policy: Policy
) -> Reminder {
  let before = pending.reminder
  var reminder = before

  guard before.isDue(at: now) || before.checkIn == .awaited else {
    // A clock that is set back does not unsay what was shown by it.
    let last = before.shownAt ?? now
    reminder.shownAt = last.isAstray(at: now) ? now : max(last, now)
    // None but a series that waits for its next occurrence has none, or what waits for a lead.
    let isPutOff = before.againAt.map { again in
      !pending.todo.hasOccurrence(at: again, in: zone, zones: zones)
    }
    let fewest = isPutOff == true ? 1 : min(1, max(0, before.attempts - 1))
    reminder.attempts = max(fewest, before.attemptsBeforeThis(at: now, in: zone))
    let waitsForStage = before.fireAt != nil && before.againAt == nil
    reminder.state = waitsForStage ? .scheduled : .shown
    // In another zone than it was claimed in that is another moment.
    if waitsForStage, let due {
      reminder.fireAt = before.moment(ofStage: before.stage, due: due)
    }
    return reminder
  }

  reminder.shownAt = now
  reminder.againAt = nil
  reminder.checkIn = nil
  if let due, let next = before.nextStage(after: now, due: due) {
    reminder.stage = next
    reminder.state = .scheduled
    reminder.attempts = 0
    reminder.fireAt = before.moment(ofStage: next, due: due)
    return reminder
  }

  reminder.stage = before.latestStage(at: now, due: due)
  if before.checkIn == .awaited, before.persistence != .untilDone {
    reminder.checkIn = .asked
    reminder.rest(
      until: pending.todo.comingOccurrence(after: now, in: zone, zones: zones)
    )
    return reminder
  }
  reminder.state = .shown
  let isRepeat = before.wasShown(inStage: reminder.stage, due: due)
  reminder.attempts = isRepeat ? before.attemptsBeforeThis(at: now, in: zone) + 1 : 1
  let coming = pending.todo.comingOccurrence(after: now, in: zone, zones: zones)
  let again = reminder.nextRepeat(after: now, in: zone, policy: policy)
  if let again, coming.map({ again < $0 }) ?? true {
    reminder.againAt = again
    reminder.fireAt = again
  } else {
    reminder.rest(until: coming)
  }
  return reminder
}

extension Instant {
  /// Whether a moment that was noted lies so far ahead that the clock must have been wrong then.
  package func isAstray(at now: Instant) -> Bool {
    self > now + .minutes(24 * 60)
  }
}

extension Reminder {
  /// Whether its moment has come; one that never was shown and knows no moment is due at once.
  func isDue(at now: Instant) -> Bool {
    fireAt.map { $0 <= now } ?? (shownAt == nil)
  }

  /// Rests as shown, until its next occurrence comes if it repeats.
  fileprivate mutating func rest(until occurrence: Instant?) {
    state = .shown
    againAt = occurrence
    fireAt = occurrence
    if occurrence != nil { attempts = 0 }
  }

  /// How many showings count before the one that was claimed last.
  fileprivate func attemptsBeforeThis(at now: Instant, in zone: Zone) -> Int {
    if persistence == .untilDone, let shownAt,
      zone.civil(at: shownAt).date != zone.civil(at: now).date
    {
      return 0
    }
    return max(0, attempts - 1)
  }

  /// When the stage that has been shown `attempts` times comes again; `nil` if it rests.
  fileprivate func nextRepeat(after now: Instant, in zone: Zone, policy: Policy) -> Instant? {
    switch persistence {
    case .once:
      return nil
    case .gentle:
      guard policy.gentleRepeats.indices.contains(attempts - 1) else { return nil }
      return now + .minutes(max(1, policy.gentleRepeats[attempts - 1]))
    case .untilDone:
      guard attempts >= policy.untilDonePerDay else {
        return now + .minutes(max(1, policy.untilDoneInterval))
      }
      let tomorrow = zone.civil(at: now).date.adding(days: 1)
      let morning = zone.instant(of: CivilDateTime(tomorrow, policy.day))
      return max(morning, now + .minutes(max(1, policy.untilDoneInterval)))
    }
  }
}
