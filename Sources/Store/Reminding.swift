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
    try note(.snoozed, of: id, reason: LedgerEntry.reason(source, until: moment), at: now)
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
}
