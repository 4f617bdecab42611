import Model

/// Sentences and lines that say no more than when, how often or how much something matters.
///
/// A recogniser that hears a pause writes "Call the dentist. Tomorrow at nine." Such a fragment
/// belongs to the to-do before it, and the first of a text to the one behind it: a comma takes the
/// place of what parts them.
struct Fragments {
  private let tokens: [Token]
  /// The stretches between the ends of sentences and lines, in order.
  private let sentences: [Range<Int>]

  private init(_ tokens: [Token]) {
    self.tokens = tokens
    var sentences: [Range<Int>] = []
    var start: Int?
    var index = 0
    while index < tokens.count {
      if let end = Fragments.breakEnd(tokens, at: index) {
        if let begin = start { sentences.append(begin..<index) }
        start = nil
        index = end
      } else {
        start = start ?? index
        index += 1
      }
    }
    if let begin = start { sentences.append(begin..<tokens.count) }
    self.sentences = sentences
  }

  /// Whether what begins at a token is a fragment, up to the next end of a sentence.
  static func isFragment(behind index: Int, of tokens: [Token]) -> Bool {
    let end = (index..<tokens.count).first { breakEnd(tokens, at: $0) != nil } ?? tokens.count
    return Fragments(tokens).content(of: index..<end) != nil
  }

  /// The tokens with each fragment joined to its to-do, and the words that only led into one.
  static func joined(_ tokens: [Token]) -> (tokens: [Token], fillers: [Range<Int>]) {
    guard tokens.indices.contains(where: { breakEnd(tokens, at: $0) != nil }) else {
      return (tokens, [])
    }
    return Fragments(tokens).joined()
  }
}

extension Fragments {
  private func joined() -> (tokens: [Token], fillers: [Range<Int>]) {
    guard sentences.count > 1 else { return (tokens, []) }
    let contents = sentences.map(content)
    guard contents.contains(where: { $0 != nil }) else { return (tokens, []) }
    var result: [Token] = []
    var fillers: [Range<Int>] = []
    result.reserveCapacity(tokens.count)
    var next = 0
    for number in sentences.indices.dropFirst() {
      let gap = sentences[number - 1].upperBound..<sentences[number].lowerBound
      guard let joint = joint(before: number, contents) else { continue }
      result += tokens[next..<gap.lowerBound]
      next = gap.upperBound
      switch joint {
      case .comma:
        // "call Ann !!! tomorrow": how much it matters.
        let exclamations = gap.filter { tokens[$0].isMark("!") }
        let first = sentences[number - 1].lowerBound
        let said = PriorityWords.all.match(tokens, at: first, end: gap.lowerBound)
        if exclamations.count > 2, said?.end != gap.lowerBound {
          result += exclamations.prefix(2).map { tokens[$0] }
        }
        result.append(tokens[gap.lowerBound].asComma)
        if let content = contents[number], content.lowerBound > next {
          // "at 8. And at 20.": a clock time more.
          let isMore =
            tokens[content.lowerBound - 1].text == "and"
            && kinds(sentences[number - 1]).overlaps(kinds(sentences[number]))
          let begin = isMore ? content.lowerBound - 1 : content.lowerBound
          fillers += (next..<begin).map { tokens[$0].range }
          next = begin
        }
        // A line break sticks to the word behind it; a comma does not.
        result.append(tokens[next].loose)
        next += 1
      case .heading:
        result.append(tokens[gap.lowerBound].asColon)
        next = gap.lowerBound
      }
    }
    result += tokens[next...]
    return (result, fillers)
  }

  private enum Joint {
    case comma
    /// "today", and a list with bullets on the lines below.
    case heading
  }

  /// What takes the place of the break before a sentence; `nil` where it stays.
  private func joint(before number: Int, _ contents: [Range<Int>?]) -> Joint? {
    let gap = sentences[number - 1].upperBound..<sentences[number].lowerBound
    guard isJoinable(gap), !isRange(across: gap, number) else { return nil }
    let isFirst = contents[..<number].allSatisfy { $0 != nil }
    if isFirst {
      guard contents[number] == nil else { return .comma }
      return isBulleted(gap) ? .heading : .comma
    }
    guard contents[number] != nil else {
      return goesOn(number - 1, contents) ? .comma : nil
    }
    return goesOn(number, contents) ? nil : .comma
  }

  /// Whether a fragment belongs to the to-do behind it: the one before it has a time of that kind
  /// already, and the one behind it has none.
  private func goesOn(_ number: Int, _ contents: [Range<Int>?]) -> Bool {
    guard number > 0, contents[number] != nil, contents[number - 1] == nil,
      number + 1 < sentences.count, contents[number + 1] == nil,
      isJoinable(sentences[number].upperBound..<sentences[number + 1].lowerBound)
    else { return false }
    let said = kinds(sentences[number])
    return said.overlaps(kinds(ofTodo: number - 1, contents))
      && !said.overlaps(kinds(sentences[number + 1]))
  }

  /// What is said of the time of a to-do, in its sentence and in the fragment that leads into it.
  private func kinds(ofTodo number: Int, _ contents: [Range<Int>?]) -> TimeKinds {
    let own = kinds(sentences[number])
    guard number > 0, contents[number - 1] != nil,
      contents[..<number].allSatisfy({ $0 != nil }) || goesOn(number - 1, contents)
    else { return own }
    return own.union(kinds(sentences[number - 1]))
  }

  private func kinds(_ range: Range<Int>) -> TimeKinds {
    Scan.times(in: tokens, range).filter(\.isFirm).reduce(into: []) { kinds, time in
      let meaning = time.meaning
      if meaning.clock != nil || meaning.offset != nil { kinds.insert(.clock) }
      if meaning.day != nil || meaning.offset != nil { kinds.insert(.day) }
    }
  }

  /// Whether no heading, no empty line and no quotation stands between two sentences.
  private func isJoinable(_ gap: Range<Int>) -> Bool {
    gap.count { tokens[$0].kind == .lineBreak } < 2
      && !gap.contains { tokens[$0].isMark(":") || tokens[$0].isQuoted }
  }

  /// "3/10 - 3/12": a dash inside one time.
  private func isRange(across gap: Range<Int>, _ number: Int) -> Bool {
    guard gap.allSatisfy({ tokens[$0].isMark }) else { return false }
    let begin = max(sentences[number - 1].lowerBound, gap.lowerBound - 12)
    let end = min(sentences[number].upperBound, gap.upperBound + 12)
    return Scan.times(in: tokens, begin..<end).contains {
      $0.tokens.lowerBound < gap.lowerBound && $0.tokens.upperBound > gap.upperBound
    }
  }

  private func isBulleted(_ gap: Range<Int>) -> Bool {
    guard let last = gap.last, last > gap.lowerBound else { return false }
    return tokens[last - 1].kind == .lineBreak && tokens[last].isMark
  }
}

extension Fragments {
  /// The part of a sentence that says when, how often or how much, if it says nothing else.
  private func content(of range: Range<Int>) -> Range<Int>? {
    guard range.count <= 24, !range.contains(where: { tokens[$0].isQuoted }) else { return nil }
    var start = range.lowerBound
    while start < range.upperBound, !tokens[start].isSpoken { start += 1 }
    while start < range.upperBound,
      let end = JoiningWords.fragmentLeads.end(tokens, at: start, end: range.upperBound),
      Scan.window(in: tokens, at: start, end: range.upperBound).isNoTime
    {
      start = end
      while start < range.upperBound, !tokens[start].isSpoken { start += 1 }
    }
    guard start < range.upperBound else { return nil }
    if let opener = Openers.end(tokens, at: start, end: range.upperBound),
      tokens[start..<opener].contains(where: { $0.text == "remind" })
        || Openers.closes(tokens, start, opener)
    {
      return says(opener..<range.upperBound, isFirm: false) ? start..<range.upperBound : nil
    }
    return says(start..<range.upperBound, isFirm: true) ? start..<range.upperBound : nil
  }

  /// Whether every word is of a time, a priority, the name of a list, or polite.
  private func says(_ range: Range<Int>, isFirm: Bool) -> Bool {
    let times = Scan.times(in: tokens, range)
    var index = range.lowerBound
    var hasSaid = false
    while index < range.upperBound {
      if let time = times.first(where: { $0.tokens.contains(index) }) {
        guard !time.meaning.isPast, !time.meaning.isDuration, !time.meaning.isHolidayAlone,
          !isFirm || time.isFirm || time.lead != nil || time.meaning.part != nil
        else { return false }
        index = time.tokens.upperBound
        hasSaid = true
      } else if let end = PriorityWords.all.match(tokens, at: index, end: range.upperBound)?.end
        ?? ListPhrase.end(tokens, at: index, end: range.upperBound)
      {
        index = end
        hasSaid = true
      } else if let end = leadEnd(at: index, end: range.upperBound) {
        index = end
        hasSaid = true
      } else if let end = JoiningWords.fragmentTails.end(tokens, at: index, end: range.upperBound) {
        index = end
      } else if tokens[index].isMark {
        index += 1
      } else {
        return false
      }
    }
    return hasSaid
  }

  /// "an hour before", "10 minutes earlier".
  private func leadEnd(at index: Int, end: Int) -> Int? {
    var cursor = Cursor(tokens, at: index, end: end)
    return cursor.leadAmount() == nil ? nil : cursor.index
  }

  /// Where a break between two sentences ends that begins here: marks, line ends, and a dash
  /// between spaces.
  private static func breakEnd(_ tokens: [Token], at index: Int) -> Int? {
    var end = index
    var isBreak = false
    while end < tokens.count, !tokens[end].isSpoken, !tokens[end].isQuoted {
      let token = tokens[end]
      if token.kind == .lineBreak {
        isBreak = true
      } else if [";", "!", "?", "\u{2022}", "\u{2026}"].contains(token.text) {
        isBreak = true
      } else if token.text == "." {
        isBreak = isBreak || ends(tokens, at: end)
      } else if ["-", "\u{2013}", "\u{2014}"].contains(token.text) {
        isBreak = isBreak || !token.isGlued && end + 1 < tokens.count && !tokens[end + 1].isGlued
      } else if ![",", ":", "*"].contains(token.text) {
        break
      }
      end += 1
    }
    return isBreak ? end : nil
  }

  /// Whether a full stop ends a sentence here.
  private static func ends(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return true }
    if tokens[index + 1].isGlued, tokens[index + 1].isSpoken { return false }
    return !JoiningWords.abbreviations.contains(tokens[index - 1].text)
  }
}

extension Cursor {
  /// Whether no time begins here.
  fileprivate var isNoTime: Bool {
    var cursor = self
    return cursor.saidTime() == nil
  }
}

extension TimeMeaning {
  /// Whether a holiday and nothing else was said, which may be the name of a to-do.
  fileprivate var isHolidayAlone: Bool {
    if case .holiday = day { return clock == nil && part == nil } else { return false }
  }
}

/// What the words of a time say: a day, a clock time, or both.
private struct TimeKinds: OptionSet {
  let rawValue: Int

  static let day = TimeKinds(rawValue: 1)
  static let clock = TimeKinds(rawValue: 2)

  func overlaps(_ other: TimeKinds) -> Bool { !isDisjoint(with: other) }
}
