internal import Glibc
package import Language
package import Model
package import Planning
package import SQLite

/// The database: every to-do, list, reminder and what was done to them.
///
/// One connection, used on one thread. Every write is one transaction that also settles, so what
/// any program left open is put in order by the next of our own.
package class Store {
  /// The environment that a store needs to judge phrases, zones and moments.
  package struct Meaning: Sendable {
    package var conventions: Conventions
    package var policy: Policy
    package var zones: ZoneDirectory
    /// Reads when the present occurrence of a to-do is due, and ends, from an iCalendar object that tells it
    /// apart from its series; `nil` where it does not.
    package var occurrence: OccurrenceReader = { _, _, _, _ in nil }

    package typealias OccurrenceReader =
      @Sendable (_ object: [UInt8], Todo, LocalCalendar, _ now: Instant) -> (
        due: Due, endTime: TimeOfDay?
      )?

    package init(conventions: Conventions, policy: Policy, zones: ZoneDirectory) {
      self.conventions = conventions
      self.policy = policy
      self.zones = zones
    }
  }

  package let path: String
  /// Files and folders that others could get at until this store was opened.
  package let mended: [String]
  /// Triggers, views and indexes that were another program's until this store was opened.
  package var dropped: [String] { connection.mending.dropped }
  package var meaning: Meaning
  let connection: Connection
  /// The step that several changes are parts of, while they are made.
  var shared: SharedStep?
  /// The number of the schema (`PRAGMA schema_version`) when its triggers were looked at last while it
  /// was open.
  var mendedSchema: Int?
  /// How long the work of one transaction of many may last before the next begins; settling what came of
  /// it takes about as long again.
  package var pieceBudget = Duration.milliseconds(30)
  /// Waits between two such transactions.
  package var letOthersIn: () -> Void = Store.restingBetween()
  /// How many changes one transaction takes back.
  package var mostRevertedAtOnce = 200
  /// How much of what is due is planned at once.
  package var planned = 10_000
  /// Whether the last settling left something for the next.
  package internal(set) var hasMoreToSettle = false
  /// To-dos whose pause has ended and whose row can be changed no more.
  var unresumable: Set<Todo.ID> = []

  /// Opens the database at `path`, creating and migrating it as needed.
  ///
  /// It waits for other writers for 5 s, and for half a second once that `isCalledOff`.
  ///
  /// - Throws: `DatabaseError`, before anything was changed.
  package init(
    path: String,
    meaning: Meaning,
    isCalledOff: @escaping () -> Bool = { false }
  ) throws(DatabaseError) {
    self.path = path
    self.meaning = meaning
    mended = DatabaseFile.closeToOthers(path)
    connection = try Connection.open(
      path: path,
      migrator: Schema.migrator,
      isCalledOff: isCalledOff
    )
    try note(connection.mending)
  }

  /// A private copy of the database at `path`, in memory: whatever is done to it changes nothing.
  ///
  /// - Throws: `DatabaseError` if the database cannot be read.
  package init(copyOf path: String, meaning: Meaning) throws(DatabaseError) {
    self.path = path
    self.meaning = meaning
    mended = []
    connection = try Connection.copy(of: path, migrator: Schema.migrator)
  }

  /// A rest of some milliseconds, as our own programs look each two; each tenth time a longer one, as
  /// those that wait in SQLite's own way look each hundred.
  private static func restingBetween() -> () -> Void {
    var times = 0
    return {
      times += 1
      usleep(times % 10 == 0 ? 105_000 : 4000)
    }
  }

  /// Waits no longer than this for other writers, from now on.
  package func wait(upTo limit: Duration) {
    connection.wait(upTo: Int32(clamping: Int64(limit / .milliseconds(1))))
  }
}
