import Model

/// Finds clock times that came into no value and stand in no title: "at 7 am, 1 pm and 7 pm", of which
/// one became a reminder.
struct DroppedClocks {
  private let source: TokenizedText
  private let tokens: [Token]
  private let drafts: [Draft]
  /// The clock times that something comes at, ends or is led to, in minutes of the day.
  private let minutes: Set<Int>
  private let kept: String

  init(_ source: TokenizedText, _ understanding: Understanding) {
    self.source = source
    tokens = source.tokens
    drafts = understanding.drafts
    minutes = Set(drafts.flatMap(\.clocks))
    kept =
      (drafts.flatMap { [$0.title, $0.notes].compactMap(\.self) } + understanding.remarks.texts)
      .joined(separator: "\n").lowercased()
  }

  /// The words, in order.
  var words: [String] {
    guard drafts.contains(where: { $0.due != nil }), !isCorrected, !isOfAnotherZone else {
      return []
    }
    return tokens.indices.compactMap { index in
      guard !tokens[index].isQuoted, let end = dropped(index) else { return nil }
      let words = source.words(from: tokens[index], to: tokens[end - 1])
      return kept.contains(words.lowercased()) ? nil : words
    }
  }

  /// Where a clock time ends that nothing comes at.
  private func dropped(_ index: Int) -> Int? {
    if let clock = clock(at: index) {
      return isDenied(index) || minutes.contains { clock.fits($0) } ? nil : clock.end
    }
    guard let (hour, end) = late(at: index) else { return nil }
    // "quarter to nine in the evening" comes before nine.
    let isMet = minutes.contains { own in
      own >= 720 && (own / 60 % 12 == hour % 12 || own / 60 % 12 == (hour + 11) % 12)
    }
    return isMet ? nil : end
  }

  /// "nine in the evening", "ten the night before": an hour of the later half of a day.
  private func late(at index: Int) -> (hour: Int, end: Int)? {
    let token = tokens[index]
    guard let hour = token.isNumber ? token.value : token.facts.cardinal, (1...12).contains(hour),
      token.digits < 3, index == 0 || !token.isGlued
    else { return nil }
    var end = index + 1
    while end < tokens.count, end - index < 4,
      tokens[end].text.isOne(of: "in", "the", "at", "this", "o'clock")
    {
      end += 1
    }
    guard end < tokens.count, end > index + 1,
      [.evening, .afternoon, .night].contains(tokens[end].facts.part),
      hour > 4 || tokens[end].facts.part != .night
    else { return nil }
    return (hour, end + 1)
  }

  private struct Clock {
    let hour: Int
    let minute: Int
    /// Whether the half of the day is said.
    let isExact: Bool
    let end: Int

    func fits(_ minutes: Int) -> Bool {
      let said = hour * 60 + minute
      return isExact ? minutes == said : minutes % 720 == said % 720
    }
  }

  /// "7 am", "7.30pm", "19:30", "half nine in the evening".
  private func clock(at index: Int) -> Clock? {
    guard let hour = tokens[index].value, hour < 24, tokens[index].digits < 3,
      index == 0 || !tokens[index].isGlued
    else { return nil }
    var (minute, end) = (0, index + 1)
    var hasMinute = false
    if end + 1 < tokens.count, tokens[end].isGlued,
      tokens[end].isMark(":") || tokens[end].isMark("."),
      tokens[end + 1].isGlued, tokens[end + 1].digits == 2, let said = tokens[end + 1].value,
      said < 60
    {
      (minute, hasMinute) = (said, tokens[end].isMark(":"))
      end += 2
    }
    if end < tokens.count, tokens[end].text.isOne(of: "am", "pm"), (1...12).contains(hour) {
      let isNoon = tokens[end].text == "pm"
      return Clock(hour: hour % 12 + (isNoon ? 12 : 0), minute: minute, isExact: true, end: end + 1)
    }
    guard hasMinute, end == tokens.count || !tokens[end].isMark(":") || !tokens[end].isGlued else {
      return nil
    }
    return Clock(hour: hour, minute: minute, isExact: hour > 12, end: end)
  }

  /// "not at 7 am", "instead of 9 pm", "moved from 3 pm".
  private func isDenied(_ index: Int) -> Bool {
    tokens[max(index - 4, 0)..<index].contains {
      $0.text.isOne(of: "not", "instead", "rather", "than", "from")
        || $0.text.isOne(of: "except", "until", "till")
        || $0.text.isOne(of: "between", "no", "before", "after")
    }
  }

  /// Who takes back what was said before drops a time.
  private var isCorrected: Bool {
    tokens.contains {
      $0.text.isOne(of: "actually", "wait", "sorry", "scratch", "rather")
        || $0.text.isOne(of: "no", "mean", "make")
    }
  }

  /// Of what is told by the clock of another place.
  private var isOfAnotherZone: Bool {
    drafts.contains { draft in
      switch draft.due {
      case .floating, nil: false
      case .absolute, .zoned: true
      }
    }
  }
}

extension Draft {
  /// The minutes of the day that something of it is at.
  fileprivate var clocks: [Int] {
    var clocks: [Int] = []
    if let time = due?.time {
      let at = time.secondsSinceMidnight / 60
      clocks.append(at)
      clocks += leads.map { ((at - $0) % 1440 + 1440) % 1440 }
    }
    if let end = endTime { clocks.append(end.secondsSinceMidnight / 60) }
    guard let rule else { return clocks }
    let own = due?.time.map { [$0.minute] } ?? [0]
    let minutes = rule.byMinute.isEmpty ? own : rule.byMinute
    for hour in rule.byHour { clocks += minutes.map { hour * 60 + $0 } }
    switch rule.until {
    case .local(let moment), .utc(let moment): clocks.append(moment.time.secondsSinceMidnight / 60)
    case .date, nil: break
    }
    return clocks
  }
}

extension [Remark] {
  /// The words that somebody is told of.
  fileprivate var texts: [String] {
    leftOut
      + compactMap {
        switch $0 {
        case .pastTime(let words), .otherTime(let words): words
        default: nil
        }
      }
  }
}
