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
}
