import Interchange
import SQLite
import Store

/// What somebody else did to an object at the same time.
extension ObjectPush {
  /// Does what is to be done before it is tried again; `false` where it is not to be tried again.
  mutating func settle(
    _ failure: CalendarServerFailure,
    _ record: SyncRecord
  ) throws -> Bool {
    switch failure {
    case .changedMeanwhile: try meetOther(record)
    case .sameUID(let address): try adopt(address, record)
    case .unacceptable:
      try refuse(record)
      return false
    case .readOnly:
      // A collection that can be written refuses this object alone.
      let told = try run.server.collection(list.address)
      if told.tellsRights, !told.isReadOnly { try refuse(record) } else { try becomeReadOnly() }
      return false
    case .notFound:
      // What it would go into is there: it is this object that is refused.
      _ = try run.server.collection(list.address)
      try refuse(record)
      return false
    default: throw failure
    }
    return true
  }

  /// Somebody else wrote it, or it is there already: what is there is merged with what is here.
  mutating func meetOther(_ record: SyncRecord) throws {
    let lists = try store.syncedLists(of: run.account.id)
    let list = lists.first { $0.id == record.list } ?? list
    let objects = try run.server.objects(list.address, [record.address])
    if let object = objects.first {
      guard record.tag == nil, run.context.read(object.bytes).todo?.uid != record.uid else {
        return try run.apply([PulledList(list: list, objects: [object])])
      }
      // Another to-do has this address.
      var moved = record
      moved.address = list.address(of: (record.uid ?? "") + "-2")
      moved.key = CalendarAddress(moved.address).decoded
      try store.write(moved)
    } else if record.tag != nil, record.unseen?.isOfNew != true {
      try run.take(gone: [record], on: list)
    }
  }

  /// An object of this UID is there under another address: it is the one, or it makes room.
  private mutating func adopt(_ told: String?, _ record: SyncRecord) throws {
    let uid = record.uid ?? ""
    let siblings = try store.records(uid: uid, of: run.account.id)
    for leaving in siblings where leaving.state == .leaving && leaving.id != record.id {
      if leaving.tag != nil { return try makeRoom(leaving, for: record) }
      // It was never seen there: whoever made one of its name is asked what it says.
      try meetOther(leaving)
      if try store.record(leaving.id)?.tag != nil { return }
      try store.remove(leaving, at: run.now)
    }
    var address = told
    if address == nil || !CalendarAddress(address ?? "").isInside(list.address) {
      address = try run.server.addresses(list.address, uid).first
    }
    var adopted = record
    if let address {
      (adopted.address, adopted.key) = (address, CalendarAddress(address).decoded)
      try store.write(adopted)
      try meetOther(adopted)
    } else if try !meetElsewhere(uid) {
      // It is on a list that is not kept the same: this one gets a name of its own.
      adopted.uid = try SyncName.fresh(uid, in: store)
      adopted.base = nil
      adopted.address = list.address(of: adopted.uid ?? uid)
      adopted.key = CalendarAddress(adopted.address).decoded
      try store.write(adopted)
    }
  }

  /// Takes in the object of a UID that came to another list since that was read; `false` where there is
  /// none.
  private mutating func meetElsewhere(_ uid: String) throws -> Bool {
    for other in try store.syncedLists(of: run.account.id)
    where other.isActive && other.id != list.id {
      guard let address = try run.server.addresses(other.address, uid).first,
        let object = try run.server.objects(other.address, [address]).first
      else { continue }
      // What its tags said when it was read does not tell of this one.
      try run.beginWriting(to: other.id)
      let lists = try store.syncedLists(of: run.account.id)
      try run.apply([
        PulledList(list: lists.first { $0.id == other.id } ?? other, objects: [object])
      ])
      return true
    }
    return false
  }

  /// The server wants each UID once: it is moved over there, so that it is never nowhere; where that cannot
  /// be, the old one goes first, and its text is kept here.
  private mutating func makeRoom(_ leaving: SyncRecord, for record: SyncRecord) throws {
    let tag = leaving.tag ?? ""
    try run.beginWriting(to: leaving.list)
    if try isMoved(leaving, to: record) { return }
    do throws(CalendarServerFailure) {
      try run.server.delete(leaving.address, tag.isEmpty ? nil : tag)
    } catch {
      switch error {
      case .changedMeanwhile: return try meetOther(leaving)
      // Its collection went, and it with that.
      case .notFound: return try store.remove(leaving, at: run.now)
      default: throw error
      }
    }
    try store.remove(leaving, deleted: tag.isEmpty ? nil : tag, at: run.now)
  }

  /// Whether the server moves an object to where its to-do is by now.
  private mutating func isMoved(_ leaving: SyncRecord, to target: SyncRecord) throws -> Bool {
    let tag: String?
    do throws(CalendarServerFailure) {
      tag = try run.server.move(leaving.address, target.address, leaving.tag)
    } catch {
      switch error {
      case .online(.offline), .online(.timeout), .online(.auth), .online(.rateLimited): throw error
      default: return false
      }
    }
    try store.atomically { () throws(DatabaseError) in
      guard var moved = try store.record(target.id) else { return }
      (moved.tag, moved.base, moved.sending) = (tag ?? Self.untold, leaving.base, nil)
      moved.unseen = UnseenWrite(at: run.now, count: 1, tags: UnseenWrite.ofNew, base: nil)
      try store.write(moved)
      try store.remove(leaving, at: run.now)
    }
    run.count(list) { $0.sentChanged += 1 }
    return true
  }

  /// Not tried again before it is another one.
  mutating func refuse(_ record: SyncRecord) throws {
    var refused = record
    (refused.state, refused.pushed) = (.refused, record.version)
    try store.write(refused)
    try run.countRefused(refused, on: list)
  }

  mutating func becomeReadOnly() throws {
    var changed = list
    changed.state = .readOnly
    try store.update(changed)
    run.count(list) { $0.isReadOnly = true }
  }

  /// Sends what somebody changed of an object that its to-do has left, to where that is now, before the
  /// old one goes.
  mutating func sendSibling(of record: SyncRecord) throws {
    let siblings = try store.records(uid: record.uid ?? "", of: run.account.id)
    guard let sibling = siblings.first(where: { $0.todo != nil && $0.id != record.id }),
      let list = try store.syncedLists(of: run.account.id).first(where: { $0.id == sibling.list }),
      list.state == .open
    else { return }
    var pushing = ObjectPush(run, list)
    try pushing.send(sibling.id)
    run = pushing.run
  }

  /// What was deleted here may be there once more, on a list that another machine has just moved it to:
  /// it goes there as well, unless somebody changed it.
  mutating func settleCopy(of record: SyncRecord) throws {
    guard record.state != .leaving, let todo = record.todo, let uid = record.uid,
      let base = record.base.flatMap({ run.context.read($0).todo }),
      var copy = try ([uid] + SyncName.successors(of: uid))
        .flatMap({ try store.records(uid: $0, of: run.account.id) })
        .first(where: { $0.state == .other && $0.todo == nil && $0.tag != nil }),
      let bytes = copy.base, let other = run.context.read(bytes).todo,
      let list = try store.syncedLists(of: run.account.id).first(where: { $0.id == copy.list })
    else { return }
    if other.isSameButForAlarms(as: base, in: run.calendar) {
      (copy.todo, copy.state) = (todo, .open)
      try store.write(copy)
    } else {
      let object = CalendarObject(address: copy.address, tag: copy.tag ?? "", bytes: bytes)
      try run.apply([PulledList(list: list, objects: [object])])
      guard let back = try store.record(copy.id)?.todo else { return }
      run.count(list) { $0.conflicts += 1 }
      let conflict = SyncConflict(
        todo: back,
        at: run.now,
        field: "deleted",
        isOfHere: true,
        words: other.title
      )
      try store.note(conflict, of: run.account.id)
    }
  }
}

extension CalendarAddress {
  /// Whether it is one of a collection.
  fileprivate func isInside(_ collection: String) -> Bool {
    let whole = CalendarAddress(collection).decoded
    return decoded.hasPrefix(whole.hasSuffix("/") ? whole : whole + "/")
  }
}
