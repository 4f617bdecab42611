package import Model

/// The quiet that a person asked for: quiet hours every day, and quiet until a moment that ends by
/// itself.
package struct Quiet: Hashable, Sendable {
  package var hours: ClockHours?
  package var until: Instant?
  /// When the quiet until a moment begins, where that was said to be later.
  package var from: Instant?

  package init(hours: ClockHours? = nil, until: Instant? = nil, from: Instant? = nil) {
    self.hours = hours
    self.until = until
    self.from = from
  }

  /// When the quiet that holds at `now` ends; `nil` if there is none.
  ///
  /// Where it goes on for another reason then, that is found out at that moment.
  package func end(at now: Instant, in zone: Zone) -> Instant? {
    if let until, until > now, from.map({ $0 <= now }) ?? true { return until }
    return hours?.end(at: now, in: zone)
  }

  /// When the quiet that holds at `now` is over altogether: quiet until a moment may lead into the
  /// quiet hours.
  package func wholeEnd(at now: Instant, in zone: Zone) -> Instant? {
    guard let first = end(at: now, in: zone) else { return nil }
    return end(at: first, in: zone) ?? first
  }
}
