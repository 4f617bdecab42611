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
    if let words = reading.leadOfOwn, timeBefore == nil {
      // "the night before" of what nobody named so far: the words stay until somebody does.
      early = (reading, drafts.count)
      reading.kept = Array(words) + reading.kept
      reading.leads = []
    } else if reading.leadOfOwn == nil, reading.time == nil, !reading.leads.isEmpty,
      reading.hasRequest, let last = leadable()
    {
      // "call mum at 5 and buy milk, remind me an hour before": of what has a time.
      var resolver = Resolver(context)
      resolver.apply(reading.leads, to: &drafts[last], shifts: false)
      reading.leads = []
    } else if reading.time == nil, !reading.leads.isEmpty,
      !reading.hasRequest || reading.leadOfOwn != nil, let timeBefore,
      reading.kept.contains(where: { tokens[$0].isSpoken })
    {
      // "football saturday, pack his boots the night before".
      reading.time = timeBefore
      reading.shiftsDue = true
      reading.timeTokens = []
      return
    }
    defer {
      timeBefore = reading.time?.repeats == nil ? reading.time : nil
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
    if shared == nil, meaning.isClockAlone, let day = dayBefore ?? dayOfEvent(reading) {
      meaning.day = day
      if let half = half(of: meaning.clock) { meaning.clock?.half = half }
      reading.time = meaning
    } else if shared == nil, let later = goingOn(meaning) {
      meaning = later
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

extension Composer {
  /// The last to-do, where it has a time that something can come ahead of.
  private func leadable() -> Int? {
    guard let last = drafts.indices.last, timeBefore != nil, drafts[last].due?.time != nil else {
      return nil
    }
    return last
  }

  /// The day of the words before, for what tells more of them: "pick Sam up thursday, flight lands
  /// 22:05", "surgery thursday, arrive 7am".
  private func dayOfEvent(_ reading: ClauseReading) -> DayMeaning? {
    guard let day = timeBefore?.day, timeBefore?.clock == nil, timeBefore?.repeats == nil,
      let first = reading.kept.first(where: { tokens[$0].isSpoken })
    else { return nil }
    let tells = reading.kept.contains { index in
      ClauseWords.presents.contains(tokens[index].text)
        || tokens[index].text.isOne(of: "lands", "departs", "boards", "finish")
    }
    let comes = ClauseWords.arriving.end(tokens, at: first, end: reading.clause.range.upperBound)
    return tells || comes != nil || tokens[first].text.isOne(of: "arrive", "leave", "be")
      ? day : nil
  }

  /// "cinema thursday at 8:10, meet at 7:45": the half of the day that what was said before is in.
  private func half(of clock: ClockMeaning?) -> ClockMeaning.Half? {
    guard let clock else { return nil }
    guard clock.half == .open, (1...12).contains(clock.hour), let before = drafts.last?.due?.time,
      before >= .hour(12)
    else { return clock.half }
    let minutes = (clock.hour % 12 + 12) * 60 + clock.minute
    let gap = minutes - before.secondsSinceMidnight / 60
    return abs(gap) <= 180 ? .pm : .open
  }

  /// "let the cat in at 9, lock the door at 10": who counts the evening's hours goes on with them.
  private func goingOn(_ meaning: TimeMeaning) -> TimeMeaning? {
    guard let clock = meaning.clock, clock.half == .open, meaning.isClockAlone,
      timeBefore?.clock?.half == .open, timeBefore?.day == nil,
      let before = drafts.last?.due, before.date == context.now.date, let time = before.time,
      time >= .hour(12)
    else { return nil }
    let minutes = (clock.hour % 12 + 12) * 60 + clock.minute
    let gap = minutes - time.secondsSinceMidnight / 60
    var resolver = Resolver(context)
    let usual = resolver.nextReading(clock)
    guard gap > 0, gap <= 180,
      usual.days > 0 || usual.time.secondsSinceMidnight != minutes * 60
    else { return nil }
    var later = meaning
    later.clock?.half = .pm
    return later
  }
}

extension TimeMeaning {
  /// Without a part of day that another clock time cannot be meant in: "tomorrow morning call Bob
  /// and then Sue at 3".
  fileprivate func suited(to clock: ClockMeaning?) -> TimeMeaning {
    guard let clock, clock.half == .open, let part else { return self }
    let isSuited =
      switch part {
      case .morning: (6...11).contains(clock.hour)
      case .noon, .afternoon: clock.hour == 12 || clock.hour < 7
      case .evening, .night: (5...11).contains(clock.hour)
      case .midnight, .now, .breakfast, .afterLunch, .afterSchool, .afterWork, .bedtime, .endOfDay,
        .early,
        .late, .dawn, .sunrise, .sunset, .dusk:
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
