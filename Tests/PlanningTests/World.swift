import Model

@testable import Planning

/// A machine, its to-dos, its notification server and a person, in memory.
///
/// It keeps to the same contract as the store and the service; what it cannot do is keep time.
struct World {
  /// A to-do with its reminder, and what the world knows of them beside.
  struct Row {
    var todo: Todo
    var reminder: Reminder
    /// The popup should leave the screen.
    var isObsolete = false
    /// Until when the person put it off.
    var snoozedUntil: Instant?
    /// How often it was shown with sound since it was armed last.
    var news = 0
  }

  /// A notification server: it gives numbers from 1 on, as every one of them does.
  struct Server {
    var name: String
    var nextNumber: UInt32 = 1
    var screen: [UInt32: Set<Todo.ID>] = [:]
    /// Takes popups, and answers only later.
    var isHanging = false
  }

  /// A popup on its way to the server.
  struct Post {
    var showing: Showing
    var claimed: [PendingReminder]
    var server: String
  }

  var now: Instant
  var zone: Zone
  var policy = Policy()
  var rows: [Todo.ID: Row] = [:]
  var server: Server?
  var serversSoFar = 0
  var resumedAt: Instant?
  var posts: [Post] = []
  var lastBriefed: CivilDate?
  var briefed: [CivilDate] = []
  /// Popups that were posted, but not recorded because of a crash.
  var orphans = 0
  var crashes = 0
  /// Every popup that came on a screen.
  var shown: [(at: Instant, showing: Showing)] = []
}

/// What the store answers and notes.
extension World {
  func due(_ row: Row) -> Instant? {
    row.todo.due.flatMap {
      instant(of: $0, in: zone, zones: TestZones.directory, policy: policy)
    }
  }

  var state: PlanState {
    var state = PlanState(lastBriefed: lastBriefed)
    for row in rows.values.sorted(by: { $0.todo.id < $1.todo.id }) {
      let reminder = row.reminder
      if row.isObsolete, let popup = reminder.popup {
        state.obsolete.append(ObsoletePopup(todo: row.todo.id, popup: popup))
      }
      guard row.todo.completedAt == nil, reminder.state != .closed else { continue }
      let isDue = reminder.fireAt.map { $0 <= now } ?? false
      if isDue || reminder.state == .delivering || reminder.popup != nil && !row.isObsolete {
        state.pending.append(
          PendingReminder(todo: row.todo, reminder: reminder, dueAt: due(row))
        )
      }
      if let fireAt = reminder.fireAt, fireAt > now {
        state.nextFireAt = min(state.nextFireAt ?? fireAt, fireAt)
      }
    }
    return state
  }

  var inFlight: Set<Todo.ID> { Set(posts.flatMap(\.claimed).map(\.todo.id)) }

  mutating func claim(_ showing: Showing) -> [PendingReminder] {
    showing.reminders.compactMap { pending in
      let id = pending.todo.id
      guard var row = rows[id], row.todo.completedAt == nil, row.reminder.state != .closed,
        !inFlight.contains(id)
      else { return nil }
      row.reminder.state = .delivering
      row.reminder.attempts += 1
      rows[id] = row
      return PendingReminder(todo: row.todo, reminder: row.reminder, dueAt: due(row))
    }
  }

  /// Whether a claim still stands.
  func isClaimed(_ pending: PendingReminder) -> Bool {
    rows[pending.todo.id].map {
      $0.todo.completedAt == nil && $0.reminder.state == .delivering
    } ?? false
  }

  mutating func recordShown(_ pending: PendingReminder, popup: PopupID, isNews: Bool) {
    guard var row = rows[pending.todo.id] else { return }
    if isClaimed(pending) {
      row.reminder =
        pending.shown(
          as: popup,
          at: now,
          due: due(row),
          in: zone,
          zones: TestZones.directory,
          policy: policy
        ) ?? row.reminder
      row.isObsolete = false
      row.snoozedUntil = nil
      if isNews { row.news += 1 }
      // What waits for its next occurrence begins anew with it.
      if row.reminder.state == .shown, row.reminder.attempts == 0 { row.news = 0 }
    } else {
      row.isObsolete = true
    }
    row.reminder.popup = popup
    rows[pending.todo.id] = row
  }

  mutating func recordRefused(_ pending: PendingReminder) {
    guard isClaimed(pending), var row = rows[pending.todo.id] else { return }
    row.reminder.state = .scheduled
    row.reminder.againAt = now + .seconds(30)
    row.reminder.fireAt = row.reminder.againAt
    rows[pending.todo.id] = row
  }

  mutating func forget(where isForgotten: (PopupID) -> Bool) {
    for (id, row) in rows where row.reminder.popup.map(isForgotten) ?? false {
      rows[id]?.reminder.popup = nil
      rows[id]?.isObsolete = false
    }
  }

  /// Moments that come from civil time are worked out anew.
  mutating func rederive() {
    for (id, row) in rows {
      rows[id]?.news = 0
      guard row.reminder.againAt == nil,
        row.reminder.state == .scheduled || row.reminder.state == .held, let due = due(row)
      else { continue }
      rows[id]?.reminder.fireAt = row.reminder.moment(ofStage: row.reminder.stage, due: due)
    }
  }
}
