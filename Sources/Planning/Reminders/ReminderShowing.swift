package import Model

extension PendingReminder {
  /// On screen as `popup`: on to its next lead, its next repeat, or rest.
  ///
  /// Accepts `delivering`, as the claim made it, so `attempts` counts this showing already; what was
  /// closed or moved on the way is shown in vain. In what comes back `attempts` is the number of
  /// showings of the present stage; of an until-done reminder only those on the civil day of
  /// `shownAt`.
  ///
  /// A reminder that nobody answers rests in the end; if it repeats it begins anew, with no showing
  /// counted, when its next occurrence would have come. Where that comes before the next repeat it
  /// is not passed over.
  ///
  /// The question how it is going comes once: after it an occurrence rests, unless it is to come until
  /// it is done, or a lead of it is still ahead.
  ///
  /// A reminder that was not due was shown once more because its popup had been lost with its server,
  /// the person came back, or the clock was set back on its way to the screen; its schedule stands.
  /// The question is asked all the same.
  package func shown(
    as popup: PopupID?,
    at now: Instant,
    due: Instant?,
    in calendar: LocalCalendar,
    policy: Policy
  ) -> Reminder? {
    guard reminder.state == .delivering else { return nil }
    var shown = reminder
    shown.popup = popup
    shown.obsoletePopup = nil

    guard reminder.isDue(at: now) || reminder.checkIn == .awaited else {
      return shownOnceMore(shown, at: now, due: due, in: calendar)
    }

    shown.shownAt = now
    shown.againAt = nil
    shown.checkIn = nil
    if let due, let next = reminder.nextStage(after: now, due: due) {
      shown.stage = next
      shown.state = .scheduled
      shown.attempts = 0
      shown.fireAt = reminder.moment(ofStage: next, due: due)
      return shown
    }

    shown.stage = reminder.latestStage(at: now, due: due)
    let coming = todo.comingOccurrence(after: now, in: calendar)
    if reminder.checkIn == .awaited, reminder.persistence != .untilDone {
      shown.checkIn = .asked
      return shown.rested(until: coming)
    }
    let isRepeat = reminder.wasShown(inStage: shown.stage, due: due)
    shown.attempts = isRepeat ? reminder.attemptsBeforeThis(at: now, in: calendar.zone) + 1 : 1
    guard let again = shown.nextRepeat(after: now, in: calendar, policy: policy),
      coming.map({ again < $0 }) ?? true
    else { return shown.rested(until: coming) }
    shown.state = .shown
    shown.wait(until: again)
    return shown
  }

  /// Shown though it was not due: what it waits for stays.
  private func shownOnceMore(
    _ reminder: Reminder,
    at now: Instant,
    due: Instant?,
    in calendar: LocalCalendar
  ) -> Reminder {
    var shown = reminder
    // A clock that is set back does not unsay what was shown by it.
    let last = reminder.shownAt ?? now
    shown.shownAt = last.isAstray(at: now) ? now : max(last, now)
    // None but a series that waits for its next occurrence has none, or what waits for a lead.
    let isPutOff = reminder.againAt.map { again in
      !todo.hasOccurrence(at: again, in: calendar)
    }
    let fewest = isPutOff == true ? 1 : min(1, max(0, reminder.attempts - 1))
    shown.attempts = max(fewest, reminder.attemptsBeforeThis(at: now, in: calendar.zone))
    let waitsForStage = reminder.fireAt != nil && reminder.againAt == nil
    shown.state = waitsForStage ? .scheduled : .shown
    // In another zone than it was claimed in that is another moment.
    if waitsForStage, let due {
      shown.fireAt = reminder.moment(ofStage: reminder.stage, due: due)
    }
    return shown
  }
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
  fileprivate func nextRepeat(
    after now: Instant,
    in calendar: LocalCalendar,
    policy: Policy
  ) -> Instant? {
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
      let tomorrow = calendar.zone.civil(at: now).date.adding(days: 1)
      let morning = calendar.instant(of: PartialDateTime(tomorrow))
      return max(morning, now + .minutes(max(1, policy.untilDoneInterval)))
    }
  }
}
