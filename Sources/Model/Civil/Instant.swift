/// A moment on the UTC time line, to the millisecond.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  package var milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The moment `seconds` after 1970-01-01T00:00:00Z.
  package init(seconds: Int64) {
    self.milliseconds = seconds * 1000
  }

  package static func < (earlier: Self, later: Self) -> Bool {
    earlier.milliseconds < later.milliseconds
  }
}

extension Instant {
  /// The last second of the calendar, as UTC has it: 9999-12-31T23:59:59Z.
  package static let latest = Instant(seconds: 253_402_300_799)

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  package var seconds: Int64 {
    let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  package static func + (moment: Self, elapsed: Duration) -> Self {
    Instant(milliseconds: moment.milliseconds + elapsed.wholeMilliseconds)
  }

  package static func - (moment: Self, elapsed: Duration) -> Self {
    Instant(milliseconds: moment.milliseconds - elapsed.wholeMilliseconds)
  }

  /// The elapsed time from `other` until this moment; negative if `other` is later.
  package func since(_ other: Self) -> Duration {
    .milliseconds(milliseconds - other.milliseconds)
  }
}

extension Duration {
  /// This duration in milliseconds, fractions dropped.
  package var wholeMilliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }

  /// A duration of whole minutes.
  package static func minutes(_ count: Int) -> Duration {
    .seconds(count * 60)
  }
}
