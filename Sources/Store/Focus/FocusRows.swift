package import Model
package import Planning
package import SQLite

/// Focus sessions as the database keeps them.
extension Store {
  /// The session that goes on, as it was written last; `nil` where none does.
  package func focusSession() throws(DatabaseError) -> FocusSession? {
    try connection.first("SELECT \(FocusSession.columns) FROM focus_session WHERE state <> 'ended'")
    {
      FocusSession($0)
    } ?? nil
  }

  /// The session that goes on, with what its popup tells.
  package func focusState() throws(DatabaseError) -> FocusState? {
    guard let session = try focusSession() else { return nil }
    var state = FocusState(session: session)
    state.popup = try focusPopup(of: session.id)
    guard let id = session.todo else { return state }
    let todo = try row(id)?.todo
    (state.title, state.firstStep) = (todo?.title, todo?.firstStep)
    let isDone =
      try connection.first(
        "SELECT 1 FROM completion WHERE completed_at > ? AND todo_id = ? LIMIT 1",
        [.integer(session.startedAt.seconds), .text(id)]
      ) { _ in true } ?? false
    state.isOver = isDone || todo == nil || todo?.completedAt != nil
    return state
  }

  /// The sessions that began in a span of time, or up to two days before it and may have gone on into
  /// it, the earliest first.
  package func focusSessions(touching span: Range<Instant>) throws(DatabaseError) -> [FocusSession]
  {
    try focusSessions(in: span.lowerBound - .minutes(2 * 1440)..<span.upperBound)
  }

  /// The sessions that began in a span of time, the earliest first.
  package func focusSessions(in span: Range<Instant>) throws(DatabaseError) -> [FocusSession] {
    try focusSessions(
      "WHERE started_at >= ? AND started_at < ? ORDER BY started_at",
      [Value(milliseconds: span.lowerBound), Value(milliseconds: span.upperBound)]
    )
  }

  /// The sessions that a condition lets through.
  func focusSessions(
    _ condition: String,
    _ values: [Value]
  ) throws(DatabaseError) -> [FocusSession] {
    try connection.all("SELECT \(FocusSession.columns) FROM focus_session \(condition)", values) {
      FocusSession($0)
    }.compactMap(\.self)
  }

  private func focusPopup(of id: FocusSession.ID) throws(DatabaseError) -> PopupID? {
    try connection.first(
      """
      SELECT popup_server, popup_number FROM focus_session
       WHERE id = ? AND popup_number IS NOT NULL
      """,
      [Value(id)]
    ) { PopupID(server: $0.text(0), number: UInt32(truncatingIfNeeded: $0.integer(1))) }
  }

  /// Writes a session in the place of what it was.
  func write(_ session: FocusSession) throws(DatabaseError) {
    let columns = Store.journaledFocusColumns.filter { $0 != "id" }
    let places = columns.enumerated().map { "\($1) = ?\($0 + 2)" }.joined(separator: ", ")
    try connection.run(
      "UPDATE focus_session SET \(places) WHERE id = ?1",
      [Value(session.id)] + session.values
    )
  }

  /// Writes a new session, and answers it with its id.
  func insert(_ session: FocusSession) throws(DatabaseError) -> FocusSession {
    let columns = Store.journaledFocusColumns.filter { $0 != "id" }
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    var made = session
    made.id =
      try connection.first(
        """
        INSERT INTO focus_session (\(columns.joined(separator: ", "))) VALUES (\(marks))
        RETURNING id
        """,
        session.values
      ) { $0.integer(0) } ?? 0
    return made
  }

  /// Every column but those of the popup, which are the service's.
  static let journaledFocusColumns = [
    "id", "todo_id", "method", "started_at", "state", "reason", "since", "round", "length", "more",
    "elapsed", "rest", "before",
  ]
}

extension FocusSession {
  fileprivate static let columns = Store.journaledFocusColumns.joined(separator: ", ")

  /// A row of `columns`; `nil` where another program has written what means nothing here.
  fileprivate init?(_ row: borrowing Row) {
    guard let method = Method(rawValue: row.text(2)), let startedAt = row.milliseconds(3),
      let state = State(row.text(4), row.textIfAny(5)), let since = row.milliseconds(6)
    else { return nil }
    func duration(_ column: Int32) -> Duration? {
      // A year is the longest that makes sense, whatever the file says.
      row.integerIfAny(column).map { .milliseconds($0.clamped(to: 0...31_536_000_000)) }
    }
    self.init(
      id: row.integer(0),
      todo: row.textIfAny(1),
      method: method,
      length: duration(8),
      at: startedAt
    )
    (self.state, self.since) = (state, since)
    round = row.integer(7).clamped(to: 1...100_000)
    more = duration(9) ?? .zero
    elapsed = duration(10) ?? .zero
    rest = duration(11) ?? .zero
    before = duration(12) ?? .zero
  }

  /// The values of `journaledFocusColumns` behind the id.
  fileprivate var values: [Value] {
    func number(_ duration: Duration) -> Value { .integer(duration.wholeMilliseconds) }
    return [
      Value(todo), .text(method.rawValue), Value(milliseconds: startedAt), .text(state.name),
      Value(state.reason), Value(milliseconds: since), Value(round),
      length.map(number) ?? .null, number(more), number(elapsed), number(rest), number(before),
    ]
  }
}

extension FocusSession.State {
  fileprivate init?(_ name: String, _ reason: String?) {
    switch name {
    case "focusing": self = .focusing
    case "paused":
      self = .paused(reason.flatMap { FocusSession.PauseReason(rawValue: $0) } ?? .asked)
    case "time-up": self = .timeUp
    case "resting": self = .resting
    case "rested": self = .rested
    case "ended": self = .ended(reason.flatMap { FocusSession.Ending(rawValue: $0) } ?? .stopped)
    default: return nil
    }
  }

  /// The word for the state in the database and in JSON.
  package var name: String {
    switch self {
    case .focusing: "focusing"
    case .paused: "paused"
    case .timeUp: "time-up"
    case .resting: "resting"
    case .rested: "rested"
    case .ended: "ended"
    }
  }

  /// Why it stands still, or how it ended.
  package var reason: String? {
    switch self {
    case .paused(let reason): reason.rawValue
    case .ended(let ending): ending.rawValue
    case .focusing, .timeUp, .resting, .rested: nil
    }
  }
}
