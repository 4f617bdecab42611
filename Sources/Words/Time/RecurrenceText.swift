package import Model

/// A recurrence in words: "every weekday at 09:00", "every other Friday", "every month on the 1st".
///
/// `start` is the first occurrence, from which a rule takes what it leaves open; `hasClock` says
/// whether its time of day is told, as several on one day always are unless `tellsHours` is false: where
/// each of them stands on a line of its own. A rule that no plain words fit is given as RFC 5545 writes it.
package func recurrenceText(
  _ rule: RecurrenceRule,
  start: CivilDateTime,
  hasClock: Bool = true,
  tellsHours: Bool = true,
  repeatFrom: RepeatFrom = .due,
  tone: Tone,
  face: ClockFace
) -> String {
  let writer = RecurrenceWriter(rule: rule, start: start, tone: tone, face: face)
  guard var text = writer.period() else {
    return RecurrenceWords.byRule.text(tone, ["rule": rule.whole])
  }
  if hasClock || rule.byHour.count > 1 && tellsHours, !rule.frequency.isSubDaily,
    writer.steps == nil
  {
    text = writer.rhythm(on: text)
  }
  text = writer.ending(writer.leavingOut(text))
  return repeatFrom == .completion
    ? RecurrenceWords.afterDone.text(tone, ["period": text]) : text
}

/// A whole recurrence in words.
package func recurrenceText(
  _ recurrence: Recurrence,
  hasClock: Bool = true,
  tellsHours: Bool = true,
  tone: Tone,
  face: ClockFace
) -> String {
  recurrenceText(
    recurrence.rule,
    start: recurrence.seriesStart,
    hasClock: hasClock,
    tellsHours: tellsHours,
    repeatFrom: recurrence.repeatFrom,
    tone: tone,
    face: face
  )
}

/// Puts the parts of a rule into words.
struct RecurrenceWriter {
  let rule: RecurrenceRule
  let start: CivilDateTime
  let tone: Tone
  let face: ClockFace

  /// The days that it takes place on; `nil` if there are no plain words for them.
  func period() -> String? {
    guard rule.byYearDay.isEmpty, rule.byWeekNumber.isEmpty, rule.bySecond.isEmpty else {
      return nil
    }
    if let text = throughTheDay() { return text }
    guard !rule.frequency.isSubDaily else { return withinTheDay() }
    guard rule.byMinute.count <= 1 else { return nil }
    switch rule.frequency {
    case .secondly, .minutely, .hourly: return nil
    case .daily: return daily()
    case .weekly: return weekly()
    case .monthly: return monthly()
    case .yearly: return yearly()
    }
  }

  /// "every day", "every other week", "every 3 months".
  func interval() -> String {
    let words: (one: RecurrenceWords, two: RecurrenceWords?, many: RecurrenceWords) =
      switch rule.frequency {
      case .secondly: (.everySecond, nil, .seconds)
      case .minutely: (.everyMinute, nil, .minutes)
      case .hourly: (.everyHour, nil, .hours)
      case .daily: (.everyDay, .otherDay, .days)
      case .weekly: (.everyWeek, .otherWeek, .weeks)
      case .monthly: (.everyMonth, .otherMonth, .months)
      case .yearly: (.everyYear, .otherYear, .years)
      }
    return switch rule.interval {
    case 1: words.one.text(tone)
    case 2: (words.two ?? words.many).text(tone, ["count": "2"])
    default: words.many.text(tone, ["count": "\(rule.interval)"])
    }
  }

  /// The pause between its clock times in minutes, and the first and last of a day, where they are even.
  var steps: (minutes: Int, first: TimeOfDay, last: TimeOfDay)? {
    guard rule.frequency == .daily, rule.byMinute.count > 1 || !rule.bySetPosition.isEmpty else {
      return nil
    }
    let minutes = rule.byMinute.isEmpty ? [start.time.minute] : rule.byMinute
    let all = rule.byHour.flatMap { hour in minutes.map { hour * 60 + $0 } }
    let places = rule.bySetPosition.isEmpty ? Array(1...max(all.count, 1)) : rule.bySetPosition
    let times = places.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
    guard times.count > 2, times.count == places.count, let first = times.first,
      let last = times.last, (last - first) % (times.count - 1) == 0
    else { return nil }
    let pause = (last - first) / (times.count - 1)
    guard zip(times.dropFirst(), times).allSatisfy({ $0 - $1 == pause }) else { return nil }
    return (pause, .hour(first / 60, first % 60), .hour(last / 60, last % 60))
  }

  /// "every 50 minutes from 09:00 to 16:30, every weekday".
  private func throughTheDay() -> String? {
    guard rule.interval == 1, rule.byMonthDay.isEmpty, let steps else { return nil }
    let pause = RecurrenceWords.minutes.text(tone, ["count": "\(steps.minutes)"])
    let text = RecurrenceWords.betweenHours.text(
      tone,
      ["period": pause, "start": face.text(steps.first), "end": face.text(steps.last)]
    )
    guard !rule.byDay.isEmpty else { return inMonths(text) }
    let days = everyWeekdays(rule.byDay.map(\.weekday))
    return inMonths(RecurrenceWords.onEvery.text(tone, ["period": text, "days": days]))
  }

  private func daily() -> String? {
    guard rule.byMonthDay.isEmpty, rule.bySetPosition.isEmpty else { return nil }
    guard rule.byDay.isEmpty || rule.interval == 1 else { return nil }
    return inMonths(rule.byDay.isEmpty ? interval() : everyWeekdays(rule.byDay.map(\.weekday)))
  }

  private func weekly() -> String? {
    guard rule.byMonthDay.isEmpty, rule.bySetPosition.isEmpty else { return nil }
    let days = rule.byDay.isEmpty ? [start.date.weekday] : rule.byDay.map(\.weekday)
    switch rule.interval {
    case 1: return inMonths(everyWeekdays(days))
    case 2: return inMonths(RecurrenceWords.otherDays.text(tone, ["days": names(days)]))
    default:
      return inMonths(
        RecurrenceWords.weeksOnDays.text(
          tone,
          ["count": "\(rule.interval)", "days": names(days)]
        )
      )
    }
  }

  private func monthly() -> String? {
    guard let days = daysOfMonth() else {
      let isWeekly = rule.interval == 1 && rule.byMonthDay.isEmpty && rule.bySetPosition.isEmpty
      guard isWeekly, rule.byDay.allSatisfy({ $0.ordinal == nil }) else { return nil }
      return inMonths(everyWeekdays(rule.byDay.map(\.weekday)))
    }
    return inMonths(RecurrenceWords.onThe.text(tone, ["period": interval(), "days": days]))
  }

  private func yearly() -> String? {
    let months = rule.byMonth.isEmpty ? [start.date.month] : rule.byMonth
    if let days = rule.daysElseLast, let day = days.last, days.count == 1 {
      let date = "\(day) \(list(months.map(monthName)))"
      let both = RecurrenceWords.orTheDayBefore.text(tone, ["day": date])
      return RecurrenceWords.onDate.text(tone, ["period": interval(), "date": both])
    }
    if rule.byDay.isEmpty, rule.bySetPosition.isEmpty, rule.byMonthDay.allSatisfy({ $0 > 0 }) {
      let days = rule.byMonthDay.isEmpty ? [start.date.day] : rule.byMonthDay
      // A month without a day, and a day without a month, mean several dates in a year.
      guard rule.byMonthDay.isEmpty || !rule.byMonth.isEmpty else { return nil }
      let dates = months.flatMap { month in days.map { "\($0) \(monthName(month))" } }
      return RecurrenceWords.onDate.text(tone, ["period": interval(), "date": list(dates)])
    }
    guard !rule.byMonth.isEmpty, let days = daysOfMonth() else { return nil }
    let place = RecurrenceWords.ofMonth
      .text(tone, ["days": days, "months": list(months.map(monthName))])
    return RecurrenceWords.onThe.text(tone, ["period": interval(), "days": place])
  }

  /// "1st and 15th", "last day", "first Monday"; `nil` if there are no plain words for them.
  private func daysOfMonth() -> String? {
    if let days = rule.daysElseLast, let day = days.last {
      let last =
        day == 31
        ? RecurrenceWords.lastDay.text(tone)
        : RecurrenceWords.orTheLastDay.text(tone, ["day": OrdinalWords.digits(day, tone)])
      return list(days.dropLast().map(dayOfMonth) + [last])
    }
    if rule.byDay.isEmpty {
      guard rule.bySetPosition.isEmpty else { return nil }
      let days = rule.byMonthDay.isEmpty ? [start.date.day] : rule.byMonthDay
      return list(days.map(dayOfMonth))
    }
    guard rule.byMonthDay.isEmpty else { return nil }
    if rule.bySetPosition.count == 1, let position = rule.bySetPosition.first,
      rule.byDay.allSatisfy({ $0.ordinal == nil })
    {
      let isWorkday = Set(rule.byDay.map(\.weekday)) == Set(Weekday.allCases.filter(\.isWorkday))
      guard isWorkday || rule.byDay.count == 1 else { return nil }
      let day = isWorkday ? RecurrenceWords.weekday.text(tone) : rule.byDay[0].weekday.name(tone)
      return "\(OrdinalWords.text(position, tone)) \(day)"
    }
    guard rule.bySetPosition.isEmpty else { return nil }
    let named = rule.byDay.compactMap { day in
      day.ordinal.map { "\(OrdinalWords.text($0, tone)) \(day.weekday.name(tone))" }
    }
    return named.count == rule.byDay.count ? list(named) : nil
  }

  private func dayOfMonth(_ day: Int) -> String {
    switch day {
    case -1: RecurrenceWords.lastDay.text(tone)
    case ..<0:
      RecurrenceWords.dayFromEnd.text(tone, ["ordinal": OrdinalWords.digits(-day, tone)])
    default: OrdinalWords.digits(day, tone)
    }
  }

  /// "every weekday", "every Monday and Friday", "every day but Friday".
  func everyWeekdays(_ days: [Weekday]) -> String {
    if days.count == 7 { return RecurrenceWords.everyDay.text(tone) }
    guard Set(days) != Set(Weekday.allCases.filter(\.isWorkday)) else { return everyWeekday }
    let others = Weekday.allCases.filter { !days.contains($0) }
    return others.count < 3
      ? RecurrenceWords.everyDayBut.text(tone, ["days": names(others)])
      : RecurrenceWords.everyDays.text(tone, ["days": names(days)])
  }

  /// "every weekday".
  var everyWeekday: String {
    RecurrenceWords.everyDays.text(tone, ["days": RecurrenceWords.weekday.text(tone)])
  }

  func inMonths(_ period: String) -> String {
    guard !rule.byMonth.isEmpty, monthsLeftOut.isEmpty else { return period }
    let months = list(rule.byMonth.map(monthName))
    return RecurrenceWords.inMonths.text(tone, ["period": period, "months": months])
  }

  /// The months that it leaves out, where those are fewer than the ones it names.
  private var monthsLeftOut: [Int] {
    guard rule.frequency != .yearly, rule.byMonth.count > 6 else { return [] }
    return (1...12).filter { !rule.byMonth.contains($0) }
  }

  /// The words with what it leaves out: ", not in December, not on 24 and 25 July".
  func leavingOut(_ period: String) -> String {
    var text = period
    if !monthsLeftOut.isEmpty {
      let months = list(monthsLeftOut.map(monthName))
      text = RecurrenceWords.notInMonths.text(tone, ["period": text, "months": months])
    }
    guard !rule.exceptions.isEmpty else { return text }
    let days = list(rule.exceptions.texts(tone))
    return RecurrenceWords.notOn.text(tone, ["period": text, "days": days])
  }

  /// The words with how often or until when it takes place.
  func ending(_ period: String) -> String {
    if let count = rule.count {
      return (count == 1 ? RecurrenceWords.once : .times)
        .text(tone, ["period": period, "count": "\(count)"])
    }
    guard let until = rule.until else { return period }
    let date =
      switch until {
      case .date(let date): date
      case .local(let civil), .utc(let civil): civil.date
      }
    let words = "\(date.dayAndMonth(tone)) \(date.year)"
    return RecurrenceWords.until.text(tone, ["period": period, "date": words])
  }

  func names(_ days: [Weekday]) -> String { list(days.map { $0.name(tone) }) }

  private func monthName(_ month: Int) -> String { monthText(month, tone) }

  /// "Monday, Wednesday and Friday".
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let before = items.dropLast().dropFirst().reduce(items[0]) {
      RecurrenceWords.comma.text(tone, ["first": $0, "last": $1])
    }
    return RecurrenceWords.and.text(tone, ["first": before, "last": last])
  }
}
