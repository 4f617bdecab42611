package import Model
package import Planning
package import SQLite
package import Store
import System

/// Whether the database can be read, and what is in it.
package struct DatabaseReport {
  package let isThere: Bool
  package let open: Int
  package let problem: DatabaseError?
  /// The damage that a look at every page found; empty if all is well, `nil` if nobody asked for
  /// it.
  package let damage: [String]?
  /// To-dos, open and done; 0 where there is no database.
  package let todos: Int
  package let quiet: Quiet
  /// When triggers, views or indexes were gone last, and were put back.
  package let lastGaps: Instant?
  /// When some that are another program's were dropped last, and their names.
  package let lastDropped: (at: Instant, names: String)?
  /// Whether it is new and empty, though there are copies of one from before.
  package let hasBegunAnew: Bool
  /// When its log was taken away last while the service had it open.
  package let lastTakenLog: Instant?
  /// Since when something is due that has not come to the screen and is not held; `nil` if nothing is.
  package let unshownSince: Instant?
  /// Open to-dos with a sentence in their `problem`.
  package let remarks: Int
  /// How many were ticked off at a moment that has not come yet, and the last of these moments.
  package let tickedAhead: (count: Int, last: Instant)?
  /// Titles of series that wait for a later moment than their own rule gives.
  package let waitingTooLong: [String]
  /// Columns of another program in the tables, such as `reminder.color`.
  package let foreignColumns: [String]
  /// Files and folders that others could get at until now.
  package let mended: [String]
  /// Whether there is an archive that cannot be read.
  package let isArchiveBroken: Bool
  /// The calendars that are read.
  package let calendars: [CalendarRow]
  /// Why the phone's server could not be asked last, by a name, and since when that is so.
  package let phoneTrouble: (name: String, since: Instant)?
  /// The accounts that lists are synced with.
  package let syncAccounts: [SyncAccount]

  package init(_ session: Session, isDeep: Bool = false) {
    isThere = session.hasDatabase
    var (open, todos) = (0, 0)
    var quiet = Quiet()
    var problem: DatabaseError? = session.paths.database.isEmpty ? .noPlace : nil
    var damage: [String]?
    var mended: [String] = []
    var (lastGaps, lastTakenLog): (Instant?, Instant?) = (nil, nil)
    var lastDropped: (at: Instant, names: String)?
    var (unshownSince, remarks): (Instant?, Int) = (nil, 0)
    var hasBegunAnew = !isThere && Store.hasCopies(ofDatabase: session.paths.database)
    var tickedAhead: (count: Int, last: Instant)?
    var (waitingTooLong, foreignColumns): ([String], [String]) = ([], [])
    var isArchiveBroken = false
    var calendars: [CalendarRow] = []
    var phoneTrouble: (name: String, since: Instant)?
    var syncAccounts: [SyncAccount] = []
    if isThere {
      do {
        let store = try session.openStore()
        mended = store.mended
        open = try store.lists().reduce(0) { $0 + $1.open }
        todos = try store.todoCount()
        hasBegunAnew = try store.hasBegunAnew()
        quiet = try store.quiet()
        // What is dropped from it is told of as well.
        isArchiveBroken = store.troubleOfArchive() != nil
        lastGaps = try store.lastGaps()
        lastDropped = try store.lastDropped()
        lastTakenLog = try store.lastTakenLog()
        unshownSince = try store.unshown(before: session.now - .minutes(1))
        remarks = try store.remarkCount()
        tickedAhead = try store.tickedAhead(at: session.now)
        waitingTooLong = try store.waitingTooLong(at: session.now)
        foreignColumns = try store.foreignColumns()
        calendars = try store.calendars()
        phoneTrouble = try store.phoneTrouble()
        syncAccounts = try store.syncAccounts()
        if isDeep { damage = try store.damage() }
      } catch {
        problem = error
      }
    }
    (self.open, self.todos, self.problem, self.damage) = (open, todos, problem, damage)
    (self.quiet, self.mended) = (quiet, mended)
    (self.isArchiveBroken, self.syncAccounts) = (isArchiveBroken, syncAccounts)
    (self.calendars, self.phoneTrouble) = (calendars, phoneTrouble)
    (self.lastDropped, self.hasBegunAnew) = (lastDropped, hasBegunAnew)
    (self.lastGaps, self.lastTakenLog) = (lastGaps, lastTakenLog)
    (self.unshownSince, self.remarks) = (unshownSince, remarks)
    (self.tickedAhead, self.waitingTooLong) = (tickedAhead, waitingTooLong)
    self.foreignColumns = foreignColumns
  }
}
