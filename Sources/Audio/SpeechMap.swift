/// Where in a whole recording somebody speaks.
package struct SpeechMap: Sendable {
  /// The stretches of speech, in samples, one after the other.
  package let speech: [Range<Int>]
  /// How many samples the recording has.
  package let count: Int
  /// The level of each frame of 20 ms.
  private let levels: [Int]

  /// Pauses up to 200 ms are between the sounds of a word.
  private static let withinWord = 10
  /// So many loud frames in a stretch make it speech: 120 ms.
  private static let needed = 6

  package init(_ sound: Sound) {
    let frame = SpeechDetector.frame
    count = sound.samples.count
    levels = stride(from: 0, to: count, by: frame).map {
      Level.decibels(sound.samples[$0..<min($0 + frame, sound.samples.count)])
    }
    let floors = SpeechMap.floors(levels)
    var found: [Range<Int>] = []
    var stretch: Range<Int>?
    var loud = 0
    func keep(_ stretch: Range<Int>?, to found: inout [Range<Int>], _ count: Int) {
      guard let stretch, loud >= SpeechMap.needed else { return }
      found.append(stretch.lowerBound * frame..<min(stretch.upperBound * frame, count))
    }
    for (index, level) in levels.enumerated()
    where level >= floors[index] + SpeechDetector.margin {
      if let known = stretch, index - known.upperBound <= SpeechMap.withinWord {
        stretch = known.lowerBound..<index + 1
        loud += 1
      } else {
        keep(stretch, to: &found, count)
        stretch = index..<index + 1
        loud = 1
      }
    }
    keep(stretch, to: &found, count)
    speech = found
  }

  /// Whether nobody speaks in it.
  package var isSilent: Bool { speech.isEmpty }

  /// The noise around each frame: what is heard up to 1.5 s before and after it.
  private static func floors(_ levels: [Int]) -> [Int] {
    var floor = NoiseFloor()
    let ahead = NoiseFloor.memory / 2
    for level in levels.prefix(ahead) { floor.add(level) }
    return levels.indices.map { index in
      if index + ahead < levels.count { floor.add(levels[index + ahead]) }
      return floor.level
    }
  }
}

extension SpeechMap {
  /// The stretches of at least so many seconds between two stretches of speech, in seconds.
  package func pauses(ofAtLeast seconds: Double) -> [ClosedRange<Double>] {
    zip(speech, speech.dropFirst()).compactMap { before, behind in
      let rate = Double(Sound.rate)
      let (start, end) = (Double(before.upperBound) / rate, Double(behind.lowerBound) / rate)
      return end - start >= seconds ? start...end : nil
    }
  }
}

extension SpeechMap {
  /// The margin left around speech, so that no soft sound is cut off: 300 ms, in samples.
  private static let margin = Sound.rate * 3 / 10

  /// Parts of at most `limit` samples with everything that is said, each cut where nobody speaks.
  ///
  /// Speech without a pause is cut where it is softest. What is silent for long is in no part.
  package func parts(ofAtMost limit: Int) -> [Range<Int>] {
    let limit = max(limit, SpeechDetector.frame * 2)
    var parts: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = count - start <= limit ? count : place(from: start + limit / 2, to: start + limit)
      if let part = trimmed(start..<end) { parts.append(part) }
      start = end
    }
    return parts
  }

  /// A stretch from its first word to its last, with a margin; `nil` where nobody speaks in it.
  private func trimmed(_ stretch: Range<Int>) -> Range<Int>? {
    let spoken = speech.filter { $0.overlaps(stretch) }
    guard let first = spoken.first?.lowerBound, let last = spoken.last?.upperBound else {
      return nil
    }
    let start = max(stretch.lowerBound, first - SpeechMap.margin)
    return start..<min(stretch.upperBound, last + SpeechMap.margin)
  }

  /// The middle of the longest pause between two samples, or else the softest place.
  private func place(from first: Int, to last: Int) -> Int {
    var longest = 0..<0
    var start = first
    for stretch in speech where stretch.upperBound > first {
      let end = min(stretch.lowerBound, last)
      if end > start, end - start > longest.count { longest = start..<end }
      start = max(start, stretch.upperBound)
      if start >= last { break }
    }
    if last > start, last - start > longest.count { longest = start..<last }
    if !longest.isEmpty { return longest.lowerBound + longest.count / 2 }
    let frame = SpeechDetector.frame
    let frames = (first / frame + 1)..<max(first / frame + 2, last / frame)
    let softest = frames.min { levels[$0] < levels[$1] }
    return (softest ?? frames.lowerBound) * frame
  }
}
