package import Model
package import Planning
package import SQLite

/// The contents of a day's briefing.
package struct BriefingContents: Hashable, Sendable {
  package var day: CivilDate
  package var part: DayPart
  /// What was done on that day, where the evening is told of.
  package var done: [String]
  /// Open to-dos due on that day, with the late ones.
  package var dueToday: Int
  /// The picks in order: priority, then time.
  package var picks: [TodoRow]
  /// Open to-dos of earlier days, at most as many as there are picks.
  package var stillOnList: [TodoRow]
  /// Named ahead of their day: "by friday".
  package var ahead: [TodoRow]
  /// Put off to a moment of that day.
  package var putOff: [TodoRow]
  /// How many of them may as well be done on the next day.
  package var movable: Int
  /// What was done in the week before, where that is to be told.
  package var lastWeek: WeekDone?
  /// The weather of that day, where a place is set and it is known.
  package var weather: Weather?
  /// Events of calendars on that day, where the morning is told of.
  package var events: [PlannedEvent]
  /// How many open to-dos have words of which nobody was asked yet what they mean.
  package var unsure = 0

  package init(
    day: CivilDate,
    part: DayPart = .morning,
    done: [String] = [],
    dueToday: Int = 0,
    picks: [TodoRow] = [],
    stillOnList: [TodoRow] = [],
    ahead: [TodoRow] = [],
    putOff: [TodoRow] = [],
    movable: Int = 0,
    lastWeek: WeekDone? = nil,
    events: [PlannedEvent] = [],
    weather: Weather? = nil
  ) {
    self.day = day
    (self.part, self.done) = (part, done)
    self.dueToday = dueToday
    self.picks = picks
    self.stillOnList = stillOnList
    self.ahead = ahead
    self.putOff = putOff
    self.movable = movable
    self.lastWeek = lastWeek
    (self.events, self.weather) = (events, weather)
  }
}

extension Store {
  /// Reads the contents of the briefing of `day`: civil days are those of the machine's zone.
  package func briefing(
    of day: CivilDate,
    _ part: DayPart = .morning,
    at now: Instant
  ) throws(DatabaseError) -> BriefingContents {
    let most = meaning.policy.briefing.picks
    let zone = meaning.zones.current()
    let timed = try timedRows(until: day.adding(days: Store.daysAhead), in: zone)
    let midnight = zone.instant(of: CivilDateTime(day, .midnight))
    let end = zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
    var today: [TodoRow] = []
    var earlier: [TodoRow] = []
    var ahead: [TodoRow] = []
    for row in timed {
      guard let dueAt = row.dueAt, !row.isPutOff(to: end) else { continue }
      switch zone.civil(at: dueAt).date {
      case day: today.append(row)
      case ..<day: earlier.append(row)
      default: if row.todo.hasDeadline { ahead.append(row) }
      }
    }
    let picks = today.sorted { one, other in
      (one.todo.priority.rank, one.dueAt ?? now, one.todo.position)
        < (other.todo.priority.rank, other.dueAt ?? now, other.todo.position)
    }
    var contents = BriefingContents(
      day: day,
      part: part,
      done: part == .evening ? try doneTitles(of: day, in: zone) : [],
      dueToday: today.count + earlier.count,
      picks: Array(picks.prefix(most)),
      stillOnList: Array(earlier.suffix(most)),
      ahead: Array(ahead.prefix(most)),
      putOff: try putOff(in: now..<max(now, end)).prefix(most).map(\.self),
      movable: try rest(of: day, onlyUntimed: true, at: now).count,
      lastWeek: part == .morning && meaning.policy.briefing.tellsWeek
        ? try weekDone(before: day, in: zone, at: now) : nil,
      events: part == .morning
        ? try events(in: max(now, midnight)..<max(now, midnight, end)) : [],
      weather: part == .morning ? try weather(of: day, at: now) : nil
    )
    contents.unsure = try unsureCount()
    return contents
  }

  /// How many days before its own a to-do with a deadline is named.
  private static let daysAhead = 7

  /// The titles of what was done on a day, the last first.
  private func doneTitles(of day: CivilDate, in zone: Zone) throws(DatabaseError) -> [String] {
    let start = zone.instant(of: CivilDateTime(day, .midnight))
    let end = zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
    return try connection.all(
      """
      SELECT todo.title FROM completion JOIN todo ON todo.id = completion.todo_id
       WHERE completion.completed_at >= ? AND completion.completed_at < ?
       ORDER BY completion.completed_at DESC LIMIT 100
      """,
      [Value(seconds: start), Value(seconds: end)]
    ) { $0.text(0) }
  }

  /// Open to-dos with a time until the end of `day`, by time; fixed ones of a day around it too.
  func timedRows(until day: CivilDate, in zone: Zone) throws(DatabaseError) -> [TodoRow] {
    let end = zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
    let last = Value.text(day.adding(days: 1).description)
    let open = "WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL AND"
    let rows =
      try rows("\(open) todo.due_date <= ? AND todo.zone IS NULL", [last])
      + rows("\(open) todo.due_date <= ? AND todo.zone IS NOT NULL", [last])
      + rows("\(open) todo.due_at < ?", [.integer(end.seconds)])
    return
      rows
      .filter { row in row.dueAt.map { $0 < end } ?? false }
      .sorted { ($0.dueAt ?? end) < ($1.dueAt ?? end) }
  }
}

extension DeliveryStore {
  /// Notes that `day` was briefed.
  package func recordBriefing(
    of day: CivilDate,
    _ part: DayPart = .morning,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try note(part == .morning ? .briefed : .wrappedUp, of: nil, reason: day.description, at: now)
    }
  }
}

extension Priority {
  /// The most important first.
  fileprivate var rank: Int {
    switch self {
    case .high: 0
    case .normal: 1
    case .low: 2
    }
  }
}
