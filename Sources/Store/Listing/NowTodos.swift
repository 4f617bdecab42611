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

/// What a person has for something now; without either, anything will do.
package struct NowWish: Hashable, Sendable {
  /// So many minutes at most; what nobody said of comes behind what is known to be short enough.
  package var minutes: Int?
  /// Whether it is to need little energy.
  package var isLow: Bool

  package init(minutes: Int? = nil, isLow: Bool = false) {
    (self.minutes, self.isLow) = (minutes, isLow)
  }
}

extension NowWish {
  /// The conditions on the columns of a to-do, one after the other: what fits the second comes behind
  /// all that fits the first.
  fileprivate var conditions: [String] {
    let low =
      isLow
      ? """
       AND (todo.energy = 'low' OR todo.energy IS NULL AND todo.duration <= \(Effort.short))
      """ : ""
    guard let minutes else { return [low] }
    return ["\(low) AND todo.duration <= \(minutes)", "\(low) AND todo.duration IS NULL"]
  }
}

extension Store {
  /// The first open to-dos that can be done now and fit a wish, at most so many.
  package func nowTodos(
    at now: Instant,
    for wish: NowWish,
    limit: Int
  ) throws(DatabaseError) -> [NowTodo] {
    var found: [NowTodo] = []
    for condition in wish.conditions where found.count < limit {
      found += try nowTodos(at: now, fitting: condition, limit: limit - found.count)
    }
    return found
  }

  /// The first open to-dos that can be done now, at most so many: what is being done, then what is
  /// due, the most important and the earliest first, then what has no time, the most important and
  /// the oldest first.
  ///
  /// What pauses, was put off or comes later is not among them.
  package func nowTodos(
    at now: Instant,
    fitting: String = "",
    limit: Int
  ) throws(DatabaseError) -> [NowTodo] {
    var found = try begun(at: now, fitting: fitting).map { NowTodo(row: $0, reason: .begun) }
    if found.count < limit {
      found += try due(at: now, fitting: fitting, limit: limit).map {
        NowTodo(row: $0, reason: .due)
      }
    }
    for priority in [Priority.high, .normal, .low] where found.count < limit {
      let rows = try rows(
        """
        WHERE \(Store.waits) AND todo.due_date IS NULL AND todo.due_at IS NULL
          AND todo.priority = ?\(fitting) ORDER BY todo.created_at, todo.position LIMIT \(limit)
        """,
        [.text(priority.rawValue)]
      )
      found += rows.map { NowTodo(row: $0, reason: priority == .high ? .priority : .age) }
    }
    return Array(found.prefix(limit))
  }

  /// What is being done, the latest begun first: its question comes last.
  ///
  /// What was begun lately is looked up first, since reminders are as many as to-dos.
  package func begun(
    at now: Instant,
    fitting: String = ""
  ) throws(DatabaseError) -> [TodoRow] {
    try rows(
      """
      WHERE todo.id IN (SELECT todo_id FROM delivery WHERE at >= ? AND event = 'began')
        AND todo.completed_at IS NULL AND todo.paused_at IS NULL
        AND reminder.state = 'snoozed' AND reminder.check_in IS NOT NULL\(fitting)
      ORDER BY reminder.again_at DESC LIMIT 50
      """,
      [Value(milliseconds: now - .seconds(7 * 86_400))]
    )
  }

  /// What is due, of one priority after the other: so each query ends with the first rows of an index.
  private func due(
    at now: Instant,
    fitting: String,
    limit: Int
  ) throws(DatabaseError) -> [TodoRow] {
    var found: [TodoRow] = []
    for priority in [Priority.high, .normal, .low] where found.count < limit {
      found += try due(at: now, of: priority, fitting: fitting, limit: limit)
    }
    return found
  }

  private func due(
    at now: Instant,
    of priority: Priority,
    fitting: String,
    limit: Int
  ) throws(DatabaseError) -> [TodoRow] {
    let civil = meaning.zones.current().civil(at: now)
    // Few things are high, and have an index of their own, which a value that is bound would not tell
    // of; the index of dates soon leads to what is normal.
    let isHigh = priority == .high
    let priority = Value.text(priority.rawValue)
    let today = Value.text(civil.date.description)
    let clock = Value.text(TimeOfDay.hour(civil.time.hour, civil.time.minute).description)
    let tomorrow = Value.text(civil.date.adding(days: 1).description)
    let fixed = try rows(
      """
      WHERE todo.priority = ? AND todo.zone IS NOT NULL AND todo.due_date <= ? AND \(Store.waits)\(fitting)
      ORDER BY todo.due_date, todo.due_time LIMIT 500
      """,
      [priority, tomorrow]
    ).filter { row in row.dueAt.map { $0 <= now } ?? false }
    let high = isHigh ? " AND todo.priority = 'high'" : ""
    let rows =
      try fixed
      + rows(
        """
        WHERE todo.priority = ?1\(high) AND todo.zone IS NULL AND todo.due_date <= ?2
          AND (todo.due_date < ?2 OR todo.due_time IS NULL OR todo.due_time <= ?3)
          AND \(Store.waits)\(fitting)
        ORDER BY todo.due_date, todo.due_time LIMIT \(limit)
        """,
        [priority, today, clock]
      )
      + rows(
        """
        WHERE todo.priority = ? AND todo.due_at <= ? AND \(Store.waits)\(fitting)
        ORDER BY todo.due_at LIMIT \(limit)
        """,
        [priority, Value(seconds: now)]
      )
    return rows.sorted { ($0.dueAt ?? now) < ($1.dueAt ?? now) }
  }
}
