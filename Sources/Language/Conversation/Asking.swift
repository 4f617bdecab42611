import Model

/// Whether a sentence asks something, what, and where its head ends.
struct Asking: Sendable {
  let question: QuestionKind
  /// The first token behind the words that ask.
  let end: Int
  /// What there is for it, where that is asked.
  var effort = Effort()

  init?(_ text: MeaningText) {
    guard !Asking.isCondition(text), !text.endsTakingAway,
      let found = Asking.read(text, at: text.range.lowerBound, depth: 0)
    else { return nil }
    self = found
  }

  init(_ question: QuestionKind, _ end: Int) {
    self.question = question
    self.end = end
  }
}

extension Asking {
  /// "tell me what I did" is a question within a question.
  static let deepest = 4

  static func read(_ text: MeaningText, at start: Int, depth: Int) -> Asking? {
    guard depth < deepest, let first = text.word(start) else { return nil }
    if depth == 0, let effort = effortAsked(text, start) {
      var asking = Asking(.fitting, text.range.upperBound)
      asking.effort = effort
      return asking
    }
    if first.isOne(of: "if", "whether"), depth > 0 { return clause(text, start + 1, .exists) }
    if let asked = wh(text, start, isInner: depth > 0) { return asked }
    if let asked = pastOfSomebody(text, start) ?? safety(text, start) { return asked }
    if let asked = inverted(text, start) { return asked }
    if let asked = any(text, start) { return asked }
    if let asked = reminded(text, start, depth) { return asked }
    if let asked = known(text, start, depth) { return asked }
    if let asked = shown(text, start, depth) { return asked }
    guard depth == 0 else { return nil }
    return bare(text, start) ?? later(text, start) ?? behind(text, start)
  }

  /// "is milk on the list, if not add it": something to do, under a condition.
  static func isCondition(_ text: MeaningText) -> Bool {
    text.first(from: text.range.lowerBound) { $0.text.isOne(of: "if", "unless") }
      .map { text.word($0 + 1)?.isOne(of: "not", "so", "it's", "it", "they") ?? false } ?? false
      && text.first(from: text.range.lowerBound) { $0.text.isOne(of: "add", "put", "set") } != nil
  }

  /// "on march 3rd what do I have", "for my trip when do I leave".
  static func later(_ text: MeaningText, _ start: Int) -> Asking? {
    guard var end = text.time(at: start)?.tokens.upperBound ?? text.leadingPlaceEnd else {
      return nil
    }
    if text.tokens.indices.contains(end), text.tokens[end].isMark(",") { end += 1 }
    return wh(text, end, isInner: false) ?? inverted(text, end)
  }
}
