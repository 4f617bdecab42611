extension RecurrenceRule: LosslessStringConvertible {
  /// Reads the text after `RRULE:` (the prefix may be there too), or nothing if it is not valid.
  ///
  /// Every part must be known, come once and hold what RFC 5545, section 3.3.10, allows. Beyond it,
  /// days of the month or year and week numbers are taken with every frequency, as a limit: other
  /// programs write them so.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let upper = text.uppercased()
    let parts = upper.hasPrefix("RRULE:") ? upper.dropFirst("RRULE:".count) : upper[...]
    var values: [Substring: Substring] = [:]
    for part in parts.split(separator: ";", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, values.updateValue(sides[1], forKey: sides[0]) == nil else {
        return nil
      }
    }
    var reader = RecurrencePartReader(values: values)
    guard let frequency = reader.frequency(), let interval = reader.number("INTERVAL", or: 1),
      let count = reader.optionalNumber("COUNT"), let until = reader.until(),
      let weekStart = reader.weekStart(), let byDay = reader.byDay(),
      let numbers = reader.numbers(), reader.isAtEnd, count == nil || until == nil
    else { return nil }
    let takesOrdinals =
      frequency == .monthly || frequency == .yearly && numbers[.weekNumber] == nil
    let hasSet = !byDay.isEmpty || numbers.keys.contains { $0 != .setPosition }
    guard takesOrdinals || byDay.allSatisfy({ $0.ordinal == nil }),
      hasSet || numbers[.setPosition] == nil
    else { return nil }
    self.init(
      frequency: frequency,
      interval: interval,
      count: count,
      until: until,
      bySecond: numbers[.second] ?? [],
      byMinute: numbers[.minute] ?? [],
      byHour: numbers[.hour] ?? [],
      byDay: byDay,
      byMonthDay: numbers[.monthDay] ?? [],
      byYearDay: numbers[.yearDay] ?? [],
      byWeekNumber: numbers[.weekNumber] ?? [],
      byMonth: numbers[.month] ?? [],
      bySetPosition: numbers[.setPosition] ?? [],
      weekStart: weekStart
    )
  }

  /// The rule as RFC 5545 writes it, without `RRULE:`; parts in a fixed order, defaults left out.
  package var description: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    for (part, values) in [
      (Part.month, byMonth), (.weekNumber, byWeekNumber), (.yearDay, byYearDay),
      (.monthDay, byMonthDay),
    ] where !values.isEmpty {
      parts.append(Self.text(part, values))
    }
    if !byDay.isEmpty {
      parts.append("BYDAY=" + byDay.map(\.description).joined(separator: ","))
    }
    for (part, values) in [
      (Part.hour, byHour), (.minute, byMinute), (.second, bySecond), (.setPosition, bySetPosition),
    ] where !values.isEmpty {
      parts.append(Self.text(part, values))
    }
    if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
    if let count { parts.append("COUNT=\(count)") }
    if let until { parts.append("UNTIL=\(until)") }
    return parts.joined(separator: ";")
  }

  private static func text(_ part: Part, _ values: [Int]) -> String {
    "\(part.rawValue)=" + values.map(String.init).joined(separator: ",")
  }
}

extension RecurrenceRule.ByDay: CustomStringConvertible {
  /// The weekday as RFC 5545 writes it: `MO`, `-1FR`.
  package var description: String { ordinal.map { "\($0)" + weekday.code } ?? weekday.code }
}

extension RecurrenceRule.Until: LosslessStringConvertible {
  /// Reads `YYYYMMDD`, `YYYYMMDDTHHMMSS` or the same with `Z`, or nothing.
  package init?(_ text: String) {
    if let date = CivilDate(basic: text[...]) {
      self = .date(date)
    } else if text.hasSuffix("Z"), let moment = CivilDateTime(basic: text.dropLast()) {
      self = .utc(moment)
    } else if let moment = CivilDateTime(basic: text[...]) {
      self = .local(moment)
    } else {
      return nil
    }
  }

  /// The moment in the basic format of ISO 8601.
  package var description: String {
    switch self {
    case .date(let date): date.basic
    case .local(let moment): moment.basic
    case .utc(let moment): moment.basic + "Z"
    }
  }
}

/// The parts of a rule's text; each is taken out once.
private struct RecurrencePartReader {
  var values: [Substring: Substring]

  var isAtEnd: Bool { values.isEmpty }

  mutating func frequency() -> RecurrenceRule.Frequency? {
    values.removeValue(forKey: "FREQ").flatMap { RecurrenceRule.Frequency(rawValue: String($0)) }
  }

  mutating func number(_ name: Substring, or standard: Int) -> Int? {
    optionalNumber(name).map { $0 ?? standard }
  }

  /// A number from 1, `.some(nil)` if the part is not there, or `nil` if it is none.
  mutating func optionalNumber(_ name: Substring) -> Int?? {
    guard let text = values.removeValue(forKey: name) else { return .some(nil) }
    guard let number = Int(digits: text), number >= 1 else { return nil }
    return number
  }

  mutating func until() -> RecurrenceRule.Until?? {
    guard let text = values.removeValue(forKey: "UNTIL") else { return .some(nil) }
    guard let until = RecurrenceRule.Until(String(text)) else { return nil }
    return until
  }

  mutating func weekStart() -> Weekday? {
    guard let text = values.removeValue(forKey: "WKST") else { return .monday }
    return Weekday(code: text)
  }

  mutating func byDay() -> [RecurrenceRule.ByDay]? {
    guard let text = values.removeValue(forKey: "BYDAY") else { return [] }
    var days: [RecurrenceRule.ByDay] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let weekday = Weekday(code: item.suffix(2)) else { return nil }
      let ordinal = item.dropLast(2)
      guard !ordinal.isEmpty else {
        days.append(RecurrenceRule.ByDay(weekday))
        continue
      }
      guard let number = Int(signed: ordinal), RecurrenceRule.Part.weekNumber.contains(number)
      else { return nil }
      days.append(RecurrenceRule.ByDay(weekday, ordinal: number))
    }
    return days
  }

  mutating func numbers() -> [RecurrenceRule.Part: [Int]]? {
    var numbers: [RecurrenceRule.Part: [Int]] = [:]
    for part in RecurrenceRule.Part.allCases {
      guard let text = values.removeValue(forKey: part.rawValue[...]) else { continue }
      for item in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = Int(signed: item), part.contains(number) else { return nil }
        numbers[part, default: []].append(number)
      }
    }
    return numbers
  }
}

extension Int {
  /// Reads ASCII digits with a `+` or `-` in front, or none.
  fileprivate init?(signed text: Substring) {
    let isNegative = text.hasPrefix("-")
    guard let number = Int(digits: isNegative || text.hasPrefix("+") ? text.dropFirst() : text)
    else { return nil }
    self = isNegative ? -number : number
  }
}

extension Weekday {
  /// The two letters of RFC 5545.
  fileprivate var code: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }

  fileprivate init?(code: Substring) {
    guard let weekday = Weekday.allCases.first(where: { $0.code == code }) else { return nil }
    self = weekday
  }
}
