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
    if let end = Retraction.table.end(tokens, at: index, end: tokens.count) {
      var cursor = Cursor(tokens, at: end, end: min(end + 24, tokens.count))
      cursor.skip(",")
      if cursor.saidTime() != nil, cursor.ahead().map({ !$0.isSpoken }) ?? true { return end }
    }
    return RepairWords.corrections.end(tokens, at: index, end: tokens.count)
  }

  /// Where the words begin that the new value takes the place of.
  func start() -> Int? {
    guard next < later.count else { return nil }
    var before = earlier.count
    while before > 0, earlier[before - 1].isMark(",") { before -= 1 }
    guard before > 0 else { return nil }
    let from = max(0, before - 12)
    if let time = Scan.times(in: earlier, from..<before).last, time.tokens.upperBound == before,
      let start = start(replacing: time)
    {
      return start
    }
    guard !isWeak || later[next].text != "i" else { return nil }
    if Verbs.isVerb(later[next].text) {
      return sameWord(from..<before) ?? sameObject(from..<before)
    }
    if isWeak, later[next - 1].text == "sorry", Correction.isName(later, at: next),
      earlier[before - 1].isWord, !Verbs.isVerb(earlier[before - 1].text)
    {
      return before - 1
    }
    guard !isWeak, later[next].isSpoken, earlier[before - 1].isWord,
      !FunctionWords.all.contains(later[next].text)
        || Verbs.determiners.contains(later[next].text)
    else { return nil }
    return sameWord(from..<before) ?? before - 1
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

  /// A time takes the place of a time of its kind: of the whole, or of the clock in it.
  private func start(replacing time: TimeMatch) -> Int? {
    var cursor = Cursor(later, at: next, end: min(next + 24, later.count))
    guard let new = cursor.saidTime() else {
      let isNumber = later[next].isNumber || later[next].facts.cardinal != nil
      return isNumber && time.meaning.clock != nil ? clockStart(time) : nil
    }
    guard !isWeak || new.meaning.isSameKind(as: time.meaning) else { return nil }
    let isClockOnly = new.meaning.clock != nil && new.meaning.day == nil && new.meaning.part == nil
    if isClockOnly, time.meaning.day != nil { return clockStart(time) }
    return new.lead == nil && new.meaning.isSameKind(as: time.meaning)
      ? time.core : time.tokens.lowerBound
  }

  /// Where the clock time begins inside a longer time.
  private func clockStart(_ time: TimeMatch) -> Int {
    time.tokens.last { earlier[$0].text == "at" }.map { $0 + 1 } ?? time.core
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
