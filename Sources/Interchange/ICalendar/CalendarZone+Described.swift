package import Model

extension Zone {
  /// The zone that a `VTIMEZONE` describes, by the rules that it names last (RFC 5545, section 3.6.5).
  ///
  /// `nil` where it names none that a clock could follow. What it says of years before is left aside:
  /// events that anybody looks at lie around today.
  package init?(described component: CalendarComponent, as identifier: String) {
    guard let standard = Observance(newestOf: component.components("STANDARD")) else { return nil }
    let posix = "<XXX>" + Self.text(standard.after)
    guard let daylight = Observance(newestOf: component.components("DAYLIGHT")),
      let begin = daylight.change, let end = standard.change
    else {
      self.init(identifier: identifier, posix: posix)
      return
    }
    self.init(
      identifier: identifier,
      posix: posix + "<YYY>" + Self.text(daylight.after) + ",\(begin),\(end)"
    )
  }

  /// An offset as POSIX writes it: how far UTC is ahead.
  private static func text(_ offset: Int) -> String {
    let seconds = abs(offset)
    return (offset > 0 ? "-" : "") + "\(seconds / 3600):" + (seconds / 60 % 60).padded(to: 2)
  }
}

/// A change of the clock that comes every year.
private struct Observance {
  private let start: CivilDateTime
  private let rule: RecurrenceRule?
  /// Seconds that the clock is ahead of UTC from then on.
  let after: Int

  init?(newestOf components: [CalendarComponent]) {
    let read = components.prefix(200).compactMap(Observance.init)
    guard let newest = read.max(by: { $0.start < $1.start }) else { return nil }
    self = newest
  }

  private init?(_ component: CalendarComponent) {
    guard let line = component.first("DTSTART"),
      let start = CivilDateTime(basic: line.value.onOneLine[...]),
      let after = component.first("TZOFFSETTO").flatMap({ Self.offset($0.value.onOneLine) })
    else { return nil }
    (self.start, self.after) = (start, after)
    rule = component.first("RRULE").flatMap { RecurrenceRule($0.value.onOneLine) }
  }

  /// The change as POSIX writes it, such as `M3.5.0/2:00`; `nil` where it does not come every year.
  var change: String? {
    guard let rule, rule.frequency == .yearly, rule.until == nil, rule.count == nil else {
      return nil
    }
    let month = rule.byMonth.first ?? start.date.month
    let clock = "/\(start.time.hour):" + start.time.minute.padded(to: 2)
    guard let day = rule.byDay.first else {
      // A day of the month, counted without leap days.
      guard let first = CivilDate(year: 2001, month: month, day: start.date.day) else {
        return nil
      }
      return "J\(first.dayOfYear)" + clock
    }
    let weekday = day.weekday.rawValue % 7
    if let ordinal = day.ordinal {
      guard ordinal == -1 || (1...4).contains(ordinal) else { return nil }
      return "M\(month).\(ordinal == -1 ? 5 : ordinal).\(weekday)" + clock
    }
    // "The Sunday from the 8th to the 14th" is the second one.
    guard let first = rule.byMonthDay.first, first > 0 else { return nil }
    return "M\(month).\(min(5, (first + 6) / 7)).\(weekday)" + clock
  }

  /// `+0100`, `-033000`.
  private static func offset(_ text: String) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst()
    guard digits.count == 4 || digits.count == 6, let number = Int(digits: digits) else {
      return nil
    }
    let clock = digits.count == 4 ? number * 100 : number
    let seconds = clock / 10_000 * 3600 + clock / 100 % 100 * 60 + clock % 100
    guard seconds < 24 * 3600 else { return nil }
    return sign == "-" ? -seconds : seconds
  }
}
