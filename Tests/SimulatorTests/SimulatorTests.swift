import Simulator
import Testing

/// Days that never were: whatever happens in them, the promise is kept.
///
/// `Tests/simulate.sh` runs many more of them, and looks that every fault meets every state.
@Suite struct SimulatorTests {
  @Test(arguments: 0..<10)
  func everyPromiseIsKept(batch: UInt64) {
    for seed in batch * 6 + 1...batch * 6 + 6 {
      let simulation = Simulation(seed: seed)
      #expect(simulation.run().violation == nil, "\(simulation.replay)")
    }
  }

  /// A bug that nobody notices would say that the oracle sleeps.
  @Test(arguments: Flaw.allCases)
  func aPlantedBugIsCaught(_ flaw: Flaw) {
    let seed = (1...2000).first { Simulation(seed: $0, flaw: flaw).run().violation != nil }
    #expect(seed != nil, "nobody sees that the service \(flaw.rawValue)")
  }

  @Test func theSameSeedGivesTheSameDays() {
    let runs = (0..<2).map { _ in Simulation(seed: 7).run() }
    #expect(runs[0].shows == runs[1].shows)
    #expect(runs[0].length == runs[1].length)
    #expect(runs[0].shows > 0)
  }

  @Test func aReplayTellsWhatWasBrokenAndHowToRepeatIt() {
    let broken = (1...2000).lazy.map { Simulation(seed: $0, flaw: .neverRecords) }
      .first { $0.run().violation?.rule == .neverTwice }
    guard let broken else {
      Issue.record("nobody sees that something comes twice")
      return
    }
    let replay = broken.replay
    #expect(replay.contains("BROKEN: \(Rule.neverTwice.rawValue)"))
    #expect(replay.contains("Tests/simulate.sh --seed \(broken.seed)"))
    #expect(replay.split(separator: "\n").count <= 17)
  }
}
