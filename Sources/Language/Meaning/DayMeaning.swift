import Model

/// Which day was meant.
enum DayMeaning: Hashable, Sendable {
  case relativeDay(Int)
  case weekday(Weekday, Week)
  case date(month: Int, day: Int, year: Int?)
  /// "4/5": which is which, the date order decides.
  case numeric(Int, Int, year: Int?)
  /// "the 15th", "the 15th of next month"; -1 is the last day.
  case dayOfMonth(Int, months: Int?)
  /// "the first monday of may", "the last friday of next month"; -1 is the last.
  case nth(Int, Weekday, Month)
  /// "this week", "next month", "next year".
  case period(TimeUnit, Int)
  case month(Int, year: Int?, isNext: Bool)
  case year(Int)
  /// "this weekend" 0, "next weekend" 1.
  case weekend(Int)
  /// "the end of next week"; `isEnd` false: the beginning.
  indirect case edge(Edge, DayMeaning)
  /// "the third week of may", "the second week of 2027"; -1 is the last.
  indirect case nthUnit(Int, TimeUnit, DayMeaning)
  /// "a week from friday", "two days before tomorrow", "in 3 days" (from today).
  indirect case shifted(DayMeaning, Amount)
  /// "christmas", "easter monday 2027": the number of a row of `Holiday.all`.
  case holiday(Int, year: Int?)
  /// "the friday before christmas", "the monday after easter".
  indirect case beside(Weekday, isAfter: Bool, DayMeaning)

  enum Week: Hashable, Sendable {
    /// "friday"; "coming friday".
    case coming
    case this
    case next
    case last
    /// "friday week": so many weeks after the coming one.
    case later(Int)
    /// "friday next week": the one in the week so many after this one.
    case inWeek(Int)
  }

  enum Month: Hashable, Sendable {
    case coming
    case relative(Int)
    case named(Int, year: Int?)
  }

  enum Edge: Hashable, Sendable {
    case beginning, middle, end
    /// "later this week": what is left of it, from its second half on.
    case rest
  }
}
