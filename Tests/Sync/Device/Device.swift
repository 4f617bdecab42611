internal import Actions
internal import Interchange
internal import Language
internal import Model
internal import Planning
internal import Simulator
internal import Store

/// A machine of the person's: its database, its account on the server, its service that shows things.
final class Device {
  let name: String
  let bench: Bench
  let store: TodoStore
  let delivery: DeliveryStore
  let server: SyncServer
  private let clock: SyncClock
  var flaw: SyncFlaw?
  /// What of the requests of the present run was sent.
  var sent = 0
  var isDown = false
  /// Whether each request of the present run is noted.
  var tellsRequests = false
  var requests: [String] = []
  /// What somebody does while this machine syncs, and what came between.
  var meanwhile: (() throws -> Void)?
  var interruption: (any Error)?
  /// The database at the moment of death.
  var lastWill: Result<[UInt8], any Error>?
  /// What came up here, and when it was due, since somebody did something about it.
  var shown: Set<String> = []
  /// The moment, in milliseconds, that each to-do came up for last.
  var fired: [Todo.ID: Int64] = [:]
  /// The number of the last popup.
  var popups: UInt32 = 0

  static let lists = ["Home", "Work", "Garden"]
  static let zone = Zone(identifier: "Europe/Berlin", secondsFromUTC: 3600)

  init(_ name: String, _ server: SyncServer, _ clock: SyncClock) throws {
    (self.name, self.server, self.clock) = (name, server, clock)
    bench = try Bench.take()
    let zones = ["Europe/Berlin": Device.zone, "UTC": .utc]
    var meaning = Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(zone: { zones[$0] }, current: { Device.zone })
    )
    meaning.occurrence = ToldOccurrence.reader
    store = bench.companion
    store.meaning = meaning
    delivery = try bench.open(meaning, isFresh: false)
    for list in Device.lists {
      try store.addList(list, ListChange(), source: .commandLine, at: clock.now)
    }
    // The lists are there to stay: nobody takes that step back.
    try bench.shell.run("DELETE FROM change; DELETE FROM batch")
    let account = try store.add(
      SyncAccount(
        name: "dav",
        address: SyncServer.home,
        user: "me",
        secret: "{}",
        takesNew: false,
        addedAt: clock.now - .seconds(1)
      )
    )
    for list in Device.lists {
      let address = SyncServer.home + list.lowercased() + "/"
      try store.bind(listNamed: list, to: address, of: account.id, at: clock.now)
    }
  }

  func end() {
    bench.giveBack(delivery, isFresh: false)
    Bench.giveBack(bench)
  }

  var now: Instant { clock.now }

  func rows() throws -> [TodoRow] {
    var filter = TodoFilter()
    filter.status = .all
    return try store.todos(filter)
  }
}

/// Its sync.
extension Device {
  /// Syncs once, over a network of this kind; how it went.
  ///
  /// `letsGo` is whether the person agrees to what vanished on the server, `isAsked` whether one asked for it.
  @discardableResult
  func sync(
    over network: Network,
    letsGo: Bool = false,
    isAsked: Bool = false
  ) throws -> SyncOutcome {
    clock.tick(.seconds(5))
    (sent, isDown, lastWill, interruption, requests) = (0, false, nil, nil, [])
    guard let account = try store.syncAccounts().first else {
      throw SyncViolation(.runs, "\(name) has no account any more")
    }
    if flaw == .overlooksEdits, server.chance.happens(30) {
      try bench.shell.run(
        "UPDATE sync_account SET journal = coalesce((SELECT max(id) FROM batch), 0) + 1"
      )
      try bench.shell.run("UPDATE sync_object SET pushed = version")
    }
    var rules = SyncRules()
    rules.letsGo = letsGo
    rules.isAsked = isAsked
    var run = SyncRun(
      store: store,
      account: account,
      server: link(network),
      rules: rules,
      now: now
    )
    let outcome = try run.run()
    if let interruption { throw interruption }
    if let lastWill { bench.begin(with: try lastWill.get()) }
    try plant(outcome)
    return outcome
  }

  /// Whether the server has taken something that it has not shown yet, and can still show.
  func hasUnseen() throws -> Bool {
    try store.syncedLists().filter(\.isActive).contains { list in
      try store.recordsInShort(of: list).contains { $0.unseen != nil }
    }
  }

  private func plant(_ outcome: SyncOutcome) throws {
    switch flaw {
    case .takesTokenEarly where outcome.trouble != nil:
      for var list in try store.syncedLists() {
        let told = try server.describe(list.address)
        (list.token, list.tag) = (told.token, told.tag)
        try store.update(list)
      }
    case .trustsAnswers:
      try bench.shell.run("UPDATE sync_object SET unseen_at = NULL WHERE unseen_at IS NOT NULL")
    case .forgetsWhatGaveWay:
      try bench.shell.run("DELETE FROM sync_conflict")
      for row in try rows() where row.todo.notes?.contains("another device") == true {
        var change = TodoChange()
        change.notes = ""
        _ = try store.edit(row.id, change, label: .edit, source: .commandLine, at: now)
      }
    case .ringsAgain:
      for (id, moment) in fired {
        try bench.shell.run(
          """
          UPDATE reminder SET state = 'scheduled', stage = 0, again_at = NULL, fire_at = \(moment)
           WHERE state = 'shown' AND todo_id = '\(id)'
          """
        )
      }
    case .opensAgain where server.chance.happens(20):
      for row in try rows() where row.todo.completedAt != nil {
        _ = try store.reopen([row.id], source: .commandLine, at: now)
      }
    case .movesTimes where server.chance.happens(20):
      for row in try rows().prefix(1) {
        guard case .absolute(let moment) = row.todo.due else { continue }
        var change = TodoChange()
        change.time.due = .absolute(moment + .seconds(3600))
        _ = try store.edit(row.id, change, label: .edit, source: .commandLine, at: now)
      }
    default: break
    }
  }
}
