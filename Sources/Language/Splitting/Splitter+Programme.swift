extension Splitter {
  /// "on monday call Ann on tuesday email Bob", "monday gym tuesday swim": who begins with the time
  /// says each time ahead of what is to be done then.
  ///
  /// The two times are of one kind, days or clocks: "tomorrow call Ann at 5 email Bob" has one of
  /// each for the first to-do.
  func isNextInProgramme(_ index: Int, _ clauseStart: Int) -> Bool {
    guard let time = time(before: index), leadsOn(time), tokens[index].isWord,
      time.tokens.lowerBound > clauseStart, isEventBefore(clauseStart, index)
    else { return false }
    let ahead = clauseStart..<time.tokens.lowerBound
    let content = contentStart(ahead)
    guard
      let first = (clauseStart..<content).lazy.compactMap({ self.time(at: $0) }).first,
      isSameKind(first, time)
    else { return false }
    if isStatement(index), !JoiningWords.subordinate.contains(tokens[ahead.upperBound - 1].text) {
      return true
    }
    // "today plan friday dinner" is one; "10 am interview 2 pm lunch" are two, and so are "tuesday
    // swim wednesday yoga" behind another one.
    let isThing =
      !Verbs.isVerb(tokens[content].text)
      || content + 1 == ahead.upperBound && (hasHour(time) || hasFirmTime(0..<clauseStart))
      || first.tokens.lowerBound == clauseStart && hasHour(time) && hasFirmTime(0..<clauseStart)
    guard !isThing else {
      return !FunctionWords.all.contains(tokens[index].text)
    }
    return isVerb(at: index, isJoined: true) || isLastVerb(index)
  }

  /// "wednesday is the recital", "friday we leave": what a day that was named brings.
  private func isStatement(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    switch tokens[index].text {
    case "is": return true
    case "we", "i": return Verbs.isVerb(tokens[index + 1].text)
    case "we're", "i'm": return tokens[index + 1].text.hasSuffix("ing")
    default: return false
    }
  }

  /// Whether a time can stand ahead of its to-do; "by friday" and "for friday" stand behind it.
  private func leadsOn(_ time: TimeMatch) -> Bool {
    guard time.isFirm, time.meaning.bound == .at else { return false }
    return time.lead != "for" && time.lead != "about"
  }

  private func isSameKind(_ one: TimeMatch, _ other: TimeMatch) -> Bool {
    if one.meaning.isRepeating || other.meaning.isRepeating {
      return one.meaning.isRepeating && other.meaning.isRepeating
    }
    return one.meaning.day != nil && other.meaning.day != nil || hasHour(one) && hasHour(other)
      || one.meaning.offset != nil && other.meaning.offset != nil
  }

  private func hasHour(_ time: TimeMatch) -> Bool {
    time.meaning.clock != nil || time.meaning.part == .noon || time.meaning.part == .midnight
  }

  /// Whether the time right before a place has something of its own to tell the time of.
  func isEventBefore(_ start: Int, _ index: Int) -> Bool {
    guard let time = time(before: index) else { return false }
    // "the christmas lights": what they are for.
    if case .holiday = time.meaning.day, time.lead == nil, time.meaning.clock == nil {
      return false
    }
    let before = time.tokens.lowerBound - 1
    // "send it to tuesday morning stores": a preposition waits for its object.
    guard before >= start, !TimeFilterWords.determiners.contains(tokens[before].text),
      !["to", "with", "of", "about", "from"].contains(tokens[before].text)
    else { return false }
    // "visit tuesday morning stores": the verb waits for its object.
    return hasContent(start..<time.tokens.lowerBound)
      && !(isBareVerb(start..<time.tokens.lowerBound)
        && Verbs.isTransitive(tokens[before].text))
  }
}
