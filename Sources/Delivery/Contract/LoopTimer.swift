/// A wait of some elapsed time that ends in something; each runs once at a time.
package enum LoopTimer: String, CaseIterable, Hashable, Sendable {
  /// Until the present event has been handled: several wishes for a pass make one.
  case pass
  /// Until a commit that was heard of can be seen.
  case recheck
  /// Until a writer has been quiet for a moment.
  case following
  /// Until the database is tried again.
  case retry
  /// Until whoever took the database's log away has put another database in its place, or has not.
  case takenLog
  /// Until the bus must have told whether there is a notification server.
  case firstContact
  /// Until the surroundings must have told whether a popup is welcome.
  case acquaintance
  /// Until a server that was handed something must have answered.
  case answer
  /// Until a server that hangs is asked once more.
  case probe
  /// Until an installed server is started.
  case serverStart
  /// Until popups that could not be taken over are tried again.
  case adoption
  /// Until what was pressed in a list of the server comes anew.
  case renewal
  /// Until an offer goes that nobody took up.
  case focusPassing
  /// Until the offer of other moments than Later's goes.
  case laterPassing
  /// Until the way back from an answer goes.
  case wayBack
  /// Until what came again and again may come once more.
  case runaway
  /// Until the moments far ahead are derived.
  case derivation
  /// Until the day's backup begins.
  case backup
  /// Until the memory that work has taken goes back.
  case rest
  /// Until the program ends, whatever has not arrived.
  case ending
}
