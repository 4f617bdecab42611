package import Model
internal import Planning

/// Plays a scenario through on a copy of a database: what the service would do, and when.
///
/// The store, the planner and the record-keeping are the service's own; only the clock, the screen
/// and the person are made up. There is a notification server that takes everything.
package struct Simulation {
  /// A machine that plans again and again at the same moment would never come to an end.
  private static let passesAtOnce = 5000
  /// How many passes are played before it is enough, whatever is told of them.
  private static let mostPasses = 200_000

  private let store: Store
  private let zones: ZoneDirectory
  private let scenario: Scenario
  private var screen: SimulatedScreen
  private var now: Instant
  private var zone: Zone
  private var upcoming: [Scenario.Event]
  private var sleepsUntil: CivilDateTime?
  private var resumedAt: Instant?
  private var changedAt: Instant?
  private var passes = 0
  private var scenes: [Scene] = []

  /// What came of it.
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
  package static func play(_ scenario: Scenario, on store: Store) throws(StoreError) -> Outcome {
    var simulation = try Simulation(scenario, store)
    return try simulation.run()
  }

  private init(_ scenario: Scenario, _ store: Store) throws(StoreError) {
    self.store = store
    self.scenario = scenario
    zones = store.meaning.zones
    screen = SimulatedScreen(try store.popupsOnScreen())
    now = scenario.start
    zone = scenario.zone
    upcoming = scenario.events
    settle(in: scenario.zone)
  }
}

/// Time going by.
extension Simulation {
  private mutating func run() throws(StoreError) -> Outcome {
    try store.rederiveMoments(at: now)
    while true {
      while let event = dueEvent() { try take(event) }
      var wake: Instant?
      if sleepsUntil == nil { wake = try pass() }
      if scenes.count >= scenario.limit || passes >= Simulation.mostPasses {
        return Outcome(scenes: Array(scenes.prefix(scenario.limit)), stoppedAt: now)
      }
      guard let next = [wake, nextEvent()].compactMap(\.self).min(), next <= scenario.to else {
        return Outcome(scenes: scenes, stoppedAt: nil)
      }
      // As the service: no pass follows itself.
      now = next > now ? next : now + .seconds(60)
    }
  }

  /// What comes next of what happens to the machine: also the end of its sleep.
  private func nextEvent() -> Instant? {
    let civil = upcoming.map(\.at) + [sleepsUntil].compactMap(\.self)
    return civil.map(zone.instant(of:)).min()
  }

  /// What has come by now, the earliest first.
  private mutating func dueEvent() -> DueEvent? {
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

  private mutating func take(_ event: DueEvent) throws(StoreError) {
    switch event {
    case .wake:
      sleepsUntil = nil
      resumedAt = now
      tell(.woke)
      try store.rederiveMoments(at: now)
    case .turn(.sleep(let until)):
      sleepsUntil = max(until, sleepsUntil ?? until)
      tell(.fellAsleep(until: until))
    case .turn(.zone(let other)):
      let before = zone
      zone = other
      settle(in: other)
      changedAt = now
      tell(.zone(from: before))
      if sleepsUntil == nil { try store.rederiveMoments(at: now) }
    case .turn(.clock(let step)):
      let before = now
      now = now + step
      changedAt = now
      tell(.clock(from: before))
      if sleepsUntil == nil { try store.rederiveMoments(at: now) }
    }
  }

  private func settle(in zone: Zone) {
    store.meaning.zones = ZoneDirectory(zone: zones.zone, current: { zone })
  }

  private mutating func tell(_ kind: Scene.Kind) {
    guard now >= scenario.from, now <= scenario.to else { return }
    scenes.append(Scene(at: now, zone: zone, kind: kind))
  }
}

/// What the service does in its passes.
extension Simulation {
  /// Passes at this moment until there is nothing more to do; answers when to look again.
  private mutating func pass() throws(StoreError) -> Instant? {
    for _ in 0..<Simulation.passesAtOnce {
      passes += 1
      _ = try store.settle(at: now)
      let plan = plan(
        try store.planState(at: now),
        at: now,
        in: zone,
        policy: store.meaning.policy,
        surroundings: Surroundings(server: screen.server, resumedAt: resumedAt)
      )
      guard !plan.actions.isEmpty else { return plan.nextWake }
      try carryOut(plan.actions)
      if scenes.count >= scenario.limit { return plan.nextWake }
    }
    return now + .seconds(60)
  }

  /// What is due goes out one popup at a time, as in the service: the next pass sees the others.
  private mutating func carryOut(_ actions: [Action]) throws(StoreError) {
    var hasPosted = false
    for action in actions {
      switch action {
      case .show(let showing):
        guard !hasPosted || !showing.isDue(at: now) else { continue }
        hasPosted = try show(showing) || hasPosted
      case .withdraw(let popup, _): try store.forget(popup, reason: "withdrawn", at: now)
      case .forgetPopups(let server): try store.forgetPopups(exceptOf: server, at: now)
      case .hold(let ids, let reason): try store.hold(ids, reason: reason, at: now)
      case .brief(let day):
        guard let contents = try store.briefingToShow(of: day, at: now) else { continue }
        try store.recordBriefing(of: day, at: now)
        tell(.briefing(contents))
      }
    }
  }

  private mutating func show(_ showing: Showing) throws(StoreError) -> Bool {
    let cause = cause(of: showing)
    guard let claimed = try store.claim(showing, at: now) else { return false }
    let popup = screen.post(claimed.showing)
    try store.recordShown(
      claimed.reminders,
      popup: popup,
      reason: claimed.showing.kind,
      at: now
    )
    tell(.popup(claimed.showing.kind, claimed.showing.reminders, cause))
    if scenario.answer == .done { _ = try store.complete(in: popup, at: now) }
    return true
  }

  /// Why it comes now, from what was known of it before.
  private func cause(of showing: Showing) -> Scene.Cause {
    guard let first = showing.reminders.first else { return .due }
    let reminder = first.reminder
    let cameAt = showing.reminders.compactMap(\.reminder.fireAt).min() ?? now
    if let resumedAt, resumedAt == now, cameAt < now || showing.isQuiet { return .afterWaking }
    if let changedAt, changedAt == now, cameAt < now { return .afterChange }
    if showing.isQuiet { return .stays }
    if reminder.state == .snoozed { return .snoozed }
    // An occurrence that nobody answered has given way to the next one.
    if reminder.state == .shown, reminder.attempts == 0, first.todo.recurrence != nil {
      return .due
    }
    switch showing.kind {
    case .headsUp:
      guard let dueAt = first.dueAt else { return .due }
      return .ahead(minutes: Int(dueAt.since(now).components.seconds + 59) / 60)
    case .again:
      let minutes = reminder.shownAt.map { Int(now.since($0).components.seconds) / 60 }
      return .again(minutes: minutes ?? 0)
    case .late: return .waited
    case .checkIn: return .snoozed
    case .due: return .due
    case .digest:
      if reminder.state == .shown, let shownAt = reminder.shownAt {
        return .again(minutes: Int(now.since(shownAt).components.seconds) / 60)
      }
      return cameAt < now ? .waited : .due
    }
  }
}

/// A screen that takes every popup.
struct SimulatedScreen {
  /// The server that has the real popups, so that they count as seen.
  let server: String
  private var nextNumber: UInt32

  init(_ popups: [PopupID]) {
    server = popups.last?.server ?? "simulated"
    nextNumber = (popups.map(\.number).max() ?? 0) &+ 1
  }

  mutating func post(_ showing: Showing) -> PopupID {
    if let replaced = showing.replaces { return replaced }
    defer { nextNumber &+= 1 }
    return PopupID(server: server, number: nextNumber)
  }
}

extension Store {
  /// The popups that are on screen, as far as is known; the one shown last comes last.
  func popupsOnScreen() throws(StoreError) -> [PopupID] {
    try connection.all(
      """
      SELECT popup_server, popup_number FROM reminder
       WHERE popup_number IS NOT NULL ORDER BY shown_at
      """
    ) { row in
      PopupID(server: row.text(0), number: UInt32(truncatingIfNeeded: row.integer(1)))
    }
  }
}
