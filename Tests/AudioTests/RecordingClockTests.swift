import Testing

@testable import Audio

@Suite("How long a recording could have been heard")
struct RecordingClockTests {
  /// A recorder's first samples, and a look at the clock.
  private struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    /// When samples came, since the start.
    var samples: [Duration] = []
    let at: Duration
    let heard: Duration

    var testDescription: String { name }
  }

  @Test(arguments: [
    Look(name: "a recorder that has just started", at: .zero, heard: .zero),
    Look(name: "one that is late is not silent", at: .seconds(9), heard: .zero),
    Look(name: "one that never comes is silent", at: .seconds(13), heard: .seconds(3)),
    Look(
      name: "counted from the first samples",
      samples: [.milliseconds(20), .seconds(1)],
      at: .seconds(2),
      heard: .milliseconds(1980)
    ),
    Look(
      name: "however late they come",
      samples: [.seconds(7), .seconds(8)],
      at: .seconds(8),
      heard: .seconds(1)
    ),
  ])
  private func counts(_ look: Look) {
    let start = ContinuousClock.now
    var clock = RecordingClock(began: start)
    for moment in look.samples { clock.noteSamples(at: start + moment) }
    #expect(clock.heard(at: start + look.at) == look.heard)
    #expect(clock.wait == look.samples.first)
  }
}
