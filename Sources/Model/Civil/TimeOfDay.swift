/// A time on a wall clock, from 00:00:00 to 23:59:59.
package struct TimeOfDay: Hashable, Sendable {
  // A byte each, as the parts of a date.
  private let shortHour: Int8
  private let shortMinute: Int8
  private let shortSecond: Int8

  package var hour: Int { Int(shortHour) }
  package var minute: Int { Int(shortMinute) }
  package var second: Int { Int(shortSecond) }

  /// The given time, or `nil` if no clock shows it.
  package init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    self.init(secondsSinceMidnight: hour * 3600 + minute * 60 + second)
  }

  /// The time `seconds` after midnight, taken around the clock.
  package init(secondsSinceMidnight seconds: Int) {
    let wrapped = ((seconds % 86_400) + 86_400) % 86_400
    shortHour = Int8(wrapped / 3600)
    shortMinute = Int8(wrapped / 60 % 60)
    shortSecond = Int8(wrapped % 60)
  }

  /// 00:00.
  package static let midnight = TimeOfDay(secondsSinceMidnight: 0)

  /// The full hour `hour`, taken around the clock.
  package static func hour(_ hour: Int, _ minute: Int = 0) -> TimeOfDay {
    TimeOfDay(secondsSinceMidnight: hour * 3600 + minute * 60)
  }
}

extension TimeOfDay {
  /// Seconds since 00:00: 0 to 86,399.
  package var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }
}

extension TimeOfDay: Comparable {
  package static func < (earlier: Self, later: Self) -> Bool {
    earlier.secondsSinceMidnight < later.secondsSinceMidnight
  }
}

extension TimeOfDay: LosslessStringConvertible {
  /// Reads `HH:MM` or `HH:MM:SS` (ISO 8601), or nothing.
  package init?(_ text: String) {
    let bytes = text.utf8
    guard bytes.count == 5 || bytes.count == 8 && bytes.dropFirst(5).first == UInt8(ascii: ":"),
      bytes.dropFirst(2).first == UInt8(ascii: ":"), let hour = Int(digits: bytes.prefix(2)),
      let minute = Int(digits: bytes.dropFirst(3).prefix(2)),
      let second = bytes.count == 8 ? Int(digits: bytes.dropFirst(6)) : 0
    else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  /// `HH:MM`, with `:SS` only where there are seconds.
  package var description: String {
    let clock = hour.padded(to: 2) + ":" + minute.padded(to: 2)
    return second == 0 ? clock : clock + ":" + second.padded(to: 2)
  }
}
