package import Language
package import Model
internal import Planning
package import SQLite

/// What another device did, done here as well; each within `syncing`.
extension TodoStore {
  /// Adds a to-do of a server.
  ///
  /// One that was due at `moment` or before that is on the list, and does not pop up for it.
  package func add(
    _ entry: ImportEntry,
    to list: TodoList.ID,
    position: Int?,
    restsBefore moment: Instant,
    at now: Instant
  ) throws(DatabaseError) {
    try change(BatchHeader(label: .sync, source: .sync), at: now) { _ throws(DatabaseError) in
      try insert(
        entry,
        list: list,
        parent: nil,
        source: .sync,
        restsBefore: moment,
        at: now
      )
      if let position { try place(entry.id, at: position) }
    }
  }

  /// Brings back a to-do that was deleted, as it was then; `false` where the journal knows of it no more.
  package func bringBack(_ id: Todo.ID, at now: Instant) throws(DatabaseError) -> Bool {
    let batch =
      try connection.first(
        """
        SELECT max(batch_id) FROM change
         WHERE row_id = ? AND table_name = 'todo' AND operation = 'delete'
        """,
        [.text(id)]
      ) { $0.integerIfAny(0) } ?? nil
    guard let batch,
      let deletion = try changes(of: batch).first(where: {
        $0.table == .todo && $0.row == id && $0.operation == .delete
      })
    else { return false }
    return try change(BatchHeader(label: .sync, source: .sync), at: now) {
      number throws(DatabaseError) in
      try Reversal(store: self, batch: number, now: now).revert(deletion)
      return try row(id) != nil
    }
  }

  /// Whether a to-do is here; one that was deleted is not.
  package func todo(_ id: Todo.ID) throws(DatabaseError) -> TodoRow? { try row(id) }

  /// Writes when a to-do is due and how it repeats, exactly as it is elsewhere.
  package func setSchedule(
    of id: Todo.ID,
    _ schedule: Schedule?,
    occurrence: CivilDateTime?,
    at now: Instant
  ) throws(DatabaseError) {
    guard let schedule else {
      if let row = try row(id), row.todo.completedAt != nil {
        return try clearTime(ofDone: id, at: now)
      }
      var change = TodoChange()
      change.time.clearsDue = true
      _ = try edit(id, change, label: .sync, source: .sync, at: now)
      return
    }
    let due = schedule.due
    let start = schedule.rule == nil ? nil : occurrence ?? calendar.seriesStart(at: due)
    try change(BatchHeader(label: .sync, source: .sync), at: now) { _ throws(DatabaseError) in
      try connection.run(
        """
        UPDATE todo
           SET time_kind = ?, due_date = ?, due_time = ?, zone = ?, due_at = ?, end_time = ?,
               phrase = NULL, inferred_at = NULL, rrule = ?, exceptions = ?, repeat_from = ?,
               series_start = ?, occurrence = ?
         WHERE id = ?
        """,
        Optional(due).columns + [
          Value(schedule.endTime?.description), Value(schedule.rule?.description),
          Value(schedule.rule?.exceptions.text), .text(schedule.repeatFrom.rawValue),
          Value(start?.description), Value(start?.description), .text(id),
        ]
      )
      // The series was put in order here: nothing is left to judge.
      try connection.run("UPDATE unsettled SET restarts_series = 0 WHERE todo_id = ?", [.text(id)])
    }
  }

  /// Takes the time off a to-do that is done, of which nothing comes any more.
  private func clearTime(ofDone id: Todo.ID, at now: Instant) throws(DatabaseError) {
    try change(BatchHeader(label: .sync, source: .sync), at: now) { _ throws(DatabaseError) in
      try connection.run(
        """
        UPDATE todo
           SET time_kind = 'floating', due_date = NULL, due_time = NULL, zone = NULL, due_at = NULL,
               end_time = NULL, phrase = NULL, inferred_at = NULL, rrule = NULL, exceptions = NULL,
               series_start = NULL, occurrence = NULL
         WHERE id = ?
        """,
        [.text(id)]
      )
    }
  }

  /// The to-dos that are part of one, at any depth.
  package func todos(below whole: Todo.ID) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(Self.subtree, [.text(whole)]) { $0.text(0) }
  }

  /// To-dos of an account's lists that are part of something on another list.
  package func partsAcrossLists(of account: Int) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(
      """
      SELECT part.id FROM todo AS part JOIN todo AS whole ON whole.id = part.parent_id
       WHERE part.list_id <> whole.list_id
         AND part.list_id IN (SELECT list_id FROM sync_list WHERE account_id = ?)
       ORDER BY part.id
      """,
      [Value(account)]
    ) { $0.text(0) }
  }

  /// Puts a to-do on a list, into another one, or at a place; what is part of it stays part of it.
  package func put(
    _ id: Todo.ID,
    on list: TodoList.ID,
    under parent: Todo.ID?,
    at now: Instant
  ) throws(DatabaseError) {
    try change(BatchHeader(label: .sync, source: .sync), at: now) { _ throws(DatabaseError) in
      try connection.run(
        "UPDATE todo SET list_id = ?1, parent_id = ?2 WHERE id = ?3",
        [.text(list), Value(parent), .text(id)]
      )
    }
  }

  /// Gives a to-do its place among the others of its list.
  package func move(_ id: Todo.ID, to position: Int, at now: Instant) throws(DatabaseError) {
    try change(BatchHeader(label: .sync, source: .sync), at: now) { _ throws(DatabaseError) in
      try place(id, at: position)
    }
  }

  private func place(_ id: Todo.ID, at position: Int) throws(DatabaseError) {
    try connection.run(
      "UPDATE todo SET position = ? WHERE id = ?",
      [Value(position), .text(id)]
    )
  }

  /// Takes back the popup of a to-do that was answered with nothing but a look on another device; it
  /// waits in the list then, and for its next occurrence.
  package func acknowledge(
    _ id: Todo.ID,
    at moment: Instant,
    now: Instant
  ) throws(DatabaseError) {
    try change(BatchHeader(label: .sync, source: .sync), at: now) { batch throws(DatabaseError) in
      guard let todo = try row(id)?.todo, let reminder = try reminder(of: id) else { return }
      let coming = todo.comingOccurrence(after: now, in: calendar)
      guard let acknowledged = reminder.acknowledged(at: moment, until: coming),
        acknowledged != reminder
      else { return }
      try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
        try write(acknowledged)
      }
      try note(.closed, of: id, reason: "elsewhere", at: now)
    }
  }

  /// Whether a reminder of one of these to-dos came up at a moment or since.
  package func wasShown(
    _ ids: [Todo.ID],
    since moment: Instant
  ) throws(DatabaseError) -> Bool {
    for id in ids {
      let found = try connection.first(
        "SELECT 1 FROM delivery WHERE todo_id = ? AND event = 'shown' AND at >= ? LIMIT 1",
        [.text(id), Value(milliseconds: moment)]
      ) { _ in true }
      if found != nil { return true }
    }
    return false
  }

  /// When an occurrence of a series was done and was passed over last.
  package func lastAnswers(
    of id: Todo.ID
  ) throws(DatabaseError) -> (doneAt: Instant?, skippedAt: Instant?) {
    let done = try connection.first(
      "SELECT max(completed_at) FROM completion WHERE todo_id = ?",
      [.text(id)]
    ) { $0.seconds(0) }
    let skipped = try connection.first(
      "SELECT max(at) FROM delivery WHERE todo_id = ? AND event = 'skipped'",
      [.text(id)]
    ) { $0.milliseconds(0) }
    return (done ?? nil, skipped ?? nil)
  }
}
