/// How loud it is where nobody speaks: a low percentile of what was heard in the last 3 s.
///
/// A person who speaks pauses between words, so the floor stays below the voice; a fan does not, so
/// its noise becomes the floor.
struct NoiseFloor: Sendable {
  private var recent: [Int] = []
  private var oldest = 0
  private var counts = [Int](repeating: 0, count: 1 - Level.lowest)

  /// Frames that count: 3 s.
  static let memory = 150
  /// Below it is no microphone's noise, but silence that was made.
  private static let lowest = -66
  /// No room is louder than this before more is known: else who speaks at once would be the floor.
  private static let highestAtFirst = -42
  /// When more is known: after 1.5 s.
  private static let enough = 75

  mutating func add(_ level: Int) {
    counts[level - Level.lowest] += 1
    guard recent.count == NoiseFloor.memory else {
      recent.append(level)
      return
    }
    counts[recent[oldest] - Level.lowest] -= 1
    recent[oldest] = level
    oldest = (oldest + 1) % NoiseFloor.memory
  }

  /// In decibels, as `Level` has them.
  var level: Int {
    // The 20th percentile of the first 300 ms; of more, what is between words is enough.
    let share = recent.count <= SpeechDetector.calibration ? 5 : 10
    var left = recent.count / share
    var index = 0
    while index < counts.count - 1, counts[index] <= left {
      left -= counts[index]
      index += 1
    }
    let percentile = max(NoiseFloor.lowest, index + Level.lowest)
    return recent.count < NoiseFloor.enough
      ? min(percentile, NoiseFloor.highestAtFirst) : percentile
  }
}
