internal import Model
internal import SQLite

/// A person's days, from a seed.
package struct Simulation: Sendable {
  package let seed: UInt64
  /// A bug to plant.
  package var flaw: Flaw?
  /// So many happenings are left out from the front: what is left may be easier to read.
  package var skips = 0
  package var keepsLog = false
  /// How many lines a replay has.
  package var lastLines = 15

  package init(seed: UInt64, flaw: Flaw? = nil) {
    self.seed = seed
    self.flaw = flaw
  }

  /// The outcome of a run.
  package struct Outcome: Sendable {
    package var violation: Violation?
    /// Simulated milliseconds.
    package var length: Int64 = 0
    package var claims = 0
    package var shows = 0
    package var coverage = Coverage()
    /// The last things that happened, in words.
    package var replay: [String] = []
    package var happenings = 0
  }

  /// For a process that does nothing but simulate: call it before anything else.
  package static func prepare() { Connection.keepMemoryUntilExit() }

  package func run() -> Outcome {
    var outcome = Outcome()
    guard SimulatedTime.isInstalled else {
      outcome.violation = Violation(.storeWorks, "SQLite does not take the simulated time")
      return outcome
    }
    do {
      let world = try World(seed: seed, flaw: flaw)
      defer { world.end(isWell: outcome.violation == nil) }
      world.log.isKept = keepsLog
      do {
        outcome.happenings = try world.live(skipping: skips)
      } catch let violation as Violation {
        outcome.violation = violation
      } catch {
        outcome.violation = Violation(.storeWorks, "\(error)")
      }
      if let violation = outcome.violation {
        world.tell("BROKEN: \(violation.rule.rawValue): \(violation.detail)")
      }
      outcome.length = world.machine.elapsed
      outcome.claims = world.oracle.claims
      outcome.shows = world.oracle.shows
      outcome.coverage = world.coverage
      outcome.replay = world.log.last(lastLines)
    } catch {
      outcome.violation = Violation(.storeWorks, "\(error)")
    }
    return outcome
  }
}

/// Time going by.
extension World {
  /// Lives through the run's days; answers how many happenings were drawn.
  func live(skipping skips: Int) throws -> Int {
    var chance = Chance(seed: seed, part: 1)
    try serverComes()
    try capture(span == .weeks ? chance.number(3...8) : chance.firstToDos, &chance)
    try serviceStarts()
    self.skips = skips
    let end: Int64
    switch span {
    case .days:
      end = Int64(chance.number(20...52)) * 3_600_000
      for _ in 0..<chance.number(12...40) {
        // At the same moments now and then, and else at any.
        let at = Int64(chance.number(0...Int(end / 1000))) * 1000 + Int64(chance.number(0...999))
        addHappening(at: at)
      }
    case .weeks:
      end = Int64(chance.number(20...80)) * Self.wholeDay
      agenda.add(.dayBegins(1), at: 0)
    }
    try letServicePass()
    while let moment = nextMoment(), moment <= end {
      advance(to: moment)
      if let item = agenda.take(by: moment) {
        try take(item)
      }
      try letServicePass()
    }
    advance(to: end)
    try oracle.observe(machine)
    try oracle.readEverything()
    return happenings
  }

  /// The next moment: of an item of the agenda, or of what a service that runs waits for.
  private func nextMoment() -> Int64? {
    [agenda.next, serviceWakes].compactMap(\.self).min()
  }

  private func take(_ item: Agenda.Item) throws {
    switch item {
    case .happening(let part): try happen(part)
    case .dayBegins(let day): beginDay(day)
    case .toDosCome(let count, let part): try toDosCome(count, part)
    case .evening(let part): try tidyUp(part)
    case .bedtime(let part): goToBed(part)
    case .person(let server, let number, let part):
      try personActs(on: PopupID(server: server, number: number), part)
    case .machineWakes: try machineWakes()
    case .serviceStarts: try serviceStarts()
    case .serverComes: try serverComes()
    case .serverRecovers: try serverRecovers()
    case .guestGoes(let server, let number): try guestGoes(number, server)
    case .regret(let server, let number):
      try personRegrets(PopupID(server: server, number: number))
    case .phoneAsked: try speakWithPhone()
    case .phonePressed(let token, let isDone): try phoneIsPressed(token, isDone: isDone)
    case .doNotDisturbEnds: try setDoNotDisturb(false)
    case .lockEnds: try setLocked(false)
    case .idleEnds: try setIdle(false)
    case .probeEnds(let life, let probe): try probeEnds(life, probe)
    }
  }
}

extension Chance {
  /// How many to-dos there are in the morning: a handful, or now and then a busy day.
  fileprivate var firstToDos: Int {
    mutating get {
      switch number(1...100) {
      case 1: number(60...200)
      case ...5: number(20...60)
      default: number(3...12)
      }
    }
  }
}
