/// Walks the days, weeks, months or years of a rule on the calendar.
struct CalendarPeriods: Sendable {
  private let frequency: RecurrenceRule.Frequency
  private let interval: Int
  private let filter: DayFilter
  /// The first period: a year, a month counted from year 0, or a day since 1970-01-01.
  private let first: Int
  /// The start of the series, in seconds from 1970-01-01T00:00:00.
  private let start: Int
  private var index = -1
  private var set: RecurrenceSet
  /// How many days and picks were looked at.
  private(set) var steps = 0

  init(_ rule: RecurrenceRule, start: CivilDateTime) {
    frequency = rule.frequency
    interval = rule.interval
    filter = DayFilter(rule, start: start.date)
    first = CalendarPeriods.period(of: start.date, rule)
    self.start = start.secondsSinceEpoch
    set = RecurrenceSet(
      hours: rule.byHour.isEmpty ? [start.time.hour] : rule.byHour,
      minutes: rule.byMinute.isEmpty ? [start.time.minute] : rule.byMinute,
      seconds: rule.seconds(or: start.time.second),
      positions: rule.bySetPosition
    )
  }

  private static func period(of date: CivilDate, _ rule: RecurrenceRule) -> Int {
    switch rule.frequency {
    case .yearly: date.year
    case .monthly: date.year * 12 + date.month - 1
    case .weekly: date.daysSinceEpoch - rule.weekStart.days(until: date.weekday)
    default: date.daysSinceEpoch
    }
  }

  /// Leaves out, where that is possible without walking, what lies before the day's period.
  mutating func skip(to date: CivilDate, _ rule: RecurrenceRule) {
    let units = CalendarPeriods.period(of: date, rule) - first
    index = max(index, units / (interval * (frequency == .weekly ? 7 : 1)) - 1)
  }

  /// Leaves out what comes before `second`, at least until there are `most`; how many that are.
  ///
  /// `nil` where there are more to be counted than anybody waits for.
  mutating func skip(before second: Int, most: Int = .max) -> Int? {
    var count = set.skip(before: second)
    while count < most, set.isEmpty {
      guard most == .max || steps < RecurrenceMoments.countLimit else { return nil }
      count += skipEqualDays(before: second)
      guard findPeriod() else { break }
      count += set.skip(before: second)
    }
    return count
  }

  /// Leaves out days at once where every one has the same occurrences; how many that are.
  private mutating func skipEqualDays(before second: Int) -> Int {
    guard frequency == .daily, filter.allowsEveryDay, index >= 0 else { return 0 }
    let day = CivilDateTime(secondsSinceEpoch: second).date.daysSinceEpoch
    let days = max(0, (day - first) / interval - index - 1)
    index += days
    return days * set.count
  }

  /// The next occurrence, in seconds from 1970-01-01T00:00:00 on the wall clock.
  mutating func next() -> Int? {
    if let second = set.next() { return second }
    return findPeriod() ? set.next() : nil
  }

  /// Moves to the next period that has occurrences; `false` if none is found.
  private mutating func findPeriod() -> Bool {
    guard !picksBeyondEveryPeriod else { return false }
    // The calendar repeats after 400 years: where all their periods are empty, every one is.
    let end = steps + RecurrenceMoments.searchLimit
    for _ in 0...periodsInCalendar where steps < end {
      index += 1
      guard fill() else { return false }
      if !set.isEmpty { return true }
    }
    return false
  }

  /// Whether `BYSETPOS` names only places that no period has.
  private var picksBeyondEveryPeriod: Bool { self.set.picksBeyond(days: daysInPeriod) }

  /// How many days a period has at most.
  private var daysInPeriod: Int {
    switch frequency {
    case .yearly: 366
    case .monthly: 31
    case .weekly: 7
    default: 1
    }
  }

  private var periodsInCalendar: Int {
    switch frequency {
    case .yearly: 400
    case .monthly: 4800
    case .weekly: 20_871
    default: 146_097
    }
  }

  /// Gathers the days of the period `index`; `false` if it lies beyond the year 9999.
  private mutating func fill() -> Bool {
    set.days.removeAll(keepingCapacity: true)
    let period = first + index * interval * (frequency == .weekly ? 7 : 1)
    switch frequency {
    case .yearly:
      guard period <= 9999 else { return false }
      for month in 1...12 { filter.addDays(ofMonth: month, of: period, to: &set.days) }
    case .monthly:
      guard period / 12 <= 9999 else { return false }
      filter.addDays(ofMonth: period % 12 + 1, of: period / 12, to: &set.days)
    case .weekly:
      guard period <= CivilDate.lastDay else { return false }
      for day in max(period, CivilDate.firstDay)...min(period + 6, CivilDate.lastDay)
      where filter.allows(day) {
        set.days.append(day)
      }
    default:
      guard period <= CivilDate.lastDay else { return false }
      if filter.allows(period) { set.days.append(period) }
    }
    set.rewind()
    steps += daysInPeriod + set.picksLookedAt
    // Only the first period may begin before the series does.
    if index == 0 { _ = set.skip(before: start) }
    return true
  }
}

extension RecurrenceRule {
  /// The seconds of a minute that the rule names, leap second taken for the one before it.
  func seconds(or standard: Int) -> [Int] {
    if bySecond.isEmpty { return [standard] }
    return bySecond.last == 60 ? bySecond.map { min($0, 59) }.sortedOnce : bySecond
  }
}
