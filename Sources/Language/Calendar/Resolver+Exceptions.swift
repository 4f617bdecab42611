import Model

extension Resolver {
  /// The days that a repeat leaves out; `nil` where the calendar has none of them.
  ///
  /// A holiday is left out in every year. So is a date without a year, of what comes on all days or
  /// workdays; of what comes on few days of the week it is the next one that would be one of them.
  mutating func exceptions(of repeats: RepeatMeaning) -> RecurrenceExceptions? {
    var days: [RecurrenceExceptions.Day] = []
    for day in repeats.exceptions {
      guard let left = exception(day, of: repeats) else { return nil }
      days += left
    }
    return RecurrenceExceptions(days)
  }

  private mutating func exception(
    _ day: DayMeaning,
    of repeats: RepeatMeaning
  ) -> [RecurrenceExceptions.Day]? {
    switch day {
    case .holiday(let number, nil):
      let rule = rule(ofHoliday: number)
      if case .bankHoliday(let isMonday) = rule {
        return isMonday ? nil : [.bankHolidays(conventions.holidays)]
      }
      return [.yearly(rule)]
    case .date(let month, let day, nil) where repeats.comesOnMostDays:
      return [.yearly(.fixed(month, day))]
    case .numeric(_, _, nil) where repeats.comesOnMostDays:
      return resolve(day).map { [.yearly(.fixed($0.date.month, $0.date.day))] }
    case .date(let month, let day, nil):
      let dates = (today.year...today.year + 40).lazy
        .compactMap { CivilDate(year: $0, month: month, day: day) }
      return coming(dates, of: repeats)
    case .dayOfMonth(let day, nil) where day > 0:
      let dates = (0...400).lazy.map { [today] in today.startOfMonth.adding(months: $0) }
        .compactMap { CivilDate(year: $0.year, month: $0.month, day: day) }
      return coming(dates, of: repeats)
    default:
      guard let found = resolve(day) else { return nil }
      let count = found.end.map { $0.days(since: found.date) } ?? 0
      guard (0...30).contains(count) else { return nil }
      return (0...count).map { .date(found.date.adding(days: $0)) }
    }
  }

  /// The first of some dates from today on that the repeat would come on.
  private func coming(
    _ dates: some Sequence<CivilDate>,
    of repeats: RepeatMeaning
  ) -> [RecurrenceExceptions.Day]? {
    let weekdays = repeats.days.map(\.weekday)
    return dates.first { date in
      date >= today && (weekdays.isEmpty || weekdays.contains(date.weekday))
    }.map { [.date($0)] }
  }
}

extension RepeatMeaning {
  /// Whether it comes daily or on five days of the week at least.
  fileprivate var comesOnMostDays: Bool {
    switch frequency {
    case .minutely, .hourly: true
    case .daily, .weekly: interval == 1 && (days.count >= 5 || frequency == .daily)
    case .monthly, .yearly: false
    }
  }
}
