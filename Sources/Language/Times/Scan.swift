import Model

/// The times in a row of tokens, before anybody asks whether they are meant as times.
enum Scan {
  /// No time takes more tokens than this.
  private static let longest = 32

  static func times(in tokens: [Token], _ range: Range<Int>) -> [TimeMatch] {
    var times: [TimeMatch] = []
    var cursor = Cursor(tokens, at: range.lowerBound, end: range.upperBound)
    while !cursor.isAtEnd {
      let start = cursor.index
      if isParty(tokens, at: start, range) {
        cursor.index = start + 2
        continue
      }
      var window = window(in: tokens, at: start, end: range.upperBound)
      if let end = window.endOfSpacing() {
        cursor.index = end
        continue
      }
      if beginsWord(tokens, at: start), let time = window.saidTime() {
        cursor.index = window.index
        if cursor.endsOnWord, !isAdjective(time, tokens),
          !TimeFilter.isName(tokens, start..<cursor.index, range)
        {
          times.append(time)
          continue
        }
      }
      cursor.index = start + 1
    }
    return times
  }

  /// "a table for four", "tickets for two": how many come, no clock time.
  private static func isParty(_ tokens: [Token], at start: Int, _ range: Range<Int>) -> Bool {
    guard tokens[start].text == "for", start > range.lowerBound, start + 1 < range.upperBound,
      TimeFilterWords.parties.contains(tokens[start - 1].text),
      tokens[start + 1].isNumber || tokens[start + 1].facts.cardinal != nil
    else { return false }
    guard start + 2 < range.upperBound else { return true }
    let after = tokens[start + 2]
    return !["am", "pm", "a", "p", "o'clock", ":"].contains(after.text)
      && after.facts.unit == nil && !after.isOrdinalEnding
  }

  /// The tokens that a time may reach over from a place on.
  static func window(in tokens: [Token], at start: Int, end: Int? = nil) -> Cursor {
    Cursor(tokens, at: start, end: min(start + longest, end ?? tokens.count))
  }

  /// "the daily newspaper", "the very long quarterly report": an adjective.
  private static func isAdjective(_ time: TimeMatch, _ tokens: [Token]) -> Bool {
    guard time.meaning.isRepeating, time.lead == nil, time.core > 0, !isRecurring(time, tokens)
    else { return false }
    if TimeFilterWords.determiners.contains(tokens[time.core - 1].text) { return true }
    let before = tokens[time.core - 1]
    let after = time.tokens.upperBound
    guard time.tokens.count == 1, TimeFilterWords.adverbs.contains(tokens[time.core].text),
      before.isWord, before.text != "me", after < tokens.count, tokens[after].isWord
    else { return false }
    return isNoun(at: after, tokens)
  }

  /// "a weekly reminder", "my daily 8 am alarm": how often it comes.
  private static func isRecurring(_ time: TimeMatch, _ tokens: [Token]) -> Bool {
    let end = time.tokens.upperBound
    return (end..<min(end + 3, tokens.count)).contains {
      RequestWords.recurring.contains(tokens[$0].text)
        && tokens[end..<$0].allSatisfy { $0.isWord && !FunctionWords.all.contains($0.text) }
    }
  }

  /// Whether a word is the noun that an adjective before it waits for.
  private static func isNoun(at index: Int, _ tokens: [Token]) -> Bool {
    let cursor = Cursor(tokens, at: index)
    let word = tokens[index].text
    guard Verbs.isVerb(word) else { return !cursor.isAtPhraseEnd }
    guard !Verbs.strong.contains(word) || Verbs.nounLike.contains(word) else { return false }
    // "the weekly review friday", but "take it daily, call my aunt".
    return cursor.ahead(1).map { !Verbs.determiners.contains($0.text) } ?? true
  }

  /// Whether nothing sticks to the front of a token: "$5", "v2", "3/4/5" hold no time.
  private static func beginsWord(_ tokens: [Token], at index: Int) -> Bool {
    let token = tokens[index]
    guard token.isGlued, index > 0 else { return true }
    let before = tokens[index - 1]
    if before.isSpoken || ["$", "\u{20AC}", "\u{A3}", "#", "_", "%", "&"].contains(before.text) {
      return false
    }
    guard [".", "-", "/", ":", ",", "'", "="].contains(before.text), before.isGlued, index > 1
    else { return true }
    return !tokens[index - 2].isSpoken
  }
}

extension [TimeMatch] {
  /// The times as somebody means them who counts 24 hours: beside "at 20" an "at 8" is in the
  /// morning.
  var in24Hours: [TimeMatch] {
    let hasLateHour = contains { time in
      guard let clock = time.meaning.clock, clock.isBare else { return false }
      return clock.half == .exact && clock.hour > 12
    }
    guard hasLateHour else { return self }
    return map { time in
      var exact = time
      if let clock = time.meaning.clock, clock.isBare, clock.half == .open, clock.hour >= 7,
        time.meaning.part == nil
      {
        exact.meaning.clock?.half = .exact
      }
      return exact
    }
  }
}
