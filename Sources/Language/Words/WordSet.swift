/// Words that are asked for one by one.
struct WordSet: Sendable {
  private let index: WordIndex

  /// Takes the words of a text, whatever stands between them: spaces, line ends, slashes.
  init(_ words: String) {
    index = WordIndex(words, keys: .everyWord)
  }

  func contains(_ word: Word) -> Bool { index.phrase(of: word) != nil }
}

/// Words that each stand for something.
struct WordMap<Value: Sendable>: Sendable {
  private let index: WordIndex
  private let values: [Value]

  /// Takes rows of words with spaces or line ends between.
  init(_ rows: [(words: String, value: Value)]) {
    index = WordIndex(rows.map(\.words).joined(separator: "/"), keys: .everyWord)
    values = rows.flatMap { row in
      repeatElement(row.value, count: WordIndex.phraseCount(of: row.words))
    }
  }

  subscript(word: Word) -> Value? { index.phrase(of: word).map { values[$0] } }
}
