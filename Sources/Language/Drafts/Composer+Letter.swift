/// What a letter has around its text: "Dear Anna, ... Best regards, Tom".
extension Composer {
  /// Takes a greeting, a closing line or the name below it for what they are.
  mutating func isLetterWords(_ reading: ClauseReading) -> Bool {
    let range = reading.clause.range
    let words = range.filter { tokens[$0].isSpoken }
    guard let first = words.first, let last = words.last, words.count < 6, reading.time == nil,
      !words.contains(where: { tokens[$0].isQuoted })
    else {
      isSigned = false
      return false
    }
    let isGreeting =
      reading.clause.beginsSentence && words.count < 5
      && (tokens[first].text == "dear" && endsLine(behind: last)
        || tokens[first].text.isOne(of: "hi", "hello", "hey") && isAlone(behind: last))
    let isClosing =
      reading.clause.beginsSentence && hasLines
      && ChatterWords.signOffs.end(tokens, at: first, end: last + 1) == last + 1
      && endsLine(behind: last)
    let isName = isSigned && words.count < 4 && endsLine(behind: last)
    isSigned = isClosing || isName
    guard isGreeting || isClosing || isName else { return false }
    remarks.append(.leftOut(self.words(first..<last + 1)))
    return true
  }

  /// Whether nothing but a comma stands between a word and the end of its line.
  private func isAlone(behind index: Int) -> Bool {
    let next = index + 1 < tokens.count && tokens[index + 1].isMark(",") ? index + 2 : index + 1
    return next < tokens.count && tokens[next].kind == .lineBreak
  }

  /// Whether a comma or the end of the line stands behind a word.
  private func endsLine(behind index: Int) -> Bool {
    let next = index + 1
    return next >= tokens.count || tokens[next].isMark(",") || tokens[next].kind == .lineBreak
      || tokens[next].isMark(".") || tokens[next].isMark("!")
  }
}
