package import Model

/// When a to-do comes again that is not for today: on the next civil morning, or with the first
/// occurrence of that day if it comes before.
///
/// The series is not touched: what is put off are the reminders of today.
package func notToday(
  _ todo: Todo,
  at now: Instant,
  in calendar: LocalCalendar
) -> Instant {
  let tomorrow = calendar.zone.civil(at: now).date.adding(days: 1)
  let morning = calendar.instant(of: PartialDateTime(tomorrow))
  let midnight = calendar.zone.instant(of: CivilDateTime(tomorrow, .midnight))
  let evening = max(now, midnight - .seconds(60) - .milliseconds(1))
  return putOff(todo, until: morning, at: evening, in: calendar)
}

/// When a to-do comes again that is put off until `moment`: then, or with its next occurrence if that
/// comes before.
///
/// Only one occurrence is put off: the clock times of those that follow stand as they were stated.
/// A series that is to rest for longer is paused.
package func putOff(
  _ todo: Todo,
  until moment: Instant,
  at now: Instant,
  in calendar: LocalCalendar
) -> Instant {
  min(moment, todo.comingOccurrence(after: now, in: calendar) ?? moment)
}
