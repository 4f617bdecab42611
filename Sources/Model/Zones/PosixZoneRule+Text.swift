extension PosixZoneRule {
  /// Reads a POSIX `TZ` string such as `CET-1CEST,M3.5.0,M10.5.0/3`, or nothing.
  ///
  /// Names may be quoted (`<+03>-3`); hours of a change may be -167 to 167 (RFC 9636, section 3.3).
  /// Daylight saving time without changes takes those of the United States, as glibc does.
  init?(_ text: String) {
    self.init(utf8: Array(text.utf8))
  }

  /// Reads the bytes of a POSIX `TZ` string, or nothing.
  init?(utf8: [UInt8]) {
    var reader = PosixZoneReader(bytes: utf8[...])
    guard reader.skipName(), let offset = reader.offset() else { return nil }
    standardOffset = -offset
    guard !reader.isAtEnd else {
      daylight = nil
      return
    }
    guard reader.skipName() else { return nil }
    var daylightOffset = standardOffset + 3600
    if !reader.isAtEnd, !reader.isAt(",") {
      guard let offset = reader.offset() else { return nil }
      daylightOffset = -offset
    }
    guard !reader.isAtEnd else {
      daylight = Daylight(
        offset: daylightOffset,
        begin: Change(day: .weekday(.sunday, week: 2, month: 3), seconds: 7200),
        end: Change(day: .weekday(.sunday, week: 1, month: 11), seconds: 7200)
      )
      return
    }
    guard reader.skip(","), let begin = reader.change(), reader.skip(","),
      let end = reader.change(), reader.isAtEnd
    else { return nil }
    daylight = Daylight(offset: daylightOffset, begin: begin, end: end)
  }
}

/// A cursor over the bytes of a POSIX `TZ` string.
private struct PosixZoneReader {
  var bytes: ArraySlice<UInt8>

  var isAtEnd: Bool { bytes.isEmpty }

  func isAt(_ character: Unicode.Scalar) -> Bool { bytes.first == UInt8(ascii: character) }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    bytes.removeFirst()
    return true
  }

  /// Skips a zone's abbreviation: three letters or more, or anything of the kind in `<>`.
  mutating func skipName() -> Bool {
    if skip("<") {
      let name = bytes.prefix { $0.isLetter || $0.isDigit || "+-".utf8.contains($0) }
      bytes = bytes[name.endIndex...]
      return name.count >= 3 && skip(">")
    }
    let name = bytes.prefix(while: \.isLetter)
    bytes = bytes[name.endIndex...]
    return name.count >= 3
  }

  /// Reads an offset west of UTC in seconds: at most 24 hours and 59 minutes.
  mutating func offset() -> Int? { clock(hours: 0...24) }

  /// Reads `[+|-]hours[:minutes[:seconds]]`.
  private mutating func clock(hours: ClosedRange<Int>) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hour = number(digits: 3), hours.contains(hour) else { return nil }
    var seconds = hour * 3600
    for unit in [60, 1] {
      guard skip(":") else { break }
      guard let part = number(digits: 2), part < 60 else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  mutating func change() -> PosixZoneRule.Change? {
    guard let day = day() else { return nil }
    var seconds = 7200
    if skip("/") {
      guard let said = clock(hours: 0...167) else { return nil }
      seconds = said
    }
    return PosixZoneRule.Change(day: day, seconds: seconds)
  }

  private mutating func day() -> PosixZoneRule.Day? {
    if skip("J") {
      return number(digits: 3).flatMap { (1...365).contains($0) ? .julian($0) : nil }
    }
    guard skip("M") else {
      return number(digits: 3).flatMap { (0...365).contains($0) ? .zeroBased($0) : nil }
    }
    guard let month = number(digits: 2), (1...12).contains(month), skip("."),
      let week = number(digits: 1), (1...5).contains(week), skip("."),
      let day = number(digits: 1), (0...6).contains(day),
      let weekday = Weekday(rawValue: day == 0 ? 7 : day)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  private mutating func number(digits most: Int) -> Int? {
    let digits = bytes.prefix(while: \.isDigit)
    guard (1...most).contains(digits.count) else { return nil }
    bytes = bytes[digits.endIndex...]
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
