package import Model
package import SQLite

extension Store {
  /// How much was done since a moment.
  package func doneCount(since moment: Instant) throws(DatabaseError) -> Int {
    try connection.first(
      "SELECT count(*) FROM completion WHERE completed_at >= ?",
      [Value(seconds: moment)]
    ) { $0.integer(0) } ?? 0
  }

  /// Whether anything open is for a day, or for one before it.
  package func hasMore(on day: CivilDate) throws(DatabaseError) -> Bool {
    let end = meaning.zones.current().instant(of: CivilDateTime(day.adding(days: 1), .midnight))
    return try connection.first(
      """
      SELECT EXISTS (SELECT 1 FROM todo WHERE completed_at IS NULL AND paused_at IS NULL
                        AND due_date <= ?1)
          OR EXISTS (SELECT 1 FROM todo WHERE completed_at IS NULL AND paused_at IS NULL
                        AND due_at < ?2)
      """,
      [.text(day.description), Value(seconds: end)]
    ) { $0.integer(0) == 1 } ?? false
  }
}
