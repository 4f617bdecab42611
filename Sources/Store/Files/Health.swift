package import Model
package import SQLite

extension Store {
  /// How many to-dos there are, open and done.
  package func todoCount() throws(DatabaseError) -> Int {
    try connection.first("SELECT count(*) FROM todo") { $0.integer(0) } ?? 0
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
  /// Takes as long as reading the whole file does.
  package func damage() throws(DatabaseError) -> [String] {
    try connection.all("PRAGMA quick_check(5)") { $0.text(0) }.filter { $0 != "ok" }
  }
}
