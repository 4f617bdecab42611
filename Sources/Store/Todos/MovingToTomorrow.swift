package import Model
package import SQLite

/// Moving what a day holds to the next one.
extension Store {
  /// The open to-dos of a day, and of those before it, that are not fixed: they come once, at no
  /// clock time of that day, by no deadline, are no medication nor part of what repeats, and were not
  /// put off to a time ahead.
  package func movable(
    from day: CivilDate,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    try rows(
      """
      WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL AND todo.rrule IS NULL
        AND todo.zone IS NULL
        AND NOT coalesce(reminder.state = 'snoozed' AND reminder.again_at > ?2, 0)
        AND todo.id NOT IN (\(Store.unmovable))
        AND (todo.due_date < ?1 OR todo.due_date = ?1 AND todo.due_time IS NULL)
      ORDER BY todo.due_date, todo.position, todo.id
      """,
      [.text(day.description), Value(milliseconds: now)]
    ).filter { !$0.todo.hasDeadline }
  }

  /// Moves them to the day after, in one step; a clock time stays.
  package func moveToTomorrow(
    from day: CivilDate,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      shared = SharedStep(header: BatchHeader(label: .edit, source: source))
      defer { shared = nil }
      let rows = try movable(from: day, at: now)
      for row in rows {
        var change = TodoChange()
        change.time.due = .floating(day.adding(days: 1), row.todo.due?.time)
        _ = try edit(row.todo.id, change, label: .edit, source: source, at: now)
      }
      return rows.map(\.todo.id)
    }
  }
}
