extension Splitter {
  /// Opens what stands ahead of to-dos and is none itself; answers where they begin.
  ///
  /// "to do: vacuum, mop" asks for each thing, "work: email Bob" says what it belongs to, and a
  /// line over bullets is their heading.
  func openHeading(at index: Int, _ progress: inout Progress) -> Int? {
    let start = progress.start
    guard index > start, !progress.isHeaded, !progress.isPart else { return nil }
    if tokens[index].kind == .lineBreak { return openBullets(at: index, &progress) }
    guard tokens[index].isMark(":"), index + 1 < tokens.count, isBridgeMark(index) else {
      return nil
    }
    if let end = OpenerWords.rows.end(tokens, at: start, end: index),
      (end..<index).allSatisfy({ timeIndex[$0] >= 0 })
    {
      close(&progress, at: end, next: end, newSentence: false, isDropped: true)
      if end < index { close(&progress, at: index, next: index, newSentence: false) }
      progress.start = index + 1
      progress.isRow = true
      return index + 1
    }
    guard let label = label(before: index, from: start) else { return nil }
    close(&progress, at: index, next: index + 1, newSentence: false, isDropped: true)
    progress.label = label
    return index + 1
  }

  /// "groceries" or "holiday" on a line, and bullets on those below.
  private func openBullets(at index: Int, _ progress: inout Progress) -> Int? {
    let range = progress.start..<index
    guard isBulleted(index), progress.bullets.isEmpty, isName(range), hasContent(range) else {
      return nil
    }
    let isList = isListName(range)
    close(&progress, at: index, next: index + 1, newSentence: false, isDropped: isList)
    if isList { progress.label = range } else { progress.isHeaded = true }
    readBullet(at: index + 1, &progress)
    return index + 1
  }

  /// The words ahead of a colon, where they only tell what the to-do behind it belongs to.
  ///
  /// "picnic: bake bread, fill the flask" has parts; "school: sign the slip" has none, and "work"
  /// and "home" are nothing that is ever done.
  private func label(before colon: Int, from start: Int) -> Range<Int>? {
    let range = start..<colon
    guard isName(range), tokens[colon + 1].kind != .lineBreak || isListName(range) else {
      return nil
    }
    if tokens[colon + 1].kind == .lineBreak { return range }
    let next = skipTimes(colon + 1)
    guard next < tokens.count,
      isVerb(at: next, isJoined: true) || Openers.end(tokens, at: next, end: tokens.count) != nil
    else { return nil }
    let isArea =
      range.count == 1 && ListWords.areas.contains(tokens[start].text) || isListName(range)
    return isArea || !hasBridge(behind: colon) && !isListed(from: colon + 1) ? range : nil
  }

  /// Whether a list of the person's own or a common one is called so.
  private func isListName(_ range: Range<Int>) -> Bool {
    let words = tokens[range].map(\.text)
    return lists.contains { $0.words == words }
      || words.count == 1 && ListFinder.isCommon(words[0])
  }

  /// Whether up to three words can be the name of something: no verb first, no time, no request.
  private func isName(_ range: Range<Int>) -> Bool {
    range.count <= 3 && !Verbs.strong.contains(tokens[range.lowerBound].text)
      && range.allSatisfy { tokens[$0].isWord && !tokens[$0].isQuoted && timeIndex[$0] < 0 }
      && Openers.end(tokens, at: range.lowerBound, end: range.upperBound) == nil
      && (isListName(range) || !isWrapping(range))
  }
}

extension Splitter {
  /// Takes note of how far in the bullet of a line stands, if it has one.
  func readBullet(at index: Int, _ progress: inout Progress) {
    guard index < tokens.count, tokens[index].kind != .lineBreak else { return }
    guard isBullet(index) else {
      progress.bullets = []
      return
    }
    let column = tokens[index].range.lowerBound - tokens[index - 1].range.upperBound
    while let last = progress.bullets.last, last > column { progress.bullets.removeLast() }
    if progress.bullets.last != column { progress.bullets.append(column) }
  }

  /// "milk - eggs - bread": dashes in a row, and nothing else that parts things.
  func isDashOfRow(_ index: Int, _ progress: Progress) -> Bool {
    guard isSpacedDash(index), !progress.isPart, !progress.isHeaded, hasContent(0..<index) else {
      return false
    }
    var first = index
    while first > 0, !isSentenceEnd(first - 1) { first -= 1 }
    var end = index
    while end < tokens.count, !isSentenceEnd(end) { end += 1 }
    let marks = (first..<end).filter { tokens[$0].isMark && timeIndex[$0] < 0 }
    return marks.count { isSpacedDash($0) && $0 > first } > 1
      && !marks.contains { tokens[$0].text.isOne(of: ",", ":", "(") }
  }

  private func isSpacedDash(_ index: Int) -> Bool {
    index + 1 < tokens.count && !tokens[index].isMark(":") && tokens[index].isMark
      && timeIndex[index] < 0 && isBridgeMark(index)
  }

  /// Behind "to do:" each comma parts two to-dos, and so does the "and" behind the last.
  func rowCut(at index: Int, clauseStart: Int) -> Cut? {
    guard index > clauseStart, hasContent(clauseStart..<index), let next = connectiveEnd(at: index),
      next < tokens.count, tokens[next].isSpoken
    else { return nil }
    // "call ann and bob, buy milk": her and him.
    guard
      tokens[index].isMark(",") || isBareVerb(clauseStart..<index) || !hasVerb(clauseStart..<index)
    else { return nil }
    return Cut(end: index, next: next, resume: skipTimes(next))
  }

  private func hasVerb(_ range: Range<Int>) -> Bool {
    let start = contentStart(range)
    return start < range.upperBound && Verbs.isVerb(tokens[start].text)
  }

  /// "!!!" tells how much something matters: ahead of it, or behind it at the end of a sentence.
  func endsSentence(exclamation index: Int) -> Bool {
    var (first, last) = (index, index)
    while first > 0, tokens[first - 1].isMark("!") { first -= 1 }
    while last + 1 < tokens.count, tokens[last + 1].isMark("!") { last += 1 }
    guard last - first >= 2 else { return true }
    let isAhead = first == 0 || isSentenceEnd(first - 1)
    return !isAhead && index == last
  }
}
