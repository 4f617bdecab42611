internal import Actions
internal import Model
internal import Simulator
internal import Store

/// One history while it goes on.
struct SyncHistory {
  private var chance: Chance
  private let clock: SyncClock
  private let server: SyncServer
  let devices: [Device]
  private var ledger = SyncLedger()
  private(set) var story: [String] = []
  private(set) var syncs = 0
  private(set) var acts = 0
  private(set) var faults = 0
  private(set) var conflicts = 0
  /// Whether others do something in the middle of a sync.
  private let isCrowded: Bool
  /// Whether a collection may vanish.
  private let isLosing: Bool
  /// Whether each thing that a sync does here is a transaction of its own, with others in between.
  private let isInPieces: Bool
  /// Whether few to-dos are moved and deleted over and over.
  private let isDense: Bool

  /// `tellsRequests` is whether the story tells what each sync asked the server.
  init(seed: UInt64, flaw: SyncFlaw?, tellsRequests: Bool = false) throws {
    chance = Chance(seed: seed, part: 11)
    var other = Chance(seed: seed, part: 13)
    isCrowded = other.happens(50)
    isDense = other.happens(25)
    isLosing = other.happens(30)
    let isInPieces = other.happens(40)
    self.isInPieces = isInPieces
    // Any day of two years, those on which the clock changes among them.
    let start = 1_795_593_600 + Int64(chance.number(0...17_000)) * 3600
    let clock = SyncClock(Instant(seconds: start))
    let server = SyncServer(Device.lists, Chance(seed: seed, part: 12))
    server.flaw = flaw
    self.clock = clock
    self.server = server
    devices = try ["desk", "laptop", "den"].map { name in
      let device = try Device(name, server, clock)
      device.flaw = flaw
      device.tellsRequests = tellsRequests
      // How fast this machine computes says nothing here.
      device.store.pieceBudget = isInPieces ? .zero : .seconds(3600)
      device.store.letOthersIn = {}
      return device
    }
  }

  func end() {
    for device in devices { device.end() }
    SimulatedTime.set(nil)
  }

  /// Lives through it, and looks at what it came to.
  mutating func live() throws {
    for _ in 0..<chance.number(8...45) { try step() }
    story.append("all meet")
    try meet()
    let oracle = SyncOracle(ledger: ledger, server: server, devices: devices)
    try oracle.check()
  }

  private mutating func step() throws {
    guard let device = chance.one(of: devices) else { return }
    let pause = chance.happens(80) ? chance.number(1...1800) : chance.number(3600...40_000)
    clock.tick(.seconds(pause))
    switch chance.number(1...100) {
    case ...62:
      guard let words = try device.act(&chance, &ledger, among: devices, isDense: isDense) else {
        return
      }
      acts += 1
      story.append("\(device.name) \(words)")
      // What somebody did something about may come up anew.
      for device in devices { device.shown = [] }
    case ...90:
      if isCrowded, chance.happens(isDense ? 70 : 35) { return try syncInACrowd(device) }
      try sync(device, over: chance.happens(55) ? .perfect : Network(&chance))
    case ...97: try device.ring(ledger)
    case 98:
      guard let (words, bytes) = server.tellApart(&chance) else { return }
      story.append("another program \(words)")
      ledger.noteProgram(bytes)
      for device in devices { device.shown = [] }
    case 99 where isLosing && server.vanished.isEmpty:
      story.append("somebody deletes the collection \(Device.lists[2])")
      server.vanish(Device.lists[2])
    default:
      story.append("the server forgets its tokens")
      server.forgetTokens()
    }
  }

  private mutating func sync(_ device: Device, over network: Network) throws {
    let place = story.count
    let outcome = try inPieces(device) { try device.sync(over: network) }
    let between = story[place...]
    story.removeSubrange(place...)
    defer { story += between }
    syncs += 1
    if network.plan.map({ $0.fault != .meanwhile }) ?? false { faults += 1 }
    conflicts += outcome.lists.reduce(0) { $0 + $1.conflicts }
    let how = network.plan.map { "\($0.fault) at \($0.number)" } ?? "well"
    let what = outcome.lists.compactMap(\.words).joined(separator: "; ")
    let end = outcome.trouble?.rawValue ?? "through"
    story.append("\(device.name) syncs (\(how)): \(end) \(what)")
    story += device.requests.map { "    " + $0 }
    if network.plan.map({ $0.fault == .meanwhile }) ?? true, let trouble = outcome.trouble {
      throw SyncViolation(.runs, "\(device.name) over a good network: \(trouble.rawValue)")
    }
    try letGo(device)
  }

  /// Does `body` while another program of the person's writes now and then, wherever it lets others.
  private mutating func inPieces<Outcome>(
    _ device: Device,
    _ body: () throws -> Outcome
  ) throws -> Outcome {
    guard isInPieces, device.meanwhile == nil else { return try body() }
    var (turn, notes, words) = (chance, ledger, [String]())
    var trouble: (any Error)?
    let all = devices
    device.store.letOthersIn = {
      guard trouble == nil, turn.happens(10) else { return }
      do {
        words += [try device.actBySQL(&turn, &notes, among: all)].compactMap(\.self)
        for device in all { device.shown = [] }
      } catch {
        trouble = error
      }
    }
    defer { device.store.letOthersIn = {} }
    let outcome = Result { try body() }
    (chance, ledger) = (turn, notes)
    acts += words.count
    story += words.map { "  between pieces: " + $0 }
    if let trouble { throw trouble }
    return try outcome.get()
  }

  /// One machine syncs, and in the middle of that another one does, or its own person does something.
  private mutating func syncInACrowd(_ device: Device) throws {
    let network = Network.crowded(&chance)
    let other = chance.one(of: devices.filter { $0 !== device })
    let actsItself = chance.happens(30)
    var (turn, notes, words) = (chance, ledger, [String]())
    let (all, isDense) = (devices, isDense)
    device.meanwhile = {
      if actsItself {
        words += [try device.act(&turn, &notes, among: all, isDense: isDense)].compactMap(\.self)
        for device in all { device.shown = [] }
      } else if let other {
        let outcome = try other.sync(over: .perfect)
        let what = outcome.lists.compactMap(\.words).joined(separator: "; ")
        words.append("\(other.name) syncs: \(outcome.trouble?.rawValue ?? "through") \(what)")
        words += other.requests.map { "  " + $0 }
      }
    }
    defer { device.meanwhile = nil }
    story.append("\(device.name) begins to sync")
    let place = story.count
    let end = Result { try sync(device, over: network) }
    (chance, ledger) = (turn, notes)
    if actsItself { acts += words.count } else { syncs += words.count }
    story.insert(contentsOf: words.map { "  meanwhile: " + $0 }, at: place)
    try end.get()
  }

  /// Where so much has vanished that a person is asked, the person agrees.
  private func letGo(_ device: Device) throws {
    guard try device.store.syncedLists().contains(where: { $0.state == .held }) else { return }
    try device.sync(over: .perfect, letsGo: true)
  }

  /// Everybody syncs until nobody has anything to say.
  private mutating func meet() throws {
    for device in devices { try device.ring(ledger) }
    server.isCalm = true
    for round in 0..<12 {
      let before = server.writes
      var isChanged = false
      for device in devices {
        clock.tick(.seconds(60))
        let outcome = try device.sync(over: .perfect, isAsked: true)
        let what = outcome.lists.compactMap(\.words).joined(separator: "; ")
        story.append("\(device.name) meets the others: \(what)")
        story += device.requests.map { "    " + $0 }
        if let trouble = outcome.trouble {
          throw SyncViolation(.runs, "\(device.name) over a good network: \(trouble.rawValue)")
        }
        isChanged = isChanged || outcome.hasChangedHere
        try letGo(device)
        try device.ring(ledger)
      }
      let isWaiting = try devices.contains { try $0.hasUnseen() }
      if server.writes == before, !isChanged, !isWaiting, round > 0 { return }
    }
    throw SyncViolation(.quiet, "after twelve rounds somebody still writes")
  }
}

extension SyncOutcome.List {
  /// What came of it, for the story; `nil` where nothing did.
  fileprivate var words: String? {
    let counts = [
      ("added", added), ("changed", changed), ("completed", completed), ("deleted", deleted),
      ("sent new", sentNew), ("sent changed", sentChanged), ("sent deleted", sentDeleted),
      ("conflicts", conflicts), ("vanished", vanished), ("unreadable", unreadable),
      ("on the way", onTheWay), ("sent again", sentAgain), ("refused", refused),
    ].filter { $0.1 > 0 }
    return counts.isEmpty
      ? nil : name + ": " + counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }
}
