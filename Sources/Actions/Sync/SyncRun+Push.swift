import Interchange
import Model
import SQLite
import Store

extension SyncRun {
  /// Sends what was changed here: what is new or changed first, then what is to go.
  mutating func push() throws {
    let active = try store.syncedLists(of: account.id).filter(\.isActive)
    let lists = active.filter { $0.state == .open }
    try noteChanges()
    let removed = try store.syncedLists(of: account.id)
      .filter { $0.isRemoved && $0.state == .open }
    var sent: [Int: [Int]] = [:]
    // What was on a list whose collection is there no more is sent from where it is by now.
    let gone = try store.syncedLists(of: account.id).filter { $0.state == .gone }
    for list in lists + removed + gone { try prepareMoves(from: list, among: active) }
    // What had to give up its name on the way gets another one in the second round.
    // So does what a server stumbled over.
    for isLast in [false, true] {
      for list in lists { try prepareNew(on: list) }
      for list in lists { try send(list, &sent, isLast: isLast) }
    }
    // What moved goes from its old list once the new one shows it.
    if try isMoving(from: lists + removed), !rules.isTrial, !before.isEmpty { try pullAgain() }
    for list in lists + removed {
      for record in try store.toBeSent(of: list) where try isToGo(record) {
        try beginWriting(to: list.id)
        var pushing = ObjectPush(self, list)
        try pushing.delete(record.id)
        self = pushing.run
      }
    }
    guard !rules.isTrial else { return }
    // Some servers make tags and tokens of what is there: one from before our own writing may come
    // back, and would hide what somebody else did in between.
    if !before.isEmpty { try pullAgain() }
    for list in lists { try readAgain(sent[list.id] ?? [], of: list) }
    try countOnTheWay()
    if let refusal { throw refusal }
  }

  /// Notes what was changed here since it was done last.
  mutating func noteChanges() throws {
    let end = try store.journalEnd()
    guard end == nil || end != noted else { return }
    try store.atomically { () throws(DatabaseError) in try store.noteChanges(of: account.id) }
    noted = end
  }

  /// Notes that the token and tag of a list, from before its own writing, say nothing from now on: some
  /// servers tell nothing of what came and went since.
  mutating func beginWriting(to list: SyncedList.ID) throws {
    guard before[list] == nil,
      var present = try store.syncedLists(of: account.id).first(where: { $0.id == list })
    else { return }
    before[list] = present
    (present.tag, present.token) = (nil, nil)
    try store.update(present)
  }

  /// So many objects in a row may make the server stumble before it is taken for its own trouble.
  private static let mostStumbles = 3

  private mutating func send(_ list: SyncedList, _ sent: inout [Int: [Int]], isLast: Bool) throws {
    var stumbles = 0
    let records = try store.toBeSent(of: list)
    for (index, record) in records.enumerated() {
      guard let id = record.todo, record.state != .leaving, let row = try store.todo(id)
      else { continue }
      try beginWriting(to: list.id)
      var pushing = ObjectPush(self, list)
      do {
        try pushing.send(record.id)
      } catch let failure as CalendarServerFailure
        where failure == .noRoom || failure == .notFound
      {
        // What is to go goes all the same, and may make room.
        self = pushing.run
        refusal = failure
        return
      } catch let failure as CalendarServerFailure where failure.mayBeOfOneObject {
        // It may be this object: the others go all the same, and it is tried again by the next run.
        self = pushing.run
        stumbles += 1
        guard stumbles < Self.mostStumbles else { throw failure }
        if isLast { count(list) { $0.refusedTitles.append(row.todo.title) } }
        continue
      }
      stumbles = 0
      self = pushing.run
      if pushing.isSent { sent[list.id, default: []].append(record.id) }
      onSent(list.name ?? list.address, index + 1, records.count)
      if outcome.lists.contains(where: { $0.name == list.name && $0.isReadOnly }) { return }
    }
  }

  private func isToGo(_ record: SyncRecord) throws -> Bool {
    if record.state == .leaving { return try !isAwaited(record) }
    guard let todo = record.todo else { return false }
    return try store.todo(todo) == nil
  }

  private func isMoving(from lists: [SyncedList]) throws -> Bool {
    try lists.contains { try store.toBeSent(of: $0).contains { $0.state == .leaving } }
  }

  /// Whether what is to take the place of an object on another list is not seen there yet, or is to be
  /// written first.
  func isAwaited(_ record: SyncRecord) throws -> Bool {
    guard let uid = record.uid else { return false }
    return try store.records(uid: uid, of: account.id).contains { other in
      let isUnseen = other.unseen?.isOfNew == true && !rules.isTrial
      guard let todo = other.todo, other.tag == nil || other.isInsistedOn || isUnseen
      else { return false }
      return try store.todo(todo) != nil
    }
  }

  /// Makes an object on the new list of what was moved to it, and marks the old one; one that went to
  /// a list that is not kept the same goes from the server.
  private mutating func prepareMoves(from list: SyncedList, among lists: [SyncedList]) throws {
    for seen in try store.toBeSent(of: list) {
      // What came before it may have changed it.
      guard var record = try store.record(seen.id), record.list == list.id, let id = record.todo,
        let row = try store.todo(id), row.todo.list != list.list
      else { continue }
      let target = lists.first { $0.list == row.todo.list }
      // It waits where it is until the other list can be written.
      if let target, target.state != .open { continue }
      guard let target, record.base != nil else {
        // On a list whose collection is there no more it is found again where somebody changes it meanwhile.
        if target == nil, let uid = record.uid { try store.noteGone(uid, of: id, at: now) }
        (record.todo, record.state) = (nil, .leaving)
        try store.write(record)
        continue
      }
      let uid = record.uid ?? id
      if let copy = try copy(of: uid, on: target) {
        // Somebody brought it there as well: both are put together.
        try apply([PulledList(list: target, objects: [copy])])
        guard let present = try store.record(record.id), present.todo != nil else { continue }
        record = present
      }
      var new = try left(uid, on: target) ?? SyncRecord(uid, base: record.base, on: target)
      // One that is still there is written before the other one goes, whatever differs.
      (new.todo, new.state) = (id, new.tag == nil ? .open : .restored)
      new.version = record.version
      new.pushed = min(record.pushed, record.version - 1)
      (record.todo, record.state) = (nil, .leaving)
      let (leaving, coming) = (record, new)
      try store.atomically { () throws(DatabaseError) in
        try store.write(leaving)
        try store.write(coming)
      }
    }
  }

  /// An object of a UID on a list that is no to-do here.
  private func copy(of uid: String, on list: SyncedList) throws -> CalendarObject? {
    let copies = try store.records(uid: uid, of: account.id)
      .filter { $0.list == list.id && $0.state == .other && $0.todo == nil }
    guard let copy = copies.first, let tag = copy.tag, let bytes = copy.base else { return nil }
    return CalendarObject(address: copy.address, tag: tag, bytes: bytes)
  }

  /// An object of a to-do that is still on a list from which it was moved away before: what is there is
  /// what both had last.
  private func left(_ uid: String, on list: SyncedList) throws -> SyncRecord? {
    try store.records(uid: uid, of: account.id)
      .first { $0.list == list.id && $0.state == .leaving }
  }

  /// Gives each to-do that the server has not a name there, before anything is sent: whatever comes
  /// between, the next run knows its own.
  private mutating func prepareNew(on list: SyncedList) throws {
    let ids = try store.unsent(of: list, since: account.addedAt)
    guard !ids.isEmpty else { return }
    try store.atomically { () throws(DatabaseError) in
      for id in ids {
        var record = SyncRecord(try SyncName.fresh(id, in: store), base: nil, on: list)
        (record.todo, record.version, record.pushed) = (id, 1, 0)
        try store.write(record)
      }
    }
    // Their changes are looked at once more, now that there are objects to note them at.
    noted = nil
    try noteChanges()
  }

  /// Reads what was sent once more: what the server made of it is what both have now.
  private mutating func readAgain(_ ids: [Int], of list: SyncedList) throws {
    guard !ids.isEmpty else { return }
    var records: [String: SyncRecord] = [:]
    for id in ids {
      if let record = try store.record(id), record.base != nil { records[record.key] = record }
    }
    var others: [CalendarObject] = []
    var missing = records
    for object in try objects(records.values.map(\.address).sorted(), of: list) {
      let key = CalendarAddress(object.address).decoded
      guard var record = records[key] else { continue }
      missing[key] = nil
      if record.unseen?.isOlder(object.tag, object.bytes) == true { continue }
      if record.tag == object.tag {
        record.base = object.bytes
        record.address = object.address
        // What was changed here meanwhile is noted in the row, and stays.
        guard let present = try store.record(record.id) else { continue }
        (record.version, record.pushed) = (present.version, present.pushed)
        record.unseen = present.unseen
        try store.write(record)
      } else {
        others.append(object)
      }
    }
    // What no listing has shown yet may come, whatever one answer says.
    missing = missing.filter { $0.value.unseen?.isOfNew != true }
    guard !others.isEmpty || !missing.isEmpty,
      let present = try store.syncedLists(of: account.id).first(where: { $0.id == list.id })
    else { return }
    // The server named no tag, or somebody else has written or deleted it since.
    if !others.isEmpty { try apply([PulledList(list: present, objects: others)]) }
    try take(gone: Array(missing.values), on: present)
  }

  /// Reads lists once more that were written to; all others as well where something is gone, since it may
  /// have moved there.
  private mutating func pullAgain() throws {
    let lists = try store.syncedLists(of: account.id).filter(\.isActive)
    var pulled = try pull(lists.filter { before[$0.id] != nil }, again: true)
    if pulled.contains(where: { !$0.gone.isEmpty }) { pulled = try pull(lists, again: true) }
    try apply(pulled)
  }

  /// Lets objects go that are found gone in between, unless they are on another list by now.
  mutating func take(gone: [SyncRecord], on list: SyncedList) throws {
    guard !gone.isEmpty else { return }
    let lists = try store.syncedLists(of: account.id).filter(\.isActive)
    try apply(try pull(lists, again: true))
    // A server may say nothing of what came and went.
    let left = try gone.filter { try store.record($0.id).map { $0.list == list.id } ?? false }
      .filter { try store.record($0.id)?.tag == $0.tag }
    if let present = try store.syncedLists(of: account.id).first(where: { $0.id == list.id }) {
      try apply([PulledList(list: present, gone: left)])
    }
  }
}

extension CalendarServerFailure {
  /// Whether a server may have stumbled over what it was sent.
  fileprivate var mayBeOfOneObject: Bool {
    switch self {
    case .online(.overloaded(after: nil)), .online(.badRequest): true
    default: false
    }
  }
}
