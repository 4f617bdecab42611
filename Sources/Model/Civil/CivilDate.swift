/// A day of the Gregorian calendar, in no particular zone.
package struct CivilDate: Hashable, Sendable {
  // Four bytes in all: lists of to-dos hold a dozen dates for each.
  private let shortYear: Int16
  private let shortMonth: Int8
  private let shortDay: Int8

  /// The given day, or `nil` if no such day exists; years 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// The day `days` after 1970-01-01, held within the years 1 to 9999.
  package init(daysSinceEpoch days: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin on 1 March.
    let shifted = min(max(days, CivilDate.firstDay), CivilDate.lastDay) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    shortYear = Int16(year)
    shortMonth = Int8(month)
    shortDay = Int8(day)
  }

  package var year: Int { Int(shortYear) }
  package var month: Int { Int(shortMonth) }
  package var day: Int { Int(shortDay) }

  static let firstDay = -719_162  // 0001-01-01
  static let lastDay = 2_932_896  // 9999-12-31
}

extension CivilDate: Comparable {
  package static func < (earlier: Self, later: Self) -> Bool {
    (earlier.year, earlier.month, earlier.day) < (later.year, later.month, later.day)
  }
}

extension CivilDate {
  /// Days since 1970-01-01.
  package var daysSinceEpoch: Int { CivilDate.daysSinceEpoch(year, month, day) }

  /// Days from 1970-01-01 to a day of the years 1 to 9999.
  static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week.
  package var weekday: Weekday { Weekday(daysSinceEpoch: daysSinceEpoch) }

  /// The day's number within its year: 1 to 366.
  package var dayOfYear: Int {
    daysSinceEpoch - CivilDate(uncheckedYear: year, month: 1, day: 1).daysSinceEpoch + 1
  }

  /// The first day of this day's month.
  package var startOfMonth: CivilDate {
    CivilDate(uncheckedYear: year, month: month, day: 1)
  }

  /// The last day of this day's month.
  package var endOfMonth: CivilDate {
    CivilDate(
      uncheckedYear: year,
      month: month,
      day: CivilDate.days(inMonth: month, of: year)
    )
  }

  /// The day `days` later (or earlier, if negative).
  package func adding(days: Int) -> CivilDate {
    CivilDate(daysSinceEpoch: daysSinceEpoch + days)
  }

  /// The day `months` later; 31 January plus one month is the last day of February.
  package func adding(months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    let newYear = min(max(count / 12, 1), 9999)
    let newMonth = min(max(count - newYear * 12, 0), 11) + 1
    return CivilDate(
      uncheckedYear: newYear,
      month: newMonth,
      day: min(day, CivilDate.days(inMonth: newMonth, of: newYear))
    )
  }

  /// The next `weekday` strictly after this day.
  package func next(_ weekday: Weekday) -> CivilDate {
    let distance = self.weekday.days(until: weekday)
    return adding(days: distance == 0 ? 7 : distance)
  }

  /// The Monday of this day's week.
  package var startOfWeek: CivilDate {
    adding(days: 1 - weekday.rawValue)
  }

  /// Days from `other` until this day; negative if `other` is later.
  package func days(since other: CivilDate) -> Int {
    daysSinceEpoch - other.daysSinceEpoch
  }

  /// How many days the month has: 28 to 31.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the year has a 29 February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: LosslessStringConvertible {
  /// Reads `YYYY-MM-DD` (ISO 8601), or nothing.
  package init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count == 10, bytes.dropFirst(4).first == UInt8(ascii: "-"),
      bytes.dropFirst(7).first == UInt8(ascii: "-"), let year = Int(digits: bytes.prefix(4)),
      let month = Int(digits: bytes.dropFirst(5).prefix(2)),
      let day = Int(digits: bytes.dropFirst(8))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`.
  package var description: String {
    year.padded(to: 4) + "-" + month.padded(to: 2) + "-" + day.padded(to: 2)
  }
}
