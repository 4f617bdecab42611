import Language
import Model
internal import Planning
import SQLite

/// What is here, and what a file says of it by now.
extension TodoStore {
  /// Whether an entry says something else of a to-do that is here: its title, notes, priority, time,
  /// repeat, or whether it is done.
  ///
  /// A series that has gone on here is still the same series.
  func differs(_ entry: ImportEntry, from todo: Todo) -> Bool {
    let draft = entry.draft
    return draft.title != todo.title || draft.notes != nil && draft.notes != todo.notes
      || draft.priority != todo.priority || (entry.completedAt == nil) != (todo.completedAt == nil)
      || !isSameTime(entry, todo)
  }

  private func isSameTime(_ entry: ImportEntry, _ todo: Todo) -> Bool {
    guard entry.completedAt == nil || todo.completedAt == nil else { return true }
    guard let due = entry.draft.due, let present = todo.due else {
      return (entry.draft.due == nil) == (todo.due == nil)
    }
    guard let rule = entry.draft.rule, let recurrence = todo.recurrence else {
      return entry.draft.rule == nil && todo.recurrence == nil && isSame(due, present)
    }
    let start = entry.seriesStart ?? entry.occurrence ?? calendar.seriesStart(at: due)
    let zone = calendar.own(of: due).zone
    let (occurrence, none) = (recurrence.occurrence, RecurrenceExceptions())
    let left = recurrence.rule.countLeft(from: occurrence, since: recurrence.seriesStart, in: zone)
    guard rule.excepting(none).counting(nil) == recurrence.rule.excepting(none).counting(nil),
      rule.countLeft(from: occurrence, since: start, in: zone) == left,
      entry.draft.repeatFrom == recurrence.repeatFrom,
      Set(rule.exceptions.days).isSubset(of: recurrence.rule.exceptions.days)
    else { return false }
    // Where it counts from its completions, it may stand anywhere.
    if recurrence.repeatFrom == .completion { return true }
    let isOnIt =
      rule.next(after: occurrence.adding(seconds: -1), from: start, in: zone) == occurrence
    guard isOnIt, entry.occurrence == occurrence else { return isOnIt }
    return isSame(due, present)
  }

  private func isSame(_ one: Due, _ other: Due) -> Bool {
    (one.time == nil && one.date != nil) == (other.time == nil && other.date != nil)
      && calendar.moment(of: one) == calendar.moment(of: other)
  }

  /// Whether an entry was changed after the to-do that is here.
  ///
  /// A file that names no such moment is newer where it counts its changes, and nobody has changed
  /// anything here.
  func isNewer(_ entry: ImportEntry, than todo: Todo) throws(DatabaseError) -> Bool {
    if let modified = entry.modifiedAt {
      let (there, here) = (modified.seconds, todo.updatedAt.seconds)
      if there != here || entry.sequence == 0 { return there > here }
    }
    guard entry.sequence > 0 else { return false }
    let isTouched = try connection.first(
      """
      SELECT 1 FROM change JOIN batch ON batch.id = change.batch_id
       WHERE change.row_id = ? AND change.table_name = 'todo'
         AND batch.source NOT IN (?, ?) LIMIT 1
      """,
      [
        .text(todo.id), .text(ChangeSource.import.rawValue), .text(ChangeSource.settle.rawValue),
      ]
    ) { _ in true }
    return isTouched == nil
  }

  /// Writes what a file says newer of a to-do that is here.
  func bringUpToDate(
    _ entry: ImportEntry,
    in batch: Int,
    at now: Instant
  ) throws(DatabaseError) {
    guard let row = try row(entry.id) else { return }
    let draft = entry.draft
    var columns = Columns()
    columns.set("title", .text(draft.title))
    if let notes = draft.notes { columns.set("notes", .text(notes)) }
    columns.set("priority", .text(draft.priority.rawValue))
    columns.set(
      "completed_at",
      entry.completedAt.map { Value(seconds: min($0, now)) } ?? .null
    )
    let isMoved = !isSameTime(entry, row.todo)
    if isMoved {
      let start = draft.rule == nil ? nil : draft.due.map(calendar.seriesStart(at:))
      let names = ["time_kind", "due_date", "due_time", "zone", "due_at"]
      for (name, value) in zip(names, draft.due.columns) { columns.set(name, value) }
      columns.set("end_time", Value(draft.endTime?.description))
      columns.set("phrase", .null)
      columns.set("rrule", Value(draft.rule?.description))
      columns.set("exceptions", Value(draft.rule?.exceptions.text))
      columns.set("repeat_from", .text(draft.repeatFrom.rawValue))
      columns.set(
        "series_start",
        draft.rule == nil
          ? .null : Value((entry.seriesStart ?? entry.occurrence ?? start)?.description)
      )
      columns.set(
        "occurrence",
        draft.rule == nil ? .null : Value((entry.occurrence ?? start)?.description)
      )
    }
    // A moment of its own, so that the same file is not newer once more.
    columns.set("updated_at", Value(seconds: min(entry.modifiedAt ?? now, now)))
    try write(columns, to: entry.id)
    guard isMoved else { return }
    try changingReminder(of: entry.id, in: batch) { () throws(DatabaseError) in
      try writeReminder(of: entry, on: row.todo.list, restsBefore: now, at: now)
    }
  }
}
