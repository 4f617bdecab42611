/// A time on a wall clock, from 00:00:00 to 23:59:59.
package struct TimeOfDay: Hashable, Sendable {
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// The given time, or `nil` if no clock shows it.
  package init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    self.init(secondsSinceMidnight: hour * 3600 + minute * 60 + second)
  }

  /// The time `seconds` after midnight, taken around the clock.
  package init(secondsSinceMidnight seconds: Int) {
    let wrapped = ((seconds % 86_400) + 86_400) % 86_400
    hour = wrapped / 3600
    minute = wrapped / 60 % 60
    second = wrapped % 60
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
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 }),
      let hour = Int(digits: parts[0]), let minute = Int(digits: parts[1]),
      let second = parts.count == 3 ? Int(digits: parts[2]) : 0
    else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  /// `HH:MM`, with `:SS` only where there are seconds.
  package var description: String {
    let clock = "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
    return second == 0 ? clock : "\(clock):\(second.padded(to: 2))"
  }
}
