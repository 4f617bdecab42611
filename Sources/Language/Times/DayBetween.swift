extension Cursor {
  /// Whether a day just read is for the to-do that follows, though a clock time stands before it.
  ///
  /// In "monday I see the dentist at 8 tuesday I need to shop" the first to-do has a day of its
  /// own, and the second begins right here. `start` is where the clock time began.
  func beginsNext(at end: Int, from start: Int) -> Bool {
    var behind = self
    behind.index = end
    guard let next = behind.ahead(), next.isWord else { return false }
    if behind.isAtSubject || behind.isAtPlainVerb { return isDaySaid(before: start) }
    // "monday dentist at 9 tuesday swimming at 6": here each day goes before what is on it.
    return !FunctionWords.all.contains(next.text) && next.opening == [] && isDayFirst(before: start)
  }

  /// "I need to", "we have to".
  private var isAtSubject: Bool {
    isAt("i", "we") && Openers.end(tokens, at: index, end: end) != nil
  }

  private var isAtPlainVerb: Bool {
    guard let word = ahead()?.text else { return false }
    return Verbs.strong.contains(word) && !Verbs.nounLike.contains(word)
  }

  /// Nobody's to-do is longer than this.
  private static let farthest = 24

  /// Whether the sentence begins with a day.
  private func isDayFirst(before start: Int) -> Bool {
    var first = start
    while first > max(0, start - Cursor.farthest), tokens[first - 1].kind != .lineBreak,
      !tokens[first - 1].isMark("."), !tokens[first - 1].isMark(";")
    {
      first -= 1
      if tokens[first].facts.weekday != nil,
        first == 0 || !tokens[first - 1].isWord
          || OpenerWords.greetings.end(tokens, at: first - 1, end: first) != nil
      {
        return true
      }
    }
    return false
  }

  /// Whether a day was said before in the same sentence.
  private func isDaySaid(before start: Int) -> Bool {
    for index in (max(0, start - Cursor.farthest)..<start).reversed() {
      let token = tokens[index]
      if token.kind == .lineBreak || token.isMark(".") { return false }
      if token.facts.weekday != nil || token.text == "tomorrow" || token.text == "today" {
        return true
      }
    }
    return false
  }
}
