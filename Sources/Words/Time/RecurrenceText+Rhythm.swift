import Model

/// The hours of a day in words.
extension RecurrenceWriter {
  /// "every day at 08:00 and 20:00"; of many at the same distance "hourly 9-17 on weekdays".
  func rhythm(on period: String) -> String {
    guard rule.byHour.count > Self.mostHoursNamed, let window = window(of: rule.byHour) else {
      return RecurrenceWords.at.text(tone, ["period": period, "time": clock()])
    }
    let words: RecurrenceWords = window.step == 1 ? .hourlyWithin : .hoursWithin
    let values = ["count": "\(window.step)", "start": window.start, "end": window.end]
    return on(period, words.text(tone, values))
  }

  /// "every 3 hours", "every 50 minutes, 9-17 on weekdays"; `nil` if there are no plain words for it.
  func withinTheDay() -> String? {
    guard rule.byMonthDay.isEmpty, rule.byMinute.isEmpty, rule.bySetPosition.isEmpty else {
      return nil
    }
    var text = interval()
    if !rule.byHour.isEmpty {
      guard let window = window(of: rule.byHour), window.step == 1 else { return nil }
      let values = ["period": text, "start": window.start, "end": window.end]
      text = RecurrenceWords.within.text(tone, values)
    }
    if !rule.byDay.isEmpty { text = on(everyWeekdays(rule.byDay.map(\.weekday)), text) }
    return inMonths(text)
  }

  /// A rhythm and the days that it has: "hourly 9-17", "hourly 9-17 on weekdays".
  private func on(_ days: String, _ rhythm: String) -> String {
    switch days {
    case RecurrenceWords.everyDay.text(tone): rhythm
    case everyWeekday: RecurrenceWords.onWeekdays.text(tone, ["rhythm": rhythm])
    default: RecurrenceWords.comma.text(tone, ["first": rhythm, "last": days])
    }
  }

  /// How many clock times of a day are named one by one.
  private static let mostHoursNamed = 4

  /// The first and the last of hours at one distance, which may go on past midnight; `nil` where the
  /// distances differ.
  private func window(of hours: [Int]) -> (start: String, end: String, step: Int)? {
    let count = hours.count
    let gaps = hours.indices.map { (hours[($0 + 1) % count] - hours[$0] + 24) % 24 }
    // Where it begins anew each day, after the night.
    let widest = gaps.lastIndex(of: gaps.max() ?? 0) ?? count - 1
    let steps = Set(gaps.indices.filter { $0 != widest }.map { gaps[$0] })
    guard let step = steps.first ?? (count == 1 ? 1 : nil), steps.count < 2 else { return nil }
    return (hour(hours[(widest + 1) % count]), hour(hours[widest]), step)
  }

  private func hour(_ hour: Int) -> String {
    let time = TimeOfDay.hour(hour, minute)
    return face == .hours24 && minute == 0 ? "\(hour)" : face.text(time)
  }

  private var minute: Int {
    rule.frequency.isSubDaily ? 0 : rule.byMinute.first ?? start.time.minute
  }

  /// "08:00 and 20:00".
  private func clock() -> String {
    guard !rule.byHour.isEmpty || !rule.byMinute.isEmpty else { return face.text(start.time) }
    let hours = rule.byHour.isEmpty ? [start.time.hour] : rule.byHour
    return list(hours.map { face.text(.hour($0, minute)) })
  }
}
