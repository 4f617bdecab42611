import Model
import Testing

@testable import Planning

/// Days in the life of a machine, by chance: whatever happens, the promise is kept.
@Suite struct SimulationTests {
  static let zones = TestZones.rules.keys.sorted().compactMap { TestZones.zone($0) }

  @Test(arguments: 1...30)
  func thePromiseIsKept(seed: Int) throws {
    _ = try live(seed: seed)
  }

  /// A simulation in which nothing happens would keep every promise.
  @Test func muchHappensInASimulation() throws {
    let worlds = try (1...4).map { try live(seed: 2000 + $0) }
    let shown = worlds.flatMap(\.shown).map(\.showing)
    #expect(Set(shown.map(\.kind)) == Set(Showing.Kind.allCases))
    #expect(shown.contains { $0.isQuiet })
    #expect(worlds.contains { $0.orphans > 0 })
    #expect(worlds.contains { $0.serversSoFar > 1 })
    #expect(worlds.contains { !$0.briefed.isEmpty })
  }

  private func live(seed: Int) throws -> World {
    var chance = Chance(seed: UInt64(seed))
    var world = Self.world(&chance)
    for _ in 0..<200 {
      try run(&world, minutes: chance.number(0...90))
      let event = Self.happening(&world, &chance)
      try settle(&world, after: event)
    }
    #expect(Set(world.briefed).count == world.briefed.count, "a day was briefed twice")
    return world
  }

  /// Some to-dos of every kind, before the clocks change in one zone or another.
  static func world(_ chance: inout Chance) -> World {
    let starts = ["2027-03-12T06:00", "2027-03-26T06:00", "2026-10-29T06:00", "2027-04-01T06:00"]
    let zone = zones.randomElement(using: &chance) ?? .utc
    let start = CivilDateTime(starts[chance.number(0...3)]).map(zone.instant(of:))
    var world = World(now: start ?? Instant(seconds: 0), zone: zone)
    world.startServer()
    for number in 1...chance.number(8...14) {
      let id = "t\(number)"
      let moment = zone.civil(at: world.now).adding(minutes: chance.number(1...4000) / 5 * 5)
      var todo = Fixture.todo(id, due: .floating(moment.date, moment.time))
      switch chance.number(0...3) {
      case 0: todo.due = .elapsed(zone.instant(of: moment))
      case 1: todo.due = .fixed(moment.date, moment.time, zone: "Asia/Tokyo")
      default: break
      }
      if chance.happens(40), let rule = RecurrenceRule("FREQ=DAILY"), case .floating = todo.due {
        todo.recurrence = Recurrence(rule: rule, seriesStart: moment, occurrence: moment)
      }
      var reminder = Reminder(todo: id, leads: [[0], [15, 0], [30, 10, 0]][chance.number(0...2)])
      reminder.persistence =
        [Reminder.Persistence.once, .gentle, .untilDone][chance.number(0...2)]
      reminder.isBreakthrough = chance.happens(10)
      var row = World.Row(todo: todo, reminder: reminder)
      row.reminder.fireAt = world.due(row).map { reminder.moment(ofStage: 0, due: $0) }
      world.rows[id] = row
    }
    return world
  }

  /// Time passes, and the service wakes when it said it would.
  private func run(_ world: inout World, minutes: Int) throws {
    let end = world.now + .minutes(minutes)
    while let wake = world.plan().nextWake, wake <= end {
      #expect(wake > world.now, "nextWake is not ahead")
      world.now = wake
      try settle(&world, after: "wake")
    }
    world.now = end
    try settle(&world, after: "time")
  }

  /// Something happens; its name is for whoever reads a failure.
  static func happening(_ world: inout World, _ chance: inout Chance) -> String {
    let ids = world.rows.keys.sorted()
    let id = ids[chance.number(0...ids.count - 1)]
    switch chance.number(0...12) {
    case 0, 1:
      world.complete(id)
      return "\(id) is done"
    case 2:
      world.snooze(id, minutes: chance.number(1...120))
      return "\(id) is put off"
    case 3:
      guard let number = world.server?.screen.keys.sorted().randomElement(using: &chance) else {
        return "nothing"
      }
      world.dismiss(number)
      return "popup \(number) is dismissed"
    case 4:
      world.server = nil
      return "the server goes"
    case 5:
      world.startServer()
      return "a server comes"
    case 6:
      world.now = world.now + .minutes(chance.number(1...40))
      world.resumedAt = world.now
      return "the machine slept"
    case 7:
      world.now = world.now + .minutes(chance.number(-180...180))
      world.rederive()
      return "the clock is set"
    case 8:
      world.zone = zones.randomElement(using: &chance) ?? .utc
      world.rederive()
      return "another zone"
    case 9:
      world.server?.isHanging = chance.happens(70)
      if world.server?.isHanging == false { world.land() }
      return "the server hangs or recovers"
    case 10:
      world.now = world.now + .minutes(chance.number(1...120))
      let point = CrashPoint.allCases[chance.number(0...2)]
      world.carryOut(world.plan(), crash: point)
      return "a crash \(point)"
    case 11:
      world.snooze(id, minutes: chance.number(1...120), for: .awaited)
      return "somebody is doing \(id)"
    default:
      // Everything at once is shown while somebody answers.
      world.now = world.now + .minutes(chance.number(1...60))
      if world.server != nil { world.server?.isHanging = true }
      world.carryOut(world.plan())
      world.complete(id)
      world.server?.isHanging = false
      world.land()
      return "\(id) is done while a popup is on its way"
    }
  }

  /// The service passes until nothing is left to do, and every promise is checked.
  private func settle(_ world: inout World, after event: String) throws {
    for _ in 0..<6 {
      let plan = world.plan()
      try check(plan, in: world, after: event)
      if plan.actions.isEmpty { return checkAtRest(plan, in: world, after: event) }
      let before = world.shown.count
      world.carryOut(plan)
      checkShown(world, from: before, after: event)
    }
    Issue.record("it does not come to rest after \(event): \(world.plan().actions)")
    throw Unrest()
  }

  private struct Unrest: Error {}
}
