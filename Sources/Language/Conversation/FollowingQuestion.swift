import Model

/// The question that goes on from the one before it: "and the day after?", "what about friday".
///
/// What it does not say is as it was asked; `nil` where the text says more than another time or
/// list. The one before it is looked up only for words that may go on.
package func question(
  following last: @autoclosure () throws -> SpokenQuestion?,
  in text: String,
  _ context: LanguageContext
) rethrows -> SpokenQuestion? {
  let words = MeaningText(SpokenText(text))
  guard let start = FollowingQuestion.start(words), let previous = try last() else { return nil }
  var next = previous
  next.said = text
  if let direction = FollowingQuestion.direction(words, from: start) {
    guard let window = previous.about.window else { return nil }
    next.about.window = FollowingQuestion.beside(window, isLater: direction)
    return next
  }
  var about = MeaningReader(words, context).selection(start)
  if FollowingQuestion.namesOwner(words, from: start), !previous.about.words.isEmpty {
    // "and Mila's": of the same.
    next.about.words = previous.about.words + about.words
    return next
  }
  if let window = about.window, let old = previous.about.window,
    !words.times.contains(where: { $0.meaning.day != nil || $0.meaning.offset != nil })
  {
    // "what about two o'clock": on the day that was asked about.
    about.window = FollowingQuestion.moved(window, to: old.start.date)
  }
  guard about.words.isEmpty, about.place == nil, about.window != nil || about.list != nil,
    FollowingQuestion.isNothingElse(words, from: start)
  else { return nil }
  next.about.window = about.window ?? next.about.window
  next.about.list = about.list ?? next.about.list
  return next
}

private enum FollowingQuestion {
  /// Where the words behind "and" or "what about" begin.
  static func start(_ text: MeaningText) -> Int? {
    let tokens = text.tokens
    let range = 0..<tokens.count
    guard let first = range.first(where: { tokens[$0].isSpoken }) else { return nil }
    guard let end = openings.end(tokens, at: first, end: tokens.count), end < tokens.count else {
      // "the day after?"
      return tokens.last?.isMark("?") == true && direction(text, from: first) != nil ? first : nil
    }
    return end
  }

  /// "Mila's" and nothing else: whose it is.
  static func namesOwner(_ text: MeaningText, from start: Int) -> Bool {
    let words = text.tokens[start...].filter(\.isSpoken)
    return words.count == 1 && words[0].text.hasSuffix("'s") && words[0].facts.isEmpty
      && !text.times.contains { $0.tokens.contains(start) }
  }

  static func moved(_ window: SpokenWindow, to day: CivilDate) -> SpokenWindow {
    let days = day.days(since: window.start.date)
    var moved = SpokenWindow(
      CivilDateTime(window.start.date.adding(days: days), window.start.time),
      CivilDateTime(window.end.date.adding(days: days), window.end.time),
      isMoment: window.isMoment
    )
    moved.words = window.words
    return moved
  }

  private static let openings = PhraseTable(
    "and / and what about / what about / how about / and how about / and on / and for / then / and then"
  )

  /// "the day after", "the week before": later or earlier by its own length.
  static func direction(_ text: MeaningText, from start: Int) -> Bool? {
    let words = text.tokens[start...].filter { $0.isSpoken && $0.text != "the" }.map(\.text)
    guard words.count == 2 else { return nil }
    let units: [Word] = ["day", "week", "month", "morning", "evening", "afternoon", "one"]
    if words[0] == "next" || words[0] == "following", units.contains(words[1]) { return true }
    guard units.contains(words[0]) else { return nil }
    return words[1] == "after" ? true : words[1] == "before" ? false : nil
  }

  static func beside(_ window: SpokenWindow, isLater: Bool) -> SpokenWindow {
    let days = max(window.end.date.days(since: window.start.date), 1)
    let by = isLater ? days : -days
    var beside = moved(window, to: window.start.date.adding(days: by))
    beside.words = isLater ? "the day after" : "the day before"
    if days >= 7 { beside.words = isLater ? "the week after" : "the week before" }
    return beside
  }

  /// Whether every word behind the opening is of a time, a list, or small.
  static func isNothingElse(_ text: MeaningText, from start: Int) -> Bool {
    text.tokens.indices.dropFirst(start).allSatisfy { index in
      let token = text.tokens[index]
      return !token.isSpoken || text.times.contains { $0.tokens.contains(index) }
        || AboutReader.empty.contains(token.text)
        || text.tokens.indices.contains(index + 1) && text.tokens[index + 1].text == "list"
    }
  }
}
