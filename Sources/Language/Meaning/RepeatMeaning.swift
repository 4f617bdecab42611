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
  /// Which of the days of a month that the other parts allow: -1 is the last (BYSETPOS).
  var position: Int?
  /// Between which hours of a day a repeat by the hour or minute comes, where no clock time says so.
  var hours: Hours?
  /// The minutes of each day that it comes at, where no hours say so.
  var dayMinutes: [Int] = []
  /// How often in each period, spread over it: "3 times a day"; the hours follow from the settings.
  var timesADay: Int?
  /// The days on which it does not come: "except christmas", "but not on the 7th".
  var exceptions: [DayMeaning] = []
  var count: Int?
  /// Whether `count` counts days rather than occurrences: "at 8 and 20 for 7 days".
  var countsDays = false
  var until: DayMeaning?
  /// "the other days": those that the repeat said before it leaves out.
  var isOfOtherDays = false
  /// The clock time on that day up to which a repeat within days goes on.
  var untilClock: ClockMeaning?
  var starting: DayMeaning?
  /// "every 3 days after completion": counted from when it was done, not from when it was due.
  var isFromCompletion = false
}

extension RepeatMeaning {
  /// Nobody waits for more days, weeks or hours than this.
  static let longestInterval = 9999

  /// Hours of a day that have a name.
  enum Hours: Hashable, Sendable {
    /// "while awake".
    case awake
    /// "during the day".
    case daytime
    /// "during office hours".
    case working
  }
}

/// "monday", "the first monday", "the last friday" (-1).
struct NthWeekday: Hashable, Sendable {
  var ordinal: Int?
  var weekday: Weekday
}
