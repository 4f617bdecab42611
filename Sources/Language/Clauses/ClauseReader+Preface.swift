extension ClauseReader {
  /// "when I get home" goes behind the title, "for the party" becomes a note.
  func readPreface(_ reading: inout ClauseReading) {
    guard let preface = reading.clause.preface,
      reading.kept.contains(where: { tokens[$0].isSpoken })
    else { return }
    let words = preface.words.filter { index in
      !(tokens[index].isMark(",") && index == preface.words.upperBound - 1)
        && !reading.timeTokens.contains { $0.contains(index) }
        && !(reading.list?.range.contains(index) ?? false)
    }
    let begin =
      words.firstIndex { index in
        OpenerWords.greetings.end(tokens, at: index, end: preface.words.upperBound) == nil
          || ClauseWords.conditions.end(tokens, at: index, end: tokens.count) != nil
      } ?? words.startIndex
    switch preface.kind {
    case .condition: reading.kept += words[begin...]
    case .purpose:
      guard reading.notes == nil else { return }
      reading.notes = preface.words.lowerBound..<preface.words.upperBound
      reading.noteWords = reading.notes
    }
  }
}
