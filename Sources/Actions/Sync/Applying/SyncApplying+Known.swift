import Interchange
import Model
import Planning
import Store

/// Objects that are known here.
extension SyncApplying {
  /// Merges what an object says now with what is here.
  ///
  /// `isAnew` is whether another machine has made it anew: that one may have known less of it, so what is
  /// here stays of the words. `editedAt` is when it was changed here, where that is not the last that
  /// happened to it.
  mutating func apply(
    _ object: CalendarObject,
    to known: SyncRecord,
    on list: SyncedList,
    isAnew: Bool = false,
    editedAt: Instant? = nil
  ) throws {
    // A server that lags shows what was there before it was written from here.
    guard known.unseen?.isOlder(object.tag, object.bytes) != true else { return }
    var record = known
    var base = record.base.flatMap { context.read($0).todo }
    (record.address, record.tag, record.unseen) = (object.address, object.tag, nil)
    guard case .todo(let remote, let isCancelled) = context.read(object.bytes) else {
      return try setAside(object, record, on: list)
    }
    // Whoever made it anew knew all that is known here.
    var isAnew = isAnew && (remote.madeFrom == nil || remote.madeFrom != base?.modifiedAt)
    // Somebody else may have written over what was there before, on a server that had not what was sent:
    // what both had last is what was seen last.
    let before = known.unseen?.base.flatMap { context.read($0).todo }
    if let before, let sent = base, !remote.isSameButForAlarms(as: sent, in: context.calendar) {
      base = before
    }
    // What was sent has come there, though the server's answer never came here.
    if let sent = record.sending.flatMap({ context.read($0).todo }),
      remote.isSameButForAlarms(as: sent, in: context.calendar)
    {
      base = sent
    } else if try known.tag == nil && isMadeAnew(known) {
      isAnew = true
    }
    record.sending = nil
    guard let id = record.todo, let row = try store.todo(id) else {
      return try answerDeletion(object, record, remote, base, on: list)
    }
    if isCancelled { return try cancel(row, object, record, base, on: list) }
    var (bytes, there, isLossy) = (object.bytes, remote, false)
    if let old = record.base,
      let restored = LossyClient.restored(object.bytes, from: old, in: context.calendar, at: now),
      let whole = context.read(restored).todo
    {
      (bytes, there, isLossy) = (restored, whole, true)
    }
    let here = try context.local(row, uid: remote.uid, base: base)
    record.base = bytes
    record.uid = remote.uid
    let staysHeld = record.state == .held && there.isDone && there.schedule?.rule != nil
    let isInsistedOn = isLossy || known.isInsistedOn
    if record.state != .leaving, !staysHeld { record.state = isInsistedOn ? .restored : .open }
    var lacksSomething = isInsistedOn
    if let base, isEndedByCompletion(base, there), here.completedAt == nil,
      let end = try goOnAfterEnd(row, here, base, there, record, on: list)
    {
      record.state = end.isHeld ? .held : .open
      lacksSomething = lacksSomething || end.lacksSomething
    } else {
      // The server has not what it refused, though nothing was changed here since.
      let isEdited = record.isEdited || isAnew || before != nil || known.state == .refused
      let merge = try merge(
        row,
        here,
        there,
        base,
        isEdited: isEdited,
        knowsWords: !isAnew,
        editedAt: editedAt,
        on: list
      )
      let differs = !merge.merged.isSame(as: there, in: context.calendar)
      lacksSomething = lacksSomething || isEdited && differs || !merge.conflicts.isEmpty
    }
    touched[try store.write(record)] = lacksSomething
  }

  /// Whether it is made anew here, of one that went.
  private mutating func isMadeAnew(_ record: SyncRecord) throws -> Bool {
    guard let uid = record.uid, let todo = record.todo else { return false }
    return try knownSuccessors().ids(comingBackAs: uid).contains(todo)
  }

  /// It was deleted here: a change over there that a person made brings it back.
  private mutating func answerDeletion(
    _ object: CalendarObject,
    _ record: SyncRecord,
    _ remote: SyncedTodo,
    _ base: SyncedTodo?,
    on list: SyncedList
  ) throws {
    var record = record
    if let base, remote.isSameButForAlarms(as: base, in: context.calendar) {
      record.base = object.bytes
      try store.write(record)
      return
    }
    returning[remote.uid] = record.todo
    try bringBack(object, record, remote, on: list)
  }

  /// Takes in what was changed over there, though what it was here is gone.
  mutating func bringBack(
    _ object: CalendarObject,
    _ known: SyncRecord,
    _ remote: SyncedTodo,
    on list: SyncedList
  ) throws {
    var record = known
    (record.todo, record.state) = (nil, .other)
    try store.write(record)
    try meet(object, on: list)
    guard let back = try store.record(record.id)?.todo else { return }
    count(list) { $0.conflicts += 1 }
    try note("deleted", of: back, isOfHere: true, words: remote.title)
  }

  /// It was cancelled over there, so it leaves the list here; what was changed here since stays.
  private mutating func cancel(
    _ row: TodoRow,
    _ object: CalendarObject,
    _ record: SyncRecord,
    _ base: SyncedTodo?,
    on list: SyncedList
  ) throws {
    var record = record
    record.base = object.bytes
    if record.isEdited, let base,
      try !context.local(row, uid: base.uid, base: base).isSame(as: base, in: context.calendar)
    {
      touched[try store.write(record)] = true
      return
    }
    (record.todo, record.state) = (nil, .other)
    try store.write(record)
    try delete(row, on: list)
  }

  /// It can no longer be read as a to-do: it stays here as it is.
  mutating func setAside(
    _ object: CalendarObject,
    _ record: SyncRecord,
    on list: SyncedList
  ) throws {
    var record = record
    record.tag = object.tag
    if case .other = context.read(object.bytes) {
      record.state = .other
    } else {
      record.state = .unreadable
      count(list) { $0.unreadable += 1 }
    }
    try store.write(record)
  }
}
