extension Cursor {
  /// "and 8 pm", ", noon and 6 pm", "12pm and 3pm": more clock times behind a first one.
  ///
  /// `start` is where the whole time began.
  mutating func moreClocks(after said: TimeMeaning?, from start: Int) -> [ClockMeaning]? {
    guard
      isAt(",", "and", "&") || isAt("noon", "midday", "midnight") || facts.cardinal != nil
        || ahead()?.isNumber == true, let said,
      let first = said.clock ?? said.noon, said.moreClocks.isEmpty, said.endClock == nil,
      said.offset == nil
    else { return nil }
    var copy = self
    var clocks: [ClockMeaning] = []
    var isJoined = false
    while clocks.count < 7 {
      var ahead = copy
      let isComma = ahead.take(",")
      let isLast = ahead.take("and") || ahead.take("&")
      // "8 and 12 and 4" goes on; "8 and 12, 4 eggs" does not.
      if isJoined, !isLast { break }
      if isLast || isComma { ahead.skip("again", "then") }
      ahead.skip("at", "on")
      guard let clock = ahead.clockInPart(),
        !clock.isBare || first.isBare || said.part == .noon && (1...11).contains(clock.hour),
        isComma || isLast || !clock.isBare && clock.half != .open && first.half != .open
          || clock.isBare && ahead.isBeforeLastOfRow,
        !ahead.isAt("to", "-", "of")
          || ahead.isBeforeTodo
      else { break }
      clocks.append(clock)
      isJoined = isLast
      copy = ahead
    }
    guard !clocks.isEmpty, copy.isBehindClocks(joined: isJoined, count: clocks.count, from: start)
    else { return nil }
    self = copy
    return clocks
  }

  /// The "one and three" of "eleven one and three": two more bare hours, and no other word.
  var isBeforeRestOfRow: Bool {
    var behind = self
    guard let next = behind.clockOrNumber(), next.isBare, (1...12).contains(next.hour) else {
      return false
    }
    return behind.isBeforeLastOfRow
  }

  /// "eleven one and three": whether one more bare hour and no other word follows the next "and".
  var isBeforeLastOfRow: Bool {
    guard isAt("and", "&") else { return false }
    var behind = self
    behind.index += 1
    guard let last = behind.clockOrNumber(), last.isBare, (1...12).contains(last.hour) else {
      return false
    }
    return behind.isAtPhraseEnd
  }

  /// Whether a row of clock times ends here, and what follows does not take its last one.
  ///
  /// In "call Ann at 3 pm and 5 pm call Bob" the second time is Bob's; where nothing stands before
  /// the times they all are for what follows.
  private func isBehindClocks(joined isJoined: Bool, count: Int, from start: Int) -> Bool {
    guard let next = ahead(), next.isWord else { return isAtPhraseEnd && (isJoined || isAtEnd) }
    var denial = self
    if denial.daysWithoutSome(TimeMeaning(clock: ClockMeaning(hour: 8))) != nil { return true }
    let isFirst = isFirstSaid(start)
    if Verbs.isVerb(next.text) || isBeforeTodo { return isFirst }
    var behind = self
    if isJoined, Rule.read(&behind)?.isRepeating == true { return true }
    if isAtPhraseEnd {
      return isJoined || count > 1 || next.opening.contains(.adverb)
        || next.text.isOne(of: "for", "every", "each")
    }
    // "at 7 and 19 insulin": nobody has 19 of it.
    return isFirst && isJoined && !next.text.hasSuffix("s") && facts.unit == nil
  }

  /// "to take the pills", "i need to": something to do begins here.
  private var isBeforeTodo: Bool {
    if isAt("to"), let next = ahead(1) { return Verbs.isVerb(next.text) }
    return Openers.end(tokens, at: index, end: end) != nil
  }

  /// Whether nothing but a request stands before a place in its sentence.
  func isFirstSaid(_ start: Int) -> Bool {
    guard start > 0, tokens[start - 1].isSpoken else { return true }
    var begin = start
    while begin > 0, tokens[begin - 1].isSpoken, start - begin < 8 { begin -= 1 }
    return Openers.end(tokens, at: begin, end: start) == start
      || OpenerWords.greetings.end(tokens, at: begin, end: start) == start
  }

  /// "8 pm", "eight in the morning", "noon".
  private mutating func clockInPart() -> ClockMeaning? {
    if isAt("noon", "midday", "midnight") {
      index += 1
      return ClockMeaning(hour: ahead(-1)?.text == "midnight" ? 0 : 12, half: .exact)
    }
    guard var clock = clockOrNumber(), endsOnWord else { return nil }
    if clock.half == .open, let part = attempt({ $0.takePart() }) {
      clock.half = part.half(of: clock.hour)
      clock.isBare = false
    }
    return clock
  }

  private mutating func takePart() -> PartOfDay? {
    if take(phrase: "at", "night") { return .night }
    guard take(phrase: "in", "the"), let part = part() else { return nil }
    return part
  }
}

extension TimeMeaning {
  /// "noon" as a clock time.
  var noon: ClockMeaning? { part == .noon ? ClockMeaning(hour: 12, half: .exact) : nil }
}
