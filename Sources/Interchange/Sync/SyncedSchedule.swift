package import Model

/// When a to-do is due and how it repeats: what two sides agree on as one thing.
package struct SyncedSchedule: Hashable, Sendable {
  package var due: Due
  package var endTime: TimeOfDay?
  package var rule: RecurrenceRule?
  /// The original civil time of the occurrence that is next: later or earlier than `due` where that
  /// one alone was moved.
  package var occurrence: CivilDateTime?
  package var repeatFrom = RepeatFrom.due

  package init(due: Due) {
    self.due = due
  }
}

extension SyncedSchedule {
  /// Whether both come at the same moments, whatever zone they are written in.
  package static func isSame(
    _ one: SyncedSchedule?,
    _ other: SyncedSchedule?,
    in calendar: LocalCalendar
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard calendar.isSame(one.due, other.due), one.endTime == other.endTime,
      one.bareRule == other.bareRule
    else { return false }
    guard one.rule != nil else { return true }
    return one.repeatFrom == other.repeatFrom && one.exceptionsToCome == other.exceptionsToCome
      && calendar.isSame(one.occurrenceDue(in: calendar), other.occurrenceDue(in: calendar))
  }

  /// The rule without the days that it leaves out.
  private var bareRule: RecurrenceRule? { rule?.excepting(RecurrenceExceptions()) }

  /// The days left out that are not over: nobody asks for the others any more.
  private var exceptionsToCome: [RecurrenceExceptions.Day] {
    guard let rule, let from = occurrence?.date ?? due.date else {
      return rule?.exceptions.days ?? []
    }
    return rule.exceptions.days.filter {
      if case .date(let day) = $0 { day >= from } else { true }
    }
  }

  /// The occurrence in the kind of time that it is due in.
  private func occurrenceDue(in calendar: LocalCalendar) -> Due {
    let occurrence = occurrence ?? calendar.seriesStart(at: due)
    switch due {
    case .floating(_, let time):
      return .floating(occurrence.date, time.map { _ in occurrence.time })
    case .zoned(_, let time, let zone):
      return .zoned(occurrence.date, time.map { _ in occurrence.time }, zone: zone)
    case .absolute: return .absolute(calendar.zone.instant(of: occurrence))
    }
  }

  /// Whether its present occurrence alone was moved to another time.
  package func isMoved(in calendar: LocalCalendar) -> Bool {
    rule != nil && !calendar.isSame(due, occurrenceDue(in: calendar))
  }

  /// The schedule with its present occurrence at the time of the series; `isDay` is whether that has no
  /// clock time, where it is known.
  func atHome(isDay: Bool?, in calendar: LocalCalendar) -> SyncedSchedule {
    guard let occurrence, isMoved(in: calendar) else { return self }
    var home = self
    home.due = occurrenceDue(in: calendar)
    let usual = calendar.seriesStart(at: .floating(occurrence.date, nil))
    if isDay ?? (due.time == nil && occurrence == usual) {
      home.due = .floating(occurrence.date, nil)
    } else if home.due.time == nil, home.due.date != nil {
      home.due = .floating(occurrence.date, occurrence.time)
    }
    home.endTime = endTime(at: home.due)
    return home
  }

  /// The schedule with its present occurrence at the time that its series has for it.
  func atOccurrence(in calendar: LocalCalendar) -> SyncedSchedule {
    var home = self
    home.due = occurrenceDue(in: calendar)
    home.endTime = endTime(at: home.due)
    return home
  }

  /// Whether it repeats, and no other occurrence comes after its present one.
  package func isLast(in calendar: LocalCalendar) -> Bool {
    guard let rule else { return false }
    let present = occurrence ?? calendar.seriesStart(at: due)
    return rule.next(after: present, from: present, in: calendar.own(of: due).zone) == nil
  }

  /// Where it ends when it is due at another time, as long after it as now.
  func endTime(at new: Due) -> TimeOfDay? {
    guard let endTime, let from = due.time, let to = new.time else { return nil }
    let length = endTime.secondsSinceMidnight - from.secondsSinceMidnight
    let end = to.secondsSinceMidnight + length
    return length > 0 && end < 86_400 ? TimeOfDay(secondsSinceMidnight: end) : nil
  }

  /// Whether this is the same series as before, at an occurrence further on: one or more were done or
  /// passed over.
  package func isAdvanced(beyond before: SyncedSchedule?, in calendar: LocalCalendar) -> Bool {
    guard let before, let rule, let old = before.rule,
      rule.excepting(RecurrenceExceptions()).counting(nil).ending(nil)
        == old.excepting(RecurrenceExceptions()).counting(nil).ending(nil),
      let now = calendar.instant(of: occurrenceDue(in: calendar)),
      let then = calendar.instant(of: before.occurrenceDue(in: calendar)), then < now
    else { return false }
    guard repeatFrom == .due else { return true }
    let zone = calendar.own(of: before.due).zone
    let start = before.occurrence ?? calendar.seriesStart(at: before.due)
    let endless = old.counting(nil).ending(nil).excepting(RecurrenceExceptions())
    let coming = endless.next(after: now - .seconds(1), from: start, in: zone)
    if coming == now { return true }
    // A program without zones advances by whole days of UTC, an hour off where the clock was changed.
    return coming.map { abs($0.since(now) / .seconds(1)) <= 3600 } ?? false
  }
}

extension LocalCalendar {
  /// Whether two due times are the same moment, or the same day where they have no clock time.
  ///
  /// Two that follow the machine's zone are the same where their wall clocks are.
  package func isSame(_ one: Due, _ other: Due) -> Bool {
    let days = (one.day, other.day)
    if days.0 != nil || days.1 != nil { return days.0 == days.1 }
    if case .floating = one, case .floating = other { return one == other }
    guard let first = instant(of: one), let second = instant(of: other) else { return one == other }
    return first.seconds == second.seconds
  }
}

extension Due {
  /// Its day where it has no clock time.
  fileprivate var day: CivilDate? {
    if case .absolute = self { return nil }
    return time == nil ? date : nil
  }
}
