internal import Reader

extension TextReading {
  /// An account of a reading of the learned reader; nothing for any other.
  func explained(
    _ understanding: Understanding,
    _ text: String,
    in context: LanguageContext
  ) -> Explanation? {
    guard let roles else { return nil }
    let tokens = context.tokenized(text).tokens
    var word = 0
    let explained = tokens.map { token in
      while word + 1 < roles.words.count, roles.words[word].upperBound <= token.range.lowerBound {
        word += 1
      }
      let isInWord = roles.words[word].overlaps(token.range)
      return ExplainedToken(
        isInWord ? roles.tags[word].explained(isSpoken: token.isSpoken) : .joint,
        token.range,
        part: roles.part(of: word)
      )
    }
    let spans = understanding.drafts.flatMap(\.spans).filter {
      $0.role == .time || $0.role == .repeat
    }
    let times = Scan.times(in: tokens, 0..<tokens.count).filter { time in
      let range =
        tokens[time.tokens.lowerBound].range
        .lowerBound..<tokens[time.tokens.upperBound - 1].range.upperBound
      return spans.contains { $0.range.overlaps(range) }
    }
    return Explanation(
      understanding,
      tokens: explained,
      rules: FiredRule.all(behind: times, in: tokens),
      reasons: reasons,
      clauses: understanding.drafts.indices.map { roles.range(ofPart: $0 + 1) }
    )
  }
}

extension RoleWay {
  /// The number of the to-do that a word stands with: 1 for the first, and for what is ahead of it.
  fileprivate func part(of word: Int) -> Int {
    max(tags[...word].count(where: \.beginsTodo), 1)
  }

  /// Where the words of a to-do stand, in Unicode scalars.
  fileprivate func range(ofPart part: Int) -> Range<Int> {
    let places = words.indices.filter { self.part(of: $0) == part }
    guard let first = places.first, let last = places.last else {
      return 0..<(words.last?.upperBound ?? 0)
    }
    return words[first].lowerBound..<words[last].upperBound
  }
}

extension RoleTag {
  fileprivate func explained(isSpoken: Bool) -> ExplainedToken.Role {
    switch self {
    case .other: isSpoken ? .opener : .joint
    case .titleBegin, .titleInside, .titleContinued, .part, .sharedName, .member, .sharedEnd: .title
    case .whenLast, .whenNext, .whenShared, .end, .window: .time
    case .repeatLast, .repeatNext, .repeatShared: .repeat
    case .lead: .lead
    case .listLast, .listShared: .list
    case .priority: .priority
    case .noteLast, .noteNext: .notes
    case .leftOut, .about, .value: .rest
    }
  }
}
