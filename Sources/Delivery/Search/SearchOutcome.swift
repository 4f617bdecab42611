package import Language
package import Model
package import SQLite
package import Store

/// What came of a result that was chosen.
package enum SearchOutcome {
  /// Words were stored, but for some that are part of no to-do.
  case stored([Draft], leftOut: [String], batch: Int?)
  case done(TodoRow, batch: Int?)
  case putOff(TodoRow, until: Instant, batch: Int?)
  /// It repeats and has not come yet, so nothing was counted as done.
  case comesLater(TodoRow)
  /// It pauses, so nothing of it comes.
  case paused(TodoRow)
  /// It is done already, or on no list any more.
  case gone
  /// A step was taken back.
  case takenBack
  /// Something was done since that step, so nothing was taken back.
  case notTakenBack
  /// The database does not take it now.
  case notTaken(DatabaseError, words: String?)
}

extension SearchOutcome {
  /// Whether something is different now.
  var isChange: Bool {
    switch self {
    case .stored, .done, .putOff, .takenBack: true
    case .comesLater, .paused, .gone, .notTakenBack, .notTaken: false
    }
  }
}
