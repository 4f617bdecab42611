package import Model

/// The due time of a part as its whole goes on to a later occurrence: as much later on the wall clock,
/// a day by days.
///
/// It belongs to the newest occurrence that has come by the end of its day: one that nobody answered
/// has taken its parts along already.
package func carried(
  _ due: Due,
  with whole: Recurrence,
  to next: CivilDateTime,
  in calendar: LocalCalendar
) -> Due {
  let day = due.date ?? calendar.civil(of: due).date
  let endOfDay = CivilDateTime(day.adding(days: 1), .midnight).adding(seconds: -1)
  let occurrence = whole.newest(by: endOfDay, in: calendar.zone)
  let seconds = next.secondsSinceEpoch - occurrence.secondsSinceEpoch
  func later(_ date: CivilDate, _ time: TimeOfDay?) -> (date: CivilDate, time: TimeOfDay?) {
    guard let time else {
      return (date.adding(days: next.date.days(since: occurrence.date)), nil)
    }
    let moved = CivilDateTime(date, time).adding(seconds: seconds)
    return (moved.date, moved.time)
  }
  switch due {
  case .floating(let date, let time):
    let moved = later(date, time)
    return .floating(moved.date, moved.time)
  case .zoned(let date, let time, let zone):
    let moved = later(date, time)
    return .zoned(moved.date, moved.time, zone: zone)
  case .absolute(let moment):
    let zone = calendar.zone
    return .absolute(zone.instant(of: zone.civil(at: moment).adding(seconds: seconds)))
  }
}

extension Recurrence {
  /// The newest occurrence by a moment of the wall clock; the present one at the earliest.
  package func newest(by moment: CivilDateTime, in zone: Zone) -> CivilDateTime {
    var newest = occurrence
    guard repeatFrom == .due else { return newest }
    for _ in 0..<Self.mostPassed {
      guard let next = rule.next(after: newest, from: seriesStart, in: zone), next <= moment,
        next > newest
      else { break }
      newest = next
    }
    return newest
  }

  /// So many occurrences are looked along: four years of days.
  private static let mostPassed = 1500
}
