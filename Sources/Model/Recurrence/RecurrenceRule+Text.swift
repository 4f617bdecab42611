extension RecurrenceRule: LosslessStringConvertible {
  /// Reads the text after `RRULE:` (the prefix may be there too), or nothing if it is not valid.
  ///
  /// Every part must be known, come once and hold what RFC 5545, section 3.3.10, allows. Beyond it,
  /// days of the month or year and week numbers are taken with every frequency, as a limit: other
  /// programs write them so.
  package init?(_ text: String) {
    guard text.utf8.count <= RecurrenceRule.longestText else { return nil }
    var bytes = text.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }[...]
    if bytes.starts(with: "RRULE:".utf8) { bytes = bytes.dropFirst("RRULE:".utf8.count) }
    var parts = RecurrenceParts()
    for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard let sign = part.firstIndex(of: UInt8(ascii: "=")),
        parts.take(String(decoding: part[..<sign], as: UTF8.self), part[(sign + 1)...])
      else { return nil }
    }
    guard let frequency = parts.frequency, parts.count == nil || parts.until == nil,
      parts.hasSet || parts.numbers[.setPosition] == nil,
      parts.takesOrdinals || parts.byDay.allSatisfy({ $0.ordinal == nil })
    else { return nil }
    self.init(
      frequency: frequency,
      interval: parts.interval,
      count: parts.count,
      until: parts.until,
      bySecond: parts.numbers[.second] ?? [],
      byMinute: parts.numbers[.minute] ?? [],
      byHour: parts.numbers[.hour] ?? [],
      byDay: parts.byDay,
      byMonthDay: parts.numbers[.monthDay] ?? [],
      byYearDay: parts.numbers[.yearDay] ?? [],
      byWeekNumber: parts.numbers[.weekNumber] ?? [],
      byMonth: parts.numbers[.month] ?? [],
      bySetPosition: parts.numbers[.setPosition] ?? [],
      weekStart: parts.weekStart
    )
  }

  /// More than a rule needs that names every number of every part.
  static let longestText = 16_000

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

/// The parts of a rule's text as they come, in upper case.
private struct RecurrenceParts {
  var frequency: RecurrenceRule.Frequency?
  var interval = 1
  var count: Int?
  var until: RecurrenceRule.Until?
  var byDay: [RecurrenceRule.ByDay] = []
  var numbers: [RecurrenceRule.Part: [Int]] = [:]
  var weekStart = Weekday.monday
  private var names: [String] = []

  var takesOrdinals: Bool {
    frequency == .monthly || frequency == .yearly && numbers[.weekNumber] == nil
  }

  var hasSet: Bool { !byDay.isEmpty || numbers.keys.contains { $0 != .setPosition } }

  /// Takes one part; `false` if it is unknown, came before or holds what it may not.
  mutating func take(_ name: String, _ value: ArraySlice<UInt8>) -> Bool {
    guard !names.contains(name) else { return false }
    names.append(name)
    switch name {
    case "FREQ":
      frequency = RecurrenceRule.Frequency(rawValue: String(decoding: value, as: UTF8.self))
      return frequency != nil
    case "INTERVAL":
      interval = Int(digits: value) ?? 0
      return interval >= 1
    case "COUNT":
      count = Int(digits: value)
      return count.map { $0 >= 1 } ?? false
    case "UNTIL":
      until = RecurrenceRule.Until(String(decoding: value, as: UTF8.self))
      return until != nil
    case "WKST":
      guard let weekday = Weekday(code: value) else { return false }
      weekStart = weekday
      return true
    case "BYDAY": return takeDays(value)
    default: return takeNumbers(name, value)
    }
  }

  private mutating func takeDays(_ value: ArraySlice<UInt8>) -> Bool {
    for item in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let weekday = Weekday(code: item.suffix(2)) else { return false }
      let ordinal = item.dropLast(2)
      let number = Int(signed: ordinal)
      guard ordinal.isEmpty || number.map(RecurrenceRule.Part.weekNumber.contains) ?? false else {
        return false
      }
      byDay.append(RecurrenceRule.ByDay(weekday, ordinal: number))
    }
    return true
  }

  private mutating func takeNumbers(_ name: String, _ value: ArraySlice<UInt8>) -> Bool {
    guard let part = RecurrenceRule.Part(rawValue: name) else { return false }
    var list: [Int] = []
    for item in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let number = Int(signed: item), part.contains(number) else { return false }
      list.append(number)
    }
    numbers[part] = list
    return true
  }
}

extension Int {
  /// Reads ASCII digits with a `+` or `-` in front, or none.
  fileprivate init?(signed text: ArraySlice<UInt8>) {
    let sign = text.first
    let isNegative = sign == UInt8(ascii: "-")
    let hasSign = isNegative || sign == UInt8(ascii: "+")
    guard let number = Int(digits: hasSign ? text.dropFirst() : text) else { return nil }
    self = isNegative ? -number : number
  }
}

extension Weekday {
  /// The two letters of RFC 5545.
  var code: String {
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

  /// Reads the two letters of RFC 5545.
  init?(code: ArraySlice<UInt8>) {
    guard let weekday = Weekday.allCases.first(where: { code.elementsEqual($0.code.utf8) })
    else { return nil }
    self = weekday
  }
}
