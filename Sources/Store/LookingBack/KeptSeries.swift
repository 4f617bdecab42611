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
    let rows = try openSeries()
    guard !rows.isEmpty else { return [] }
    let completions = try seriesCompletions(of: rows.map(\.todo.id), until: end)
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
        let lastDone = done.compactMap(\.name).max()
        let stretch = Stretch(of: recurrence, periods, until: end, done: lastDone)
        let (before, occurrences) = occurrences(of: row.todo, recurrence, stretch, dayStarts)
        past.occurrences = occurrences
        past.completions = done
        if let before {
          // What was done earlier is looked at with the times that it belongs to.
          past.completions = done.filter { done in
            done.name.map { $0 > before.name } ?? (done.at >= before.at)
          }
        }
        kept = past.kept(while: service, at: end)
      }
      return kept.of > 0 ? KeptSeries(row: row, kept: kept) : nil
    }
  }

  /// So many periods of its rule are looked at, more where the ones before did not count.
  private static let periods = [16, 64, 400]

  /// The occurrences of a stretch; and the one before them, where there are earlier ones that are not
  /// looked at.
  private func occurrences(
    of todo: Todo,
    _ recurrence: Recurrence,
    _ stretch: Stretch,
    _ dayStarts: TimeOfDay
  ) -> (before: SeriesPast.Occurrence?, [SeriesPast.Occurrence]) {
    let zone = calendar.own(of: todo.due).zone
    let (rule, first) = (recurrence.rule, recurrence.seriesStart)
    var start = stretch.start
    // One that comes very often is looked at for a shorter time: its newest times are what counts.
    while true {
      var found: [SeriesPast.Occurrence] = []
      let after = max(zone.civil(at: start), first.adding(seconds: -1))
      for civil in rule.occurrences(after: after, from: first, in: zone) {
        let at = zone.instant(of: civil)
        let day = civil.adding(seconds: -dayStarts.secondsSinceMidnight).date
        let dayEnd = zone.instant(of: CivilDateTime(day.adding(days: 1), dayStarts))
        found.append(SeriesPast.Occurrence(name: civil, at: at, dayEnd: dayEnd))
        // In another zone what was done today may be still to come.
        if at > stretch.end, stretch.lastDone.map({ civil >= $0 }) ?? true { break }
        if found.count > Self.mostOccurrences { break }
      }
      if found.count <= Self.mostOccurrences || start >= stretch.end {
        let isWhole = after < first || start <= stretch.end - .seconds(Self.remembered)
        return isWhole ? (nil, found) : (found.first, Array(found.dropFirst()))
      }
      start = start + .seconds(max(1, (stretch.end.seconds - start.seconds) / 2))
    }
  }

  /// More of one series are not looked at.
  private static let mostOccurrences = 3000

  /// When a series paused, and the time before it was written down: a pause that neither ended nor
  /// holds was taken back.
  private func rests(_ lines: [SeriesLine], of todo: Todo, until end: Instant) -> [Range<Instant>] {
    var rests: [Range<Instant>] = []
    var since: Instant?
    for line in lines where line.skipped == nil {
      if line.isPause {
        since = since ?? line.at
      } else {
        // Of a pause of more than 400 days the ledger knows the end alone.
        let start = since ?? (rests.isEmpty ? Instant(seconds: 0) : line.at)
        rests.append(start..<max(start, line.at))
        since = nil
      }
    }
    if let pause = todo.pause, pause.since < end { rests.append(pause.since..<end) }
    rests.append(Instant(seconds: 0)..<max(Instant(seconds: 0), todo.createdAt))
    return rests
  }
}

/// The time in which the occurrences of a series are looked at.
private struct Stretch {
  let start: Instant
  let end: Instant
  /// The last occurrence that was done; at most two days after the end, as no zones are further apart.
  let lastDone: CivilDateTime?

  init(of recurrence: Recurrence, _ periods: Int, until end: Instant, done last: CivilDateTime?) {
    let interval = min(recurrence.rule.interval, Store.remembered)
    let length = recurrence.rule.frequency.longest * interval * periods
    start = end - .seconds(min(length, Store.remembered))
    self.end = end
    let latest = Zone.utc.civil(at: end + .seconds(2 * 86_400))
    lastDone = last.map { min($0, latest) }
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
  /// The open series in the order of their lists; each of three indexes knows some of the open to-dos.
  private func openSeries() throws(DatabaseError) -> [TodoRow] {
    let ways = [
      "todo.due_date IS NOT NULL AND todo.zone IS NULL",
      "todo.due_date IS NOT NULL AND todo.zone IS NOT NULL", "todo.due_at IS NOT NULL",
    ]
    var found: [TodoRow] = []
    for way in ways {
      found += try rows(
        """
        WHERE todo.completed_at IS NULL AND \(way)
          AND todo.rrule IS NOT NULL AND todo.repeat_from = 'due'
        """
      )
    }
    let lists = try listNames()
    return found.sorted { one, other in
      let places = [one, other].map { lists.firstIndex(of: $0.listName) ?? lists.count }
      return (places[0], one.todo.position) < (places[1], other.todo.position)
    }
  }

  /// The newest completions of some series, of as long as the ledger knows of the service.
  private func seriesCompletions(
    of ids: [Todo.ID],
    until end: Instant
  ) throws(DatabaseError) -> [Todo.ID: [SeriesPast.Completion]] {
    // Among very many completions most are of none of them, or older than what counts.
    var places: [UInt64: Int] = [:]
    var completions = ids.map { (id: $0, all: [SeriesPast.Completion]()) }
    for (place, id) in ids.enumerated() { places[hash(of: id)] = place }
    _ = try connection.all(
      """
      SELECT todo_id, completed_at, occurrence FROM completion
       WHERE completed_at BETWEEN ? AND ? ORDER BY completed_at DESC
      """,
      [Value(seconds: end - .seconds(Self.remembered)), Value(seconds: end)]
    ) { row in
      guard let place = places[row.hash(0)], completions[place].all.count < Self.newest else {
        return
      }
      completions[place].all.append(
        SeriesPast.Completion(
          at: Instant(kept: row.integer(1)),
          name: row.textIfAny(2).flatMap(StoredTodo.civil)
        )
      )
    }
    return Dictionary(completions.map { ($0.id, $0.all) }) { one, _ in one }
  }

  /// For so many seconds the ledger knows of the service; what was longer ago is not looked at.
  fileprivate static var remembered: Int { 400 * 86_400 }

  /// Of one occurrence there may be several, so there are more than the times that count.
  private static var newest: Int { 8 * Kept.usual }

  private func seriesLines(until end: Instant) throws(DatabaseError) -> [Todo.ID: [SeriesLine]] {
    let found = try connection.all(
      """
      SELECT todo_id, at, event, reason FROM delivery
       WHERE event IN ('skipped', 'paused', 'resumed') AND +todo_id IS NOT NULL ORDER BY id
      """
    ) { row in
      let skipped = row.text(2) == "skipped" ? StoredTodo.civil(row.text(3)) : nil
      let at = Instant(keptMilliseconds: row.integer(1))
      return (
        id: row.text(0),
        line: SeriesLine(at: at, isPause: row.text(2) == "paused", skipped: skipped),
        isUnread: row.text(2) == "skipped" && skipped == nil
      )
    }
    return Dictionary(grouping: found.filter { !$0.isUnread && $0.line.at <= end }, by: \.id)
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
