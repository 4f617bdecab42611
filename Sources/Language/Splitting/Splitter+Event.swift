extension Splitter {
  /// "church sunday at eleven": a thing with a time of its own behind a thing with a time.
  func isEvent(at first: Int, clauseStart: Int) -> Bool {
    let token = tokens[first]
    if isTimed(at: first, clauseStart: clauseStart) || isTimedAgain(at: first, clauseStart)
      || isDose(at: first, clauseStart: clauseStart) || isDayAgain(at: first, clauseStart)
    {
      return true
    }
    guard token.isWord,
      !FunctionWords.all.contains(token.text) || ["my", "the", "a"].contains(token.text),
      hasFirmTime(clauseStart..<first)
    else { return false }
    var index = first
    while index < min(tokens.count, first + 24), !isSentenceEnd(index), !tokens[index].isMark(",") {
      if let time = time(at: index) { return index > first && time.isFirm }
      if index > first {
        if isVerb(at: index, isJoined: false) { return false }
        if tokens[index].text != "and", connectiveEnd(at: index) != nil { return false }
      }
      index += 1
    }
    return false
  }

  /// "dentist, monday 3 pm, bring the card": a time between two commas is that of the to-do before it,
  /// where that has none.
  func isTimeOfIts(_ next: Int, joinedAt index: Int, _ clauseStart: Int) -> Bool {
    guard tokens[index].isMark(","), next == index + 1, let time = time(at: next), time.isFirm,
      time.meaning.bound == .at, !hasFirmTime(0..<index), hasContent(clauseStart..<index)
    else { return false }
    var end = time.tokens.upperBound
    while let more = self.time(at: min(end, tokens.count - 1)), more.tokens.lowerBound == end {
      end = more.tokens.upperBound
    }
    return end < tokens.count && tokens[end].isMark(",")
  }

  /// "2 pm call, 3 pm gym": who began with a clock time goes on with the next.
  private func isTimed(at first: Int, clauseStart: Int) -> Bool {
    guard let own = time(before: first), own.meaning.clock != nil, tokens[first].isWord,
      !FunctionWords.all.contains(tokens[first].text), own.tokens.lowerBound > clauseStart
    else { return false }
    let content = contentStart(clauseStart..<first)
    guard content > clauseStart, let earlier = time(at: content - 1), earlier.meaning.clock != nil
    else { return false }
    return tokens[own.tokens.lowerBound - 1].isMark(",") && own.tokens != earlier.tokens
  }

  /// "dentist at 3 and at half five gym": a clock time more, and what is on then.
  private func isTimedAgain(at first: Int, _ clauseStart: Int) -> Bool {
    guard let own = time(before: first), own.meaning.clock != nil, own.meaning.day == nil,
      own.tokens.lowerBound > clauseStart, tokens[own.tokens.lowerBound - 1].text == "and",
      tokens[first].isWord, !FunctionWords.all.contains(tokens[first].text)
    else { return false }
    return (clauseStart..<own.tokens.lowerBound).contains { time(at: $0)?.meaning.clock != nil }
      && hasContent(clauseStart..<own.tokens.lowerBound)
  }

  /// "call mum thursday, friday gym, saturday swim": another day ahead of another thing.
  private func isDayAgain(at first: Int, _ clauseStart: Int) -> Bool {
    guard let own = time(before: first), own.meaning.day != nil || own.meaning.isRepeating,
      own.lead == nil,
      own.tokens.lowerBound > clauseStart, tokens[own.tokens.lowerBound - 1].isMark(","),
      tokens[first].isWord, !FunctionWords.all.contains(tokens[first].text)
    else { return false }
    let before = clauseStart..<own.tokens.lowerBound
    return hasContent(before)
      && before.contains { index in
        guard let time = time(at: index), time.isFirm else { return false }
        return time.meaning.day != nil || time.meaning.isRepeating && own.meaning.isRepeating
      }
  }

  /// "take 2 pills at 8 and 1 pill at 20": so many of it at another time.
  private func isDose(at first: Int, clauseStart: Int) -> Bool {
    guard tokens[first].isNumber || tokens[first].facts.cardinal != nil, first + 2 < tokens.count,
      time(at: first) == nil, tokens[first + 1].isWord, hasFirmTime(clauseStart..<first)
    else { return false }
    if isDoseOfOtherDays(first, behind: clauseStart..<first) { return true }
    return (first + 2..<min(first + 5, tokens.count)).contains {
      time(at: $0)?.meaning.clock != nil && time(at: $0)?.tokens.lowerBound == $0
    }
  }

  /// "75 on weekdays and 100 at the weekend": so many of it on other days.
  private func isDoseOfOtherDays(_ first: Int, behind range: Range<Int>) -> Bool {
    let own = (first + 1..<min(first + 4, tokens.count)).lazy.compactMap { time(at: $0) }.first
    guard let own, own.tokens.lowerBound > first, own.meaning.isOfOtherDays else { return false }
    return range.contains { time(at: $0)?.meaning.isRepeating == true }
      && range.contains { tokens[$0].isNumber || tokens[$0].facts.cardinal != nil }
  }

  /// "40 mg for 3 days then 20 mg for 3 days then stop": one course of a medicine.
  func isDoseMore(_ first: Int, joinedAt index: Int, clauseStart: Int) -> Bool {
    guard (index..<first).contains(where: { tokens[$0].text == "then" }),
      (clauseStart..<index).contains(where: {
        tokens[$0].isNumber || tokens[$0].facts.cardinal != nil
      })
    else { return false }
    if tokens[first].text == "stop" {
      return first + 1 == tokens.count || !tokens[first + 1].isSpoken
    }
    return (tokens[first].isNumber || tokens[first].facts.cardinal != nil)
      && time(at: first)?.meaning.clock == nil
  }
}
