package import Model
package import Planning
package import SQLite

/// The way of a reminder to the screen; only the service goes it.
extension DeliveryStore {
  /// Claims reminders that are still due and open, and gives back those it got.
  ///
  /// One that is on screen may be claimed before its time (its popup went with its server, or is to
  /// be replaced); its moment stays as it is. One whose claim came to nothing because of a crash is
  /// claimed once more, and counts once.
  package func claim(
    _ ids: [Todo.ID],
    at now: Instant
  ) throws(DatabaseError) -> [PendingReminder] {
    try claim(ids, planned: [:], at: now)
  }

  /// The same of what was planned for certain moments; what somebody has moved since is left to the
  /// next plan.
  func claim(
    _ ids: [Todo.ID],
    planned: [Todo.ID: PendingReminder],
    at now: Instant
  ) throws(DatabaseError) -> [PendingReminder] {
    try connection.writing { () throws(DatabaseError) in
      var claimed: [Todo.ID] = []
      for id in ids {
        let before = planned[id].map { [Value(milliseconds: $0.reminder.fireAt)] } ?? []
        // The ledger keeps how it waited, which its row cannot say until it has been shown.
        try connection.run(
          """
          INSERT INTO delivery (at, todo_id, event, reason)
          SELECT ?2, todo_id, 'claimed', state FROM reminder
           WHERE todo_id = ?1 AND state <> 'closed'\(before.isEmpty ? "" : " AND fire_at IS ?3")
             AND (fire_at <= ?2 OR state IN ('shown', 'delivering')
                  OR (popup_number IS NOT NULL AND popup_obsolete = 0))
             AND EXISTS (SELECT 1 FROM todo WHERE id = ?1 AND completed_at IS NULL
                           AND paused_at IS NULL)
          """,
          [.text(id), Value(milliseconds: now)] + before
        )
        guard connection.changes > 0 else { continue }
        claimed.append(id)
        try connection.run(
          """
          UPDATE reminder
             SET state = 'delivering', attempts = attempts + (state <> 'delivering')
           WHERE todo_id = ?
          """,
          [.text(id)]
        )
      }
      return claimed.isEmpty ? [] : try delivering(claimed)
    }
  }

  /// The reminders of to-dos that have been claimed, in their order.
  func delivering(_ ids: [Todo.ID]) throws(DatabaseError) -> [PendingReminder] {
    guard ids.count > 1 else {
      return try pending("reminder.todo_id = ?", [Value(ids.first)])
    }
    // A digest may hold thousands: one question for all of them.
    var claimed: [Todo.ID: PendingReminder] = [:]
    for pending in try pending("reminder.state = 'delivering'", []) {
      claimed[pending.todo.id] = pending
    }
    return ids.compactMap { claimed[$0] }
  }

  /// The claimed to-dos among `ids` that are still open and still `delivering`.
  package func stillClaimed(_ ids: [Todo.ID]) throws(DatabaseError) -> [Todo.ID] {
    let claimed = Set(
      try connection.all(
        """
        SELECT reminder.todo_id FROM reminder JOIN todo ON todo.id = reminder.todo_id
         WHERE reminder.state = 'delivering' AND todo.completed_at IS NULL
           AND todo.paused_at IS NULL
        """,
        []
      ) { $0.text(0) }
    )
    return ids.filter(claimed.contains)
  }

  /// Records that claimed reminders are on screen as `popup`, in the state they rest in from now.
  ///
  /// A to-do that was completed, deleted or moved meanwhile keeps its state and only learns the
  /// popup, so that the next plan withdraws it.
  package func recordShown(
    _ reminders: [Reminder],
    popup: PopupID,
    reason: String,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try noteShown(reminders, popup: popup, reason: reason, at: now)
    }
  }

  /// The same; only within a transaction.
  func noteShown(
    _ reminders: [Reminder],
    popup: PopupID,
    reason: String,
    at now: Instant
  ) throws(DatabaseError) {
    let claimed = Set(try stillClaimed(reminders.map(\.todo)))
    for reminder in reminders {
      if claimed.contains(reminder.todo) {
        try rest(reminder, popup: popup, at: now)
      } else {
        try leaveObsolete(popup, of: reminder.todo, at: now)
      }
      try note(.shown, of: reminder.todo, reason: reason, at: now)
    }
  }

  /// Gives claimed reminders back, to be tried again at `retryAt`; nobody has seen them.
  package func recordRefused(
    _ ids: [Todo.ID],
    retryAt: Instant,
    reason: String,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      for id in ids {
        try connection.run(
          """
          UPDATE reminder
             SET state = 'scheduled', attempts = max(0, attempts - 1), again_at = ?2, fire_at = ?2
           WHERE todo_id = ?1 AND state = 'delivering'
          """,
          [.text(id), Value(milliseconds: retryAt)]
        )
        try note(.refused, of: id, reason: reason, at: now)
      }
    }
  }

  /// Has what was refused tried at once, because there is another server now.
  package func retryRefused(at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        """
        UPDATE reminder SET again_at = ?1, fire_at = ?1
         WHERE fire_at BETWEEN ?1 AND ?1 + 300000 AND state = 'scheduled' AND again_at = fire_at
           AND (SELECT event FROM delivery WHERE todo_id = reminder.todo_id
                 ORDER BY id DESC LIMIT 1) = 'refused'
        """,
        [Value(milliseconds: now)]
      )
    }
  }

  /// How often a reminder was refused since it was shown last, or ever.
  package func refusals(of id: Todo.ID) throws(DatabaseError) -> Int {
    try connection.first(
      """
      SELECT count(*) FROM delivery
       WHERE todo_id = ?1 AND event = 'refused'
         AND id > coalesce((SELECT max(id) FROM delivery WHERE todo_id = ?1 AND event = 'shown'), 0)
      """,
      [.text(id)]
    ) { $0.integer(0) } ?? 0
  }

  private func rest(
    _ reminder: Reminder,
    popup: PopupID,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE reminder
         SET state = ?, stage = ?, attempts = ?, again_at = ?, fire_at = ?, popup_server = ?,
             popup_number = ?, popup_obsolete = 0, shown_at = ?, check_in = ?
       WHERE todo_id = ?
      """,
      [
        .text(reminder.state.rawValue), Value(reminder.stage), Value(reminder.attempts),
        Value(milliseconds: reminder.againAt),
        Value(milliseconds: reminder.fireAt ?? reminder.againAt), .text(popup.server),
        .integer(Int64(popup.number)), Value(milliseconds: reminder.shownAt ?? now),
        Value(reminder.checkIn?.rawValue), .text(reminder.todo),
      ]
    )
  }

  private func leaveObsolete(
    _ popup: PopupID,
    of id: Todo.ID,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO reminder (todo_id, state, popup_server, popup_number, popup_obsolete, shown_at)
      VALUES (?1, 'closed', ?2, ?3, 1, ?4)
          ON CONFLICT (todo_id) DO UPDATE
         SET popup_server = ?2, popup_number = ?3, popup_obsolete = 1, shown_at = ?4
      """,
      [.text(id), .text(popup.server), .integer(Int64(popup.number)), Value(milliseconds: now)]
    )
  }
}
