/// A time zone: what the wall clock shows at an instant, and the other way round.
package struct Zone: Sendable {
  /// The IANA name, such as `Europe/Berlin`.
  package let identifier: String

  /// A zone that is always `seconds` ahead of UTC.
  package init(identifier: String, secondsFromUTC seconds: Int) {
    self.identifier = identifier
    self.seconds = seconds
  }

  private let seconds: Int

  /// Coordinated Universal Time.
  package static let utc = Zone(identifier: "UTC", secondsFromUTC: 0)
}

extension Zone {
  /// Seconds that the wall clock is ahead of UTC at `instant`.
  package func secondsFromUTC(at instant: Instant) -> Int { seconds }

  /// What the wall clock shows at `instant`, to the second.
  package func civil(at instant: Instant) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: Int(instant.seconds) + secondsFromUTC(at: instant))
  }

  /// The instant at which the wall clock shows `civil`.
  ///
  /// In a gap (the clock jumps over it) the first valid instant after it; in an overlap (the clock
  /// shows it twice) the first one.
  package func instant(of civil: CivilDateTime) -> Instant {
    Instant(seconds: Int64(civil.secondsSinceEpoch - seconds))
  }
}

/// Where zones come from.
package struct ZoneDirectory: Sendable {
  /// The zone of an IANA name, or `nil` if the system knows none.
  package var zone: @Sendable (_ identifier: String) -> Zone?
  /// The zone that the machine is set to at present.
  package var current: @Sendable () -> Zone

  package init(
    zone: @escaping @Sendable (_ identifier: String) -> Zone?,
    current: @escaping @Sendable () -> Zone
  ) {
    self.zone = zone
    self.current = current
  }
}
