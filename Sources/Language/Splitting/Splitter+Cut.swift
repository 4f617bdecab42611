import Model

extension Splitter {
  /// Whether a to-do ends at this place and another begins.
  func cut(at index: Int, clauseStart: Int) -> Cut? {
    guard index > clauseStart, !isInsideNumber(index), !isPriority(clauseStart..<index),
      !isPriority(contentStart(clauseStart..<index)..<index), !isList(clauseStart..<index),
      !isPriorityAside(at: index)
    else { return nil }
    if let next = connectiveEnd(at: index) {
      guard next < tokens.count, !isTimeOfIts(next, joinedAt: index, clauseStart),
        starts(at: next, joinedAt: index, clauseStart: clauseStart)
      else { return nil }
      return Cut(end: index, next: next, resume: skipTimes(next))
    }
    guard hasContent(clauseStart..<index), startsUnjoined(at: index, clauseStart: clauseStart)
    else { return nil }
    // "right, today I need to ...": nothing was said yet but a greeting and a time.
    guard hasContent(contentStart(clauseStart..<index)..<index) else { return nil }
    let begin = leadingTime(before: index, clauseStart: clauseStart) ?? index
    return Cut(end: begin, next: begin, resume: index)
  }

  /// Whether a request ends the to-do at hand: "dentist at 10, remind me an hour before".
  ///
  /// Where that has a time already, one behind the request is when to speak up, and is read apart.
  private func closes(_ start: Int, _ end: Int, clauseStart: Int) -> Bool {
    guard Openers.closes(tokens, start, end) else { return false }
    guard hasFirmTime(clauseStart..<start) else { return true }
    var index = end
    if index > 0, ["on", "for"].contains(tokens[index - 1].text) { index -= 1 }
    guard index < tokens.count, let time = time(at: index), time.isFirm else { return true }
    var cursor = Cursor(tokens, at: index)
    return cursor.lead() != nil || time.meaning.repeats != nil
  }

  /// "someday", "no rush but", "low priority:": how much it matters comes before what is to be
  /// done.
  private func isPriority(_ range: Range<Int>) -> Bool {
    guard range.count <= 6,
      var end = PriorityWords.all.match(tokens, at: range.lowerBound, end: range.upperBound)?.end
    else { return false }
    while end < range.upperBound, !tokens[end].isSpoken || tokens[end].text == "but" { end += 1 }
    return end == range.upperBound
  }

  /// "on my work list: call Ann": where it goes comes before what is to be done.
  private func isList(_ range: Range<Int>) -> Bool {
    let start = contentStart(range)
    guard let end = ListPhrase.end(tokens, at: start, end: range.upperBound) else { return false }
    return (end..<range.upperBound).allSatisfy { !tokens[$0].isSpoken }
  }

  /// "call Ann, mark it as important, tomorrow": how much the to-do at hand matters.
  private func isPriorityAside(at index: Int) -> Bool {
    var start = index
    while start < tokens.count, tokens[start].isMark(",") || tokens[start].text == "and" {
      start += 1
    }
    guard
      let end = PriorityWords.all.match(tokens, at: start, end: tokens.count)?.end
    else { return false }
    // "top priority, tonight", but not "important call to Ann".
    return end == tokens.count || !tokens[end].isSpoken || time(at: end)?.tokens.lowerBound == end
  }

  /// "one hundred and twenty": a number goes on behind its "and".
  private func isInsideNumber(_ index: Int) -> Bool {
    tokens[index].text == "and" && index + 1 < tokens.count
      && ["hundred", "thousand"].contains(tokens[index - 1].text)
      && tokens[index + 1].facts.cardinal != nil
  }

  /// Where a comma or connective and those after it end.
  func connectiveEnd(at index: Int) -> Int? {
    var end = index
    if tokens[end].isMark(",") { end += 1 }
    for _ in 0..<6 {
      // "and next week call Alice": a time.
      if end < tokens.count, let time = time(at: end), time.tokens.lowerBound == end,
        tokens[end].text == "next"
      {
        break
      }
      guard var next = JoiningWords.connectives.end(tokens, at: end, end: tokens.count) else {
        break
      }
      if next - end > 1, tokens[next - 1].text == "next", time(at: next - 1) != nil { next -= 1 }
      end = next
      if end < tokens.count, tokens[end].isMark(",") { end += 1 }
    }
    return end > index ? end : nil
  }

  /// Whether a to-do begins behind a comma or connective.
  private func starts(at next: Int, joinedAt index: Int, clauseStart: Int) -> Bool {
    let first = skipTimes(next)
    guard first < tokens.count else { return false }
    if let end = Openers.end(tokens, at: first, end: tokens.count) {
      // "call and make an appointment": the verb before waits for what is asked there.
      if isBareVerb(clauseStart..<index), hasContent(clauseStart..<index),
        Openers.isMaker(tokens[first])
      {
        return false
      }
      // "dentist at 10, remind me an hour before" asks for no second one.
      return !hasContent(clauseStart..<index) || !closes(first, end, clauseStart: clauseStart)
    }
    if isRemark(at: first) { return true }
    if tokens[next - 1].isMark(","), isStatement(at: next) { return true }
    if tokens[next - 1].isMark(","), isOrder(at: first, behind: clauseStart..<index) { return true }
    if isSomebodysNeed(at: first) || isPriorityBeforeTodo(at: first) || isCondition(at: first) {
      return true
    }
    if isDoseMore(first, joinedAt: index, clauseStart: clauseStart) { return false }
    if Connectives.isFresh(tokens, index..<next), tokens[first].isSpoken,
      !["than", "is", "was"].contains(tokens[first].text)
    {
      return true
    }
    if endsWithList(clauseStart..<index), tokens[first].isSpoken { return true }
    // "first hoover second wash up".
    if tokens[next - 1].text.isOne(of: "second", "third", "secondly"),
      Verbs.strong.contains(tokens[first].text),
      tokens[..<index].contains(where: { $0.text.isOne(of: "first", "firstly", "things") })
    {
      return true
    }
    if Verbs.isVerb(tokens[first].text), isRowOfVerbs(around: first) { return true }
    if isVerb(at: first, isJoined: true) && !isThingMore(first, behind: clauseStart..<index)
      || isUnknownVerb(at: first, behind: clauseStart..<index)
    {
      return !isBareVerb(clauseStart..<index) && !isErrand(clauseStart..<index, first)
    }
    return isEvent(at: first, clauseStart: clauseStart) && !isBareVerb(clauseStart..<index)
      && !isCompanion(first, joinedAt: index)
  }

  /// "call Ann, the code is 4711", "..., they moved to room 12": a fact beside what is to be done.
  private func isStatement(at index: Int) -> Bool {
    guard tokens[index].isWord, !tokens[index].isQuoted, !Verbs.isVerb(tokens[index].text),
      time(at: index) == nil
    else { return false }
    let isSubject =
      ChatterWords.subjects.contains(tokens[index].text) || tokens[index].text.hasSuffix("'s")
    let isNamed = Verbs.determiners.contains(tokens[index].text) || isSubject
    let words = (index + 1..<min(index + (isNamed ? 8 : 2), tokens.count))
    let end = words.first { !tokens[$0].isSpoken } ?? words.upperBound
    if ["they", "he", "she", "it", "we"].contains(tokens[index].text), index + 1 < end {
      return true
    }
    return (index + 1..<end).contains {
      ClauseWords.beingWords.contains(tokens[$0].text)
        || ["has", "have", "was", "were", "had"].contains(tokens[$0].text)
    }
      && (isNamed || !FunctionWords.all.contains(tokens[index].text))
  }

  /// "and no rush clear the loft": how much it matters, told before what is to be done.
  private func isPriorityBeforeTodo(at index: Int) -> Bool {
    guard let end = PriorityWords.all.match(tokens, at: index, end: tokens.count)?.end,
      end < tokens.count, end - index > 1 || tokens[index].text.isOne(of: "someday", "urgently")
    else { return false }
    var next = end
    while next < tokens.count, tokens[next].isMark(",") || tokens[next].text == "but" { next += 1 }
    return next < tokens.count
      && (isVerb(at: next, isJoined: true) || hasClearObject(next)
        || Openers.end(tokens, at: next, end: tokens.count) != nil)
  }

  /// "and the hoover needs a new filter", "and he wants me to bring cake", "and somebody has to
  /// call".
  private func isSomebodysNeed(at index: Int) -> Bool {
    guard tokens[index].isWord, !tokens[index].isQuoted else { return false }
    let isPerson = JoiningWords.somebody.contains(tokens[index].text)
    guard isPerson || ["the", "my", "our"].contains(tokens[index].text) else { return false }
    return (index + 1..<min(index + (isPerson ? 3 : 5), tokens.count)).contains {
      ["needs", "wants", "has"].contains(tokens[$0].text)
        || !isPerson && $0 > index + 1 && ["need", "want"].contains(tokens[$0].text)
    }
  }

  /// "on the target list, hammer ...": what comes behind a list is for another one.
  private func endsWithList(_ range: Range<Int>) -> Bool {
    guard let last = range.last, tokens[last].text == "list" else { return false }
    return range.dropLast().contains { Verbs.isVerb(tokens[$0].text) }
  }

  /// Whether a to-do begins with nothing before it to say so.
  private func startsUnjoined(at index: Int, clauseStart: Int) -> Bool {
    let token = tokens[index]
    guard token.isWord, !isInNotes(index, clauseStart), !isHeaded(index),
      !isInRemark(index, clauseStart), !isNumbered(clauseStart..<index),
      !isBracketed(clauseStart..<index), !isZone(at: index)
    else { return false }
    let isAfterTime = time(before: index) != nil
    if let end = Openers.end(tokens, at: index, end: tokens.count), end - index >= 2 {
      if closes(index, end, clauseStart: clauseStart) { return false }
      if isAfterTime { return true }
      let isHalf = token.text.isOne(
        of: "need",
        "have",
        "got",
        "want",
        "gotta",
        "time",
        "let's",
        "you",
        "to"
      )
      return !isHalf && !OpenerWords.binding.contains(tokens[index - 1].text)
    }
    if isRemark(at: index) { return true }
    if isAfterTime, isEvent(at: index, clauseStart: clauseStart), isEventBefore(clauseStart, index)
    {
      return true
    }
    if isSameVerbAgain(index, clauseStart) || isNextInProgramme(index, clauseStart) { return true }
    guard isVerb(at: index, isJoined: false), !isBareVerb(clauseStart..<index) else { return false }
    if isPredicate(index, clauseStart) || isCaused(index, clauseStart) { return false }
    // "the kids need new shoes": somebody else needs them.
    if token.text == "need", !isAfterTime { return false }
    return isAfterTime || !Verbs.binding.contains(tokens[index - 1].text)
  }

  /// "call ann call ben": the verb that the to-do began with, said again for the next.
  private func isSameVerbAgain(_ index: Int, _ clauseStart: Int) -> Bool {
    guard Verbs.repeatable.contains(tokens[index].text), index > clauseStart + 1,
      tokens[clauseStart].text == tokens[index].text, index + 1 < tokens.count,
      !Verbs.binding.contains(tokens[index - 1].text)
    else { return false }
    return isVerb(at: index, isJoined: true)
  }

  /// Whether the place lies in parentheses that are open, or behind "details:".
  private func isInNotes(_ index: Int, _ clauseStart: Int) -> Bool {
    for before in (clauseStart..<index).reversed() {
      if tokens[before].isMark(")") { return false }
      if tokens[before].isMark("(") { return true }
      if tokens[before].isMark(":"), before > 0,
        ["details", "notes", "note"].contains(tokens[before - 1].text)
      {
        return true
      }
      if tokens[before].text == "that", before > clauseStart, tokens[before - 1].text == "note" {
        return true
      }
    }
    return false
  }

  /// "boat list add rope": the list comes first.
  private func isHeaded(_ index: Int) -> Bool {
    // "on my work list put finish the deck": nor behind the verb of the list.
    (max(1, index - 1)..<index + 1).contains {
      ["add", "put"].contains(tokens[$0].text) && tokens[$0 - 1].text == "list"
    }
  }

  /// A time right before a new to-do that belongs to it: the to-do before has its own.
  private func leadingTime(before index: Int, clauseStart: Int) -> Int? {
    guard let time = time(before: index), time.tokens.lowerBound > clauseStart else { return nil }
    let begin = time.tokens.lowerBound
    if tokens[begin - 1].isMark(",") { return begin }
    // "at 3 tomorrow pick up ...": a day that the clock time before it did not take.
    if self.time(before: begin) != nil, time.meaning.day != nil { return begin }
    if isNextInProgramme(index, clauseStart) { return begin }
    guard ["i", "we"].contains(tokens[index].text) else { return nil }
    return hasFirmTime(clauseStart..<begin) ? begin : nil
  }

  /// Steps over times and greetings to where a to-do would begin.
  func skipTimes(_ index: Int) -> Int {
    var index = index
    for _ in 0..<12 where index < tokens.count {
      if let time = time(at: index) {
        index = time.tokens.upperBound
      } else if tokens[index].isMark(","), time(before: index) != nil {
        index += 1
      } else if let end = OpenerWords.greetings.end(tokens, at: index, end: tokens.count) {
        index = end
      } else {
        break
      }
    }
    return index
  }
}
