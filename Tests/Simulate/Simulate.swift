internal import Dispatch
internal import Glibc
internal import Simulator
internal import Synchronization

/// Simulates as many runs as asked for, on every core, and tells what came of them.
///
///     simulate SEEDS [FIRST]               runs so many seeds, from the first on
///     simulate --days DAYS [MINUTES [FIRST]]   runs seeds until so many days, or minutes, are over
///     simulate --seed SEED                 runs one, and tells what happened in it
///     simulate --flaws                     plants each bug, and tells which seed gives it away
@main
enum Simulate {
  static func main() {
    Simulation.prepare()
    var words = CommandLine.arguments.dropFirst()
    switch words.first {
    case "--seed":
      words.removeFirst()
      guard let seed = words.first.flatMap({ UInt64($0) }) else { return usage() }
      show(seed)
    case "--flaws": plant()
    case "--days":
      let numbers = words.dropFirst().compactMap { UInt64($0) }
      guard let days = numbers.first, days > 0, numbers.count == words.count - 1 else {
        return usage()
      }
      var goal = Goal(first: numbers.count > 2 ? numbers[2] : 1)
      goal.days = Int64(days)
      goal.minutes = numbers.count > 1 ? Int64(numbers[1]) : nil
      simulate(goal)
    default:
      guard let count = words.popFirst().flatMap({ UInt64($0) }), count > 0 else { return usage() }
      var goal = Goal(first: words.first.flatMap { UInt64($0) } ?? 1)
      goal.seeds = count
      simulate(goal)
    }
  }

  private static func usage() {
    print(
      "simulate SEEDS [FIRST], simulate --days DAYS [MINUTES [FIRST]], simulate --seed SEED, "
        + "or simulate --flaws"
    )
    exit(2)
  }

  private static func show(_ seed: UInt64) {
    var simulation = Simulation(seed: seed)
    simulation.keepsLog = true
    simulation.lastLines = .max
    let outcome = simulation.run()
    for line in outcome.replay { print(line) }
    exit(outcome.violation == nil ? 0 : 1)
  }

  private static func plant() {
    var isCaught = true
    for flaw in Flaw.allCases {
      let seed = (1...2000).first { Simulation(seed: $0, flaw: flaw).run().violation != nil }
      let rule = seed.flatMap { Simulation(seed: $0, flaw: flaw).run().violation?.rule.rawValue }
      print("\(flaw.rawValue): \(seed.map { "seed \($0)" } ?? "never"), \(rule ?? "kept")")
      isCaught = isCaught && seed != nil
    }
    exit(isCaught ? 0 : 1)
  }

  private static func simulate(_ goal: Goal) {
    let tally = Mutex(Tally())
    let next = Atomic<UInt64>(goal.first)
    let began = ContinuousClock.now
    let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    DispatchQueue.concurrentPerform(iterations: cores) { _ in
      while true {
        let seed = next.wrappingAdd(1, ordering: .relaxed).oldValue
        let isOver = tally.withLock { $0.hasReached(goal, since: began) }
        guard !isOver, goal.seeds.map({ seed < goal.first + $0 }) ?? true else { return }
        let outcome = Simulation(seed: seed).run()
        tally.withLock { tally in
          tally.add(outcome, seed)
          guard tally.runs % 1000 == 0 else { return }
          print(tally.line(since: began))
          // A log is read while it grows.
          fflush(nil)
        }
      }
    }
    tally.withLock { tally in
      for seed in tally.broken.sorted().prefix(5) { print(Simulation(seed: seed).replay) }
      for line in tally.lines.sorted().prefix(100) { print(line) }
      print(tally.coverage.table)
      for corner in tally.coverage.emptyCorners { print("never met: \(corner)") }
      print(tally.line(since: began))
      // A short run need not meet everything.
      let isWhole = tally.runs < 2000 || tally.coverage.emptyCorners.isEmpty
      exit(tally.broken.isEmpty && isWhole ? 0 : 1)
    }
  }
}

/// How far a simulation goes.
private struct Goal: Sendable {
  var first: UInt64
  var seeds: UInt64?
  var days: Int64?
  var minutes: Int64?
}

/// The outcome of all runs.
private struct Tally {
  var runs: UInt64 = 0
  var milliseconds: Int64 = 0
  var shows = 0
  var coverage = Coverage()
  var broken: [UInt64] = []
  /// The broken promises, in words.
  var lines: [String] = []

  mutating func add(_ outcome: Simulation.Outcome, _ seed: UInt64) {
    runs += 1
    milliseconds += outcome.length
    shows += outcome.shows
    coverage.add(outcome.coverage)
    guard let violation = outcome.violation else { return }
    broken.append(seed)
    lines.append("\(violation.rule.rawValue): \(violation.detail) (seed \(seed))")
    print("BROKEN: \(lines.last ?? "")")
  }

  func hasReached(_ goal: Goal, since began: ContinuousClock.Instant) -> Bool {
    let seconds = (ContinuousClock.now - began).components.seconds
    return goal.days.map { milliseconds / 86_400_000 >= $0 } ?? false
      || goal.minutes.map { seconds >= $0 * 60 } ?? false
  }

  func line(since began: ContinuousClock.Instant) -> String {
    let seconds = Double((ContinuousClock.now - began).components.seconds) + 0.001
    let days = milliseconds / 86_400_000
    return "\(runs) seeds, \(days) days, \(shows) popups, \(broken.count) broken promises, "
      + "\(Int(Double(days) / seconds)) days a second"
  }
}
