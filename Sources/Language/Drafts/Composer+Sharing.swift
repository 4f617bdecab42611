import Model

/// A date or a list that was said ahead of several to-dos.
extension Composer {
  /// A list named ahead of a to-do is the list of those after it in the sentence.
  mutating func shareList(_ reading: inout ClauseReading) {
    guard let list = reading.list else {
      reading.list = headingList
      return
    }
    let first = reading.kept.first { tokens[$0].isSpoken }
    guard let first, list.range.upperBound <= first, Verbs.isVerb(tokens[first].text) else {
      headingList = nil
      return
    }
    headingList = list
  }

  /// Gives the shared date to a to-do without one, and keeps a leading date for those after it.
  mutating func share(_ reading: inout ClauseReading) {
    defer {
      dayBefore = reading.time.flatMap { $0.clock == nil && $0.part == nil ? nil : $0.day }
    }
    guard var meaning = reading.time else {
      reading.time = shared?.meaning
      if shared != nil {
        reading.timeTokens = []
        leftOut.time = nil
      }
      return
    }
    // "wake Ella at 7 tomorrow and leave by 8": the clock goes on, on the same day.
    if shared == nil, meaning.isClockAlone, let dayBefore {
      meaning.day = dayBefore
      reading.time = meaning
    }
    if reading.isTimeLeading, let first = reading.timeTokens.first {
      var leading = meaning
      if reading.timeTokens.count > 1,
        let time = reading.clause.times.first(where: { $0.tokens == first })
      {
        leading = time.meaning
      }
      // "tomorrow morning ... and then at noon ...": a clock alone is one of the same day.
      if leading.day == nil, leading.repeats == nil, leading.offset == nil,
        let day = shared?.meaning.day
      {
        leading.day = day
        if meaning.day == nil { reading.time = leading }
        leftOut.time = nil
      }
      tellTimeNotTaken()
      shared = (leading, [first])
    } else if let common = shared {
      if meaning.day == nil, meaning.repeats == nil, meaning.offset == nil,
        let sum = common.meaning.suited(to: meaning.clock).merged(with: meaning)
      {
        reading.time = sum
        leftOut.time = nil
      } else {
        tellTimeNotTaken()
        shared = nil
      }
    }
  }
}

extension TimeMeaning {
  /// Without a part of day that another clock time cannot be meant in: "tomorrow morning call Bob and
  /// then Sue at 3".
  fileprivate func suited(to clock: ClockMeaning?) -> TimeMeaning {
    guard let clock, clock.half == .open, let part else { return self }
    let isSuited =
      switch part {
      case .morning: (6...11).contains(clock.hour)
      case .noon, .afternoon: clock.hour == 12 || clock.hour < 7
      case .evening, .night: (5...11).contains(clock.hour)
      case .midnight, .now, .breakfast, .afterLunch, .afterSchool, .afterWork, .bedtime, .early,
        .late:
        false
      }
    guard !isSuited else { return self }
    var whole = self
    whole.part = nil
    return whole
  }

  /// Whether nothing but a clock time was said, with its half of the day at most.
  fileprivate var isClockAlone: Bool {
    clock != nil && day == nil && repeats == nil && offset == nil && special == nil && zone == nil
  }
}
