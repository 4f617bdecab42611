/// Fixed phrases, found by their first word; the longest one wins.
struct PhraseTable: Sendable {
  let index: WordIndex

  /// Takes phrases with slashes or line ends between them; a mark in them stands between spaces.
  init(_ phrases: String) {
    index = WordIndex(phrases, keys: .firstOfPhrase)
  }

  /// Whether a phrase begins with a word.
  func opens(_ word: Word) -> Bool { index.phrase(of: word) != nil }
}

/// Fixed phrases that each stand for something.
struct PhraseMap<Value: Sendable>: Sendable {
  let table: PhraseTable
  /// One for each phrase.
  let values: [Value]

  /// Takes rows of phrases with slashes between.
  init(_ rows: [(phrases: String, value: Value)]) {
    table = PhraseTable(rows.map(\.phrases).joined(separator: "/"))
    values = rows.flatMap { row in
      repeatElement(row.value, count: WordIndex.phraseCount(of: row.phrases))
    }
  }
}
