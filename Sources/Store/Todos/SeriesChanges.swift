package import Model
internal import Planning
package import SQLite

extension Store {
  /// Passes over the present occurrence of series as one batch; nothing counts as done.
  ///
  /// A series whose last occurrence that was leaves the list. What comes once is left as it is. With
  /// a `day`, of which none is to come, those before it go as well; a day to come is left out of the
  /// series, whose present occurrence stays.
  package func skip(
    _ ids: [Todo.ID],
    until day: CivilDate? = nil,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Skipped {
    let ahead = day.flatMap { $0 > calendar.zone.civil(at: now).date ? $0 : nil }
    var leftOut: CivilDate?
    let header = BatchHeader(label: .skip, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, batch throws(DatabaseError) in
      if let ahead, try comes(id, before: ahead) {
        try leaveOut(ahead, of: id)
        leftOut = ahead
        return
      }
      let before = try row(id)?.todo
      for turn in 0..<Self.mostSkipped {
        if turn > 0 { guard try comes(id, by: day) else { break } }
        guard let todo = try row(id)?.todo, todo.completedAt == nil, todo.recurrence != nil
        else { break }
        if !isOver(todo, beforeAnotherBy: day, at: now) {
          try note(.skipped, of: id, reason: todo.recurrence?.occurrence.description, at: now)
        }
        try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
          try passOver(todo, at: now)
        }
      }
      if let before, let next = try row(id)?.todo.recurrence?.occurrence,
        next != before.recurrence?.occurrence
      {
        try reopenParts(of: before, to: next)
      }
    }
    let rows = try rows(of: ids)
    let left = Set(rows.map(\.todo.id))
    return Skipped(rows: rows, ended: ids.filter { !left.contains($0) }, leftOut: leftOut)
  }

  /// Whether the present occurrence of a series lies before a day.
  private func comes(_ id: Todo.ID, before day: CivilDate) throws(DatabaseError) -> Bool {
    guard let row = try row(id), row.todo.recurrence?.repeatFrom == .due, let moment = row.dueAt
    else { return false }
    return calendar.zone.civil(at: moment).date < day
  }

  /// Leaves one day out of a series, as EXDATE does.
  private func leaveOut(_ day: CivilDate, of id: Todo.ID) throws(DatabaseError) {
    guard let days = try row(id)?.todo.recurrence?.rule.exceptions.days else { return }
    try connection.run(
      "UPDATE todo SET exceptions = ? WHERE id = ?",
      [Value(RecurrenceExceptions(days + [.date(day)]).text), .text(id)]
    )
  }

  /// So many occurrences are passed over at once: a day may have many of them.
  private static let mostSkipped = 1500

  /// Whether a to-do comes on a day of the machine's zone, or before it.
  private func comes(_ id: Todo.ID, by day: CivilDate?) throws(DatabaseError) -> Bool {
    guard let day, let moment = try row(id)?.dueAt else { return false }
    return calendar.zone.civil(at: moment).date <= day
  }

  /// Whether the present time of a series was not answered, and another one of that day is what is
  /// skipped: "skip it tonight" says nothing of this morning.
  private func isOver(_ todo: Todo, beforeAnotherBy day: CivilDate?, at now: Instant) -> Bool {
    guard let day, let moment = calendar.moment(of: todo.due), moment <= now,
      let next = skipped(todo, at: now, in: calendar)?.recurrence?.occurrence
    else { return false }
    return next.date <= day
  }

  private func passOver(_ todo: Todo, at now: Instant) throws(DatabaseError) {
    guard let regular = skipped(todo, at: now, in: calendar) else {
      return try remove(todo.id, at: now)
    }
    let next = try told(regular, at: now)
    try connection.run(
      """
      UPDATE todo
         SET time_kind = ?, due_date = ?, due_time = ?, zone = ?, due_at = ?, end_time = ?,
             rrule = coalesce(?, rrule), series_start = ?, occurrence = ?
       WHERE id = ?
      """,
      next.due.columns + [
        Value(next.endTime?.description), Value(next.countedRule),
        Value(next.recurrence?.seriesStart.description),
        Value(next.recurrence?.occurrence.description), .text(todo.id),
      ]
    )
  }

  /// Ends series as one batch: they leave the list, and what was done of them stays known.
  package func endSeries(
    _ ids: [Todo.ID],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try change(BatchHeader(label: .end, source: source), at: now) { _ throws(DatabaseError) in
      for id in ids { try remove(id, at: now) }
    }
  }

  private func remove(_ id: Todo.ID, at now: Instant) throws(DatabaseError) {
    try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)])
    guard connection.changes > 0 else { return }
    try note(.ended, of: id, reason: nil, at: now)
  }
}

/// The outcome of passing over occurrences.
package struct Skipped: Hashable, Sendable {
  /// The to-dos as they are now, at their next occurrence.
  package var rows: [TodoRow]
  /// Those that have no further occurrence, and left the list.
  package var ended: [Todo.ID]
  /// The day to come that is left out of them, if it was that which was skipped.
  package var leftOut: CivilDate?
}
