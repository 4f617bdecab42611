package import Interchange
package import Model
import SQLite
package import Store

/// Keeps the lists of one account the same as on its server, once: reads what changed there, merges
/// it, sends what changed here.
///
/// It knows no clock and no network but what it is given. No transaction is open while the server is
/// asked, and whatever ends it in its middle, the next run goes on from there.
package struct SyncRun {
  let store: TodoStore
  let server: CalendarServer
  let now: Instant
  let rules: SyncRules
  let calendar: LocalCalendar
  var account: SyncAccount
  var outcome: SyncOutcome
  /// How lists stood before this run wrote to them; whatever ends it before it has read them again, the
  /// next run reads all of them.
  var before: [Int: SyncedList] = [:]
  /// What the server said to a write, and what kept the rest from being written, but nothing from going.
  var refusal: CalendarServerFailure?
  /// Told of each object that was sent: its list, how many of that have been sent, and how many there are.
  package var onSent: (_ list: String, _ count: Int, _ total: Int) -> Void = { _, _, _ in }
  /// The end of the journal when it was looked at last.
  var noted: JournalEnd?

  package init(
    store: TodoStore,
    account: SyncAccount,
    server: CalendarServer,
    rules: SyncRules = SyncRules(),
    now: Instant
  ) {
    (self.store, self.account, self.server) = (store, account, server)
    (self.rules, self.now) = (rules, now)
    calendar = store.calendar
    outcome = SyncOutcome(account: account.name)
  }

  /// All that is there is listed so often, however small what changed.
  static let wholeInterval = Duration.seconds(86_400)

  /// Does it, and writes down how it went.
  ///
  /// - Throws: What the database says; what the server says is in the outcome.
  package mutating func run() throws -> SyncOutcome {
    do {
      // Whoever asks whether something waits is answered, whatever the network does.
      try noteChanges()
      try followLists()
      try apply(try pull())
      try lookAgainAtHeld()
      try push()
      account.doneAt = now
      (account.failures, account.retryAt, account.trouble) = (0, nil, nil)
    } catch let failure as CalendarServerFailure {
      note(failure)
    }
    try store.noteOutcome(of: account)
    outcome.offered = account.offered
    outcome.unsynced = try store.unsyncedLists()
    return outcome
  }

  /// Keeps account of what came between, and waits longer each time.
  private mutating func note(_ failure: CalendarServerFailure) {
    let trouble = SyncOutcome.Trouble(failure)
    outcome.trouble = trouble
    account.trouble = trouble.rawValue
    account.failures = min(account.failures + 1, 30)
    let online: OnlineFailure? = if case .online(let failure) = failure { failure } else { nil }
    if case .redirectedElsewhere(let host) = online { outcome.otherHost = host }
    account.retryAt = now + .retryPause(afterFailures: account.failures, online)
  }

  /// The part of the outcome that is about a list.
  mutating func count(_ list: SyncedList, _ change: (inout SyncOutcome.List) -> Void) {
    let name = list.name ?? list.address
    let index =
      outcome.lists.firstIndex { $0.name == name }
      ?? {
        outcome.lists.append(SyncOutcome.List(name: name))
        return outcome.lists.count - 1
      }()
    change(&outcome.lists[index])
  }
}

extension SyncRun {
  var context: SyncContext {
    SyncContext(store: store, account: account, rules: rules, calendar: calendar, now: now)
  }
}
