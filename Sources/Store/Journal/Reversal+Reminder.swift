internal import Model
internal import Planning
internal import SQLite

extension Reversal {
  /// Puts back what a person decided about a reminder.
  ///
  /// One that had been shown before it was put off comes again: nobody has answered it.
  func revertReminder(_ change: JournalChange) throws(DatabaseError) {
    guard let present = try store.present(.reminder, change.row) else { return }
    try store.changingReminder(of: change.row, in: batch) { () throws(DatabaseError) in
      if change.operation == .insert {
        return try store.cancelReminder(of: change.row)
      }
      try restoreManner(change, present)
      if change.changed.contains("again_at") || change.changed.contains("state"),
        try store.mayRing(change.row)
      {
        try restoreMoment(change, present)
      }
    }
    try run(
      "INSERT OR IGNORE INTO unsettled (todo_id, batch_id) VALUES (?, ?)",
      [.text(change.row), Value(batch)]
    )
  }

  private func restoreManner(
    _ change: JournalChange,
    _ present: [String: Value]
  ) throws(DatabaseError) {
    for column in ["leads", "own_leads", "persistence", "breakthrough"]
    where change.changed.contains(column) {
      guard present[column] == change.after[column] else {
        leave([column], of: change)
        continue
      }
      try putBack(column, of: change)
    }
  }

  private func putBack(_ column: String, of change: JournalChange) throws(DatabaseError) {
    guard var reminder = try store.reminder(of: change.row) else { return }
    let before = change.before[column] ?? .null
    switch column {
    case "leads":
      reminder.leads = Leads.own(before.text ?? "", isOwn: before.text == "")
      // None at all are a wish of its own, which is written as a whole.
      if reminder.leads.isEmpty { reminder.hasOwnLeads = true }
      // Of a batch of an older program: what it put back was a wish, or none.
      if change.before["own_leads"] == nil { reminder.hasOwnLeads = before != "0" }
      reminder = reminder.unscheduled() ?? reminder
    case "own_leads":
      reminder.hasOwnLeads = before == 1
    case "persistence":
      let persistence = before.text.flatMap { Reminder.Persistence(rawValue: $0) }
      reminder.hasOwnPersistence = persistence != nil
      reminder.persistence = persistence ?? reminder.persistence
    default:
      reminder.isBreakthrough = before == 1
    }
    try store.write(reminder)
  }

  /// Whether it follows its due time alone: that has come back or moved on, and says enough.
  private func isBegunAnew(_ reminder: [String: Value]) -> Bool {
    reminder["state"] == "closed"
      || reminder["state"] == "scheduled" && reminder["again_at"] == .null
        && reminder["attempts"] == 0
  }

  private func restoreMoment(
    _ change: JournalChange,
    _ present: [String: Value]
  ) throws(DatabaseError) {
    guard present["again_at"] == change.after["again_at"],
      present["state"] == change.after["state"]
    else {
      if !isBegunAnew(present) { leave(["again_at"], of: change) }
      return
    }
    var again = change.before["again_at"] ?? .null
    // It was on the screen, and comes back there; its next repeat was no moment of the person's own.
    if change.before["state"] == "shown", change.before["check_in"] ?? .null == .null {
      again = .null
    }
    // The reminder comes back, and no question about it, where it has no moment of its own.
    let checkIn = again == .null ? .null : change.before["check_in"] ?? .null
    if again == .null, change.before["state"] != "closed",
      try store.row(change.row)?.todo.due == nil
    {
      // It was on screen, and no due time brings it back.
      again = Value(milliseconds: now)
    }
    guard let reminder = try store.reminder(of: change.row) else { return }
    try store.write(
      reminder.restored(
        asClosed: change.before["state"] == "closed",
        until: again.integer.map { Instant(keptMilliseconds: Int($0)) },
        stage: change.before["stage"]?.integer.map { Int($0).clamped(to: 0...64) } ?? 0,
        checkIn: checkIn.text.flatMap { Reminder.CheckIn(rawValue: $0) }
      )
    )
  }
}
