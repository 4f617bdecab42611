extension Splitter {
  /// Words behind which the parts of a to-do follow, or what a heading holds.
  struct Bridge {
    enum Kind {
      /// "weekend plans: hiking - ...": to-dos that may have parts of their own.
      case heading
      /// "remind me: ...": what stands in front is no to-do, and is dropped.
      case wrapping
      /// "hiking - pack gear, check weather", "which means ...".
      case parts
    }

    let kind: Kind
    let end: Int
  }

  /// Where the parts begin: behind "which means", "hiking - pack gear, check weather", or a
  /// heading.
  func nesting(at index: Int, in progress: Progress) -> Bridge? {
    let start = progress.start
    guard index > start, !progress.isPart, hasContent(start..<index) || isWrapping(start..<index)
    else { return nil }
    let begin = tokens[index].isMark(",") ? index + 1 : index
    if begin < tokens.count, hasContent(start..<index),
      let end = JoiningWords.bridges.end(tokens, at: begin, end: tokens.count), end < tokens.count
    {
      return Bridge(kind: .parts, end: tokens[end].isMark(":") ? end + 1 : end)
    }
    guard index + 1 < tokens.count, isBridgeMark(index), index - start <= 8 else { return nil }
    if tokens[index].isMark(":"), !progress.isHeaded,
      hasBridge(behind: index) || isBulleted(index + 1)
    {
      let isDropped = isWrapping(start..<index) && !isTime(start..<index)
      return Bridge(kind: isDropped ? .wrapping : .heading, end: index + 1)
    }
    guard !isWrapping(start..<index), isListed(from: index + 1) else { return nil }
    return Bridge(kind: .parts, end: index + 1)
  }

  /// Whether what stands below a heading goes on behind the end of a sentence: with something that
  /// has parts as well ("; groceries - buy milk, eggs"), or on a line of its own behind a bullet.
  func staysHeaded(behind index: Int) -> Bool {
    tokens[index].text == ";" && hasBridge(behind: index)
      || tokens[index].text == "\u{2022}" || isBulleted(index)
  }

  /// Whether a line ends here and the next begins with a bullet.
  func isBulleted(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].kind == .lineBreak && isBullet(index + 1)
  }

  func isBullet(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index].isMark, !tokens[index + 1].isGlued else {
      return false
    }
    return tokens[index].text.isOne(of: "-", "*", "\u{2022}", "\u{2013}")
  }

  /// A dash between spaces, or a colon before one.
  func isBridgeMark(_ index: Int) -> Bool {
    let token = tokens[index]
    let isOpen = !tokens[index + 1].isGlued
    if token.isMark(":") { return isOpen || tokens[index + 1].kind == .lineBreak }
    return isOpen && !token.isGlued
      && (token.isMark("-") || token.isMark("\u{2013}") || token.isMark("\u{2014}"))
  }

  /// Whether something in this sentence has parts of its own: "hiking - pack gear, check weather".
  func hasBridge(behind index: Int) -> Bool {
    var next = index + 1
    while next + 1 < min(tokens.count, index + 40), !isSentenceEnd(next) {
      if isBridgeMark(next), next > index + 1 { return isListed(from: next + 1) }
      next += 1
    }
    return false
  }

  /// "remind me: ..." and "urgent: ..." wrap a to-do; they are none.
  func isWrapping(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return Openers.end(tokens, at: start, end: range.upperBound) == range.upperBound
      || PriorityWords.all.match(tokens, at: start, end: range.upperBound) != nil
      || tokens[range.upperBound - 1].text == "list"
      || range.count == 1 && tokens[range.upperBound].isMark(":")
        && ListFinder.isCommon(tokens[start].text)
      || ["todo", "note", "notes", "details", "tasks", "reminder"].contains(
        tokens[range.upperBound - 1].text
      )
      || isTime(range)
  }

  private func isTime(_ range: Range<Int>) -> Bool {
    range.contains { timeIndex[$0] >= 0 && time(at: $0)?.tokens == range }
  }

  /// Whether several things are listed here: "pack gear, check weather", "milk and eggs".
  func isListed(from start: Int) -> Bool {
    var index = start
    var parts = 1
    while index < min(tokens.count, start + 60), !isSentenceEnd(index) {
      if let time = time(at: index) {
        index = time.tokens.upperBound
        continue
      }
      if tokens[index].isMark(",") { parts += 1 }
      index += 1
    }
    return parts > 1
  }

  /// Among parts every comma and "and" divides, and so do verbs without an object.
  func nestedCut(at index: Int, clauseStart: Int) -> Cut? {
    guard index > clauseStart else { return nil }
    if let next = connectiveEnd(at: index) {
      guard next < tokens.count, hasContent(clauseStart..<index) else { return nil }
      return Cut(end: index, next: next, resume: next)
    }
    let after = index + 1 < tokens.count ? tokens[index + 1].text : .none
    let isVerb =
      Verbs.isVerb(tokens[index].text) && isBareVerb(clauseStart..<index)
      && (after == "and" || Verbs.isVerb(after) || isVerb(at: index, isJoined: false))
    return isVerb ? Cut(end: index, next: index, resume: index) : nil
  }
}
