/// A sentence that is looked at for what it means: its tokens, and where its times stand.
struct MeaningText: Sendable {
  let speech: SpokenText
  let times: [TimeMatch]
  /// The tokens without the words around a request.
  var range: Range<Int>
  /// Whether it is said as a wish, "I need to ...", which may be something to do.
  let isWish: Bool

  /// Nobody asks or wishes in more words; a page of text is something to do.
  static let mostTokens = 120

  var tokens: [Token] { speech.tokens }

  /// Looks at a stretch of speech; without one, at all of it.
  init(_ speech: SpokenText, _ stretch: Range<Int>? = nil) {
    self.speech = speech
    let stretch = stretch ?? 0..<speech.tokens.count
    guard stretch.count <= Self.mostTokens else {
      (times, range, isWish) = ([], stretch.lowerBound..<stretch.lowerBound, false)
      return
    }
    times = SaidTimes.times(in: speech.tokens, stretch)
    var range = speech.bare(stretch)
    var isWish = false
    while let first = range.first {
      if let end = AskingWords.around.end(speech.tokens, at: first, end: range.upperBound),
        end < range.upperBound, MeaningText.isAround(speech.tokens, first..<end, range.upperBound)
      {
        range = end..<range.upperBound
      } else if let end = AskingWords.wishes.end(speech.tokens, at: first, end: range.upperBound),
        end < range.upperBound
      {
        range = end..<range.upperBound
        isWish = true
      } else {
        break
      }
    }
    self.range = speech.bare(range)
    self.isWish = isWish
  }

  /// "can I do it tomorrow" asks, "can I have an alarm" wishes.
  private static func isAround(_ tokens: [Token], _ words: Range<Int>, _ end: Int) -> Bool {
    guard tokens[words].contains(where: { $0.text == "i" }),
      tokens[words.lowerBound].text.isOne(of: "can", "could", "may")
    else { return true }
    let next = tokens[words.upperBound].text
    return AskingWords.given.contains(next) || next.isOne(of: "see", "hear", "know", "view")
  }

  /// The word at a place, unless it is quoted or behind the end.
  func word(_ index: Int) -> Word? {
    guard index < range.upperBound, index >= range.lowerBound, !tokens[index].isQuoted else {
      return nil
    }
    return tokens[index].text
  }

  func end(_ table: PhraseTable, at index: Int) -> Int? {
    guard index < range.upperBound else { return nil }
    return table.end(tokens, at: index, end: range.upperBound)
  }

  /// The first place from `index` on that holds a noun.
  func first(from index: Int, where isNoun: (Token) -> Bool) -> Int? {
    guard index < range.upperBound else { return nil }
    return (index..<range.upperBound).first { isNoun(tokens[$0]) }
  }

  /// Whether a noun of ours stands from a place on.
  func hasThing(from index: Int) -> Bool {
    first(from: index) { ThingNouns.isThing($0) || ThingNouns.isPlace($0) } != nil
  }

  func hasEvent(from index: Int) -> Bool { first(from: index, where: ThingNouns.isEvent) != nil }

  /// Whether a time stands from a place on.
  func hasTime(from index: Int) -> Bool { times.contains { $0.tokens.lowerBound >= index } }

  /// Whether a time is the first word of a name: "christmas party", "my morning run", and no window.
  func isName(_ time: TimeMatch) -> Bool {
    let end = time.tokens.upperBound
    guard time.lead == nil, time.tokens.count <= 2, time.meaning.clock == nil,
      !time.meaning.isRepeating
    else { return false }
    if case .holiday = time.meaning.day,
      word(end).map({ $0.isOne(of: "from", "off", "on") }) ?? true
    {
      return true
    }
    guard end < range.upperBound, tokens[end].isWord,
      !ThingNouns.isThing(tokens[end]), !ThingNouns.isPlace(tokens[end]),
      !FunctionWords.all.contains(tokens[end].text),
      !times.contains(where: { $0.tokens.contains(end) })
    else { return false }
    if case .holiday = time.meaning.day { return true }
    return time.meaning.day == nil && time.meaning.part != nil
  }

  /// Whether a word is one of a time that begins a name.
  func isInName(_ index: Int) -> Bool {
    times.contains { $0.tokens.contains(index) && isName($0) }
  }

  /// The time that begins at a place.
  func time(at index: Int) -> TimeMatch? { times.first { $0.tokens.lowerBound == index } }

  /// Whether it ends with taking away what it names: "find my next event and delete it".
  var endsTakingAway: Bool {
    guard range.count > 3, hasThing(from: range.lowerBound) || hasEvent(from: range.lowerBound)
    else { return false }
    var last = range.upperBound - 1
    if tokens[last].text.isOne(of: "it", "that", "them") { last -= 1 }
    return tokens[last].text.isOne(of: "delete", "remove", "cancel", "erase")
      && last > range.lowerBound && !tokens[last - 1].text.isOne(of: "to", "i", "can", "and")
      || tokens[last].text.isOne(of: "delete", "remove", "cancel", "erase")
        && tokens[last - 1].text == "and"
  }

  /// Where a place that leads in ends: "on my shopping list", "in my calendar".
  var leadingPlaceEnd: Int? {
    let start = range.lowerBound
    guard word(start)?.isOne(of: "on", "in", "from", "for") ?? false else { return nil }
    return (start + 1..<min(start + 6, range.upperBound)).last {
      ThingNouns.isPlace(tokens[$0]) || ThingNouns.isThing(tokens[$0])
    }
    .map { $0 + 1 }
  }
}
