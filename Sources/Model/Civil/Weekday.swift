/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension Weekday {
  /// Monday to Friday.
  package var isWorkday: Bool { rawValue <= Weekday.friday.rawValue }

  /// How many days lie between this day and the next `other`: 0 to 6.
  package func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }

  /// The weekday `days` after 1970-01-01, which was a Thursday.
  init(daysSinceEpoch days: Int) {
    self = Weekday.thursday.adding(days: days % 7)
  }

  /// The weekday `days` later (or earlier, if negative).
  package func adding(days: Int) -> Weekday {
    let index = ((rawValue - 1 + days) % 7 + 7) % 7
    return Weekday.allCases[index]
  }
}
