import Model

/// Looks at what was made of a text, and doubts what a person would ask about.
struct DoubtReader {
  let source: TokenizedText
  let understanding: Understanding
  let today: CivilDate

  private var tokens: [Token] { source.tokens }

  /// The same understanding, with the doubts about each to-do.
  var doubted: Understanding {
    var result = understanding
    // Who says twenty things in one breath pauses between them, or nobody could tell.
    let several = (2...20).contains(understanding.drafts.count)
    let loose = several ? LooseTodos(tokens, understanding.drafts).doubts : [:]
    for index in result.drafts.indices {
      let draft = understanding.drafts[index]
      var doubts = timeDoubts(draft)
      if let bounds = boundsDoubt(draft) { doubts.append(bounds) }
      if let list = draft.list, isDay(list) { doubts.append(Doubt(.list, list)) }
      doubts += loose[index] ?? []
      let fragment = Fragment(draft.title)
      for words in [fragment.danglingWord, fragment.doubledWord, fragment.denial].compactMap(\.self)
      {
        doubts.append(Doubt(.fragment, words))
      }
      if draft.due?.time?.minute == 0, let words = fragment.leadingMinutes {
        doubts.append(Doubt(.time, words))
      }
      result.drafts[index].doubts = doubts
    }
    let regimens = RegimenDoubts(source, understanding.drafts, today: today).doubts
    for (index, doubts) in regimens { result.drafts[index].doubts += doubts }
    guard let last = result.drafts.indices.last else { return result }
    for remark in understanding.remarks {
      guard case .otherTime(let phrase) = remark else { continue }
      result.drafts[last].doubts.append(Doubt(.secondTime, phrase))
    }
    let dropped = DroppedTimes(tokens, understanding)
    for words in dropped.words { result.drafts[last].doubts.append(Doubt(.dropped, words)) }
    for words in DroppedClocks(source, understanding).words {
      result.drafts[last].doubts.append(Doubt(.dropped, words))
    }
    for words in UnmetExceptions(source, understanding.drafts).words {
      result.drafts[last].doubts.append(Doubt(.dropped, words))
    }
    if let (place, words) = hourBehindDay {
      result.drafts[place].doubts.append(Doubt(.time, words))
    }
    if let words = workingWeek { result.drafts[last].doubts.append(Doubt(.repeat, words)) }
    if let word = unreadRepeat { result.drafts[last].doubts.append(Doubt(.repeat, word)) }
    return result
  }

  private func timeDoubts(_ draft: Draft) -> [Doubt] {
    let isTimed = draft.schedule != nil
    // "today" alone comes in an hour: no clock time was said.
    let isSaid = draft.phrase?.lowercased() != "today"
    let hasClock = draft.due?.time != nil && isSaid || draft.rule?.byHour.isEmpty == false
    func left(_ text: String) -> [String] {
      LeftoverTimes(text, isTimed: isTimed, hasClock: hasClock).words
    }
    // "keep the box until friday": until when it goes on is said with it, and is its time as well.
    let phrase = draft.phrase?.lowercased()
    let isShort = draft.title.count(where: { $0 == " " }) < 5 && understanding.drafts.count == 1
    let title = left(draft.title).filter { !isShort || $0.lowercased() != phrase }
    // The phrase of a stretch of days is a note of its own, and so is until when something is taken.
    // What a dose has to do with a meal is noted beside the hour that came of it.
    let notes = (draft.notes.map(left) ?? []).filter { words in
      let words = words.lowercased()
      return !words.hasPrefix("until") && phrase?.contains(words) != true
    }
    let isNoted = draft.notes?.lowercased() == phrase
    return (title + (isNoted ? [] : notes)).map { Doubt(.time, $0) }
  }

  private func boundsDoubt(_ draft: Draft) -> Doubt? {
    // "skip it the day before the trip": what nobody can be told of any more.
    if let date = draft.due?.date, date < today {
      return Doubt(.bounds, draft.phrase ?? draft.title)
    }
    guard let date = draft.due?.date, let end = draft.rule?.until?.date, date > end else {
      return nil
    }
    return Doubt(.bounds, draft.phrase ?? draft.title)
  }

  private func isDay(_ name: String) -> Bool {
    let words = TokenizedText(name).tokens
    guard words.count == 1, let word = words.first else { return false }
    return word.facts.weekday != nil || DoubtWords.days.contains(word.text)
  }

  /// "sat 10 swimming": a number between a day and what takes place, which stayed in a title; with the place
  /// of that to-do.
  private var hourBehindDay: (place: Int, words: String)? {
    for index in tokens.indices.dropLast(2) {
      let (number, next) = (tokens[index + 1], tokens[index + 2])
      guard tokens[index].facts.weekday != nil || DoubtWords.days.contains(tokens[index].text),
        number.isNumber, number.value.map({ (1...12).contains($0) }) ?? false, number.digits <= 2,
        !number.isGlued, !next.isGlued, next.isWord, next.facts == .none, !next.text.hasSuffix("s")
      else { continue }
      let words = source.words(from: number, to: next).lowercased()
      let place = understanding.drafts.firstIndex { draft in
        draft.due != nil && draft.due?.time == nil && draft.title.lowercased().contains(words)
      }
      if let place { return (place, source.words(from: tokens[index], to: number)) }
    }
    return nil
  }

  /// "standup mon to fri": on each of these days, or from the one to the other.
  private var workingWeek: String? {
    guard !understanding.drafts.contains(where: { $0.rule != nil }) else { return nil }
    let index = tokens.indices.dropLast(2).first { index in
      tokens[index].facts.weekday == .monday && tokens[index + 2].facts.weekday == .friday
        && (tokens[index + 1].text.isOne(of: "to", "till", "until", "through")
          || tokens[index + 1].isMark("-"))
        && !(index > 0 && tokens[index - 1].text.isOne(of: "this", "next"))
    }
    return index.map { source.words(from: tokens[$0], to: tokens[$0 + 2]) }
  }

  /// "every", where nothing repeats, or only one of several to-dos with a clock time does.
  private var unreadRepeat: String? {
    let drafts = understanding.drafts
    guard tokens.contains(where: { $0.text == "every" && !$0.isQuoted }) else { return nil }
    let isKept = drafts.contains { $0.title.lowercased().contains("every") }
    if !isKept, !drafts.contains(where: { $0.rule != nil }) { return "every" }
    let timed = drafts.filter { $0.due?.time != nil }
    let isPartly = timed.contains { $0.rule == nil } && timed.contains { $0.rule != nil }
    return isPartly && timed.count == drafts.count
      && tokens.count(where: { $0.text == "every" }) == 1
      ? "every" : nil
  }
}

extension RecurrenceRule.Until {
  /// The last civil day, in whatever zone the series is.
  var date: CivilDate {
    switch self {
    case .date(let date): date
    case .local(let moment), .utc(let moment): moment.date
    }
  }
}
