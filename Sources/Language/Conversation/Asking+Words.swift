extension Asking {
  /// "what", "when", "how many" and their like.
  static func wh(_ text: MeaningText, _ start: Int, isInner: Bool) -> Asking? {
    guard var first = text.word(start) else { return nil }
    var start = start
    if first.isOne(of: "at", "on", "for", "in", "with", "to", "about"),
      let next = text.word(start + 1),
      next.isOne(of: "what", "which", "when", "whom", "how")
    {
      start += 1
      first = next
    }
    guard AskingWords.words.contains(first), let next = text.word(start + 1) else {
      guard AskingWords.words.contains(first), isInner else { return nil }
      return Asking(.list, start + 1)
    }
    let isList = next == "to" && text.word(start + 3)?.isOne(of: "list", "lists") ?? false
    if next.isOne(of: "to", "ever", "about"), !isInner, !isList { return nil }
    if next == "if", text.word(start + 2) != "any", !isInner { return nil }
    if let behind = lookingBack(text, start, first) { return behind }
    switch first {
    case "how": return how(text, start, isInner: isInner)
    case "how's", "hows": return Asking(.list, start + 1)
    case "when", "when's", "whens":
      if next == "and", let other = text.word(start + 2), AskingWords.words.contains(other) {
        return Asking(.when, start + 3)
      }
      if asksLastTime(text, start + 1) { return Asking(.lastDone, start + 2) }
      guard
        isInner || first != "when" || AskingWords.verbs.contains(next) || next == "my"
          || text.time(at: start + 1).map({ isVerb(text, $0.tokens.upperBound) }) ?? false
          || endsOpen(text)
      else { return nil }
      return Asking(.when, start + 1)
    case "where", "where's", "wheres", "wher", "who", "who's", "whos", "whom", "why", "why's",
      "whose":
      if first == "why", next.isOne(of: "don't", "not") { return nil }
      return Asking(.details, start + 1)
    default: return what(text, start, next)
    }
  }

  /// "how many times did I water the plants", "how many drops have I given".
  private static func timesDone(_ text: MeaningText, _ start: Int) -> Asking? {
    if text.word(start)?.isOne(of: "times", "time") ?? false, let often = oftenDone(text, start + 1)
    {
      return often
    }
    guard
      let verb = text.first(from: start, where: { $0.text.isOne(of: "did", "have", "had") }),
      verb - start <= 4, text.word(verb + 1)?.isOne(of: "i", "we") ?? false,
      let deed = text.word(verb + 2), !WordSet.keeping.contains(deed)
    else { return nil }
    let isOfTimes = text.word(start)?.isOne(of: "times", "time") ?? false
    return Asking(.wasDone, isOfTimes ? verb + 2 : start)
  }

  /// "when did I last call Ann", "when was the last time I called Ann".
  private static func asksLastTime(_ text: MeaningText, _ start: Int) -> Bool {
    let words = (start..<min(start + 4, text.range.upperBound)).map { text.tokens[$0].text }
    guard words.count == 4 else { return false }
    return words[0] == "did" && words[1].isOne(of: "i", "we") && words[2] == "last"
      || words[0] == "was" && words[2] == "last" && words[3] == "time"
  }

  /// "when tomorrow is my appointment".
  private static func isVerb(_ text: MeaningText, _ index: Int) -> Bool {
    text.word(index).map { AskingWords.verbs.contains($0) } ?? false
  }

  /// "when the birthday will be": nothing is done then.
  private static func endsOpen(_ text: MeaningText) -> Bool {
    guard let last = text.word(text.range.upperBound - 1) else { return false }
    return last.isOne(of: "is", "are", "be", "starts", "begins", "ends", "due")
  }

  static func what(_ text: MeaningText, _ start: Int, _ next: Word) -> Asking? {
    if next == "a" || next == "an" { return nil }
    if next.isOne(of: "time", "day", "days", "date", "hour") { return Asking(.when, start + 2) }
    let rest = text.tokens[start..<text.range.upperBound]
    if rest.contains(where: { $0.text.isOne(of: "miss", "missed") }) {
      return Asking(.missed, start + 1)
    }
    // "what did I not do", "what haven't I done".
    let isDenied = rest.contains {
      $0.text.isOne(of: "not", "didn't", "didnt", "haven't", "havent")
    }
    if isDenied, rest.contains(where: { $0.text.isOne(of: "i", "we") }),
      rest.contains(where: { $0.text.isOne(of: "do", "done", "get", "take", "taken") })
    {
      return Asking(.missed, start + 1)
    }
    if next.isOne(of: "did", "have", "was", "were"), tellsOfDeeds(text, start + 2) {
      return Asking(.done, start + 2)
    }
    if asksNext(text, start + 1) { return Asking(.next, start + 1) }
    return Asking(.list, start + 1)
  }

  /// "what did I do", "what have I finished", "what did we get done".
  static func tellsOfDeeds(_ text: MeaningText, _ start: Int) -> Bool {
    guard let subject = text.word(start), subject.isOne(of: "i", "we") else { return false }
    let deeds = WordSet.deeds
    // "what was I meant to do" is of what is still open.
    let isMeant = text.word(start + 1)?.isOne(of: "meant", "supposed", "going", "due") ?? false
    return !isMeant
      && (start + 1..<min(start + 4, text.range.upperBound)).contains { index in
        let word = text.tokens[index].text
        // "what have I got on friday", but "what have I got done".
        if word.isOne(of: "got", "get") {
          return text.first(from: index) { $0.text.isOne(of: "done", "finished") } != nil
        }
        return deeds.contains(word)
      }
  }

  /// "is next", "is up next", "should I do now": one thing is wanted, not those of next week.
  static func asksNext(_ text: MeaningText, _ start: Int) -> Bool {
    guard let last = text.word(text.range.upperBound - 1) else { return false }
    let spoken = text.range.upperBound - start
    if last == "next", spoken <= 5 { return true }
    return text.word(start).map { $0.isOne(of: "should", "shall", "can", "do") } ?? false
      && last.isOne(of: "next", "now", "first") && spoken <= 6
  }

  static func how(_ text: MeaningText, _ start: Int, isInner: Bool) -> Asking? {
    guard let next = text.word(start + 1) else { return nil }
    switch next {
    case "many":
      // "how many days until the party".
      let until = text.first(from: start) { $0.text.isOne(of: "until", "till", "til") }
      if let until, text.tokens[safe: start + 2]?.facts.unit != nil {
        return Asking(.howLong, until + 1)
      }
      return timesDone(text, start + 2) ?? Asking(.count, start + 2)
    case "long", "much", "soon", "far":
      return Asking(.howLong, start + 2)
    case "often", "frequently": return oftenDone(text, start + 2) ?? Asking(.when, start + 2)
    case "busy", "full", "is", "does", "are", "do", "did", "has", "packed":
      return Asking(.list, start + 2)
    default: return nil
    }
  }
}

/// Questions about what is over: when it was done last, and how a stretch of time was.
extension Asking {
  /// "when did I last water the plants", "when was the last time I ran", "how was my week", "how did I do
  /// last month".
  static func lookingBack(_ text: MeaningText, _ start: Int, _ first: Word) -> Asking? {
    switch first {
    case "when": lastDone(text, start + 1)
    case "how": summary(text, start + 1)
    default: nil
    }
  }

  private static func lastDone(_ text: MeaningText, _ start: Int) -> Asking? {
    guard let verb = text.word(start) else { return nil }
    if let asked = lastOfSomebody(text, start) { return asked }
    if verb == "was", text.word(start + 1) == "the", text.word(start + 2) == "last",
      text.word(start + 3) == "time"
    {
      let end = start + (text.word(start + 4) == "that" ? 5 : 4)
      // What the verb says of it is in its name in another form, or not at all.
      return isPerson(text, end) && text.word(end + 2) != nil ? Asking(.lastDone, end + 2) : nil
    }
    guard verb.isOne(of: "did", "have", "had"), isPerson(text, start + 1),
      let next = text.word(start + 2)
    else { return nil }
    if next == "last" { return Asking(.lastDone, start + 3) }
    // "when did I plan to go": what is kept here, not what was done.
    return verb == "did" && !WordSet.keeping.contains(next) && Verbs.isVerb(next)
      ? Asking(.lastDone, start + 2) : nil
  }

  private static func isPerson(_ text: MeaningText, _ index: Int) -> Bool {
    text.word(index)?.isOne(of: "i", "we") ?? false
  }

  private static func summary(_ text: MeaningText, _ start: Int) -> Asking? {
    guard let verb = text.word(start), verb.isOne(of: "was", "were", "did", "has", "have", "am")
    else { return nil }
    if isPerson(text, start + 1) {
      var end = start + 2
      while text.word(end)?.isOne(of: "do", "doing", "done", "been") ?? false { end += 1 }
      let isTime = end == text.range.upperBound || text.time(at: end) != nil
      return end > start + 2 && isTime && verb != "was" && verb != "were"
        ? Asking(.summary, end) : nil
    }
    let rest = start + 1..<max(start + 1, text.range.upperBound)
    guard rest.contains(where: { stretches.contains(text.tokens[$0].text) }),
      rest.allSatisfy({ index in
        let token = text.tokens[index]
        return !token.isSpoken || stretches.contains(token.text) || around.contains(token.text)
      })
    else { return nil }
    return Asking(.summary, start + 1)
  }

  private static let stretches: [Word] = [
    "day", "week", "weekend", "month", "year", "today", "yesterday",
  ]
  private static let around: [Word] = [
    "my", "our", "the", "this", "last", "past", "been", "go", "gone", "going", "so", "far", "like",
    "for", "me",
  ]
}

extension WordSet {
  /// What one asks of to have done it.
  static let deeds = WordSet(
    """
    do done finish finished complete completed accomplish accomplished achieve achieved get got tick
    take taken took
    """
  )

  /// "did I set", "have I got": whether it is kept here.
  static let keeping = WordSet(
    """
    have got get set make made put schedule scheduled create created add added plan planned book
    booked mark marked save saved want need anything any enter entered note noted remember forget
    write wrote written a an my the something plans setup say said record recorded include included
    """
  )
}
