internal import Model
package import SQLite

extension Store {
  /// The open to-do that comes next, and when: `nil` if nothing is open.
  ///
  /// The earliest due time, else the highest priority and the first position. Each candidate is one
  /// step into an index, so that it takes no longer with a million to-dos.
  package func next() throws(DatabaseError) -> TodoRow? {
    var timed = try firstFloating() + firstFixed() + firstElapsed()
    timed += try firstPutOff(before: timed.min(by: Store.comesBefore)?.dueAt)
    if let first = timed.min(by: Store.comesBefore) { return first }
    for priority in [Priority.high, .normal, .low] {
      let first = try rows(
        """
        WHERE \(Store.waits) AND todo.due_date IS NULL AND todo.due_at IS NULL
          AND todo.priority = ? ORDER BY todo.position LIMIT 1
        """,
        [.text(priority.rawValue)]
      )
      if let row = first.first { return row }
    }
    return nil
  }

  private static func comesBefore(_ one: TodoRow, _ other: TodoRow) -> Bool {
    guard let moment = one.nextMoment else { return false }
    guard let otherMoment = other.nextMoment else { return true }
    return moment < otherMoment
  }

  /// What is open, does not pause, and was not put off to another moment.
  static let waits = """
    todo.completed_at IS NULL AND todo.paused_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM reminder WHERE todo_id = todo.id AND state = 'snoozed')
    """

  /// What was put off to a moment before one of the others, or to any where there is none.
  private func firstPutOff(before moment: Instant?) throws(DatabaseError) -> [TodoRow] {
    let first = try connection.first(
      """
      SELECT todo_id FROM reminder
       WHERE state = 'snoozed' AND fire_at IS NOT NULL AND fire_at < ? ORDER BY fire_at LIMIT 1
      """,
      [moment.map { Value(milliseconds: $0) } ?? .integer(.max)]
    ) { $0.text(0) }
    guard let first else { return [] }
    return try rows(
      "WHERE todo.id = ? AND todo.completed_at IS NULL AND todo.paused_at IS NULL",
      [.text(first)]
    )
  }

  /// A day without a clock comes at the policy's time, so it stands beside the first clock time.
  private func firstFloating() throws(DatabaseError) -> [TodoRow] {
    let condition = """
      WHERE \(Store.waits) AND todo.due_date IS NOT NULL AND todo.zone IS NULL
      """
    let day = try connection.first("SELECT min(due_date) FROM todo \(condition)") {
      $0.textIfAny(0)
    }
    guard let day = day ?? nil else { return [] }
    return try rows(
      "\(condition) AND todo.due_date = ? AND todo.due_time IS NULL LIMIT 1",
      [.text(day)]
    )
      + rows(
        "\(condition) AND todo.due_date = ? AND todo.due_time > '' ORDER BY todo.due_time LIMIT 1",
        [.text(day)]
      )
  }

  /// Zones are at most 26 hours apart, so the first lies within two days of the earliest date.
  private func firstFixed() throws(DatabaseError) -> [TodoRow] {
    let condition = """
      WHERE \(Store.waits) AND todo.due_date IS NOT NULL AND todo.zone IS NOT NULL
      """
    return try rows(
      """
      \(condition) AND todo.due_date <= (SELECT date(min(due_date), '+2 days') FROM todo \(condition))
      ORDER BY todo.due_date, todo.due_time LIMIT 500
      """
    )
  }

  private func firstElapsed() throws(DatabaseError) -> [TodoRow] {
    try rows(
      "WHERE \(Store.waits) AND todo.due_at IS NOT NULL ORDER BY todo.due_at LIMIT 1"
    )
  }
}

extension TodoRow {
  /// When it comes: what was put off at the moment that it was put off to.
  fileprivate var nextMoment: Instant? {
    reminder?.state == .snoozed ? reminder?.againAt ?? dueAt : dueAt
  }
}
