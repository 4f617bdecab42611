/// Words that join one to-do to the next.
enum Connectives {
  /// Connectives behind which anything said is a to-do of its own.
  static func isFresh(_ tokens: [Token], _ range: Range<Int>) -> Bool {
    let words = tokens[range].filter { $0.text != "," }
    return JoiningWords.freshConnectives.end(words, at: 0, end: words.count) == words.count
  }
}
