package import Model
package import Planning
package import SQLite
package import Store

/// Everything that the delivery loop does to the world; it waits for none of it.
///
/// Answers come back as an `Input`, at once or later. Beside `openStore`, each does nothing, or what
/// agrees with nothing being there, until it is set.
package struct Effects {
  /// The error of the effects on the database.
  package typealias Failure = DatabaseError

  // The database.

  /// Opens the database.
  package var openStore: (Store.Meaning) throws(Failure) -> DeliveryStore
  /// Whether somebody repairs the database at present, and needs it for himself.
  package var isBeingRepaired: () -> Bool = { false }
  /// Whether the day still needs a backup.
  package var isBackupDue: (CivilDate) -> Bool = { _ in false }
  /// Makes the day's backup; `Input.backedUp` answers.
  package var backUp: (CivilDate, Store.Meaning) -> Void = { _, _ in }

  /// Gives up the room that is kept for a full disk; whether there was any.
  package var giveUpReserve: () -> Bool = { false }
  /// Takes such room, where there is plenty.
  package var takeReserve: () -> Void = {}

  // The notification server.

  /// Hands a popup over; `Input.posted` answers.
  package var post: (PopupRequest) -> Void = { _ in }
  /// Takes a popup from the screen; `Input.withdrew` answers.
  package var withdraw: (PopupID) -> Void = { _ in }
  /// Lets go of all popups: their server is gone.
  package var forgetPopups: () -> Void = {}
  /// Asks the server whether it answers; `Input.probed` answers.
  package var probe: (Probe) -> Void = { _ in }
  /// Has the desktop keep popups of others back from now on, or no more.
  package var keepQuiet: (Bool) -> Void = { _ in }
  /// Has the bus start the server that is installed; `Input.serverStarted` answers.
  package var startServer: () -> Void = {}

  // Beside.

  /// Has the weather asked for and put into the database; nothing waits for it.
  package var askForWeather: () -> Void = {}

  // Time.

  /// Arms the alarm for a moment, or for none.
  package var arm: (Instant?) -> Arming = { _ in .armed }
  /// Has `Input.timer` come after a while, instead of when it was to come before; `false` where the
  /// system has no timer to give.
  package var after: (LoopTimer, Duration) -> Bool = { _, _ in true }
  package var cancel: (LoopTimer) -> Void = { _ in }

  // Telling.

  /// Tells how things stand; once for each change.
  package var tell: (ServiceState) -> Void = { _ in }
  /// Tells everybody who listens that a change was acted on.
  package var emitChanged: () -> Void = {}
  /// Told of whatever this program noted of its own accord: shown, held, settled, briefed.
  package var noted: () -> Void = {}
  /// Told that something was changed which a server is to have; nothing here asks a network for it.
  package var syncWaits: () -> Void = {}
  /// Has the phone's server asked, by whatever does that: something is to go there, or may have come.
  package var push: () -> Void = {}
  package var log: (LogEntry) -> Void = { _ in }
  /// Gives back the memory that work has taken.
  package var giveMemoryBack: () -> Void = {}
  /// Begins to end: nothing new is taken on.
  package var stopping: () -> Void = {}
  package var end: (EndReason) -> Void = { _ in }

  // Deciding and looking.

  /// The planner.
  package var plan: (PlanState, Instant, Zone, Policy, Surroundings) throws(Failure) -> Plan =
    {
      Planning.plan($0, at: $1, in: $2, policy: $3, surroundings: $4)
    }
  /// Told of each step; a test that throws here stops what is being done.
  package var reach: (Step) throws(Failure) -> Void = { _ in }

  package init(openStore: @escaping (Store.Meaning) throws(Failure) -> DeliveryStore) {
    self.openStore = openStore
  }
}

/// An answer to arming the alarm.
package enum Arming: Hashable, Sendable {
  case armed
  /// The moment has come already, and nothing is armed.
  case due
  /// It is armed, and the clock was set meanwhile.
  case clockChanged
  /// The system refuses: nothing would ever ring.
  case failed
}
