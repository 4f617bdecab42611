package import Model
package import SQLite

/// An event of a calendar that is read, at one of its times.
package struct PlannedEvent: Hashable, Sendable {
  package var event: CalendarEvent
  /// The name of its calendar, and the colour of that.
  package var calendar: String
  package var color: String?
  /// Its time as instants, days as the machine's zone has them.
  package var span: Range<Instant>

  package init(_ event: CalendarEvent, of calendar: String, color: String?, in zone: Zone) {
    (self.event, self.calendar, self.color) = (event, calendar, color)
    span = event.time.span(in: zone)
  }
}

extension Store {
  /// The events of all calendars that touch a stretch of time, the earliest first.
  package func events(in window: Range<Instant>) throws(DatabaseError) -> [PlannedEvent] {
    guard !window.isEmpty, try hasCalendars() else { return [] }
    let zone = meaning.zones.current()
    let first = zone.civil(at: window.lowerBound).date
    let last = zone.civil(at: window.upperBound + .seconds(-1)).date
    let timed = try plannedEvents(
      "event.end_at >= ? AND event.start_at < ?",
      [Value(seconds: window.lowerBound), Value(seconds: window.upperBound)],
      in: zone
    )
    let days = try plannedEvents(
      "event.end_on > ? AND event.start_on <= ?",
      [.text(first.description), .text(last.description)],
      in: zone
    )
    return (days + timed).filter { $0.span.touches(window) }.sorted(by: PlannedEvent.precedes)
  }

  /// The next events that are called by all of some words, from a moment on, the earliest first.
  package func events(
    named words: [String],
    from now: Instant,
    limit: Int
  ) throws(DatabaseError) -> [PlannedEvent] {
    guard !words.isEmpty, try hasCalendars() else { return [] }
    let zone = meaning.zones.current()
    let today = zone.civil(at: now).date
    let timed = try plannedEvents("event.end_at > ?", [Value(seconds: now)], in: zone)
    let days = try plannedEvents("event.end_on > ?", [.text(today.description)], in: zone)
    let named = (days + timed).filter { event in words.allSatisfy(event.event.title.holds) }
    return Array(named.sorted(by: PlannedEvent.precedes).prefix(limit))
  }

  /// How many events of each calendar are not over at a moment; the times of a series count each.
  package func eventCounts(from now: Instant) throws(DatabaseError) -> [CalendarRow.ID: Int] {
    let today = meaning.zones.current().civil(at: now).date
    let counts = try connection.all(
      """
      SELECT calendar_id, count(*) FROM event WHERE end_at > ? OR end_on > ? GROUP BY calendar_id
      """,
      [Value(seconds: now), .text(today.description)]
    ) { ($0.text(0), $0.integer(1)) }
    return Dictionary(counts) { $1 }
  }

  func hasCalendars() throws(DatabaseError) -> Bool {
    try connection.first("SELECT 1 FROM calendar LIMIT 1") { _ in true } ?? false
  }

  private func plannedEvents(
    _ condition: String,
    _ values: [Value],
    in zone: Zone
  ) throws(DatabaseError) -> [PlannedEvent] {
    try connection.all(
      """
      SELECT \(CalendarEvent.columns), calendar.name, calendar.color
        FROM event JOIN calendar ON calendar.id = event.calendar_id
       WHERE \(condition)
      """,
      values
    ) { row -> PlannedEvent? in
      guard let event = CalendarEvent(row) else { return nil }
      return PlannedEvent(
        event,
        of: row.text(CalendarEvent.width),
        color: row.textIfAny(CalendarEvent.width + 1),
        in: zone
      )
    }.compactMap(\.self)
  }
}

extension PlannedEvent {
  /// By their beginning, then by their names.
  fileprivate static func precedes(_ one: PlannedEvent, _ other: PlannedEvent) -> Bool {
    (one.span.lowerBound, one.event.title, one.calendar)
      < (other.span.lowerBound, other.event.title, other.calendar)
  }
}

extension CalendarEvent {
  static let columns = """
    event.uid, event.title, event.place, event.is_busy, event.start_at, event.end_at, \
    event.start_on, event.end_on
    """
  static let width: Int32 = 8

  /// A row of `columns`; `nil` where another program has written what is no time.
  init?(_ row: borrowing Row) {
    let time: Time
    if let start = row.seconds(4), let end = row.seconds(5) {
      time = .instants(start..<max(start, end))
    } else if let first = row.textIfAny(6).flatMap({ CivilDate($0) }),
      let end = row.textIfAny(7).flatMap({ CivilDate($0) })
    {
      time = .days(first..<max(first.adding(days: 1), end))
    } else {
      return nil
    }
    self.init(
      uid: row.text(0),
      title: row.text(1),
      place: row.textIfAny(2),
      time: time,
      isBusy: row.integer(3) != 0
    )
  }
}
