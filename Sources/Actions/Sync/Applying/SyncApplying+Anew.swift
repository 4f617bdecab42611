import Interchange
import Model
import Store

/// Objects that were made anew under another name, as what was changed on one machine while it was
/// deleted on another one.
extension SyncApplying {
  /// What came up here before it was deleted, and was made anew elsewhere, does not come up once more.
  mutating func restIfShown(_ id: Todo.ID, before uid: String) throws {
    let before = try knownSuccessors().ids(comingBackAs: uid)
    guard !before.isEmpty, let fireAt = try store.todo(id)?.reminder?.fireAt, fireAt <= now,
      try store.wasShown(before, since: fireAt)
    else { return }
    try store.acknowledge(id, at: now, now: now)
  }

  /// Brings back the to-do that an object was here before it went, with its handle and the ways that its
  /// reminder speaks up, as the object has it now; `false` where nothing is known of it any more.
  mutating func bringBack(
    _ record: SyncRecord,
    as remote: SyncedTodo,
    on list: SyncedList
  ) throws -> Bool {
    let before =
      try [returning[remote.uid]].compactMap(\.self)
      + knownSuccessors().ids(comingBackAs: remote.uid)
    for id in before where try store.todo(id) == nil {
      guard try store.bringBack(id, at: now) else { continue }
      // What it was under another name, perhaps never seen there, goes.
      if var old = try store.record(of: id, in: context.account.id), old.id != record.id {
        (old.todo, old.state) = (nil, .leaving)
        try store.write(old)
      }
      try store.put(id, on: list.list, under: nil, at: now)
      guard let row = try store.todo(id) else { continue }
      var known = record
      known.todo = id
      touched[try store.write(known)] = false
      let here = try context.local(row, uid: remote.uid, base: remote)
      try merge(row, here, remote, here, isEdited: false, on: list)
      noteArrival(of: id)
      try restIfShown(id, before: remote.uid)
      count(list) { $0.added += 1 }
      return true
    }
    return false
  }

  /// The id of a new to-do: the one that it had before it went, so that whoever takes the deletion back
  /// finds it there, else one that follows from its name.
  mutating func freeID(for uid: String, on list: SyncedList) throws -> Todo.ID {
    let before = try [returning[uid]].compactMap(\.self) + knownSuccessors().ids(comingBackAs: uid)
    for id in before where try store.todo(id) == nil { return id }
    let id = ImportIdentity(.iCalendar).id(ofUID: uid)
    guard try store.todo(id) != nil else { return id }
    return ImportIdentity(.iCalendar).id(ofUID: uid + "\n\(list.id)")
  }

  /// Joins an object with the one that was made anew of it, or that it was made anew of, where both are
  /// there; `false` where there is none.
  ///
  /// A machine that looks while another one moves an object takes it for gone. Both are one to-do, under
  /// the first name.
  mutating func joinAnew(
    _ object: CalendarObject,
    _ record: SyncRecord,
    _ remote: SyncedTodo,
    on list: SyncedList
  ) throws -> Bool {
    if let anew = try madeAnew(from: remote.uid), let id = anew.todo {
      return try takeBack(anew, of: id, as: record, remote, on: list)
    }
    guard let first = try living(before: remote.uid), let id = first.todo,
      let row = try store.todo(id)
    else { return false }
    // Whoever made it anew takes it back; its words are here already.
    let here = try context.local(row, uid: first.uid ?? remote.uid, base: nil)
    try merge(row, here, remote, nil, isEdited: true, on: list)
    touched[first.id] = true
    try store.noteChanges(of: context.account.id)
    var copy = record
    let isOurs = try knownSuccessors().ids(goneAs: remote.uid).contains(id)
    copy.state = isOurs ? .leaving : .other
    try store.write(copy)
    return true
  }

  /// The object that was made anew here of one that was taken for gone.
  private mutating func madeAnew(from uid: String) throws -> SyncRecord? {
    let names = SyncName.successors(of: uid)
    for id in try knownSuccessors().ids(goneAs: uid) where try store.todo(id) != nil {
      guard let record = try store.record(of: id, in: context.account.id), let name = record.uid,
        names.contains(name)
      else { continue }
      return record
    }
    return nil
  }

  /// The object that is there still, and of which another machine has made one of this name.
  private mutating func living(before uid: String) throws -> SyncRecord? {
    guard SyncName.canBeSuccessor(uid) else { return nil }
    var known = try knownSuccessors()
    let found = try known.living(before: uid, in: context)
    successors = known
    guard let found, let record = try store.record(found), record.todo != nil,
      gone[record.uid ?? ""] == nil
    else { return nil }
    return record
  }

  /// What is there, what went and what was sent perhaps in vain, by the names that may follow; read once.
  mutating func knownSuccessors() throws -> SyncSuccessors {
    if let successors { return successors }
    let fresh = try SyncSuccessors(of: context.account.id, in: store)
    successors = fresh
    return fresh
  }

  /// Makes a to-do the object `record`, as what it was before it was made anew or what it is on another
  /// list, and lets `anew` go.
  mutating func takeBack(
    _ anew: SyncRecord,
    of id: Todo.ID,
    as record: SyncRecord,
    _ remote: SyncedTodo,
    on list: SyncedList
  ) throws -> Bool {
    var (old, first) = (anew, record)
    (old.todo, old.state) = (nil, .leaving)
    (first.todo, first.state) = (id, .open)
    if old.tag == nil {
      try store.remove(anew, at: now)
    } else {
      try store.write(old)
    }
    let before = try store.todo(id)
    if let before, before.todo.list != list.list {
      try store.put(id, on: list.list, under: nil, at: now)
      noteArrival(of: id)
    }
    guard let row = try store.todo(id) else { return false }
    try link(first, row, remote, on: list, editedAt: before?.todo.updatedAt)
    return true
  }
}
