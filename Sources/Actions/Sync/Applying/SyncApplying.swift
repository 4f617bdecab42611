import Interchange
import Model
import Store

/// What a server has that is new, as one step in short transactions.
struct SyncApplying {
  let context: SyncContext
  private let pulled: [PulledList]
  /// What is gone on one list, and may have come on another one.
  var gone: [String: SyncRecord] = [:]
  /// The UIDs of those of them that are to-dos here, by the names under which another machine may have
  /// made them anew.
  var goneSuccessors: [String: String] = [:]
  /// The objects that were looked at, and whether the server still lacks something of each.
  var touched: [Int: Bool] = [:]
  /// What came in, whose parent is to be looked for.
  var fresh: Set<Todo.ID> = []
  /// What came to its list only now, from the server or from another list.
  var arrived: Set<Todo.ID> = []
  /// What was deleted here and is brought back by a change over there, by UID.
  var returning: [String: Todo.ID] = [:]
  var counts: [Int: SyncOutcome.List] = [:]
  var heldSeries: [String] = []
  /// To-dos that no server knows, of lists that something new came to.
  var unsent: [Int: UnsentTodos] = [:]
  /// Read when it is first asked for.
  var successors: SyncSuccessors?

  var store: TodoStore { context.store }
  var now: Instant { context.now }

  init(_ context: SyncContext, _ pulled: [PulledList]) {
    (self.context, self.pulled) = (context, pulled)
  }

  mutating func apply() throws {
    for list in pulled {
      for record in list.gone {
        guard let uid = record.uid, gone[uid] == nil || record.todo != nil else { continue }
        gone[uid] = record
        guard record.todo != nil else { continue }
        for name in SyncName.successors(of: uid) { goneSuccessors[name] = uid }
      }
    }
    for list in pulled {
      var unknown: [CalendarObject] = []
      var known: [(CalendarObject, SyncRecord)] = []
      for object in list.objects {
        let key = CalendarAddress(object.address).decoded
        if let record = try store.record(key: key, of: list.list), record.todo != nil {
          known.append((object, record))
        } else {
          unknown.append(object)
        }
      }
      for (object, seen) in known {
        try letOthersWrite()
        // What came before it may have changed its to-do.
        guard let record = try store.record(seen.id), record.todo != nil else {
          unknown.append(object)
          continue
        }
        if let index = continuation(of: record, object, among: unknown) {
          try goOn(record, with: unknown.remove(at: index), ended: object, on: list.list)
        } else {
          try apply(object, to: record, on: list.list)
        }
      }
      for object in unknown {
        try letOthersWrite()
        try meet(object, on: list.list)
      }
    }
    for list in pulled {
      for record in list.gone {
        try letOthersWrite()
        try letGo(record, on: list.list)
      }
    }
    try settleRivals()
    try linkParts()
    // What it was part of went to another list alone.
    for id in try store.partsAcrossLists(of: context.account.id) {
      try letOthersWrite()
      guard let row = try store.todo(id) else { continue }
      try store.put(id, on: row.todo.list, under: nil, at: now)
    }
    try settleVersions()
  }

  /// Notes what was done here as known to the server, but for what it still lacks.
  private func settleVersions() throws {
    try store.noteChanges(of: context.account.id)
    for (id, lacksSomething) in touched {
      guard var record = try store.record(id) else { continue }
      record.pushed = lacksSomething ? min(record.pushed, record.version - 1) : record.version
      try store.write(record)
    }
  }

  /// Lets others write where this has gone on for long; what was done is known to the server until then,
  /// and what they do is looked at anew.
  mutating func letOthersWrite() throws {
    guard store.keepsOthersWaiting else { return }
    try settleVersions()
    (touched, unsent, successors) = ([:], [:], nil)
    try store.letOthersWrite(at: now)
    try store.noteChanges(of: context.account.id)
  }

  /// Whether an object is found gone as well.
  func isGone(_ record: SyncRecord) -> Bool {
    pulled.contains { $0.gone.contains { $0.id == record.id } }
  }

  mutating func noteArrival(of id: Todo.ID) {
    fresh.insert(id)
    arrived.insert(id)
  }

  mutating func count(_ list: SyncedList, _ change: (inout SyncOutcome.List) -> Void) {
    change(&counts[list.id, default: SyncOutcome.List(name: list.name ?? list.address)])
  }

  /// Counts a to-do whose zone nobody here knows: its `problem` says so as well.
  mutating func noteZone(of remote: SyncedTodo, on list: SyncedList) {
    guard let zone = remote.schedule?.due.zoneName, context.calendar.zones.zone(zone) == nil
    else { return }
    count(list) { $0.unknownZones += 1 }
  }

  /// The outcome with what was done here.
  func added(to outcome: SyncOutcome) -> SyncOutcome {
    var outcome = outcome
    outcome.heldSeries += heldSeries
    for count in counts.values {
      guard let index = outcome.lists.firstIndex(where: { $0.name == count.name }) else {
        outcome.lists.append(count)
        continue
      }
      outcome.lists[index].added += count.added
      outcome.lists[index].changed += count.changed
      outcome.lists[index].completed += count.completed
      outcome.lists[index].deleted += count.deleted
      outcome.lists[index].conflicts += count.conflicts
      outcome.lists[index].unreadable += count.unreadable
      outcome.lists[index].deletedYoung += count.deletedYoung
      outcome.lists[index].unknownZones += count.unknownZones
    }
    return outcome
  }
}
