extension RecurrenceRule {
  /// The rule with another count, or with none.
  package func counting(_ count: Int?) -> RecurrenceRule {
    var rule = self
    rule.count = count.map { max($0, 1) }
    if count != nil { rule.until = nil }
    return rule
  }

  /// The rule with another end, or with none.
  package func ending(_ until: Until?) -> RecurrenceRule {
    var rule = self
    rule.until = until
    if until != nil { rule.count = nil }
    return rule
  }

  /// Reads the text of a rule, or nothing; and of the days left out what can be read.
  package init?(_ text: String, exceptions: String?) {
    guard let rule = RecurrenceRule(text) else { return nil }
    self = exceptions.flatMap { RecurrenceExceptions($0) }.map { rule.excepting($0) } ?? rule
  }

  /// Reads what `whole` writes, or nothing.
  package static func read(whole text: String) -> RecurrenceRule? {
    guard let except = text.firstRange(ofText: Self.except) else { return RecurrenceRule(text) }
    guard let rule = RecurrenceRule(String(text[..<except.lowerBound])) else { return nil }
    return RecurrenceExceptions(String(text[except.upperBound...])).map { rule.excepting($0) }
  }

  /// The rule with the days that it leaves out, as one text: `FREQ=DAILY except 12-25`.
  package var whole: String { description + (exceptions.text.map { Self.except + $0 } ?? "") }

  private static let except = " except "

  /// The rule with other days left out.
  package func excepting(_ exceptions: RecurrenceExceptions) -> RecurrenceRule {
    var rule = self
    rule.exceptions = exceptions
    return rule
  }

  /// The rule of a series whose occurrence at `old`, and all that follow, come at `new`.
  ///
  /// The days that it names follow. `nil` where one moment cannot say what becomes of it.
  package func moved(from old: CivilDateTime, to new: CivilDateTime) -> RecurrenceRule? {
    var rule = self
    let days = daysElseLast
    if let days { (rule.byMonthDay, rule.bySetPosition) = (days, []) }
    guard rule.move(from: old, to: new) else { return nil }
    rule.byDay = rule.byDay.sortedOnce
    rule.byMonthDay = rule.byMonthDay.sortedOnce
    if rule.isPlain { rule.bySetPosition = [] }
    return days == nil ? rule : rule.onLastDays(from: new.date)
  }

  /// The rule of a series all of whose occurrences come as much later as the one at `old` does that comes at
  /// `new`, with its end.
  ///
  /// `nil` where a rule cannot say that.
  package func shifted(from old: CivilDateTime, to new: CivilDateTime) -> RecurrenceRule? {
    let days = new.date.days(since: old.date)
    var rule = self
    if frequency == .weekly, days != 0 {
      rule.byDay = byDay.map { ByDay($0.weekday.adding(days: days), ordinal: $0.ordinal) }
      guard old.time == new.time || rule.moveClock(from: old.time, to: new.time) else { return nil }
      rule.byDay = rule.byDay.sortedOnce
    } else {
      guard let moved = moved(from: old, to: new) else { return nil }
      rule = moved
    }
    return rule.ending(until?.later(by: new.secondsSinceEpoch - old.secondsSinceEpoch, days: days))
  }

  /// Lets the rule follow from one moment to another; false where that cannot be said.
  private mutating func move(from old: CivilDateTime, to new: CivilDateTime) -> Bool {
    (old.time == new.time || moveClock(from: old.time, to: new.time))
      && (old.date == new.date || moveDay(from: old.date, to: new.date))
  }

  private mutating func moveClock(from old: TimeOfDay, to new: TimeOfDay) -> Bool {
    if frequency.isSubDaily {
      return byHour.isEmpty && byMinute.isEmpty && bySecond.isEmpty
    }
    if byHour.count > 1 {
      // One of several times a day: the others keep theirs.
      guard byHour.contains(old.hour), old.minute == new.minute, byMinute.count <= 1
      else { return false }
      byHour = byHour.map { $0 == old.hour ? new.hour : $0 }.sortedOnce
      return true
    }
    guard byMinute.count <= 1, bySecond.count <= 1 else { return false }
    // The clock time of DTSTART says it all.
    (byHour, byMinute, bySecond) = ([], [], [])
    return true
  }

  private mutating func moveDay(from old: CivilDate, to new: CivilDate) -> Bool {
    guard byYearDay.isEmpty, byWeekNumber.isEmpty,
      bySetPosition.isEmpty, byDay.isEmpty || byMonthDay.isEmpty
    else { return false }
    return moveMonth(from: old.month, to: new.month) && moveWeekday(from: old, to: new)
      && moveMonthDay(from: old, to: new)
  }

  private mutating func moveMonth(from old: Int, to new: Int) -> Bool {
    if byMonth.isEmpty || byMonth.contains(new) { return true }
    guard frequency == .yearly else { return false }
    byMonth = byMonth.map { $0 == old ? new : $0 }.sortedOnce
    return true
  }

  private mutating func moveWeekday(from old: CivilDate, to new: CivilDate) -> Bool {
    guard !byDay.isEmpty else { return true }
    if byDay.contains(where: { $0.isDay(new) }) { return true }
    guard let index = byDay.firstIndex(where: { $0.isDay(old) }) else { return false }
    let ordinal = byDay[index].ordinal
    guard ordinal == nil || frequency == .monthly || !byMonth.isEmpty else { return false }
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

extension RecurrenceRule.Until {
  /// The end so many seconds later, which lead so many days on; in its own kind of time.
  fileprivate func later(by seconds: Int, days: Int) -> Self {
    switch self {
    case .date(let date): .date(date.adding(days: days))
    case .local(let civil): .local(civil.adding(seconds: seconds))
    case .utc(let civil): .utc(civil.adding(seconds: seconds))
    }
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

  /// Its place counted from the month's end: -1 is the last.
  fileprivate var ordinalFromEnd: Int { (day - endOfMonth.day) / 7 - 1 }

  /// Its place, where the fifth counts as the last: not every month has five.
  fileprivate var ordinal: Int { ordinalFromStart == 5 ? -1 : ordinalFromStart }

  /// Whether it is that day of its month; -1 is the last.
  fileprivate func isDay(_ monthDay: Int) -> Bool {
    day == monthDay || day - endOfMonth.day - 1 == monthDay
  }
}
