/// The times of a sentence that asks or wishes.
///
/// Days stand there as owners ("tomorrow's alarm") and as kinds ("my weekend alarms"), and what runs
/// now is said without a name ("for the week"), where something to do would say none of them.
enum SaidTimes {
  static func times(in tokens: [Token], _ range: Range<Int>) -> [TimeMatch] {
    var plain = tokens
    for index in range where tokens[index].isWord && !tokens[index].isQuoted {
      if let word = word(at: index, tokens, range) { plain[index] = plain[index].saying(word) }
    }
    let times = Scan.times(in: plain, range)
    let kinds = range.compactMap { index in
      times.contains { $0.tokens.contains(index) } ? nil : kind(at: index, plain, range)
    }
    return kinds.isEmpty
      ? times : (times + kinds).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// The word that a word of a time stands for, if it is another.
  private static func word(at index: Int, _ tokens: [Token], _ range: Range<Int>) -> Word? {
    let text = tokens[index].text
    if text.hasSuffix("'s") {
      let owner = text.dropLast(2)
      return isDay(owner) ? owner : nil
    }
    let next = index + 1 < range.upperBound ? tokens[index + 1] : nil
    let before = index > range.lowerBound ? tokens[index - 1].text : .none
    if tokens[index].facts.weekday != nil, tokens[index].facts.isPlural {
      // "fridays alarm": typed without the apostrophe.
      guard let next, ThingNouns.isThing(next) || ThingNouns.isEvent(next) else { return nil }
      return text.dropLast(1)
    }
    let isLast = !(next?.text.isOne(of: "of", "after", "before", "in", "that", "when") ?? false)
    if text.isOne(of: "the", "my", "our", "upcoming", "coming"), let next,
      next.text.isOne(of: "week", "month", "year"),
      index + 2 >= range.upperBound || tokens[index + 2].text != "of"
    {
      return "this"
    }
    if text == "day", isLast, before == "the", index > range.lowerBound + 1,
      tokens[index - 2].text.isOne(of: "for", "of", "during", "in", "on")
    {
      return "today"
    }
    return nil
  }

  private static func isDay(_ owner: Word) -> Bool {
    if owner.isOne(of: "today", "tomorrow", "tonight", "yesterday", "weekend") { return true }
    let facts = Lexicon.entry(of: owner).facts
    return facts.weekday != nil || facts.ordinal != nil || facts.month != nil
      || facts.unit != nil || facts.part != nil
  }

  /// "weekend alarms", "for the weekdays": days by their kind.
  private static func kind(at index: Int, _ tokens: [Token], _ range: Range<Int>) -> TimeMatch? {
    let meaning: TimeMeaning
    switch tokens[index].text {
    case "weekend": meaning = .on(.weekend(0))
    case "weekends": meaning = .repeating(.weekends)
    case "weekday", "weekdays", "workdays": meaning = .repeating(.weekdays)
    default: return nil
    }
    let next = index + 1
    let isBefore =
      next < range.upperBound
      && (ThingNouns.isThing(tokens[next]) || ThingNouns.isEvent(tokens[next])
        || ThingNouns.isPlace(tokens[next]))
    var first = index
    if first > range.lowerBound, tokens[first - 1].text == "the" { first -= 1 }
    let isLed =
      first > range.lowerBound
      && tokens[first - 1].text.isOne(of: "for", "on", "at", "in", "during", "over", "of")
    guard isBefore || isLed else { return nil }
    return TimeMatch(meaning: meaning, tokens: index..<next, core: index)
  }
}

extension Token {
  /// This token with another word in its place.
  func saying(_ word: Word) -> Token {
    Token(.word, word, scalars: range, bytes: bytes, isGlued: isGlued)
  }
}
