import Model

extension ClauseReader {
  /// Takes the times that are meant as times; of two that cannot both be, the surer one.
  func readTimes(_ reading: inout ClauseReading) {
    let clause = reading.clause
    guard !clause.times.isEmpty else {
      readBareAmount(&reading)
      return
    }
    let content =
      body(reading).first { tokens[$0].isSpoken && isFree($0, reading, withTimes: true) }
      ?? clause.range.upperBound
    var taken = reading.openers
    taken.insert(reading.closings)
    if let list = reading.list { taken.insert(list.range) }
    for range in reading.priorityRanges { taken.insert(range) }
    if let notes = reading.noteWords { taken.insert(notes) }
    let guardian = TimeFilter(
      tokens: tokens,
      clause: clause.range,
      openers: taken,
      hasRequest: reading.hasRequest
    )
    reading.past = clause.times.filter { $0.meaning.isPast }
    if reading.event == nil {
      reading.event = clause.times.first {
        $0.isOfNoun(in: tokens, upTo: clause.range.upperBound) && $0.isCaught(in: tokens)
          || reading.leads.isEmpty && $0.isDeadline(in: tokens)
      }
    }
    var weighed: [(time: TimeMatch, weight: Int)] = []
    weighed.reserveCapacity(clause.times.count)
    for time in clause.times
    where !(reading.list.map { !$0.isTimed && $0.range.overlaps(time.tokens) } ?? false)
      && !(reading.noteWords?.overlaps(time.tokens) ?? false)
    {
      let isEvent =
        time.tokens == reading.event?.tokens
        || clause.event?.contains(time.tokens.lowerBound) ?? false
      // "remind me tomorrow that the paper is due in a week": when to remind.
      let isAsked =
        time.meaning.day != nil && reading.openers.contains(time.tokens.lowerBound - 1)
        && reading.openers.contains(time.tokens.upperBound)
      var weight =
        isEvent ? 8 : guardian.weight(time, among: clause.times) + (isAsked ? 5 : 0)
      // "refill monday before 10, else none till thursday": when goes before until when.
      if weight > 0, time.meaning.bound == .until, !time.meaning.isRepeating {
        weight = max(weight - 5, 1)
      }
      if weight > 0 { weighed.append((time, weight)) }
    }
    // "take the bread out tonight for tomorrow": what it is for, and when.
    if weighed.contains(where: { $0.time.lead != "for" && $0.time.meaning.day != nil }),
      !clause.range.contains(where: { reading.openers.contains($0) && isReminder($0) })
    {
      weighed.removeAll { time, _ in
        time.lead == "for" && time.meaning.day != nil && time.meaning.clock == nil
          && !time.meaning.isDuration && time.tokens.lowerBound > content
          && !reading.openers.contains(time.tokens.lowerBound - 1)
      }
    }
    // Of equals the first one counts.
    guard
      let best = weighed.indices.max(by: {
        (weighed[$0].weight, -$0) < (weighed[$1].weight, -$1)
      }).map({ weighed[$0] })
    else {
      readClockOfLead(&reading)
      readClockInName(&reading)
      if reading.time == nil { readBareAmount(&reading) }
      return
    }
    var meaning = best.time.meaning
    var ranges = [best.time.tokens]
    for (time, _) in weighed where time.tokens != best.time.tokens {
      let isBefore = time.tokens.lowerBound < best.time.tokens.lowerBound
      if time.meaning == best.time.meaning { ranges.append(time.tokens) }
      guard meaning.day == nil || time.meaning.day == nil || meaning.repeats != nil else {
        continue
      }
      if meaning.says(time.meaning) {
        ranges.append(time.tokens)
        continue
      }
      let sum = isBefore ? time.meaning.merged(with: meaning) : meaning.merged(with: time.meaning)
      guard let sum else { continue }
      meaning = sum
      ranges.append(time.tokens)
    }
    if let past = past(beside: meaning, ranges, in: reading) {
      reading.past = [past]
      return
    }
    reading.otherTimes = weighed.map(\.time).filter { $0.says(besides: meaning, ranges) }
    meaning = withAdverb(withDayNamed(meaning, ranges, in: clause), ranges, in: clause)
    reading.time = isMoved(best.time, clause) ? meaning.moved : meaning.asWeekdays
    repeatUntilLastDay(&reading)
    keepDailyBesideCycle(&reading)
    reading.countFromEvent()
    reading.timeTokens = ranges.filter { $0 != reading.event?.tokens }
      .sorted { $0.lowerBound < $1.lowerBound }
    if meaning.clock != nil {
      reading.timeTokens = reading.timeTokens.flatMap { withoutRound($0, behind: content) }
    }
    if let first = reading.timeTokens.first {
      let spoken = (clause.range.lowerBound..<first.lowerBound).filter { tokens[$0].isSpoken }
      reading.isTimeLeading =
        spoken.allSatisfy { reading.openers.contains($0) } && first.upperBound <= content
        && !spoken.contains { ["remind", "reminder", "alarm", "set"].contains(tokens[$0].text) }
    }
  }

  /// "3 weeks on, one week off: the pill at 10 pm": each day, as no rule has the pause.
  private func keepDailyBesideCycle(_ reading: inout ClauseReading) {
    guard reading.past.contains(where: { $0.meaning.special == .cycle }), let time = reading.time,
      time.clock != nil || time.part != nil, time.day == nil, time.offset == nil, !time.isRepeating
    else { return }
    reading.time?.repeats = RepeatMeaning(frequency: .daily)
  }

  /// "insulin before dinner every day at 6": where the hour is said, what people do then is part of
  /// what is to be done.
  private func withoutRound(_ range: Range<Int>, behind content: Int) -> [Range<Int>] {
    for start in range where start > content {
      var cursor = Cursor(tokens, at: start, end: range.upperBound)
      guard cursor.dailyRound() != nil else { continue }
      return [range.lowerBound..<start, cursor.index..<range.upperBound].filter { !$0.isEmpty }
    }
    return [range]
  }

  /// "3pm yesterday": a clock time of a day that is over is no time to come.
  private func past(
    beside meaning: TimeMeaning,
    _ ranges: [Range<Int>],
    in reading: ClauseReading
  ) -> TimeMatch? {
    guard meaning.day == nil, meaning.repeats == nil, meaning.offset == nil else { return nil }
    for past in reading.past where past.meaning.day != nil && past.lead?.isOne(of: "on") != false {
      guard
        let range = ranges.first(where: {
          $0.upperBound == past.tokens.lowerBound || past.tokens.upperBound == $0.lowerBound
        })
      else { continue }
      var whole = past
      whole.tokens =
        min(
          range.lowerBound,
          past.tokens.lowerBound
        )..<max(range.upperBound, past.tokens.upperBound)
      return whole
    }
    return nil
  }

  /// Puts a clock time on the day that the words left over name, which stay in the title:
  /// "thanksgiving dinner 4pm", "11/27 dentist 4pm".
  private func withDayNamed(
    _ meaning: TimeMeaning,
    _ ranges: [Range<Int>],
    in clause: Clause
  ) -> TimeMeaning {
    guard meaning.clock != nil, meaning.day == nil, meaning.repeats == nil, meaning.offset == nil
    else { return meaning }
    let named = clause.times.first { time in
      guard !ranges.contains(time.tokens), !time.meaning.isPast, time.meaning.clock == nil else {
        return false
      }
      switch time.meaning.day {
      case .holiday: return !["for", "about"].contains(time.lead)
      case .numeric(let one, let other, _):
        return time.tokens.lowerBound == clause.range.lowerBound && max(one, other) > 12
      default: return false
      }
    }
    guard let day = named?.meaning.day else { return meaning }
    var whole = meaning
    whole.day = day
    return whole
  }

  /// "set a reminder to call Ann for tomorrow": then it is for when somebody wants to be told.
  private func isReminder(_ index: Int) -> Bool {
    RequestWords.recurring.contains(tokens[index].text)
  }

  /// "moved from tuesday to thursday": from one day to another, not every day between them.
  private func isMoved(_ time: TimeMatch, _ clause: Clause) -> Bool {
    let before = time.tokens.lowerBound - 1
    return before >= clause.range.lowerBound
      && [
        "changed", "moved", "postponed", "pushed", "rescheduled", "shifted", "switched", "swapped",
      ]
      .contains(tokens[before].text)
  }

  /// Takes an adverb of how often that the words left over begin with: "biweekly 1:1 tuesdays 2pm".
  private func withAdverb(_ meaning: TimeMeaning, _ ranges: [Range<Int>], in clause: Clause)
    -> TimeMeaning
  {
    let adverb = clause.times.first { time in
      !ranges.contains(time.tokens) && time.meaning.isRepeating && time.tokens.count <= 3
        && TimeFilterWords.adverbs.contains(tokens[time.core].text)
        && (clause.range.lowerBound..<time.tokens.lowerBound).allSatisfy { !tokens[$0].isSpoken }
    }
    guard let adverb, let often = adverb.meaning.repeats, meaning.offset == nil else {
      return meaning
    }
    if var own = meaning.repeats, own.frequency == often.frequency, own.interval == 1 {
      own.interval = often.interval
      var whole = meaning
      whole.repeats = own
      return whole
    }
    return meaning.repeats == nil ? adverb.meaning.merged(with: meaning) ?? meaning : meaning
  }

  /// "remind me 15 minutes before to leave for the 3pm pickup": the clock time that the lead counts
  /// from.
  private func readClockOfLead(_ reading: inout ClauseReading) {
    guard reading.shiftsDue, reading.time == nil else { return }
    reading.time =
      reading.clause.times.first { $0.meaning.clock != nil && !$0.meaning.isPast }?
      .meaning
  }

  /// "set an alarm for my 7pm walk": the clock time of what is named, whose words stay.
  private func readClockInName(_ reading: inout ClauseReading) {
    guard reading.hasRequest, reading.leads.isEmpty,
      let time = reading.clause.times.first(where: { time in
        let start = time.tokens.lowerBound
        return time.lead == nil && time.meaning.clock?.isBare == false && !time.meaning.isPast
          && start > reading.clause.range.lowerBound + 1
          && ["a", "an", "my", "the", "our"].contains(tokens[start - 1].text)
          && reading.openers.contains(start - 2)
      })
    else { return }
    reading.time = time.meaning
  }

  /// "20 minutes", "remind me to email bob 3 days": an amount alone is a time.
  ///
  /// Not in "remind me to walk 30 minutes", which tells how long.
  private func readBareAmount(_ reading: inout ClauseReading) {
    let words = free(reading, withTimes: false).filter { tokens[$0].isSpoken }
    guard reading.past.isEmpty, let first = words.first, let last = words.last else { return }
    for start in words.suffix(12)
    where start == first || reading.hasRequest || isCooked(words.prefix { $0 < start }) {
      var cursor = Cursor(tokens, at: start, end: last + 1)
      guard !tokens[start].isQuoted, let amount = cursor.amount(), cursor.isAtEnd,
        start == first || !amount.isElapsed && isComplete(before: start)
          || isCooked(words.prefix { $0 < start })
      else { continue }
      reading.time = .after(amount)
      reading.timeTokens = [start..<last + 1]
      return
    }
  }

  /// "pasta 9 minutes": a name of few words of something that one wants to be told of in so long.
  private func isCooked(_ words: ArraySlice<Int>) -> Bool {
    words.count <= 3 && words.contains { RequestWords.timed.contains(tokens[$0].text) }
      && !words.contains { Verbs.strong.contains(tokens[$0].text) }
  }

  /// Whether the word before a place waits for nothing: no verb, no article.
  private func isComplete(before index: Int) -> Bool {
    let word = tokens[index - 1].text
    return !Verbs.isVerb(word) && !TimeFilterWords.determiners.contains(word)
      && !FunctionWords.all.contains(word)
  }
}

extension TimeMatch {
  /// Whether this says a day or a clock time that another one was said beside, and that is none of
  /// its words: "on friday pay the rent today".
  fileprivate func says(besides meaning: TimeMeaning, _ ranges: [Range<Int>]) -> Bool {
    guard isFirm, !ranges.contains(where: { $0.overlaps(tokens) }) else { return false }
    return self.meaning.day != nil && meaning.day != nil
      || self.meaning.clock?.isBare == false && meaning.clock != nil
  }
}
