/// Whether a sentence wants something that is there taken away, changed or put off.
struct Wishing {
  let act: Meaning.Act
  /// The tokens behind the words that wish.
  let object: Range<Int>

  init?(_ text: MeaningText) {
    guard
      let found = Wishing.snooze(text) ?? Wishing.at(text.range.lowerBound, text)
        ?? Wishing.cleared(text) ?? Wishing.passive(text) ?? Wishing.behindReason(text)
    else { return nil }
    self = found
  }

  static func at(_ start: Int, _ text: MeaningText) -> Wishing? {
    var text = text
    text.range = start..<text.range.upperBound
    return removal(text) ?? change(text) ?? moreTime(text)
  }

  /// "I'm sick so delete tomorrow's reminders", "on my list remove eggs".
  static func behindReason(_ text: MeaningText) -> Wishing? {
    let range = text.range
    guard text.hasThing(from: range.lowerBound) else { return nil }
    var starts = [text.leadingPlaceEnd, text.time(at: range.lowerBound)?.tokens.upperBound]
      .compactMap { $0 }
    for index in range.dropFirst()
    where text.tokens[index - 1].text.isOne(of: "so", "please", "you", "and")
      || text.tokens[index - 1].isMark && !text.tokens[index - 1].isQuoted
    {
      starts.append(index)
    }
    guard Openers.end(text.tokens, at: range.lowerBound, end: range.upperBound) == nil else {
      return nil
    }
    for start in starts where start < range.upperBound {
      if let end = text.end(AskingWords.around, at: start), let found = strictly(text, end) {
        return found
      }
      if let found = strictly(text, start) { return found }
    }
    return nil
  }

  /// A wish that names what is kept here, or "it" behind such a name.
  static func strictly(_ text: MeaningText, _ start: Int) -> Wishing? {
    guard start < text.range.upperBound, let found = at(start, text) else { return nil }
    let head = text.tokens[start].text
    guard
      WishWords.removing.opens(head) || WishWords.changing.opens(head)
        || WishWords.ending.opens(head)
    else { return nil }
    let isNamed =
      text.hasThing(from: start)
      && !(found.object.first.map {
        SpokenText.isReference(text.tokens, $0, text.range.upperBound)
      } ?? false)
    return Wishing(found.act, isNamed ? found.object : text.range)
  }

  /// "my alarm has to be changed to nine", "I want the alerts stopped", "alarms off".
  static func passive(_ text: MeaningText) -> Wishing? {
    let range = text.range
    let start = range.lowerBound
    guard
      let noun = text.first(
        from: start,
        where: { ThingNouns.isThing($0) || ThingNouns.isPlace($0) }
      ),
      text.word(start) != "remind", text.isWish || noun - start < 5 || text.word(start) == "get"
    else { return nil }
    let isThis =
      noun > start
      && text.tokens[start..<noun].contains {
        $0.text.isOne(of: "my", "the", "that", "this", "our")
      }
    if Openers.end(text.tokens, at: start, end: range.upperBound) != nil, !text.isWish, !isThis {
      return nil
    }
    if text.word(start) == "no", noun == start + 1 {
      return Wishing(.remove, noun..<range.upperBound)
    }
    if text.word(range.upperBound - 1) == "off", noun == range.upperBound - 2 {
      return Wishing(.remove, start..<range.upperBound - 1)
    }
    for index in start + 1..<range.upperBound where !text.tokens[index].isQuoted {
      let word = text.tokens[index].text
      if WishWords.cancelled.contains(word) { return Wishing(.remove, range) }
      if WishWords.changed.contains(word), index > noun { return Wishing(.change, range) }
      // "I need this timer set to an hour", "my reminder needs to be on friday".
      if isThis, index > noun, text.hasTime(from: index),
        word == "set" && text.word(index + 1) == "to" && text.word(start) == "i"
          || word == "be" && text.word(index - 1) == "to"
            && text.word(index - 2)?.isOne(of: "needs", "need", "has", "have") ?? false
      {
        return Wishing(.change, range)
      }
    }
    return nil
  }

  init(_ act: Meaning.Act, _ object: Range<Int>) {
    self.act = act
    self.object = object
  }
}

extension Wishing {
  static func snooze(_ text: MeaningText) -> Wishing? {
    let range = text.range
    if text.word(range.lowerBound)?.isOne(of: "pause", "hold", "continue") ?? false,
      let noun = text.first(
        from: range.lowerBound,
        where: { $0.text.isOne(of: "alarm", "alarms", "reminder", "reminders") }
      ),
      noun - range.lowerBound < 6
    {
      return Wishing(.snooze, range.dropFirst())
    }
    if let end = text.end(WishWords.snoozing, at: range.lowerBound) {
      return Wishing(.snooze, end..<range.upperBound)
    }
    // "remind me again tomorrow", but not "remind me again to call Ann".
    if let end = text.end(WishWords.again, at: range.lowerBound),
      end == range.upperBound || text.time(at: end)?.tokens.upperBound == range.upperBound
    {
      return Wishing(.snooze, end..<range.upperBound)
    }
    // "set the alarm to snooze", "add a 15 minute snooze to each alarm", "5 more minutes".
    if let noun = text.first(
      from: range.lowerBound,
      where: { $0.text.isOne(of: "snooze", "snoozing") }
    ),
      noun - range.lowerBound < 8
    {
      return Wishing(.snooze, range)
    }
    guard !text.isWish, range.count <= 6 else { return nil }
    let words = text.tokens[range]
    if words.contains(where: { $0.text == "more" || $0.text == "another" }), let last = words.last,
      last.facts.unit != nil,
      words.first?.isNumber ?? false || words.first?.facts.cardinal != nil
        || words.first?.text.isOne(of: "another", "just", "give", "a") ?? false
    {
      return Wishing(.snooze, range)
    }
    return nil
  }
}

extension SpokenText {
  /// Whether "it", "that" or the like stands at a place, as all that is named.
  static func isReference(_ tokens: [Token], _ start: Int, _ end: Int) -> Bool {
    guard start < end else { return false }
    let word = tokens[start].text
    guard word.isOne(of: "it", "that", "this", "them", "those", "these") else { return false }
    guard start + 1 < end else { return true }
    let next = tokens[start + 1]
    return next.isMark || !next.isWord
      || next.text.isOne(
        of: "to",
        "from",
        "for",
        "at",
        "an",
        "by",
        "until",
        "one",
        "please",
        "off",
        "on",
        "back",
        "and",
        "earlier",
        "later",
        "too",
        "instead",
        "now"
      ) || next.facts.cardinal != nil || next.text.isOne(of: "tomorrow", "today")
  }
}
