package import Model
internal import Planning
internal import SQLite
package import Store
internal import Words

/// The delivery of reminders: settle, read what is due, plan, carry out, arm, with each event anew.
///
/// It has no clock and no screen: events come in with the time they came at, and everything that it
/// does to the world goes out through `Effects`. What it remembers is here; everything that must
/// outlive it is in the database. One thread drives it.
package final class DeliveryLoop {
  /// Where the database lies.
  package let path: String
  let effects: Effects
  /// When this database was in use last, before the program was started.
  let lastTouched: Instant?
  let backupDelay: Duration
  let started: Instant
  var meaning: Store.Meaning
  package internal(set) var zone: Zone
  /// The clocks when the event came that is being handled.
  var clocks: MachineClocks
  private var isHandling = false
  private var waiting: [(input: Input, clocks: MachineClocks)] = []
  private var timers: Set<LoopTimer> = []

  package internal(set) var store: DeliveryStore?
  /// The database's log, where somebody has taken it away a moment ago.
  var takenLog: TakenLog?
  var dataVersion = 0
  /// Since when a change waits to be acted on, since the machine was started.
  var followingSince: Duration?
  var recheck = Recheck()
  var derivation = Derivation.unknown
  var trouble = GrowingPause(from: .seconds(5), to: .seconds(300))
  var lastTrouble: DatabaseError?
  var whereabouts = DatabaseWhereabouts.inPlace
  /// The folder that the database was in when it was opened first: that is watched, and has the lock.
  var folder: FileIdentity?
  /// Since when the database can be read and not be written.
  var unwritableSince: Instant?
  /// What the person was told of last, and when.
  var toldOfTrouble: (trouble: DatabaseTrouble, at: Instant)?
  var troublePopup: UInt32?
  /// Whether the desktop is asked to keep popups of others back.
  var keepsDesktopQuiet = false
  /// When the weather was asked for last.
  var weatherAskedAt: Instant?
  /// The last day on which a backup was made, or tried.
  var backedUpOn: CivilDate?

  var health = ServerHealth()
  var deliveries = Deliveries()
  var probe: Probe?
  var serverStartPause = GrowingPause(from: .seconds(60), to: .seconds(600))
  var adoptionPause = GrowingPause(from: .seconds(5), to: .seconds(300))
  var lastResume: Instant?
  var clockWatch: ClockWatch
  /// Interruptions that are not in the ledger yet.
  var interruptions: [Interruption] = []
  var isStartNoted = false
  var surroundings = SurroundingsFacts()
  /// The next moment at which something may have to be done.
  package internal(set) var nextWake: Instant?
  /// The next moment at which something may have to be done about the phone.
  var pushWake: Instant?
  var state: ServiceState?
  var ending: EndReason?

  package init(
    database path: String,
    _ meaning: Store.Meaning,
    at clocks: MachineClocks,
    lastTouched: Instant? = nil,
    backupDelay: Duration = .seconds(120),
    effects: Effects
  ) {
    self.path = path
    self.meaning = meaning
    self.effects = effects
    self.lastTouched = lastTouched
    self.backupDelay = backupDelay
    self.clocks = clocks
    started = clocks.now
    clockWatch = ClockWatch(clocks)
    zone = meaning.zones.current()
  }
}

extension DeliveryLoop {
  /// The present moment.
  var now: Instant { clocks.now }

  /// Handles an event to its end; one that comes meanwhile waits for that.
  package func handle(_ input: Input, at clocks: MachineClocks) {
    guard !isHandling else { return waiting.append((input, clocks)) }
    isHandling = true
    defer { isHandling = false }
    self.clocks = clocks
    handle(input)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      self.clocks = next.clocks
      handle(next.input)
    }
  }

  private func handle(_ input: Input) {
    followLog()
    switch input {
    case .begin: begin()
    case .check, .zoneChanged, .alarm: pass()
    case .settings(let meaning): settingsChanged(meaning)
    case .end(let reason): end(reason)
    case .databaseTouched(let isMainFile): databaseTouched(isMainFile: isMainFile)
    case .databaseWritten: look(isFinished: true)
    case .backedUp(let result): backedUp(result)
    case .timer(let timer): if timers.remove(timer) != nil { ended(timer) }
    case .clockChanged:
      clockChanged()
      pass()
    case .fallsAsleep: clockWatch.fallAsleep(at: now)
    case .resumed: resumed()
    case .serverAppeared(let identity): serverAppeared(identity)
    case .serverDisappeared: serverDisappeared()
    case .serverAnswered(let traits): serverAnswered(traits)
    case .probed(let probe, let isAnswered): probed(probe, isAnswered: isAnswered)
    case .serverStarted(let isInstalled): serverStarted(isInstalled: isInstalled)
    case .posted(let id, let posted): self.posted(posted, id)
    case .withdrew(let popup, let isAnswered): withdrew(popup, isAnswered: isAnswered)
    case .pressed(let number, let button, let witness): pressed(button, number, witness)
    case .closed(let number, let isExpired, let witness):
      closed(number, isExpired: isExpired, witness)
    case .guests(let count):
      deliveries.guests = count
      pass()
    case .doNotDisturb(let isOn): learn { [now] in $0.learn(doNotDisturb: isOn, at: now) }
    case .switchedOff(let isOff): learn { $0.isSwitchedOff = isOff }
    case .screenSaver(let isOn): learn { [now] in $0.learn(screenSaver: isOn, at: now) }
    case .session(let session): learn { [now] in $0.learn(session: session, at: now) }
    }
  }

  private func ended(_ timer: LoopTimer) {
    switch timer {
    case .pass, .retry: pass()
    // No bus has answered by now: what is due is held.
    case .firstContact: pass()
    case .recheck: recheckEnded()
    case .following: followIfQuiet()
    case .takenLog: putLogBack()
    case .acquaintance: learn { $0.waitNoLonger() }
    case .answer: answerDidNotCome()
    case .probe: askUntilItAnswers()
    case .serverStart: if health.identity == nil { effects.startServer() }
    case .adoption:
      deliveries.hasAdopted = false
      requestPass()
    case .renewal: renewPressed()
    case .focusPassing: focusPassed()
    case .laterPassing: takeBackLaterOffer()
    case .wayBack: endWayBack()
    case .runaway: requestPass()
    case .derivation:
      derivation = .stale
      pass()
    case .backup: backUp()
    case .rest: effects.giveMemoryBack()
    case .ending: finish()
    }
  }

  private func begin() {
    start(.firstContact, after: .seconds(2))
    waitForSurroundings()
    restLater(.milliseconds(500))
    pass()
    effects.takeReserve()
  }

  private func settingsChanged(_ meaning: Store.Meaning) {
    self.meaning = meaning
    store?.meaning = meaning
    derivation = .stale
    // The state that was reported may sound otherwise now.
    state = nil
    pass()
  }
}

/// Waits that end in something.
extension DeliveryLoop {
  /// Has a timer end after a while; it begins anew if it ran already.
  @discardableResult
  func start(_ timer: LoopTimer, after pause: Duration) -> Bool {
    guard effects.after(timer, pause) else { return false }
    timers.insert(timer)
    return true
  }

  func cancel(_ timer: LoopTimer) {
    if timers.remove(timer) != nil { effects.cancel(timer) }
  }

  package func isWaiting(for timer: LoopTimer) -> Bool { timers.contains(timer) }

  /// Gives memory back once nothing has needed it for a while.
  func restLater(_ pause: Duration) {
    if !isWaiting(for: .rest) { start(.rest, after: pause) }
  }

  /// Makes a pass as soon as the present event has been handled; several requests make one pass.
  func requestPass() {
    if !isWaiting(for: .pass) { start(.pass, after: .zero) }
  }
}
