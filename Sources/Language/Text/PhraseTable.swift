/// Fixed phrases, found by their first word; the longest one wins.
struct PhraseTable<Value: Sendable>: Sendable {
  private let byFirstWord: [String: [(words: [String], value: Value)]]

  init(_ rows: [(String, Value)]) {
    var table: [String: [(words: [String], value: Value)]] = [:]
    for (phrase, value) in rows {
      let words = TokenizedText(phrase).tokens.map(\.text)
      if let first = words.first { table[first, default: []].append((words, value)) }
    }
    byFirstWord = table.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// The longest phrase that begins at `index`, and where it ends.
  func match(_ tokens: [Token], at index: Int, end: Int) -> (end: Int, value: Value)? {
    guard index < end, !tokens[index].isQuoted, let rows = byFirstWord[tokens[index].text]
    else { return nil }
    for row in rows where index + row.words.count <= end {
      var matches = true
      for offset in 1..<max(row.words.count, 1)
      where tokens[index + offset].text != row.words[offset] {
        matches = false
        break
      }
      if matches { return (index + row.words.count, row.value) }
    }
    return nil
  }
}

extension PhraseTable where Value == Bool {
  init(_ phrases: [String]) {
    self.init(phrases.map { ($0, true) })
  }

  func end(_ tokens: [Token], at index: Int, end: Int) -> Int? {
    match(tokens, at: index, end: end)?.end
  }
}
