/// How much time: "two and a half hours", "a year and three days".
package struct Amount: Hashable, Sendable {
  var months = 0
  var days = 0
  var workdays = 0
  var seconds = 0
  /// The unit that was said first.
  var unit = TimeUnit.day

  /// Whether only hours, minutes and seconds were said.
  package var isElapsed: Bool { months == 0 && days == 0 && workdays == 0 }

  /// Whether it was said in minutes or seconds.
  package var isShort: Bool { unit == .minute || unit == .second }

  package var negated: Amount {
    Amount(months: -months, days: -days, workdays: -workdays, seconds: -seconds, unit: unit)
  }

  /// Minutes in all, a day as one of 24 hours; `nil` for months, workdays and odd seconds.
  package var minutes: Int? {
    guard months == 0, workdays == 0, seconds % 60 == 0 else { return nil }
    return days * 1440 + seconds / 60
  }

  /// The days of it, a year being 365 and a month a twelfth of one.
  var wholeDays: Int { days + (months * 365 + 6) / 12 }

  /// Adds `halves` halves of a unit; `nil` for half a workday and the like.
  mutating func add(halves: Int, of unit: TimeUnit) -> Bool {
    guard abs(halves) < 2_000_000 else { return false }
    let isWhole = halves % 2 == 0
    switch unit {
    case .second, .minute, .hour: seconds += halves * (unit.seconds ?? 0) / 2
    case .day:
      days += halves / 2
      if !isWhole { seconds += 43_200 }
    case .workday where isWhole: workdays += halves / 2
    case .week: days += isWhole ? halves / 2 * 7 : halves * 7 / 2
    case .fortnight: days += halves * 7
    case .weekend where isWhole: days += halves / 2 * 7
    case .month:
      months += halves / 2
      if !isWhole { days += 15 }
    case .quarter where isWhole: months += halves / 2 * 3
    case .year: months += halves * 6
    default: return false
    }
    return true
  }
}
