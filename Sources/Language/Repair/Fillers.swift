/// Sounds and phrases that fill pauses.
enum Fillers {
  /// Where a filler that begins here ends.
  static func end(_ tokens: [Token], at index: Int) -> Int? {
    let token = tokens[index]
    guard token.isWord, !token.isQuoted else { return nil }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    // "15mm" is a measure.
    if RepairWords.sounds.contains(token.text),
      !(token.isGlued && index > 0 && tokens[index - 1].isSpoken),
      !(next?.isGlued == true && next?.isMark("-") == true)
    {
      return index + 1
    }
    let before = index > 0 ? tokens[index - 1] : nil
    let isPaused = before.map { $0.isMark(",") || RepairWords.sounds.contains($0.text) } ?? true
    if let end = asideEnd(tokens, at: index, isPaused: before.map(isPause) ?? true) { return end }
    if let end = numberingEnd(tokens, at: index) { return end }
    if token.text == "not", let end = deniedEnd(tokens, at: index) { return end }
    if token.text == "like", let next,
      isLoose(before, isPaused, next) || isBeforeOpener(tokens, index)
    {
      return index + 1
    }
    guard let match = RepairWords.fillers.match(tokens, at: index, end: tokens.count),
      match.value == .anywhere || isPaused, !isCorrecting(tokens, index, match.end)
    else { return nil }
    return match.end
  }

  /// Where words end that stand between pauses and say nothing: "well, ...", "..., like, ...".
  private static func asideEnd(_ tokens: [Token], at index: Int, isPaused: Bool) -> Int? {
    guard isPaused else { return nil }
    var end = index
    while end < index + 8, let next = RepairWords.asides.end(tokens, at: end, end: tokens.count) {
      end = next
    }
    guard end > index, end < tokens.count, isPause(tokens[end]) else { return nil }
    return end
  }

  /// Where words end that count to-dos or call them by their kind: "second, ...", "to do: ...".
  private static func numberingEnd(_ tokens: [Token], at index: Int) -> Int? {
    guard index == 0 || beginsSentence(tokens[index - 1]),
      let end = RepairWords.numberings.end(tokens, at: index, end: tokens.count),
      end < tokens.count,
      isPause(tokens[end]) || tokens[end].isMark(":") || tokens[end].isMark("."),
      !isRow(tokens, index, colon: end)
    else { return nil }
    return end + 1
  }

  /// Where words end that deny a time ahead of the one that is meant: "not tomorrow, the day after".
  private static func deniedEnd(_ tokens: [Token], at index: Int) -> Int? {
    guard index == 0 || beginsSentence(tokens[index - 1]) else { return nil }
    var cursor = Cursor(tokens, at: index + 1, end: min(index + 24, tokens.count))
    guard cursor.saidTime() != nil, cursor.take(",") || cursor.isAt("but") else { return nil }
    cursor.skip("but")
    let end = cursor.index
    return cursor.saidTime() == nil ? nil : end
  }

  /// Whether the words announce several to-dos: "to do: vacuum, mop and dust".
  private static func isRow(_ tokens: [Token], _ start: Int, colon: Int) -> Bool {
    guard tokens[colon].isMark(":"),
      OpenerWords.rows.end(tokens, at: start, end: colon) == colon
    else { return false }
    return tokens[colon..<min(colon + 60, tokens.count)].prefix { $0.kind != .lineBreak }
      .contains { $0.isMark(",") }
  }

  private static func beginsSentence(_ before: Token) -> Bool {
    before.kind == .lineBreak || before.isMark(".") || before.isMark("!") || before.isMark(";")
  }

  /// Whether a recogniser wrote a pause here.
  private static func isPause(_ token: Token) -> Bool {
    token.isMark(",") || token.isMark("\u{2026}")
  }

  /// "ring Paul, I mean Paula", "friday, I mean, monday": one value takes the place of another.
  private static func isCorrecting(_ tokens: [Token], _ index: Int, _ end: Int) -> Bool {
    guard index > 1, index + 1 < end, tokens[index + 1].text == "mean",
      tokens[index - 2].isSpoken, !Verbs.isVerb(tokens[index - 2].text)
    else { return false }
    if Correction.isName(tokens, at: end) { return true }
    let before = Scan.times(in: tokens, max(0, index - 13)..<index - 1).last
    guard before?.tokens.upperBound == index - 1 else { return false }
    var cursor = Cursor(tokens, at: end, end: min(end + 24, tokens.count))
    cursor.skip(",")
    return cursor.saidTime() != nil
  }

  /// Whether "like" between these words says nothing: "and like call", "in like ten minutes".
  private static func isLoose(_ before: Token?, _ isPaused: Bool, _ next: Token) -> Bool {
    guard let before else { return Verbs.isVerb(next.text) }
    let isNumber = next.isNumber || next.facts.cardinal != nil
    if ["every", "each"].contains(next.text) { return !["feel", "look"].contains(before.text) }
    let isWish = before.text.isOne(of: "to", "gotta", "should", "must")
    return isPaused || isWish && Verbs.isVerb(next.text)
      || ["and", "then", "so", "also"].contains(before.text)
      || isNumber && ["in", "at", "for", "around", "by"].contains(before.text)
  }

  /// "tomorrow like I should clean": behind a time and before an opener.
  private static func isBeforeOpener(_ tokens: [Token], _ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, ["i", "we"].contains(tokens[index + 1].text)
    else { return false }
    let before = tokens[index - 1]
    return before.facts.weekday != nil || before.facts.part != nil
      || FunctionWords.timeWords.contains(before.text)
  }

  /// Whether the second of two equal words was said by accident.
  static func isStutter(_ first: Token, _ second: Token) -> Bool {
    first.isWord && !first.isQuoted && !second.isQuoted && first.text == second.text
      && RepairWords.stutters.contains(first.text)
  }
}
