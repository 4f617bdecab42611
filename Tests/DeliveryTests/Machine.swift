import CSQLite
import Delivery
import Glibc
import Language
import Model
import Planning
import SQLite
import TestSupport
import Testing

@testable import Store

/// A machine for the delivery loop: a database in a folder of its own, clocks that a test sets, and
/// a list of what the loop has done.
final class Machine {
  private let folder: TemporaryFolder
  var path: String { folder.path + "/voicedo.sqlite" }
  /// The companion's connection.
  let companion: TodoStore
  private(set) var loop: DeliveryLoop
  var clocks: MachineClocks

  /// The deeds of the loop, in words.
  var deeds: [String] = []
  var posts: [PopupRequest] = []
  /// Of how many reminders each plan was made.
  var plans: [Int] = []
  private var timers: [LoopTimer: Duration] = [:]
  private(set) var alarm: Instant?
  private var isPassing = false
  var probes: [Probe] = []
  /// Whether questions to the server are answered at once.
  var answersProbes = true
  /// Thrown by whoever opens the database.
  var trouble: DatabaseError?
  /// Whether whoever opens the database may only read it.
  var isReadOnly = false
  /// Whether each popup is on screen at once.
  var showsAtOnce = false
  private var numbers: UInt32 = 0
  private var arrivals: [PopupRequest.ID] = []
  var isBeingRepaired = false
  var isBackupDue = false

  /// Saturday 2026-11-21, 10:00 UTC.
  static let start = Instant(seconds: 1_795_255_200)

  init(lastTouched: Instant? = nil, policy: Policy = .withoutBriefing) throws {
    folder = try TemporaryFolder("delivery")
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: policy,
      zones: ZoneDirectory(zone: { _ in nil }, current: { .utc })
    )
    clocks = MachineClocks(now: Self.start, sinceStart: .seconds(5000), awake: .seconds(5000))
    let path = folder.path + "/voicedo.sqlite"
    companion = try TodoStore(path: path, meaning: meaning)
    let effects = Effects { meaning throws(DatabaseError) in
      try DeliveryStore(path: path, meaning: meaning)
    }
    loop = DeliveryLoop(database: path, meaning, at: clocks, effects: effects)
    restart(lastTouched: lastTouched)
  }

  /// Another process of the service takes over.
  func restart(lastTouched: Instant? = nil) {
    (timers, alarm, probes, posts, arrivals) = ([:], nil, [], [], [])
    loop = DeliveryLoop(
      database: path,
      companion.meaning,
      at: clocks,
      lastTouched: lastTouched,
      effects: effects()
    )
  }

  private func effects() -> Effects {
    var effects = Effects { [unowned self] meaning throws(DatabaseError) in
      if let trouble { throw trouble }
      let store = try DeliveryStore(path: path, meaning: meaning)
      store.wait(upTo: .zero)
      if isReadOnly { try store.connection.run("PRAGMA query_only = ON") }
      return store
    }
    effects.isBeingRepaired = { [unowned self] in isBeingRepaired }
    effects.isBackupDue = { [unowned self] _ in isBackupDue }
    effects.backUp = { [unowned self] day, _ in deeds.append("back up \(day)") }
    let plan = effects.plan
    effects.plan = { [unowned self] state, now, zone, policy, surroundings throws(DatabaseError) in
      plans.append(state.pending.count)
      return try plan(state, now, zone, policy, surroundings)
    }
    effects.post = { [unowned self] request in
      posts.append(request)
      deeds.append("post \(request.words)")
      if showsAtOnce { arrivals.append(request.id) }
    }
    effects.keepQuiet = { [unowned self] in deeds.append($0 ? "quiet" : "quiet no more") }
    effects.withdraw = { [unowned self] in deeds.append("withdraw \($0.number)") }
    effects.probe = { [unowned self] probe in
      deeds.append("probe \(probe.limit.components.seconds)")
      if answersProbes { handle(.probed(probe, isAnswered: true)) } else { probes.append(probe) }
    }
    effects.startServer = { [unowned self] in deeds.append("start server") }
    effects.askForWeather = { [unowned self] in deeds.append("ask for the weather") }
    effects.arm = { [unowned self] moment in
      alarm = moment
      return .armed
    }
    effects.after = { [unowned self] timer, pause in
      timers[timer] = clocks.sinceStart + pause
      return true
    }
    effects.cancel = { [unowned self] in timers[$0] = nil }
    effects.tell = { [unowned self] in deeds.append("tell \($0.words)") }
    effects.push = { [unowned self] in deeds.append("push") }
    effects.emitChanged = { [unowned self] in deeds.append("changed") }
    effects.log = { [unowned self] entry in
      if let words = entry.words { deeds.append(words) }
    }
    effects.end = { [unowned self] in deeds.append("end \($0)") }
    return effects
  }
}

extension Machine {
  static let server = ":1.7@bus"
  static let person = LoginSession(isLocked: false, isIdle: false, idleChangedAt: nil)

  /// Has the loop handle something, and what it wants to do right after it.
  func handle(_ input: Input) {
    loop.handle(input, at: clocks)
    showArrivals()
    while timers[.pass] != nil, !isPassing {
      isPassing = true
      timers[.pass] = nil
      loop.handle(.timer(.pass), at: clocks)
      showArrivals()
      isPassing = false
    }
  }

  private func showArrivals() {
    while !arrivals.isEmpty {
      numbers += 1
      loop.handle(.posted(arrivals.removeFirst(), .shown(numbers)), at: clocks)
    }
  }

  /// From now on the service can read the database and not write it, or can again.
  func letWrite(_ isAllowed: Bool) throws {
    isReadOnly = !isAllowed
    try loop.store?.connection.run("PRAGMA query_only = \(isAllowed ? "OFF" : "ON")")
  }

  /// From now on the tables take no claim of the service, or do again.
  func letClaim(_ isAllowed: Bool) throws {
    try loop.store?.connection.run(
      isAllowed
        ? "DROP TRIGGER temp.no_claim"
        : """
        CREATE TEMP TRIGGER no_claim BEFORE UPDATE ON main.reminder WHEN new.state = 'delivering'
        BEGIN SELECT RAISE(ABORT, 'Not here.'); END
        """
    )
  }

  /// Another program changes the database.
  func change(_ script: String) throws {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK)
  }

  /// The service begins, and everybody answers who is asked.
  func begin(server: String? = Machine.server) {
    handle(.begin)
    if let server { handle(.serverAppeared(server)) } else { handle(.serverDisappeared) }
    handle(.session(.present(Machine.person)))
    handle(.doNotDisturb(false))
  }

  /// Time goes by; timers and the alarm come when it is theirs.
  func wait(_ length: Duration) {
    let end = clocks.sinceStart + length
    while let next = nextMoment, next <= end {
      advance(to: max(next, clocks.sinceStart))
      if let timer = timers.first(where: { $0.value <= clocks.sinceStart })?.key {
        timers[timer] = nil
        handle(.timer(timer))
      } else {
        alarm = nil
        handle(.alarm)
      }
    }
    advance(to: end)
  }

  private var nextMoment: Duration? {
    (timers.values + [alarm.map { clocks.sinceStart + $0.since(clocks.now) }].compactMap(\.self))
      .min()
  }

  private func advance(to moment: Duration) {
    let step = moment - clocks.sinceStart
    clocks.sinceStart += step
    clocks.awake += step
    clocks.now = clocks.now + step
  }

  /// Takes the deeds since it was asked last.
  func done() -> [String] {
    defer { deeds = [] }
    return deeds
  }

  /// The server shows the popup that was handed over last.
  func show(_ number: UInt32) {
    if let post = posts.last { handle(.posted(post.id, .shown(number))) }
  }
}

extension Machine {
  /// Writes a to-do down that comes so many minutes from now.
  @discardableResult
  func add(_ title: String, in minutes: Int = 0) throws -> Todo.ID {
    let due = Due.absolute(Instant(seconds: (clocks.now + .minutes(minutes)).seconds))
    let draft = Draft(title: title, schedule: Schedule(due: due))
    let captured = try companion.capture([draft], source: .test, at: clocks.now)
    return try #require(captured.rows.first).todo.id
  }

  func row(_ title: String) throws -> TodoRow {
    var filter = TodoFilter()
    filter.status = .all
    return try #require(try companion.todos(filter).first { $0.todo.title == title })
  }

  /// Reads the ledger's events of a to-do.
  func ledger(_ title: String) throws -> [String] {
    try companion.ledger(of: try row(title).todo.id).map(\.event.rawValue)
  }

  /// Does something while another program holds the database.
  func whileBusy(_ body: () -> Void) throws {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    body()
    sqlite3_exec(database, "COMMIT", nil, nil, nil)
  }
}

extension Policy {
  static var withoutBriefing: Policy {
    var policy = Policy()
    policy.briefing.isOn = false
    return policy
  }
}

extension PopupRequest {
  /// `due Water`, `briefing`, `again Water over 4`.
  var words: String {
    let what =
      switch content {
      case .reminders(let showing, _):
        ([showing.kind.rawValue] + showing.reminders.map(\.todo.title)
          + (showing.isPrivate ? ["hidden"] : [])).joined(separator: " ")
          + (showing.turn.map { ", \($0.number) of \($0.total)" } ?? "")
      case .briefing(_, let isPrivate): isPrivate ? "briefing hidden" : "briefing"
      case .focus(let popup, let isPrivate):
        (["focus", popup.kind.rawValue, popup.title].compactMap(\.self)
          + (isPrivate ? ["hidden"] : [])).joined(separator: " ")
      case .events(let notices, let isPrivate, let isSilent):
        (["events"] + notices.map(\.title) + (isPrivate ? ["hidden"] : [])
          + (isSilent ? ["silent"] : [])).joined(separator: " ")
      case .later(let titles, _, _): "later " + titles.joined(separator: " ")
      case .wayBack(let wayBack, let isPrivate):
        (["way back"] + (isPrivate ? ["hidden"] : wayBack.titles)).joined(separator: " ")
          + (wayBack.answer == .stays ? ", it stays" : "")
          + (wayBack.answer == .takenBack ? ", taken back" : "")
      case .trouble(let trouble): "\(trouble)"
      }
    return what + (replaces.map { " over \($0)" } ?? "")
  }
}

extension ServiceState {
  var words: String {
    switch self {
    case .watching: "watching"
    case .noServer: "no server"
    case .serverSilent: "server silent"
    case .databaseWaits: "database waits"
    case .databaseDamaged: "database damaged"
    }
  }
}

extension LogEntry {
  /// The few that tests look for.
  var words: String? {
    switch self {
    case .runaway: "runaway"
    case .serverSilent: "server silent"
    case .serverAnswersAgain: "server answers again"
    case .databaseWorks: "database works"
    default: nil
    }
  }
}

extension ChangeSource {
  /// The test itself.
  static let test = ChangeSource(rawValue: "test")
}
