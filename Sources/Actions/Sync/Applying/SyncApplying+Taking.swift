import Interchange
import Language
import Model
import Store
import Words

/// Doing here what a merge came to.
extension SyncApplying {
  /// Merges a to-do with what a server says of it, and notes what gave way to what.
  @discardableResult
  mutating func merge(
    _ row: TodoRow,
    _ here: SyncedTodo,
    _ there: SyncedTodo,
    _ base: SyncedTodo?,
    isEdited: Bool,
    knowsWords: Bool = true,
    editedAt: Instant? = nil,
    on list: SyncedList
  ) throws -> TodoMerge {
    let merge = TodoMerge(
      base: base,
      knowsWords: knowsWords,
      local: here,
      remote: there,
      isEdited: isEdited,
      editedAt: editedAt ?? row.todo.updatedAt,
      now: now,
      in: context.calendar
    )
    try take(merge, here, there, base, row, on: list)
    for conflict in merge.conflicts {
      try note(
        conflict.field.rawValue,
        of: row.id,
        isOfHere: conflict.isOfHere,
        words: conflict.words
      )
    }
    if !merge.conflicts.isEmpty { count(list) { $0.conflicts += 1 } }
    return merge
  }

  /// Notes what gave way, for `sync status`.
  func note(_ field: String, of todo: Todo.ID, isOfHere: Bool, words: String?) throws {
    let conflict = SyncConflict(
      todo: todo,
      at: now,
      field: field,
      isOfHere: isOfHere,
      words: words
    )
    try store.note(conflict, of: context.account.id)
  }

  /// Brings a to-do to what a merge came to, by the ways that every other change goes.
  private mutating func take(
    _ merge: TodoMerge,
    _ here: SyncedTodo,
    _ there: SyncedTodo,
    _ base: SyncedTodo?,
    _ row: TodoRow,
    on list: SyncedList
  ) throws {
    let merged = merge.merged
    let id = row.id
    var isChanged = try edit(row, here, merged, merge.conflicts)
    if merge.hasAdvanced, !here.isDone, !merged.isDone,
      SyncedSchedule.isSame(merged.schedule, there.schedule, in: context.calendar)
    {
      try answerOccurrences(of: row, there, base, on: list)
    }
    // As a series it would go on to its next time instead.
    let ends = merged.isDone && !here.isDone
    if try takeSchedule(of: id, merged, ends: ends) {
      isChanged = true
      noteZone(of: merged, on: list)
    }
    if ends {
      let doneAt = min(merged.completedAt ?? now, now)
      _ = try store.complete([id], source: .sync, doneAt: doneAt, at: now)
      _ = try takeSchedule(of: id, merged)
      count(list) { $0.completed += 1 }
    } else if !merged.isDone, here.isDone {
      _ = try store.reopen([id], source: .sync, at: now)
      isChanged = true
    }
    isChanged = try takeLeads(of: id, here, merged) || isChanged
    if !merged.isDone { isChanged = try takeAnswers(of: id, here, merged, base) || isChanged }
    if let position = merged.position, position != here.position {
      try store.move(id, to: position, at: now)
    }
    if merged.parent != here.parent { fresh.insert(id) }
    try restIfShown(row)
    if isChanged { count(list) { $0.changed += 1 } }
  }

  /// An occurrence that came up here already, while the one before it was still open, does not come up
  /// again for that one being done elsewhere.
  private func restIfShown(_ before: TodoRow) throws {
    guard let shownAt = before.reminder?.shownAt,
      let fireAt = try store.todo(before.id)?.reminder?.fireAt, fireAt <= shownAt
    else { return }
    try store.acknowledge(before.id, at: shownAt, now: now)
  }

  private func edit(
    _ row: TodoRow,
    _ here: SyncedTodo,
    _ merged: SyncedTodo,
    _ conflicts: [TodoMerge.Conflict]
  ) throws -> Bool {
    var change = TodoChange()
    if merged.title != here.title { change.title = merged.title }
    let notes = merged.notes.adding(conflicts)
    if notes != here.notes { change.notes = notes ?? "" }
    if merged.firstStep != here.firstStep { change.firstStep = merged.firstStep ?? "" }
    if merged.priority != here.priority { change.priority = merged.priority }
    if merged.effort != here.effort { change.effort = merged.effort }
    guard change != TodoChange() else { return false }
    if let effort = change.effort, !effort.isUnknown {
      // Of the two what it says would stay.
      var none = TodoChange()
      none.effort = Effort()
      _ = try store.edit(row.id, none, label: .sync, source: .sync, at: now)
    }
    _ = try store.edit(row.id, change, label: .sync, source: .sync, at: now)
    return true
  }

  /// The present occurrence was answered over there, and perhaps others after it, each on its own.
  private mutating func answerOccurrences(
    of row: TodoRow,
    _ there: SyncedTodo,
    _ base: SyncedTodo?,
    on list: SyncedList
  ) throws {
    var present: TodoRow? = row
    while let answered = present {
      try answerOccurrence(of: answered, there, base)
      count(list) { $0.completed += 1 }
      present = try store.todo(row.id)
      guard present?.todo.completedAt == nil, let last = there.schedule?.occurrence,
        let next = present?.todo.recurrence?.occurrence, next < last, there.answers[next] != nil
      else { return }
    }
  }

  /// An occurrence was done over there, or passed over; what the object tells of just this one counts.
  private mutating func answerOccurrence(
    of row: TodoRow,
    _ there: SyncedTodo,
    _ base: SyncedTodo?
  ) throws {
    let answer = row.todo.recurrence.flatMap { there.answers[$0.occurrence] }
    let isSkipped =
      there.lastSkippedAt != nil && there.lastSkippedAt != base?.lastSkippedAt
      && there.lastDoneAt == base?.lastDoneAt
    if answer == .passedOver || answer == nil && isSkipped {
      _ = try store.skip([row.id], source: .sync, at: now)
      return try noteReopened(partsOf: row.id)
    }
    var said = there.lastDoneAt == base?.lastDoneAt ? there.modifiedAt : there.lastDoneAt
    if case .done(let at?)? = answer { said = at }
    _ = try store.complete([row.id], source: .sync, doneAt: min(said ?? now, now), at: now)
    try noteReopened(partsOf: row.id)
  }

  /// Writes the due time and the rule, where those are others by now.
  ///
  /// `ends` is whether the whole of a series is about to be done.
  private func takeSchedule(
    of id: Todo.ID,
    _ merged: SyncedTodo,
    ends: Bool = false
  ) throws -> Bool {
    guard let row = try store.todo(id) else { return false }
    let present = try context.local(row, uid: merged.uid, base: nil).schedule
    guard
      ends && present?.rule != nil
        || !SyncedSchedule.isSame(present, merged.schedule, in: context.calendar)
    else { return false }
    let schedule = merged.schedule.map { schedule in
      Schedule(
        due: kept(schedule.due, likeThatOf: row),
        endTime: schedule.endTime,
        rule: ends ? nil : schedule.rule,
        repeatFrom: schedule.repeatFrom
      )
    }
    try store.setSchedule(of: id, schedule, occurrence: merged.schedule?.occurrence, at: now)
    return true
  }

  /// What followed the machine's zone goes on doing so, where it is written in that zone.
  private func kept(_ due: Due, likeThatOf row: TodoRow) -> Due {
    guard case .floating? = row.todo.due, case .zoned(let date, let time, let zone) = due,
      zone == context.calendar.zone.identifier
    else { return due }
    return .floating(date, time)
  }

  private func takeLeads(of id: Todo.ID, _ here: SyncedTodo, _ merged: SyncedTodo) throws -> Bool {
    guard merged.leads != here.leads, merged.schedule != nil, !merged.isDone else { return false }
    var change = TodoChange()
    if merged.leads == [] {
      change.time.silences = true
    } else {
      change.time.leads = merged.leads ?? []
    }
    _ = try store.edit(id, change, label: .sync, source: .sync, at: now)
    return true
  }

  /// Put off there is put off here; closed there is closed here.
  private func takeAnswers(
    of id: Todo.ID,
    _ here: SyncedTodo,
    _ merged: SyncedTodo,
    _ base: SyncedTodo?
  ) throws -> Bool {
    if let until = merged.snoozedUntil {
      guard until != here.snoozedUntil else { return false }
      _ = try store.snooze([id], until: until, source: .sync, at: now)
      return true
    }
    guard let seen = merged.acknowledgedAt, seen != here.acknowledgedAt,
      seen != base?.acknowledgedAt
    else { return false }
    try store.acknowledge(id, at: seen, now: now)
    return false
  }
}

extension String? {
  /// Notes with the texts that gave way below them, so that no word is gone.
  fileprivate func adding(_ conflicts: [TodoMerge.Conflict]) -> String? {
    var notes = self ?? ""
    for conflict in conflicts {
      guard let words = conflict.words, !words.isEmpty, !notes.contains(words) else { continue }
      let sentence: SyncNoteSentences? =
        switch conflict.field {
        case .title: .otherTitle
        case .notes: .otherNotes
        case .firstStep: .otherStep
        default: nil
        }
      guard let sentence else { continue }
      notes += (notes.isEmpty ? "" : "\n\n") + sentence.text(.literal, ["text": words])
    }
    return notes.isEmpty ? nil : notes
  }
}
