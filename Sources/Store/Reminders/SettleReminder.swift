internal import Model
internal import Planning
internal import SQLite

extension Store {
  /// Sees to it that a to-do has the reminder that it ought to have.
  func settleReminder(
    of todo: Todo,
    hasAdvanced: Bool = false,
    at now: Instant
  ) throws(DatabaseError) {
    // One that is done was closed by the trigger.
    guard todo.completedAt == nil else { return }
    let due = calendar.moment(of: todo.due)
    var stored = try reminder(of: todo.id)
    // One that has spoken up, and was deleted by another program.
    if stored == nil, due != nil, try isInLedger(todo.id) {
      try connection.followDecisions(of: [todo.id])
      stored = try self.reminder(of: todo.id)
    }
    var reminder = stored
    // The next occurrence may be due at the very time that the one before was moved to, and knows
    // nothing of what that was put off to.
    if hasAdvanced { reminder?.resumesAt = nil }
    let ramp =
      try due == nil ? [0] : ramp(of: todo.list, for: todo.due, isDeadline: todo.hasDeadline)
    let settled = todo.settled(reminder, due: due, ramp: ramp, at: now, in: calendar)
    if let settled, settled != stored { try write(settled) }
  }

  /// Whether the ledger has anything of a to-do.
  private func isInLedger(_ id: Todo.ID) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM delivery WHERE todo_id = ? LIMIT 1",
      [.text(id)]
    ) { _ in true } ?? false
  }

  /// Makes sure that a reminder never speaks up again.
  func cancelReminder(of id: Todo.ID) throws(DatabaseError) {
    if let cancelled = try reminder(of: id)?.cancelled() { try write(cancelled) }
  }
}
