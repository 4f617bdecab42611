package import Model
internal import Planning
package import SQLite

extension Store {
  /// Puts reminders off until `moment`; a to-do without a reminder gets one there.
  ///
  /// A to-do that repeats comes with its next occurrence if that comes before.
  package func snooze(
    _ ids: [Todo.ID],
    until moment: Instant,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    let header = BatchHeader(label: .snooze, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, batch throws(DatabaseError) in
      guard try mayRing(id), let todo = try row(id)?.todo else { return }
      let moment = latest(todo, until: moment, at: now)
      try snooze(id, until: moment, in: batch, source: source, at: now)
    }
    return try rows(of: ids)
  }

  /// Puts off what a popup stands for at this very moment, and tells what that was.
  ///
  /// A heads-up is put off to the due time at the latest, and what repeats to its next occurrence.
  package func snooze(
    in popup: PopupID,
    only id: Todo.ID? = nil,
    until moment: Instant,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    try putOff(in: popup, only: id, at: now) { row in later(row, until: moment, at: now) }
  }

  /// The moment that Later puts a reminder off to.
  func later(_ row: TodoRow, until moment: Instant, at now: Instant) -> Instant {
    let due = row.dueAt.flatMap { $0 > now ? $0 : nil }
    return latest(row.todo, until: min(moment, due ?? moment), at: now)
  }

  /// Puts off what is answered by something else than a popup.
  func snooze(
    _ row: TodoRow,
    until moment: Instant,
    in batch: Int,
    by source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try snooze(row.todo.id, until: moment, in: batch, source: source, at: now)
  }

  /// Puts off to another day what a popup stands for at this very moment, and tells what that was.
  ///
  /// It comes on the next civil morning, or with an occurrence of that day if that comes before.
  package func putOffForToday(
    in popup: PopupID,
    only id: Todo.ID? = nil,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    try putOff(in: popup, only: id, as: .notToday, at: now) { row in
      notToday(row.todo, at: now, in: calendar)
    }
  }

  /// Puts off to an evening or a morning what a popup stands for at this very moment, and tells
  /// what that was.
  ///
  /// A to-do that repeats comes with its next occurrence if that comes before.
  package func putOff(
    in popup: PopupID,
    only id: Todo.ID? = nil,
    to moment: Instant,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    try putOff(in: popup, only: id, at: now) { row in latest(row.todo, until: moment, at: now) }
  }

  private func putOff(
    in popup: PopupID,
    only id: Todo.ID?,
    as answer: LedgerEntry.Answer? = nil,
    at now: Instant,
    until moment: (TodoRow) -> Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    let header = BatchHeader(label: .snooze, source: .popup)
    return try change(header, at: now) { batch throws(DatabaseError) in
      let rows = try todos(of: popup, only: id)
      for row in rows {
        let (id, until) = (row.todo.id, moment(row))
        try snooze(id, until: until, as: answer, in: batch, source: .popup, at: now)
      }
      return rows.map(\.todo.id)
    }
  }

  /// Has a reminder wait for a moment of its own, there to come again or to ask how it is going.
  func putOff(
    _ id: Todo.ID,
    until moment: Instant,
    for checkIn: Reminder.CheckIn? = nil,
    in batch: Int
  ) throws(DatabaseError) {
    try changingReminder(of: id, in: batch) { () throws(DatabaseError) in
      let reminder = try reminder(of: id) ?? Reminder(todo: id)
      try write(reminder.snoozed(until: moment, for: checkIn))
    }
  }

  private func snooze(
    _ id: Todo.ID,
    until moment: Instant,
    as answer: LedgerEntry.Answer? = nil,
    in batch: Int,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try putOff(id, until: moment, in: batch)
    try note(.snoozed, of: id, reason: source.rawValue, until: moment, answer: answer, at: now)
  }

  private func latest(_ todo: Todo, until moment: Instant, at now: Instant) -> Instant {
    Planning.putOff(todo, until: moment, at: now, in: calendar)
  }

  /// Whether the to-do is open and does not pause.
  func mayRing(_ id: Todo.ID) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM todo WHERE id = ? AND completed_at IS NULL AND paused_at IS NULL",
      [.text(id)]
    ) { _ in true } ?? false
  }

  /// Whether the to-do is there and not done.
  func isOpen(_ id: Todo.ID) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM todo WHERE id = ? AND completed_at IS NULL",
      [.text(id)]
    ) { _ in true } ?? false
  }
}
