import Model

extension RemindTrigger {
  /// The to-do that it stands for; `nil` where its dates have no counterpart, or are over.
  ///
  /// `omitted` are the days that the file leaves out of everything that skips them.
  mutating func todo(
    line: Int,
    today: CivilDate,
    omitted: [RecurrenceExceptions.Day]
  ) -> ExchangedTodo? {
    guard !message.containsText("[") else { return nil }
    var todo = ExchangedTodo("", line: line)
    todo.setTitle(message)
    todo.priority = priority
    for tag in tags { todo.append(tag: tag) }
    guard let (start, rule) = series(today: today) else { return nil }
    if rule == nil, start < today {
      isOver = true
      return nil
    }
    todo.due = .floating(start, time)
    todo.rule = skips ? rule?.excepting(RecurrenceExceptions(omitted)) : rule
    if let time, let duration, time.secondsSinceMidnight + duration < 86_400 {
      todo.endTime = TimeOfDay(secondsSinceMidnight: time.secondsSinceMidnight + duration)
    }
    var leads = [warningDays.map { $0 * 1440 }, warningMinutes, 0].compactMap(\.self)
    if let warningMinutes, let repeatMinutes {
      leads += stride(from: warningMinutes, to: 0, by: -repeatMinutes).prefix(Self.mostLeads)
    }
    if leads.count > 1 { todo.leads = Set(leads).sorted(by: >) }
    return todo
  }

  /// More often nobody has to be told ahead.
  private static let mostLeads = 20

  /// The first day, and the rule of the days after it: which parts of a date are named says how it
  /// repeats (remind(1), "The date specification").
  private func series(today: CivilDate) -> (CivilDate, RecurrenceRule?)? {
    let end = until.map { RecurrenceRule.Until.date($0) }
    func first(_ rule: RecurrenceRule) -> (CivilDate, RecurrenceRule?)? {
      let start = CivilDateTime(today, .midnight)
      return rule.occurrences(from: start).first { _ in true }.map { ($0.date, rule) }
    }
    if let repeatDays {
      guard let date = fullDate, weekdays.isEmpty else { return nil }
      let rule = RecurrenceRule(frequency: .daily, interval: repeatDays, until: end)
      let start = CivilDateTime(date, .midnight)
      let next = rule.next(after: CivilDateTime(today, .midnight).adding(seconds: -1), from: start)
      return next.map { ($0.date, rule) }
    }
    let byDay = weekdays.map { RecurrenceRule.ByDay($0) }
    switch (year, month, day) {
    case (_?, _?, _?):
      guard weekdays.isEmpty, let fullDate else { return nil }
      return (fullDate, nil)
    case (nil, nil, nil):
      return first(
        weekdays.isEmpty
          ? RecurrenceRule(frequency: .daily, until: end)
          : RecurrenceRule(frequency: .weekly, until: end, byDay: byDay)
      )
    case (nil, let month, let day?):
      let frequency = month == nil ? RecurrenceRule.Frequency.monthly : .yearly
      // "Mon 8" is the first Monday on or after the 8th.
      let days = weekdays.isEmpty ? [day] : Array(day...day + 6)
      guard days.allSatisfy({ $0 <= (weekdays.isEmpty ? 31 : 28) }) else { return nil }
      return first(
        RecurrenceRule(
          frequency: frequency,
          until: end,
          byDay: byDay,
          byMonthDay: days,
          byMonth: month.map { [$0] } ?? []
        )
      )
    default: return nil
    }
  }
}
