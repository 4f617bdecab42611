/// A DURATION of an iCalendar object: weeks, days and clock time, ahead or back (RFC 5545, section
/// 3.3.6).
package struct CalendarDuration: Hashable, Sendable {
  /// Negative for one that goes back; a day has 86,400.
  package let seconds: Int

  package init(seconds: Int) {
    self.seconds = seconds
  }

  /// Reads `-PT15M`, `P1DT2H` or `P2W`; `nil` where it is none, or longer than a hundred years.
  package init?(_ text: String) {
    var rest = text.onOneLine.uppercased().utf8[...]
    var sign = 1
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      if first == UInt8(ascii: "-") { sign = -1 }
      rest.removeFirst()
    }
    guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
    var isTime = false
    var seconds = 0
    var isEmpty = true
    while let byte = rest.first {
      if byte == UInt8(ascii: "T"), !isTime {
        isTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest[digits.endIndex...]
      guard (1...9).contains(digits.count),
        let number = Int(String(decoding: digits, as: UTF8.self)),
        let unit = rest.popFirst(), let length = Self.length(of: unit, isTime: isTime)
      else { return nil }
      seconds += number * length
      isEmpty = false
      guard seconds <= Self.longest else { return nil }
    }
    guard !isEmpty else { return nil }
    self.init(seconds: sign * seconds)
  }

  private static let longest = 36_525 * 86_400

  private static func length(of unit: UInt8, isTime: Bool) -> Int? {
    switch (unit, isTime) {
    case (UInt8(ascii: "W"), false): 7 * 86_400
    case (UInt8(ascii: "D"), false): 86_400
    case (UInt8(ascii: "H"), true): 3600
    case (UInt8(ascii: "M"), true): 60
    case (UInt8(ascii: "S"), true): 1
    default: nil
    }
  }
}

extension CalendarDuration: CustomStringConvertible {
  /// `-PT15M`, `P1D`, `PT0S`: days and shorter, as every program reads them.
  package var description: String {
    let length = abs(seconds)
    var clock = ""
    for (unit, amount) in [
      ("H", length % 86_400 / 3600), ("M", length % 3600 / 60), ("S", length % 60),
    ] where amount != 0 {
      clock += "\(amount)\(unit)"
    }
    let days = length / 86_400
    if days == 0, clock.isEmpty { return "PT0S" }
    return (seconds < 0 ? "-P" : "P") + (days == 0 ? "" : "\(days)D")
      + (clock.isEmpty ? "" : "T" + clock)
  }
}
