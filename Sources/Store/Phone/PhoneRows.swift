package import Model
package import Planning
package import SQLite

/// The rows of `push`, as values.
extension Store {
  /// How far each reminder has come on its way to the phone, the newest last.
  ///
  /// What nobody answers stays there for as long as it is open: however many those are, the newest are
  /// among those that are read.
  package func phoneReminders() throws(DatabaseError) -> [PhoneReminder] {
    try connection.all(
      """
      SELECT todo_id, state, since, message, sent_at, next_at, asks FROM push
       WHERE state = 'wanted' OR (sent_at IS NOT NULL AND state <> 'dropped')
          OR EXISTS (SELECT 1 FROM reminder
                      WHERE reminder.todo_id = push.todo_id AND reminder.state IN ('shown', 'held'))
       ORDER BY id DESC LIMIT 2000
      """
    ) { row in
      PhoneReminder(
        todo: row.text(0),
        state: PhoneReminder.State(rawValue: row.text(1)) ?? .dropped,
        since: row.milliseconds(2) ?? Instant(seconds: 0),
        message: row.textIfAny(3),
        sentAt: row.milliseconds(4),
        nextAt: row.milliseconds(5),
        asks: row.integer(6).clamped(to: 0...1_000_000)
      )
    }
    .reversed()
  }

  /// How many messages went out on the day of a moment; the ledger has a moment of its own for each.
  package func messagesSent(onDayOf now: Instant) throws(DatabaseError) -> Int {
    let today = calendar.zone.civil(at: now).date
    let midnight = calendar.zone.instant(of: CivilDateTime(today, .midnight))
    return try connection.first(
      "SELECT count(DISTINCT at) FROM delivery WHERE at >= ? AND event = 'pushed'",
      [Value(milliseconds: midnight)]
    ) { $0.integer(0) } ?? 0
  }
}
