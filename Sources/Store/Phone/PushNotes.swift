package import Model
package import Planning
package import SQLite

/// What the service notes about the phone: it decides, and somebody else speaks with the server.
extension DeliveryStore {
  /// Reads what the planner needs to know about the phone at `now`.
  package func pushState(at now: Instant, isLocked: Bool) throws(DatabaseError) -> PushState {
    try connection.reading { () throws(DatabaseError) in
      PushState(
        unanswered: try unanswered(at: now),
        phone: try phoneReminders(),
        sentToday: try messagesSent(onDayOf: now),
        quiet: try quiet(),
        isFocusing: try focusState()?.course(to: now, isLocked: isLocked).holdsReminders ?? false
      )
    }
  }

  /// Notes a plan; answers when the phone's server is to be asked next, where it is asked now.
  ///
  /// What was answered since the plan was made goes nowhere.
  package func note(_ plan: PushPlan, at now: Instant) throws(DatabaseError) -> Instant? {
    guard plan.asks || !plan.changes.isEmpty else { return nil }
    return try connection.writing { () throws(DatabaseError) -> Instant? in
      for change in plan.changes { try note(change, at: now) }
      guard plan.asks else { return nil }
      try postponeAsking(at: now)
      return try connection.first("SELECT min(next_at) FROM push WHERE \(Self.isUnderWay)") {
        $0.milliseconds(0)
      } ?? nil
    }
  }

  /// Shown within a day, or held, and never more than what one look bears.
  private func unanswered(at now: Instant) throws(DatabaseError) -> [PendingReminder] {
    try pending(
      """
      reminder.check_in IS NULL AND reminder.todo_id IN (
        SELECT * FROM (SELECT todo_id FROM reminder INDEXED BY reminder_shown
                        WHERE state = 'shown' AND shown_at > ?1 ORDER BY shown_at DESC LIMIT 200)
         UNION
        SELECT * FROM (SELECT todo_id FROM reminder INDEXED BY reminder_fire
                        WHERE fire_at <= ?2 AND state = 'held' ORDER BY fire_at DESC LIMIT 200))
      """,
      [
        Value(milliseconds: now - .seconds(PhoneReminder.longest.components.seconds)),
        Value(milliseconds: now),
      ]
    )
  }

  private func note(_ change: PushPlan.Change, at now: Instant) throws(DatabaseError) {
    switch change {
    case .begin(let id, let since):
      // Its token stays: an answer that was given before this occurrence came is one to the one before.
      try connection.run(
        "UPDATE push SET state = 'answered', next_at = NULL, asks = 0 WHERE todo_id = ? AND state <> 'answered'",
        [.text(id)]
      )
      // A message that is going out at this moment is told of when it has gone.
      try connection.run(
        """
        DELETE FROM push
         WHERE state = 'answered' AND sent_at IS NULL AND since < iif(message IS NULL, ?1, ?2)
        """,
        [
          Value(milliseconds: now - .minutes(10)),
          Value(milliseconds: now - PhoneReminder.longest),
        ]
      )
      try connection.run(
        "INSERT INTO push (todo_id, since) SELECT ?1, ?2 WHERE EXISTS (\(Self.stillUnanswered))",
        [.text(id), Value(milliseconds: since)]
      )
    case .push(let ids, let reason):
      let message = try connection.first(
        "SELECT 'v' || lower(hex(randomblob(8))), lower(hex(randomblob(16)))"
      ) { ($0.text(0), $0.text(1)) }
      guard let message else { return }
      for id in ids {
        try connection.run(
          """
          UPDATE push SET state = 'wanted', reason = ?2, message = ?3, token = ?4, next_at = NULL, asks = 0
           WHERE todo_id = ?1 AND state = 'waiting' AND EXISTS (\(Self.stillUnanswered))
          """,
          [.text(id), .text(reason.rawValue), .text(message.0), .text(message.1)]
        )
      }
    case .drop(let ids):
      for id in ids {
        try connection.run(
          "UPDATE push SET state = 'dropped' WHERE todo_id = ? AND state = 'waiting'",
          [.text(id)]
        )
        try note(.pushDropped, of: id, reason: "per-day", at: now)
      }
    case .giveUp(let id):
      let limit = Value(
        milliseconds: now - .seconds(PhoneReminder.longest.components.seconds)
      )
      try connection.run(
        "DELETE FROM push WHERE todo_id = ? AND state = 'answered' AND sent_at <= ?",
        [.text(id), limit]
      )
      try connection.run(
        """
        UPDATE push SET state = 'dropped', token = NULL
         WHERE todo_id = ? AND state = 'sent' AND sent_at <= ?
        """,
        [.text(id), limit]
      )
    }
  }

  /// Has the server asked again after a pause that grows, whatever comes of asking it now: who asks it
  /// may be gone before he can say so.
  private func postponeAsking(at now: Instant) throws(DatabaseError) {
    let rows = try connection.all(
      """
      SELECT id, asks FROM push
       WHERE \(Self.isUnderWay) AND (next_at IS NULL OR next_at <= ?)
      """,
      // What is to be asked in a moment is asked along with it.
      [Value(milliseconds: now + .seconds(30))]
    ) { (id: $0.integer(0), asks: $0.integer(1).clamped(to: 0...1_000_000)) }
    for row in rows {
      try connection.run(
        "UPDATE push SET asks = ?2, next_at = ?3 WHERE id = ?1",
        [
          Value(row.id), Value(row.asks + 1),
          Value(milliseconds: PhoneReminder.pause(afterAsks: row.asks + 1, at: now)),
        ]
      )
    }
  }

  private static let isUnderWay =
    "(state = 'wanted' OR (sent_at IS NOT NULL AND state IN ('sent', 'answered')))"

  private static let stillUnanswered = """
    SELECT 1 FROM reminder JOIN todo ON todo.id = reminder.todo_id
     WHERE reminder.todo_id = ?1 AND reminder.state IN ('shown', 'held')
       AND todo.completed_at IS NULL AND todo.paused_at IS NULL
    """
}
