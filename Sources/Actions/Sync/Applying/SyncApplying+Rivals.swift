import Interchange
import Model
import Store

/// To-dos that are on two lists of a server, since two machines moved them, or made them anew, at once.
extension SyncApplying {
  /// Gives up each object whose to-do is on another list of the server as well, and was changed there later;
  /// the words of both are put together there.
  ///
  /// All machines see the same two objects, and agree on which one holds: the one that was changed last,
  /// and of two that say the same moment the one whose address comes first. What a person moves here to a
  /// list where it is already is that one.
  mutating func settleRivals() throws {
    let lists = try store.syncedLists(of: context.account.id)
    for (own, other) in try store.rivals(of: context.account.id) {
      guard let own = try store.record(own), let other = try store.record(other),
        let id = own.todo, let row = try store.todo(id), !isGone(own), !isGone(other),
        let list = lists.first(where: { $0.id == other.list }),
        let here = own.base.flatMap({ context.read($0).todo }),
        let bytes = other.base, case .todo(let there, let isCancelled) = context.read(bytes),
        !isCancelled
      else { continue }
      let isMovedThere = row.todo.list == list.list
      let isLater = there.isLater(than: here) ?? (other.key < own.key)
      let isSettled = own.state == .open || own.state == .restored
      let isLeft = lists.contains { $0.id == own.list && $0.state == .gone }
      guard try isMovedThere || isLeft || isSettled && isLater && hasMoved(own) else { continue }
      _ = try takeBack(own, of: id, as: other, there, on: list)
      try insist(on: other.id)
    }
  }

  /// Has an object written before the one goes that its to-do leaves: whoever is about to let this one go
  /// finds it changed then, so that one of both always stays.
  mutating func insist(on id: SyncRecord.ID) throws {
    guard var record = try store.record(id), record.tag != nil, record.state == .open
    else { return }
    (record.state, record.pushed) = (.restored, min(record.pushed, record.version - 1))
    try store.write(record)
    touched[id] = true
  }

  /// Whether this machine has brought an object to its list of late: it went from another one or is about
  /// to, or it went and came back.
  ///
  /// Whoever only watched another machine move it waits for that one to end, and a copy that some other
  /// program makes at any other time is left alone.
  private func hasMoved(_ record: SyncRecord) throws -> Bool {
    guard let uid = record.uid, let todo = record.todo else { return false }
    return try store.wentFromList(uid, todo, since: now - Self.mostOnTheWay)
      || store.records(uid: uid, of: context.account.id).contains { $0.state == .leaving }
  }

  /// So long after one move another one of the same moment may still be on its way here.
  private static let mostOnTheWay = Duration.seconds(30 * 86_400)
}

extension SyncedTodo {
  /// Whether it was changed after another one; `nil` where both name the same moment.
  fileprivate func isLater(than other: SyncedTodo) -> Bool? {
    let (one, two) = (modifiedAt ?? Instant(seconds: 0), other.modifiedAt ?? Instant(seconds: 0))
    return one == two ? nil : one > two
  }
}
