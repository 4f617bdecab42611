/// Cuts what was said into stretches that are commands perhaps, and those that are none.
struct SpokenCutter {
  /// A stretch of the tokens.
  struct Segment {
    var range: Range<Int>
    /// The stretch without the words around a request.
    var bare: Range<Int>
    /// Its meanings as a command, the likeliest first.
    var readings: [SpokenPatterns.Reading]
  }

  private let speech: SpokenText
  private let splitter: Splitter

  init(_ speech: SpokenText) {
    self.speech = speech
    splitter = Splitter(speech.tokens, times: [])
  }

  /// The stretches in their order; together they hold every word but those that join them.
  func segments() -> [Segment] {
    let tokens = speech.tokens
    var ranges: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < tokens.count {
      if index > start, let next = cut(at: index, start: start) {
        ranges.append(start..<index)
        (start, index) = (next, max(next, index + 1))
      } else {
        index += 1
      }
    }
    ranges.append(start..<tokens.count)
    return ranges.filter { !$0.isEmpty }.map(segment)
  }

  private func segment(_ range: Range<Int>) -> Segment {
    let bare = speech.bare(range)
    let readings = SpokenPatterns.readings(of: speech, bare)
    return Segment(range: range, bare: bare, readings: readings)
  }

  /// Where the next stretch begins if one ends here.
  private func cut(at index: Int, start: Int) -> Int? {
    let tokens = speech.tokens
    guard !tokens[index].isQuoted else { return nil }
    if splitter.isSentenceEnd(index) { return index + 1 }
    // "go and get gas" is one deed.
    if tokens[index].text == "and",
      tokens[index - 1].text.isOne(of: "go", "come", "try", "going", "wait")
    {
      return nil
    }
    if tokens[index].text == "remind", index + 1 < tokens.count, tokens[index + 1].text == "me",
      !JoiningWords.connectives.opens(tokens[index - 1].text), !readings(start..<index).isEmpty
    {
      return index
    }
    // "cancel that please, Jonas is doing it": what it ends with may be the end of a wish.
    if tokens[index - 1].text.isOne(of: "please", "thanks"),
      !FunctionWords.all.contains(tokens[index].text), tokens[index].facts.isEmpty,
      readings(start..<index).contains(where: { $0.sureness == .sure || $0.sureness == .ifFound })
    {
      return index
    }
    var next = index
    while next < tokens.count {
      if tokens[next].isMark(",") {
        next += 1
      } else if let end = JoiningWords.connectives.end(tokens, at: next, end: tokens.count),
        next < end
      {
        next = end
      } else {
        break
      }
    }
    guard next > index, next < tokens.count,
      beginsAnew(next, behind: start..<index) || asksAnew(next)
    else { return nil }
    return next
  }

  /// Whether a question begins here, in words that begin no other part of a sentence.
  private func asksAnew(_ index: Int) -> Bool {
    Self.asking.end(speech.tokens, at: index, end: speech.tokens.count) != nil
  }

  private static let asking = PhraseTable(
    """
    tell me what / tell me what's / tell me if / tell me how many / tell me when my / show me what / show me my / show me the list / read me my / what's left / what is left
    what's on / what is on / what's next / what is next / how many things / do i have / what do i have / am i free
    """
  )

  /// The readings of a range that is a command as a whole.
  private func readings(_ range: Range<Int>) -> [SpokenPatterns.Reading] {
    SpokenPatterns.readings(of: speech, speech.bare(range)).filter { $0.sureness != .ifFocusing }
  }

  /// The readings from a place up to where something may end.
  private func readings(from start: Int) -> [SpokenPatterns.Reading] {
    let tokens = speech.tokens
    var ends: [Int] = []
    for index in start..<tokens.count where index > start {
      if tokens[index].isMark(",") || tokens[index].text == "and" || splitter.isSentenceEnd(index) {
        ends.append(index)
        if ends.count == Self.mostEnds || splitter.isSentenceEnd(index) { break }
      }
    }
    return (ends + [tokens.count]).flatMap { readings(start..<$0) }
  }

  private static let mostEnds = 4

  /// Whether something of its own begins behind a word that joins.
  private func beginsAnew(_ index: Int, behind range: Range<Int>) -> Bool {
    let tokens = speech.tokens
    // "I finally watered the plants": who did it is no part of its own.
    if range.allSatisfy({ tokens[$0].text.isOne(of: "i", "we", "i've", "we've") }) { return false }
    let before = readings(range)
    let here = readings(from: index)
    guard !before.isEmpty else {
      // Where a thing that was said is put is told with it: "buy milk and put it on my list".
      if tokens[index].text.isOne(of: "put", "add", "stick"), index + 1 < tokens.count,
        speech.lastEnd(index + 1..<tokens.count) != nil
      {
        return false
      }
      let bare = speech.bare(range)
      let isOpened = Openers.end(tokens, at: bare.lowerBound, end: range.upperBound) != nil
      // "remind me to buy milk and delete the photos" goes on.
      return here.contains { $0.sureness == .sure || $0.sureness == .ifFound && !isOpened }
    }
    if Openers.end(tokens, at: index, end: tokens.count) != nil { return true }
    if before.contains(where: { $0.kind == .addParts || $0.kind == .rename }) {
      return here.contains { $0.sureness == .sure || $0.isAboutLast(speech) }
    }
    if here.contains(where: { $0.sureness != .ifExact && $0.sureness != .ifTold }) { return true }
    return Verbs.strong.contains(tokens[index].text) && index + 1 < tokens.count
      && tokens[index + 1].isSpoken
  }
}

extension SpokenPatterns.Reading {
  fileprivate func isAboutLast(_ speech: SpokenText) -> Bool {
    slots.target.map { speech.lastEnd($0) == $0.upperBound } ?? false
  }
}
