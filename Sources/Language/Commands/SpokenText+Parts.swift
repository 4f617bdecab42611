/// What is to be part of something, out of a row of it: "find the bag, then put on shoes".
package func parts(of words: String) -> [String] {
  let speech = SpokenText(words)
  return speech.parts(speech.tokens.indices)
}

extension SpokenText {
  /// "pack gear, check weather and call mom": each thing of a row, as it was said.
  func parts(_ range: Range<Int>) -> [String] {
    let pieces = pieces(range)
    // "and" alone joins what belongs together, unless something is to be done on both its sides.
    if pieces.count == 2, !range.contains(where: { tokens[$0].isMark(",") || isThen($0) }),
      !pieces.allSatisfy({ Verbs.isVerb(tokens[$0.lowerBound].text) }),
      pieces.contains(where: { Verbs.strong.contains(tokens[$0.lowerBound].text) })
    {
      return [text(range)]
    }
    return pieces.map { text($0) }
  }

  /// The items that commas, line ends, "and" and "then" join.
  func pieces(_ range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where !tokens[index].isQuoted {
      let isJoin =
        tokens[index].isMark(",") || tokens[index].isMark(";") || tokens[index].kind == .lineBreak
        || isThen(index) || tokens[index].text.isOne(of: "and", "&", "plus", "n")
      guard isJoin else { continue }
      if start < index { pieces.append(start..<index) }
      start = index + 1
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces.filter { $0.contains { tokens[$0].isSpoken } }
  }

  private func isThen(_ index: Int) -> Bool {
    !tokens[index].isQuoted && tokens[index].text.isOne(of: "then")
  }
}
