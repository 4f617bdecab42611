import Audio
import Testing

@Suite("Listening for speech")
struct SpeechDetectorTests {
  private func listen(to scene: Scene) -> SpeechDetector {
    var detector = SpeechDetector()
    // As a recorder hands it over: now a little, now more.
    var rest = scene.samples[...]
    var count = 1
    while !rest.isEmpty {
      detector.hear(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
      count = count * 3 % 1601 + 1
    }
    return detector
  }

  struct Room: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let noise: Double
    let voice: Double
  }

  private static let rooms = [
    Room(testDescription: "silence that was made", noise: -100, voice: -30),
    Room(testDescription: "a quiet room", noise: -65, voice: -30),
    Room(testDescription: "a soft voice", noise: -65, voice: -45),
    Room(testDescription: "a fan", noise: -45, voice: -25),
    Room(testDescription: "a loud fan", noise: -32, voice: -14),
  ]

  @Test("hears a voice, and how long it has been silent since", arguments: rooms)
  func voice(_ room: Room) {
    var scene = Scene()
    scene.noise(1, room.noise)
    scene.voice(2, room.voice, noise: room.noise)
    #expect(listen(to: scene).hasHeardSpeech)
    #expect(listen(to: scene).silence < .milliseconds(300))
    scene.noise(3, room.noise)
    let silence = listen(to: scene).silence
    #expect(silence > .milliseconds(2900) && silence < .milliseconds(3300), "\(silence)")
  }

  @Test("hears who speaks at once", arguments: [-100.0, -60, -50])
  func atOnce(_ noise: Double) {
    var scene = Scene()
    scene.voice(1.5, -25, noise: noise)
    #expect(listen(to: scene).hasHeardSpeech)
  }

  @Test("takes no noise for a voice", arguments: [-100.0, -80, -65, -45, -43])
  func noise(_ level: Double) {
    var scene = Scene()
    scene.noise(10, level)
    let detector = listen(to: scene)
    #expect(!detector.hasHeardSpeech)
    #expect(detector.silence == .seconds(10))
  }

  @Test("takes no click, and no few of them, for a voice")
  func clicks() {
    var scene = Scene()
    scene.noise(1, -60)
    for _ in 0..<5 {
      scene.tone(0.04, -15, hertz: 900)
      scene.noise(0.4, -60)
    }
    #expect(!listen(to: scene).hasHeardSpeech)
  }

  @Test("gets used to a noise that begins, and does not wait for its end")
  func fan() {
    var scene = Scene()
    scene.noise(1, -60)
    scene.voice(2, -25, noise: -60)
    scene.noise(9, -40)
    let silence = listen(to: scene).silence
    #expect(silence > .seconds(3) && silence < .seconds(9), "\(silence)")
  }

  @Test("goes on hearing a voice that speaks without end")
  func longSpeech() {
    var scene = Scene()
    scene.noise(1, -60)
    scene.voice(20, -28, noise: -60)
    #expect(listen(to: scene).silence < .milliseconds(500))
  }

  @Test("tells a microphone that gives nothing from a quiet one")
  func dead() {
    var scene = Scene()
    #expect(listen(to: scene).isDead)
    scene.silence(2)
    #expect(listen(to: scene).isDead)
    #expect(!listen(to: scene).hasHeardSpeech)
    scene.noise(0.1, -85)
    #expect(!listen(to: scene).isDead)
  }
}
