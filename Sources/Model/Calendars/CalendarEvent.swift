/// An event of a calendar at one of the times that it comes; it is read here, and never changed.
package struct CalendarEvent: Hashable, Sendable {
  /// What its calendar calls it, the same for each of its times.
  package var uid: String
  /// Empty where its calendar tells none.
  package var title: String
  package var place: String?
  package var time: Time
  /// Whether whoever goes there has no time for anything else.
  package var isBusy: Bool

  /// The time that an event takes; its end is the first moment after it.
  package enum Time: Hashable, Sendable {
    /// Whole days, whatever the zone.
    case days(Range<CivilDate>)
    case instants(Range<Instant>)
  }

  package init(
    uid: String,
    title: String,
    place: String? = nil,
    time: Time,
    isBusy: Bool = true
  ) {
    (self.uid, self.title, self.place) = (uid, title, place)
    (self.time, self.isBusy) = (time, isBusy)
  }
}

extension CalendarEvent.Time {
  /// The same time as instants, days as the machine's zone has them.
  package func span(in zone: Zone) -> Range<Instant> {
    switch self {
    case .instants(let span): return span
    case .days(let days):
      let start = zone.instant(of: CivilDateTime(days.lowerBound, .midnight))
      return start..<max(start, zone.instant(of: CivilDateTime(days.upperBound, .midnight)))
    }
  }

  package var isAllDay: Bool { if case .days = self { true } else { false } }
}

extension Range<Instant> {
  /// Whether something that takes this time lies in a stretch of time: what takes none does where it
  /// begins.
  package func touches(_ stretch: Range<Instant>) -> Bool {
    isEmpty ? stretch.contains(lowerBound) : overlaps(stretch)
  }
}
