internal import Model
internal import Planning
internal import Store

/// What became of reminders while the database could be read and not be written: kept in memory until
/// it can be noted.
struct Unnoted {
  /// A reminder as the database has it, and as it is.
  private struct Standing {
    let noted: Reminder
    var present: Reminder
  }

  /// A popup that has gone from the screen.
  struct ClosedPopup {
    let popup: PopupID
    /// Why, as the ledger has it; `nil` where the server took it unseen.
    let reason: String?
    let at: Instant
  }

  private var standings: [Todo.ID: Standing] = [:]
  private(set) var closed: [ClosedPopup] = []

  /// Whether reminders stand otherwise than the database says.
  var hasReminders: Bool { !standings.isEmpty }

  /// Whether anything is to be noted.
  var isEmpty: Bool { !hasReminders && closed.isEmpty }

  /// The next moment after `now` at which one of them comes once more.
  func nextFireAt(after now: Instant) -> Instant? {
    standings.values.compactMap(\.present.fireAt).filter { $0 > now }.min()
  }
}

extension Unnoted {
  /// Claims a reminder here alone; `nil` where it cannot come now.
  mutating func claim(_ pending: PendingReminder, at now: Instant) -> PendingReminder? {
    guard let claimed = pending.reminder.claimed(at: now) else { return nil }
    become(claimed, from: pending.reminder)
    var pending = pending
    pending.reminder = claimed
    return pending
  }

  /// Takes up that a reminder stands otherwise than the database says.
  mutating func become(_ present: Reminder, from before: Reminder) {
    let noted = standings[present.todo]?.noted ?? before
    standings[present.todo] = Standing(noted: noted, present: present)
  }

  /// Takes up that a popup has gone.
  mutating func close(_ popup: PopupID, reason: String?, at now: Instant) {
    closed.append(ClosedPopup(popup: popup, reason: reason, at: now))
  }

  /// The database has it.
  mutating func noteClosed() { closed.removeFirst() }

  /// Changes what the database says into what is so.
  ///
  /// A reminder that somebody has changed in the database since is as that says.
  func apply(to state: inout PlanState) {
    for index in state.pending.indices {
      let pending = state.pending[index]
      if let standing = standings[pending.todo.id], standing.noted == pending.reminder {
        state.pending[index].reminder = standing.present
      }
      if let popup = state.pending[index].reminder.popup, isClosed(popup) {
        state.pending[index].reminder = state.pending[index].reminder.forgettingPopup()
      }
    }
    state.obsolete.removeAll { isClosed($0.popup) }
  }

  private func isClosed(_ popup: PopupID) -> Bool { closed.contains { $0.popup == popup } }
}
