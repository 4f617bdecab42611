import Interchange
import Model
import Store

/// What is part of what.
extension SyncApplying {
  /// Puts what came in, and what waited for it, into what it is part of.
  mutating func linkParts() throws {
    guard !fresh.isEmpty else { return }
    let waiting = fresh.union(try store.todosNamingParents(in: context.account.id))
    for id in waiting.sorted() {
      guard let row = try store.todo(id),
        let record = try store.record(of: id, in: context.account.id),
        let remote = record.base.flatMap({ context.read($0).todo })
      else { continue }
      var parent: Todo.ID?
      if let uid = remote.parent {
        parent = try todo(named: uid)
        // What is not here yet may come.
        guard parent != nil else { continue }
      }
      if parent != nil, let ring = try ring(of: record), let weakest = ring.min() {
        if record.uid == weakest { parent = nil } else { try free(weakest) }
      }
      guard parent != row.todo.parent, fresh.contains(id) || !record.isEdited else { continue }
      if let parent {
        guard let above = try store.todo(parent), above.todo.list == row.todo.list,
          try !store.isPart(parent, of: id)
        else { continue }
      }
      try store.put(id, on: row.todo.list, under: parent, at: now)
      if touched[record.id] == nil { touched[record.id] = record.isEdited }
    }
  }

  /// The to-do of a UID, or the one that was made anew where it had gone: what is part of it may still
  /// name the old one.
  private func todo(named uid: String) throws -> Todo.ID? {
    var name = uid
    for _ in 0..<3 {
      let records = try store.records(uid: name, of: context.account.id)
      if let found = records.lazy.compactMap(\.todo).first { return found }
      name = SyncName.after(name)
    }
    return nil
  }

  /// The UIDs of those that are part of each other in a circle with this one, as two machines can make
  /// them; `nil` where there is none.
  private func ring(of record: SyncRecord) throws -> [String]? {
    guard let start = record.uid else { return nil }
    var ring = [start]
    var next = record.base.flatMap { context.read($0).todo?.parent }
    while let uid = next, ring.count < Self.longestRing {
      if uid == start { return ring }
      guard !ring.contains(uid) else { return nil }
      ring.append(uid)
      next = try store.records(uid: uid, of: context.account.id).first { $0.todo != nil }?.base
        .flatMap { context.read($0).todo?.parent }
    }
    return nil
  }

  /// Nobody makes circles of more.
  private static let longestRing = 50

  /// Of a circle every machine frees the same one.
  private func free(_ uid: String) throws {
    let id = try store.records(uid: uid, of: context.account.id).lazy.compactMap(\.todo).first
    guard let id, let row = try store.todo(id), row.todo.parent != nil else { return }
    try store.put(id, on: row.todo.list, under: nil, at: now)
  }
}
