import Model
internal import Reader

/// The ways to take a text, the likeliest first: that of the rules and so many of the learned reader.
package func readings(of text: String, in context: LanguageContext, ways: Int = 3) -> [TextReading]
{
  let rules = TextReading(
    source: .rules,
    understanding: ruleReading(of: text, in: context),
    probability: 1,
    unread: []
  )
  guard rules.isOpenToReader, !context.hasSigns(text),
    let roles = readRoles(text.forReader, ways: ways)
  else {
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
      unread: composer.unread.map(\.words),
      roles: RoleWay(words: roles.words, tags: way.tags),
      reasons: composer.reasons
    )
  }
  let added = roles.meanings[.add] ?? 0
  var all = [rules] + ways.filter { !$0.understanding.drafts.isEmpty }
  let features = FeatureReader(text: text, rules: rules, ways: ways, added: added)
  for index in all.indices {
    all[index].isEligible = all[index].mayBeTaken(besides: rules, of: text)
    all[index].features = features.features(of: all[index])
    all[index].sureness = ReadingRanker.sureness(of: all[index].features)
    if all[index].isLossy, all[index].sureness < TextReading.sureEnough {
      all[index].isEligible = false
    }
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
  /// One that says the same as the rules leaves the word to them. What the rules know without exception stays: a
  /// number that belongs to a name, a time that is plain, things of one verb, parts of a to-do, a course of medicine.
  fileprivate func mayBeTaken(besides rules: TextReading, of text: String) -> Bool {
    switch source {
    case .rules: true
    case .reader(let way):
      way == 1 && !says(whatSays: rules) && !isAboutOther && !isPast
        && !understanding.doubts.contains { $0.kind == .regimen || $0.kind == .repeat }
        && !takesNumberOfName(in: text) && !takesPartOfWord(in: text)
        && !leavesOver(besides: rules) && !mergesDeeds(of: rules)
        && !takesLetter(of: rules, in: text)
        && !notesTodo(of: rules) && !splitsThings(of: rules) && !isDoubtedMore(than: rules)
        && !losesParts(of: rules) && !keepsPlainTime(besides: rules)
        && !cutsTime(of: rules, in: text)
    }
  }

  /// Whether it lost words or a repeat, and the rules are certain.
  private func isDoubtedMore(than rules: TextReading) -> Bool {
    guard rules.understanding.doubts.isEmpty, !understanding.doubts.isEmpty else { return false }
    return losesRepeat(besides: rules) || understanding.doubts.contains { $0.kind == .dropped }
  }

  /// Whether the rules found to-dos within another one, and it none.
  private func losesParts(of rules: TextReading) -> Bool {
    let (drafts, others) = (understanding.drafts, rules.understanding.drafts)
    return others.contains { $0.parent != nil } && !drafts.contains { $0.parent != nil }
  }

  /// Whether the reader is asked besides: not where the text is noise, no English or too long for it.
  fileprivate var isOpenToReader: Bool {
    // A course, a limit or one of several doses is asked about by who knows that it is one.
    !understanding.doubts.contains { $0.kind == .regimen }
      && !understanding.drafts.contains { $0.rule?.isCourse == true }
      && !understanding.remarks.contains(where: \.isOfRules)
      && understanding.noise != .empty && understanding.noise != .recognizerArtifact
      && understanding.noise != .retracted && !understanding.remarks.contains(.notEnglish)
  }
}

extension TextReading {
  /// Whether the reader takes some words for a question or a change of something that is there.
  fileprivate var isAboutOther: Bool {
    roles?.tags.contains { $0 == .about || $0 == .value || $0 == .window } ?? false
  }
}

extension LanguageContext {
  /// Whether a text has quotation marks or signs of who types them, which the rules read without exception, or
  /// signs that steer a terminal.
  fileprivate func hasSigns(_ text: String) -> Bool {
    tokenized(text).tokens.contains { $0.isQuoted || $0.isShorthand }
      || text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" && $0 != "\r" }
  }
}

extension RecurrenceRule {
  /// Whether it ends, leaves days out or comes at several hours: what medicine does.
  fileprivate var isCourse: Bool {
    until != nil || count != nil || !exceptions.isEmpty || byHour.count > 1
  }
}

extension Remark {
  /// Whether it is of weeks on and off, or of what is over or cannot be: what only the rules tell.
  fileprivate var isOfRules: Bool {
    switch self {
    case .cycle, .tooOften, .impossible, .pastTime: true
    default: false
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
