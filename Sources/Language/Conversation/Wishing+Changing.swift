extension Wishing {
  static func change(_ text: MeaningText) -> Wishing? {
    let range = text.range
    let start = range.lowerBound
    guard let end = text.end(WishWords.changing, at: start), end < range.upperBound else {
      return repeated(text) ?? set(text) ?? instead(text)
    }
    let object = end..<range.upperBound
    if SpokenText.isReference(text.tokens, end, range.upperBound) {
      return Wishing(.change, object)
    }
    guard !text.isWish || text.first(from: end, where: ThingNouns.isThing) != nil else {
      return nil
    }
    if text.first(from: end, where: { ThingNouns.isThing($0) }) != nil {
      return Wishing(.change, object)
    }
    // An event goes to another time; "update the agenda" is work.
    guard hasEventHead(text, end) || isClock(text, end + 1) || isClock(text, end),
      hasGoal(text, end)
    else { return nil }
    return Wishing(.change, object)
  }

  /// Whether it is told where to: "to friday", "by an hour", "an hour earlier".
  static func hasGoal(_ text: MeaningText, _ start: Int) -> Bool {
    guard text.hasTime(from: start) else { return false }
    return text.first(from: start) {
      $0.text.isOne(
        of: "to",
        "by",
        "until",
        "till",
        "earlier",
        "later",
        "from",
        "back",
        "forward",
        "instead",
        "up"
      )
    } != nil
  }

  /// "repeat this alarm on weekdays": how often what is there comes.
  private static func repeated(_ text: MeaningText) -> Wishing? {
    let start = text.range.lowerBound
    guard text.word(start) == "repeat", text.word(start + 1)?.isOne(of: "this", "that") ?? false,
      let noun = text.first(from: start, where: ThingNouns.isThing), noun < start + 4
    else { return nil }
    return Wishing(.change, start + 1..<text.range.upperBound)
  }

  /// "set my 6 am alarm to 7", "make it friday", "make my alarm an hour earlier".
  static func set(_ text: MeaningText) -> Wishing? {
    let range = text.range
    let start = range.lowerBound
    guard let verb = text.word(start), verb.isOne(of: "set", "make", "put", "have") else {
      return nil
    }
    if verb == "make", SpokenText.isReference(text.tokens, start + 1, range.upperBound),
      text.hasTime(from: start + 2)
    {
      return Wishing(.change, start + 1..<range.upperBound)
    }
    guard let noun = text.first(from: start + 1, where: ThingNouns.isThing), noun < start + 6 else {
      return nil
    }
    let behind = noun + 1..<range.upperBound
    let isShifted = text.tokens[behind].contains {
      $0.text.isOne(of: "earlier", "later", "instead")
    }
    let isOld = text.times.contains {
      $0.tokens.lowerBound > start && $0.tokens.upperBound <= noun && $0.meaning.clock != nil
    }
    if behind.count <= 2,
      text.tokens[behind].contains(where: { $0.text.isOne(of: "longer", "shorter") })
    {
      return Wishing(.change, start + 1..<range.upperBound)
    }
    let goes = text.tokens[behind].first?.text.isOne(of: "to", "for", "at") ?? false
    let isMine =
      text.word(start + 1)?.isOne(of: "my", "the", "this", "that") ?? false
      || text.word(start + 1)?.hasSuffix("'s") ?? false
    if verb == "make", isMine, noun > start + 1,
      text.times.contains(where: { $0.tokens.lowerBound > noun && $0.meaning.isRepeating })
    {
      return Wishing(.change, start + 1..<range.upperBound)
    }
    guard isShifted && isMine || isOld && goes && isMine && text.hasTime(from: noun + 1) else {
      return nil
    }
    return Wishing(.change, start + 1..<range.upperBound)
  }

  /// "remind me on monday instead of tuesday": another time for what is there.
  static func instead(_ text: MeaningText) -> Wishing? {
    let range = text.range
    guard let word = text.first(from: range.lowerBound, where: { $0.text == "instead" }),
      text.word(word + 1) == "of",
      text.time(at: word + 2) != nil || text.time(at: word + 1) != nil
        || text.word(word + 2)?.isOne(of: "the", "this") ?? false && text.time(at: word + 3) != nil
    else { return nil }
    return Wishing(.change, range)
  }

  /// "5 minutes added to my bread timer".
  private static func added(_ text: MeaningText) -> Wishing? {
    var cursor = Cursor(text.tokens, at: text.range.lowerBound, end: text.range.upperBound)
    guard cursor.amount() != nil,
      text.word(cursor.index)?.isOne(
        of: "added",
        "deleted",
        "removed",
        "subtracted",
        "taken",
        "more"
      )
        ?? false,
      text.word(cursor.index + 1)?.isOne(of: "to", "from", "off", "on") ?? false,
      text.hasThing(from: cursor.index)
    else { return nil }
    return Wishing(.change, cursor.index + 1..<text.range.upperBound)
  }

  /// "add five minutes to the timer", "take ten minutes off the timer".
  static func moreTime(_ text: MeaningText) -> Wishing? {
    let range = text.range
    guard let end = text.end(WishWords.adding, at: range.lowerBound) else { return added(text) }
    // "add laundry to my chores reminder".
    if text.word(range.lowerBound) == "add",
      text.word(range.upperBound - 1).map({ $0.isOne(of: "reminder", "alarm") }) ?? false,
      let to = text.first(from: end, where: { $0.text == "to" }), to > end,
      to < range.upperBound - 2
    {
      return Wishing(.change, to..<range.upperBound)
    }
    var index = end
    while text.word(index)?.isOne(
      of: "another",
      "an",
      "additional",
      "extra",
      "more",
      "me",
      "just",
      "on",
      "some",
      "a"
    )
      ?? false
    { index += 1 }
    var cursor = Cursor(text.tokens, at: index, end: range.upperBound)
    var isAmount = cursor.amount() != nil
    if !isAmount,
      text.tokens[safe: index].map({ $0.isNumber || $0.facts.cardinal != nil }) ?? false,
      text.word(index + 1)?.isOne(of: "extra", "more", "additional") ?? false,
      text.tokens[safe: index + 2]?.facts.unit != nil
    {
      // "20 extra minutes".
      isAmount = true
      cursor.index = index + 3
    }
    if !isAmount {
      guard text.word(index)?.isOne(of: "time", "minute", "hour", "minutes", "to") ?? false else {
        return nil
      }
      cursor.index = text.word(index) == "to" ? index : index + 1
    }
    while text.word(cursor.index)?.isOne(of: "more", "extra", "additional", "of", "time", "longer")
      ?? false
    {
      cursor.index += 1
    }
    if isAmount, cursor.index >= range.upperBound, text.word(range.lowerBound) == "add" {
      return Wishing(.change, range.upperBound..<range.upperBound)
    }
    guard let joint = text.word(cursor.index),
      joint.isOne(of: "to", "on", "onto", "from", "off", "for"),
      let noun = text.first(
        from: cursor.index,
        where: { ThingNouns.isThing($0) || $0.text == "countdown" }
      ),
      noun - cursor.index <= 6
    else { return nil }
    return Wishing(.change, cursor.index..<range.upperBound)
  }
}
