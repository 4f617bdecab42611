package import Model

/// An open to-do whose series goes on at `moment`, or `nil` if the series has ended before.
///
/// An occurrence that is due at `moment` or later stays as it is; otherwise the first occurrence
/// from `moment` on is the present one, and those before it are passed over. A series that is
/// counted from its completions comes at its clock time, since nothing was done that it could be
/// counted from; its count is not touched. The calendar is the machine's.
package func resumed(
  _ todo: Todo,
  from moment: Instant,
  in calendar: LocalCalendar
) -> Todo? {
  guard let recurrence = todo.recurrence else { return todo }
  if let due = todo.due,
    let dueAt = calendar.instant(of: due), dueAt >= moment
  {
    return todo
  }
  let own = calendar.own(of: todo.due).zone
  let next: Occurrence? =
    switch recurrence.repeatFrom {
    case .due: recurrence.next(after: moment + .seconds(-1), of: todo.due, in: own)
    case .completion: recurrence.first(from: moment, in: own)
    }
  guard let next, next.instant <= .latest else { return nil }
  var resumed = todo
  resumed.due = todo.due.moved(to: next, from: recurrence.occurrence, in: own)
  resumed.recurrence = recurrence.moved(to: next.civil)
  if recurrence.repeatFrom == .completion {
    resumed.recurrence?.seriesStart = next.civil
  }
  if case .absolute = resumed.due {
    resumed.recurrence = resumed.recurrence?.told(by: calendar.zone, insteadOf: own)
  }
  return resumed
}

/// An open to-do at the occurrence after its present one, or `nil` if that was the last.
///
/// The next occurrence is in the future, as after a completion, and nothing counts as done. One
/// that is counted from completions comes an interval after it would have come. The calendar is the
/// machine's.
package func skipped(
  _ todo: Todo,
  at now: Instant,
  in calendar: LocalCalendar
) -> Todo? {
  var moment = now
  if todo.recurrence?.repeatFrom == .completion, let due = todo.due,
    let dueAt = calendar.instant(of: due)
  {
    moment = max(now, dueAt)
  }
  return advanced(todo, completedAt: moment, in: calendar)
}

extension Recurrence {
  /// The first time from `moment` on at the series' clock time; for hours and less an interval
  /// later.
  fileprivate func first(from moment: Instant, in zone: Zone) -> Occurrence? {
    if rule.frequency.isSubDaily {
      var series = self
      series.rule = rule.counting(nil)
      return series.next(fromCompletionAt: moment, in: zone)
    }
    let today = zone.civil(at: moment).date
    // A year of days that are left out is all of them.
    return (0...367).lazy
      .map { today.adding(days: $0) }
      .filter { !rule.exceptions.contains($0) }
      .map { CivilDateTime($0, occurrence.time) }
      .map { Occurrence(civil: $0, instant: zone.instant(of: $0)) }
      .first { $0.instant >= moment }
      .flatMap { rule.allows($0) ? $0 : nil }
  }
}

/// An open to-do whose present occurrence stands on a day that its series leaves out, at the one that
/// comes instead; `nil` if none is left.
///
/// What is on another day is returned as it is: it may have been moved there. The calendar is the
/// machine's.
package func besideExceptions(_ todo: Todo, in calendar: LocalCalendar) -> Todo? {
  guard let recurrence = todo.recurrence, todo.completedAt == nil,
    recurrence.rule.exceptions.contains(recurrence.occurrence.date)
  else { return todo }
  let own = calendar.own(of: todo.due).zone
  let midnight = CivilDateTime(recurrence.occurrence.date.adding(days: 1), .midnight)
  return resumed(todo, from: own.instant(of: midnight), in: calendar)
}
