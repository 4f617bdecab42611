package import Model

/// How many things were done on each of the person's days, and in each hour of the clock.
package struct DoneTally: Hashable, Sendable {
  /// The first day.
  package let start: CivilDate
  /// A number for each day from the first on.
  package private(set) var days: [Int]
  /// A number for each hour, from midnight on.
  package private(set) var hours = [Int](repeating: 0, count: 24)

  /// Counts moments, in order, on the days from `start` until `end`; days begin at `dayStarts`.
  package init(
    _ moments: [Instant],
    from start: CivilDate,
    until end: CivilDate,
    dayStarts: TimeOfDay,
    in zone: Zone
  ) {
    self.start = start
    days = [Int](repeating: 0, count: max(0, end.days(since: start)))
    let first = start.daysSinceEpoch
    // The offset of a zone holds until its clock changes, which is twice a year.
    var offset = 0
    var validity = Int64.max..<Int64.max
    for moment in moments {
      let seconds = moment.seconds
      if !validity.contains(seconds) {
        offset = zone.secondsFromUTC(at: moment)
        let change = zone.nextTransition(after: moment)?.seconds ?? .max
        validity = seconds..<max(change, seconds + 1)
      }
      let civil = Int(seconds) + offset
      hours[(civil % 86_400 + 86_400) % 86_400 / 3600] += 1
      let day = (civil - dayStarts.secondsSinceMidnight).quotientDown(86_400) - first
      if days.indices.contains(day) { days[day] += 1 }
    }
  }

  package var total: Int { hours.reduce(0, +) }

  /// The days with their numbers.
  package var byDay: [(day: CivilDate, count: Int)] {
    days.enumerated().map { (start.adding(days: $0), $1) }
  }
}

extension Int {
  /// The quotient rounded down.
  fileprivate func quotientDown(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
