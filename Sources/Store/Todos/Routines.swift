internal import Language
internal import Model
internal import Planning
internal import SQLite

/// Parts of what repeats: each occurrence begins with all of them open.
///
/// Parts that repeat themselves, and what is below them, keep their own life.
extension Store {
  /// Opens the parts again that were done, as their whole goes on to a later occurrence, and says
  /// which those are.
  ///
  /// `whole` is as it was before. A part with a time goes along with it, so that it does not come for
  /// a moment that is over. Only within a batch, which they are a change of. With `moment`, only those
  /// that were done before it.
  @discardableResult
  func reopenParts(
    of whole: Todo,
    to next: CivilDateTime,
    doneBefore moment: Instant? = nil
  ) throws(DatabaseError) -> [Todo.ID] {
    guard let recurrence = whole.recurrence else { return [] }
    var reopened: [Todo.ID] = []
    for part in try donePartsOfOnce(whole.id) {
      guard let completedAt = part.completedAt, moment.map({ completedAt < $0 }) ?? true
      else { continue }
      let due = part.due.map { carried($0, with: recurrence, to: next, in: calendar) }
      // What it was put off to was for the occurrence before.
      try connection.run(
        "UPDATE reminder SET resumes_at = NULL WHERE todo_id = ? AND resumes_at IS NOT NULL",
        [.text(part.id)]
      )
      try connection.run(
        """
        UPDATE todo
           SET completed_at = NULL, time_kind = ?, due_date = ?, due_time = ?, zone = ?, due_at = ?
         WHERE id = ?
        """,
        due.columns + [.text(part.id)]
      )
      try keepCompletion(of: part.id, at: completedAt)
      reopened.append(part.id)
    }
    return reopened
  }

  /// Keeps it known that a to-do was done, though it is open again: that was another time.
  func keepCompletion(of id: Todo.ID, at moment: Instant) throws(DatabaseError) {
    try connection.run(
      "INSERT OR IGNORE INTO completion (completed_at, todo_id) VALUES (?, ?)",
      [Value(seconds: moment), .text(id)]
    )
  }

  /// Keeps it known of parts that they were done, where a series goes on once more that an undo had
  /// put back.
  func keepCompletions(ofPartsIn changes: [JournalChange]) throws(DatabaseError) {
    guard changes.contains(where: { $0.changed.contains("occurrence") }) else { return }
    for change in changes where change.table == .todo && change.operation == .update {
      guard (change.before["rrule"] ?? .null) == .null,
        (change.before["completed_at"] ?? .null) == .null,
        case .integer(let seconds)? = change.after["completed_at"]
      else { continue }
      try keepCompletion(of: change.row, at: Instant(kept: Int(seconds)))
    }
  }

  /// The parts at any depth that are done, without those that repeat and what is below them.
  private func donePartsOfOnce(_ whole: Todo.ID) throws(DatabaseError) -> [Todo] {
    try connection.all(
      """
      WITH RECURSIVE part (id) AS (
        SELECT id FROM todo WHERE parent_id = ?1 AND rrule IS NULL
        UNION
        SELECT todo.id FROM todo JOIN part ON todo.parent_id = part.id WHERE todo.rrule IS NULL)
      SELECT \(StoredTodo.columns) FROM todo
       WHERE id IN (SELECT id FROM part) AND completed_at IS NOT NULL
       ORDER BY position, id
      """,
      [.text(whole)]
    ) { StoredTodo($0).todo }
  }
}

extension DeliveryStore {
  /// Opens the parts again of series whose next occurrence comes on the screen, though nobody has
  /// answered the one before.
  ///
  /// What was done of them on its day is for it. Only within a transaction.
  func reopenParts(ofThoseThatComeAnew claimed: [PendingReminder], at now: Instant)
    throws(DatabaseError)
  {
    let series = claimed.filter { $0.todo.recurrence != nil }
    guard !series.isEmpty else { return }
    let wholes = Set(
      try connection.all(
        """
        SELECT DISTINCT parent_id FROM todo
         WHERE parent_id IN (SELECT value FROM json_each(?)) AND completed_at IS NOT NULL
        """,
        [.text(Store.jsonList(series.map(\.todo.id)))]
      ) { $0.text(0) }
    )
    for pending in series where wholes.contains(pending.todo.id) {
      let todo = pending.todo
      guard let recurrence = todo.recurrence,
        let last = pending.reminder.shownAt ?? calendar.moment(of: todo.due),
        let coming = todo.comingOccurrence(
          after: last,
          awaited: pending.reminder.fireAt,
          in: calendar
        ),
        coming <= now
      else { continue }
      let zone = calendar.own(of: todo.due).zone
      let present = recurrence.newest(by: zone.civil(at: now), in: zone)
      let header = BatchHeader(kind: .settle, label: .settle, source: .settle)
      let batch = try begin(header, at: now)
      try reopenParts(of: todo, to: present, doneBefore: beginning(of: present, recurrence, zone))
      try end(batch)
      try settle(batch, at: now)
    }
  }

  /// Since when what is done of the parts is done for an occurrence: since its day began, as the person
  /// counts days; of several times on a day, since that time came.
  private func beginning(
    of present: CivilDateTime,
    _ recurrence: Recurrence,
    _ zone: Zone
  ) -> Instant {
    let dayStarts = meaning.conventions.dayStarts
    func day(of civil: CivilDateTime) -> CivilDate {
      civil.adding(seconds: -dayStarts.secondsSinceMidnight).date
    }
    let before = recurrence.newest(by: present.adding(seconds: -1), in: zone)
    let isAnotherOfItsDay = before < present && day(of: before) == day(of: present)
    return zone.instant(
      of: isAnotherOfItsDay ? present : CivilDateTime(day(of: present), dayStarts)
    )
  }
}
