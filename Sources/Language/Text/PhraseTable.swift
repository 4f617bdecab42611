/// Fixed phrases, found by their first word; the longest one wins.
struct PhraseTable: Sendable {
  private let index: WordIndex

  /// Takes phrases with slashes or line ends between them; a mark in them stands between spaces.
  init(_ phrases: String) {
    index = WordIndex(phrases, keys: .firstOfPhrase)
  }

  /// Whether a phrase begins with a word.
  func opens(_ word: Word) -> Bool { index.phrase(of: word) != nil }

  /// Where the longest phrase that begins at `index` ends.
  func end(_ tokens: [Token], at index: Int, end: Int) -> Int? {
    match(tokens, at: index, end: end)?.end
  }

  /// Where the longest phrase that begins at `index` ends, and its number, counted from 0.
  fileprivate func match(
    _ tokens: [Token],
    at start: Int,
    end: Int
  ) -> (end: Int, phrase: Int)? {
    guard start < end, !tokens[start].isQuoted else { return nil }
    var best: (end: Int, phrase: Int)?
    index.forEachEntry(of: tokens[start].text) { entry in
      if let last = index.end(of: entry, tokens, from: start + 1, end: end), last > best?.end ?? 0 {
        best = (last, Int(entry.phrase))
      }
    }
    return best
  }
}

/// Fixed phrases that each stand for something.
struct PhraseMap<Value: Sendable>: Sendable {
  private let table: PhraseTable
  /// One for each phrase.
  private let values: [Value]

  /// Takes rows of phrases with slashes between.
  init(_ rows: [(phrases: String, value: Value)]) {
    table = PhraseTable(rows.map(\.phrases).joined(separator: "/"))
    values = rows.flatMap { row in
      repeatElement(row.value, count: WordIndex.phraseCount(of: row.phrases))
    }
  }

  /// The longest phrase that begins at `index`, and where it ends.
  func match(_ tokens: [Token], at index: Int, end: Int) -> (end: Int, value: Value)? {
    table.match(tokens, at: index, end: end).map { ($0.end, values[$0.phrase]) }
  }
}
