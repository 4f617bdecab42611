extension Splitter {
  /// Words behind which the parts of a to-do follow.
  private static let bridges = PhraseTable(
    """
    which means / that means / for that i need to / for this i need to / for which i need to
    for that i have to / this means / which involves / the steps are / with the steps
    with subtasks / subtasks / with the subtasks / sub tasks / to do that i need to
    """
  )

  /// Where the parts begin: behind "which means", or "hiking - pack gear, check weather".
  func nesting(at index: Int, clauseStart: Int, isNested: Bool) -> (end: Int, isHeading: Bool)? {
    guard index > clauseStart, !isNested, hasContent(clauseStart..<index) else { return nil }
    let begin = tokens[index].isMark(",") ? index + 1 : index
    if begin < tokens.count, let end = Splitter.bridges.end(tokens, at: begin, end: tokens.count),
      end < tokens.count
    {
      return (end < tokens.count && tokens[end].isMark(":") ? end + 1 : end, false)
    }
    guard index + 1 < tokens.count, isBridgeMark(index), index - clauseStart <= 8 else {
      return nil
    }
    if tokens[index].isMark(":"), hasDash(after: index) { return (index + 1, true) }
    guard !isWrapping(clauseStart..<index), isListed(from: index + 1) else { return nil }
    return (index + 1, false)
  }

  /// A dash between spaces, or a colon before one.
  private func isBridgeMark(_ index: Int) -> Bool {
    let token = tokens[index]
    let isOpen = !tokens[index + 1].isGlued
    if token.isMark(":") { return isOpen }
    return isOpen && !token.isGlued
      && (token.isMark("-") || token.isMark("\u{2013}") || token.isMark("\u{2014}"))
  }

  private func hasDash(after index: Int) -> Bool {
    var next = index + 1
    while next + 1 < min(tokens.count, index + 40), !isSentenceEnd(next) {
      if !tokens[next].isMark(":"), isBridgeMark(next) { return isListed(from: next + 1) }
      next += 1
    }
    return false
  }

  /// "remind me: ..." and "urgent: ..." wrap a to-do; they are none.
  private func isWrapping(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return Openers.end(tokens, at: start, end: range.upperBound) == range.upperBound
      || Priorities.table.match(tokens, at: start, end: range.upperBound) != nil
      || tokens[range.upperBound - 1].text == "list"
      || ["todo", "note", "notes", "details", "tasks", "reminder"].contains(
        tokens[range.upperBound - 1].text
      )
      || range.contains { timeIndex[$0] >= 0 && time(at: $0)?.tokens == range }
  }

  /// Whether several things are listed here: "pack gear, check weather", "milk and eggs".
  private func isListed(from start: Int) -> Bool {
    var index = start
    var parts = 1
    while index < min(tokens.count, start + 60), !isSentenceEnd(index) {
      if let time = time(at: index) {
        index = time.tokens.upperBound
        continue
      }
      if tokens[index].isMark(",") { parts += 1 }
      index += 1
    }
    return parts > 1
  }

  /// Among parts every comma and "and" divides, and so do verbs without an object.
  func nestedCut(at index: Int, clauseStart: Int) -> Cut? {
    guard index > clauseStart else { return nil }
    if let next = connectiveEnd(at: index) {
      guard next < tokens.count, hasContent(clauseStart..<index) else { return nil }
      return Cut(end: index, next: next, resume: next)
    }
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    let isVerb =
      Verbs.isVerb(tokens[index].text) && isBareVerb(clauseStart..<index)
      && (after == "and" || Verbs.isVerb(after) || isVerb(at: index, isJoined: false))
    return isVerb ? Cut(end: index, next: index, resume: index) : nil
  }
}
