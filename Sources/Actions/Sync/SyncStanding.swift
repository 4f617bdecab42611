import Interchange
package import Model
package import Store

/// How one account stands.
package struct SyncStanding {
  package struct List {
    package let list: SyncedList
    /// How many wait to be sent.
    package let waiting: Int
    /// The addresses of objects that could not be read.
    package let unreadable: [String]
    /// The titles of objects that the server does not take; `nil` for one that is no to-do here any more.
    package let refused: [String?]
    /// The titles of objects that have the UID of another one, and are not looked at for that.
    package let twins: [String]
    /// How many the server has taken, and does not show yet.
    package let onTheWay: Int

    package var name: String { list.name ?? list.address }
  }

  package struct Conflict {
    package let conflict: SyncConflict
    /// The title of its to-do; `nil` where that is gone.
    package let title: String?
  }

  package let account: SyncAccount
  package let lists: [List]
  package let conflicts: [Conflict]
  /// The names of lists that are on this machine alone.
  package let unsynced: [String]
  /// When it is tried next, as far as something says so.
  package let nextAt: Instant?
}

extension Session {
  private func twins(
    among records: [SyncRecord],
    of account: SyncAccount,
    in store: TodoStore
  ) throws -> [String] {
    try records.filter { $0.state == .other && $0.todo == nil && $0.tag != nil }.compactMap {
      short in
      guard let uid = short.uid,
        try store.records(uid: uid, of: account.id).contains(where: { $0.todo != nil }),
        let bytes = try store.record(short.id)?.base,
        case .todo(let twin, isCancelled: false) = SyncedObject(bytes, in: store.calendar, at: now)
      else { return nil }
      return twin.title
    }
  }

  /// How what is synced stands.
  package func syncStandings(in store: TodoStore) throws -> [SyncStanding] {
    try store.syncAccounts().map { account in
      var lists: [SyncStanding.List] = []
      for list in try store.syncedLists(of: account.id) where list.state != .off {
        let records = try store.recordsInShort(of: list)
        let waiting =
          list.isActive
          ? try store.toBeSent(of: list).count
            + store.unsent(of: list, since: account.addedAt).count
          : 0
        lists.append(
          SyncStanding.List(
            list: list,
            waiting: waiting,
            unreadable: records.filter { $0.state == .unreadable }.map(\.address),
            refused: try records.filter { $0.state == .refused }
              .map { try $0.todo.flatMap(store.todo)?.todo.title },
            twins: try twins(among: records, of: account, in: store),
            onTheWay: records.count { $0.unseen != nil }
          )
        )
      }
      let conflicts = try store.syncConflicts(of: account.id, at: now).map {
        SyncStanding.Conflict(conflict: $0, title: try store.todo($0.todo)?.todo.title)
      }
      return SyncStanding(
        account: account,
        lists: lists,
        conflicts: conflicts,
        unsynced: try store.unsyncedLists(),
        nextAt: account.retryAt
      )
    }
  }
}
