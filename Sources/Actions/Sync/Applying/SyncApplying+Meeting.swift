import Interchange
import Language
import Model
import Store

/// Objects that are not known here yet.
extension SyncApplying {
  /// Takes in an object: as one that moved here from another list, as a to-do that is here already, or
  /// as a new one.
  mutating func meet(_ object: CalendarObject, on list: SyncedList) throws {
    let key = CalendarAddress(object.address).decoded
    var record =
      try store.record(key: key, of: list)
      ?? SyncRecord(list: list.id, address: object.address, key: key)
    (record.address, record.tag, record.unseen) = (object.address, object.tag, nil)
    guard case .todo(let remote, let isCancelled) = context.read(object.bytes) else {
      return try setAside(object, record, on: list)
    }
    if record.state == .leaving { return try keepEdit(of: record, remote, object, on: list) }
    // A server that lags shows what was just deleted from here.
    if record.id == 0,
      try store.wasDeleted(uid: remote.uid, tag: object.tag, since: now - Self.longestLag)
    {
      return
    }
    (record.uid, record.base, record.state) = (remote.uid, object.bytes, .open)
    let others = try store.records(uid: remote.uid, of: context.account.id)
      .filter { $0.id != record.id && $0.state != .leaving }
    // Another machine made it anew that went here at the same time.
    let before =
      try goneSuccessors[remote.uid].flatMap { gone[$0] }
      ?? knownSuccessors().unconfirmed(before: remote.uid).flatMap { try store.record($0) }
    if let other = others.first(where: { $0.todo != nil }) ?? before, other.id != record.id {
      return try meet(object, record, remote, known: other, on: list)
    }
    guard !isCancelled else {
      record.state = .other
      try store.write(record)
      return
    }
    if try joinAnew(object, record, remote, on: list) { return }
    if let row = try keptAlone(remote.uid) {
      try put(row, on: list)
      record.todo = row.id
      return try link(record, row, remote, on: list, editedAt: row.todo.updatedAt)
    }
    if let row = try same(as: remote, on: list) ?? sameElsewhere(as: remote, than: list) {
      record.todo = row.id
      return try link(record, row, remote, on: list)
    }
    if try bringBack(record, as: remote, on: list) { return }
    let id = try add(remote, on: list)
    record.todo = id
    try restIfShown(id, before: remote.uid)
    touched[try store.write(record)] = false
    count(list) { $0.added += 1 }
  }

  /// So long a server may show what was deleted.
  private static let longestLag = Duration.seconds(900)

  /// Somebody changed what is about to go, since its to-do is on another list by now: it is changed
  /// there.
  private mutating func keepEdit(
    of record: SyncRecord,
    _ remote: SyncedTodo,
    _ object: CalendarObject,
    on list: SyncedList
  ) throws {
    var kept = record
    let siblings = try store.records(uid: remote.uid, of: context.account.id)
    guard let base = record.base.flatMap({ context.read($0).todo }),
      !remote.isSameButForAlarms(as: base, in: context.calendar)
    else {
      try store.write(kept)
      // Somebody else may want it here as it is.
      for sibling in siblings where sibling.todo != nil { try insist(on: sibling.id) }
      return
    }
    guard var sibling = siblings.first(where: { $0.todo != nil }), let id = sibling.todo else {
      guard let row = try keptAlone(remote.uid) else {
        // Its to-do is on a list of this machine alone: the change is a to-do of its own.
        return try bringBack(object, record, remote, on: list)
      }
      try put(row, on: list)
      (kept.todo, kept.state, kept.pushed) = (row.id, .open, kept.version - 1)
      try store.write(kept)
      try apply(object, to: kept, on: list, editedAt: row.todo.updatedAt)
      count(list) { $0.conflicts += 1 }
      return try note("deleted", of: row.id, isOfHere: true, words: remote.title)
    }
    kept.base = object.bytes
    guard let row = try store.todo(id) else {
      // It was deleted here since: a change that a person made stays, once the other one is gone.
      kept.state = .other
      try store.write(kept)
      return
    }
    try store.write(kept)
    let here = try context.local(row, uid: remote.uid, base: base)
    try merge(row, here, remote, base, isEdited: true, on: list)
    if sibling.tag == nil {
      sibling.base = object.bytes
      try store.write(sibling)
    }
    touched[sibling.id] = true
    try insist(on: sibling.id)
    // What is there on the other list may come yet, and lacks this.
    try store.noteChanges(of: context.account.id)
  }

  /// The to-do that is on a list whose collection is there no more, and that somebody changed elsewhere before
  /// it had gone from where it was.
  ///
  /// What went to a list that never was on the server stays there: its words are this machine's alone.
  private mutating func keptAlone(_ uid: String) throws -> TodoRow? {
    let account = context.account.id
    let gone = Set(
      try store.syncedLists(of: account).filter { $0.state == .gone }.map(\.list)
    )
    guard !gone.isEmpty else { return nil }
    for id in try knownSuccessors().ids(comingBackAs: uid) {
      guard let row = try store.todo(id), gone.contains(row.todo.list) else { continue }
      if let old = try store.record(of: id, in: account) {
        guard try isOnGoneCollection(old) else { continue }
        try store.remove(old, at: now)
      }
      return row
    }
    return nil
  }

  private mutating func put(_ row: TodoRow, on list: SyncedList) throws {
    try store.put(row.id, on: list.list, under: nil, at: now)
    noteArrival(of: row.id)
  }

  /// The same to-do under another address.
  private mutating func meet(
    _ object: CalendarObject,
    _ record: SyncRecord,
    _ remote: SyncedTodo,
    known other: SyncRecord,
    on list: SyncedList
  ) throws {
    var record = record
    let isMoved = gone[other.uid ?? ""]?.id == other.id
    // What this machine sent, perhaps in vain, is there, on whatever list by now, or under the address that
    // the server gave it.
    let isOurs = other.tag == nil || other.unseen?.isOfNew == true && other.list == list.id
    guard try isMoved || isOurs || isOnGoneCollection(other) else {
      // A second copy: the first one counts as long as it is there.
      record.state = .other
      try store.write(record)
      return
    }
    gone[other.uid ?? ""] = nil
    if record.id != 0 { try store.remove(record, at: now) }
    // It may have been changed here since it was found gone.
    guard var moved = try store.record(other.id) else { return }
    let left = moved
    (moved.list, moved.address, moved.key) = (list.id, object.address, record.key)
    let isAnew = moved.uid != remote.uid
    if isAnew, let uid = moved.uid {
      // It may come back under its own name, from whoever was moving it.
      try store.noteGone(uid, of: moved.todo, at: now)
      successors = nil
    }
    moved.uid = remote.uid
    try store.write(moved)
    if isOurs, let sent = left.sending, left.list != list.id {
      // What was sent may be there as well: it goes.
      try store.write(left.leaving(as: sent))
    }
    let before = try other.todo.flatMap(store.todo)
    if let before, before.todo.list != list.list {
      try store.put(before.id, on: list.list, under: nil, at: now)
      noteArrival(of: before.id)
    }
    try apply(object, to: moved, on: list, isAnew: isAnew, editedAt: before?.todo.updatedAt)
  }

  /// Whether the collection of an object is no longer there: all that was on it may have moved before.
  private func isOnGoneCollection(_ record: SyncRecord) throws -> Bool {
    try store.syncedLists(of: context.account.id)
      .contains { $0.id == record.list && $0.state == .gone }
  }

  /// Puts together a to-do that is on both sides, of which nobody knows what both had before.
  ///
  /// `editedAt` is when it was changed here, where that is not the last that happened to it.
  mutating func link(
    _ record: SyncRecord,
    _ row: TodoRow,
    _ remote: SyncedTodo,
    on list: SyncedList,
    editedAt: Instant? = nil
  ) throws {
    let here = try context.local(row, uid: remote.uid, base: nil)
    let id = try store.write(record)
    let merge = try merge(row, here, remote, nil, isEdited: true, editedAt: editedAt, on: list)
    touched[id] =
      !merge.merged.isSame(as: remote, in: context.calendar) || !merge.conflicts.isEmpty
  }

  /// The to-do on a list that an object is, though no server knows it: by its name, else by title and
  /// time.
  private mutating func same(as remote: SyncedTodo, on list: SyncedList) throws -> TodoRow? {
    var waiting = try takeUnsent(of: list)
    let id = ImportIdentity(.iCalendar).id(ofUID: remote.uid)
    let found = try waiting.take(id: id, uid: remote.uid, title: remote.title) { row in
      guard row.todo.isDone == remote.isDone else { return false }
      let here = try context.local(row, uid: remote.uid, base: nil)
      return SyncedSchedule.isSame(here.schedule, remote.schedule, in: context.calendar)
    }
    unsent[list.id] = waiting
    return found
  }

  /// The to-do on another list that an object is by its name, though no server knows it: it was taken
  /// back here, and made anew and moved elsewhere.
  private mutating func sameElsewhere(
    as remote: SyncedTodo,
    than list: SyncedList
  ) throws -> TodoRow? {
    let id = ImportIdentity(.iCalendar).id(ofUID: remote.uid)
    for other in try store.syncedLists(of: context.account.id)
    where other.isActive && other.id != list.id {
      var waiting = try takeUnsent(of: other)
      let found = waiting.take(id: id, uid: remote.uid)
      unsent[other.id] = waiting
      guard let found else { continue }
      try store.put(found.id, on: list.list, under: nil, at: now)
      noteArrival(of: found.id)
      return try store.todo(found.id)
    }
    return nil
  }

  /// What no server knows of a list, read once; it is taken out of where it is kept, so that to change it
  /// copies nothing.
  private mutating func takeUnsent(of list: SyncedList) throws -> UnsentTodos {
    if let known = unsent.removeValue(forKey: list.id) { return known }
    return UnsentTodos(try store.rows(of: store.unsent(of: list, since: Instant(seconds: 0))))
  }
}

extension SyncRecord {
  /// What was sent to an address from which its to-do has moved.
  fileprivate func leaving(as sent: [UInt8]) -> SyncRecord {
    var left = SyncRecord(list: list, address: address, key: key)
    (left.uid, left.base, left.state) = (uid, sent, .leaving)
    return left
  }
}

extension Todo {
  fileprivate var isDone: Bool { completedAt != nil }
}
