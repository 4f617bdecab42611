extension Asking {
  /// "my reminder is set for what time", "the tasks for today, what are they": what asks stands
  /// behind what is asked about.
  static func behind(_ text: MeaningText, _ start: Int) -> Asking? {
    guard text.range.count > 2,
      text.hasThing(from: start) || text.hasEvent(from: start) || isSet(text, start),
      Openers.end(text.tokens, at: start, end: text.range.upperBound) == nil
        || text.word(start) == "i" && isReference(text, text.range.upperBound - 1),
      !Verbs.strong.contains(text.tokens[start].text)
    else { return nil }
    if let left = timeLeft(text, start) { return left }
    for index in start + 1..<text.range.upperBound where !text.tokens[index].isQuoted {
      let before = text.tokens[index - 1].text
      switch text.tokens[index].text {
      case "what", "which":
        let next = text.word(index + 1)
        if before.isOne(of: "for", "at", "on", "is", "falls", "until"),
          next?.isOne(of: "time", "day", "date", "hour") ?? false
        {
          return Asking(.when, start)
        }
        if before.isOne(of: "contain", "contains", "has", "have", "includes", "is", "are"),
          next?.isOne(of: "on", "in", "again") ?? true
        {
          return Asking(.list, start)
        }
        if next?.isOne(of: "are", "were", "is", "was") ?? false, isReference(text, index + 2) {
          return Asking(.list, start)
        }
      case "when":
        if text.word(index + 1)?.isOne(of: "is", "are", "was") ?? false,
          isReference(text, index + 2)
        {
          return Asking(.when, start)
        }
      default: break
      }
    }
    return tag(text, start)
  }

  /// "is set for what time": whatever it is called, it is kept here.
  private static func isSet(_ text: MeaningText, _ start: Int) -> Bool {
    (start..<text.range.upperBound).contains { index in
      text.tokens[index].text.isOne(of: "set", "scheduled", "booked", "planned", "due")
        && (text.word(index + 1)?.isOne(of: "for", "at", "on") ?? false)
        && (text.word(index + 2)?.isOne(of: "what", "which") ?? false)
    }
  }

  /// "that", "it" and "they" as the last word.
  private static func isReference(_ text: MeaningText, _ index: Int) -> Bool {
    index == text.range.upperBound - 1
      && text.tokens[index].text.isOne(of: "that", "it", "they", "those", "them", "this")
  }

  /// "I have a list for today, don't I", "the meeting is on friday, isn't it".
  private static func tag(_ text: MeaningText, _ start: Int) -> Asking? {
    let last = text.range.upperBound - 1
    guard last > start + 2, text.tokens[last].text.isOne(of: "i", "it", "there", "they"),
      text.tokens[last - 1].text.isOne(
        of: "don't",
        "isn't",
        "haven't",
        "aren't",
        "didn't",
        "wasn't",
        "doesn't",
        "won't"
      )
    else { return nil }
    return Asking(.exists, start)
  }

  /// "time left on my tea timer", "the baking timer's remaining time".
  private static func timeLeft(_ text: MeaningText, _ start: Int) -> Asking? {
    let words = text.tokens[text.range]
    let pairs = zip(words, words.dropFirst())
    let isLeft = pairs.contains { first, second in
      first.text == "time" && second.text.isOne(of: "left", "remaining")
        || first.text == "remaining" && second.text == "time"
    }
    return isLeft ? Asking(.howLong, start) : nil
  }
}
