/// Which days a recurrence rule allows, told by the day alone.
struct DayFilter: Hashable, Sendable {
  /// Bit n stands for month n; none set: every month.
  private var months: UInt16 = 0
  /// Bit n stands for day n of the month.
  private var monthDays: UInt32 = 0
  /// Bit n stands for the nth day from the month's end.
  private var monthDaysFromEnd: UInt32 = 0
  /// Bit n stands for the weekday with the number n.
  private var weekdays: UInt8 = 0
  private var ordinals: [RecurrenceRule.ByDay] = []
  /// Whether ordinals count within the month, not the year.
  private var countsWithinMonth = true
  private var yearDays: [Int] = []
  private var weekNumbers: [Int] = []
  private let weekStart: Weekday

  /// The days of a rule; what it leaves open is taken from the series' first day.
  init(_ rule: RecurrenceRule, start: CivilDate) {
    weekStart = rule.weekStart
    yearDays = rule.byYearDay
    weekNumbers = rule.byWeekNumber
    countsWithinMonth = rule.frequency == .monthly || !rule.byMonth.isEmpty
    ordinals = rule.byDay.filter { $0.ordinal != nil }
    for month in rule.byMonth { months |= 1 << month }
    for day in rule.byMonthDay {
      if day > 0 { monthDays |= 1 << day } else { monthDaysFromEnd |= 1 << -day }
    }
    for day in rule.byDay where day.ordinal == nil { weekdays |= 1 << day.weekday.rawValue }
    complete(rule, from: start)
  }

  /// Fills what the rule needs and does not say.
  private mutating func complete(_ rule: RecurrenceRule, from start: CivilDate) {
    guard rule.byDay.isEmpty, rule.byMonthDay.isEmpty, yearDays.isEmpty else { return }
    switch (rule.frequency, weekNumbers.isEmpty) {
    case (.yearly, true):
      if months == 0 { months = 1 << start.month }
      monthDays = 1 << start.day
    case (.monthly, true):
      monthDays = 1 << start.day
    case (.yearly, false), (.weekly, true):
      weekdays = 1 << start.weekday.rawValue
    default:
      break
    }
  }
}

extension DayFilter {
  /// Whether the rule leaves no day out.
  var allowsEveryDay: Bool {
    months == 0 && monthDays | monthDaysFromEnd == 0 && weekdays == 0 && ordinals.isEmpty
      && yearDays.isEmpty && weekNumbers.isEmpty
  }

  /// Whether the rule allows the day `serial` days after 1970-01-01.
  func allows(_ serial: Int) -> Bool {
    let date = CivilDate(daysSinceEpoch: serial)
    return allows(date, serial: serial, length: CivilDate.days(inMonth: date.month, of: date.year))
  }

  /// Adds the days of a month that the rule allows, in order.
  func addDays(ofMonth month: Int, of year: Int, to days: inout [Int]) {
    guard months == 0 || months & 1 << month != 0 else { return }
    let length = CivilDate.days(inMonth: month, of: year)
    guard let first = CivilDate(year: year, month: month, day: 1) else { return }
    let serial = first.daysSinceEpoch
    for day in 1...length {
      let isMonthDay = monthDays & 1 << day != 0 || monthDaysFromEnd & 1 << (length + 1 - day) != 0
      guard isMonthDay || monthDays | monthDaysFromEnd == 0,
        let date = CivilDate(year: year, month: month, day: day),
        allows(date, serial: serial + day - 1, length: length)
      else { continue }
      days.append(serial + day - 1)
    }
  }

  private func allows(_ date: CivilDate, serial: Int, length: Int) -> Bool {
    if months != 0, months & 1 << date.month == 0 { return false }
    if monthDays | monthDaysFromEnd != 0,
      monthDays & 1 << date.day == 0, monthDaysFromEnd & 1 << (length + 1 - date.day) == 0
    {
      return false
    }
    if weekdays != 0 || !ordinals.isEmpty {
      let weekday = Weekday(daysSinceEpoch: serial)
      guard
        weekdays & 1 << weekday.rawValue != 0
          || isOrdinal(weekday, of: date, serial: serial, length: length)
      else { return false }
    }
    if !yearDays.isEmpty, !isYearDay(date, serial: serial) { return false }
    return weekNumbers.isEmpty || isInWeek(serial)
  }

  private func isOrdinal(_ weekday: Weekday, of date: CivilDate, serial: Int, length: Int) -> Bool {
    guard !ordinals.isEmpty else { return false }
    let position = countsWithinMonth ? date.day : yearDay(of: date, serial: serial)
    let span = countsWithinMonth ? length : CivilDate.days(inYear: date.year)
    return ordinals.contains { day in
      guard day.weekday == weekday, let ordinal = day.ordinal else { return false }
      return ordinal == (position - 1) / 7 + 1 || ordinal == -((span - position) / 7 + 1)
    }
  }

  private func isYearDay(_ date: CivilDate, serial: Int) -> Bool {
    let day = yearDay(of: date, serial: serial)
    return yearDays.contains(day)
      || yearDays.contains(day - CivilDate.days(inYear: date.year) - 1)
  }

  /// Whether the day's week has one of the numbers; week 1 has at least four days in its year.
  private func isInWeek(_ serial: Int) -> Bool {
    let position = weekStart.days(until: Weekday(daysSinceEpoch: serial))
    let middle = serial - position + 3  // The fourth day lies in the year that the week counts for.
    let date = CivilDate(daysSinceEpoch: middle)
    let day = yearDay(of: date, serial: middle)
    let number = (day - 1) / 7 + 1
    let count = number + (CivilDate.days(inYear: date.year) - day) / 7
    return weekNumbers.contains(number) || weekNumbers.contains(number - count - 1)
  }

  private func yearDay(of date: CivilDate, serial: Int) -> Int {
    serial - CivilDate.daysSinceEpoch(date.year, 1, 1) + 1
  }
}

extension CivilDate {
  /// How many days the year has: 365 or 366.
  static func days(inYear year: Int) -> Int { isLeap(year) ? 366 : 365 }
}
