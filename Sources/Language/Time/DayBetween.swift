extension Cursor {
  /// Whether a day just read is for the to-do that follows, though a clock time stands before it.
  ///
  /// In "monday I see the dentist at 8 tuesday I need to shop" the first to-do has a day of its own,
  /// and the second begins right here. `start` is where the clock time began.
  func beginsNext(at end: Int, from start: Int) -> Bool {
    var behind = self
    behind.index = end
    guard behind.ahead()?.isWord == true, behind.isAtSubject || behind.isAtPlainVerb
    else { return false }
    return isDaySaid(before: start)
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
