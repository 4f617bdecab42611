package import Model

/// Hours of every day in which nothing speaks up that can wait, as "22 to 7".
package struct QuietHours: Hashable, Sendable {
  /// Civil times; where `to` is not later than `from`, they go over midnight.
  package var from: TimeOfDay
  package var to: TimeOfDay

  package init(from: TimeOfDay, to: TimeOfDay) {
    self.from = from
    self.to = to
  }

  /// Whether a civil time of day lies within; equal ends leave no hour out.
  package func contains(_ time: TimeOfDay) -> Bool {
    from < to ? from <= time && time < to : time >= from || time < to
  }
}

/// The quiet that a person asked for: quiet hours every day, and quiet until a moment that ends by
/// itself.
package struct Quiet: Hashable, Sendable {
  package var hours: QuietHours?
  package var until: Instant?

  package init(hours: QuietHours? = nil, until: Instant? = nil) {
    self.hours = hours
    self.until = until
  }

  /// When the quiet that holds at `now` ends; `nil` if there is none.
  ///
  /// Where it goes on for another reason then, that is found out at that moment.
  package func end(at now: Instant, in zone: Zone) -> Instant? {
    if let until, until > now { return until }
    let civil = zone.civil(at: now)
    guard let hours, hours.contains(civil.time) else { return nil }
    return [0, 1, 2].lazy
      .map { zone.instant(of: CivilDateTime(civil.date.adding(days: $0), hours.to)) }
      .first { $0 > now }
  }

  /// When the quiet that holds at `now` is over altogether: quiet until a moment may lead into the
  /// quiet hours.
  package func wholeEnd(at now: Instant, in zone: Zone) -> Instant? {
    guard let first = end(at: now, in: zone) else { return nil }
    return end(at: first, in: zone) ?? first
  }
}
