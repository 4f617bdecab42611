package import Model
package import Planning
package import SQLite

/// A series that is open, and how often it was kept.
package struct KeptSeries: Hashable, Sendable {
  package let row: TodoRow
  package let kept: Kept
}

extension Store {
  /// How often each open series was kept of the last times until `end`; those of which none counts
  /// yet are left out, and so are those that wait for the last completion, which have no days to keep.
  ///
  /// Days begin at `dayStarts`; `service` is when the service ran.
  package func keptSeries(
    until end: Instant,
    dayStarts: TimeOfDay,
    while service: [Range<Instant>]
  ) throws(DatabaseError) -> [KeptSeries] {
    let rows = try rows(
      """
      WHERE todo.rrule IS NOT NULL AND todo.completed_at IS NULL AND todo.repeat_from = 'due'
       ORDER BY list.position, todo.position
      """
    )
    guard !rows.isEmpty else { return [] }
    let completions = try seriesCompletions(until: end)
    let pauses = try seriesLines(until: end)
    return rows.compactMap { row in
      guard let recurrence = row.todo.recurrence else { return nil }
      let lines = pauses[row.todo.id] ?? []
      let done = completions[row.todo.id] ?? []
      var past = SeriesPast(
        occurrences: [],
        completions: done,
        skipped: Set(lines.compactMap(\.skipped)),
        rests: rests(lines, of: row.todo, until: end)
      )
      var kept = Kept(0, of: 0)
      for periods in Self.periods where kept.of < Kept.usual {
        past.occurrences = occurrences(of: row.todo, recurrence, periods, end, dayStarts)
        past.completions = done
        if let first = past.occurrences.first, first.name > recurrence.seriesStart {
          // What was done before is looked at with the times that it belongs to.
          past.completions = done.filter {
            $0.at >= first.at || ($0.name ?? first.name) > first.name
          }
        }
        kept = past.kept(while: service, at: end)
      }
      return kept.of > 0 ? KeptSeries(row: row, kept: kept) : nil
    }
  }

  /// So many periods of its rule are looked at, more where the ones before did not count.
  private static let periods = [16, 64, 400]

  private func occurrences(
    of todo: Todo,
    _ recurrence: Recurrence,
    _ periods: Int,
    _ end: Instant,
    _ dayStarts: TimeOfDay
  ) -> [SeriesPast.Occurrence] {
    let zone = calendar.own(of: todo.due).zone
    let length = recurrence.rule.frequency.longest * recurrence.rule.interval * periods
    let start = zone.civil(at: end - .seconds(min(length, 40 * 366 * 86_400)))
    var occurrences: [SeriesPast.Occurrence] = []
    let after = max(start, recurrence.seriesStart.adding(seconds: -1))
    for civil in recurrence.rule.occurrences(after: after, from: recurrence.seriesStart, in: zone) {
      let at = zone.instant(of: civil)
      let day = civil.adding(seconds: -dayStarts.secondsSinceMidnight).date
      let dayEnd = zone.instant(of: CivilDateTime(day.adding(days: 1), dayStarts))
      occurrences.append(SeriesPast.Occurrence(name: civil, at: at, dayEnd: dayEnd))
      if at > end || occurrences.count > Self.mostOccurrences { break }
    }
    return occurrences
  }

  /// More of one series are not looked at.
  private static let mostOccurrences = 3000

  /// When a series paused: a pause that neither ended nor holds was taken back.
  private func rests(_ lines: [SeriesLine], of todo: Todo, until end: Instant) -> [Range<Instant>] {
    var rests: [Range<Instant>] = []
    var since: Instant?
    for line in lines where line.skipped == nil {
      if line.isPause {
        since = since ?? line.at
      } else if let start = since {
        rests.append(start..<max(start, line.at))
        since = nil
      }
    }
    if let pause = todo.pause, pause.since < end { rests.append(pause.since..<end) }
    return rests
  }
}

/// A line of the ledger on a series that was skipped, paused or resumed.
private struct SeriesLine {
  let at: Instant
  let isPause: Bool
  /// The occurrence that was passed over, if that is what it tells.
  let skipped: CivilDateTime?
}

extension Store {
  /// The newest completions of each to-do that repeats.
  private func seriesCompletions(until end: Instant) throws(DatabaseError)
    -> [Todo.ID: [SeriesPast.Completion]]
  {
    var completions: [Todo.ID: [SeriesPast.Completion]] = [:]
    let found = try connection.all(
      """
      SELECT todo_id, completed_at, occurrence
        FROM (SELECT todo_id, completed_at, occurrence,
                     row_number() OVER (PARTITION BY todo_id ORDER BY completed_at DESC) AS number
                FROM completion
               WHERE completed_at BETWEEN ? AND ?
                 AND todo_id IN (SELECT id FROM todo
                                  WHERE rrule IS NOT NULL AND completed_at IS NULL))
       WHERE number <= \(Self.newestCompletions)
      """,
      [Value(seconds: end - .seconds(400 * 86_400)), Value(seconds: end)]
    ) { row in
      (
        id: row.text(0), at: Instant(seconds: Int64(row.integer(1))),
        name: row.textIfAny(2).flatMap(StoredTodo.civil)
      )
    }
    for completion in found {
      completions[completion.id, default: []].append(
        SeriesPast.Completion(at: completion.at, name: completion.name)
      )
    }
    return completions
  }

  /// Older ones than these come behind the last times that count: of one occurrence there may be
  /// several.
  private static let newestCompletions = 8 * Kept.usual

  private func seriesLines(until end: Instant) throws(DatabaseError) -> [Todo.ID: [SeriesLine]] {
    let found = try connection.all(
      """
      SELECT todo_id, at, event, reason FROM delivery
       WHERE at <= ? AND event IN ('skipped', 'paused', 'resumed') AND todo_id IS NOT NULL
       ORDER BY id
      """,
      [Value(milliseconds: end)]
    ) { row in
      let skipped = row.text(2) == "skipped" ? StoredTodo.civil(row.text(3)) : nil
      let at = Instant(milliseconds: Int64(row.integer(1)))
      return (
        id: row.text(0),
        line: SeriesLine(at: at, isPause: row.text(2) == "paused", skipped: skipped),
        isUnread: row.text(2) == "skipped" && skipped == nil
      )
    }
    return Dictionary(grouping: found.filter { !$0.isUnread }, by: \.id)
      .mapValues { $0.map(\.line) }
  }
}

extension RecurrenceRule.Frequency {
  /// The longest that a period of it takes, in seconds.
  fileprivate var longest: Int {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily: 86_400
    case .weekly: 7 * 86_400
    case .monthly: 31 * 86_400
    case .yearly: 366 * 86_400
    }
  }
}
