package import Model
package import SQLite

extension Store {
  /// The open to-dos of a filter whose time lies before a day, the latest of them, by time; with how
  /// many there are in all, as far as to a thousand.
  ///
  /// Only as many are read as are asked for, so that years of them take no longer.
  package func waiting(
    before day: CivilDate,
    _ filter: TodoFilter,
    limit: Int
  ) throws(DatabaseError) -> (rows: [TodoRow], count: Int) {
    let query = try ListingQuery(filter, of: self)
    let start = meaning.zones.current().instant(of: CivilDateTime(day, .midnight))
    let date = Value.text(day.description)
    let moment = Value(seconds: start)
    let floating = "todo.paused_at IS NULL AND todo.zone IS NULL AND todo.due_date < ?"
    let elapsed = "todo.paused_at IS NULL AND todo.due_at < ?"
    // Zones are at most 26 hours apart; who has more than so many in other zones sees them in `list`.
    let fixed = try query.rows(
      """
      todo.paused_at IS NULL AND todo.zone IS NOT NULL AND todo.due_date <= ?
      ORDER BY todo.due_date DESC, todo.due_time DESC LIMIT 500
      """,
      [.text(day.adding(days: 1).description)],
      of: self
    ).filter { row in row.dueAt.map { $0 < start } ?? false }
    let rows =
      try fixed
      + query.rows(
        "\(floating) ORDER BY todo.due_date DESC, todo.due_time DESC LIMIT \(limit)",
        [date],
        of: self
      )
      + query.rows("\(elapsed) ORDER BY todo.due_at DESC LIMIT \(limit)", [moment], of: self)
    return (
      rows.sorted { ($0.dueAt ?? start) < ($1.dueAt ?? start) }.suffix(limit),
      try fixed.count + query.count(floating, [date], most: 1000)
        + query.count(elapsed, [moment], most: 1000)
    )
  }
}
