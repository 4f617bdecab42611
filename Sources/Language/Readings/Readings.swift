import Model
internal import Reader

/// Every way to take a text, the likeliest first: what the rules make of it, and what the learned reader does.
///
/// `understand` takes the rules' still; `parse --jsonl` tells them to who asks.
package func readings(of text: String, in context: LanguageContext) -> [TextReading] {
  let rules = TextReading(
    source: .rules,
    understanding: firstReading(of: text, in: context),
    probability: 1,
    unread: []
  )
  guard rules.isOpenToReader, !context.hasSigns(text), let roles = readRoles(text.forReader) else {
    return [rules]
  }
  let words = RoleText(text, roles.words)
  let source = context.tokenized(text)
  let ways = roles.ways.enumerated().map { number, way in
    var composer = RoleComposer(words, context)
    var understanding = composer.understanding(RoleDecoder.roles(of: words, way.tags))
    // Only what may be taken has to be doubted.
    if number == 0 {
      understanding =
        DoubtReader(source: source, understanding: understanding, today: context.now.date).doubted
      for (todo, words) in composer.unread where understanding.drafts.indices.contains(todo) {
        understanding.drafts[todo].doubts.append(Doubt(.time, words))
      }
    }
    return TextReading(
      source: .reader(number + 1),
      understanding: understanding,
      probability: way.probability,
      unread: composer.unread.map(\.words)
    )
  }
  let added = roles.meanings[.add] ?? 0
  var all = [rules] + ways.filter { !$0.understanding.drafts.isEmpty }
  let features = FeatureReader(text: text, rules: rules, ways: ways, added: added)
  for index in all.indices {
    all[index].isEligible = all[index].mayBeTaken(besides: rules, of: text)
    all[index].features = features.features(of: all[index])
    all[index].sureness = ReadingRanker.sureness(of: all[index].features)
  }
  // The reader's other ways are for who is asked: taken unasked they are wrong more often than not.
  return all.filter(\.isEligible).ranked + all.filter { !$0.isEligible }.ranked
}

extension [TextReading] {
  /// The surest first; of equals the one that came first.
  fileprivate var ranked: [TextReading] {
    enumerated().sorted { ($0.element.rank, -$0.offset) > ($1.element.rank, -$1.offset) }.map(
      \.element
    )
  }
}

extension TextReading {
  /// The rules are left only for what is surer by some.
  private static let head = 0.05

  fileprivate var rank: Double { sureness + (source == .rules ? TextReading.head : 0) }

  /// Whether a reading may be taken unasked.
  ///
  /// One that says the same as the rules leaves the word to them, none may lose a number, a day or a to-do, and
  /// one with doubts takes the place of none without.
  fileprivate func mayBeTaken(besides rules: TextReading, of text: String) -> Bool {
    switch source {
    case .rules: true
    case .reader(1):
      !says(whatSays: rules) && !losesSigns(besides: rules, of: text) && !isPast
        && !takesNumberOfName(in: text)
        && (understanding.doubts.isEmpty || !rules.understanding.doubts.isEmpty)
        && !understanding.doubts.contains { $0.kind == .dropped } && !losesClock(besides: rules)
        && !losesRepeat(besides: rules)
        && !keepsPlainTime(besides: rules)
        && !losesTodo(besides: rules, of: text)
    case .reader: false
    }
  }

  /// Whether the reader is asked besides: not where the text is noise, no English or too long for it.
  fileprivate var isOpenToReader: Bool {
    // A course, a limit or one of several doses is asked about by who knows that it is one.
    !understanding.doubts.contains { $0.kind == .regimen || $0.kind == .dropped }
      && !understanding.remarks.contains(where: \.isOfRules)
      && understanding.noise != .empty && understanding.noise != .recognizerArtifact
      && understanding.noise != .retracted && !understanding.remarks.contains(.notEnglish)
  }
}

extension LanguageContext {
  /// Whether a text has quotation marks or signs of who types them: what they say, they say without exception.
  fileprivate func hasSigns(_ text: String) -> Bool {
    tokenized(text).tokens.contains { $0.isQuoted || $0.isShorthand }
  }
}

extension Remark {
  /// Whether it is of weeks on and off, or of a second day: what only the rules tell.
  fileprivate var isOfRules: Bool {
    switch self {
    case .cycle, .otherTime, .tooOften, .impossible: true
    default: false
    }
  }
}

extension TextReading {
  /// Whether it took words for a time that is over, or that nothing has.
  fileprivate var isPast: Bool {
    understanding.remarks.contains { if case .pastTime = $0 { true } else { false } }
  }

  /// "ask the plumber on 12 april": whether a title keeps a time that nothing but a deed and its thing stand before.
  fileprivate func keepsPlainTime(besides rules: TextReading) -> Bool {
    rules.understanding.drafts.contains { draft in
      guard let phrase = draft.phrase?.bareWords, !phrase.isEmpty else { return false }
      let title = draft.title.bareWords
      return title.count <= 6 && title.allSatisfy { !TextReading.tellers.contains($0) }
        && titles.contains { $0 == title + phrase || $0 == phrase + title }
    }
  }

  /// Words behind which a time is of what is told or asked for.
  private static let tellers: Set<String> = [
    "that", "if", "whether", "is", "are", "its", "for", "about", "of", "when", "she", "he", "they",
    "we", "i", "you", "it",
    "off", "book", "order", "reserve", "watch", "read", "move", "moved", "not",
  ]

  /// Whether it has fewer to-dos than another reading, and none at the clock time of one of those.
  fileprivate func losesClock(besides other: TextReading) -> Bool {
    guard understanding.drafts.count < other.understanding.drafts.count else { return false }
    let clocks = Set(understanding.drafts.compactMap { $0.due?.time })
    return other.understanding.drafts.compactMap { $0.due?.time }.contains { !clocks.contains($0) }
  }

  /// Whether fewer of its to-dos come again, or it makes one of several that have a time each.
  fileprivate func losesRepeat(besides other: TextReading) -> Bool {
    let (drafts, others) = (understanding.drafts, other.understanding.drafts)
    if drafts.count(where: { $0.rule != nil }) < others.count(where: { $0.rule != nil }) {
      return true
    }
    // "soup with lunch and dinner": what the rules take for one thing is not twice there.
    if Set(titles).count < titles.count, others.count == 1 { return true }
    return others.allSatisfy { $0.schedule != nil } && Set(titles).count < Set(other.titles).count
  }

  /// Whether nothing is left of a to-do that another reading has.
  fileprivate func losesTodo(besides other: TextReading, of text: String) -> Bool {
    let lost = Set(lostWords(of: text))
    guard !lost.isEmpty else { return false }
    return other.titles.contains { title in !title.isEmpty && title.allSatisfy { lost.contains($0) }
    }
  }

  /// "version 3.10", "chapter 4": whether a number that belongs to a name became a time.
  fileprivate func takesNumberOfName(in text: String) -> Bool {
    let tokens = TokenizedText(text).tokens
    let times = understanding.drafts.flatMap(\.spans).filter {
      $0.role == .time || $0.role == .repeat
    }
    return tokens.indices.dropFirst().contains { index in
      tokens[index].isNumber && TimeFilterWords.numbered.contains(tokens[index - 1].text)
        && times.contains { $0.range.lowerBound == tokens[index].range.lowerBound }
    }
  }
}

extension String {
  /// The text as the reader takes it: capitals throughout say nothing, nor does what stands behind the last word.
  fileprivate var forReader: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    // Offsets in scalars stay what they are: only ASCII letters change.
    guard !text.utf8.contains(where: { (97...122).contains($0) }) else { return String(text) }
    return String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
