package import Model

extension Recurrence {
  /// The series with its present occurrence, and all that follow, moved to another civil time.
  ///
  /// DTSTART becomes `moment`, a count has those fewer to go that came before, and the days that the
  /// rule names follow: every Tuesday becomes every Thursday. `nil` where one moment cannot say what
  /// becomes of the rule, such as a new minute for "at 8 and at 20".
  package func reanchored(at moment: CivilDateTime, in zone: Zone) -> Recurrence? {
    var parts = RuleParts(rule)
    guard parts.move(from: occurrence, to: moment) else { return nil }
    parts.count = rule.countLeft(from: occurrence, since: seriesStart, in: zone)
    let moved = parts.rule
    guard moved.occurrences(from: moment, in: zone).first(where: { _ in true }) == moment
    else { return nil }
    return Recurrence(
      rule: moved,
      seriesStart: moment,
      occurrence: moment,
      repeatFrom: repeatFrom
    )
  }
}

/// The parts of a rule that another moment changes.
private struct RuleParts {
  private let original: RecurrenceRule
  var count: Int?
  private var byHour: [Int]
  private var byMinute: [Int]
  private var bySecond: [Int]
  private var byDay: [RecurrenceRule.ByDay]
  private var byMonthDay: [Int]
  private var byMonth: [Int]

  init(_ rule: RecurrenceRule) {
    original = rule
    count = rule.count
    byHour = rule.byHour
    byMinute = rule.byMinute
    bySecond = rule.bySecond
    byDay = rule.byDay
    byMonthDay = rule.byMonthDay
    byMonth = rule.byMonth
  }

  var rule: RecurrenceRule {
    RecurrenceRule(
      frequency: original.frequency,
      interval: original.interval,
      count: count,
      until: original.until,
      bySecond: bySecond,
      byMinute: byMinute,
      byHour: byHour,
      byDay: byDay,
      byMonthDay: byMonthDay,
      byYearDay: original.byYearDay,
      byWeekNumber: original.byWeekNumber,
      byMonth: byMonth,
      bySetPosition: original.bySetPosition,
      weekStart: original.weekStart
    )
  }

  /// Lets the rule follow from one moment to another; false where that cannot be said.
  mutating func move(from old: CivilDateTime, to new: CivilDateTime) -> Bool {
    (old.time == new.time || moveClock(from: old.time, to: new.time))
      && (old.date == new.date || moveDay(from: old.date, to: new.date))
  }

  private mutating func moveClock(from old: TimeOfDay, to new: TimeOfDay) -> Bool {
    if original.frequency.isSubDaily {
      return byHour.isEmpty && byMinute.isEmpty && bySecond.isEmpty
    }
    if byHour.count > 1 {
      // One of several times a day: the others keep theirs.
      guard byHour.contains(old.hour), old.minute == new.minute, byMinute.count <= 1
      else { return false }
      byHour = byHour.map { $0 == old.hour ? new.hour : $0 }
      return true
    }
    guard byMinute.count <= 1, bySecond.count <= 1 else { return false }
    // The clock time of DTSTART says it all.
    (byHour, byMinute, bySecond) = ([], [], [])
    return true
  }

  private mutating func moveDay(from old: CivilDate, to new: CivilDate) -> Bool {
    guard original.byYearDay.isEmpty, original.byWeekNumber.isEmpty,
      original.bySetPosition.isEmpty, byDay.isEmpty || byMonthDay.isEmpty
    else { return false }
    return moveMonth(from: old.month, to: new.month) && moveWeekday(from: old, to: new)
      && moveMonthDay(from: old, to: new)
  }

  private mutating func moveMonth(from old: Int, to new: Int) -> Bool {
    if byMonth.isEmpty || byMonth.contains(new) { return true }
    guard original.frequency == .yearly else { return false }
    byMonth = byMonth.map { $0 == old ? new : $0 }
    return true
  }

  private mutating func moveWeekday(from old: CivilDate, to new: CivilDate) -> Bool {
    guard !byDay.isEmpty else { return true }
    if byDay.contains(where: { $0.isDay(new) }) { return true }
    guard let index = byDay.firstIndex(where: { $0.isDay(old) }) else { return false }
    let ordinal = byDay[index].ordinal
    guard ordinal == nil || original.frequency == .monthly || !byMonth.isEmpty else { return false }
    byDay[index] = RecurrenceRule.ByDay(
      new.weekday,
      ordinal: ordinal.map { $0 < 0 ? new.ordinalFromEnd : new.ordinal }
    )
    return true
  }

  private mutating func moveMonthDay(from old: CivilDate, to new: CivilDate) -> Bool {
    guard !byMonthDay.isEmpty else { return true }
    if byMonthDay.contains(where: { new.isDay($0) }) { return true }
    guard let index = byMonthDay.firstIndex(where: { old.isDay($0) }) else { return false }
    byMonthDay[index] = new.day
    return true
  }
}

extension RecurrenceRule.ByDay {
  /// Whether the day is such a weekday, counted within its month.
  fileprivate func isDay(_ date: CivilDate) -> Bool {
    guard weekday == date.weekday else { return false }
    return ordinal.map { $0 == date.ordinalFromStart || $0 == date.ordinalFromEnd } ?? true
  }
}

extension CivilDate {
  /// Which of its weekday it is in its month.
  fileprivate var ordinalFromStart: Int { (day - 1) / 7 + 1 }

  /// Which of its weekday it is, counted from the month's end: -1 is the last.
  fileprivate var ordinalFromEnd: Int { (day - endOfMonth.day) / 7 - 1 }

  /// Which of its weekday it is, where the fifth counts as the last (-1): not every month has five.
  fileprivate var ordinal: Int { ordinalFromStart == 5 ? -1 : ordinalFromStart }

  /// Whether it is that day of its month; -1 is the last.
  fileprivate func isDay(_ monthDay: Int) -> Bool {
    day == monthDay || day - endOfMonth.day - 1 == monthDay
  }
}
