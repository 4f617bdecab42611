/// Puts right what thumbs shorten and recognisers mishear, where the words around leave no doubt.
enum Rewording {
  /// The tokens with such words as they are meant; each keeps the place of what was said.
  static func reworded(_ tokens: [Token]) -> [Token] {
    guard tokens.indices.contains(where: { match(tokens, at: $0) != nil }) else { return tokens }
    var result: [Token] = []
    result.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      guard let match = match(tokens, at: index) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      result.append(tokens[index].respelled(match.word, upTo: tokens[match.end - 1]))
      index = match.end
      // What sticks to a sign does not stick to the word that it stands for.
      if index < tokens.count, tokens[index].isSpoken {
        result.append(tokens[index].loose)
        index += 1
      }
    }
    return result
  }

  private static func match(_ tokens: [Token], at index: Int) -> (word: Word, end: Int)? {
    let token = tokens[index]
    guard token.isWord, !token.isQuoted else { return nil }
    if let short = shortened(tokens, at: index) { return short }
    if let meant = misspelled[token.text] { return (meant, index + 1) }
    if let joint = joint(tokens, at: index) { return (joint, index + 1) }
    return number(tokens, at: index).map { ($0, index + 1) }
  }

  /// Words of a correction as thumbs write them.
  private static let misspelled = WordMap<Word>([("actualy acutally actully acctually", "actually")]
  )

  /// "eggs n bread", "half n hour": a letter between two words that are no letters.
  private static func joint(_ tokens: [Token], at index: Int) -> Word? {
    guard tokens[index].text == "n", !tokens[index].isGlued, index > 0, index + 1 < tokens.count,
      !tokens[index + 1].isGlued, tokens[index + 1].isSpoken, tokens[index - 1].isSpoken,
      tokens[index - 1].bytes.count > 1 || tokens[index - 1].isNumber
    else { return nil }
    if tokens[index - 1].text == "half", tokens[index + 1].facts.unit == .hour { return "an" }
    return "and"
  }

  /// "w/ alex", "w/o sugar", "b4 12", "b4 friday".
  private static func shortened(_ tokens: [Token], at index: Int) -> (word: Word, end: Int)? {
    let token = tokens[index]
    guard !token.isGlued || index == 0, index + 1 < tokens.count, tokens[index + 1].isGlued else {
      return nil
    }
    let behind = index + 2 < tokens.count ? tokens[index + 2] : nil
    if token.text == "w", tokens[index + 1].isMark("/") {
      guard let behind, behind.isSpoken || behind.isQuoted else { return nil }
      // "w/c 7 december", "w/e": a week, a weekend.
      if behind.isGlued, behind.text.isOne(of: "c", "e", "k") { return nil }
      let isWithout = behind.isGlued && behind.text.isOne(of: "o", "out")
      return isWithout ? ("without", index + 3) : ("with", index + 2)
    }
    guard token.text == "b", tokens[index + 1].value == 4, let behind, !behind.isGlued,
      index == 0 || !TimeFilterWords.numbered.contains(tokens[index - 1].text)
    else { return nil }
    return behind.isSpoken ? ("before", index + 2) : nil
  }

  /// "in too hours", "at ate thirty", "in a our": only a number or an hour can stand there.
  private static func number(_ tokens: [Token], at index: Int) -> Word? {
    guard let before = tokens[..<index].last, before.isWord
    else { return nil }
    let text = tokens[index].text
    if text.isOne(of: "our", "ours") {
      let isCounted =
        before.text.isOne(of: "a", "an", "half") && index > 1
        && tokens[index - 2].text.isOne(of: "in", "within", "half", "for")
      return isCounted ? "hour" : nil
    }
    guard let meant = homophones[text], index + 1 < tokens.count, tokens[index + 1].isWord else {
      return nil
    }
    let behind = tokens[index + 1]
    if before.text.isOne(of: "in", "within", "every") {
      guard let unit = behind.facts.unit, unit != .weekend, unit != .workday else { return nil }
      return behind.text.hasSuffix("s") || meant == "one" ? meant : nil
    }
    guard before.text.isOne(of: "at", "by", "around", "until") else { return nil }
    let isMinutes = behind.facts.cardinal.map { (10...59).contains($0) } ?? false
    return isMinutes || behind.text.isOne(of: "o'clock", "oclock", "oh", "am", "pm") ? meant : nil
  }

  private static let homophones = WordMap<Word>([
    ("to too", "two"), ("for fore", "four"), ("ate", "eight"), ("won", "one"), ("sicks", "six"),
  ])
}
