internal import Model
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
    try run("INSERT OR IGNORE INTO unsettled (todo_id) VALUES (?)", [.text(change.row)])
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
      try run(
        "UPDATE reminder SET \(column) = ? WHERE todo_id = ?",
        [change.before[column] ?? .null, .text(change.row)]
      )
      if column == "leads" {
        // Of a batch of an older program: what it put back was a wish, or none.
        if change.before["own_leads"] == nil {
          try run(
            "UPDATE reminder SET own_leads = leads <> '0' WHERE todo_id = ?",
            [.text(change.row)]
          )
        }
        try run(
          """
          UPDATE reminder SET state = 'scheduled', stage = 0, fire_at = NULL
           WHERE todo_id = ? AND state IN ('scheduled', 'held') AND again_at IS NULL
          """,
          [.text(change.row)]
        )
      }
    }
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
    // What comes back without a moment of its own is the reminder, and no question about it.
    let checkIn = again == .null ? .null : change.before["check_in"] ?? .null
    if again == .null, change.before["state"] != "closed",
      try store.row(change.row)?.todo.due == nil
    {
      // It was on screen, and no due time brings it back.
      again = Value(milliseconds: now)
    }
    try run(
      """
      UPDATE reminder
         SET again_at = ?1, fire_at = ?1, stage = coalesce(?2, 0), attempts = 0,
             state = CASE WHEN ?3 = 'closed' THEN 'closed'
                          WHEN ?1 IS NULL THEN 'scheduled' ELSE 'snoozed' END,
             popup_obsolete = popup_number IS NOT NULL, resumes_at = NULL,
             check_in = iif(?3 = 'closed', NULL, ?5)
       WHERE todo_id = ?4
      """,
      [
        again, change.before["stage"] ?? .null, change.before["state"] ?? .null,
        .text(change.row), checkIn,
      ]
    )
  }
}
