package import Model

/// When a to-do comes again that is not for today: on the next civil morning, or with its next
/// occurrence if that comes before.
///
/// The series is not touched: what is put off is this occurrence's reminder.
package func notToday(
  _ todo: Todo,
  at now: Instant,
  in zone: Zone,
  zones: ZoneDirectory,
  policy: Policy
) -> Instant {
  let tomorrow = zone.civil(at: now).date.adding(days: 1)
  let morning = zone.instant(of: CivilDateTime(tomorrow, policy.day))
  return LaterChoice.moment(of: todo, putOffTo: morning, at: now, in: zone, zones: zones)
}
