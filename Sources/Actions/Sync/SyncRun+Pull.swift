import Interchange
import Model
import Store

/// Reading what changed on the server.
extension SyncRun {
  /// Reads what changed on the server in each list since it was looked at last.
  mutating func pull() throws -> [PulledList] {
    let pulled = try pull(try store.syncedLists(of: account.id).filter(\.isActive))
    // A person may just have agreed to what vanished on one that was held.
    let isHeld = try store.syncedLists(of: account.id).contains { list in
      list.state == .held && !pulled.contains { $0.list.id == list.id }
    }
    return isHeld ? try pulled.map(waiting) : pulled
  }

  /// Reads lists once more of which much had vanished: it may have moved to one that was read after them.
  mutating func lookAgainAtHeld() throws {
    let held = try store.syncedLists(of: account.id).filter { $0.state == .held }
    if !held.isEmpty { try apply(try pull(held)) }
  }

  /// Reads what changed in some lists; `again` where this run has written to some of them.
  ///
  /// Where something is gone, what was read before is looked at once more: it may have moved there in
  /// between.
  mutating func pull(_ lists: [SyncedList], again: Bool = false) throws -> [PulledList] {
    var pulled: [PulledList] = []
    for list in lists {
      if let list = try pull(list, again: again) { pulled.append(list) }
    }
    var known: Set<SyncRecord.ID> = []
    for _ in 0..<Self.mostLooks {
      let gone = Set(pulled.flatMap { $0.gone.map(\.id) })
      guard lists.count > 1, !gone.isSubset(of: known) else { break }
      known.formUnion(gone)
      for index in pulled.indices.reversed() {
        let list = pulled[index].list
        let isSame = try list.tag != nil && collection(of: list)?.tag == list.tag
        guard !isSame, let stored = lists.first(where: { $0.id == list.id }) else { continue }
        if let newer = try pull(stored, again: again) {
          pulled[index] = newer
        } else {
          pulled.remove(at: index)
        }
      }
    }
    return pulled
  }

  /// Nobody moves things to and fro for longer than that while they are read.
  private static let mostLooks = 3

  /// A list without what was changed here and is gone there, as long as another one is held: perhaps it
  /// moved to that one.
  private func waiting(_ pulled: PulledList) throws -> PulledList {
    var waiting = pulled
    waiting.gone.removeAll(where: \.isEdited)
    guard waiting.gone.count < pulled.gone.count,
      let before = try store.syncedLists(of: account.id).first(where: { $0.id == pulled.list.id })
    else { return pulled }
    // It is told once more then.
    (waiting.list.tag, waiting.list.token, waiting.wholeAt) = (before.tag, before.token, nil)
    return waiting
  }

  /// Reads what changed in one list; `again` where this run has written to it meanwhile, so that what
  /// its tags were before says nothing.
  mutating func pull(_ list: SyncedList, again: Bool = false) throws -> PulledList? {
    var list = list
    if again, list.token == nil { list.token = before[list.id]?.token }
    guard let collection = try collection(of: list) else {
      count(list) { _ in }
      // Whoever deleted it there: what is on it here stays.
      list.state = .gone
      try store.update(list)
      try bringBackMoved(to: list)
      count(list) { $0.isGone = true }
      return nil
    }
    if list.state != .held { list.state = collection.isReadOnly ? .readOnly : .open }
    try followName(of: &list, collection)
    count(list) { _ in }
    let isReadOnly = collection.isReadOnly
    if isReadOnly { count(list) { $0.isReadOnly = true } }
    if !again { try retryRefused(of: list, as: collection) }
    let known = try store.recordsInShort(of: list)
    let isSame =
      list.tag != nil && list.tag == collection.tag && !isWholeDue(list) && list.state != .held
    let isAwaited = known.contains { ($0.tag ?? "").isEmpty || $0.unseen != nil }
    guard !isSame || again || isAwaited else {
      try store.update(list)
      return PulledList(list: list)
    }
    let changes = try self.changes(of: list, isWhole: known.contains(where: isOverdue))
    let (fresh, gone) = difference(known, changes)
    try settleUnseen(known, changes, of: list)
    guard try isAgreed(gone, of: known) else {
      (list.state, list.vanished) = (.held, gone.count { $0.todo != nil })
      try store.update(list)
      let vanished = list.vanished
      count(list) { $0.vanished = vanished }
      return nil
    }
    if list.state == .held {
      list.state = isReadOnly ? .readOnly : .open
      count(list) { $0.vanished = 0 }
    }
    var pulled = PulledList(list: list, gone: gone)
    pulled.objects = try objects(fresh, of: list)
    let there = Set(pulled.objects.map { CalendarAddress($0.address) })
    // What went between two questions is gone as well.
    let missing = Set(fresh.map(CalendarAddress.init)).subtracting(there)
    pulled.gone += known.filter { record in
      missing.contains(CalendarAddress(record.address))
        && !gone.contains { $0.id == record.id } && record.tag != nil
    }
    pulled.list.tag = try isStill(collection, changes, list) ? collection.tag : nil
    pulled.list.token = changes.token ?? collection.token
    if changes.isWhole { pulled.wholeAt = now }
    pulled.list.vanished = 0
    return pulled
  }

  /// Whether a collection is as it was when it named its tag, with all that was read of it since: some
  /// servers make the tag of what is there, so that one from before may come back.
  private func isStill(
    _ collection: CalendarCollection,
    _ changes: CalendarChanges,
    _ list: SyncedList
  ) throws -> Bool {
    if let token = collection.token { return changes.token == token }
    return try self.collection(of: list)?.tag == collection.tag
  }

  /// What a collection says of itself; `nil` where it is no longer there.
  private func collection(of list: SyncedList) throws -> CalendarCollection? {
    do throws(CalendarServerFailure) {
      return try server.collection(list.address)
    } catch {
      guard error == .notFound else { throw error }
      return nil
    }
  }

  /// Whether all that is there is to be listed: once a day, and where the clock was set back.
  func isWholeDue(_ list: SyncedList) -> Bool {
    guard let at = list.wholeAt else { return true }
    return at > now || now.since(at) >= Self.wholeInterval
  }

  private func changes(of list: SyncedList, isWhole: Bool) throws -> CalendarChanges {
    let token = isWhole || isWholeDue(list) || list.state == .held ? nil : list.token
    do throws(CalendarServerFailure) {
      return try server.changes(list.address, token)
    } catch {
      guard error == .unknownToken else { throw error }
      return try server.changes(list.address, nil)
    }
  }

  /// Which addresses are to be read, and what is gone.
  private func difference(
    _ known: [SyncRecord],
    _ changes: CalendarChanges
  ) -> (fresh: [String], gone: [SyncRecord]) {
    let records = Dictionary(known.map { ($0.key, $0) }) { first, _ in first }
    var fresh: [String] = []
    var there: Set<String> = []
    for (address, tag) in changes.tags {
      let key = CalendarAddress(address).decoded
      there.insert(key)
      let record = records[key]
      // What was there before it was written from here: the server lags.
      if record?.unseen?.tags.contains(tag) == true { continue }
      if record?.tag != tag { fresh.append(address) }
    }
    let removed = Set(changes.removed.map { CalendarAddress($0).decoded })
    let gone = known.filter { record in
      // What was never confirmed was perhaps never there, and what no listing has shown may come yet.
      record.tag != nil && !there.contains(record.key)
        && (changes.isWhole && record.unseen?.isOfNew != true || removed.contains(record.key))
    }
    return (fresh.sorted(), gone)
  }

  /// Whether so much may go at once: an emptied server is more often a mishap than a wish.
  ///
  /// What is known to be on another list has moved there.
  private func isAgreed(_ gone: [SyncRecord], of known: [SyncRecord]) throws -> Bool {
    guard !rules.letsGo, gone.count > 2 else { return true }
    let gone = try gone.filter { record in
      guard let uid = record.uid else { return true }
      return try !store.records(uid: uid, of: account.id)
        .contains { $0.list != record.list && $0.state == .other && $0.base != nil }
    }
    guard gone.count > 2 else { return true }
    let open = known.filter { record in
      guard let todo = record.todo, record.tag != nil else { return false }
      return isOpen(todo)
    }
    let ids = Set(gone.map(\.id))
    let going = open.count { ids.contains($0.id) }
    if going > 2, going == open.count { return false }
    return going <= 5 || going * 10 <= open.count * 3
  }

  private func isOpen(_ todo: Todo.ID) -> Bool {
    do {
      return try store.todo(todo).map { $0.todo.completedAt == nil } ?? false
    } catch {
      // What cannot be read now is counted, so that nothing goes for it.
      return true
    }
  }

  /// Reads objects, some at a time.
  func objects(_ addresses: [String], of list: SyncedList) throws -> [CalendarObject] {
    var objects: [CalendarObject] = []
    var rest = addresses[...]
    while !rest.isEmpty {
      objects += try server.objects(list.address, Array(rest.prefix(Self.mostAtOnce)))
      rest = rest.dropFirst(Self.mostAtOnce)
    }
    return objects
  }

  /// So many objects are asked for in one question.
  private static let mostAtOnce = 40
}
