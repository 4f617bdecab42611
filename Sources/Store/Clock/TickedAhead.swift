package import Model
internal import Planning
package import SQLite

/// Occurrences that were ticked off.
extension DeliveryStore {
  /// Series of which an occurrence was ticked off at a moment that has not come yet, and not looked at
  /// since.
  func tickedAhead(of now: Instant) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(
      """
      SELECT DISTINCT todo_id FROM completion
       WHERE completed_at > ? AND completed_at < 253402300800 AND occurrence IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM delivery
                          WHERE delivery.todo_id = completion.todo_id
                            AND event = '\(Self.ticked)' AND until = completed_at * 1000)
      """,
      [.integer((now + .seconds(60)).seconds)]
    ) { $0.text(0) }
  }

  /// Has the series go on from the occurrence that was ticked off, as `seriesAfterClockRanAhead` has it;
  /// once for each tick, so that nothing that is answered later is undone by it.
  func followTick(of id: Todo.ID, at now: Instant) throws(DatabaseError) {
    let ahead = Value.integer((now + .seconds(60)).seconds)
    let ticks = try connection.all(
      """
      SELECT completed_at, occurrence FROM completion
       WHERE completed_at > ? AND completed_at < 253402300800 AND todo_id = ?
         AND occurrence IS NOT NULL
      """,
      [ahead, .text(id)]
    ) { (at: $0.integer(0), occurrence: StoredTodo.civil($0.text(1))) }
    for tick in ticks {
      try connection.run(
        "INSERT INTO delivery (at, todo_id, event, until) VALUES (?, ?, '\(Self.ticked)', ?)",
        [Value(milliseconds: now), .text(id), .integer(Int64(tick.at) * 1000)]
      )
    }
    guard let ticked = ticks.compactMap(\.occurrence).max(), var stored = try storedTodo(id),
      let next = seriesAfterClockRanAhead(stored.todo, ticked: ticked, at: now, in: calendar)
    else { return }
    stored.todo = next
    stored.rule = next.countedRule ?? stored.rule
    stored.seriesStart = next.recurrence?.seriesStart
    stored.occurrence = next.recurrence?.occurrence
    try write(stored)
  }

  /// The event in the ledger; `until` is the moment that has not come yet.
  private static let ticked = "ticked-ahead"
}

/// Telling of it.
extension Store {
  /// How many were ticked off at a moment that has not come yet, and the last of these moments.
  package func tickedAhead(at now: Instant) throws(DatabaseError) -> (count: Int, last: Instant)? {
    try connection.first(
      "SELECT count(*), max(completed_at) FROM completion WHERE completed_at > ?",
      [.integer((now + .seconds(60)).seconds)]
    ) { row in row.seconds(1).map { (count: row.integer(0), last: $0) } } ?? nil
  }

  /// Series whose reminder waits for a later moment than their own rule gives, by their titles.
  package func waitingTooLong(at now: Instant) throws(DatabaseError) -> [String] {
    let calendar = calendar
    return try rows(
      """
      WHERE todo.rrule IS NOT NULL AND todo.completed_at IS NULL AND todo.paused_at IS NULL
        AND reminder.state IN ('scheduled', 'held', 'shown') AND reminder.fire_at > ?
      """,
      [Value(milliseconds: now)]
    )
    .filter { row in
      guard let waits = row.reminder?.fireAt, let due = row.dueAt else { return false }
      let next = due > now ? due : row.todo.comingOccurrence(after: now, in: calendar)
      return next.map { waits > $0 } ?? false
    }
    .map(\.todo.title)
  }
}
