import Model

/// A self-correction: what was said before a marker such as "no wait", and what comes behind it.
struct Correction {
  let earlier: [Token]
  let later: [Token]
  /// Where the new value begins in `later`.
  let next: Int
  /// A marker of one word may be no correction at all.
  let isWeak: Bool

  /// Where a marker that begins here ends.
  ///
  /// "scratch that, at 6" takes back only a time: nothing but a new one follows it.
  static func markerEnd(_ tokens: [Token], at index: Int) -> Int? {
    if let end = TakingBack.end(tokens, at: index) {
      var cursor = Cursor(tokens, at: end, end: min(end + 24, tokens.count))
      cursor.skip(",")
      if cursor.saidTime() != nil, cursor.ahead().map({ !$0.isSpoken }) ?? true { return end }
    }
    // "daily at 8 no sundays": what is left out, and nothing put right.
    if tokens[index].text == "no", index + 1 < tokens.count,
      tokens[index + 1].facts.isPlural || tokens[index + 1].text == "weekends"
    {
      return nil
    }
    return RepairWords.corrections.end(tokens, at: index, end: tokens.count)
  }

  /// Where the words before the marker end.
  var before: Int {
    var before = earlier.count
    while before > 0, earlier[before - 1].isMark(",") || endsSentence(before - 1) { before -= 1 }
    return before
  }

  /// Whether a sentence ends here, so that the marker begins one.
  private func endsSentence(_ index: Int) -> Bool {
    index == earlier.count - 1 && (earlier[index].isMark(".") || earlier[index].isMark(";"))
      && !earlier[index].isQuoted
  }

  /// The words that the new value takes the place of; they end where the marker begins, or before a
  /// clock time that stays as it was said.
  func replaced() -> Range<Int>? {
    guard next < later.count else { return nil }
    let before = before
    guard before > 0 else { return nil }
    let from = max(0, before - 12)
    if let time = Scan.times(in: earlier, from..<before).last, time.tokens.upperBound == before,
      let replaced = replaced(of: time)
    {
      return replaced
    }
    // Behind the end of a sentence only a time puts another one right.
    guard
      before == earlier.count || earlier[before].isMark(",") || Verbs.isVerb(later[next].text)
    else { return nil }
    return start(from..<before).map { $0..<before }
  }

  private func start(_ range: Range<Int>) -> Int? {
    let before = range.upperBound
    guard !isWeak || later[next].text != "i" else { return nil }
    if Verbs.isVerb(later[next].text) { return sameWord(range) ?? sameObject(range) }
    if isWeak, later[next - 1].text == "sorry", Correction.isName(later, at: next),
      earlier[before - 1].isWord, !Verbs.isVerb(earlier[before - 1].text)
    {
      return before - 1
    }
    // "6 eggs no make that 12": which of the words it stands for, nobody knows.
    guard !isWeak, later[next].isSpoken, earlier[before - 1].isWord, !later[next].isNumber,
      !FunctionWords.all.contains(later[next].text)
        || Verbs.determiners.contains(later[next].text)
    else { return nil }
    return sameWord(range) ?? before - 1
  }

  /// "call bob no sorry call bill": the same word again.
  private func sameWord(_ range: Range<Int>) -> Int? {
    let begin = range.last { earlier[$0].isMark(".") || earlier[$0].kind == .lineBreak }
    return range.last {
      earlier[$0].text == later[next].text && $0 > begin ?? -1
    }
  }

  /// "call bob no wait email bob": another verb for what was named already.
  private func sameObject(_ range: Range<Int>) -> Int? {
    guard !isWeak, let verb = range.last(where: { Verbs.isVerb(earlier[$0].text) }) else {
      return nil
    }
    let object = earlier[verb + 1..<range.upperBound].map(\.text)
    let again = later[min(next + 1, later.count)...].prefix(object.count).map(\.text)
    return !object.isEmpty && object == again ? verb : nil
  }

  /// Whether one word stands here that may be a name, and what follows is none of its own.
  static func isName(_ tokens: [Token], at index: Int) -> Bool {
    guard index < tokens.count, tokens[index].isWord, !Verbs.isVerb(tokens[index].text),
      !FunctionWords.all.contains(tokens[index].text), tokens[index].opening == []
    else { return false }
    return Cursor(tokens, at: index + 1).isAtPhraseEnd
  }

  /// The part of a time that a new one takes the place of: only what the new one names.
  private func replaced(of time: TimeMatch) -> Range<Int>? {
    var cursor = Cursor(later, at: next, end: min(next + 24, later.count))
    let end = time.tokens.upperBound
    guard let new = cursor.saidTime() else {
      let isNumber = later[next].isNumber || later[next].facts.cardinal != nil
      return isNumber && time.meaning.clock != nil ? clockStart(time)..<end : nil
    }
    let isSameKind = new.meaning.isSameKind(as: time.meaning)
    guard !isWeak || isSameKind || cursor.isAtPhraseEnd else { return nil }
    let isClockOnly = new.meaning.clock != nil && new.meaning.day == nil && new.meaning.part == nil
    // "at 5:45 tomorrow, make that 6:15": the day behind the clock time stays.
    if isClockOnly, let clock = clock(beforeDayIn: time) { return clock }
    if isClockOnly, time.meaning.day != nil {
      guard new.lead == nil else { return clockStart(time, withLead: true)..<end }
      return clockStart(time)..<end
    }
    let isDayOnly = new.meaning.day != nil && new.meaning.clock == nil && new.meaning.part == nil
    if isDayOnly, let days = days(in: time) { return days }
    // "by friday, no, thursday" is still by then; the "in" of "in 3 days" belongs to the amount.
    let isAmount = earlier[time.tokens.lowerBound].text == "in" && time.meaning.isCounted
    let keepsLead = new.lead == nil && isSameKind && !isAmount
    return (keepsLead ? time.core : time.tokens.lowerBound)..<end
  }

  /// The words of a time that name its day, where a clock time stands behind them: "friday" in
  /// "friday at 10".
  private func days(in time: TimeMatch) -> Range<Int>? {
    guard time.meaning.day != nil, time.meaning.clock != nil else { return nil }
    let (start, end) = (time.tokens.lowerBound, time.tokens.upperBound)
    return (time.core + 1..<max(time.core + 1, end)).first { middle in
      let day = Scan.times(in: earlier, start..<middle)
      let clock = Scan.times(in: earlier, middle..<end)
      return day.count == 1 && day[0].tokens == start..<middle && day[0].meaning.clock == nil
        && clock.count == 1 && clock[0].tokens == middle..<end && clock[0].meaning.day == nil
    }.map { start..<$0 }
  }

  /// The words of a time that name its clock time, where its day stands behind them.
  private func clock(beforeDayIn time: TimeMatch) -> Range<Int>? {
    guard time.meaning.day != nil, time.meaning.clock != nil else { return nil }
    let (start, end) = (time.tokens.lowerBound, time.tokens.upperBound)
    return (time.core + 1..<max(time.core + 1, end)).first { middle in
      let clock = Scan.times(in: earlier, start..<middle)
      let day = Scan.times(in: earlier, middle..<end)
      return clock.count == 1 && clock[0].tokens == start..<middle && clock[0].meaning.day == nil
        && day.count == 1 && day[0].tokens == middle..<end && day[0].meaning.clock == nil
    }.map { start..<$0 }
  }

  /// Where the clock time begins inside a longer time, or "at" before it.
  private func clockStart(_ time: TimeMatch, withLead: Bool = false) -> Int {
    time.tokens.last { earlier[$0].text == "at" }.map { withLead ? $0 : $0 + 1 }
      ?? clock(in: time) ?? time.core
  }

  /// Where a clock time begins behind the words of a day: "10" in "friday 10".
  private func clock(in time: TimeMatch) -> Int? {
    if let days = days(in: time) { return days.upperBound }
    // A day without a clock time keeps its words; the clock joins it.
    return time.meaning.clock == nil && time.meaning.part == nil ? time.tokens.upperBound : nil
  }
}

extension TimeMeaning {
  /// Whether both say a day, or both a clock time.
  fileprivate func isSameKind(as other: TimeMeaning) -> Bool {
    if day != nil, other.day != nil { return true }
    let hasClock = clock != nil || part != nil
    return (day != nil) == (other.day != nil)
      && hasClock == (other.clock != nil || other.part != nil)
  }
}

extension TimeMeaning {
  /// Whether it is so much time from now: "in 3 days", "in an hour".
  fileprivate var isCounted: Bool {
    if case .shifted? = day { return true }
    return offset != nil
  }
}
