/// The words that people wrap a to-do in, and that its title drops.
enum Openers {
  /// Where an opener that begins here ends: "can you please set a reminder to", "I need to".
  static func end(_ tokens: [Token], at start: Int, end: Int) -> Int? {
    if let own = wish(tokens, at: start, end: end) {
      return max(own, request(tokens, at: start, end: end) ?? 0)
    }
    let begin = OpenerWords.politeness.end(tokens, at: start, end: end) ?? start
    return request(tokens, at: start, end: end) ?? request(tokens, at: begin, end: end)
  }

  /// "remind me to", "set a reminder for", "don't forget to".
  private static func request(_ tokens: [Token], at start: Int, end: Int) -> Int? {
    if let begin = OpenerWords.remindings.end(tokens, at: start, end: end) {
      if begin == start + 1, remindsSomebody(tokens, at: begin, end: end) { return nil }
      return OpenerWords.tails.end(tokens, at: begin, end: end) ?? begin
    }
    if let begin = OpenerWords.leadRequests.end(tokens, at: start, end: end) {
      // The lead itself may lie behind what is looked at.
      var cursor = Cursor(tokens, at: begin, end: min(begin + 24, tokens.count))
      if cursor.leadAmount() != nil { return begin }
    }
    guard let asked = Request(tokens, at: start, end: end), asked.name.isEmpty else { return nil }
    return asked.end
  }

  /// "remind mom to ...", "remind Jonas about ...": to remind somebody else is what is to be done.
  private static func remindsSomebody(_ tokens: [Token], at start: Int, end: Int) -> Bool {
    guard start < end, tokens[start].isWord, !Verbs.strong.contains(tokens[start].text),
      OpenerWords.tails.end(tokens, at: start, end: end) == nil
    else { return false }
    return (start + 1..<max(start + 1, min(start + 4, end))).contains {
      ["to", "about", "that"].contains(tokens[$0].text)
    }
  }

  /// "set", "create", ...: behind "remind me to" they are what is to be done.
  static func isMaker(_ token: Token) -> Bool {
    ["set", "create", "make", "add", "schedule", "give", "put"].contains(token.text)
  }

  /// Openers that stand alone: what somebody needs, wants, has or must not forget.
  private static func wish(_ tokens: [Token], at start: Int, end: Int) -> Int? {
    let own = OpenerWords.standing.end(tokens, at: start, end: end)
    guard tokens[start].text == "i" || tokens[start].text == "we",
      let needed = OpenerWords.needs.end(tokens, at: start + 1, end: end)
    else { return own }
    return max(own ?? 0, needed)
  }

  /// Whether an opener with nothing behind it ends a to-do: "..., can you remind me on thursday".
  static func closes(_ tokens: [Token], _ start: Int, _ end: Int) -> Bool {
    if tokens[end - 1].text == "forget" { return end >= tokens.count || !tokens[end].isSpoken }
    let words = tokens[start..<end].map(\.text)
    let isReminder = words.contains("remind")
    guard isReminder || words.contains(where: OpenerWords.remindingWords.contains) else {
      return false
    }
    var cursor = Cursor(tokens, at: end, end: min(end + 24, tokens.count))
    if ["on", "for"].contains(tokens[end - 1].text) { cursor.index -= 1 }
    if cursor.attempt({ $0.leadsInRow() }) == nil, cursor.leadAmount() == nil {
      // "tell me on thursday" may be anybody's to tell; "tell me an hour before" is ours.
      guard isReminder else { return false }
      _ = cursor.saidTime()
    }
    guard let next = cursor.ahead() else { return true }
    return !next.isSpoken
      || ["also", "and", "oh", "then", "plus", "please", "thanks"].contains(next.text)
  }
}
