/// A text with what looks like a time spelled as the grammar knows it: "wed 9" as "wed at 9".
///
/// Nobody takes such a reading unasked: "830" may be half past eight, or how much something costs.
struct SpelledOut {
  /// The text spelled out; `nil` where nothing in it looks like a time.
  let text: String?

  init(_ text: String) {
    let source = TokenizedText(text)
    let tokens = source.tokens
    var pieces: [String] = []
    var isChanged = false
    var index = 0
    while index < tokens.count {
      if !tokens[index].isQuoted, let (words, end) = Self.spelling(tokens, at: index) {
        pieces.append(words)
        isChanged = true
        index = end
        continue
      }
      let piece = source.words(from: tokens[index], to: tokens[index])
      if tokens[index].isGlued, let last = pieces.popLast() {
        pieces.append(last + piece)
      } else {
        pieces.append(piece)
      }
      index += 1
    }
    self.text = isChanged ? pieces.joined(separator: " ") : nil
  }

  /// The spelling of what begins at a place, and where that ends.
  private static func spelling(_ tokens: [Token], at index: Int) -> (String, Int)? {
    let token = tokens[index]
    if token.isWord, let word = DoubtWords.spellings[token.text] { return (word, index + 1) }
    guard token.isNumber, let value = token.value else { return nil }
    let before = index > 0 ? tokens[index - 1] : nil
    guard !token.isGlued || before.map({ !$0.isSpoken }) ?? true else { return nil }
    let awaitsClock =
      before.map {
        $0.facts.weekday != nil || DoubtWords.days.contains($0.text) || $0.facts.part != nil
          || DoubtWords.repeats.contains($0.text)
      } ?? false
    let lead = awaitsClock ? "at " : ""
    // "14.20"
    if value < 24, index + 2 < tokens.count, tokens[index + 1].isMark("."),
      tokens[index + 1].isGlued, tokens[index + 2].isGlued, tokens[index + 2].digits == 2,
      let minute = tokens[index + 2].value, minute < 60
    {
      return (lead + "\(value):\(minute < 10 ? "0" : "")\(minute)", index + 3)
    }
    let isBeforeUnit =
      index + 1 < tokens.count && (tokens[index + 1].isGlued || tokens[index + 1].facts.unit != nil)
    guard !isBeforeUnit else { return nil }
    // "830", "1930"
    let (hour, minute) = (value / 100, value % 100)
    if (3...4).contains(token.digits), hour < 24, minute < 60, minute.isMultiple(of: 5) {
      return ("at \(hour):\(minute < 10 ? "0" : "")\(minute)", index + 1)
    }
    return awaitsClock && value < 24 ? ("at \(value)", index + 1) : nil
  }
}
