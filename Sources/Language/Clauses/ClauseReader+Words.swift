import Model

extension ClauseReader {
  /// Steps over greetings and openers, whatever times stand between their words.
  func readOpeners(_ reading: inout ClauseReading) {
    let positions = free(reading, withTimes: true)
    let words = positions.map { tokens[$0] }
    var index = 0
    while index < words.count {
      if !words[index].isSpoken, !words[index].isQuoted {
        index += 1
      } else if let end = Openers.end(words, at: index, end: words.count),
        isOpener(words, index..<end), !(reading.hasRequest && Openers.isMaker(words[index]))
      {
        let said = words[index..<end].map(\.text)
        reading.hasRequest =
          reading.hasRequest || said.contains { ClauseWords.requestWords.contains($0) }
        reading.fallback =
          said.compactMap { ClauseWords.fallbackTitles[$0] }.last ?? reading.fallback
        index = end
      } else if let end = OpenerWords.greetings.end(words, at: index, end: words.count),
        end < words.count, isFollowedByTodo(words, end)
      {
        index = end
      } else {
        break
      }
    }
    if index < words.count,
      ["add", "put", "throw", "place", "stick", "include", "schedule", "create", "mark"].contains(
        words[index].text
      ), !words[index].isQuoted
    {
      if reading.list != nil
        || index + 1 < words.count && isEntry(words, index, isTimed: !reading.clause.times.isEmpty)
      {
        reading.opensWithAdd = true
        reading.hasRequest = true
        index += 1
        // "add a meeting to my calendar"; on a list of things the article stays.
        if reading.list.map({ $0.name == nil }) ?? false, index + 1 < words.count,
          ["a", "an"].contains(words[index].text)
        {
          index += 1
        }
      }
    }
    for position in positions[..<index] { reading.openers.insert(position) }
    readWaking(&reading, positions, from: index)
    readClosings(&reading)
  }

  /// "add"/"create" before an event rather than an object of its own, "schedule a meeting".
  private func isEntry(_ words: [Token], _ index: Int, isTimed: Bool) -> Bool {
    let isEvent = words.dropFirst(index).contains { ClauseWords.events.contains($0.text) }
    switch words[index].text {
    case "add", "create": return (isTimed || isEvent) && !Verbs.isVerb(words[index + 1].text)
    case "schedule", "put": return isEvent && ["a", "an", "the"].contains(words[index + 1].text)
    default: return false
    }
  }

  private func isOpener(_ words: [Token], _ range: Range<Int>) -> Bool {
    // "I have" opens an event; "remember the milk" is what somebody wants to be told.
    range.upperBound < words.count
      || words[range].contains {
        ["remind", "reminder", "reminders", "alarm", "alarms", "alert", "timer"].contains($0.text)
      }
  }

  /// Whether behind small talk a to-do follows, so that it is small talk.
  private func isFollowedByTodo(_ words: [Token], _ end: Int) -> Bool {
    var index = end
    for _ in 0..<6 {
      guard index < words.count else { return false }
      let next = words[index]
      if !next.isSpoken || Verbs.isVerb(next.text) || ["i", "please"].contains(next.text)
        || Openers.end(words, at: index, end: words.count) != nil
      {
        return true
      }
      if ["about", "that", "my", "the"].contains(next.text) {
        return !["next", "right"].contains(words[index - 1].text)
      }
      guard let further = OpenerWords.greetings.end(words, at: index, end: words.count)
      else { return false }
      index = further
    }
    return true
  }

  /// "wake me up at 5" is a to-do called "Wake up".
  private func readWaking(_ reading: inout ClauseReading, _ positions: [Int], from index: Int) {
    guard index < positions.count, ClauseWords.wakings.opens(tokens[positions[index]].text)
    else { return }
    let rest = positions[index...].prefix(4).map { tokens[$0] }
    guard let end = ClauseWords.wakings.end(rest, at: 0, end: rest.count) else { return }
    for position in positions[index..<index + end] { reading.openers.insert(position) }
    reading.fallback = "Wake up"
    reading.hasRequest = true
  }

  private func readClosings(_ reading: inout ClauseReading) {
    guard reading.clause.range.count > 1 else { return }
    // Nobody ends a to-do politely more often than this.
    for _ in 0..<4 {
      var isChanged = false
      // No closing has more than six words, and it is never all that is said.
      let positions = lastFree(7, reading)
      let words = positions.map { tokens[$0] }
      for start in words.indices.dropFirst() {
        guard OpenerWords.closings.end(words, at: start, end: words.count) == words.count,
          !words[start...].contains(where: \.isQuoted),
          // "ask if the plan is ok": what it is.
          !ClauseWords.beingWords.contains(words[start - 1].text)
        else { continue }
        let closing = words[start...].map(\.text)
        if closing == ["reminder"] {
          guard reading.clause.times.contains(where: { $0.tokens.lowerBound > positions[start] })
          else { continue }
          readMaker(&reading)
        }
        for position in positions[start...] { reading.closings.insert(position) }
        if closing.contains("remind") || closing.contains("reminder") { reading.hasRequest = true }
        isChanged = true
        break
      }
      guard isChanged else { break }
    }
  }

  /// In "set the pump reminder" the verb belongs to the reminder.
  private func readMaker(_ reading: inout ClauseReading) {
    let first = body(reading).first {
      tokens[$0].isSpoken && isFree($0, reading, withTimes: true)
    }
    guard let first, Openers.isMaker(tokens[first]) else { return }
    reading.openers.insert(first)
  }

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
    var weighed: [(time: TimeMatch, weight: Int)] = []
    weighed.reserveCapacity(clause.times.count)
    for time in clause.times
    where !(reading.list.map { !$0.isTimed && $0.range.overlaps(time.tokens) } ?? false)
      && !(reading.noteWords?.overlaps(time.tokens) ?? false)
    {
      let isEvent =
        time.tokens == reading.event?.tokens
        || clause.event?.contains(time.tokens.lowerBound) ?? false
      let weight = isEvent ? 8 : guardian.weight(time, among: clause.times)
      if weight > 0 { weighed.append((time, weight)) }
    }
    // Of equals the first one counts.
    guard
      let best = weighed.indices.max(by: {
        (weighed[$0].weight, -$0) < (weighed[$1].weight, -$1)
      }).map({ weighed[$0] })
    else {
      readBareAmount(&reading)
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
    reading.time = withDayNamed(meaning, ranges, in: clause).asWeekdays
    reading.countFromEvent()
    reading.timeTokens = ranges.filter { $0 != reading.event?.tokens }
      .sorted { $0.lowerBound < $1.lowerBound }
    if let first = reading.timeTokens.first {
      let spoken = (clause.range.lowerBound..<first.lowerBound).filter { tokens[$0].isSpoken }
      reading.isTimeLeading =
        spoken.allSatisfy { reading.openers.contains($0) } && first.upperBound <= content
        && !spoken.contains { ["remind", "reminder", "alarm", "set"].contains(tokens[$0].text) }
    }
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

  /// "20 minutes", "remind me to email bob 3 days": an amount alone is a time.
  ///
  /// Not in "remind me to walk 30 minutes", which tells how long.
  private func readBareAmount(_ reading: inout ClauseReading) {
    let words = free(reading, withTimes: false).filter { tokens[$0].isSpoken }
    guard reading.past.isEmpty, let first = words.first, let last = words.last else { return }
    for start in words.suffix(12) where start == first || reading.hasRequest {
      var cursor = Cursor(tokens, at: start, end: last + 1)
      guard !tokens[start].isQuoted, let amount = cursor.amount(), cursor.isAtEnd,
        start == first || !amount.isElapsed && isComplete(before: start)
      else { continue }
      reading.time = .after(amount)
      reading.timeTokens = [start..<last + 1]
      return
    }
  }

  /// Whether the word before a place waits for nothing: no verb, no article.
  private func isComplete(before index: Int) -> Bool {
    let word = tokens[index - 1].text
    return !Verbs.isVerb(word) && !TimeFilterWords.determiners.contains(word)
      && !FunctionWords.all.contains(word)
  }
}
