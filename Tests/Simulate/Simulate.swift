internal import Dispatch
internal import Glibc
internal import Simulator
internal import Synchronization

/// Simulates as many runs as asked for, on every core, and tells what came of them.
///
///     simulate SEEDS [FIRST]     runs so many seeds, from the first on
///     simulate --seed SEED       runs one, and tells what happened in it
///     simulate --flaws           plants each bug, and tells which seed gives it away
@main
enum Simulate {
  static func main() {
    var words = CommandLine.arguments.dropFirst()
    if words.first == "--seed" {
      words.removeFirst()
      guard let seed = words.first.flatMap({ UInt64($0) }) else { return usage() }
      return show(seed)
    }
    if words.first == "--flaws" { return plant() }
    guard let count = words.popFirst().flatMap({ UInt64($0) }), count > 0 else { return usage() }
    simulate(count, from: words.first.flatMap { UInt64($0) } ?? 1)
  }

  private static func usage() {
    print("simulate SEEDS [FIRST], simulate --seed SEED, or simulate --flaws")
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

  private static func simulate(_ count: UInt64, from first: UInt64) {
    let tally = Mutex(Tally())
    let next = Atomic<UInt64>(first)
    let began = ContinuousClock.now
    DispatchQueue.concurrentPerform(iterations: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) { _ in
      while true {
        let seed = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard seed < first + count else { return }
        let outcome = Simulation(seed: seed).run()
        tally.withLock { tally in
          tally.add(outcome, seed)
          if tally.runs % 1000 == 0 { print(tally.line(since: began)) }
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
      let isWhole = count < 2000 || tally.coverage.emptyCorners.isEmpty
      exit(tally.broken.isEmpty && isWhole ? 0 : 1)
    }
  }
}

/// What came of all runs.
private struct Tally {
  var runs: UInt64 = 0
  var milliseconds: Int64 = 0
  var shows = 0
  var coverage = Coverage()
  var broken: [UInt64] = []
  /// What was broken, in words.
  var lines: [String] = []

  mutating func add(_ outcome: Simulation.Outcome, _ seed: UInt64) {
    runs += 1
    milliseconds += outcome.length
    shows += outcome.shows
    coverage.add(outcome.coverage)
    guard let violation = outcome.violation else { return }
    broken.append(seed)
    lines.append("\(violation.rule.rawValue): \(violation.detail) (seed \(seed))")
  }

  func line(since began: ContinuousClock.Instant) -> String {
    let seconds = Double((ContinuousClock.now - began).components.seconds) + 0.001
    let days = milliseconds / 86_400_000
    return "\(runs) seeds, \(days) days, \(shows) popups, \(broken.count) broken promises, "
      + "\(Int(Double(days) / seconds)) days a second"
  }
}
