import Model

extension TextReading {
  /// Whether it took words for a time that is over, or that nothing has.
  var isPast: Bool {
    understanding.remarks.contains { if case .pastTime = $0 { true } else { false } }
  }

  /// "ask the plumber on 12 april": whether a title keeps a time that nothing but a deed and its thing stand before.
  func keepsPlainTime(besides rules: TextReading) -> Bool {
    rules.understanding.drafts.contains { draft in
      guard let phrase = draft.phrase?.bareWords, !phrase.isEmpty else { return false }
      let title = draft.title.bareWords
      return title.count <= 6 && title.allSatisfy { !TextReading.tellers.contains($0) }
        && titles.contains { $0 == title + phrase || $0 == phrase + title }
    }
  }

  /// "on guy fawkes | night", "at sunrise | tomorrow": whether a part of one time of the rules stands in a title.
  func cutsTime(of rules: TextReading, in text: String) -> Bool {
    let (own, others, kept) = (timeRanges, rules.timeRanges, Set(titleWords.map { Word($0) }))
    return TokenizedText(text).tokens.contains { token in
      guard token.isSpoken, !FunctionWords.all.contains(token.text),
        let other = others.first(where: { $0.contains(token.range.lowerBound) }),
        own.contains(where: { $0.overlaps(other) })
      else { return false }
      return !own.contains { $0.overlaps(token.range) } && kept.contains(token.text)
    }
  }

  private var timeRanges: [Range<Int>] {
    understanding.drafts.flatMap(\.spans).filter { $0.role == .time || $0.role == .repeat }
      .map(\.range)
  }

  /// Words behind which a time is of what is told or asked for.
  private static let tellers: Set<String> = [
    "that", "if", "whether", "is", "are", "its", "for", "about", "of", "when", "she", "he", "they",
    "we", "i", "you", "it",
    "off", "book", "order", "reserve", "watch", "read", "move", "moved", "not",
  ]

  /// Whether it has fewer to-dos than another reading, and none at the clock time of one of those.
  func losesClock(besides other: TextReading) -> Bool {
    guard understanding.drafts.count < other.understanding.drafts.count else { return false }
    let clocks = Set(understanding.drafts.compactMap { $0.due?.time })
    return other.understanding.drafts.compactMap { $0.due?.time }.contains { !clocks.contains($0) }
  }

  /// Whether fewer of its to-dos come again, or it makes one of several that have a time each.
  func losesRepeat(besides other: TextReading) -> Bool {
    let (drafts, others) = (understanding.drafts, other.understanding.drafts)
    if drafts.count(where: { $0.rule != nil }) < others.count(where: { $0.rule != nil }) {
      return true
    }
    // "soup with lunch and dinner": what the rules take for one thing is not twice there.
    if Set(titles).count < titles.count, others.count == 1 { return true }
    return others.allSatisfy { $0.schedule != nil } && Set(titles).count < Set(other.titles).count
  }

  /// "monday.com": whether a time begins or ends inside of what is written in one piece.
  func takesPartOfWord(in text: String) -> Bool {
    let tokens = TokenizedText(text).tokens
    return tokens.indices.dropFirst().contains { index in
      tokens[index].isGlued && tokens[index].isMark(".")
        && tokens[index].range.upperBound < text.unicodeScalars.count
        && tokens.indices.contains(index + 1) && tokens[index + 1].isGlued
        && timeRanges.contains { $0.upperBound == tokens[index].range.lowerBound }
    }
  }

  /// Whether words were left over that name another day, the time of a to-do that has none here, or an exception.
  func leavesOver(besides rules: TextReading) -> Bool {
    func content(_ words: [String]) -> Set<String> {
      Set(words.flatMap(\.bareWords).filter { !FunctionWords.all.contains(Word($0)) })
    }
    func words(_ kind: Doubt.Kind) -> [String] {
      understanding.doubts.filter { $0.kind == kind }.map(\.words)
    }
    let timed = understanding.drafts.count { $0.due != nil }
    let isFewer = timed < rules.understanding.drafts.count { $0.due != nil }
    let missed = words(.dropped) + (isFewer ? unread + words(.time) : [])
    return !content(missed).isDisjoint(with: rules.timeWords)
      || unread.flatMap(\.bareWords).contains {
        ["except", "excluding", "until", "till"].contains($0)
      }
  }

  /// "call ann and thank bob at 5": whether two deeds of the rules, each with a thing of its own, became one.
  func mergesDeeds(of rules: TextReading) -> Bool {
    guard rules.understanding.doubts.isEmpty else { return false }
    let deeds = rules.titles.filter { words in
      words.count > 1 && Verbs.isVerb(Word(words[0]))
        && !ObjectWords.pronouns.contains(Word(words[1]))
    }
    return titles.contains { title in deeds.count { $0.count < title.count && title.holds($0) } > 1
    }
  }

  /// Whether a line that the rules left out, as a greeting is, became a to-do.
  func takesLetter(of rules: TextReading, in text: String) -> Bool {
    guard text.contains("\n") else { return false }
    let leftOut = rules.understanding.remarks.leftOut.map(\.bareWords)
    return titles.contains { leftOut.contains($0) }
  }

  /// "buy milk | and | eggs": whether the things that one verb is about became to-dos of their own.
  func splitsThings(of rules: TextReading) -> Bool {
    zip(titles, titles.dropFirst()).contains { first, second in
      guard let verb = first.first, let thing = second.first, Verbs.isVerb(Word(verb)),
        !Verbs.isVerb(Word(thing))
      else { return false }
      return rules.titles.contains { $0.holds(first + ["and"] + second) }
    }
  }

  /// Whether something that the rules take for a to-do is only told as a note.
  func notesTodo(of rules: TextReading) -> Bool {
    let notes = understanding.drafts.compactMap { $0.notes?.bareWords }
    return rules.titles.contains { title in
      title.count > 1 && title.first.map { Verbs.isVerb(Word($0)) } == true
        && notes.contains { $0.holds(title) }
    }
  }

  /// Whether nothing is left of a to-do that another reading has.
  func losesTodo(besides other: TextReading, of text: String) -> Bool {
    let lost = Set(lostWords(of: text))
    guard !lost.isEmpty else { return false }
    return other.titles.contains { title in !title.isEmpty && title.allSatisfy { lost.contains($0) }
    }
  }

  /// "version 3.10", "chapter 4": whether a number that belongs to a name became a time.
  func takesNumberOfName(in text: String) -> Bool {
    let tokens = TokenizedText(text).tokens
    return tokens.indices.dropFirst().contains { index in
      tokens[index].isNumber && TimeFilterWords.numbered.contains(tokens[index - 1].text)
        && timeRanges.contains { $0.lowerBound == tokens[index].range.lowerBound }
    }
  }
}

extension [String] {
  /// Whether words stand in it side by side.
  fileprivate func holds(_ words: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: words) }
  }
}
