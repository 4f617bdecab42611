/// A text of a recogniser with a full stop where a pause ends a sentence.
///
/// `pauses` are numbers of words, as blanks part them, before each. People pause within a sentence,
/// too: a pause ends one only where what is before it is whole, and what is behind it says no more
/// than when, how often or how much it matters, or begins with what is to be done.
package func punctuated(_ text: String, pauses: [Int]) -> String {
  guard !pauses.isEmpty else { return text }
  var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
  for pause in Set(pauses).sorted(by: >) where words.indices.contains(pause) && pause > 0 {
    // Later ones have been decided, so what is behind this one ends where they say.
    let before = words[..<pause].joined(separator: " ")
    let whole = words.joined(separator: " ")
    let reader = PauseReader(TokenizedText(whole).tokens, at: before.unicodeScalars.count)
    if reader.endsSentence { words[pause - 1] += "." }
  }
  return words.joined(separator: " ")
}

/// Judges a pause by the words around it.
private struct PauseReader {
  private let tokens: [Token]
  /// The first token behind the pause.
  private let index: Int

  /// `offset` is where the word before the pause ends, in Unicode scalars.
  init(_ tokens: [Token], at offset: Int) {
    self.tokens = tokens
    index = tokens.firstIndex { $0.range.lowerBound >= offset } ?? tokens.count
  }

  var endsSentence: Bool {
    guard index > 0, index < tokens.count, tokens[index].isSpoken, isWholeBefore else {
      return false
    }
    let times = Scan.times(in: tokens, 0..<tokens.count)
    // "friday, at nine" is one time.
    guard !times.contains(where: { $0.tokens.lowerBound < index && index < $0.tokens.upperBound })
    else { return false }
    return Fragments.isFragment(behind: index, of: tokens) || beginsTodo(times)
  }

  /// Whether what is before the pause wants nothing behind it.
  private var isWholeBefore: Bool {
    let last = tokens[index - 1]
    guard last.isSpoken, !last.isQuoted else { return false }
    if JoiningWords.pauseEnds.contains(last.text) { return true }
    return !FunctionWords.all.contains(last.text) && !Verbs.determiners.contains(last.text)
  }

  private func beginsTodo(_ times: [TimeMatch]) -> Bool {
    if let end = Openers.end(tokens, at: index, end: tokens.count), end > index { return true }
    return Splitter(tokens, times: times).isVerb(at: index, isJoined: false)
  }
}
