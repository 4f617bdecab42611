internal import Model
internal import SQLite

extension Value {
  /// An instant in whole seconds, as `todo` and `list` keep it; never before the instant itself.
  init(seconds moment: Instant?) {
    self = moment.map { .integer($0.secondsRoundedUp) } ?? .null
  }

  /// An instant in milliseconds, as `reminder` and `delivery` keep it.
  init(milliseconds moment: Instant?) {
    self = moment.map { .integer($0.milliseconds) } ?? .null
  }
}

extension Row {
  /// The instant that a column keeps in seconds.
  func seconds(_ column: Int32) -> Instant? {
    integerIfAny(column).map { Instant(kept: $0) }
  }

  /// The instant that a column keeps in milliseconds.
  func milliseconds(_ column: Int32) -> Instant? {
    integerIfAny(column).map { Instant(keptMilliseconds: $0) }
  }
}

extension Int {
  /// The number itself, or the end of the range that is nearest to it.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Instant {
  /// The years 1 to 9999: a damaged file may hold any number, and reckoning has to bear it.
  private static let years = -62_135_596_800...253_402_300_799

  /// The instant of a number of seconds as a row or the journal keeps it, the nearest one in the years
  /// 1 to 9999.
  init(kept seconds: Int) {
    self.init(seconds: Int64(seconds.clamped(to: Instant.years)))
  }

  /// The instant of a number of milliseconds as a row or the journal keeps it, the nearest one in the
  /// years 1 to 9999.
  init(keptMilliseconds number: Int) {
    self = Instant(kept: number / 1000) + .milliseconds(number % 1000)
  }

  /// The first whole second that is not before this moment: a reminder must never come early.
  fileprivate var secondsRoundedUp: Int64 {
    milliseconds % 1000 == 0 ? seconds : seconds + 1
  }
}
