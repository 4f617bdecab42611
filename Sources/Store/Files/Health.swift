package import Model
package import SQLite

extension Store {
  /// How many to-dos there are, open and done.
  package func todoCount() throws(DatabaseError) -> Int {
    try connection.first("SELECT count(*) FROM todo") { $0.integer(0) } ?? 0
  }

  /// How many open to-dos have a sentence in their `problem`.
  package func remarkCount() throws(DatabaseError) -> Int {
    try connection.first(
      "SELECT count(*) FROM todo WHERE problem IS NOT NULL AND completed_at IS NULL"
    ) { $0.integer(0) } ?? 0
  }

  /// The first moment before this one at which something came due that has not come to the screen, and
  /// is not held.
  package func unshown(before moment: Instant) throws(DatabaseError) -> Instant? {
    try connection.first(
      """
      SELECT min(fire_at) FROM reminder JOIN todo ON todo.id = todo_id
       WHERE fire_at < ? AND state IN ('scheduled', 'delivering', 'snoozed')
         AND completed_at IS NULL AND paused_at IS NULL
      """,
      [Value(milliseconds: moment)]
    ) { $0.milliseconds(0) } ?? nil
  }

  /// Whether the journal has a step of this moment, to the millisecond.
  package func hasBatch(madeAt moment: Instant) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM batch WHERE made_at = ? LIMIT 1",
      [Value(milliseconds: moment)]
    ) { $0.integer(0) } != nil
  }

  /// Lists the damage that a look at every page of the file finds, at most five sentences; empty if
  /// all is well.
  ///
  /// A value that its column does not take is none: see `mendColumns`. Takes as long as reading the
  /// whole file does.
  package func damage() throws(DatabaseError) -> [String] {
    try connection.structuralDamage(5)
  }
}
