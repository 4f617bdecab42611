import Actions

/// The texts that a recogniser finds possible, by their score.
struct Hypotheses: Sendable {
  /// Each text once, the likeliest first, with its logarithm to the base 1.0001.
  private(set) var texts: [(text: String, score: Int)] = []

  /// So many are looked at: what comes after them is far from what was heard.
  private static let most = 60

  /// Scores beyond these are none.
  private static let possible = -1 << 40...1 << 40

  /// Reads lines of words with a score at their end, as pocketsphinx writes them.
  ///
  /// A text may come with several scores, of which the highest counts.
  init(lines: String) {
    var best: [String: Int] = [:]
    for line in lines.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count > 1, let score = words.last.flatMap({ Int($0) }),
        Hypotheses.possible ~= score
      else { continue }
      let text = words.dropLast().joined(separator: " ")
      if best[text].map({ $0 < score }) ?? true { best[text] = score }
    }
    texts = best.map { (text: $0.key, score: $0.value) }
      .sorted { ($0.score, $1.text) > ($1.score, $0.text) }
    texts = Array(texts.prefix(Hypotheses.most))
  }

  /// The one whose score and soundness are the most together; `nil` where there is none.
  func best(by soundness: (String) -> Int) -> String? {
    var best: (text: String, points: Int)?
    for (text, score) in texts {
      let points = score + soundness(text)
      if best.map({ points > $0.points }) ?? true { best = (text, points) }
    }
    return best?.text
  }
}
