import Model

/// Takes out of the tokens what a speaker did not mean: fillers, stutters and corrected values.
enum Repair {
  /// What is left, and where fillers stood.
  static func repaired(_ tokens: [Token]) -> (tokens: [Token], fillers: [Range<Int>]) {
    var kept: [Token] = []
    var fillers: [Range<Int>] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if let end = filler(tokens, at: index) {
        fillers.append(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound)
        index = end
        if index < tokens.count, tokens[index].isMark(",") { index += 1 }
        continue
      }
      if let last = kept.last, last.isWord, !last.isQuoted, !tokens[index].isQuoted,
        last.text == tokens[index].text, stutters.contains(last.text)
      {
        fillers.append(tokens[index].range)
      } else {
        kept.append(tokens[index])
      }
      index += 1
    }
    return (corrected(kept), fillers)
  }

  private static let sounds: Set<String> = [
    "um", "uh", "uhm", "umm", "uhh", "er", "erm", "hmm", "hm", "mm", "mhm", "ah", "eh", "uhhh",
    "ummm",
  ]

  private static let stutters: Set<String> = [
    "to", "the", "a", "i", "and", "at", "on", "my", "for", "in", "need", "tomorrow",
  ]

  private static let chatter = PhraseTable<Bool>([
    "you know", "i mean", "sort of", "kind of", "so yeah", "oh yeah", "yeah so", "like basically",
  ])

  private static func filler(_ tokens: [Token], at index: Int) -> Int? {
    let token = tokens[index]
    guard token.isWord, !token.isQuoted else { return nil }
    let isGluedAhead =
      index + 1 < tokens.count && tokens[index + 1].isGlued && tokens[index + 1].isMark("-")
    if sounds.contains(token.text), !isGluedAhead { return index + 1 }
    if token.text == "like", index > 0, index + 1 < tokens.count,
      ["and", "then", ",", "so", "um", "uh", "at"].contains(tokens[index - 1].text)
    {
      return index + 1
    }
    guard let end = chatter.end(tokens, at: index, end: tokens.count) else { return nil }
    if token.text == "i" || token.text == "you" || token.text == "sort" || token.text == "kind" {
      let isFree =
        index > 0 && (tokens[index - 1].isMark(",") || sounds.contains(tokens[index - 1].text))
      return isFree ? end : nil
    }
    return end
  }

  private static let markers = PhraseTable<Bool>([
    "no wait", "wait no", "no sorry", "sorry no", "oh wait", "i mean", "no i mean", "no make it",
    "make it", "make that",
    "actually make it", "actually make that", "actually no", "no actually", "wait make it",
    "or rather", "no wait make it", "sorry make it", "wait actually", "correction", "no not",
    "no make that", "sorry i mean", "sorry", "wait", "no", "actually", "uh no",
  ])

  /// "thursday, no wait, friday" keeps the last value.
  private static func corrected(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    var index = 1
    while index < tokens.count {
      guard let end = markers.end(tokens, at: index, end: tokens.count) else {
        index += 1
        continue
      }
      var next = end
      while next < tokens.count, tokens[next].isMark(",") { next += 1 }
      var before = index
      while before > 0, tokens[before - 1].isMark(",") { before -= 1 }
      let isWeak = end - index == 1
      if next < tokens.count,
        let start = corrected(tokens, before: before, by: next, isWeak: isWeak)
      {
        tokens.removeSubrange(start..<next)
        index = start
      } else {
        index = end
      }
    }
    return tokens
  }

  /// Where the words begin that what stands at `next` takes the place of.
  private static func corrected(_ tokens: [Token], before: Int, by next: Int, isWeak: Bool) -> Int?
  {
    guard before > 0 else { return nil }
    let from = max(0, before - 12)
    let earlier = Scan.times(in: tokens, from..<before).last { $0.tokens.upperBound == before }
    if let earlier {
      var cursor = Cursor(tokens, at: next)
      if let later = cursor.saidTime() {
        guard !isWeak || later.meaning.isSameKind(as: earlier.meaning) else { return nil }
        if later.meaning.clock != nil, later.meaning.day == nil, later.meaning.part == nil,
          earlier.meaning.day != nil
        {
          return clockStart(tokens, earlier) ?? earlier.core
        }
        return later.lead == nil && earlier.meaning.isSameKind(as: later.meaning)
          ? earlier.core : earlier.tokens.lowerBound
      }
      if earlier.meaning.clock != nil, tokens[next].isNumber || tokens[next].facts.cardinal != nil {
        return clockStart(tokens, earlier)
          ?? (tokens[earlier.core].text == "at" ? earlier.core + 1 : earlier.core)
      }
    }
    guard !isWeak || tokens[next].text != "i" else { return nil }
    // "call bob no sorry call bill": the same verb again.
    if Verbs.isVerb(tokens[next].text) {
      var index = before - 1
      while index >= from, !tokens[index].isMark("."), tokens[index].kind != .lineBreak {
        if tokens[index].text == tokens[next].text { return index }
        index -= 1
      }
      return nil
    }
    guard !isWeak, tokens[next].isSpoken, tokens[before - 1].isWord,
      !FunctionWords.all.contains(tokens[next].text)
        || Verbs.determiners.contains(tokens[next].text)
    else { return nil }
    if let same = (from..<before).last(where: { tokens[$0].text == tokens[next].text }) {
      return same
    }
    return before - 1
  }

  /// Where the clock time begins inside a longer time.
  private static func clockStart(_ tokens: [Token], _ time: SaidTime) -> Int? {
    time.tokens.last { tokens[$0].text == "at" }.map { $0 + 1 }
  }
}

extension TimeMeaning {
  /// Whether both say a day, or both a clock time.
  fileprivate func isSameKind(as other: TimeMeaning) -> Bool {
    (day != nil) == (other.day != nil)
      && (clock != nil || part != nil) == (other.clock != nil || other.part != nil)
      || (day != nil && other.day != nil)
  }
}
