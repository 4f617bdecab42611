extension ClauseReader {
  /// "blood test at 8 don't eat after midnight", "scan at 9 arrive at 8:45": words behind a clock
  /// time that tell how to come to it; their own time is none of the to-do.
  func opensAdvice(at index: Int, _ reading: ClauseReading) -> Bool {
    let times = reading.clause.times
    guard
      times.contains(where: {
        $0.tokens.upperBound <= index && $0.meaning.clock != nil && !$0.meaning.isPast
      }),
      let own = times.first(where: {
        $0.tokens.lowerBound > index && $0.tokens.lowerBound < index + 7
      }),
      own.meaning.clock != nil || own.meaning.part != nil,
      !(index..<own.tokens.lowerBound).contains(where: { tokens[$0].isMark(";") })
    else { return false }
    let words = index..<own.tokens.upperBound
    let bounds: [Word] = ["after", "before", "from", "until", "past", "by"]
    let isBounded = words.contains { bounds.contains(tokens[$0].text) }
    let word = tokens[index].text
    if ClauseWords.forbidding.contains(word) {
      // "at 8 no 9" puts right; "no food after midnight" forbids.
      return isBounded && own.tokens.lowerBound > index + 1
    }
    return ClauseWords.arriving.end(tokens, at: index, end: own.tokens.lowerBound)
      == own.tokens.lowerBound
  }
}
