/// When a zone's clock changes each year: the value of a POSIX `TZ` string.
struct PosixZoneRule: Hashable, Sendable {
  /// Seconds ahead of UTC outside daylight saving time.
  let standardOffset: Int
  let daylight: Daylight?

  /// Daylight saving time: its offset, and the two moments of a year at which it begins and ends.
  struct Daylight: Hashable, Sendable {
    let offset: Int
    let begin: Change
    let end: Change
  }

  /// A moment of a year on the wall clock that shows until then.
  struct Change: Hashable, Sendable {
    let day: Day
    /// Seconds from that day's midnight; may be negative or beyond the day.
    let seconds: Int
  }

  /// A day of every year.
  enum Day: Hashable, Sendable {
    /// 1 to 365; 29 February is never counted.
    case julian(Int)
    /// 0 to 365; 29 February is counted where there is one.
    case zeroBased(Int)
    /// The week's `weekday` in a month; week 5 is the last one.
    case weekday(Weekday, week: Int, month: Int)
  }
}

extension PosixZoneRule {
  /// The stretch of unchanged offset that `second` (UTC, from 1970) lies in.
  func stretch(at second: Int64) -> ZoneStretch {
    guard let daylight else { return ZoneStretch(offset: standardOffset, end: nil) }
    let day = second.quotient(by: 86_400)
    let year = CivilDate(daysSinceEpoch: Int(day)).year
    var last: (second: Int64, offset: Int)?
    var next: Int64?
    // A change may be told in hours of the neighbouring year, so both neighbours are looked at; where one
    // is, the other may come behind the next year's, and it takes their neighbours too. The end comes
    // first: where it meets a beginning, daylight saving time goes on.
    let reach = daylight.begin.isWithinYear && daylight.end.isWithinYear ? 1 : 2
    for year in max(1, year - reach)...min(9999, year + reach) {
      for (change, before, after) in [
        (daylight.end, daylight.offset, standardOffset),
        (daylight.begin, standardOffset, daylight.offset),
      ] {
        let moment = change.secondsSinceEpoch(in: year) - Int64(before)
        if moment > second {
          next = min(next ?? moment, moment)
        } else if moment >= last?.second ?? moment {
          last = (moment, after)
        }
      }
    }
    return ZoneStretch(offset: last?.offset ?? standardOffset, end: next)
  }
}

extension PosixZoneRule.Change {
  /// Whether it falls into the year that it is of, whatever its hours: at most a week either way.
  fileprivate var isWithinYear: Bool {
    switch day {
    case .julian(let number), .zeroBased(let number): (10...355).contains(number)
    case .weekday(_, _, let month): (2...11).contains(month)
    }
  }

  /// The change in a year, on the wall clock that shows until then.
  fileprivate func secondsSinceEpoch(in year: Int) -> Int64 {
    Int64(day.daysSinceEpoch(in: year) * 86_400 + seconds)
  }
}

extension PosixZoneRule.Day {
  /// The day of a year, counted from 1970-01-01.
  fileprivate func daysSinceEpoch(in year: Int) -> Int {
    switch self {
    case .julian(let number):
      let isAfterLeapDay = number >= 60 && CivilDate.isLeap(year)
      return CivilDate.daysSinceEpoch(year, 1, 1) + number - 1 + (isAfterLeapDay ? 1 : 0)
    case .zeroBased(let number):
      return CivilDate.daysSinceEpoch(year, 1, 1) + number
    case .weekday(let weekday, let week, let month):
      let first = CivilDate.daysSinceEpoch(year, month, 1)
      let distance = Weekday(daysSinceEpoch: first).days(until: weekday)
      let length = CivilDate.days(inMonth: month, of: year)
      let day = distance + (week - 1) * 7
      return first + (day < length ? day : day - 7)
    }
  }
}

extension Int64 {
  /// The quotient rounded down.
  fileprivate func quotient(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
