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
        isOpener(words, index..<end), !(reading.hasRequest && isMaker(words, at: index))
      {
        let said = words[index..<end].map(\.text)
        reading.hasRequest =
          reading.hasRequest || said.contains { ClauseWords.requestWords.contains($0) }
        reading.fallback =
          said.compactMap { ClauseWords.fallbackTitles[$0] }.last ?? reading.fallback
        index = end
      } else if !reading.hasRequest, let request = Request(words, at: index, end: words.count),
        !request.name.isEmpty
      {
        // "set a wake up alarm for 6": its name is the title.
        let asked = Array(0..<request.name.lowerBound) + (request.name.upperBound..<request.end)
        for index in asked { reading.openers.insert(positions[index]) }
        reading.hasRequest = true
        readClosings(&reading)
        return
      } else if let end = OpenerWords.announcements.end(words, at: index, end: words.count),
        end < words.count
      {
        reading.hasRequest = true
        index = end
      } else if let end = OpenerWords.greetings.end(words, at: index, end: words.count),
        end < words.count, isFollowedByTodo(words, end)
      {
        index = end
      } else {
        break
      }
    }
    if !reading.hasRequest, let timer = timerEnd(words, from: index, &reading) {
      reading.fallback = ClauseWords.fallbackTitles[words[index].text] ?? reading.fallback
      reading.hasRequest = true
      index = timer
    }
    if let event = eventEnd(words, from: index, reading) {
      reading.hasRequest = true
      index = event
    } else if index < words.count,
      ["add", "put", "throw", "place", "stick", "include", "schedule", "create", "mark"].contains(
        words[index].text
      ), !words[index].isQuoted
    {
      if reading.list != nil
        || !reading.hasRequest && index + 1 < words.count
          && isEntry(words, index, isTimed: !reading.clause.times.isEmpty)
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
    let said = words[..<index].lastIndex { $0.isSpoken }.map { $0 + 1 } ?? 0
    for place in 0..<index where place < said || !DraftTitle.opens(words[place...]) {
      reading.openers.insert(positions[place])
    }
    readWaking(&reading, positions, from: index)
    readClosings(&reading)
  }

  /// Where a timer ends that nobody asked for by a verb: "timer 5 min eggs", "alarm for work at 6".
  private func timerEnd(_ words: [Token], from index: Int, _ reading: inout ClauseReading) -> Int? {
    guard index < words.count, !reading.clause.times.isEmpty, !words[index].isQuoted else {
      return nil
    }
    // "time me for 2 minutes".
    if let end = RequestWords.timings.end(words, at: index, end: words.count), end == words.count,
      reading.clause.times.contains(where: { $0.meaning.offset != nil })
    {
      reading.fallback = "Timer"
      return end
    }
    guard RequestWords.clocks.contains(words[index].text)
    else { return nil }
    let end = Request.tailEnd(words, at: index + 1, end: words.count)
    let isTimer = !words[index].text.isOne(of: "alarm", "alarms")
    return isTimer || end > index + 1 || end == words.count ? end : nil
  }

  /// Whether a word asks for a to-do: behind "remind me to" it is what is to be done.
  private func isMaker(_ words: [Token], at index: Int) -> Bool {
    Openers.isMaker(words[index])
      || RequestWords.makers.end(words, at: index, end: words.count) != nil
  }

  /// Where the words of asking end before what one is to be there for: "schedule a lunch for 1 pm"
  /// is the lunch, "book a haircut tomorrow" is to book it.
  private func eventEnd(_ words: [Token], from index: Int, _ reading: ClauseReading) -> Int? {
    guard index < words.count, !reading.hasRequest,
      var end = RequestWords.schedulers.end(words, at: index, end: words.count)
    else { return nil }
    let isScheduled = words[index].text.isOne(of: "schedule", "add", "create", "set")
    let hasMoment = reading.clause.times.contains { time in
      !time.meaning.isPast
        && (time.meaning.clock != nil || time.meaning.part != nil
          || isScheduled && time.lead == "for" && time.isFirm)
    }
    guard hasMoment else { return nil }
    let isNamed =
      end < words.count && RequestWords.determiners.contains(words[end].text)
      && (isScheduled || words[end].text != "the")
    if isNamed { end += 1 }
    let name = words[end...].prefix(5).prefix {
      ($0.isSpoken || $0.isMark("&") || $0.isMark("-")) && !$0.isQuoted
        && !RequestWords.unnamed.contains($0.text) && $0.text != "to"
    }
    // "make a coffee", "plan a trip": that is what is to be done.
    let events =
      words[index].text.isOne(of: "make", "plan", "organise", "organize", "book", "arrange")
      ? RequestWords.appointments : RequestWords.events
    guard let event = name.lastIndex(where: { events.contains($0.text) }),
      event == name.indices.last,
      isNamed || event > end || words[index].text.isOne(of: "schedule", "add"),
      !name[..<event].contains(where: { ObjectWords.pronouns.contains($0.text) })
    else { return nil }
    return end
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
        ClauseWords.requestWords.contains($0.text)
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
      for start in words.indices.dropFirst(reading.hasRequest ? 0 : 1) {
        guard
          OpenerWords.closings.end(words, at: start, end: words.count) == words.count
            || asksForLead(reading, words, positions, from: start),
          !words[start...].contains(where: \.isQuoted),
          // "ask if the plan is ok": what it is.
          words[start].text == "remind" || words[start].text == "can"
            || words[start].text == "please"
            || start == 0 || !ClauseWords.beingWords.contains(words[start - 1].text)
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

  /// "dentist at 3, warn me an hour before": the words that ask for the lead say nothing else.
  private func asksForLead(
    _ reading: ClauseReading,
    _ words: [Token],
    _ positions: [Int],
    from start: Int
  ) -> Bool {
    guard !reading.leads.isEmpty, start > 0 else { return false }
    if OpenerWords.remindings.end(words, at: start, end: words.count) == words.count { return true }
    if OpenerWords.leadRequests.end(words, at: start, end: words.count) == words.count {
      return true
    }
    return start == words.count - 1 && ["alarm", "alert"].contains(words[start].text)
      && tokens[positions[start] - 1].isMark(",")
  }

  /// In "set the pump reminder" the verb belongs to the reminder.
  private func readMaker(_ reading: inout ClauseReading) {
    let first = body(reading).first {
      tokens[$0].isSpoken && isFree($0, reading, withTimes: true)
    }
    guard let first, Openers.isMaker(tokens[first]) else { return }
    reading.openers.insert(first)
  }
}
