internal import Actions
internal import Model
internal import SQLite
internal import Simulator

/// A history of three machines and a server, from a seed.
package struct SyncSimulation: Sendable {
  package let seed: UInt64
  /// A bug to plant.
  package var flaw: SyncFlaw?
  /// Whether the story tells each request.
  package var tellsRequests = false

  package init(seed: UInt64, flaw: SyncFlaw? = nil) {
    (self.seed, self.flaw) = (seed, flaw)
  }

  /// What came of a history.
  package struct Outcome: Sendable {
    package var violation: SyncViolation?
    package var syncs = 0
    package var acts = 0
    package var faults = 0
    package var conflicts = 0
    package var shows = 0
    /// All that happened, in words.
    package var story: [String] = []
  }

  /// For a process that does nothing but simulate: call it before anything else.
  package static func prepare() { Connection.keepMemoryUntilExit() }

  package func run() -> Outcome {
    var outcome = Outcome()
    guard SimulatedTime.isInstalled else {
      outcome.violation = SyncViolation(.runs, "SQLite does not take the simulated time")
      return outcome
    }
    do {
      var history = try SyncHistory(seed: seed, flaw: flaw, tellsRequests: tellsRequests)
      defer { history.end() }
      do {
        try history.live()
      } catch let violation as SyncViolation {
        outcome.violation = violation
      } catch {
        outcome.violation = SyncViolation(.runs, "\(error)")
      }
      outcome.syncs = history.syncs
      outcome.acts = history.acts
      outcome.faults = history.faults
      outcome.conflicts = history.conflicts
      outcome.shows = history.devices.reduce(0) { $0 + Int($1.popups) }
      outcome.story = history.story
      if let violation = outcome.violation {
        outcome.story.append("BROKEN: \(violation.rule.rawValue): \(violation.detail)")
      }
    } catch {
      outcome.violation = SyncViolation(.runs, "\(error)")
    }
    return outcome
  }
}
