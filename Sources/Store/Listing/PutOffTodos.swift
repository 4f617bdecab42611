package import Model
package import SQLite

extension Store {
  /// The open to-dos that were put off to a moment within a window, the earliest first.
  package func putOff(in window: Range<Instant>) throws(DatabaseError) -> [TodoRow] {
    guard !window.isEmpty else { return [] }
    return try rows(
      """
      WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL AND reminder.state = 'snoozed'
        AND reminder.check_in IS NULL AND reminder.fire_at >= ? AND reminder.fire_at < ?
      ORDER BY reminder.fire_at LIMIT 50
      """,
      [Value(milliseconds: window.lowerBound), Value(milliseconds: window.upperBound)]
    )
  }
}

extension TodoRow {
  /// Whether it was put off to a moment, or to a later one.
  package func isPutOff(to moment: Instant) -> Bool {
    putOffTo.map { $0 >= moment } ?? false
  }

  /// The moment that it was put off to.
  package var putOffTo: Instant? { reminder?.state == .snoozed ? reminder?.againAt : nil }
}
