package import Model
package import SQLite

/// That something was done may be known no more: a repair could read neither the completions nor all of
/// what would tell of them.
extension Store {
  /// When that was last, if it ever was.
  package func lastLostCompletions() throws(DatabaseError) -> Instant? {
    try connection.first(
      "SELECT max(at) FROM delivery WHERE event = '\(Connection.lostCompletions)'"
    ) { $0.milliseconds(0) } ?? nil
  }
}

extension Connection {
  /// Notes it in the ledger.
  func noteLostCompletions() throws(DatabaseError) {
    try run(
      """
      INSERT INTO delivery (at, event)
      VALUES (\(SchemaJournal.millisecond), '\(Connection.lostCompletions)')
      """
    )
  }

  /// The event in the ledger.
  fileprivate static let lostCompletions = "done-lost"
}
