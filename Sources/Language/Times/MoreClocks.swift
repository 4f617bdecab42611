import Model

extension Cursor {
  /// "and 8 pm", ", noon and 6 pm": more clock times behind a first one.
  mutating func moreClocks(after said: TimeMeaning?) -> [ClockMeaning]? {
    guard isAt(",", "and", "&"), let said, let first = said.clock, said.moreClocks.isEmpty,
      said.endClock == nil, said.offset == nil
    else { return nil }
    var copy = self
    var clocks: [ClockMeaning] = []
    var isJoined = false
    while clocks.count < 5, !isJoined {
      _ = copy.take(",")
      isJoined = copy.take("and") || copy.take("&")
      guard isJoined || copy.ahead(-1)?.isMark(",") == true else { return nil }
      _ = copy.take("at")
      guard let clock = copy.clockOrNumber(), !clock.isBare || first.isBare, copy.isAtPhraseEnd,
        !copy.isAt("to", "-")
      else { return nil }
      clocks.append(clock)
    }
    // In "at 3 pm and 5 pm call bob" the second time is the call's.
    guard isJoined, copy.ahead().map({ !Verbs.isVerb($0.text) }) ?? true else { return nil }
    self = copy
    return clocks
  }
}
