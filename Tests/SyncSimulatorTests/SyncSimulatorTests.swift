import SyncSimulator
import Testing

/// Histories that never were: whatever happens in them, the machines end up with the same, and nothing
/// that somebody wrote is lost.
///
/// `Tests/sync.sh` runs many more of them, and plants bugs that have to be found.
@Suite struct SyncSimulatorTests {
  @Test(arguments: 1...12)
  func everyPromiseIsKept(seed: UInt64) {
    let outcome = SyncSimulation(seed: seed).run()
    #expect(outcome.violation == nil, "\(outcome.story.joined(separator: "\n"))")
  }
}
