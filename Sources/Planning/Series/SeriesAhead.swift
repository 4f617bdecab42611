package import Model

/// A series that went too far, as its occurrence `ticked` was ticked off by a clock that ran ahead: with
/// the occurrence that comes next by the clock as it is; `nil` where it goes on as it is.
///
/// What went by then are the occurrences between the one that was ticked off and that clock's time, which
/// nobody has seen. The one that was ticked off never comes again: a dose that a person has taken must
/// not be asked for a second time. Nor does one that is due within an hour: the person has ticked one off
/// a moment ago, and a dose that is left out is told of, while a second one in a row does harm. A series
/// that was moved by hand since, or pauses, stays as it is, and one that counts its completions down as
/// well: what was counted cannot be told.
package func seriesAfterClockRanAhead(
  _ todo: Todo,
  ticked: CivilDateTime,
  at now: Instant,
  in calendar: LocalCalendar
) -> Todo? {
  guard let recurrence = todo.recurrence, let due = todo.due, todo.pause == nil,
    todo.completedAt != nil || ticked < recurrence.occurrence,
    recurrence.repeatFrom == .due || recurrence.rule.count == nil
  else { return nil }
  let own = calendar.own(of: due).zone
  let present = calendar.instant(of: due) ?? calendar.instant(of: calendar.civil(of: due))
  let occurrence = Occurrence(civil: ticked, instant: own.instant(of: ticked))
  var before = todo
  before.due = todo.due.moved(to: occurrence, from: recurrence.occurrence, in: own)
  before.recurrence = recurrence.moved(to: ticked)
  let from = recurrence.repeatFrom == .due ? now + .minutes(60) : now
  guard let next = advanced(before, completedAt: from, in: calendar), let coming = next.due,
    let moment = calendar.instant(of: coming), todo.completedAt != nil || moment < present
  else { return nil }
  return next
}
