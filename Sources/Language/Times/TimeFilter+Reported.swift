extension TimeFilter {
  /// "ask Tina if she can do saturday", "tell grandma dinner is at 6": a time of what is said or
  /// asked.
  func isReported(_ time: TimeMatch, before: Word) -> Bool {
    let words = (clause.lowerBound..<time.tokens.lowerBound).filter {
      tokens[$0].isSpoken && !openers.contains($0)
    }
    guard let first = words.first, words.count > 2,
      TimeFilterWords.saying.contains(tokens[first].text)
    else { return false }
    if before.isOne(of: "is", "are", "starts", "begins", "leaves") { return true }
    // "tell kate I can't do thursday": the day is part of what she is told.
    if before.isOne(of: "do", "make", "manage"),
      words.dropFirst(2).contains(where: {
        tokens[$0].text.isOne(of: "i", "we", "he", "she", "they")
      })
    {
      return true
    }
    return tokens[first].text != "tell"
      && words.dropFirst(2).contains { tokens[$0].text.isOne(of: "if", "whether") }
  }

  /// Whether a word before a time makes it what is spoken of; "the skip" is a thing.
  func isTopic(_ before: Word, at start: Int) -> Bool {
    guard TimeFilterWords.topics.contains(before) else { return false }
    return before != "skip" || start < clause.lowerBound + 2
      || !TimeFilterWords.determiners.contains(tokens[start - 2].text)
  }
}
