package import Model
package import SQLite

/// An open to-do that can be done now, and why it is its turn.
package struct NowTodo: Hashable, Sendable {
  /// The reasons in their order: what has an earlier one comes first.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The person said to be doing it.
    case begun
    /// Its time has come, or it is for today.
    case due
    /// It matters more than others.
    case priority
    /// It has waited longest.
    case age
  }

  package let row: TodoRow
  package let reason: Reason
}

extension Store {
  /// The first open to-dos that can be done now, at most so many: what is being done, then what is
  /// due, the most important and the earliest first, then what has no time, the most important and
  /// the oldest first.
  ///
  /// What pauses, was put off or comes later is not among them.
  package func nowTodos(at now: Instant, limit: Int) throws(DatabaseError) -> [NowTodo] {
    var found = try begun().map { NowTodo(row: $0, reason: .begun) }
    if found.count < limit {
      found += try due(at: now, limit: limit).map { NowTodo(row: $0, reason: .due) }
    }
    for priority in [Priority.high, .normal, .low] where found.count < limit {
      let rows = try rows(
        """
        WHERE \(Store.waits) AND todo.due_date IS NULL AND todo.due_at IS NULL
          AND todo.priority = ? ORDER BY todo.created_at, todo.position LIMIT \(limit)
        """,
        [.text(priority.rawValue)]
      )
      found += rows.map { NowTodo(row: $0, reason: priority == .high ? .priority : .age) }
    }
    return Array(found.prefix(limit))
  }

  /// What is being done, the latest begun first: its question comes last.
  package func begun() throws(DatabaseError) -> [TodoRow] {
    try rows(
      """
      WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL
        AND reminder.state = 'snoozed' AND reminder.check_in IS NOT NULL
      ORDER BY reminder.again_at DESC LIMIT 50
      """
    )
  }

  private func due(at now: Instant, limit: Int) throws(DatabaseError) -> [TodoRow] {
    let civil = meaning.zones.current().civil(at: now)
    let today = Value.text(civil.date.description)
    let clock = Value.text(TimeOfDay.hour(civil.time.hour, civil.time.minute).description)
    let order = "ORDER BY \(Store.rank)"
    let fixed = try rows(
      """
      WHERE \(Store.waits) AND todo.zone IS NOT NULL AND todo.due_date <= ?
      ORDER BY todo.due_date LIMIT 500
      """,
      [.text(civil.date.adding(days: 1).description)]
    ).filter { row in row.dueAt.map { $0 <= now } ?? false }
    let rows =
      try fixed
      + rows(
        """
        WHERE \(Store.waits) AND todo.zone IS NULL AND (todo.due_date < ?1 OR todo.due_date = ?1
          AND (todo.due_time IS NULL OR todo.due_time <= ?2))
        \(order), todo.due_date, todo.due_time LIMIT \(limit)
        """,
        [today, clock]
      )
      + rows(
        "WHERE \(Store.waits) AND todo.due_at <= ? \(order), todo.due_at LIMIT \(limit)",
        [Value(seconds: now)]
      )
    return rows.sorted { one, other in
      (one.todo.priority.rank, one.dueAt ?? now) < (other.todo.priority.rank, other.dueAt ?? now)
    }
  }

  /// The order of priorities in SQL.
  private static let rank = """
    CASE todo.priority WHEN 'high' THEN 0 WHEN 'normal' THEN 1 ELSE 2 END
    """
}
