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
