package import Model
package import SQLite
package import Store

/// An event that the delivery loop handles, one after the other, each to its end.
package enum Input: Sendable {
  /// The program has begun.
  case begin
  /// Nothing in particular has come: the watchdog asks for a pass that proves that the loop works.
  case check
  /// The settings are read anew.
  case settings(Store.Meaning)
  /// The program is to end.
  case end(EndReason)

  // The database.

  /// Somebody writes to a file of the database; its main one, or one beside it.
  case databaseTouched(isMainFile: Bool)
  /// A writer says that its change is complete.
  case databaseWritten
  /// The day's backup has been made, or has come to nothing.
  case backedUp(Result<Void, DatabaseError>)

  // Time.

  case timer(LoopTimer)
  /// The armed moment has come.
  case alarm
  case clockChanged
  /// The machine is about to sleep.
  case fallsAsleep
  case resumed
  /// The machine may be set to another zone.
  case zoneChanged

  // The notification server.

  /// A server has taken the name; no other ever has this identity.
  case serverAppeared(String)
  case serverDisappeared
  /// The server has told who it is, so it does not hang.
  case serverAnswered(ServerTraits)
  case probed(Probe, isAnswered: Bool)
  /// The bus was asked to start a server.
  case serverStarted(isInstalled: Bool)

  // Popups.

  case posted(PopupRequest.ID, Posted)
  /// The server was asked to take a popup from the screen.
  case withdrew(PopupID, isAnswered: Bool)
  case pressed(UInt32, button: String, Witness)
  /// Expired is what the server says that it closed of its own accord.
  case closed(UInt32, isExpired: Bool, Witness)
  /// So many popups of others are on the screen of this program, or about to come there.
  case guests(Int)

  // The surroundings.

  case doNotDisturb(Bool)
  /// The person has switched the popups of this program off in the desktop's settings.
  case switchedOff(Bool)
  case screenSaver(Bool)
  case session(LoginSessionState)
}

/// An outcome of handing over a popup.
package enum Posted: Hashable, Sendable {
  /// On screen, or on its way there, under this number.
  case shown(UInt32)
  /// Not taken; the server's or the library's own words.
  case refused(String)
}

/// The one who tells what became of a popup.
package enum Witness: Hashable, Sendable {
  /// The library that posted it for this process.
  case poster
  /// A signal on the bus of the server of this identity, whoever posted the popup.
  case server(String)
}

/// A question to the notification server that shows whether it answers at all.
package struct Probe: Hashable, Sendable {
  package let server: String
  /// How long an answer may take.
  package let limit: Duration

  package init(server: String, limit: Duration) {
    self.server = server
    self.limit = limit
  }
}

/// A reason for the program to end.
package enum EndReason: Hashable, Sendable {
  case asked
  /// Another service has the lock of the database.
  case lockTaken
  /// The database is another file, or has another schema.
  case databaseReplaced
  /// The system gives no alarm.
  case noAlarm
}
