package import Model
package import Planning
package import SQLite

/// What becomes of reminders that are due, and of popups on screen.
extension DeliveryStore {
  /// Notes why due reminders are not shown; once for each reason.
  ///
  /// A repeat for which it stays quiet until the next occurrence of its series gives way to that one,
  /// whose clock time was stated and is not kept back.
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
      for id in news {
        let before = try storedReminder(of: id)?.reminder
        try connection.run(
          """
          UPDATE reminder
             SET state = 'held', attempts = max(0, attempts - (state = 'delivering'))
           WHERE todo_id = ?1 AND state <> 'closed'
             AND (fire_at <= ?2 OR state = 'delivering')
          """,
          [.text(id), Value(milliseconds: now)]
        )
        guard connection.changes > 0 else { continue }
        if reason == .quietHours, let before { try giveWay(before, at: now) }
        try note(.held, of: id, reason: reason.rawValue, at: now)
      }
    }
  }

  /// Forgets a popup: it was withdrawn, or the server closed it.
  package func forget(
    _ popup: PopupID,
    reason: String,
    at now: Instant
  ) throws(DatabaseError) {
    let condition = "popup_server = ? AND popup_number = ?"
    let values: [Value] = [.text(popup.server), .integer(Int64(popup.number))]
    try connection.writing { () throws(DatabaseError) in
      let shown = try connection.all(
        "SELECT todo_id, popup_obsolete FROM reminder WHERE \(condition)",
        values
      ) { (todo: $0.text(0), wasObsolete: $0.integer(1) != 0) }
      for (todo, wasObsolete) in shown {
        try note(wasObsolete ? .withdrawn : .closed, of: todo, reason: reason, at: now)
      }
      try connection.run(
        """
        UPDATE reminder SET popup_server = NULL, popup_number = NULL, popup_obsolete = 0
         WHERE \(condition)
        """,
        values
      )
    }
  }

  /// Forgets the popups of every server but this one.
  package func forgetPopups(exceptOf server: String?, at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      let condition = "popup_number IS NOT NULL AND popup_server IS NOT ?"
      let gone = try connection.all(
        "SELECT todo_id FROM reminder WHERE \(condition)",
        [Value(server)]
      ) { $0.text(0) }
      for todo in gone {
        try note(.closed, of: todo, reason: "server-gone", at: now)
      }
      try connection.run(
        """
        UPDATE reminder
           SET popup_server = NULL, popup_number = NULL, popup_obsolete = 0
         WHERE \(condition)
        """,
        [Value(server)]
      )
    }
  }

  /// Lets a repeat rest until the next occurrence, if that comes before it is loud again.
  private func giveWay(_ repeated: Reminder, at now: Instant) throws(DatabaseError) {
    let zone = meaning.zones.current()
    guard repeated.state == .shown, repeated.attempts > 0, let shownAt = repeated.shownAt,
      let todo = try row(repeated.todo)?.todo,
      let coming = todo.comingOccurrence(after: shownAt, in: zone, zones: meaning.zones),
      let end = try quiet().end(at: now, in: zone), coming > now, coming < end
    else { return }
    try connection.run(
      """
      UPDATE reminder SET state = 'shown', attempts = 0, again_at = ?2, fire_at = ?2
       WHERE todo_id = ?1
      """,
      [.text(repeated.todo), Value(milliseconds: coming)]
    )
  }

  private func isHeld(_ id: Todo.ID, for reason: HoldReason) throws(DatabaseError) -> Bool {
    let last = try connection.first(
      "SELECT event, reason FROM delivery WHERE todo_id = ? ORDER BY id DESC LIMIT 1",
      [.text(id)]
    ) { ($0.text(0), $0.text(1)) }
    guard let last, last == (LedgerEntry.Event.held.rawValue, reason.rawValue) else { return false }
    return try storedReminder(of: id)?.reminder.state == .held
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

  /// The open to-dos that a popup on screen stands for.
  package func todos(of popup: PopupID) throws(DatabaseError) -> [TodoRow] {
    try rows(
      """
      WHERE reminder.popup_server = ? AND reminder.popup_number = ?
        AND reminder.popup_obsolete = 0 AND todo.completed_at IS NULL
      ORDER BY reminder.fire_at, todo.position, todo.id
      """,
      [.text(popup.server), .integer(Int64(popup.number))]
    )
  }
}
