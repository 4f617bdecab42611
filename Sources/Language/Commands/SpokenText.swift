/// Speech as tokens, without fillers and what was taken back, and what stands at a place of it.
struct SpokenText: Sendable {
  let source: TokenizedText
  let tokens: [Token]

  init(_ text: String) {
    source = TokenizedText(text)
    tokens = Repair.repaired(source.tokens).tokens.withNounsJoined
  }

  /// The text with all of its words, also those that take back others.
  init(asSaid text: String) {
    source = TokenizedText(text)
    tokens = source.tokens
  }

  /// This text with another word at a place.
  func saying(_ word: Word, at index: Int) -> SpokenText {
    var tokens = tokens
    tokens[index] = tokens[index].saying(word)
    return SpokenText(source: source, tokens: tokens)
  }

  private init(source: TokenizedText, tokens: [Token]) {
    (self.source, self.tokens) = (source, tokens)
  }

  /// The words of a range as they were said.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range where tokens[index].kind != .lineBreak {
      if index > range.lowerBound, !tokens[index].isGlued { text += " " }
      text += source.words(from: tokens[index], to: tokens[index])
    }
    return text
  }

  /// Everything from the beginning of a range to its end, whatever was left out between.
  func whole(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source.words(from: tokens[first], to: tokens[last])
  }

  /// The words of a range without the quotation marks around all of them.
  func unquoted(_ range: Range<Int>) -> String {
    let words = text(bare(range))
    let marks: [(Character, Character)] = [
      ("\"", "\""), ("“", "”"), ("„", "“"), ("‘", "’"), ("'", "'"), ("«", "»"),
    ]
    guard words.count > 2, let first = words.first, let last = words.last,
      marks.contains(where: { $0.0 == first && $0.1 == last })
    else { return words }
    return String(words.dropFirst().dropLast())
  }

  func isWord(_ index: Int, _ words: [Word]) -> Bool {
    !tokens[index].isQuoted && words.contains(tokens[index].text)
  }

  /// Whether a range can fill a slot.
  func fits(_ range: Range<Int>, _ slot: SpokenPattern.Slot) -> Bool {
    guard let first = range.first, let last = range.last, range.count <= 60 else { return false }
    switch slot {
    case .last: return lastEnd(range) == range.upperBound
    case .amount: return amount(range) != nil
    case .day: return isDay(range)
    case .report: return isReport(range)
    case .place, .rest: return range.contains { tokens[$0].isSpoken }
    case .former, .moment: return isTime(range)
    case .somebody: return isSomebody(range)
    case .longest, .shortest:
      return tokens[first].kind != .lineBreak && !tokens[last].isMark(",")
        && range.contains { tokens[$0].isSpoken }
    }
  }

  /// The amount of time that the range says and nothing else; "a bit" is none.
  func amount(_ range: Range<Int>) -> Amount? {
    var cursor = Cursor(tokens, at: range.lowerBound, end: range.upperBound)
    guard let amount = cursor.amount(), cursor.isAtEnd else { return nil }
    return amount
  }

  /// Whether the range says a day and nothing else: "on friday".
  private func isDay(_ range: Range<Int>) -> Bool {
    guard let time = Scan.times(in: tokens, range).first, time.tokens == range else { return false }
    return time.meaning.day != nil && !time.meaning.isPast && !time.meaning.isRepeating
  }

  /// Whether the range says a time and nothing else, be it a bare hour: "3", "friday at 3".
  private func isTime(_ range: Range<Int>) -> Bool {
    var cursor = Cursor(tokens, at: range.lowerBound, end: range.upperBound)
    if cursor.clockOrNumber() != nil, cursor.isAtEnd { return true }
    let times = Scan.times(in: tokens, range)
    guard let first = times.first, first.tokens.lowerBound == range.lowerBound else { return false }
    // "yesterday at 9 in the morning": a day that is over goes together with nothing.
    guard first.meaning.isPast, times.count == 2 else { return first.tokens == range }
    return first.tokens.upperBound == times[1].tokens.lowerBound
      && times[1].tokens.upperBound == range.upperBound
  }

  /// Whether it tells of something that was done: "called the dentist", "bought milk".
  func isReport(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count > 1, !tokens[first].isQuoted,
      Stem.isPast(tokens[first].text)
    else { return false }
    // What stands behind "at" belongs to the report.
    if let last = range.last, tokens[last].text.isOne(of: "at", "on", "around", "about") {
      return false
    }
    return !tokens[first + 1].text.isOne(of: "to", "that")
  }

  /// Whether a report names what it tells of as one knows it: "picked up the parcel", and not "baked
  /// beans".
  func tellsOfSomething(_ range: Range<Int>) -> Bool {
    guard isReport(range), let first = range.first, !TodoMatcher.tellsOfNotDoing(tokens[first].text)
    else {
      return false
    }
    if tokens[first].text.isOne(of: "took", "gave", "swallowed", "injected", "inhaled") {
      return true
    }
    let behind = range.dropFirst().first {
      !tokens[$0].text.isOne(of: "up", "out", "in", "off", "back")
    }
    return behind.map {
      tokens[$0].text.isOne(
        of: "the",
        "my",
        "our",
        "his",
        "her",
        "their",
        "both",
        "all",
        "these",
        "those"
      )
    } ?? false
  }

  /// Where "it" and the like end that begin a range.
  func lastEnd(_ range: Range<Int>) -> Int? {
    SpokenText.last.end(tokens, at: range.lowerBound, end: range.upperBound)
  }

  /// "it" means one thing, "them" all that was said last.
  func isPlural(_ range: Range<Int>) -> Bool {
    range.contains { tokens[$0].text.isOne(of: "them", "these", "those", "both") }
  }

  private static let last = PhraseTable(
    """
    it / that / this / that one / this one / that thing / that task / that todo / that reminder / that item
    this task / this todo / this reminder / the last one / the last thing / the last todo / the last task
    the last reminder / the last item / last one / the previous one / the one i just added / the last entry
    the thing i just added / what i just said / what i just added / them / these / those / both / both of them
    all of them / all of those / that again
    """
  )

  /// The range without what people put around a request.
  func bare(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first {
      if tokens[first].isMark || tokens[first].kind == .lineBreak {
        guard !tokens[first].isQuoted else { break }
        range = range.dropFirst()
      } else if let end = SpokenText.before.end(tokens, at: first, end: range.upperBound),
        end < range.upperBound
      {
        range = end..<range.upperBound
      } else {
        break
      }
    }
    while let last = range.last, range.count > 1 {
      if tokens[last].kind == .lineBreak || tokens[last].isMark && !tokens[last].isQuoted
        || tokens[last].text.isOne(of: "please", "thanks", "thank")
        || tokens[last].text == "you" && tokens[last - 1].text == "thank"
      {
        range = range.dropLast()
      } else {
        break
      }
    }
    return range
  }

  /// Whether a stretch is nothing but what people put before a request: "sorry", "okay then".
  func isWordAround(_ range: Range<Int>) -> Bool {
    let spoken = range.filter { tokens[$0].isSpoken }
    guard let first = spoken.first else { return false }
    return SpokenText.before.end(tokens, at: first, end: range.upperBound).map { end in
      !spoken.contains { $0 >= end }
    } ?? false
  }

  private static let before = PhraseTable(
    """
    please / can you / could you / would you / will you / can you please / could you please / hey / ok / okay
    so / and / also / then / now / oh / actually / well / yes / yeah / yep / alright / right / go ahead and / let's see
    oh and / and then / and also / hi / plus / but / just / i want you to / i'd like you to / please go ahead and
    you can / you may / sorry / oops
    """
  )
}

extension [Token] {
  /// "to-do", "sub tasks" and "re-open" as the one word that they are.
  fileprivate var withNounsJoined: [Token] {
    var joined: [Token] = []
    joined.reserveCapacity(count)
    var index = 0
    while index < count {
      var next = index + 1
      if next < count, self[next].isMark("-"), self[next].isGlued { next += 1 }
      let isNoun =
        joined.last.map { $0.text.isOne(of: "the", "my", "a", "that", "this", "last", "our") }
        ?? false
      if next < count, let word = SpokenNouns.word(self[index], self[next]),
        next == index + 2 || isNoun || word != "todo" && word != "todos"
      {
        joined.append(
          Token(
            .word,
            word,
            scalars: self[index].range.lowerBound..<self[next].range.upperBound,
            bytes: self[index].bytes.lowerBound..<self[next].bytes.upperBound,
            isGlued: self[index].isGlued
          )
        )
        index = next + 1
      } else {
        joined.append(self[index])
        index += 1
      }
    }
    return joined
  }
}

/// Words that come in two pieces.
private enum SpokenNouns {
  static func word(_ first: Token, _ second: Token) -> Word? {
    guard !first.isQuoted, first.isWord, second.isWord else { return nil }
    if first.text == "to" {
      return second.text == "do" ? "todo" : second.text == "dos" ? "todos" : nil
    }
    if first.text == "sub" || first.text == "check" {
      return second.text.isOne(of: "task", "tasks") && first.text == "sub"
        ? second.text == "task" ? "subtask" : "subtasks" : nil
    }
    return first.text == "re" && second.text == "open" ? "reopen" : nil
  }
}
