import Configuration
import Interchange
import Model
import Store

/// What is needed to compare a to-do here with an object of a server.
struct SyncContext {
  let store: TodoStore
  let account: SyncAccount
  let rules: SyncRules
  let calendar: LocalCalendar
  let now: Instant

  /// Reads an object, without the answers to alarms where nobody wants them.
  func read(_ bytes: [UInt8]) -> SyncedObject {
    let object = SyncedObject(bytes, in: calendar, at: now)
    guard rules.answers == .off, case .todo(var todo, let isCancelled) = object else {
      return object
    }
    (todo.snoozedUntil, todo.acknowledgedAt) = (nil, nil)
    return .todo(todo, isCancelled: isCancelled)
  }

  /// The object of a to-do with what differs here; `nil` where it says all of it already, and need not be
  /// written.
  func bytes(of row: TodoRow, _ record: SyncRecord) throws -> [UInt8]? {
    let patch = CalendarPatch(in: calendar, at: now, writesAnswers: rules.answers == .full)
    guard let base = record.base, let before = read(base).todo else {
      let uid = record.uid ?? row.id
      return patch.object(
        try local(row, uid: uid, base: nil),
        createdAt: row.todo.createdAt,
        editedAt: row.todo.updatedAt
      )
    }
    var todo = try local(row, uid: record.uid ?? before.uid, base: before)
    if rules.answers != .full {
      (todo.snoozedUntil, todo.acknowledgedAt) = (before.snoozedUntil, before.acknowledgedAt)
    }
    if let patched = patch.patched(base, with: todo, editedAt: row.todo.updatedAt) {
      return patched
    }
    // On another list, or against somebody who is about to let it go, its stamp and tag are new ones.
    guard record.tag == nil || record.state == .restored else { return nil }
    return patch.stamped(base, editedAt: row.todo.updatedAt)
  }

  /// Where the occurrence that a series has gone on to is told apart by another program; `nil` where it is
  /// at its time.
  func told(_ row: TodoRow, _ record: SyncRecord) throws -> SyncedSchedule? {
    guard row.todo.completedAt == nil, row.todo.recurrence != nil, let base = record.base,
      let before = read(base).todo,
      let here = try local(row, uid: before.uid, base: before).schedule,
      here.isAdvanced(beyond: before.schedule, in: calendar)
    else { return nil }
    return here.told(in: base, calendar, at: now)
  }

  /// The to-do of a UID, or the one that was made anew where it had gone: what is part of it may still
  /// name the old one.
  func todo(named uid: String) throws -> Todo.ID? {
    func known(_ name: String) throws -> Todo.ID? {
      try store.records(uid: name, of: account.id).lazy.compactMap(\.todo).first
    }
    if let found = try known(uid) { return found }
    return try SyncName.successors(of: uid).lazy.compactMap(known).first
  }
}
