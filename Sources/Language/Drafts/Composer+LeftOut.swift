import Model

/// Words that are part of no to-do: nothing that was said may vanish without a word.
struct LeftOut: Sendable {
  /// What waits for the to-do behind it in the same sentence.
  fileprivate var waiting: [String] = []
  /// A time said alone that no to-do has taken so far.
  var time: Range<Int>?
}

extension Composer {
  /// Keeps what a clause says that made no to-do.
  ///
  /// A fact that stands in one sentence with a to-do, and whatever holds a number or a time to
  /// come, becomes a note of the nearest to-do; all else is told.
  mutating func leave(_ reading: ClauseReading) {
    let range = reading.clause.range
    guard let words = content(of: range) else { return }
    if !reading.clause.beginsSentence, !drafts.isEmpty {
      note(words, onDraft: drafts.count - 1)
    } else if isGoingOn(behind: range) {
      leftOut.waiting.append(words)
    } else if isFact(reading) {
      if drafts.isEmpty {
        leftOut.waiting.append(words)
      } else {
        note(words, onDraft: drafts.count - 1)
      }
    } else {
      remarks.append(.leftOut(words))
    }
  }

  /// Notes on the to-dos of a clause what was said ahead of them.
  mutating func noteWhatWaits(on made: Range<Int>) {
    guard !leftOut.waiting.isEmpty, let first = made.first else { return }
    let waiting = leftOut.waiting
    leftOut.waiting = []
    for words in waiting { note(words, onDraft: first) }
  }

  /// Notes a time that was said alone, for the to-dos behind it.
  mutating func tellTime(_ range: Range<Int>) {
    tellTimeNotTaken()
    leftOut.time = range
  }

  /// Tells a time that was said alone, and that no to-do can take any more.
  mutating func tellTimeNotTaken() {
    if let time = leftOut.time { remarks.append(.leftOut(words(time))) }
    leftOut.time = nil
  }

  /// Tells what nothing has taken in the end.
  mutating func tellWhatIsLeft() {
    tellTimeNotTaken()
    for words in leftOut.waiting { remarks.append(.leftOut(words)) }
    leftOut = LeftOut()
  }

  private mutating func note(_ words: String, onDraft index: Int) {
    drafts[index].notes = [drafts[index].notes, DraftTitle.capitalized(words)]
      .compactMap { $0 }.joined(separator: "\n")
  }

  /// Whether a to-do follows in the same sentence: "the code is 4711, so call Ann".
  private func isGoingOn(behind range: Range<Int>) -> Bool {
    guard range.upperBound < tokens.count else { return false }
    return tokens[range.upperBound].isMark(",") || tokens[range.upperBound].isWord
  }

  /// Whether a clause holds what cannot be guessed again: a number, or a time to come.
  private func isFact(_ reading: ClauseReading) -> Bool {
    reading.clause.range.contains { tokens[$0].isNumber }
      || reading.clause.times.contains { $0.isFirm && !$0.meaning.isPast }
  }

  /// The words of a stretch as they were said, if they say anything.
  private func content(of range: Range<Int>) -> String? {
    var start = range.lowerBound
    while start < range.upperBound {
      if !tokens[start].isSpoken {
        start += 1
      } else if let end = ChatterWords.silent.end(tokens, at: start, end: range.upperBound)
        ?? OpenerWords.greetings.end(tokens, at: start, end: range.upperBound)
      {
        start = end
      } else {
        break
      }
    }
    let isSaying = (start..<range.upperBound).contains { index in
      tokens[index].isSpoken && !FunctionWords.all.contains(tokens[index].text)
        && !ChatterWords.interjections.contains(tokens[index].text)
    }
    guard isSaying, let last = range.last(where: { tokens[$0].isSpoken }) else { return nil }
    return words(start..<last + 1)
  }
}
