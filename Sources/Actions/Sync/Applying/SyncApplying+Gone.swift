import Interchange
import Model
import Store

/// Objects that are there no more.
extension SyncApplying {
  /// It is gone over there: gone here, too, unless it was changed here since.
  mutating func letGo(_ known: SyncRecord, on list: SyncedList) throws {
    // One that is known under another address by now has moved.
    guard let record = try store.record(known.id), record.list == known.list,
      record.key == known.key
    else { return }
    if let (object, list) = try copy(of: record) {
      // Another object of that name is there: it is the one from now on.
      return try meet(object, on: list)
    }
    guard let id = record.todo, let row = try store.todo(id) else {
      return try store.remove(record, at: now)
    }
    // What was sent and never seen was perhaps not there when somebody deleted it.
    let base = (record.unseen?.base ?? record.base).flatMap { context.read($0).todo }
    let isEdited = record.isEdited || record.unseen?.base != nil || record.state == .refused
    // A deletion that was sent from here, and taken back before its answer came, is nobody else's.
    let isTakenBack = record.sending == SyncRecord.deletion
    if isEdited, let base,
      try isTakenBack
        || !context.local(row, uid: base.uid, base: base)
          .isSameButForAlarms(as: base, in: context.calendar)
    {
      // It is written anew under the name after the old one, and is still known as it was before both
      // sides changed it.
      try store.remove(record, at: now)
      let uid = try SyncName.fresh(record.uid ?? id, in: store)
      var new = SyncRecord(uid, base: record.unseen?.base ?? record.base, on: list)
      (new.todo, new.version, new.pushed) = (id, record.version, record.version - 1)
      touched[try store.write(new)] = true
      guard !isTakenBack else { return }
      count(list) { $0.conflicts += 1 }
      return try note("deleted", of: id, isOfHere: false, words: nil)
    }
    try store.remove(record, at: now)
    try delete(row, on: list)
  }

  /// Deletes what other devices deleted; what was made here shortly before is told by its title.
  mutating func delete(_ row: TodoRow, on list: SyncedList) throws {
    let age = now.since(row.todo.createdAt)
    if row.todo.source != .sync, age < Self.youngest {
      try note("young", of: row.id, isOfHere: true, words: row.todo.title)
      count(list) { $0.deletedYoung.append(row.todo.title) }
    }
    try store.delete([row.id], source: .sync, at: now)
    count(list) { $0.deleted += 1 }
  }

  /// Who made something so lately still has it in mind.
  private static let youngest = Duration.seconds(3600)

  private func copy(of record: SyncRecord) throws -> (CalendarObject, SyncedList)? {
    guard let uid = record.uid, record.todo != nil else { return nil }
    let account = context.account.id
    let found = try ([uid] + SyncName.successors(of: uid))
      .flatMap { try store.records(uid: $0, of: account) }
      .first { other in
        let isCopy = other.state == .other || other.state == .leaving
        return isCopy && other.id != record.id && other.todo == nil && other.base != nil
          && !isGone(other)
      }
    guard var copy = found, let bytes = copy.base,
      let list = try store.syncedLists(of: account).first(where: { $0.id == copy.list })
    else { return nil }
    if copy.state == .leaving {
      // Somebody moved it back to where it was about to go from.
      copy.state = .other
      try store.write(copy)
    }
    return (CalendarObject(address: copy.address, tag: copy.tag ?? "", bytes: bytes), list)
  }
}
