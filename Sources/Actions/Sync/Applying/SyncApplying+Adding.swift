import Interchange
import Language
import Model
import Store

/// To-dos that other devices made.
extension SyncApplying {
  /// Adds a to-do that another device made.
  mutating func add(_ remote: SyncedTodo, on list: SyncedList) throws -> Todo.ID {
    let id = try freeID(for: remote.uid, on: list)
    var draft = Draft(
      title: remote.title,
      notes: remote.notes,
      firstStep: remote.firstStep,
      priority: remote.priority
    )
    draft.leads = remote.leads ?? []
    draft.schedule = remote.schedule.map {
      Schedule(
        due: $0.due,
        endTime: $0.endTime,
        rule: $0.rule,
        repeatFrom: $0.repeatFrom
      )
    }
    var entry = ImportEntry(id: id, draft: draft)
    entry.occurrence = remote.schedule?.occurrence
    entry.createdAt = remote.createdAt
    entry.completedAt = remote.completedAt.map { min($0, now) }
    // At first much of what is there is long ago; later on what came a while ago comes up.
    let isFirst = list.wholeAt == nil
    try store.add(
      entry,
      to: list.list,
      position: remote.position,
      restsBefore: isFirst ? now : now - .seconds(86_400),
      at: now
    )
    if !remote.effort.isUnknown || remote.leads == [] {
      var change = TodoChange()
      if !remote.effort.isUnknown { change.effort = remote.effort }
      change.time.silences = remote.leads == []
      _ = try store.edit(id, change, label: .sync, source: .sync, at: now)
    }
    if let until = remote.snoozedUntil, !remote.isDone {
      _ = try store.snooze([id], until: until, source: .sync, at: now)
    }
    if let seen = remote.acknowledgedAt, !remote.isDone {
      try store.acknowledge(id, at: seen, now: now)
    }
    noteArrival(of: id)
    noteZone(of: remote, on: list)
    return id
  }
}
