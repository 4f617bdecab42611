import Interchange
import Model
import SQLite
import Store

/// Sends one object, and settles it with whoever wrote it at the same time.
struct ObjectPush {
  var run: SyncRun
  let list: SyncedList
  /// Whether the server has it now as it is here.
  private(set) var isSent = false

  /// So often it is tried where somebody else is quicker each time.
  private static let mostTries = 3

  init(_ run: SyncRun, _ list: SyncedList) {
    (self.run, self.list) = (run, list)
  }

  var store: TodoStore { run.store }

  /// Writes a to-do that is new or was changed.
  mutating func send(_ id: Int) throws {
    for _ in 0..<Self.mostTries {
      // Whatever was changed here by now goes along.
      try run.noteChanges()
      guard var record = try store.record(id), let todo = record.todo,
        record.version > record.pushed, let row = try store.todo(todo)
      else { return }
      if record.tag == Self.untold {
        // The server told no tag of what it has, and takes only who names one.
        try meetOther(record)
        continue
      }
      if let told = try run.context.told(row, record) {
        try run.take(told, of: row)
        continue
      }
      let isNew = record.tag == nil
      guard let bytes = try run.context.bytes(of: row, record) else {
        record.pushed = record.version
        try store.write(record)
        return
      }
      // What was there before, under another name or on another list, is merged with what both had then,
      // should another machine do the same; else what is there once this has died is what it sent.
      if isNew, record.base == nil { record.base = bytes }
      record.sending = bytes
      try store.write(record)
      let tag: String?
      do throws(CalendarServerFailure) {
        tag = try run.server.put(record.address, bytes, record.tag)
      } catch {
        guard try settle(error, record) else { return }
        continue
      }
      try confirm(record, bytes, tag, isNew: isNew)
      let wasMoved = try isMove(record)
      run.count(list) { count in
        if isNew, !wasMoved { count.sentNew += 1 } else { count.sentChanged += 1 }
      }
      isSent = true
      return
    }
    // Nothing is there, and yet it is not taken: another object may have its name, of which the server
    // says nothing.
    if let record = try store.record(id), record.tag == nil { try refuse(record) }
  }

  private func confirm(
    _ sent: SyncRecord,
    _ bytes: [UInt8],
    _ tag: String?,
    isNew: Bool
  ) throws {
    try store.atomically { () throws(DatabaseError) in
      guard var record = try store.record(sent.id) else { return }
      // An answer is no proof: only a listing that shows it is.
      let base = isNew ? nil : sent.unseen?.base ?? sent.base
      let isUnseen = sent.unseen?.isOfNew ?? isNew
      let before = (sent.unseen?.tags ?? []).drop { $0.isEmpty }
      record.unseen = UnseenWrite(
        at: run.now,
        count: (sent.unseen?.count ?? 0) + 1,
        tags: (isUnseen ? UnseenWrite.ofNew : []) + before + [sent.tag].compactMap(\.self),
        base: base
      )
      // An edit of this very moment has a later version, and is sent the next time.
      (record.base, record.tag, record.pushed) = (bytes, tag ?? Self.untold, sent.version)
      record.sending = nil
      record.state = .open
      try store.write(record)
    }
  }

  /// The tag of an object whose tag the server has not told: no real one is like it.
  static let untold = ""

  private func isMove(_ record: SyncRecord) throws -> Bool {
    guard let uid = record.uid else { return false }
    return try store.records(uid: uid, of: run.account.id).contains { $0.state == .leaving }
  }

  /// Deletes an object whose to-do was deleted here, or is on another list.
  mutating func delete(_ id: Int) throws {
    for attempt in 0..<Self.mostTries {
      guard var record = try store.record(id) else { return }
      guard record.state != .other else { return }
      if let todo = record.todo, try store.todo(todo) != nil { return }
      if record.state == .leaving, try run.isAwaited(record) { return }
      guard let tag = record.tag else {
        try store.remove(record, at: run.now)
        return try settleCopy(of: record)
      }
      record.sending = SyncRecord.deletion
      try store.write(record)
      do throws(CalendarServerFailure) {
        try run.server.delete(record.address, tag.isEmpty ? nil : tag)
      } catch .changedMeanwhile {
        guard attempt < Self.mostTries - 1 else { return }
        try meetOther(record)
        if record.state == .leaving { try sendSibling(of: record) }
        continue
      } catch .readOnly {
        return try becomeReadOnly()
      } catch {
        throw error
      }
      try store.remove(record, deleted: tag.isEmpty ? nil : tag, at: run.now)
      if record.state != .leaving || record.todo != nil {
        run.count(list) { $0.sentDeleted += 1 }
      }
      return try settleCopy(of: record)
    }
  }
}
