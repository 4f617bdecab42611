package import Model
internal import Planning
package import SQLite

extension Store {
  /// Passes over the present occurrence of series as one batch; nothing counts as done.
  ///
  /// A series whose last occurrence that was leaves the list. What comes once is left as it is.
  package func skip(
    _ ids: [Todo.ID],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Skipped {
    try change(BatchHeader(label: .skip, source: source), at: now) { batch throws(DatabaseError) in
      for id in ids {
        guard let todo = try row(id)?.todo, todo.completedAt == nil, todo.recurrence != nil
        else { continue }
        try note(.skipped, of: id, reason: todo.recurrence?.occurrence.description, at: now)
        try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
          try passOver(todo, at: now)
        }
      }
    }
    let rows = try rows(of: ids)
    let left = Set(rows.map(\.todo.id))
    return Skipped(rows: rows, ended: ids.filter { !left.contains($0) })
  }

  private func passOver(_ todo: Todo, at now: Instant) throws(DatabaseError) {
    guard let next = skipped(todo, at: now, in: calendar) else {
      return try remove(todo.id, at: now)
    }
    try connection.run(
      """
      UPDATE todo
         SET time_kind = ?, due_date = ?, due_time = ?, zone = ?, due_at = ?,
             rrule = coalesce(?, rrule), series_start = ?, occurrence = ?
       WHERE id = ?
      """,
      next.due.columns + [
        Value(next.countedRule), Value(next.recurrence?.seriesStart.description),
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
}
