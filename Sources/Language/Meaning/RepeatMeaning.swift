import Model

/// How something repeats.
struct RepeatMeaning: Hashable, Sendable {
  enum Frequency: String, Hashable, Sendable {
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  var frequency: Frequency
  var interval = 1
  var days: [NthWeekday] = []
  var monthDays: [Int] = []
  var months: [Int] = []
  var count: Int?
  var until: DayMeaning?
  /// The clock time on that day up to which a repeat within days goes on.
  var untilClock: ClockMeaning?
  var starting: DayMeaning?
  /// "every 3 days after completion": counted from when it was done, not from when it was due.
  var isFromCompletion = false
}

/// "monday", "the first monday", "the last friday" (-1).
struct NthWeekday: Hashable, Sendable {
  var ordinal: Int?
  var weekday: Weekday
}
