package import Model
package import Planning
package import SQLite

/// Events that are to be told before they begin.
extension DeliveryStore {
  /// Those whose moment has come and that were not told, and when the next one comes.
  func notices(at now: Instant) throws(DatabaseError) -> (due: [EventNotice], next: Instant?) {
    guard try wantsNotices() else { return ([], nil) }
    let found = try connection.all(
      """
      SELECT \(CalendarEvent.columns), calendar.notice, calendar.minutes
        FROM event INDEXED BY event_time JOIN calendar ON calendar.id = event.calendar_id
       WHERE event.end_at >= ?1 AND event.start_at BETWEEN ?1 AND ?2 AND calendar.notice IS NOT NULL
       ORDER BY event.start_at, event.id
      """,
      [
        Value(seconds: now - Self.longestDelay),
        Value(seconds: now + Self.lookAhead),
      ]
    ) { EventNotice($0) }.compactMap(\.self)
    let told = try toldEvents(since: now - .minutes(2 * 1440))
    var seen: Set<String> = []
    let due = found.filter { notice in
      notice.at <= now && now < notice.end && !told.contains(notice.id)
        && seen.insert(notice.id).inserted
    }
    // Where nothing is near, another look finds what comes then.
    let next = found.map(\.at).filter { $0 > now }.min() ?? now + Self.nextLook
    return (due, next)
  }

  /// Notes that events were told.
  package func recordNotices(_ notices: [EventNotice], at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      for notice in notices { try note(.announced, of: nil, reason: notice.id, at: now) }
    }
  }

  private func wantsNotices() throws(DatabaseError) -> Bool {
    try connection.first("SELECT 1 FROM calendar WHERE notice IS NOT NULL LIMIT 1") { _ in true }
      ?? false
  }

  /// The ledger knows which events were told.
  private func toldEvents(since moment: Instant) throws(DatabaseError) -> Set<String> {
    Set(
      try connection.all(
        "SELECT reason FROM delivery WHERE at > ? AND event = 'announced'",
        [Value(milliseconds: moment)]
      ) { $0.text(0) }
    )
  }

  /// Nobody hears of an event that has begun longer ago.
  private static let longestDelay = Duration.minutes(30)
  /// A day for the longest wish, and a day until the next look.
  private static let lookAhead = Duration.minutes(2 * 1440)
  private static let nextLook = Duration.minutes(1440)
}

extension EventNotice {
  fileprivate init?(_ row: borrowing Row) {
    guard let event = CalendarEvent(row), case .instants(let span) = event.time,
      let kind = NoticeWish.Kind(rawValue: row.text(CalendarEvent.width))
    else { return nil }
    let minutes = row.integer(CalendarEvent.width + 1).clamped(to: NoticeWish.range)
    self.init(
      // As much as the ledger keeps of a reason.
      id: String("\(span.lowerBound.seconds) \(event.uid)".prefix(200)),
      title: event.title,
      place: event.place,
      span: span,
      wish: NoticeWish(kind, minutes: minutes)
    )
  }
}
