internal import Model
internal import Planning
internal import SQLite

extension Store {
  /// Sees to it that an open to-do with a time has a reminder, and one without has none.
  ///
  /// A reminder that was put off, is on screen or is on its way keeps its state; that of a series
  /// that pauses stays closed.
  func settleReminder(of todo: Todo, leads: [Int], at now: Instant) throws(DatabaseError) {
    guard todo.completedAt == nil, todo.pause == nil else { return }
    let stored = try storedReminder(of: todo.id)
    guard let due = moment(of: todo.due, in: meaning.zones.current()) else {
      guard let stored else { return }
      if stored.reminder.state == .closed {
        try resume(stored)
      } else if stored.reminder.againAt == nil {
        try cancelReminder(of: todo.id)
      }
      return
    }
    let ramp = try ramp(of: todo.list, for: todo.due)
    guard let stored else {
      return try insertReminder(of: todo.id, leads: leads, ramp: ramp, due: due, at: now)
    }
    var reminder = stored.reminder
    let isOwn = stored.hasOwnLeads || !leads.isEmpty
    let wanted = leads.isEmpty ? (isOwn ? reminder.leads : ramp) : leads
    if wanted != reminder.leads || isOwn != stored.hasOwnLeads {
      reminder = try setLeads(wanted, isOwn: isOwn, of: reminder, due: due, at: now)
    }
    switch reminder.state {
    case .closed:
      // When it was shown lies ahead only where the clock was set back.
      if let moment = stored.resumesAt, moment > now, moment != reminder.shownAt {
        try resume(stored)
      } else {
        try schedule(reminder, due: due, at: now)
      }
    case .scheduled where reminder.againAt == nil && reminder.fireAt == nil:
      try schedule(reminder, due: due, at: now)
    case .shown where reminder.attempts == 0:
      try waitForNextOccurrence(reminder, of: todo)
    case .scheduled, .held, .delivering, .shown, .snoozed: return
    }
  }

  /// The reminder of a to-do, if it has one.
  func storedReminder(of id: Todo.ID) throws(DatabaseError) -> StoredReminder? {
    let policy = meaning.policy
    return try connection.first(
      "SELECT \(StoredReminder.columns) FROM reminder WHERE todo_id = ?",
      [.text(id)]
    ) { StoredReminder($0, policy: policy) } ?? nil
  }

  /// The reminder of a to-do that has none yet, with its own leads or else those of its list.
  func insertReminder(
    of id: Todo.ID,
    leads: [Int],
    ramp: [Int],
    due: Instant,
    at now: Instant
  ) throws(DatabaseError) {
    var reminder = Reminder(todo: id, leads: leads.isEmpty ? ramp : leads)
    reminder.stage = reminder.firstStage(before: due, at: now)
    try connection.run(
      """
      INSERT INTO reminder (todo_id, leads, own_leads, stage, fire_at) VALUES (?, ?, ?, ?, ?)
      """,
      [
        .text(id), .text(StoredReminder.text(reminder.leads)), Value(!leads.isEmpty),
        Value(reminder.stage),
        Value(milliseconds: reminder.moment(before: due)),
      ]
    )
  }

  /// Starts a reminder anew, towards `due`.
  func schedule(_ reminder: Reminder, due: Instant, at now: Instant) throws(DatabaseError) {
    var reminder = reminder
    reminder.stage = reminder.firstStage(before: due, at: now)
    try connection.run(
      """
      UPDATE reminder
         SET state = 'scheduled', leads = ?, stage = ?, attempts = 0, again_at = NULL, fire_at = ?,
             resumes_at = NULL, check_in = NULL
       WHERE todo_id = ?
      """,
      [
        .text(StoredReminder.text(reminder.leads)), Value(reminder.stage),
        Value(milliseconds: reminder.moment(before: due)), .text(reminder.todo),
      ]
    )
  }

  /// One that nobody answered waits for the next occurrence of its series, which may have another
  /// rule now, or none.
  private func waitForNextOccurrence(_ reminder: Reminder, of todo: Todo) throws(DatabaseError) {
    guard let shownAt = reminder.shownAt else { return }
    let coming = todo.comingOccurrence(
      after: shownAt,
      awaited: reminder.againAt,
      in: meaning.zones.current(),
      zones: meaning.zones
    )
    guard coming != reminder.againAt else { return }
    try connection.run(
      "UPDATE reminder SET again_at = ?2, fire_at = ?2 WHERE todo_id = ?1",
      [.text(reminder.todo), Value(milliseconds: coming)]
    )
  }

  /// Makes sure that a reminder never speaks up again.
  func cancelReminder(of id: Todo.ID) throws(DatabaseError) {
    try connection.run(
      "UPDATE reminder SET \(SchemaReminder.cancelled) WHERE todo_id = ?",
      [.text(id)]
    )
  }

  /// A to-do that was done or deleted is back: what it was put off to still holds.
  private func resume(_ stored: StoredReminder) throws(DatabaseError) {
    guard let moment = stored.resumesAt else { return }
    try connection.run(
      """
      UPDATE reminder
         SET state = 'snoozed', attempts = 0, again_at = ?2, fire_at = ?2, resumes_at = NULL
       WHERE todo_id = ?1
      """,
      [.text(stored.reminder.todo), Value(milliseconds: moment)]
    )
  }
}
