package import Model
package import Planning
package import SQLite

/// A series, and what became of the times that it came.
package struct ReckonedSeries: Hashable, Sendable {
  package let row: TodoRow
  /// In order.
  package let times: [ReckonedOccurrence]

  package init(row: TodoRow, times: [ReckonedOccurrence]) {
    (self.row, self.times) = (row, times)
  }
}

extension Store {
  /// What became of the last times of each open series before `end`, as it is known at `now`: seven at
  /// most.
  ///
  /// A series of which none counts yet is left out, and so is one that waits for the last completion,
  /// which has no days to keep. Days begin at `dayStarts`; with `closingDays` what was not answered on its
  /// own counts, be it open still.
  package func keptSeries(
    until end: Instant,
    dayStarts: TimeOfDay,
    while service: ServiceTimes,
    closingDays: Bool = false,
    at now: Instant
  ) throws(DatabaseError) -> [ReckonedSeries] {
    let facts = try SeriesFacts(of: series(), in: self, dayStarts: dayStarts, at: now)
    return facts.rows.compactMap { row in
      guard let rule = row.todo.recurrence?.rule else { return nil }
      var counted: [ReckonedOccurrence] = []
      for periods in Self.periods where counted.count < Kept.usual {
        let length = rule.frequency.longest * min(rule.interval, Self.ledgerMemory) * periods
        let start = end - .seconds(min(length, Self.ledgerMemory))
        counted =
          facts.reckoned(row, since: start, while: service, closingDays: closingDays).filter {
            $0.at < end || $0.outcome.doneAt.map { $0 < end } ?? false
          }.counted
      }
      return counted.isEmpty ? nil : ReckonedSeries(row: row, times: counted.suffix(Kept.usual))
    }
  }

  /// So many periods of its rule are looked at, more where the ones before did not count.
  private static var periods: [Int] { [16, 64, 400] }

  /// For so many seconds the ledger knows of the service; what was longer ago is not looked at.
  static var ledgerMemory: Int { 400 * 86_400 }

  /// What became of each time that series came in a window, as it is known at `now`; of some of them
  /// alone, where they are given.
  ///
  /// Series that did not come are left out; of those that have ended is told as long as they are on a
  /// list. With `closingDays` what was not answered on its own day is told so, be it open still.
  package func reckonedSeries(
    in window: Range<Instant>,
    of ids: Set<Todo.ID>? = nil,
    dayStarts: TimeOfDay,
    while service: ServiceTimes,
    closingDays: Bool = false,
    at now: Instant
  ) throws(DatabaseError) -> [ReckonedSeries] {
    guard window.lowerBound < now else { return [] }
    let rows = try series(doneSince: window.lowerBound).filter {
      ids?.contains($0.todo.id) ?? true
    }
    let facts = try SeriesFacts(of: rows, in: self, dayStarts: dayStarts, at: now)
    let start = max(window.lowerBound, now - .seconds(Self.ledgerMemory))
    return rows.compactMap { row in
      let times = facts.reckoned(row, since: start, while: service, closingDays: closingDays)
        .filter { window.contains($0.at) }
      return times.isEmpty ? nil : ReckonedSeries(row: row, times: times)
    }
  }

  /// The open series that come by their times, in the order of their lists.
  ///
  /// With a moment also those that ended since. Each of three indexes knows some of the open to-dos.
  private func series(doneSince moment: Instant? = nil) throws(DatabaseError) -> [TodoRow] {
    var ways = [
      "todo.completed_at IS NULL AND todo.due_date IS NOT NULL AND todo.zone IS NULL",
      "todo.completed_at IS NULL AND todo.due_date IS NOT NULL AND todo.zone IS NOT NULL",
      "todo.completed_at IS NULL AND todo.due_at IS NOT NULL",
    ]
    if let moment { ways.append("todo.completed_at >= \(moment.seconds)") }
    var found: [TodoRow] = []
    for way in ways {
      found += try rows("WHERE \(way) AND todo.rrule IS NOT NULL AND todo.repeat_from = 'due'")
    }
    let lists = try listNames()
    return found.sorted { one, other in
      let places = [one, other].map { lists.firstIndex(of: $0.listName) ?? lists.count }
      return (places[0], one.todo.position) < (places[1], other.todo.position)
    }
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
