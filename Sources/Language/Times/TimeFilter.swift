import Model

/// Decides when a word is a time: whole words, and only where a speaker would mean a time.
struct TimeFilter {
  let tokens: [Token]
  let clause: Range<Int>
  /// The tokens of openers and greetings.
  let openers: Positions
  let hasRequest: Bool

  /// How surely the time is meant; 0 for not at all.
  func weight(_ time: TimeMatch, among times: [TimeMatch]) -> Int {
    let start = time.tokens.lowerBound
    let end = time.tokens.upperBound
    let first = tokens[start]
    guard !first.isQuoted, !time.meaning.isPast else { return 0 }
    let isStart = (clause.lowerBound..<start).allSatisfy {
      openers.contains($0) || !tokens[$0].isPlainWord || isTime($0, times)
    }
    let isEnd = (end..<clause.upperBound).allSatisfy {
      openers.contains($0) || !tokens[$0].isPlainWord || isTime($0, times)
    }
    if isStart, isEnd, !time.meaning.isDuration || hasRequest, !isLooseRange(time) { return 9 }
    if isOfTimer(time) {
      // "remind me to set a 10 minute timer": of what is to be done.
      return openers.contains(start - 1) || start == clause.lowerBound ? 4 : 0
    }
    if isRunning(time) { return 4 }
    let before =
      start > clause.lowerBound && !openers.contains(start - 1) ? tokens[start - 1].text : .none
    if time.lead == nil, TimeFilterWords.determiners.contains(before), !isObjectBefore(start) {
      return 0
    }
    if isReported(time, before: before) { return 0 }
    if isTopic(before, at: start),
      !isRelative(time) || ["about", "of", "if", "whether", "except"].contains(before)
    {
      return 0
    }
    if isTopic(time) || isDayOff(time) || time.isOfNoun(in: tokens, upTo: clause.upperBound) {
      return 0
    }
    if time.tokens.count == 1, first.text == "later", !hasRequest { return 0 }
    // "for tomorrow's meeting": whose it is.
    if !isStart, tokens[end - 1].text.hasSuffix("'s"), end < clause.upperBound { return 0 }
    if isNamed(time, before: before) || isWork(time, before: before) { return 0 }
    if first.text.hasSuffix("'s"), !isStart { return 0 }
    var after = Cursor(tokens, at: end, end: clause.upperBound)
    if after.isAt(",") { after.index += 1 }
    let isClosed =
      isEnd || after.isAtPhraseEnd || after.index > end
      || end < clause.upperBound && openers.contains(end) || isBeforeLabel(end)
    let hasLead = time.lead != nil
    let isLimit =
      time.meaning.isDuration
      && times.contains { $0.meaning.isRepeating || !$0.meaning.moreClocks.isEmpty }
    guard
      isLimit && isClosed
        || isAllowed(time, isStart: isStart, isClosed: isClosed, hasLead: hasLead, before: before)
    else { return 0 }
    if time.meaning.isDuration { return hasRequest ? 6 : 1 }
    return 1 + (isStart ? 3 : 0) + (hasLead ? 2 : 0) + (isEnd ? 2 : 0) + (isClosed ? 1 : 0)
  }

  /// "20 minute timer": how long a timer runs.
  private func isOfTimer(_ time: TimeMatch) -> Bool {
    guard time.meaning.offset != nil, time.lead == nil else { return false }
    let end = time.tokens.upperBound
    return (end..<min(end + 4, clause.upperBound)).contains { index in
      RequestWords.clocks.contains(tokens[index].text)
        && (end..<index).allSatisfy {
          tokens[$0].isWord && !FunctionWords.all.contains(tokens[$0].text)
        }
    }
  }

  /// "set a 20 minute timer", "my 7 pm alarm": how long it runs, or when it rings.
  private func isRunning(_ time: TimeMatch) -> Bool {
    let meaning = time.meaning
    guard hasRequest, meaning.offset != nil || meaning.clock != nil || meaning.isRepeating else {
      return false
    }
    return (time.tokens.upperBound..<min(time.tokens.upperBound + 4, clause.upperBound)).contains {
      RequestWords.clocks.contains(tokens[$0].text)
        || RequestWords.recurring.contains(tokens[$0].text)
    }
  }

  /// Whether a name holds it: "Mr Friday", "the man who was Thursday", "listen to Wednesday
  /// Morning".
  private func isNamed(_ time: TimeMatch, before: Word) -> Bool {
    let start = time.tokens.lowerBound
    if isUsedOtherwise(time) { return true }
    guard start > clause.lowerBound, time.lead == nil || tokens[start].text == "to"
    else { return false }
    if ["was", "were"].contains(before) { return true }
    if before == "to" { return start > clause.lowerBound + 1 && tokens[start - 2].text == "listen" }
    let title =
      tokens[start - 1].isMark(".") && start > clause.lowerBound + 1 ? start - 2 : start - 1
    // "Dr Friday", but "the dr mon 4pm", "my aunt tomorrow".
    guard TimeFilterWords.honorifics.contains(tokens[title].text), time.meaning.clock == nil,
      !isRelative(time), time.meaning.part == nil || time.meaning.day == nil
    else { return false }
    return title == clause.lowerBound
      || !TimeFilterWords.determiners.contains(tokens[title - 1].text)
  }

  /// "text her tomorrow": somebody, not something of hers.
  private func isObjectBefore(_ start: Int) -> Bool {
    guard start > clause.lowerBound + 1, tokens[start - 1].text == "her" else { return false }
    return Verbs.isVerb(tokens[start - 2].text)
      && Cursor(tokens, at: start, end: clause.upperBound).facts.unit == nil
  }

  /// "ring the kennels about christmas", "email jo about friday 4pm": what is spoken of; no day is
  /// said to be about right.
  private func isTopic(_ time: TimeMatch) -> Bool {
    let meaning = time.meaning
    let isDay = meaning.clock == nil && meaning.part == nil && meaning.offset == nil
    let isSlot =
      tokens[time.core].facts.weekday != nil && !time.tokens.contains { tokens[$0].text == "at" }
    return time.core > time.tokens.lowerBound && (isDay || isSlot)
      && (time.tokens.lowerBound..<time.core).contains {
        tokens[$0].text == "about" && !openers.contains($0) && !openers.contains($0 - 1)
      }
  }

  /// "book the 23rd off": the day is what is asked for.
  private func isDayOff(_ time: TimeMatch) -> Bool {
    let end = time.tokens.upperBound
    guard end < clause.upperBound, tokens[end].text == "off", time.meaning.day != nil,
      time.tokens.lowerBound > clause.lowerBound
    else { return false }
    return !["on", "by", "before"].contains(tokens[time.tokens.lowerBound].text)
  }

  /// "watch 28 days later", "read the day after tomorrow": films and books are called so, and
  /// without their name nothing would be left to do.
  private func isWork(_ time: TimeMatch, before: Word) -> Bool {
    guard TimeFilterWords.enjoying.contains(before), time.meaning.clock == nil, time.lead != "in"
    else {
      return false
    }
    if time.meaning.bound == .before || time.meaning.bound == .after { return true }
    switch time.meaning.day {
    case .shifted: return true
    case .relativeDay(let days): return days > 1
    default: return time.meaning.offset != nil
    }
  }

  /// "2-3": a range of numbers that nothing makes a time.
  private func isLooseRange(_ time: TimeMatch) -> Bool {
    let meaning = time.meaning
    return meaning.endClock != nil && meaning.clock?.isBare == true && meaning.day == nil
  }

  private func isTime(_ index: Int, _ times: [TimeMatch]) -> Bool {
    times.contains { $0.tokens.contains(index) && !$0.meaning.isPast }
  }

  private func isRelative(_ time: TimeMatch) -> Bool {
    if case .relativeDay = time.meaning.day { return true }
    return time.meaning.offset != nil
  }

  /// Whether this kind of time may stand at such a place.
  private func isAllowed(
    _ time: TimeMatch,
    isStart: Bool,
    isClosed: Bool,
    hasLead: Bool,
    before: Word
  ) -> Bool {
    let meaning = time.meaning
    if meaning.isDuration {
      // "set the cello timer for 15 minutes".
      let isOfRequest =
        time.tokens.lowerBound > clause.lowerBound
        && openers.contains(time.tokens.lowerBound - 1)
      return hasRequest && (isStart || isOfRequest)
    }
    if meaning.special != nil { return isClosed }
    if meaning.isRepeating {
      let word = tokens[time.core].text
      let isAdverb = TimeFilterWords.adverbs.contains(word)
      let isPlural = tokens[time.core].facts.isPlural
      return isAdverb || isPlural
        ? isClosed && (before != "" || openers.contains(time.tokens.lowerBound - 1))
          || isClosed && isStart || hasLead : true
    }
    if meaning.offset != nil { return true }
    if let clock = meaning.clock {
      if isLooseRange(time), time.lead == nil { return false }
      if clock.isBare, time.lead == "for", meaning.day == nil, meaning.length == nil {
        return hasRequest && isClosed
      }
      // "one in the morning" says it all.
      if meaning.part != nil, !clock.isBare { return true }
      // "tuesday 10th 11:15 Hawthorn Road": a day and a clock time are one wherever they stand.
      if meaning.day != nil, !clock.isBare { return true }
      if meaning.day != nil || meaning.part != nil { return isClosed || hasLead || isStart }
      // "at 5 ring the bank": what is to be done begins right behind it.
      let isBeforeVerb = isStart && hasLead && isVerb(time.tokens.upperBound)
      return clock.isBare ? isClosed || isBeforeVerb : isClosed || hasLead || isStart
    }
    guard let day = meaning.day else {
      // A part of a day alone: "noon", "in the morning".
      let word = tokens[time.tokens.lowerBound].text
      if !meaning.moreParts.isEmpty { return isClosed || isStart }
      return isClosed
        && (hasLead || word == "in" || word == "first" || meaning.part == .noon
          || meaning.part == .midnight)
    }
    switch day {
    case .relativeDay: return true
    case .month(_, nil, let isNext):
      // "this may or may not" is a verb.
      let isThis =
        ["this", "coming"].contains(tokens[time.core].text)
        && tokens[time.tokens.upperBound - 1].text != "may"
      return isClosed && (isNext || isThis || TimeFilterWords.monthLeads.contains(time.lead ?? ""))
    case .month: return isClosed
    case .year: return isClosed && !isStart
    case .dayOfMonth(_, nil):
      return isClosed
        && (hasLead && time.lead != "in" || isStart
          || tokens[time.tokens.upperBound - 1].facts.ordinal == nil)
    case .numeric(_, _, nil):
      return isClosed
        && (hasLead || isStart || meaning.clock != nil || meaning.endDay != nil || isAtEnd(time))
    case .holiday: return isHoliday(time, isStart: isStart, isClosed: isClosed, before: before)
    case .beside: return isClosed || isStart
    case .weekday, .weekend, .edge, .date, .nth, .nthUnit, .numeric, .dayOfMonth, .period, .shifted:
      return isClosed || (isStart && !isCompound(time))
    }
  }

  private func isVerb(_ index: Int) -> Bool {
    index < clause.upperBound && Verbs.isVerb(tokens[index].text)
  }

  /// Whether the day is meant: not in "buy christmas cards", "plan easter", "gifts for christmas".
  private func isHoliday(
    _ time: TimeMatch,
    isStart: Bool,
    isClosed: Bool,
    before: Word
  ) -> Bool {
    guard isClosed else { return false }
    if time.lead == "for" { return isStart }
    if time.lead != nil || isStart { return true }
    let words = (clause.lowerBound..<time.tokens.lowerBound).filter {
      tokens[$0].isSpoken && !openers.contains($0)
    }
    return words.count > 1 && !Verbs.isVerb(before) && !FunctionWords.all.contains(before)
      && !TimeFilterWords.wishes.contains(before)
  }

  private func isAtEnd(_ time: TimeMatch) -> Bool { time.tokens.upperBound == clause.upperBound }

  /// "friday night lights": a name that begins with a time.
  private func isCompound(_ time: TimeMatch) -> Bool {
    openers.isEmpty && time.lead == nil && time.meaning.part == .night && time.meaning.clock == nil
      && tokens[time.core].facts.weekday != nil
  }

  /// Whether a name with a time in it covers these tokens: "friday night lights".
  static func isName(_ tokens: [Token], _ time: Range<Int>, _ range: Range<Int>) -> Bool {
    guard tokens[time].contains(where: { TimeFilterWords.nameWords.contains($0.text) }) else {
      return false
    }
    // No name has more than four words.
    return (max(range.lowerBound, time.lowerBound - 4)..<time.upperBound).contains { begin in
      TimeFilterWords.names.end(tokens, at: begin, end: range.upperBound).map {
        $0 > time.lowerBound
      } ?? false
    }
  }
}
