import Model

/// Finds days that a repeat was said to leave out and does not: "except the last friday of the month",
/// "not on 28/12 and 4/1".
struct UnmetExceptions {
  private let source: TokenizedText
  private let tokens: [Token]
  private let drafts: [Draft]
  private let kept: String

  init(_ source: TokenizedText, _ drafts: [Draft]) {
    self.source = source
    tokens = source.tokens
    self.drafts = drafts
    kept = drafts.flatMap { [$0.title, $0.notes].compactMap(\.self) }.joined(separator: "\n")
      .lowercased()
  }

  /// The words from the one that leaves out to the end of its days.
  var words: [String] {
    guard drafts.contains(where: { $0.rule != nil }) else { return [] }
    return tokens.indices.compactMap { index in
      guard !tokens[index].isQuoted, let start = opening(at: index) else { return nil }
      let end = end(from: start)
      guard end > start else { return nil }
      let words = source.words(from: tokens[index], to: tokens[end - 1])
      let isKept = kept.contains(words.lowercased())
      return isKept || isOfMonth(start..<end) || count(start..<end) > left || comes(start..<end)
        ? words : nil
    }
  }

  /// Where the days begin that are left out.
  private func opening(at index: Int) -> Int? {
    let next = text(index + 1)
    if tokens[index].text.isOne(of: "except", "excluding", "excepting") {
      return next?.isOne(of: "on", "for", "in", "during") ?? false ? index + 2 : index + 1
    }
    if tokens[index].text.isOne(of: "not", "none"), let next,
      next.isOne(of: "on", "in", "during", "at")
    {
      return index + 2
    }
    return tokens[index].text == "apart" && next == "from" ? index + 2 : nil
  }

  /// Where the words of days end: at a clock time, a verb or another word.
  private func end(from start: Int) -> Int {
    var end = start
    while end < tokens.count, end - start < 12, isOfDays(tokens[end]) { end += 1 }
    while end > start, !tokens[end - 1].isNumber, tokens[end - 1].facts == .none,
      !tokens[end - 1].isOrdinalEnding
    {
      end -= 1
    }
    return end
  }

  private func isOfDays(_ token: Token) -> Bool {
    token.isNumber || token.isOrdinalEnding || token.facts != .none && token.facts.part == nil
      || token.isMark && token.text.isOne(of: "/", ".", ",", "-")
      || token.text.isOne(of: "the", "of", "and", "or", "last")
      || token.text.isOne(of: "each", "every", "to")
  }

  /// "the last friday of the month", "the first wednesday": a day that each month has, and no date.
  private func isOfMonth(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let isPlace = tokens[index].text == "last" || tokens[index].facts.ordinal != nil
      let day = index + 1 < range.upperBound ? tokens[index + 1] : nil
      return isPlace
        && (day?.facts.weekday != nil || day?.facts.unit == .day || day?.facts.unit == .week)
    }
  }

  /// Whether every repeat comes on a weekday that is said all the same.
  private func comes(_ range: Range<Int>) -> Bool {
    let days = Set(range.compactMap { tokens[$0].facts.weekday })
    let rules = drafts.compactMap(\.rule)
    return !days.isEmpty && count(range) == 0
      && rules.allSatisfy { rule in
        rule.byDay.isEmpty || rule.byDay.contains { days.contains($0.weekday) }
      }
  }

  /// How many dates are said: numbers with a month, or two with a sign between.
  private func count(_ range: Range<Int>) -> Int {
    let months = range.count { tokens[$0].facts.month != nil }
    let signs = range.count { index in
      tokens[index].isMark("/") && index > range.lowerBound && tokens[index - 1].isNumber
    }
    return max(months, signs)
  }

  /// How many dates the repeats leave out.
  private var left: Int { drafts.map { $0.rule?.exceptions.days.count ?? 0 }.max() ?? 0 }

  private func text(_ index: Int) -> Word? { index < tokens.count ? tokens[index].text : nil }
}
