extension Wishing {
  static func removal(_ text: MeaningText) -> Wishing? {
    let range = text.range
    let start = range.lowerBound
    if let end = text.end(WishWords.unasked, at: start) {
      // "don't set the table" is no wish of ours, "don't remind me of the rent" is.
      let isReminding = text.tokens[start..<end].contains {
        $0.text.isOne(of: "remind", "reminding", "wake", "alert", "notify")
      }
      guard isReminding || text.hasThing(from: end) && text.word(end) != "to" else { return nil }
      return Wishing(.remove, end..<range.upperBound)
    }
    if let end = text.end(WishWords.removing, at: start) {
      if isLess(text, from: end) { return nil }
      guard isOurs(text, from: end, isStrict: text.isWish) || isDated(text, start, end) else {
        return nil
      }
      return Wishing(.remove, end..<range.upperBound)
    }
    if let end = text.end(WishWords.ending, at: start) {
      if isOneEvent(text, end) { return Wishing(.remove, end..<range.upperBound) }
      guard
        isKept(text, from: end) || isAllOfATime(text, end) || isClockThing(text, end)
          || isDated(text, start, end),
        !isReset(text, start), !isLess(text, from: end)
      else { return nil }
      return Wishing(.remove, end..<range.upperBound)
    }
    if text.endsTakingAway { return Wishing(.remove, range) }
    return around(text) ?? cancelled(text)
  }

  /// "everything for tomorrow".
  private static func isAllOfATime(_ text: MeaningText, _ start: Int) -> Bool {
    guard let word = text.word(start), ThingNouns.everything.contains(word) else { return false }
    return text.times.contains { $0.tokens.upperBound == text.range.upperBound }
  }

  /// "the three o'clock thing", "my 4 pm": called by nothing but its hour.
  private static func isClockThing(_ text: MeaningText, _ start: Int) -> Bool {
    guard text.word(start)?.isOne(of: "my", "the", "our", "that") ?? false,
      let time = text.time(at: start + 1), time.meaning.clock != nil
    else { return false }
    let behind = time.tokens.upperBound
    return behind == text.range.upperBound
      || behind + 1 == text.range.upperBound
        && text.tokens[behind].text.isOne(of: "thing", "one", "slot")
  }

  /// "my next event", "all events": counted, as what is kept here is.
  private static func isOneEvent(_ text: MeaningText, _ start: Int) -> Bool {
    var index = start
    while text.word(index)?.isOne(of: "my", "the", "our", "of") ?? false { index += 1 }
    guard text.word(index)?.isOne(of: "next", "all", "last", "first", "every") ?? false else {
      return false
    }
    return (index + 1..<min(index + 4, text.range.upperBound)).contains {
      ThingNouns.isEvent(text.tokens[$0])
    }
  }

  /// "cancel my haircut at noon": what has a time is kept here; a subscription is no appointment.
  private static func isDated(_ text: MeaningText, _ start: Int, _ end: Int) -> Bool {
    guard text.word(start)?.isOne(of: "cancel", "scrap", "call") ?? false, !text.isWish,
      text.first(from: end, where: { WishWords.contracts.contains($0.text) }) == nil
    else { return false }
    let times = text.times.filter { !$0.meaning.isDuration && !$0.meaning.isRepeating }
    if text.word(end)?.isOne(of: "my", "our") ?? false {
      return times.contains { $0.tokens.lowerBound > end }
    }
    // "cancel yoga on sunday", "scrap monday's meeting": a few words and the day that it is on.
    return times.contains { time in
      time.meaning.day != nil && text.range.upperBound - end <= time.tokens.count + 3
        && (time.tokens.upperBound == text.range.upperBound || time.tokens.lowerBound == end)
    }
  }

  /// "make sure my calendar is clear", "I need friday to be free on my calendar".
  static func cleared(_ text: MeaningText) -> Wishing? {
    let range = text.range
    guard text.first(from: range.lowerBound, where: ThingNouns.isPlace) != nil,
      text.first(from: range.lowerBound, where: { $0.text.isOne(of: "list", "lists") }) == nil,
      text.first(from: range.lowerBound, where: { $0.text.isOne(of: "clear", "empty", "blank") })
        .map({ $0 > range.lowerBound }) ?? false,
      text.word(range.lowerBound) != "remind"
    else { return nil }
    let head = text.tokens[range.lowerBound].text
    let isAsked =
      head.isOne(of: "make", "i", "have", "get") || text.isWish
      || text.first(from: range.lowerBound, where: { $0.text.isOne(of: "needs", "should", "must") })
        != nil
    return isAsked ? Wishing(.remove, range) : nil
  }

  /// "reset the alarm to 6" changes it.
  static func isReset(_ text: MeaningText, _ start: Int) -> Bool {
    guard text.word(start)?.isOne(of: "reset", "put") ?? false else { return false }
    return text.first(from: start) { $0.text.isOne(of: "to", "for", "until", "till") } != nil
  }

  /// "remove five minutes from the timer" leaves the timer.
  static func isLess(_ text: MeaningText, from start: Int) -> Bool {
    var cursor = Cursor(text.tokens, at: start, end: text.range.upperBound)
    guard cursor.amount() != nil, let next = text.word(cursor.index) else { return false }
    return next.isOne(of: "from", "off", "of")
  }

  /// Whether what is to be taken away is kept here: a noun of ours, an event, all, or a clock time.
  static func isOurs(_ text: MeaningText, from start: Int, isStrict: Bool) -> Bool {
    guard start < text.range.upperBound else { return false }
    if isKept(text, from: start) { return true }
    if isStrict { return false }
    if SpokenText.isReference(text.tokens, start, text.range.upperBound) { return true }
    return hasEventHead(text, start)
      || ThingNouns.everything.contains(text.tokens[start].text)
      || text.word(start) == "all"
      || text.first(from: start, where: { $0.text == "scheduled" }) != nil
      || text.word(start).map { $0.isOne(of: "my", "the", "our") } ?? false
        && isClock(text, start + 1)
  }

  /// "my ten o'clock", "the 3 pm".
  static func isClock(_ text: MeaningText, _ start: Int) -> Bool {
    guard let time = text.time(at: start) else { return false }
    return time.meaning.clock != nil
  }

  /// Whether a noun of ours says that it is kept here.
  static func isKept(_ text: MeaningText, from start: Int) -> Bool {
    guard
      let noun = text.first(
        from: start,
        where: { ThingNouns.isThing($0) || ThingNouns.isPlace($0) }
      )
    else { return false }
    // "cancel the gym and remind me to ...": the noun belongs to what comes behind.
    return !(start..<noun).contains { index in
      let word = text.tokens[index].text
      return word.isOne(of: "remind", "create")
        || word == "set" && text.word(index - 1) == "and"
    }
  }

  /// Whether an event is the noun of what is wanted: not in a phrase behind it.
  static func hasEventHead(_ text: MeaningText, _ start: Int) -> Bool {
    for index in start..<min(start + 8, text.range.upperBound) {
      let token = text.tokens[index]
      if token.isMark(",") { return false }
      if ThingNouns.isEvent(token) { return true }
      if token.text.isOne(of: "for", "about", "with", "from", "in", "because", "so"),
        index > start + 1
      {
        return false
      }
    }
    return false
  }

  /// "take the dentist off my calendar", "turn my alarm off", "get eggs off the list".
  static func around(_ text: MeaningText) -> Wishing? {
    let range = text.range
    guard let verb = text.word(range.lowerBound),
      verb.isOne(
        of: "take",
        "get",
        "turn",
        "shut",
        "switch",
        "make",
        "strike",
        "cross",
        "have",
        "put"
      )
    else { return nil }
    guard
      let off = text.first(
        from: range.lowerBound + 1,
        where: { $0.text.isOne(of: "off", "out", "from") }
      ),
      text.hasThing(from: range.lowerBound + 1)
    else { return nil }
    if verb.isOne(of: "take", "get", "strike", "cross"), !isLess(text, from: range.lowerBound + 1) {
      guard text.hasThing(from: off) else { return nil }
      return Wishing(.remove, range.lowerBound + 1..<range.upperBound)
    }
    guard verb.isOne(of: "turn", "shut", "switch"), text.tokens[off].text == "off" else {
      return nil
    }
    return Wishing(.remove, range.lowerBound + 1..<range.upperBound)
  }

  /// "my alarm can be cancelled", "the reminder I made, erase it".
  static func cancelled(_ text: MeaningText) -> Wishing? {
    let range = text.range
    let start = range.lowerBound
    // "the piano lesson is cancelled this week": the time tells which of them.
    let behind = text.times.last { $0.tokens.upperBound == range.upperBound }
    if let behind, let word = text.word(behind.tokens.lowerBound - 1),
      WishWords.cancelled.contains(word), text.hasThing(from: start) || text.hasEvent(from: start),
      Openers.end(text.tokens, at: start, end: range.upperBound) == nil
    {
      return Wishing(.remove, range)
    }
    guard range.count > 2, let last = text.word(range.upperBound - 1) else { return nil }
    if WishWords.cancelled.contains(last),
      text.hasThing(from: start) || text.hasEvent(from: start) || text.time(at: start) != nil,
      Openers.end(text.tokens, at: start, end: range.upperBound) == nil
    {
      return Wishing(.remove, start..<range.upperBound - 1)
    }
    guard last.isOne(of: "it", "that", "them"),
      text.end(WishWords.removing, at: range.upperBound - 2) == range.upperBound - 1,
      text.hasThing(from: start)
    else { return nil }
    return Wishing(.remove, start..<range.upperBound - 2)
  }
}
