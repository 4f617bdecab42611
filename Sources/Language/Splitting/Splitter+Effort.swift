import Model

extension Splitter {
  /// Every effort that is said unmistakably, in order; what may mean anything else stays as it was said.
  func saidEfforts() -> [SaidEffort] {
    guard tokens.contains(where: \.speaksOfEffort) else { return [] }
    var efforts: [SaidEffort] = []
    var start = 0
    var index = 0
    while index < tokens.count {
      if isSentenceEnd(index) {
        index += 1
        start = index
      } else if let effort = effort(at: index, from: start) {
        efforts.append(effort)
        index = effort.range.upperBound
      } else {
        index += 1
      }
    }
    return efforts.enumerated().filter { place, effort in
      ![place - 1, place + 1].contains { other in
        efforts.indices.contains(other) && contradict(effort, efforts[other])
      }
    }.map(\.element)
  }

  /// Whether two of them are of one to-do, and say the same thing twice: "ibuprofen, 6 hours,
  /// paracetamol, 4 hours" says something else.
  private func contradict(_ one: SaidEffort, _ other: SaidEffort) -> Bool {
    guard !one.isKept, !other.isKept else { return false }
    let (first, second) =
      one.range.lowerBound < other.range.lowerBound ? (one, other) : (other, one)
    let between = first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)
    guard
      !between.contains(where: {
        isSentenceEnd($0) || EffortWords.joining.contains(tokens[$0].text)
      })
    else { return false }
    return one.effort.minutes != nil && other.effort.minutes != nil
      || one.effort.energy != nil && other.effort.energy != nil
  }

  /// Where a to-do begins behind "quick:" and the like.
  func behindEffort(_ start: Int) -> Int {
    efforts.first { $0.range.lowerBound == start && !$0.isKept }?.range.upperBound ?? start
  }

  /// The effort whose words begin at a place of a sentence that begins at `start`.
  private func effort(at index: Int, from start: Int) -> SaidEffort? {
    guard !tokens[index].isQuoted, timeIndex[index] < 0 else { return nil }
    let found: SaidEffort? =
      if tokens[index].isMark(",") || tokens[index].isMark("(") {
        effortApart(at: index, from: start)
      } else {
        quick(at: index, from: start) ?? levelAhead(at: index, from: start)
          ?? effortBehindVerb(at: index, from: start) ?? levelAlone(at: index, from: start)
      }
    guard let found, found.range.allSatisfy({ timeIndex[$0] < 0 && !tokens[$0].isQuoted }) else {
      return nil
    }
    return found
  }

  /// ", 10 min", "(low energy)", ", takes an hour".
  private func effortApart(at index: Int, from start: Int) -> SaidEffort? {
    let isInside = tokens[index].isMark("(")
    guard hasWords(start..<index) else { return nil }
    var cursor = Cursor(tokens, at: index + 1)
    if !isInside { cursor.skip("and") }
    guard
      let effort = cursor.effort(
        isLengthSure: !isOfDoses(index, from: start)
          && (isInside || !tellsWhen(around: index, from: start))
      )
    else { return nil }
    if isInside {
      guard cursor.take(")") else { return nil }
    } else if !endsEffort(cursor.index) {
      return nil
    }
    return SaidEffort(range: index..<cursor.index, effort: effort)
  }

  /// Whether a bare length may be when a dose comes again: "take ibuprofen, 2 hours".
  private func isOfDoses(_ index: Int, from start: Int) -> Bool {
    tokens[start..<index].contains { EffortWords.dosing.contains($0.text) }
  }

  /// "tidy desk takes 15 minutes": of what begins with a verb, and wonders about nothing.
  private func effortBehindVerb(at index: Int, from start: Int) -> SaidEffort? {
    let isTaking = EffortWords.takings.end(tokens, at: index, end: tokens.count) != nil
    guard isTaking || tokens[index].text == "about", index > start + 1,
      // "the ride that takes an hour" says which one.
      !tokens[index].text.isOne(of: "that", "which", "this")
    else { return nil }
    let before = tokens[start..<index]
    guard let first = before.first(where: \.isSpoken), Verbs.isVerb(first.text),
      !before.contains(where: { EffortWords.wondering.contains($0.text) }),
      isTaking
        || !FunctionWords.all.contains(tokens[index - 1].text)
          && !Verbs.isVerb(tokens[index - 1].text) && !tellsWhen(around: index, from: start)
    else { return nil }
    var cursor = Cursor(tokens, at: index)
    guard let effort = cursor.effort(isLengthSure: true), endsEffort(cursor.index) else {
      return nil
    }
    return SaidEffort(range: index..<cursor.index, effort: effort)
  }

  /// "sort photos tomorrow low energy": at the end, and the object of nothing.
  private func levelAlone(at index: Int, from start: Int) -> SaidEffort? {
    guard tokens[index].text.isOne(of: "low", "high"), hasWords(start..<index),
      let level = EffortWords.levels.match(tokens, at: index, end: tokens.count),
      endsEffort(level.end)
    else { return nil }
    let before = tokens[index - 1]
    guard
      timeIndex[index - 1] >= 0
        || before.isWord && !FunctionWords.all.contains(before.text) && !Verbs.isVerb(before.text)
          && !before.text.isOne(of: "very", "is", "are", "with", "why", "some", "really")
    else { return nil }
    return SaidEffort(range: index..<level.end, effort: Effort(energy: level.value))
  }

  /// "low energy: sort the photos".
  private func levelAhead(at index: Int, from start: Int) -> SaidEffort? {
    guard index == start,
      let level = EffortWords.levels.match(tokens, at: index, end: tokens.count),
      let end = colonEnd(level.end)
    else { return nil }
    return SaidEffort(range: index..<end, effort: Effort(energy: level.value))
  }

  /// "quick: reply to anna", "quick one: ..."; in "quick call to mum" the word belongs to the title.
  private func quick(at index: Int, from start: Int) -> SaidEffort? {
    guard tokens[index].text == "quick", index + 1 < tokens.count,
      tokens[start..<index].allSatisfy({
        !$0.isSpoken || EffortWords.openers.contains($0.text)
      })
    else { return nil }
    let effort = Effort(minutes: Effort.quick)
    let isOne = tokens[index + 1].text.isOne(of: "one", "thing", "task", "job")
    if let end = colonEnd(isOne ? index + 2 : index + 1) {
      return SaidEffort(range: index..<end, effort: effort)
    }
    guard index + 2 < tokens.count, EffortWords.quickThings.contains(tokens[index + 1].text),
      !isSentenceEnd(index + 2)
    else { return nil }
    return SaidEffort(range: index..<index + 1, effort: effort, isKept: true)
  }

  /// The place behind a colon that something to do follows.
  private func colonEnd(_ index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index].isMark(":"), tokens[index + 1].isSpoken,
      !tokens[index + 1].isGlued
    else { return nil }
    return index + 1
  }

  /// Whether more was said than times.
  private func hasWords(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].isSpoken && timeIndex[$0] < 0 }
  }

  /// Whether nothing goes on behind an effort but a day, or another to-do.
  private func endsEffort(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if timeIndex[index] >= 0 {
      return time(at: index)?.tokens.lowerBound == index
        && !EffortWords.counting.contains(token.text)
    }
    if token.isSpoken { return EffortWords.joining.contains(token.text) && !token.isQuoted }
    return isSentenceEnd(index)
      || [",", ";", ")", "(", ".", "!", "?", "\u{2014}", "\u{2013}"].contains(token.text)
  }

  /// Whether a bare length in this sentence may say when: "remind me an hour, 10 minutes before",
  /// "pasta, 9 minutes".
  private func tellsWhen(around index: Int, from start: Int) -> Bool {
    let behind = tokens[index...].firstIndex { $0.kind == .lineBreak } ?? tokens.count
    return tokens[start..<behind].contains { token in
      EffortWords.telling.contains(token.text) || RequestWords.timed.contains(token.text)
        || RequestWords.clocks.contains(token.text) || RequestWords.recurring.contains(token.text)
    }
  }
}

extension Cursor {
  /// "10 min", "takes about an hour, high energy", "low energy": a length, an energy, or both.
  fileprivate mutating func effort(isLengthSure: Bool) -> Effort? {
    if let end = EffortWords.quickOnes.end(tokens, at: index, end: end) {
      index = end
      return Effort(minutes: Effort.quick)
    }
    let taking = EffortWords.takings.end(tokens, at: index, end: end)
    if let taking { index = taking }
    if let level = level(isBehindVerb: taking != nil) {
      var effort = Effort(energy: level)
      if let minutes = attempt({ $0.joined { $0.effortMinutes(isSure: isLengthSure) } }) {
        effort.minutes = minutes
      }
      return effort
    }
    guard let minutes = effortMinutes(isSure: isLengthSure || taking != nil) else { return nil }
    return Effort(
      minutes: minutes,
      energy: attempt { $0.joined { $0.level(isBehindVerb: taking != nil) } }
    )
  }

  /// Something behind "and", or right behind.
  private mutating func joined<Value>(_ read: (inout Cursor) -> Value?) -> Value? {
    skip("and", "with")
    return read(&self)
  }

  private mutating func level(isBehindVerb: Bool) -> Effort.Energy? {
    let start = index
    if !isBehindVerb { skip("with") }
    guard let level = EffortWords.levels.match(tokens, at: index, end: end),
      isBehindVerb || ahead()?.text != "much"
    else {
      index = start
      return nil
    }
    index = level.end
    return level.value
  }

  private mutating func effortMinutes(isSure: Bool) -> Int? {
    guard isSure else { return nil }
    return attempt { cursor in
      if let end = EffortWords.roughly.end(cursor.tokens, at: cursor.index, end: cursor.end) {
        cursor.index = end
      }
      guard let amount = cursor.amount(), amount.isElapsed, let minutes = amount.minutes,
        Effort.lengths.contains(minutes),
        // "10 m" is as well how far.
        cursor.ahead(-1)?.text != "m"
      else { return nil }
      if let end = EffortWords.ends.end(cursor.tokens, at: cursor.index, end: cursor.end) {
        cursor.index = end
      }
      return minutes
    }
  }
}

extension Token {
  /// A glance that spares nearly every text the look at each of its places.
  fileprivate var speaksOfEffort: Bool {
    facts.unit == .minute || facts.unit == .hour
      || text.isOne(of: "energy", "quick", "h", "m", "min", "mins")
  }
}
