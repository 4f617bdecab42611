package import SQLite
internal import Store

/// An event that whoever looks after the service may want to read of.
package enum LogEntry: Hashable, Sendable {
  case clockChanged
  case zoneChanged(String)
  case wakesInThePast
  case serverAppeared, serverDisappeared, serverSilent, serverAnswersAgain
  case refused(String)
  case briefingRefused(String)
  case adoptionRefused(String)
  /// The loop shows the same reminders again and again.
  case runaway
  case pressed(button: String)
  case surroundings(isDoNotDisturb: Bool, isLocked: Bool, isIdle: Bool)
  case databaseTrouble(DatabaseError)
  case databaseWorks
  /// The disk is full, and the room that was kept for that is free now.
  case reserveGivenUp
  /// A popup goes out of which the database can take no note.
  case shownUnnoted
  case databaseReplaced
  /// Somebody has taken the database's log away while it was open.
  case logTaken
  /// What was in that log is in the database again; others had begun one of their own, and what there
  /// was before is at `apart`.
  case logPutBack(apart: String?)
  /// A file that others could get at, and now cannot.
  case closedToOthers(path: String)
  /// Triggers, views and indexes of another program that were taken out of the database.
  case schemaDropped([String])
  /// The program ends, and a popup that is on screen could not be recorded.
  case unrecorded(DatabaseError)
  case backupMade
  case backupFailed(DatabaseError)
  case ending(EndReason)
}
