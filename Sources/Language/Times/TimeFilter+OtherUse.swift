extension TimeFilter {
  /// "sun the cushions", "wed shoes", "delete the monday draft": words that have another use here.
  func isUsedOtherwise(_ time: TimeMatch) -> Bool {
    let end = time.tokens.upperBound
    guard end < clause.upperBound, time.meaning.clock == nil, tokens[end].isWord else {
      return false
    }
    if time.tokens.count == 1, ["sun", "sat", "wed", "mar"].contains(tokens[time.core].text) {
      // "movie sat with Alex": behind what is to be done it is the day.
      if time.tokens.lowerBound > clause.lowerBound, FunctionWords.all.contains(tokens[end].text),
        !openers.contains(time.tokens.lowerBound - 1),
        !ClauseWords.sitters.contains(
          tokens[time.tokens.lowerBound - 1].text
        )
      {
        return false
      }
      return !Verbs.isVerb(tokens[end].text)
        && Openers.end(tokens, at: end, end: clause.upperBound) == nil
    }
    return tokens[time.tokens.lowerBound].text == "the" && Verbs.isVerb(tokens[end].text)
      && (end + 1..<clause.upperBound).allSatisfy { !tokens[$0].isSpoken }
  }
}
