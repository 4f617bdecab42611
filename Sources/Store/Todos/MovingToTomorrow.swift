package import Model
package import SQLite

/// Moving what a day holds to the next one.
extension Store {
  /// The open to-dos of a day, and of those before it, that are not fixed: they come once, at no
  /// clock time that is still to come, by no deadline, and are no medication.
  package func movable(from day: CivilDate) throws(DatabaseError) -> [TodoRow] {
    try rows(
      """
      WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL AND todo.rrule IS NULL
        AND todo.zone IS NULL AND coalesce(reminder.breakthrough, 0) = 0
        AND (todo.due_date < ?1 OR todo.due_date = ?1 AND todo.due_time IS NULL)
      ORDER BY todo.due_date, todo.position, todo.id
      """,
      [.text(day.description)]
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
      let rows = try movable(from: day)
      for row in rows {
        var change = TodoChange()
        change.time.due = .floating(day.adding(days: 1), row.todo.due?.time)
        _ = try edit(row.todo.id, change, label: .edit, source: source, at: now)
      }
      return rows.map(\.todo.id)
    }
  }
}
