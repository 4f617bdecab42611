package import Model
package import Planning
package import SQLite

/// Changes of reminders that are due, and of popups on screen.
extension DeliveryStore {
  /// Notes why due reminders are not shown; once for each reason.
  ///
  /// A repeat for which it stays quiet until the next occurrence of its series gives way to that
  /// one, whose clock time was stated and is not kept back.
  package func hold(
    _ ids: [Todo.ID],
    reason: HoldReason,
    at now: Instant
  ) throws(DatabaseError) {
    var news: [Todo.ID] = []
    for id in ids where try !isHeld(id, for: reason) {
      news.append(id)
    }
    guard !news.isEmpty else { return }
    try connection.writing { () throws(DatabaseError) in
      let end = try holdEnd(reason, at: now)
      for pending in try pending(of: news) {
        guard let held = pending.held(until: end, at: now, in: calendar) else { continue }
        try alone(held.todo, at: now) { () throws(DatabaseError) in
          try write(held)
          try note(.held, of: held.todo, reason: reason.rawValue, at: now)
        }
      }
    }
  }

  /// When a reason to hold what comes once more has gone at the latest, where that is known.
  private func holdEnd(_ reason: HoldReason, at now: Instant) throws(DatabaseError) -> Instant? {
    let (policy, zone) = (meaning.policy, calendar.zone)
    switch reason {
    case .quietHours: return try quiet().end(at: now, in: zone)
    case .night: return policy.nightEnd(at: now, in: zone)
    case .unanswered:
      return try unanswered(at: now)?.nextGathering(after: now, first: policy.gathersAfter)
    case .nudgeBudget: return now + .minutes(60)
    case .noNotificationServer, .switchedOff, .doNotDisturb, .locked, .focus: return nil
    }
  }

  /// Forgets a popup: it was withdrawn, or the server closed it.
  package func forget(
    _ popup: PopupID,
    reason: String,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      let shown = try reminders(inPopup: popup)
      for reminder in shown {
        let event: LedgerEntry.Event = reminder.popup == nil ? .withdrawn : .closed
        try alone(reminder.todo, at: now) { () throws(DatabaseError) in
          try note(event, of: reminder.todo, reason: reason, at: now)
          try write(reminder.forgettingPopup())
        }
      }
    }
  }

  /// Notes that a popup has another number now; whether it still stands for something.
  package func renumber(_ popup: PopupID, as number: UInt32) throws(DatabaseError) -> Bool {
    try connection.writing { () throws(DatabaseError) in
      let shown = try reminders(inPopup: popup)
      for reminder in shown where reminder.popup == popup {
        var renumbered = reminder
        renumbered.popup = PopupID(server: popup.server, number: number)
        try write(renumbered)
      }
      return shown.contains { $0.popup == popup }
    }
  }

  /// Whether reminders of ours are, or were, in this popup.
  package func isOnScreen(_ popup: PopupID) throws(DatabaseError) -> Bool {
    try !reminders(inPopup: popup).isEmpty
  }

  /// The reminders that are, or were, in a popup.
  func reminders(inPopup popup: PopupID) throws(DatabaseError) -> [Reminder] {
    try reminders(
      "popup_server = ? AND popup_number = ?",
      [.text(popup.server), .integer(Int64(popup.number))]
    )
  }

  /// Forgets the popups of every server but this one.
  package func forgetPopups(exceptOf server: String?, at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      let gone = try reminders(
        "popup_number IS NOT NULL AND popup_server IS NOT ?",
        [Value(server)]
      )
      for reminder in gone {
        try alone(reminder.todo, at: now) { () throws(DatabaseError) in
          try note(.closed, of: reminder.todo, reason: "server-gone", at: now)
          try write(reminder.forgettingPopup())
        }
      }
    }
  }

  private func isHeld(_ id: Todo.ID, for reason: HoldReason) throws(DatabaseError) -> Bool {
    let last = try connection.first(
      """
      SELECT event, reason FROM delivery
       WHERE todo_id = ? AND event NOT IN ('pushed', 'push-dropped') ORDER BY id DESC LIMIT 1
      """,
      [.text(id)]
    ) { ($0.text(0), $0.text(1)) }
    guard let last, last == (LedgerEntry.Event.held.rawValue, reason.rawValue) else { return false }
    return try reminder(of: id)?.state == .held
  }
}

extension Store {
  /// The popups that are on screen, as far as is known; the one shown last comes last.
  package func popupsOnScreen() throws(DatabaseError) -> [PopupID] {
    try connection.all(
      """
      SELECT popup_server, popup_number FROM reminder
       WHERE popup_number IS NOT NULL ORDER BY shown_at
      """
    ) { row in
      PopupID(server: row.text(0), number: UInt32(truncatingIfNeeded: row.integer(1)))
    }
  }

  /// The open to-dos that a popup on screen stands for, or one of them.
  package func todos(
    of popup: PopupID,
    only id: Todo.ID? = nil
  ) throws(DatabaseError) -> [TodoRow] {
    try rows(
      """
      WHERE reminder.popup_server = ? AND reminder.popup_number = ?
        AND reminder.popup_obsolete = 0 AND todo.completed_at IS NULL
      ORDER BY reminder.fire_at, todo.position, todo.id
      """,
      [.text(popup.server), .integer(Int64(popup.number))]
    )
    .filter { id == nil || $0.todo.id == id }
  }
}
