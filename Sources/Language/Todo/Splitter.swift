import Model

/// Cuts speech into to-dos.
struct Splitter {
  let tokens: [Token]
  let times: [SaidTime]
  /// For every token, where the time ends that it lies in; 0 where it lies in none.
  private let timeEnd: [Int]

  init(_ tokens: [Token], times: [SaidTime]) {
    self.tokens = tokens
    self.times = times
    var ends = [Int](repeating: 0, count: tokens.count)
    for time in times { for index in time.tokens { ends[index] = time.tokens.upperBound } }
    timeEnd = ends
  }

  /// The clauses in order.
  func clauses() -> [Clause] {
    var clauses: [Clause] = []
    var start = 0
    var beginsSentence = true
    func close(at end: Int, next: Int, newSentence: Bool) {
      if start < end, tokens[start..<end].contains(where: \.isSpoken) {
        clauses.append(Clause(range: start..<end, beginsSentence: beginsSentence))
        beginsSentence = newSentence
      } else {
        beginsSentence = beginsSentence || newSentence
      }
      start = next
    }
    var index = 0
    while index < tokens.count {
      if timeEnd[index] > index {
        if index > start, startsListed(at: index, clauseStart: start) {}
        index = timeEnd[index]
        continue
      }
      let token = tokens[index]
      if token.isQuoted {
        index += 1
        continue
      }
      if isSentenceEnd(index) {
        close(at: index, next: index + 1, newSentence: true)
        index += 1
      } else if let end = Retraction.table.end(tokens, at: index, end: tokens.count) {
        close(at: index, next: end, newSentence: false)
        clauses.append(Clause(range: index..<end, beginsSentence: false, isRetraction: true))
        index = end
      } else if let cut = cut(at: index, clauseStart: start) {
        close(at: cut.end, next: cut.next, newSentence: false)
        index = max(cut.resume, index + 1)
      } else {
        index += 1
      }
    }
    close(at: tokens.count, next: tokens.count, newSentence: true)
    return clauses
  }

  private func startsListed(at index: Int, clauseStart: Int) -> Bool { false }

  private struct Cut {
    var end: Int
    var next: Int
    var resume: Int
  }

  private func cut(at index: Int, clauseStart: Int) -> Cut? {
    guard index > clauseStart else { return nil }
    if let next = connectiveEnd(at: index) {
      guard next < tokens.count, starts(at: next, joinedAt: index, clauseStart: clauseStart)
      else { return nil }
      return Cut(end: index, next: next, resume: skipTimes(next))
    }
    guard hasContent(clauseStart..<index), startsUnjoined(at: index, clauseStart: clauseStart)
    else { return nil }
    let begin = leadingTime(before: index, clauseStart: clauseStart) ?? index
    return Cut(end: begin, next: begin, resume: index)
  }

  /// Where a comma or connective and those after it end.
  private func connectiveEnd(at index: Int) -> Int? {
    var end = index
    if tokens[end].isMark(",") { end += 1 }
    while let next = Connectives.table.end(tokens, at: end, end: tokens.count) {
      end = next
      if end < tokens.count, tokens[end].isMark(",") { end += 1 }
    }
    return end > index ? end : nil
  }

  /// Whether a to-do begins behind a comma or connective.
  private func starts(at next: Int, joinedAt index: Int, clauseStart: Int) -> Bool {
    let first = skipTimes(next)
    guard first < tokens.count else { return false }
    if Openers.table.end(tokens, at: first, end: tokens.count) != nil { return true }
    if Connectives.isFresh(tokens, index..<next), first < tokens.count, tokens[first].isSpoken {
      if !["than", "is", "was", "i"].contains(tokens[first].text) { return true }
    }
    guard !isBareVerb(clauseStart..<index) else { return false }
    if isVerb(at: first, isJoined: true) { return !isErrand(clauseStart..<index, first) }
    return isEvent(at: first, clauseStart: clauseStart)
  }

  /// "church sunday at eleven": a thing with a time of its own behind a thing with a time.
  private func isEvent(at first: Int, clauseStart: Int) -> Bool {
    let token = tokens[first]
    guard token.isWord,
      !FunctionWords.all.contains(token.text) || ["my", "the", "a"].contains(token.text)
    else { return false }
    guard
      times.contains(where: {
        $0.tokens.lowerBound >= clauseStart && $0.tokens.upperBound <= first && $0.isFirm
      })
    else { return false }
    var index = first
    while index < tokens.count, !isSentenceEnd(index), !tokens[index].isMark(",") {
      if timeEnd[index] > index {
        let time = times.first { $0.tokens.contains(index) }
        return index > first && (time?.isFirm ?? false)
      }
      if index > first, isVerb(at: index, isJoined: false) { return false }
      if index > first, Connectives.table.end(tokens, at: index, end: tokens.count) != nil,
        tokens[index].text != "and"
      {
        return false
      }
      index += 1
    }
    return false
  }

  /// Whether a to-do begins with nothing before it to say so.
  private func startsUnjoined(at index: Int, clauseStart: Int) -> Bool {
    let token = tokens[index]
    guard token.isWord else { return false }
    if let end = Openers.table.end(tokens, at: index, end: tokens.count), end - index >= 2 {
      let before = tokens[index - 1].text
      guard timeEnd[index - 1] == 0 else { return true }
      if ["need", "have", "got", "want", "gotta", "time", "let's", "you"].contains(token.text) {
        return false
      }
      return ![
        "that", "what", "if", "when", "because", "which", "who", "where", "and", "you", "can",
        "could", "please", "thing", "things", "stuff", "how", "to", "everything",
      ].contains(before)
    }
    if timeEnd[index - 1] == index, isEvent(at: index, clauseStart: clauseStart),
      hasContentBeforeTime(clauseStart, index)
    {
      return true
    }
    guard isVerb(at: index, isJoined: false), !isBareVerb(clauseStart..<index) else { return false }
    return !Verbs.binding.contains(tokens[index - 1].text) || timeEnd[index - 1] == index
  }

  private func hasContentBeforeTime(_ start: Int, _ index: Int) -> Bool {
    guard let time = times.last(where: { $0.tokens.upperBound == index }) else { return false }
    let before = time.tokens.lowerBound - 1
    guard before >= start, !Guard.determiners.contains(tokens[before].text) else { return false }
    return hasContent(start..<time.tokens.lowerBound)
  }

  /// Whether the word begins a verb phrase here.
  private func isVerb(at index: Int, isJoined: Bool) -> Bool {
    let token = tokens[index]
    guard token.isWord, !token.isQuoted, Verbs.isVerb(token.text) else { return false }
    if index + 1 < tokens.count, tokens[index + 1].isGlued, tokens[index + 1].isMark("-") {
      return false
    }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    let isBeforeTime = index + 1 < tokens.count && timeEnd[index + 1] > 0
    let nextText = next?.isSpoken == true && !isBeforeTime ? next?.text ?? "" : ""
    let begins = Verbs.determiners.contains(nextText)
    if Verbs.strong.contains(token.text), isJoined { return nextText != "of" }
    if isJoined {
      return begins || (!nextText.isEmpty && !FunctionWords.all.contains(nextText))
    }
    if begins { return true }
    if Verbs.nounLike.contains(token.text) || !Verbs.strong.contains(token.text) {
      guard index > 0, timeEnd[index - 1] == index else { return false }
      return !nextText.isEmpty && !FunctionWords.all.contains(nextText)
    }
    if Verbs.particles.contains(nextText) { return Verbs.phrasal.contains(token.text) }
    return !nextText.isEmpty && !FunctionWords.all.contains(nextText)
  }

  /// "wash and fold the laundry": a verb without its object yet.
  private func isBareVerb(_ range: Range<Int>) -> Bool {
    let words = range.filter { tokens[$0].isSpoken && timeEnd[$0] == 0 }
    var index = words.first ?? range.upperBound
    while let end = Openers.table.end(tokens, at: index, end: range.upperBound)
      ?? Openers.greetings.end(tokens, at: index, end: range.upperBound),
      end > index
    {
      index = end
    }
    let rest = words.filter { $0 >= index }
    guard let first = rest.first else { return true }
    return rest.count == 1 && Verbs.isVerb(tokens[first].text)
  }

  /// "go to the bank and get cash": one errand.
  private func isErrand(_ range: Range<Int>, _ verb: Int) -> Bool {
    guard ["get", "buy", "grab", "pick", "see", "check"].contains(tokens[verb].text) else {
      return false
    }
    var index = range.lowerBound
    while let end = Openers.table.end(tokens, at: index, end: range.upperBound), end > index {
      index = end
    }
    guard index < range.upperBound,
      ["go", "run", "drive", "head", "swing", "stop"].contains(tokens[index].text)
    else { return false }
    return !range.contains { timeEnd[$0] > 0 } && tokens[verb - 1].text == "and"
  }

  /// A time right before a new to-do that belongs to it: the to-do before has its own.
  private func leadingTime(before index: Int, clauseStart: Int) -> Int? {
    guard let time = times.last(where: { $0.tokens.upperBound == index }),
      time.tokens.lowerBound > clauseStart
    else { return nil }
    let isObligation =
      Openers.table.end(tokens, at: index, end: tokens.count) != nil
      && ["i", "we"].contains(tokens[index].text)
    let hasOwn = times.contains {
      $0.tokens.lowerBound >= clauseStart && $0.tokens.upperBound <= time.tokens.lowerBound
        && $0.isFirm
    }
    return isObligation && hasOwn || tokens[time.tokens.lowerBound - 1].isMark(",")
      ? time.tokens.lowerBound : nil
  }

  private func skipTimes(_ index: Int) -> Int {
    var index = index
    while index < tokens.count {
      if timeEnd[index] > index {
        index = timeEnd[index]
      } else if tokens[index].isMark(","), index > 0, timeEnd[index - 1] == index {
        index += 1
      } else if let end = Openers.greetings.end(tokens, at: index, end: tokens.count) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  private func hasContent(_ range: Range<Int>) -> Bool {
    range.contains {
      tokens[$0].isSpoken && timeEnd[$0] == 0 && !FunctionWords.all.contains(tokens[$0].text)
    }
  }

  private func isSentenceEnd(_ index: Int) -> Bool {
    let token = tokens[index]
    guard !token.isQuoted else { return false }
    if token.kind == .lineBreak { return true }
    guard token.kind == .mark else { return false }
    switch token.text {
    case ";", "!", "?", "\u{2022}": return true
    case ".":
      guard index > 0 else { return true }
      if index + 1 < tokens.count, tokens[index + 1].isGlued, tokens[index + 1].isSpoken {
        return false
      }
      return !["dr", "mr", "mrs", "ms", "st", "vs", "etc", "no", "prof"].contains(
        tokens[index - 1].text
      ) || index + 1 == tokens.count
    default: return false
    }
  }
}

extension SaidTime {
  /// Whether this is a time in most places: more than a lone month or part of day.
  var isFirm: Bool {
    guard !meaning.isPast else { return false }
    if meaning.clock != nil || meaning.offset != nil || meaning.repeats != nil { return true }
    switch meaning.day {
    case .month(_, nil, false), .year: return lead != nil
    case nil: return meaning.part == .noon || lead != nil
    default: return true
    }
  }
}
