import SyncSimulator
import Testing

/// Histories that never were: whatever happens in them, the machines end up with the same, and nothing
/// that somebody wrote is lost.
///
/// `Tests/sync.sh` runs many more of them.
@Suite struct SyncSimulatorTests {
  @Test(arguments: 0..<10)
  func everyPromiseIsKept(batch: UInt64) {
    for seed in batch * 30 + 1...batch * 30 + 30 {
      let outcome = SyncSimulation(seed: seed).run()
      #expect(outcome.violation == nil, "seed \(seed):\n\(outcome.story.joined(separator: "\n"))")
    }
  }

  /// A bug that nobody notices would say that the oracle sleeps.
  @Test(arguments: SyncFlaw.allCases)
  func aPlantedBugIsCaught(_ flaw: SyncFlaw) {
    #expect(flaw.firstSeen(in: 1...2000) != nil, "nobody sees that the sync \(flaw.rawValue)")
  }
}
