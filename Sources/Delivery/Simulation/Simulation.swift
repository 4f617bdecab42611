package import Model
internal import Planning
package import SQLite
package import Store
internal import Synchronization
internal import Words

/// Plays a scenario through on a copy of a database: what the service would do, and when.
///
/// The loop, the store and the planner are the service's own; only the clocks, the screen and the
/// person are made up. There is a notification server that takes everything.
package final class Simulation {
  /// A machine that plans again and again at the same moment would never come to an end.
  private static let passesAtOnce = 5000
  /// How many passes are played before it is enough, whatever is told of them.
  private static let mostPasses = 200_000

  let scenario: Scenario
  private let store: DeliveryStore
  private let goesOn: () -> Bool
  private let localtime: Localtime
  private lazy var loop = DeliveryLoop(
    database: store.path,
    store.meaning,
    at: clocks,
    effects: effects()
  )
  private var screen: SimulatedScreen
  private var clocks: MachineClocks
  private var timers: [LoopTimer: Duration] = [:]
  private var alarm: Instant?
  private var upcoming: [Scenario.Event]
  private var sleepsUntil: CivilDateTime?
  private(set) var resumedAt: Instant?
  private(set) var changedAt: Instant?
  private var cause = Scene.Cause.due
  /// Whether the popup that is handed over next was claimed, and not taken over.
  private var isClaimed = false
  private var passes = 0
  private var scenes: [Scene] = []

  /// The outcome of a simulation.
  package struct Outcome: Hashable, Sendable {
    package var scenes: [Scene]
    /// Up to when it was played, where that is before the end: there was too much.
    package var stoppedAt: Instant?

    package init(scenes: [Scene] = [], stoppedAt: Instant? = nil) {
      self.scenes = scenes
      self.stoppedAt = stoppedAt
    }
  }

  /// Plays a scenario on `store`, which is changed by it: pass a copy.
  ///
  /// It ends early once `goesOn` says no, which is asked before each pass.
  package static func play(
    _ scenario: Scenario,
    on store: DeliveryStore,
    while goesOn: @escaping () -> Bool = { true }
  ) throws(DatabaseError) -> Outcome {
    try Simulation(scenario, store, goesOn).run()
  }

  private init(
    _ scenario: Scenario,
    _ store: DeliveryStore,
    _ goesOn: @escaping () -> Bool
  ) throws(DatabaseError) {
    self.store = store
    self.goesOn = goesOn
    self.scenario = scenario
    screen = SimulatedScreen(try store.popupsOnScreen())
    clocks = MachineClocks(now: scenario.start, sinceStart: .zero, awake: .zero)
    localtime = Localtime(scenario.zone)
    upcoming = scenario.events
    let (zone, current) = (store.meaning.zones.zone, localtime)
    store.meaning.zones = ZoneDirectory(
      zone: zone,
      current: { current.zone },
      place: store.meaning.zones.place
    )
  }
}

/// The zone that the simulated machine is set to.
private final class Localtime: Sendable {
  private let present: Mutex<Zone>

  init(_ zone: Zone) {
    present = Mutex(zone)
  }

  var zone: Zone {
    get { present.withLock { $0 } }
    set { present.withLock { $0 = newValue } }
  }
}

/// Time going by.
extension Simulation {
  var now: Instant { clocks.now }

  private func run() throws(DatabaseError) -> Outcome {
    handle(.begin)
    handle(.serverAppeared(screen.server))
    handle(.session(.absent))
    handle(.doNotDisturb(false))
    while true {
      while let event = dueEvent() { take(event) }
      passUntilAtRest()
      if let trouble = loop.lastTrouble { throw trouble }
      if scenes.count >= scenario.limit || passes >= Self.mostPasses || !goesOn() {
        return Outcome(scenes: Array(scenes.prefix(scenario.limit)), stoppedAt: now)
      }
      guard let next = nextMoment, next <= scenario.to else { return Outcome(scenes: scenes) }
      advance(to: next)
      if sleepsUntil == nil { ring() }
    }
  }

  private func handle(_ input: Input) {
    loop.handle(input, at: clocks)
  }

  /// Passes at this moment until there is nothing more to do.
  private func passUntilAtRest() {
    var rounds = 0
    while sleepsUntil == nil, timers.removeValue(forKey: .pass) != nil,
      scenes.count < scenario.limit, rounds < Self.passesAtOnce, goesOn()
    {
      rounds += 1
      passes += 1
      handle(.timer(.pass))
    }
  }

  private func ring() {
    for (timer, _) in timers.filter({ $0.value <= clocks.sinceStart }) {
      timers[timer] = nil
      handle(.timer(timer))
    }
    guard let moment = alarm, moment <= now else { return }
    alarm = nil
    passes += 1
    handle(.alarm)
  }

  private func advance(to moment: Instant) {
    let step = moment.since(now)
    guard step > .zero else { return }
    clocks.now = moment
    clocks.sinceStart += step
    if sleepsUntil == nil { clocks.awake += step }
  }

  /// The next moment: of what happens to the machine, the end of its sleep, or what the loop waits
  /// for.
  private var nextMoment: Instant? {
    let zone = localtime.zone
    let civil = (upcoming.map(\.at) + [sleepsUntil].compactMap(\.self)).map(zone.instant(of:))
    guard sleepsUntil == nil else { return civil.min() }
    let waits = timers.values.map { now + ($0 - clocks.sinceStart) }
    return (civil + waits + [alarm].compactMap(\.self)).min()
  }

  /// Takes the event that has come by now, the earliest first.
  private func dueEvent() -> DueEvent? {
    let zone = localtime.zone
    let index = upcoming.indices.filter { zone.instant(of: upcoming[$0].at) <= now }
      .min { upcoming[$0].at < upcoming[$1].at }
    if let sleepsUntil, zone.instant(of: sleepsUntil) <= now {
      if let index, upcoming[index].at < sleepsUntil {
        return .turn(upcoming.remove(at: index).turn)
      }
      return .wake
    }
    return index.map { .turn(upcoming.remove(at: $0).turn) }
  }

  private enum DueEvent {
    case turn(Scenario.Turn)
    case wake
  }

  private func take(_ event: DueEvent) {
    switch event {
    case .wake:
      sleepsUntil = nil
      resumedAt = now
      tell(.woke)
      handle(.resumed)
    case .turn(.sleep(let until)):
      sleepsUntil = max(until, sleepsUntil ?? until)
      tell(.fellAsleep(until: until))
    case .turn(.zone(let other)):
      let before = localtime.zone
      localtime.zone = other
      changedAt = now
      tell(.zone(from: before))
      if sleepsUntil == nil { handle(.zoneChanged) }
    case .turn(.clock(let step)):
      let before = now
      clocks.now = now + step
      changedAt = now
      tell(.clock(from: before))
      if sleepsUntil == nil { handle(.clockChanged) }
    }
  }

  private func tell(_ kind: Scene.Kind) {
    guard now >= scenario.from, now <= scenario.to else { return }
    scenes.append(Scene(at: now, zone: localtime.zone, kind: kind))
  }
}

/// Effects of the loop on the simulated world.
extension Simulation {
  private func effects() -> Effects {
    let store = store
    var effects = Effects { _ throws(DatabaseError) in store }
    effects.probe = { [unowned self] in handle(.probed($0, isAnswered: true)) }
    effects.post = { [unowned self] in post($0) }
    effects.withdraw = { [unowned self] in handle(.withdrew($0, isAnswered: true)) }
    effects.arm = { [unowned self] moment in
      alarm = moment
      return .armed
    }
    effects.after = { [unowned self] timer, pause in
      timers[timer] = clocks.sinceStart + pause
      return true
    }
    effects.cancel = { [unowned self] in timers[$0] = nil }
    effects.plan = { [scenario] state, now, zone, policy, surroundings in
      var plan = Planning.plan(
        state,
        at: now,
        in: zone,
        policy: policy,
        surroundings: surroundings
      )
      // A person who answers at once has done so before the briefing comes.
      if scenario.answer == .done, plan.actions.contains(where: \.isShow) {
        plan.actions.removeAll(where: \.isBriefing)
      }
      return plan
    }
    effects.reach = { [unowned self] step throws(DatabaseError) in
      switch step {
      case .claiming(let showing): cause = cause(of: showing)
      case .claimed(let claimed):
        isClaimed = true
        tell(.popup(claimed.showing.kind, claimed.showing.reminders, cause))
      default: break
      }
    }
    return effects
  }

  private func post(_ request: PopupRequest) {
    let number = screen.post(replacing: request.replaces)
    handle(.posted(request.id, .shown(number)))
    switch request.content {
    case .briefing(let contents, _): if request.replaces == nil { tell(.briefing(contents)) }
    case .reminders:
      if isClaimed, scenario.answer == .done {
        handle(.pressed(number, button: PopupButton.done.rawValue, .poster))
      }
      isClaimed = false
    case .events(let notices, _, _): if request.replaces == nil { tell(.events(notices)) }
    case .trouble, .focus, .later, .wayBack: break
    }
  }
}

extension Action {
  fileprivate var isShow: Bool { if case .show = self { true } else { false } }

  fileprivate var isBriefing: Bool { if case .brief = self { true } else { false } }
}
