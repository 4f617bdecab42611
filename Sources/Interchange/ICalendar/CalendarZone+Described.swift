import Model

extension Zone {
  /// The zone that a `VTIMEZONE` describes (RFC 5545, section 3.6.5).
  ///
  /// `nil` where it names no change that a clock could follow. What it says of the years before 2000 is
  /// left aside: what anybody looks at lies around today.
  package init?(described component: CalendarComponent, as identifier: String) {
    let winters = component.components("STANDARD").prefix(Self.most).compactMap(Observance.init)
    let summers = component.components("DAYLIGHT").prefix(Self.most).compactMap(Observance.init)
    guard let first = (winters + summers).min(by: { $0.start < $1.start }) else { return nil }
    var posix: String?
    var told = winters + summers
    if let winter = winters.max(by: { $0.start < $1.start }),
      let summer = summers.max(by: { $0.start < $1.start }),
      let end = winter.change, let begin = summer.change
    {
      posix =
        "<XXX>\(Self.text(winter.after))<YYY>\(Self.text(summer.after)),\(begin),\(end)"
      // From then on the two say all.
      told = told.filter { $0 != winter && $0 != summer }
    }
    var changes: [Instant: Int] = [:]
    for observance in told {
      for moment in observance.moments { changes[moment] = observance.after }
    }
    self.init(
      identifier: identifier,
      firstOffset: first.before,
      changes: changes,
      posix: posix
    )
  }

  /// More changes than any clock that is still in use has seen.
  private static let most = 200

  /// An offset as POSIX writes it: how far UTC is ahead.
  private static func text(_ offset: Int) -> String {
    let seconds = abs(offset)
    return (offset > 0 ? "-" : "") + "\(seconds / 3600):" + (seconds / 60 % 60).padded(to: 2)
  }
}

/// A change of the clock: once, on several days, or every year.
private struct Observance: Equatable {
  let start: CivilDateTime
  /// Seconds that the clock was ahead of UTC until then.
  let before: Int
  /// Seconds that the clock is ahead of UTC from then on.
  let after: Int
  private let rule: RecurrenceRule?
  private let days: [CivilDateTime]

  init?(_ component: CalendarComponent) {
    guard let line = component.first("DTSTART"),
      let start = CivilDateTime(basic: line.value.onOneLine[...]),
      let after = component.first("TZOFFSETTO").flatMap({ Self.offset($0.value.onOneLine) })
    else { return nil }
    (self.start, self.after) = (start, after)
    before =
      component.first("TZOFFSETFROM").flatMap { Self.offset($0.value.onOneLine) } ?? after
    rule = component.first("RRULE").flatMap { RecurrenceRule($0.value.onOneLine) }
    days = component.all("RDATE").flatMap { line in
      line.value.split(separator: ",").prefix(Self.most).compactMap { CivilDateTime(basic: $0) }
    }
  }

  /// The moments at which it comes, up to a few decades from now.
  var moments: [Instant] {
    var civil = [start] + days
    if let rule, rule.frequency == .yearly {
      let from = CivilDateTime(secondsSinceEpoch: Self.year2000)
      civil += rule.occurrences(after: from, from: start).prefix(Self.most)
    }
    return civil.map { Instant(seconds: Int64($0.secondsSinceEpoch - before)) }
  }

  private static let most = 80
  private static let year2000 = 946_684_800

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
