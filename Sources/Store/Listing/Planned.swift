package import Model
package import SQLite

/// A to-do at one of the moments that it comes, or came.
package struct PlannedTodo: Hashable, Sendable {
  package let row: TodoRow
  /// `nil` where it has no time.
  package let at: Instant?

  package init(_ row: TodoRow, at moment: Instant?) {
    self.row = row
    at = moment
  }
}

extension Store {
  /// The open to-dos that come within a window, by time; a series at each of its moments there.
  ///
  /// A series that is counted from its completion has one moment, the next. At most `most` moments of
  /// one series are given. What is paused does not come.
  package func planned(
    in window: Range<Instant>,
    most: Int = 40
  ) throws(DatabaseError) -> [PlannedTodo] {
    guard !window.isEmpty else { return [] }
    let zone = meaning.zones.current()
    let first = zone.civil(at: window.lowerBound).date
    let last = zone.civil(at: window.upperBound + .seconds(-1)).date
    let open = "WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL AND"
    let (lower, upper) = (Value(seconds: window.lowerBound), Value(seconds: window.upperBound))
    let rows =
      try rows(
        "\(open) todo.zone IS NULL AND todo.due_date BETWEEN ? AND ?",
        [.text(first.description), .text(last.description)]
      )
      // Another zone may be a day ahead or behind.
      + rows(
        "\(open) todo.zone IS NOT NULL AND todo.due_date BETWEEN ? AND ?",
        [
          .text(first.adding(days: -1).description), .text(last.adding(days: 1).description),
        ]
      )
      + rows("\(open) todo.due_at >= ? AND todo.due_at < ?", [lower, upper])
      // In the order of the table (`+`): where very many wait, an index of dates leads to each of them.
      + rows(
        """
        \(open) todo.rrule IS NOT NULL
          AND (+todo.due_date < iif(todo.zone IS NULL, ?, ?) OR +todo.due_at < ?)
        """,
        [.text(first.description), .text(first.adding(days: -1).description), lower]
      )
    return rows.flatMap { row in
      moments(of: row, in: window, zone, most: most).map { PlannedTodo(row, at: $0) }
    }
    .sorted { ($0.at ?? window.upperBound) < ($1.at ?? window.upperBound) }
  }

  private func moments(
    of row: TodoRow,
    in window: Range<Instant>,
    _ zone: Zone,
    most: Int
  ) -> [Instant] {
    guard let dueAt = row.dueAt else { return [] }
    var moments = window.contains(dueAt) ? [dueAt] : []
    guard let recurrence = row.todo.recurrence, recurrence.repeatFrom == .due else {
      return moments
    }
    var zone = zone
    if case .zoned(_, _, zone: let name)? = row.todo.due {
      zone = meaning.zones.zone(name) ?? zone
    }
    let start = max(zone.civil(at: window.lowerBound).adding(seconds: -1), recurrence.occurrence)
    let later = recurrence.rule.occurrences(
      after: start,
      from: recurrence.seriesStart,
      in: zone
    )
    for civil in later.prefix(most) {
      let moment = zone.instant(of: civil)
      guard moment < window.upperBound else { break }
      if moment > dueAt, window.contains(moment) { moments.append(moment) }
    }
    return moments
  }
}
