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
  ///
  /// - Throws: `refused` where the tables take the claim of none of them.
  package func claim(
    _ ids: [Todo.ID],
    at now: Instant
  ) throws(DatabaseError) -> [PendingReminder] {
    try claim(ids, planned: [:], at: now)
  }

  /// Claims reminders that were planned for certain moments; one that somebody has moved since is
  /// left to the next plan.
  func claim(
    _ ids: [Todo.ID],
    planned: [Todo.ID: PendingReminder],
    at now: Instant
  ) throws(DatabaseError) -> [PendingReminder] {
    try connection.writing { () throws(DatabaseError) in
      var claimed: [PendingReminder] = []
      var refusal: DatabaseError?
      for var pending in try pending(of: ids) {
        let before = pending.reminder
        if let plan = planned[before.todo], plan.reminder.fireAt != before.fireAt { continue }
        guard let reminder = before.claimed(at: now) else { continue }
        let refused = try noting(before.todo, at: now) { () throws(DatabaseError) in
          // The ledger keeps how it waited, which its row cannot say until it has been shown.
          try note(.claimed, of: before.todo, reason: before.state.rawValue, at: now)
          try write(reminder)
          pending.reminder = reminder
          claimed.append(pending)
        }
        refusal = refusal ?? refused
      }
      if claimed.isEmpty, let refusal { throw refusal }
      try reopenParts(ofThoseThatComeAnew: claimed, at: now)
      return claimed
    }
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

  /// Gives claimed reminders back, to be tried again at `retryAt`; nobody has seen them.
  package func recordRefused(
    _ ids: [Todo.ID],
    retryAt: Instant,
    reason: String,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      for id in ids {
        try alone(id, at: now) { () throws(DatabaseError) in
          if let refused = try reminder(of: id)?.refused(retryAt: retryAt) { try write(refused) }
          try note(.refused, of: id, reason: reason, at: now)
        }
      }
    }
  }

  /// Has what was refused tried at once, because there is another server now.
  ///
  /// A popup that it was in before, and that has gone since, changes nothing about that.
  package func retryRefused(at now: Instant) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      let waiting = try reminders(
        """
        fire_at BETWEEN ?1 AND ?1 + 300000 AND state = 'scheduled' AND again_at = fire_at
          AND (SELECT event FROM delivery
                WHERE todo_id = reminder.todo_id AND event NOT IN ('closed', 'withdrawn', 'pushed', 'push-dropped')
                ORDER BY id DESC LIMIT 1) = 'refused'
        """,
        [Value(milliseconds: now)]
      )
      for reminder in waiting {
        guard let retried = reminder.retried(at: now) else { continue }
        try alone(retried.todo, at: now) { () throws(DatabaseError) in try write(retried) }
      }
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
}
