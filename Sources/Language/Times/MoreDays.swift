extension Cursor {
  /// "and thursday", ", tuesday and friday", "and tomorrow": more days behind a first one.
  ///
  /// In "call ann monday and tuesday call bob" the second day belongs to what comes behind it.
  /// `start` is where the whole time began.
  mutating func moreDays(after said: TimeMeaning?, from start: Int) -> [DayMeaning]? {
    guard isAt(",", "and", "&") || facts.weekday != nil, let said, said.moreDays.isEmpty,
      !said.isRepeating,
      said.offset == nil, said.endDay == nil, said.bound == .at, said.day?.isOneDay == true
    else { return nil }
    var copy = self
    var days: [DayMeaning] = []
    var isJoined = false
    while days.count < 6, !isJoined {
      _ = copy.take(",")
      isJoined = copy.take("and") || copy.take("&")
      let isBeside = copy.facts.weekday != nil && copy.ahead(-1)?.facts.weekday != nil
      guard isJoined || isBeside || copy.ahead(-1)?.isMark(",") == true else { return nil }
      if isBeside, !isJoined { isJoined = copy.ahead(1)?.facts.weekday == nil }
      _ = copy.take("on")
      guard let day = copy.nextDay() else { return nil }
      days.append(day)
    }
    guard isJoined,
      copy.isAtEnd || copy.isAt("at", "in", "from", "for") || copy.isAtStop || copy.isBeforeClock
        || isFirstSaid(start) && copy.ahead(-1)?.facts.weekday != nil
          && copy.ahead()?.isWord == true
    else {
      return nil
    }
    // "tonight and tomorrow morning I have to walk Rufus": that morning is for something else.
    var behind = copy
    _ = behind.part() ?? behind.attempt { $0.take("in") && $0.take("the") ? $0.part() : nil }
    guard behind.isAtEnd || Openers.end(tokens, at: behind.index, end: end) == nil else {
      return nil
    }
    self = copy
    return days
  }

  /// Whether a clock time follows that is more than a number: "tuesday and thursday 6:30pm".
  private var isBeforeClock: Bool {
    guard ahead()?.isNumber == true else { return false }
    var copy = self
    return copy.clockOrNumber().map { !$0.isBare && copy.isAtPhraseEnd } ?? false
  }

  private mutating func nextDay() -> DayMeaning? {
    if tomorrow() { return .relativeDay(1) }
    return weekday().map { .weekday($0, .coming) }
  }

  /// Whether a sentence or line ends here, or a clock or part of the day follows.
  private var isAtStop: Bool {
    guard let token = ahead() else { return true }
    return token.kind == .lineBreak || token.isMark(".") || token.isMark(";") || token.isMark("!")
      || token.facts.part != nil
  }
}
