/// When a holiday is, in every year.
package enum HolidayRule: Hashable, Sendable {
  /// One month and day of each year.
  case fixed(Int, Int)
  /// The first, second, ... or (-1) last such weekday of a month, or so many days later.
  case nth(Int, Weekday, of: Int, later: Int = 0)
  /// So many days after Easter Sunday.
  case easter(Int)
  /// Any day on which banks are closed, or any Monday of them.
  case bankHoliday(isMonday: Bool)
}

extension HolidayRule {
  /// The days in a year, in order; most rules have one.
  package func dates(in year: Int, _ region: HolidayRegion) -> [CivilDate] {
    switch self {
    case .fixed(let month, let day):
      [CivilDate(year: year, month: month, day: day)].compactMap(\.self)
    case .nth(let position, let weekday, let month, let later):
      [CivilDate(year: year, month: month, day: 1)?.nth(position, weekday)?.adding(days: later)]
        .compactMap(\.self)
    case .easter(let days):
      [CivilDate.easterSunday(of: year)?.adding(days: days)].compactMap(\.self)
    case .bankHoliday(let isMonday):
      HolidayRule.bankHolidays(in: year, region).filter { !isMonday || $0.weekday == .monday }
    }
  }

  /// Federal holidays in the United States; bank holidays of England and Wales.
  private static func bankHolidays(in year: Int, _ region: HolidayRegion) -> [CivilDate] {
    let rules: [HolidayRule] =
      switch region {
      case .us:
        [
          .fixed(1, 1), .nth(3, .monday, of: 1), .nth(3, .monday, of: 2),
          .nth(-1, .monday, of: 5), .fixed(6, 19), .fixed(7, 4), .nth(1, .monday, of: 9),
          .nth(2, .monday, of: 10), .fixed(11, 11), .nth(4, .thursday, of: 11), .fixed(12, 25),
        ]
      case .uk:
        [
          .fixed(1, 1), .easter(-2), .easter(1), .nth(1, .monday, of: 5),
          .nth(-1, .monday, of: 5), .nth(-1, .monday, of: 8), .fixed(12, 25), .fixed(12, 26),
        ]
      }
    var days: [CivilDate] = []
    for date in rules.flatMap({ $0.dates(in: year, region) }) {
      days.append(date.observed(region, besides: days))
    }
    return days.sorted()
  }
}

extension CivilDate {
  /// Easter Sunday of the Gregorian calendar.
  ///
  /// The anonymous computus of 1876 as Jean Meeus gives it, "Astronomical Algorithms", chapter 8.
  package static func easterSunday(of year: Int) -> CivilDate? {
    let golden = year % 19
    let (century, yearOfCentury) = year.quotientAndRemainder(dividingBy: 100)
    let (leapCenturies, centuryRest) = century.quotientAndRemainder(dividingBy: 4)
    let moonCorrection = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30
    let (leapYears, yearRest) = yearOfCentury.quotientAndRemainder(dividingBy: 4)
    let weekday = (32 + 2 * centuryRest + 2 * leapYears - epact - yearRest) % 7
    let month = (golden + 11 * epact + 22 * weekday) / 451
    let days = epact + weekday - 7 * month + 114
    return CivilDate(year: year, month: days / 31, day: days % 31 + 1)
  }

  /// The first, second, … or (-1) last such weekday of this day's month, if it has so many.
  package func nth(_ position: Int, _ weekday: Weekday) -> CivilDate? {
    let date: CivilDate
    if position > 0 {
      let first = startOfMonth
      date = first.adding(days: first.weekday.days(until: weekday) + 7 * (position - 1))
    } else {
      let last = endOfMonth
      date = last.adding(days: -weekday.days(until: last.weekday) + 7 * (position + 1))
    }
    return date.month == month ? date : nil
  }

  /// The day on which banks are closed for a holiday that falls on a weekend.
  ///
  /// In the United States the nearest workday, in the United Kingdom the next one that is free.
  fileprivate func observed(_ region: HolidayRegion, besides others: [CivilDate]) -> CivilDate {
    switch region {
    case .us:
      weekday == .saturday ? adding(days: -1) : weekday == .sunday ? adding(days: 1) : self
    case .uk:
      (0..<7).lazy.map { adding(days: $0) }
        .first { $0.weekday.isWorkday && !others.contains($0) } ?? self
    }
  }
}

/// Where the holidays of one name are looked up.
package enum HolidayRegion: String, CaseIterable, Hashable, Sendable {
  /// The United States.
  case us
  /// The United Kingdom.
  case uk
}
