import Interchange
import Model
import Store

/// The lists that are kept the same.
extension SyncRun {
  /// Makes lists here that were made over there, and lets those go that are gone here.
  mutating func followLists() throws {
    let lists = try store.syncedLists(of: account.id)
    for list in lists where list.isRemoved {
      if try !isOnTheMove(list, among: lists) { try store.unbind(list) }
    }
    // Whoever takes the deletion of a list back has it as it was.
    for var list in lists where list.wasRemoved && list.name != nil && list.state == .off {
      (list.state, list.wasRemoved) = (.open, false)
      (list.tag, list.token, list.wholeAt) = (nil, nil, nil)
      try store.update(list)
    }
    let isDue = lists.contains { isWholeDue($0) } || lists.isEmpty || rules.isAsked
    guard isDue else { return }
    let collections: [CalendarCollection]
    do throws(CalendarServerFailure) {
      collections = try server.collections()
    } catch {
      guard !account.takesNew, error != .online(.offline), error != .online(.auth)
      else { throw error }
      // What else is there is no matter of the lists that were chosen.
      return
    }
    account.offered = []
    let known = Set(lists.map { CalendarAddress($0.address) })
    for collection in collections where collection.holdsTodos {
      guard !known.contains(CalendarAddress(collection.address)) else { continue }
      guard account.takesNew else {
        account.offered.append(collection.name.onOneLine)
        continue
      }
      let name = try store.freeName(for: collection.name, account: account.name)
      try store.bind(listNamed: name, to: collection, of: account.id, at: now)
      let bound = try store.syncedLists(of: account.id).first { $0.name == name }
      if let bound { count(bound) { $0.isNew = true } }
    }
  }
}

extension SyncRun {
  /// Carries the name of a list from the side where it was changed to the other one.
  ///
  /// Lists that were brought together under two names keep them, and the Inbox keeps its own.
  mutating func followName(of list: inout SyncedList, _ collection: CalendarCollection) throws {
    guard let here = list.name, list.list != TodoList.inbox else { return }
    let there = collection.name.onOneLine
    guard let title = list.title else {
      if here == there { list.title = here }
      return
    }
    if there != title, !there.isEmpty, there.count <= 100 {
      list.title = there
      guard here != there else { return }
      let isTaken = try store.lists().contains {
        $0.list.id != list.list && $0.list.name.lowercased() == there.lowercased()
      }
      guard !isTaken else {
        list.title = nil
        return
      }
      var change = ListChange()
      change.name = there
      let id = list.list
      try store.syncing(at: now) {
        try store.changeList(id, change, source: .sync, at: now)
      }
      list.name = there
      count(list) { $0.oldName = here }
    } else if here != title, there == title, !collection.isReadOnly {
      do throws(CalendarServerFailure) {
        try server.rename(list.address, here)
        list.title = here
        count(list) { $0.isRenamedThere = true }
      } catch {
        guard error != .online(.offline), error != .online(.timeout) else { throw error }
        // The server keeps its own name for it.
        list.title = nil
      }
    }
  }

  /// Brings to-dos back that were on their way to a list whose collection is there no more: the server has
  /// them where they came from, and there they go on.
  mutating func bringBackMoved(to list: SyncedList) throws {
    let lists = try store.syncedLists(of: account.id).filter(\.isActive)
    for seen in try store.records(of: list) {
      guard let uid = seen.uid, let id = seen.todo, try store.todo(id) != nil,
        var record = try store.records(uid: uid, of: account.id)
          .first(where: { $0.state == .leaving && $0.todo == nil && $0.tag != nil }),
        let origin = lists.first(where: { $0.id == record.list })
      else { continue }
      (record.todo, record.state) = (id, .open)
      (record.version, record.pushed) = (seen.version, seen.version - 1)
      try store.syncing(at: now) {
        try store.put(id, on: origin.list, under: nil, at: now)
        try store.write(record)
        try store.remove(seen, at: now)
      }
    }
  }

  /// Whether to-dos of a list that was removed here are on other lists by now, and have not gone from it on
  /// the server yet; what else was on it stays there.
  private func isOnTheMove(_ list: SyncedList, among lists: [SyncedList]) throws -> Bool {
    var isOnTheMove = false
    for var record in try store.records(of: list) {
      let row = try record.todo.flatMap(store.todo)
      let isElsewhere = lists.contains { $0.isActive && $0.list == row?.todo.list }
      if record.state == .leaving || row != nil && isElsewhere {
        isOnTheMove = isOnTheMove || list.state == .open
        continue
      }
      (record.todo, record.state) = (nil, .other)
      try store.write(record)
    }
    return isOnTheMove
  }
}

extension TodoStore {
  /// Keeps a list the same as a collection from now on, with its colour where the list is new.
  func bind(
    listNamed name: String,
    to collection: CalendarCollection,
    of account: Int,
    at now: Instant
  ) throws {
    try bind(
      listNamed: name,
      to: collection.address,
      of: account,
      color: collection.listColor,
      state: collection.isReadOnly ? .readOnly : .open,
      at: now
    )
  }
}

extension CalendarCollection {
  /// Its colour as a list has it; what shows through is left out.
  package var listColor: String? {
    guard let color, color.hasPrefix("#"), color.utf8.count == 7 || color.utf8.count == 9
    else { return nil }
    return String(color.prefix(7)).lowercased()
  }
}

extension TodoStore {
  /// The name of the list that a collection becomes here: its own, or with the account's behind it
  /// where a list of that name is kept the same as something else.
  package func freeName(for name: String, account: String) throws -> String {
    let plain = String(String.UnicodeScalarView(name.onOneLine.unicodeScalars.prefix(80))).onOneLine
    let base = plain.isEmpty ? account : plain
    let taken = Set(try syncedLists().filter(\.isActive).compactMap { $0.name?.lowercased() })
    guard taken.contains(base.lowercased()) else { return base }
    let named = "\(base) (\(account))"
    guard taken.contains(named.lowercased()) else { return named }
    return (2...999).lazy.map { "\(base) \($0)" }.first { !taken.contains($0.lowercased()) }
      ?? named
  }
}
