import Interchange
import Model
import Planning
import Store

/// Series that other programs ended by completing one occurrence of them.
extension SyncApplying {
  /// Whether a program completed the whole of a series that was to go on.
  func isEndedByCompletion(_ base: SyncedTodo, _ remote: SyncedTodo) -> Bool {
    !base.isDone && base.schedule?.rule != nil && remote.isDone
  }

  /// Takes the completion of a whole series for one of its present occurrence, where there is another
  /// one; `nil` where there is none, where it was done to its end, or its rule was taken off.
  ///
  /// What is here goes on. Whether it goes on over there as well is the person's to say, unless the
  /// settings do.
  mutating func goOnAfterEnd(
    _ row: TodoRow,
    _ here: SyncedTodo,
    _ base: SyncedTodo,
    _ remote: SyncedTodo,
    _ record: SyncRecord,
    on list: SyncedList
  ) throws -> (isHeld: Bool, lacksSomething: Bool)? {
    guard let there = remote.schedule, there.rule != nil else { return nil }
    if there.isLast(in: context.calendar), endsAsBefore(here, base) { return nil }
    if here.schedule?.isAdvanced(beyond: base.schedule, in: context.calendar) == true {
      // Both did this occurrence.
      return (false, true)
    }
    let doneAt = min(remote.completedAt ?? now, now)
    guard advanced(row.todo, completedAt: doneAt, in: context.calendar) != nil else { return nil }
    _ = try store.complete([row.id], source: .sync, doneAt: doneAt, at: now)
    try noteReopened(partsOf: row.id)
    count(list) { $0.completed += 1 }
    guard !context.rules.revivesSeries else { return (false, true) }
    heldSeries.append(row.todo.title)
    try note("series", of: row.id, isOfHere: false, words: row.todo.title)
    return (true, record.isEdited)
  }

  /// Whether nobody gave the series another rule here.
  private func endsAsBefore(_ here: SyncedTodo, _ base: SyncedTodo) -> Bool {
    let rules = [here, base].map { $0.schedule?.rule?.excepting(RecurrenceExceptions()) }
    return rules[0] == rules[1]
      || here.schedule?.isAdvanced(beyond: base.schedule, in: context.calendar) == true
  }

  /// Has the parts of a series sent that are open again since it goes on, though what the server says of
  /// them was done here before.
  mutating func noteReopened(partsOf whole: Todo.ID) throws {
    let parts = try store.todos(below: whole)
    guard !parts.isEmpty else { return }
    for id in parts {
      guard let record = try store.record(of: id, in: context.account.id) else { continue }
      if touched[record.id] != nil { touched[record.id] = true }
    }
    try store.noteChanges(of: context.account.id)
  }

  /// The place of the object that a series goes on as, where a program completed it without its rule
  /// and made another one for the next time.
  func continuation(
    of record: SyncRecord,
    _ object: CalendarObject,
    among unknown: [CalendarObject]
  ) -> Int? {
    guard let base = record.base.flatMap({ context.read($0).todo }),
      let ended = context.read(object.bytes).todo, isEndedByCompletion(base, ended),
      ended.schedule?.rule == nil, let before = base.schedule.flatMap({ moment($0.due) })
    else { return nil }
    return unknown.firstIndex { other in
      guard let next = context.read(other.bytes).todo, !next.isDone, next.uid != ended.uid,
        next.title == base.title, let due = next.schedule.flatMap({ moment($0.due) })
      else { return false }
      return due > before
    }
  }

  private func moment(_ due: Due) -> Instant? { context.calendar.instant(of: due) }

  /// Completes the occurrence of a series, which is the other object from now on; its alarms and what
  /// it is part of are written there again.
  mutating func goOn(
    _ known: SyncRecord,
    with next: CalendarObject,
    ended: CalendarObject,
    on list: SyncedList
  ) throws {
    guard let id = known.todo, let row = try store.todo(id),
      let done = context.read(ended.bytes).todo, let coming = context.read(next.bytes).todo
    else { return }
    var old = known
    (old.tag, old.base, old.todo, old.state) = (ended.tag, ended.bytes, nil, .other)
    try store.write(old)
    let doneAt = min(done.completedAt ?? now, now)
    _ = try store.complete([row.id], source: .sync, doneAt: doneAt, at: now)
    try noteReopened(partsOf: row.id)
    count(list) { $0.completed += 1 }
    var record = SyncRecord(
      list: list.id,
      address: next.address,
      key: CalendarAddress(next.address).decoded
    )
    (record.uid, record.tag, record.base) = (coming.uid, next.tag, next.bytes)
    record.todo = id
    touched[try store.write(record)] = true
  }
}
