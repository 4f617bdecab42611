package import Model
package import Planning

/// A line of the ledger: what was done about a reminder, or why it was put off.
package struct LedgerEntry: Hashable, Sendable {
  package enum Event: String, CaseIterable, Hashable, Sendable {
    case claimed, shown, refused, held, withdrawn, closed, snoozed, completed, briefed
  }

  package var at: Instant
  package var todo: Todo.ID?
  package var event: Event
  package var reason: String?

  package init(at: Instant, todo: Todo.ID?, event: Event, reason: String? = nil) {
    self.at = at
    self.todo = todo
    self.event = event
    self.reason = reason
  }
}

/// What a day's briefing tells.
package struct BriefingContents: Hashable, Sendable {
  package var day: CivilDate
  /// Open to-dos due on that day, with the late ones.
  package var dueToday: Int
  /// The picks in order: priority, then time.
  package var picks: [TodoRow]
  /// Open to-dos of earlier days, at most as many as there are picks.
  package var stillOnList: [TodoRow]
  /// Named ahead of their day: "by friday".
  package var ahead: [TodoRow]

  package init(
    day: CivilDate,
    dueToday: Int = 0,
    picks: [TodoRow] = [],
    stillOnList: [TodoRow] = [],
    ahead: [TodoRow] = []
  ) {
    self.day = day
    self.dueToday = dueToday
    self.picks = picks
    self.stillOnList = stillOnList
    self.ahead = ahead
  }
}

/// What the service does to the database; only the service calls these.
extension Store {
  /// Puts in order what any writer left open; true if anything was changed. Idempotent.
  package func settle(at now: Instant) throws(StoreError) -> Bool { false }

  /// Derives every moment that comes from civil time anew: the zone, the clock or tzdata changed.
  package func rederiveMoments(at now: Instant) throws(StoreError) {}

  /// A number that changes whenever another connection commits (`PRAGMA data_version`).
  package func dataVersion() throws(StoreError) -> Int { 0 }

  /// Whether the file at `path` is still the one that is open, at the schema this program knows.
  package func isCurrent() -> Bool { true }

  /// What the planner needs to know at `now`.
  package func planState(at now: Instant) throws(StoreError) -> PlanState { PlanState() }

  /// Claims reminders that are still due and open: they become `delivering`. Returns those claimed.
  package func claim(_ ids: [Todo.ID], at now: Instant) throws(StoreError) -> [PendingReminder] {
    []
  }

  /// The claimed to-dos among `ids` that are still open and still `delivering`.
  package func stillClaimed(_ ids: [Todo.ID]) throws(StoreError) -> [Todo.ID] { [] }

  /// Records that claimed reminders are on screen as `popup`, in the state they rest in from now.
  ///
  /// A to-do that was completed, deleted or moved meanwhile keeps its state and only learns the
  /// popup, so that the next plan withdraws it.
  package func recordShown(
    _ reminders: [Reminder],
    popup: PopupID,
    reason: String,
    at now: Instant
  ) throws(StoreError) {}

  /// Gives claimed reminders back, to be tried again at `retryAt`.
  package func recordRefused(
    _ ids: [Todo.ID],
    retryAt: Instant,
    reason: String,
    at now: Instant
  ) throws(StoreError) {}

  /// Notes why due reminders are not shown; once for each reason.
  package func hold(
    _ ids: [Todo.ID],
    reason: HoldReason,
    at now: Instant
  ) throws(StoreError) {}

  /// Forgets a popup: it was withdrawn, or the server closed it.
  package func forget(_ popup: PopupID, reason: String, at now: Instant) throws(StoreError) {}

  /// Forgets the popups of every server but this one.
  package func forgetPopups(exceptOf server: String?, at now: Instant) throws(StoreError) {}

  /// The open to-dos that a popup on screen stands for.
  package func todos(of popup: PopupID) throws(StoreError) -> [TodoRow] { [] }

  /// What the briefing of `day` tells.
  package func briefing(of day: CivilDate, at now: Instant) throws(StoreError) -> BriefingContents {
    BriefingContents(day: day)
  }

  /// Notes that `day` was briefed.
  package func recordBriefing(of day: CivilDate, at now: Instant) throws(StoreError) {}

  /// The ledger of a to-do, oldest first.
  package func ledger(of id: Todo.ID) throws(StoreError) -> [LedgerEntry] { [] }
}
