import Audio
import Glibc

/// Sound that was made for a test: noise, voices, clicks, one after the other or on top.
struct Scene {
  var samples: [Int16] = []
  private var chance: Chance

  init(seed: UInt64 = 1) { chance = Chance(seed) }

  var sound: Sound { Sound(samples) }

  /// Samples in so many seconds.
  static func count(_ seconds: Double) -> Int { Int(seconds * Double(Sound.rate)) }

  /// The height of a noise of so many decibels.
  private static func height(_ decibels: Double) -> Double { 32_768 * pow(10, decibels / 20) }

  /// Nothing at all.
  mutating func silence(_ seconds: Double) {
    samples += [Int16](repeating: 0, count: Scene.count(seconds))
  }

  /// The noise of a room.
  mutating func noise(_ seconds: Double, _ decibels: Double) {
    add(seconds) { _ in 0 }
    hiss(over: Scene.count(seconds), decibels)
  }

  /// Syllables of 150 ms with 90 ms between them, with a noise behind them.
  mutating func voice(_ seconds: Double, _ decibels: Double, noise: Double = -100) {
    let height = Scene.height(decibels + 3)
    add(seconds) { time in
      let place = fmod(time, 0.24)
      guard place < 0.15 else { return 0 }
      let swell = sin(place / 0.15 * .pi)
      return height * swell * (sin(2 * .pi * 170 * time) + 0.4 * sin(2 * .pi * 510 * time)) / 1.4
    }
    if noise > -100 { hiss(over: Scene.count(seconds), noise) }
  }

  /// One steady tone.
  mutating func tone(_ seconds: Double, _ decibels: Double, hertz: Double = 200) {
    let height = Scene.height(decibels + 3)
    add(seconds) { height * sin(2 * .pi * hertz * $0) }
  }

  private mutating func add(_ seconds: Double, _ value: (Double) -> Double) {
    samples += (0..<Scene.count(seconds)).map {
      Int16(max(-32_768, min(32_767, value(Double($0) / Double(Sound.rate)))))
    }
  }

  /// Puts noise over the last samples.
  private mutating func hiss(over count: Int, _ decibels: Double) {
    // The mean square of what is spread evenly is a third of the square of its height.
    let height = Scene.height(decibels) * 3.0.squareRoot()
    for index in samples.count - count..<samples.count {
      let value = Double(samples[index]) + height * (chance.fraction() * 2 - 1)
      samples[index] = Int16(max(-32_768, min(32_767, value)))
    }
  }
}

/// Chance that is the same at every run: SplitMix64.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// From 0 up to 1.
  mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
