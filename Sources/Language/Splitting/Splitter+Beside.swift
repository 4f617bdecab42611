/// Words beside a to-do that begin none, or that one begins behind.
extension Splitter {
  /// "#12 fix the door", "ticket 4711 reply to Jo": what stands before it is its number, and no to-do.
  func isNumbered(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { tokens[$0].isNumber }), time(before: range.upperBound) == nil
    else { return false }
    let words = range.filter { tokens[$0].isWord }
    let isNamed =
      words.count == 1 && words[0] == range.lowerBound
      && TimeFilterWords.labels.contains(tokens[words[0]].text)
    return (words.isEmpty || isNamed) && range.allSatisfy { !tokens[$0].isQuoted }
  }

  /// "(optional) clean the car": what stands in brackets is said of the to-do behind it.
  func isBracketed(_ range: Range<Int>) -> Bool {
    range.count > 2 && tokens[range.lowerBound].isMark("(")
      && tokens[range.upperBound - 1].isMark(")")
      && !range.dropLast().contains { tokens[$0].isMark(")") }
  }

  /// "call at 3pm XYT tomorrow": letters right behind a clock time name a zone rather than something
  /// to do, unless they have a clock time of their own.
  func isZone(at index: Int) -> Bool {
    guard tokens[index].isCapitals, !Verbs.isVerb(tokens[index].text),
      time(before: index)?.meaning.clock != nil
    else { return false }
    guard index + 1 < tokens.count, tokens[index + 1].isSpoken else { return true }
    return time(at: index + 1).map { $0.meaning.clock == nil } ?? false
  }

  /// "drinks fri with Tom and Jerry 7pm": one more of those that somebody meets.
  func isCompanion(_ first: Int, joinedAt index: Int) -> Bool {
    guard tokens[index].text == "and", first == index + 1, first + 1 < tokens.count,
      time(at: first + 1)?.tokens.lowerBound == first + 1
    else { return false }
    return (max(0, index - 2)..<index).contains {
      tokens[$0].text == "with" && ($0..<index).allSatisfy { timeIndex[$0] < 0 }
    }
  }

  /// "we are low on milk, shop at 5": behind talk a verb with a time of its own is what to do.
  func isOrder(at index: Int, behind range: Range<Int>) -> Bool {
    let begin = contentStart(range)
    guard begin < range.upperBound, Verbs.isVerb(tokens[index].text), index + 1 < tokens.count,
      !hasFirmTime(range), time(at: index + 1)?.tokens.lowerBound == index + 1,
      time(at: index + 1)?.isFirm == true
    else { return false }
    return ChatterWords.subjects.contains(tokens[begin].text)
      || range.dropFirst().contains { Chatter.tells(tokens[$0]) }
  }
}
