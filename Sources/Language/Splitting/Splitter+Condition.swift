extension Splitter {
  /// The preface of a clause, and where its to-do can begin at the earliest.
  func preface(from start: Int) -> (kind: Clause.Preface, earliest: Int)? {
    var index = start
    while index < tokens.count, !tokens[index].isQuoted,
      let end = OpenerWords.greetings.end(tokens, at: index, end: tokens.count),
      ClauseWords.conditions.end(tokens, at: index, end: tokens.count) == nil
    {
      index = end
    }
    if let end = everySeconds(at: index) { return (.condition, end) }
    guard index < tokens.count, time(at: index) == nil,
      PriorityWords.all.match(tokens, at: index, end: tokens.count).map({ $0.end - index < 2 })
        ?? true
    else { return nil }
    if let end = ClauseWords.conditions.end(tokens, at: index, end: tokens.count),
      end < tokens.count
    {
      guard !JoiningWords.questions.contains(tokens[end].text) else { return nil }
      let isWhole = [
        "bed", "breakfast", "dark", "dawn", "dinner", "dusk", "home", "light", "lunch", "school",
        "payday", "sunrise", "sunset", "work",
      ].contains(tokens[end - 1].text)
      return (.condition, isWhole ? end : end + 1)
    }
    guard tokens[index].text == "for", index + 2 < tokens.count,
      ["the", "my", "our"].contains(tokens[index + 1].text), tokens[index + 2].isSpoken
    else { return nil }
    return (.purpose, index + 3)
  }

  /// "every 30 seconds": no repeat is that close, and the words stay.
  private func everySeconds(at index: Int) -> Int? {
    guard index + 3 < tokens.count, tokens[index].text.isOne(of: "every", "each"),
      tokens[index + 1].isNumber || tokens[index + 1].facts.cardinal != nil,
      tokens[index + 2].facts.unit == .second, time(at: index) == nil
    else { return nil }
    return index + 3
  }

  /// Where the to-do behind such words begins, if it begins here.
  ///
  /// It takes somebody's asking ("remind me to", "I need to"), or a pause and a verb.
  func todo(behind kind: Clause.Preface, at index: Int) -> Int? {
    let isPause = tokens[index].isMark(",")
    let next = isPause ? index + 1 : index
    guard next < tokens.count, tokens[next].isWord, !tokens[next].isQuoted else { return nil }
    if let end = Openers.end(tokens, at: next, end: tokens.count), end - next >= 2 {
      return isPause || !OpenerWords.binding.contains(tokens[index - 1].text) ? next : nil
    }
    guard kind == .condition else { return nil }
    if isPause { return isVerb(at: skipTimes(next), isJoined: true) ? next : nil }
    guard !Verbs.binding.contains(tokens[index - 1].text) else { return nil }
    return isVerb(at: index, isJoined: false) || isLastVerb(index) ? index : nil
  }

  /// "when I get home unpack": a verb that nothing follows.
  func isLastVerb(_ index: Int) -> Bool {
    let word = tokens[index].text
    guard Verbs.strong.contains(word), !Verbs.nounLike.contains(word) else { return false }
    return index + 1 == tokens.count || isSentenceEnd(index + 1)
  }

  /// "and if they don't answer email them", "and while i'm there get plasters".
  func isCondition(at index: Int) -> Bool {
    guard ["if", "while", "when", "once"].contains(tokens[index].text), index + 2 < tokens.count,
      let end = ClauseWords.conditions.end(tokens, at: index, end: tokens.count),
      end < tokens.count,
      Chatter.opensTalk(tokens[end - 1]) || Chatter.opensTalk(tokens[end])
    else { return false }
    return (end..<min(end + 8, tokens.count)).contains {
      !isSentenceEnd($0) && todo(behind: .condition, at: $0) != nil
    }
  }
}
