/// Finds to-dos of one text that may be parts of each other: cut where nobody pauses.
struct LooseTodos {
  private let tokens: [Token]
  private let drafts: [Draft]
  /// Whether all was said in one sentence.
  private let isOneSentence: Bool
  /// Whether a comma or a word such as "and" stands between any two words.
  private let isJoined: Bool

  init(_ tokens: [Token], _ drafts: [Draft]) {
    self.tokens = tokens
    self.drafts = drafts
    let spoken = tokens.indices.filter { tokens[$0].isSpoken }
    let inside = tokens.indices.filter { index in
      (spoken.first ?? 0) < index && index < (spoken.last ?? 0) && !tokens[index].isQuoted
    }
    isOneSentence = !inside.contains { index in
      let token = tokens[index]
      return token.kind == .lineBreak
        || token.isMark && token.text.isOne(of: ".", "!", "?", ";")
          && !tokens[index + 1].isGlued
    }
    isJoined = inside.contains {
      tokens[$0].isMark(",") || DoubtWords.joints.contains(tokens[$0].text)
    }
  }

  /// The doubts by the position of the to-do.
  var doubts: [Int: [Doubt]] {
    // What goes onto one list, or below one heading, is told apart by it.
    guard !drafts.dropFirst().contains(where: { $0.parent != nil || $0.list != nil }) else {
      return [:]
    }
    var doubts: [Int: [Doubt]] = [:]
    for (index, draft) in drafts.enumerated() {
      let fragment = Fragment(draft.title)
      if let words = fragment.looseStart(isTimed: draft.due != nil) {
        doubts[index, default: []].append(Doubt(.fragment, words))
      }
    }
    guard let split = splitAt else { return doubts }
    doubts[split, default: []].append(Doubt(.split, drafts[split].title))
    return doubts
  }

  /// The to-do that may be a part of the one before it.
  ///
  /// What was asked for in words of its own ("remind me to") is none.
  private var splitAt: Int? {
    let isAskedFor = drafts.map(isAskedFor)
    let begins = zip(drafts, isAskedFor).map { $1 || Fragment($0.title).beginsWithVerb }
    if isOneSentence, !isJoined {
      let last = drafts.count - 1
      return drafts.contains { $0.due == nil } && !isAskedFor[last] ? last : nil
    }
    guard isOneSentence else {
      return drafts.indices.dropFirst().first { index in
        !isAskedFor[index] && (!begins[index] || !begins[index - 1])
      }
    }
    guard drafts.count == 2, !isAskedFor[1] else { return nil }
    if begins[0], !begins[1] { return 1 }
    return !begins[0] && drafts[0].due == nil ? 1 : nil
  }

  /// Whether words that ask for something stand before it.
  private func isAskedFor(_ draft: Draft) -> Bool {
    let openers = draft.spans.filter { $0.role == .opener }
    return tokens.contains { token in
      token.isSpoken && !DoubtWords.joints.contains(token.text)
        && !FunctionWords.all.contains(token.text)
        && openers.contains { $0.range.contains(token.range.lowerBound) }
    }
  }
}
