import Audio
import System
import Testing

/// A synthetic voice, where one is installed.
@Suite("A real voice", .enabled(if: Voice.isThere))
struct VoiceTests {
  @Test("is heard from its first word to its last", arguments: ["slt", "rms", "awb", "kal"])
  func isHeard(_ voice: String) throws {
    let spoken = try Voice.say("remind me to call the plumber tomorrow at nine", voice)
    var scene = Scene()
    scene.noise(1, -60)
    scene.samples += spoken
    scene.noise(3.5, -60)
    let map = SpeechMap(scene.sound)
    let parts = map.parts(ofAtMost: Scene.count(60))
    #expect(parts.count == 1)
    for part in parts {
      #expect(part.lowerBound < Scene.count(1.2) && part.lowerBound >= Scene.count(0.6))
      #expect(part.upperBound > Scene.count(1) + spoken.count - Scene.count(0.5))
      #expect(part.upperBound <= Scene.count(1.4) + spoken.count)
    }
    var detector = SpeechDetector()
    detector.hear(scene.samples)
    #expect(detector.hasHeardSpeech)
    #expect(detector.silence >= .seconds(3) && detector.silence < .milliseconds(4200))
  }

  @Test("is never cut in a word where it pauses")
  func isCutBetweenSentences() throws {
    var scene = Scene()
    var pauses: [Range<Int>] = []
    for sentence in ["buy some milk", "call the dentist on friday", "water the plants"] {
      scene.samples += try Voice.say(sentence, "slt")
      let start = scene.samples.count
      scene.noise(0.8, -62)
      pauses.append(start - Scene.count(0.4)..<scene.samples.count + Scene.count(0.4))
    }
    let parts = SpeechMap(scene.sound).parts(ofAtMost: Scene.count(4))
    #expect(parts.count > 1)
    for part in parts.dropLast() {
      #expect(pauses.contains { $0.contains(part.upperBound) }, "\(part) of \(pauses)")
    }
  }
}

/// Says sentences with flite.
enum Voice {
  static let isThere = ProgramSearch.find("flite", in: "/usr/local/bin:/usr/bin:/bin") != nil

  static func say(_ text: String, _ voice: String) throws -> [Int16] {
    let outcome = try Child.run(
      ["flite", "-voice", voice, "-t", text, "-o", "/dev/stdout"],
      within: .seconds(60),
      keeping: 10_000_000
    )
    try #require(outcome.isWell)
    return try Sound(wave: outcome.output).samples
  }
}
