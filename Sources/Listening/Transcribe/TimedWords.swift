/// The words that a recogniser heard, with when each of them began, in seconds.
struct TimedWords {
  private let words: [(text: String, start: Double)]

  /// How far a word may begin from where a pause ends, in seconds: recognisers take noise for a part
  /// of a word.
  private static let tolerance = 0.3
  /// As much of a silence pocketsphinx counts, in seconds; it takes the rest of it away.
  private static let counted = 0.4

  /// Reads a line of pocketsphinx's `-hypseg`: behind the name and its scores each word with the
  /// frame of 10 ms in which it begins, and two scores.
  init(line: String) {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard let scores = fields.firstIndex(of: "L"), scores + 2 < fields.count else {
      words = []
      return
    }
    let entries = Array(fields[(scores + 2)...])
    words = stride(from: 0, to: entries.count - 3, by: 4).compactMap { place in
      let word = entries[place + 3].prefix { $0 != "(" }
      guard let frame = Int(entries[place]), !word.isEmpty, !word.hasPrefix("<"),
        !word.hasPrefix("["), !word.hasPrefix("+")
      else { return nil }
      return (String(word), Double(frame) / 100)
    }
  }

  /// How many words of a text stand before each silence.
  ///
  /// The text may have been heard a little otherwise; then the word behind the silence tells the place.
  func pauses(_ silences: [ClosedRange<Double>], in text: String) -> [Int] {
    let heard = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var uncounted = 0.0
    return silences.compactMap { silence in
      uncounted += max(0, silence.upperBound - silence.lowerBound - Self.counted)
      let distances = words.map { abs($0.start + uncounted - silence.upperBound) }
      guard let place = distances.indices.min(by: { distances[$0] < distances[$1] }), place > 0,
        distances[place] <= Self.tolerance
      else { return nil }
      if heard.count == words.count { return place }
      let near = heard.indices.filter { heard[$0] == words[place].text && abs($0 - place) <= 3 }
      return near.min { abs($0 - place) < abs($1 - place) }
    }
  }
}
