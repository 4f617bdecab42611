extension Cursor {
  /// "and evening", "and every night", "and at night": more parts of the day behind a first one.
  mutating func moreParts(after said: TimeMeaning?, from start: Int) -> [PartOfDay]? {
    guard isAt(",", "and", "&"), let said, said.part?.isNamed == true, said.clock == nil,
      said.moreParts.isEmpty
    else { return nil }
    var copy = self
    let isMeal = ahead(-1).map { Cursor.meals.contains($0.text) } == true
    var parts: [PartOfDay] = []
    var isJoined = false
    while parts.count < 3, !isJoined {
      var ahead = copy
      let isComma = ahead.take(",")
      let isLast = ahead.take("and") || ahead.take("&")
      guard isComma || isLast else { break }
      if said.isRepeating { ahead.skip("every", "each") }
      _ = ahead.take("in") || ahead.take("at") || ahead.take("before")
      _ = ahead.take("the")
      guard
        let part = ahead.part() ?? (ahead.take("bed") ? .bedtime : nil)
          ?? (isMeal ? ahead.meal() : nil),
        part.isNamed
      else { break }
      parts.append(part)
      isJoined = isLast
      copy = ahead
    }
    guard isJoined, !parts.isEmpty,
      copy.isAtPhraseEnd || isFirstSaid(start) && copy.ahead()?.isWord == true,
      copy.ahead().map({ !Verbs.isVerb($0.text) }) ?? true || isFirstSaid(start),
      !copy.isAt("at")
    else { return nil }
    self = copy
    return parts
  }
}

extension Cursor {
  /// Words behind which one more meal is one more time: "at lunch and dinner", "at noon and dinner".
  fileprivate static let meals = WordSet("breakfast dinner lunch midday noon supper")
}

extension PartOfDay {
  /// Whether this is an hour of the day's own, not one counted from now.
  fileprivate var isNamed: Bool { self != .now && self != .midnight }
}
