extension Splitter {
  /// "an hour before the 10 am meeting": what a clause may begin with, before its to-do.
  struct Beginning: Sendable {
    let clauseStart: Int
    /// Where the to-do can begin at the earliest; `nil` where the clause begins with no such words.
    let earliest: Int?
    /// "when I get home": what the words say, if no lead.
    var preface: Clause.Preface?
    /// Where it does begin, once that is known.
    var todo: Int?
  }

  /// Whether the clause still tells what its to-do comes before, so that nothing is cut here.
  func awaitsTodo(at index: Int, _ progress: inout Progress) -> Bool {
    let start = progress.start
    guard index >= start else { return false }
    var lead = progress.lead ?? Beginning(at: start, in: self)
    if lead.clauseStart != start { lead = Beginning(at: start, in: self) }
    defer { progress.lead = lead }
    guard let earliest = lead.earliest, lead.todo == nil else { return false }
    if let preface = lead.preface {
      // Other ends of a to-do are looked for as ever: "when mom calls and ..." may be no preface.
      guard index >= earliest else { return false }
      lead.todo = todo(behind: preface, at: index)
      return lead.todo != nil
    }
    guard index >= earliest else { return true }
    lead.todo = todo(at: index)
    return true
  }

  /// Where the to-do behind such words begins, if it begins here: ", print", "to print", "print".
  private func todo(at index: Int) -> Int? {
    if tokens[index].text == "to" || tokens[index].isMark(",") {
      let next = skipTimes(index + 1)
      guard next < tokens.count,
        isVerb(at: next, isJoined: true)
          || Openers.end(tokens, at: next, end: tokens.count) != nil
      else { return nil }
      return index + 1
    }
    return isVerb(at: index, isJoined: false) ? index : nil
  }

  /// Where the first word of what a lead leads to ends: behind "an hour before the 10 am meeting".
  fileprivate func leadEnd(from start: Int) -> Int? {
    var index = start
    for _ in 0..<4 where index < tokens.count {
      if let end = Openers.end(tokens, at: index, end: tokens.count)
        ?? OpenerWords.greetings.end(tokens, at: index, end: tokens.count)
      {
        index = end
      }
    }
    var cursor = Cursor(tokens, at: index, end: min(index + 24, tokens.count))
    guard cursor.leadAmount() != nil,
      ["before", "to", "of"].contains(cursor.ahead(-1)?.text), cursor.ahead()?.isSpoken == true
    else { return nil }
    let hasArticle = cursor.take(anyOf: ["the", "my", "our", "a"]) != nil
    while cursor.index < cursor.end, hasArticle, let time = time(at: cursor.index) {
      cursor.index = time.tokens.upperBound
    }
    return cursor.ahead()?.isSpoken == true && time(at: cursor.index) == nil
      ? cursor.index + 1 : nil
  }
}

extension Splitter.Beginning {
  fileprivate init(at start: Int, in splitter: Splitter) {
    clauseStart = start
    if let end = splitter.leadEnd(from: start) {
      earliest = end
    } else {
      let preface = splitter.preface(from: start)
      earliest = preface?.earliest
      self.preface = preface?.kind
    }
  }
}
