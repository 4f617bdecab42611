internal import Dispatch
internal import Glibc
internal import SyncSimulator
internal import Synchronization

/// Simulates as many histories of the sync as asked for, on every core, and tells what came of them.
///
///     simulate-sync HISTORIES [FIRST]   runs so many, from the first seed on
///     simulate-sync --seed SEED [--requests]
///                                       runs one, and tells what happened in it, each request too
///     simulate-sync --flaws             plants each bug, and tells which seed gives it away
@main
enum SimulateSync {
  static func main() {
    SyncSimulation.prepare()
    var words = CommandLine.arguments.dropFirst()
    switch words.first {
    case "--seed":
      words.removeFirst()
      guard let seed = words.first.flatMap({ UInt64($0) }) else { return usage() }
      var simulation = SyncSimulation(seed: seed)
      simulation.tellsRequests = words.dropFirst().first == "--requests"
      let outcome = simulation.run()
      for line in outcome.story { print(line) }
      exit(outcome.violation == nil ? 0 : 1)
    case "--flaws": plant()
    default:
      guard let count = words.popFirst().flatMap({ UInt64($0) }), count > 0 else { return usage() }
      simulate(count, from: words.first.flatMap { UInt64($0) } ?? 1)
    }
  }

  private static func usage() {
    print(
      "simulate-sync HISTORIES [FIRST], simulate-sync --seed SEED [--requests], or simulate-sync --flaws"
    )
    exit(2)
  }

  private static func plant() {
    var isCaught = true
    for flaw in SyncFlaw.allCases {
      let seen = flaw.firstSeen(in: 1...2000)
      let words = seen.map { "seed \($0.seed), \($0.violation.rule.rawValue)" } ?? "never"
      print("\(flaw.rawValue): \(words)")
      isCaught = isCaught && seen != nil
    }
    exit(isCaught ? 0 : 1)
  }

  private static func simulate(_ count: UInt64, from first: UInt64) {
    let tally = Mutex(Tally())
    let next = Atomic<UInt64>(first)
    let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    DispatchQueue.concurrentPerform(iterations: cores) { _ in
      while true {
        let seed = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard seed < first + count else { return }
        let outcome = SyncSimulation(seed: seed).run()
        tally.withLock { tally in
          tally.add(outcome, seed)
          guard tally.runs % 1000 == 0 else { return }
          print(tally.line)
          // A log is read while it grows.
          fflush(nil)
        }
      }
    }
    tally.withLock { tally in
      print(tally.line)
      exit(tally.broken == 0 ? 0 : 1)
    }
  }
}

/// The outcome of all histories.
private struct Tally {
  var runs = 0
  var broken = 0
  private var syncs = 0
  private var acts = 0
  private var faults = 0
  private var conflicts = 0
  private var shows = 0

  mutating func add(_ outcome: SyncSimulation.Outcome, _ seed: UInt64) {
    runs += 1
    syncs += outcome.syncs
    acts += outcome.acts
    faults += outcome.faults
    conflicts += outcome.conflicts
    shows += outcome.shows
    guard let violation = outcome.violation else { return }
    broken += 1
    print("BROKEN: \(violation.rule.rawValue): \(violation.detail) (seed \(seed))")
    guard broken <= 5 else { return }
    for line in outcome.story { print("  " + line) }
  }

  var line: String {
    "\(runs) histories, \(acts) acts, \(syncs) syncs, \(faults) over a network that fails, "
      + "\(conflicts) conflicts, \(shows) popups, \(broken) broken promises"
  }
}
