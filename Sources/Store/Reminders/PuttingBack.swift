package import Model
internal import Planning
package import SQLite

/// Popups that the notification server took from the screen of its own accord.
extension DeliveryStore {
  /// Puts everything in such a popup back in line as not seen; what comes soon anyway, or was put
  /// back three times within a day, only leaves the screen.
  package func putBack(_ popup: PopupID, at now: Instant) throws(DatabaseError) {
    let calendar = calendar
    try connection.writing { () throws(DatabaseError) in
      let inside = try reminders(inPopup: popup)
      var open: [Todo.ID: PendingReminder] = [:]
      for pending in try pending(of: inside.map(\.todo)) { open[pending.todo.id] = pending }
      for reminder in inside {
        let times = try timesPutBack(reminder.todo, since: now - .minutes(24 * 60))
        let unseen = open[reminder.todo].flatMap { pending in
          pending.unseen(times: times, at: now, due: calendar.moment(of: pending.todo.due))
        }
        try alone(reminder.todo, at: now) { () throws(DatabaseError) in
          let event: LedgerEntry.Event = reminder.popup == nil ? .withdrawn : .closed
          let reason = unseen == nil ? Self.closed : Self.unseen
          try note(event, of: reminder.todo, reason: reason, at: now)
          try write(unseen ?? reminder.forgettingPopup())
        }
      }
    }
  }

  /// What the ledger says of a popup that was closed, and of one that nobody is taken to have seen.
  private static let closed = "closed"
  private static let unseen = "unseen"

  private func timesPutBack(_ id: Todo.ID, since: Instant) throws(DatabaseError) -> Int {
    try connection.first(
      """
      SELECT count(*) FROM delivery
       WHERE todo_id = ? AND event = 'closed' AND reason = ? AND at > ?
      """,
      [.text(id), .text(Self.unseen), Value(milliseconds: since)]
    ) { $0.integer(0) } ?? 0
  }
}
