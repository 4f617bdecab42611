import Interchange
import Model
import SQLite
import Store

/// Sends one object, and settles it with whoever wrote it at the same time.
struct ObjectPush {
  private(set) var run: SyncRun
  private let list: SyncedList
  /// Whether the server has it now as it is here.
  private(set) var isSent = false

  /// So often it is tried where somebody else is quicker each time.
  private static let mostTries = 3

  init(_ run: SyncRun, _ list: SyncedList) {
    (self.run, self.list) = (run, list)
  }

  private var store: TodoStore { run.store }

  /// Writes a to-do that is new or was changed.
  mutating func send(_ id: Int) throws {
    for _ in 0..<Self.mostTries {
      // Whatever was changed here by now goes along.
      let job = try store.atomically { () throws(DatabaseError) in
        try store.noteChanges(of: run.account.id)
        return try store.record(id)
      }
      guard var record = job, let todo = record.todo, record.version > record.pushed,
        let row = try store.todo(todo)
      else { return }
      let patched = try run.context.bytes(of: row, record)
      let isNew = record.tag == nil
      let isWhole = isNew || record.state == .restored
      guard let bytes = patched ?? (isWhole ? record.base : nil) else {
        record.pushed = record.version
        try store.write(record)
        return
      }
      // What is made anew is merged with what both had, should another machine do so as well.
      let isAnew = record.base.map { run.context.read($0).todo?.uid != record.uid } ?? false
      if isNew, !isAnew {
        record.base = bytes
        try store.write(record)
      }
      let tag: String?
      do throws(CalendarServerFailure) {
        tag = try run.server.put(record.address, bytes, record.tag)
      } catch {
        guard try settle(error, record) else { return }
        continue
      }
      try confirm(record, bytes, tag)
      let wasMoved = try isMove(record)
      run.count(list) { count in
        if isNew, !wasMoved { count.sentNew += 1 } else { count.sentChanged += 1 }
      }
      isSent = true
      return
    }
  }

  /// Does what is to be done before it is tried again; `false` where it is not to be tried again.
  private mutating func settle(
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
      try becomeReadOnly()
      return false
    default: throw failure
    }
    return true
  }

  private func confirm(_ sent: SyncRecord, _ bytes: [UInt8], _ tag: String?) throws {
    try store.atomically { () throws(DatabaseError) in
      guard var record = try store.record(sent.id) else { return }
      // An edit of this very moment has a later version, and is sent the next time.
      (record.base, record.tag, record.pushed) = (bytes, tag ?? Self.untold, sent.version)
      record.state = .open
      try store.write(record)
    }
  }

  /// The tag of an object whose tag the server has not told: no real one is like it.
  private static let untold = ""

  private func isMove(_ record: SyncRecord) throws -> Bool {
    guard let uid = record.uid else { return false }
    return try store.records(uid: uid, of: run.account.id).contains { $0.state == .leaving }
  }

  /// Somebody else wrote it, or it is there already: what is there is merged with what is here.
  private mutating func meetOther(_ record: SyncRecord) throws {
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
    } else if record.tag != nil {
      try run.apply([PulledList(list: list, gone: [record])])
    }
  }

  /// An object of this UID is there under another address: it is the one, or it makes room.
  private mutating func adopt(_ told: String?, _ record: SyncRecord) throws {
    let uid = record.uid ?? ""
    let siblings = try store.records(uid: uid, of: run.account.id)
    if let leaving = siblings.first(where: { $0.state == .leaving && $0.id != record.id }) {
      // The server wants each UID once: the old one goes first, its text is kept here.
      try run.server.delete(leaving.address, nil)
      try store.remove(leaving, at: run.now)
      return
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
    } else {
      // It is on a list that is not kept the same: this one gets a name of its own.
      adopted.uid = try SyncName.fresh(uid, in: store)
      adopted.base = nil
      adopted.address = list.address(of: adopted.uid ?? uid)
      adopted.key = CalendarAddress(adopted.address).decoded
      try store.write(adopted)
    }
  }

  /// Not tried again before it is another one.
  private mutating func refuse(_ record: SyncRecord) throws {
    var refused = record
    (refused.state, refused.pushed) = (.refused, record.version)
    try store.write(refused)
    run.count(list) { $0.refused += 1 }
  }

  private mutating func becomeReadOnly() throws {
    var changed = list
    changed.state = .readOnly
    try store.update(changed)
    run.count(list) { $0.isReadOnly = true }
  }

  /// Deletes an object whose to-do was deleted here, or is on another list.
  mutating func delete(_ id: Int) throws {
    for attempt in 0..<Self.mostTries {
      guard let record = try store.record(id) else { return }
      if let todo = record.todo, try store.todo(todo) != nil { return }
      guard let tag = record.tag else { return try store.remove(record, at: run.now) }
      do throws(CalendarServerFailure) {
        try run.server.delete(record.address, tag.isEmpty ? nil : tag)
      } catch .changedMeanwhile {
        guard attempt < Self.mostTries - 1 else { return }
        try meetOther(record)
        continue
      } catch .readOnly {
        return try becomeReadOnly()
      } catch {
        throw error
      }
      try store.remove(record, at: run.now)
      if record.state != .leaving || record.todo != nil {
        run.count(list) { $0.sentDeleted += 1 }
      }
      return
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
