/// A recurrence rule: the value of RFC 5545's `RRULE` property, and the days that it leaves out.
///
/// Equal rules are equal however they were written: lists are sorted and hold each value once.
package struct RecurrenceRule: Hashable, Sendable {
  package let frequency: Frequency
  /// Every how many of the frequency's periods; 1 is every one.
  package let interval: Int
  /// After how many occurrences the series ends.
  package internal(set) var count: Int?
  /// After which moment the series ends; never together with `count`.
  package internal(set) var until: Until?
  /// 0 to 60; 60 is the leap second and taken for 59.
  package internal(set) var bySecond: [Int]
  package internal(set) var byMinute: [Int]
  package internal(set) var byHour: [Int]
  package internal(set) var byDay: [ByDay]
  /// 1 to 31, or -1 to -31 from the month's end.
  package internal(set) var byMonthDay: [Int]
  /// 1 to 366, or -1 to -366 from the year's end.
  package let byYearDay: [Int]
  /// 1 to 53, or -1 to -53 from the year's end.
  package let byWeekNumber: [Int]
  package internal(set) var byMonth: [Int]
  /// Which of a period's occurrences remain: 1 is the first, -1 the last.
  package internal(set) var bySetPosition: [Int]
  package let weekStart: Weekday
  /// The days on which it has no occurrence; a count counts them all the same (RFC 5545, 3.8.5.1).
  package internal(set) var exceptions = RecurrenceExceptions()

  /// A rule built in code.
  ///
  /// Parts that RFC 5545 does not allow cannot be held: a number outside its range is left out, an
  /// interval or count below 1 counts as 1, `count` wins over `until`, ordinals of weekdays are
  /// dropped unless the frequency is monthly or yearly, and positions in a set without a set too.
  package init(
    frequency: Frequency,
    interval: Int = 1,
    count: Int? = nil,
    until: Until? = nil,
    bySecond: [Int] = [],
    byMinute: [Int] = [],
    byHour: [Int] = [],
    byDay: [ByDay] = [],
    byMonthDay: [Int] = [],
    byYearDay: [Int] = [],
    byWeekNumber: [Int] = [],
    byMonth: [Int] = [],
    bySetPosition: [Int] = [],
    weekStart: Weekday = .monday
  ) {
    self.frequency = frequency
    self.interval = min(max(interval, 1), RecurrenceRule.largestNumber)
    self.count = count.map { max($0, 1) }
    self.until = count == nil ? until : nil
    self.bySecond = Part.second.valid(bySecond)
    self.byMinute = Part.minute.valid(byMinute)
    self.byHour = Part.hour.valid(byHour)
    self.byMonthDay = Part.monthDay.valid(byMonthDay)
    self.byYearDay = Part.yearDay.valid(byYearDay)
    self.byWeekNumber = Part.weekNumber.valid(byWeekNumber)
    self.byMonth = Part.month.valid(byMonth)
    let takesOrdinals =
      frequency == .monthly || frequency == .yearly && self.byWeekNumber.isEmpty
    self.byDay = byDay.map { takesOrdinals ? $0 : ByDay($0.weekday) }.sortedOnce
    let hasSet =
      !self.byDay.isEmpty
      || ![
        self.bySecond, self.byMinute, self.byHour, self.byMonthDay, self.byYearDay,
        self.byWeekNumber, self.byMonth,
      ].allSatisfy(\.isEmpty)
    self.bySetPosition = hasSet ? Part.setPosition.valid(bySetPosition) : []
    self.weekStart = weekStart
  }

  /// Whether it says nothing but an interval, and perhaps where it ends.
  package var isPlain: Bool {
    byDay.isEmpty
      && [bySecond, byMinute, byHour, byMonthDay, byYearDay, byWeekNumber, byMonth]
        .allSatisfy(\.isEmpty)
  }

  /// Nothing in a rule is counted further than this.
  static let largestNumber = 999_999_999
}

extension RecurrenceRule {
  /// The period that a rule repeats in, shortest first.
  package enum Frequency: String, CaseIterable, Hashable, Sendable {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"

    /// Hours, minutes and seconds are elapsed time; days and longer are civil.
    package var isSubDaily: Bool { self == .secondly || self == .minutely || self == .hourly }
  }

  /// The last moment that a series may reach, itself included.
  package enum Until: Hashable, Sendable {
    /// The whole of that civil day.
    case date(CivilDate)
    /// A civil time, in whatever zone the series is.
    case local(CivilDateTime)
    /// A time in UTC; taken as civil where a series is expanded without a zone.
    case utc(CivilDateTime)
  }

  /// A weekday, every one or the one with the given number in its month or year.
  package struct ByDay: Hashable, Sendable {
    /// 1 is the first, -1 the last; `nil` every one.
    package let ordinal: Int?
    package let weekday: Weekday

    /// The `ordinal`th weekday; a number outside -53 to 53, or 0, means every one.
    package init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal.flatMap { Part.weekNumber.contains($0) ? $0 : nil }
    }
  }
}

extension RecurrenceRule.ByDay: Comparable {
  package static func < (earlier: Self, later: Self) -> Bool {
    (earlier.ordinal ?? 0, earlier.weekday.rawValue) < (later.ordinal ?? 0, later.weekday.rawValue)
  }
}

extension RecurrenceRule {
  /// The parts of a rule that are lists of numbers, by their names in RFC 5545.
  enum Part: String, CaseIterable, Sendable {
    case second = "BYSECOND"
    case minute = "BYMINUTE"
    case hour = "BYHOUR"
    case monthDay = "BYMONTHDAY"
    case yearDay = "BYYEARDAY"
    case weekNumber = "BYWEEKNO"
    case month = "BYMONTH"
    case setPosition = "BYSETPOS"

    /// Whether the part may hold the number.
    func contains(_ value: Int) -> Bool {
      switch self {
      case .second: (0...60).contains(value)
      case .minute: (0...59).contains(value)
      case .hour: (0...23).contains(value)
      case .monthDay: value != 0 && (-31...31).contains(value)
      case .yearDay, .setPosition: value != 0 && (-366...366).contains(value)
      case .weekNumber: value != 0 && (-53...53).contains(value)
      case .month: (1...12).contains(value)
      }
    }

    /// The numbers that the part may hold, sorted, each once.
    fileprivate func valid(_ values: [Int]) -> [Int] {
      values.isEmpty ? [] : values.filter(contains).sortedOnce
    }
  }
}

extension Array where Element: Comparable {
  /// The elements in order, each once.
  var sortedOnce: [Element] {
    guard count > 1 else { return self }
    var elements: [Element] = []
    for element in sorted() where element != elements.last { elements.append(element) }
    return elements
  }
}
