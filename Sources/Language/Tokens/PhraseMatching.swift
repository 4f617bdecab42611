extension PhraseTable {
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

extension PhraseMap {
  /// The longest phrase that begins at `index`, and where it ends.
  func match(_ tokens: [Token], at index: Int, end: Int) -> (end: Int, value: Value)? {
    table.match(tokens, at: index, end: end).map { ($0.end, values[$0.phrase]) }
  }
}

extension WordIndex {
  /// Where the tokens that say the rest of an entry's phrase end, if they do.
  func end(of entry: Entry, _ tokens: [Token], from start: Int, end: Int) -> Int? {
    var (token, place) = (start, Int(entry.next))
    while words[place] != .none {
      guard token < end, tokens[token].text == words[place] else { return nil }
      place += 1
      token += 1
    }
    return token
  }
}
