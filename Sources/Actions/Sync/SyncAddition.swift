import Interchange
import Model
package import Store

/// An account that is to be kept the same from now on.
package struct SyncAddition: Hashable, Sendable {
  /// A list here, and the collection that it is over there.
  package struct Pair: Hashable, Sendable {
    package let list: String
    /// Its name or address; `nil` for one of the list's name.
    package let collection: String?

    /// Reads `Home` or `Home=tasks`.
    package init(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1).map { String($0).onOneLine }
      list = parts.first ?? ""
      collection = parts.count > 1 ? parts[1] : nil
    }
  }

  package let place: CalendarLink.Place
  package let name: String
  /// Which lists are wanted; all that are there where none is named.
  package let pairs: [Pair]
  package let isDryRun: Bool

  package init(place: CalendarLink.Place, name: String, pairs: [Pair], isDryRun: Bool) {
    (self.place, self.name, self.pairs, self.isDryRun) = (place, name, pairs, isDryRun)
  }
}

/// What came, or would come, of adding an account.
package struct SyncAdded: Hashable, Sendable {
  package let account: SyncAccount
  package let isDryRun: Bool
  /// The names of the collections that take to-dos.
  package var found: [String] = []
  /// The names of lists that are kept the same, and of those that stay here alone.
  package var lists: [String] = []
  package var others: [String] = []
  /// What came of the first sync; `nil` where the server was not reached, or nothing was found.
  package var outcome: SyncOutcome?
  package var trouble: SyncOutcome.Trouble?
  /// The host that the server leads to, where that is the trouble.
  package var otherHost: String?
  /// Whether systemd syncs it now and then.
  package var hasTimer = false
}

extension Session {
  /// Asks the server of an account what it has, keeps those lists the same from now on, and does so
  /// for the first time; or tells what would come of it.
  ///
  /// An account that is known gets its password anew, or more lists. `wantsInbox` is whether the Inbox, which
  /// no collection is there for, is to be synced as well.
  package func addAccount(
    _ addition: SyncAddition,
    wantsInbox: (ListRow) -> Bool = { _ in false }
  ) throws -> SyncAdded {
    let store = try syncStore(isDryRun: addition.isDryRun)
    let known = try store.syncAccount(named: addition.name)
    var account =
      known
      ?? SyncAccount(
        name: addition.name,
        address: addition.place.address,
        user: addition.place.user,
        secret: "{}",
        takesNew: addition.pairs.isEmpty,
        addedAt: now
      )
    account.secret = addition.place.secret?.json.compact ?? account.secret
    account.user = addition.place.user
    (account.trouble, account.retryAt) = (nil, nil)
    var added = SyncAdded(account: account, isDryRun: addition.isDryRun)
    var chosen: [(list: String, collection: CalendarCollection)] = []
    do {
      let live = try calendarServer(account.place, -1)
      let server = addition.isDryRun ? live.dry : live
      let collections = try server.collections().filter(\.holdsTodos)
      added.found = collections.map(\.name)
      if known == nil || !addition.pairs.isEmpty {
        chosen = try choose(addition.pairs, collections, account, server, store)
      }
      if known == nil, addition.pairs.isEmpty {
        chosen += try inbox(besides: chosen.map(\.list), server, store, wantsInbox)
      }
    } catch let failure as CalendarServerFailure {
      added.trouble = SyncOutcome.Trouble(failure)
      if case .online(.redirectedElsewhere(let host)) = failure { added.otherHost = host }
      return added
    } catch is OnlineError {
      added.trouble = .noProgram
      return added
    }
    guard known != nil || !chosen.isEmpty else { return added }
    if known == nil { account = try store.add(account) } else { try store.update(account) }
    for (list, collection) in chosen {
      try store.bind(listNamed: list, to: collection, of: account.id, at: now)
    }
    var request = SyncRequest()
    request.isDryRun = addition.isDryRun
    added.outcome = try sync(account, request, in: store)
    try tell(of: account, in: store, &added)
    return added
  }

  private func tell(
    of account: SyncAccount,
    in store: TodoStore,
    _ added: inout SyncAdded
  ) throws {
    added.lists = try store.syncedLists(of: account.id).filter(\.isActive).compactMap(\.name)
    added.others = try store.unsyncedLists()
    guard !added.isDryRun else { return }
    added.hasTimer = try turnTimer(in: store)
    if added.outcome?.hasChangedHere == true { _ = tellService() }
  }

  /// The Inbox with a collection that is made for it, where that is wanted and can be.
  private func inbox(
    besides names: [String],
    _ server: CalendarServer,
    _ store: TodoStore,
    _ isWanted: (ListRow) -> Bool
  ) throws -> [(list: String, collection: CalendarCollection)] {
    guard let inbox = try store.listRows().first(where: \.isInbox),
      !names.contains(where: { $0.lowercased() == inbox.list.name.lowercased() }), isWanted(inbox)
    else { return [] }
    let name = inbox.list.name
    do throws(CalendarServerFailure) {
      return [(name, CalendarCollection(address: try server.make(name), name: name))]
    } catch {
      switch error {
      // That it stays here is told with the other lists that do.
      case .readOnly, .notFound, .unacceptable, .online(.badRequest): return []
      default: throw error
      }
    }
  }

  /// Which collection each list is to be; one that is not there is made.
  private func choose(
    _ pairs: [SyncAddition.Pair],
    _ collections: [CalendarCollection],
    _ account: SyncAccount,
    _ server: CalendarServer,
    _ store: TodoStore
  ) throws -> [(list: String, collection: CalendarCollection)] {
    var taken: Set<String> = []
    guard !pairs.isEmpty else {
      return try collections.map { collection in
        var name = try store.freeName(for: collection.name, account: account.name)
        if !taken.insert(name.lowercased()).inserted { name += " (\(account.name))" }
        return (name, collection)
      }
    }
    return try pairs.map { pair in
      let wanted = pair.collection ?? pair.list
      let address = CalendarAddress(wanted)
      let found = collections.first {
        $0.name.lowercased() == wanted.lowercased() || CalendarAddress($0.address) == address
      }
      if let found { return (pair.list, found) }
      // The place of one that is not the account's own, such as what others share.
      if wanted.contains("/") {
        return (pair.list, try server.collection(account.place(of: wanted)))
      }
      return (pair.list, CalendarCollection(address: try server.make(wanted), name: wanted))
    }
  }

  /// Has systemd sync now and then, or no more; whether it does.
  ///
  /// Calendars on the network are read anew by it, and those whose events are told of ahead.
  @discardableResult
  package func turnTimer(in store: TodoStore) throws -> Bool {
    let isOn =
      try store.isSynced() || store.calendars().contains { !$0.isLocal || $0.notice != nil }
    do {
      return try environment.service.setSyncTimer(isOn)
    } catch {
      // Without a bus the companion syncs after its changes.
      return false
    }
  }
}
