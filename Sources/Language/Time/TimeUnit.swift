/// The units that times are counted in.
enum TimeUnit: Hashable, Sendable {
  case second, minute, hour, day, workday, week, fortnight, weekend, month, quarter, year

  /// Seconds, for the units that elapse on a stop watch.
  var seconds: Int? {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    default: nil
    }
  }

  /// About how many days it lasts, to tell the smaller of two units.
  var days: Double {
    switch self {
    case .second: 1 / 86_400
    case .minute: 1 / 1440
    case .hour: 1 / 24
    case .day, .workday: 1
    case .weekend: 2
    case .week: 7
    case .fortnight: 14
    case .month: 30
    case .quarter: 91
    case .year: 365
    }
  }

  var grain: SpokenTime.Grain {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day, .workday, .weekend: .day
    case .week, .fortnight: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}

/// The parts of a day that have names.
enum PartOfDay: Hashable, Sendable {
  case morning, noon, afternoon, evening, night, midnight
  /// "this time tomorrow": the clock time of the moment.
  case now
}

/// How much time: "two and a half hours", "a year and three days".
struct Amount: Hashable, Sendable {
  var months = 0
  var days = 0
  var workdays = 0
  var seconds = 0
  /// The unit that was said first.
  var unit = TimeUnit.day

  /// Whether only hours, minutes and seconds were said.
  var isElapsed: Bool { months == 0 && days == 0 && workdays == 0 }

  var negated: Amount {
    Amount(months: -months, days: -days, workdays: -workdays, seconds: -seconds, unit: unit)
  }

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
