import Actions
import Audio
import Testing

@testable import Listening

@Suite("A short recording of a microphone")
struct TrialTests {
  private static let second = "head -c 32000 /dev/urandom"

  private func trial(
    _ script: String,
    _ time: Duration = .seconds(1),
    startingWithin start: Duration = RecordingClock.longestStart
  ) -> SoundSystem.Trial {
    SoundSystem.Trial(["sh", "-c", script], for: time, startingBy: .now + start)
  }

  @Test("is as long whether the recorder starts at once or late", arguments: ["0", "2.5"])
  func late(_ wait: String) {
    let trial = trial("sleep \(wait); \(Self.second); exec sleep 60")
    #expect(trial.samples.count >= 16_000)
    #expect(trial.wait >= .seconds(wait == "0" ? 0 : 2))
  }

  @Test("takes sound that comes slowly")
  func slow() {
    let trial = trial(
      "for i in 1 2 3 4; do head -c 8000 /dev/urandom; sleep 0.4; done; exec sleep 60"
    )
    #expect(trial.samples.count >= 16_000)
  }

  @Test("of a recorder that cannot is over when that ends, and says why")
  func fails() {
    let start = ContinuousClock.now
    let trial = trial("echo Connection refused >&2; exit 1")
    #expect(trial == SoundSystem.Trial(said: "Connection refused"))
    #expect(start.duration(to: .now) < RecordingClock.longestStart)
    #expect(SoundSystem.Trial(["no-such-recorder"], for: .zero, startingBy: .now).samples == [])
  }

  @Test("of one that delivers nothing is over after a while, with nothing in it")
  func silent() {
    let trial = trial("exec sleep 60", startingWithin: .milliseconds(100))
    #expect(trial == SoundSystem.Trial())
  }
}
