package import Model

extension Store {
  /// Puts reminders off until `moment`; a to-do without a reminder gets one there.
  package func snooze(
    _ ids: [Todo.ID],
    until moment: Instant,
    source: String,
    at now: Instant
  ) throws(StoreError) -> [TodoRow] {
    try change(BatchHeader(label: "snooze", source: source), at: now) { batch throws(StoreError) in
      for id in ids where try mayRing(id) {
        try putOff(id, until: moment, in: batch, source: source, at: now)
      }
    }
    return try rows(of: ids)
  }

  /// Puts off what a popup stands for at this very moment, and tells what that was.
  ///
  /// A heads-up is put off to the due time at the latest.
  package func snooze(
    in popup: PopupID,
    until moment: Instant,
    at now: Instant
  ) throws(StoreError) -> [Todo.ID] {
    let header = BatchHeader(label: "snooze", source: "popup")
    return try change(header, at: now) { batch throws(StoreError) in
      let rows = try todos(of: popup)
      for row in rows {
        let due = row.dueAt.flatMap { $0 > now ? $0 : nil }
        let latest = min(moment, due ?? moment)
        try putOff(row.todo.id, until: latest, in: batch, source: "popup", at: now)
      }
      return rows.map(\.todo.id)
    }
  }

  private func putOff(
    _ id: Todo.ID,
    until moment: Instant,
    in batch: Int,
    source: String,
    at now: Instant
  ) throws(StoreError) {
    try changingReminder(of: id, in: batch) { () throws(StoreError) in
      try connection.run(
        """
        INSERT INTO reminder (todo_id, state, again_at, fire_at) VALUES (?1, 'snoozed', ?2, ?2)
            ON CONFLICT (todo_id) DO UPDATE
           SET state = 'snoozed', again_at = ?2, fire_at = ?2, attempts = 0,
               popup_obsolete = popup_number IS NOT NULL
        """,
        [.text(id), Value(milliseconds: moment)]
      )
    }
    try note(.snoozed, of: id, reason: source, at: now)
  }

  /// Changes when and how a to-do's reminder speaks up.
  ///
  /// A phrase is kept beside the due time that came of it; a rule begins a new series.
  package func remind(
    _ id: Todo.ID,
    _ change: ReminderChange,
    source: String,
    at now: Instant
  ) throws(StoreError) -> TodoRow? {
    try self.change(BatchHeader(label: "remind", source: source), at: now) {
      batch throws(StoreError) in
      guard try isOpen(id) else { return }
      if change.clearsDue {
        try changingReminder(of: id, in: batch) { () throws(StoreError) in
          try clearDue(of: id, at: now)
        }
      } else if let due = change.due {
        try setDue(due, phrase: change.phrase, of: id, at: now)
      }
      if let rule = change.rule {
        try connection.run(
          """
          UPDATE todo SET rrule = ?, series_start = NULL, occurrence = NULL WHERE id = ?
          """,
          [.text(rule.description), .text(id)]
        )
      }
      try setManner(change, of: id, in: batch, at: now)
    }
    return try row(id)
  }

  /// Whether the to-do is open and does not pause.
  func mayRing(_ id: Todo.ID) throws(StoreError) -> Bool {
    try connection.first(
      "SELECT 1 FROM todo WHERE id = ? AND completed_at IS NULL AND paused_at IS NULL",
      [.text(id)]
    ) { _ in true } ?? false
  }

  /// Whether the to-do is there and not done.
  func isOpen(_ id: Todo.ID) throws(StoreError) -> Bool {
    try connection.first(
      "SELECT 1 FROM todo WHERE id = ? AND completed_at IS NULL",
      [.text(id)]
    ) { _ in true } ?? false
  }

  private func setDue(
    _ due: Due?,
    phrase: String?,
    of id: Todo.ID,
    at now: Instant
  ) throws(StoreError) {
    try connection.run(
      """
      UPDATE todo
         SET time_kind = ?, due_date = ?, due_time = ?, zone = ?, due_at = ?,
             end_time = NULL, phrase = ?, inferred_at = ?
       WHERE id = ?
      """,
      due.columns + [Value(phrase), phrase == nil ? .null : .integer(now.seconds), .text(id)]
    )
  }

  /// Without a time nothing repeats, and nothing speaks up.
  private func clearDue(of id: Todo.ID, at now: Instant) throws(StoreError) {
    try setDue(nil, phrase: nil, of: id, at: now)
    try connection.run(
      "UPDATE todo SET rrule = NULL, series_start = NULL, occurrence = NULL WHERE id = ?",
      [.text(id)]
    )
    try cancelReminder(of: id)
  }

  private func setManner(
    _ change: ReminderChange,
    of id: Todo.ID,
    in batch: Int,
    at now: Instant
  ) throws(StoreError) {
    guard change.leads != nil || change.persistence != nil || change.isBreakthrough != nil
    else { return }
    let due = moment(of: try row(id)?.todo.due, in: meaning.zones.current())
    try changingReminder(of: id, in: batch) { () throws(StoreError) in
      if let due, try storedReminder(of: id) == nil {
        try insertReminder(of: id, leads: change.leads ?? [0], due: due, at: now)
      }
      try connection.run(
        """
        UPDATE reminder
           SET leads = coalesce(?, leads), persistence = coalesce(?, persistence),
               breakthrough = coalesce(?, breakthrough)
         WHERE todo_id = ?
        """,
        [
          Value(change.leads.map(StoredReminder.text)), Value(change.persistence?.rawValue),
          change.isBreakthrough.map { Value($0) } ?? .null, .text(id),
        ]
      )
      guard change.leads != nil, let due, let reminder = try storedReminder(of: id)?.reminder,
        reminder.state != .closed, reminder.againAt == nil
      else { return }
      try schedule(reminder, due: due, at: now)
    }
  }
}
