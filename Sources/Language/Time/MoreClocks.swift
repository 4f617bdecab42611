import Model

extension TimeMeaning {
  /// Whether this says a moment of the clock, so that a zone may follow: "3 pm", "noon".
  var isOfClock: Bool { clock != nil || part == .noon || part == .midnight }

  /// What is to be done at each of several clock times of one day.
  ///
  /// A repeat with one minute stays one to-do, whose rule has all the hours (BYHOUR): who says "take
  /// the pills at 8 am and 8 pm every day" means one thing that comes up twice a day, and done in
  /// the morning it is back in the evening. All else ("at 8 am and 6:30 pm", "at 7 and at 9
  /// tomorrow") is one to-do for each clock time, with the same title.
  var singly: [TimeMeaning] {
    var whole = self
    whole.moreDays = []
    let days =
      [whole]
      + moreDays.map { day in
        var single = whole
        single.day = day
        return single
      }
    guard let clock, !moreClocks.isEmpty, !isByHour else { return days }
    return days.flatMap { day in
      ([clock] + moreClocks).map { clock in
        var single = day
        single.clock = clock
        single.moreClocks = []
        return single
      }
    }
  }

  /// Whether one rule can have all the clock times.
  var isByHour: Bool {
    guard let repeats, let clock, endClock == nil, !repeats.isWithinDay else { return false }
    return moreClocks.allSatisfy { $0.minute == clock.minute && $0.second == clock.second }
  }
}

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
