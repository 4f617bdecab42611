/// Listens for speech while sound comes in, 20 ms at a time.
///
/// Speech is what is 8 dB above the noise of the room for 120 ms. What the noise is it finds out by
/// itself, and goes along with it.
package struct SpeechDetector: Sendable {
  /// Samples in a frame: 20 ms.
  static let frame = Sound.rate / 50
  /// Frames that it listens before it judges: 300 ms.
  static let calibration = 15
  /// How far above the noise speech is.
  static let margin = 8
  /// So many loud frames among the last ones are speech; a click is not.
  private static let needed = 6
  private static let among = 8

  private var rest: [Int16] = []
  private var floor = NoiseFloor()
  /// The last frames, the newest in the lowest bit: 1 is loud.
  private var loud = 0
  private var frames = 0
  private var lastSpeech: Int?

  /// The level of the last frame in decibels.
  package private(set) var level = Level.lowest
  /// Whether every sample so far is 0, as none is that comes from a microphone.
  package private(set) var isDead = true

  package init() {}

  /// Takes in what comes next.
  package mutating func hear(_ samples: [Int16]) {
    if isDead { isDead = samples.allSatisfy { $0 == 0 } }
    rest += samples
    var index = 0
    while index + SpeechDetector.frame <= rest.count {
      hear(level: Level.decibels(rest[index..<index + SpeechDetector.frame]))
      index += SpeechDetector.frame
    }
    rest.removeFirst(index)
  }

  mutating func hear(level: Int) {
    self.level = level
    floor.add(level)
    frames += 1
    guard frames > SpeechDetector.calibration else { return }
    let isLoud = level >= noise + SpeechDetector.margin
    loud = (loud << 1 | (isLoud ? 1 : 0)) & (1 << SpeechDetector.among - 1)
    if isLoud, loud.nonzeroBitCount >= SpeechDetector.needed { lastSpeech = frames }
  }

  /// The level of the room's noise in decibels.
  package var noise: Int { floor.level }

  /// Whether speech was heard at all.
  package var hasHeardSpeech: Bool { lastSpeech != nil }

  /// How long nobody has spoken: since the last word, or from the beginning.
  package var silence: Duration { .milliseconds((frames - (lastSpeech ?? 0)) * 20) }

  /// How much it has heard.
  package var duration: Duration { .milliseconds(frames * 20) }
}
