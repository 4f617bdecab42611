import Model

extension Rule {
  /// Hours that people name by what they do then: every one is a setting.
  static let dailyRound: [Rule] = [
    Rule("after work", "before bed", "after lunch", "at breakfast", on: [.bound, .at]) { cursor in
      let start = cursor.index
      guard let round = rounds.match(cursor.tokens, at: start, end: cursor.end) else { return nil }
      cursor.index = round.end
      // "after work drinks", "before bed routine": what it is called.
      guard cursor.isAtPhraseEnd || cursor.isBeforeTodo else { return nil }
      return TimeMeaning(part: round.value)
    },
    Rule("early tomorrow", on: .edge) { cursor in
      let isEarly = cursor.isAt("early")
      guard cursor.take("early") || cursor.take("late") else { return nil }
      _ = cursor.take("on")
      let part: PartOfDay = isEarly ? .early : .late
      if cursor.take("tonight") {
        return isEarly ? nil : TimeMeaning(day: .relativeDay(0), part: part)
      }
      if cursor.take("today") { return TimeMeaning(day: .relativeDay(0), part: part) }
      if cursor.tomorrow() { return TimeMeaning(day: .relativeDay(1), part: part) }
      return cursor.weekday().map { TimeMeaning(day: .weekday($0, .coming), part: part) }
    },
  ]

  private static let rounds = PhraseMap<PartOfDay>([
    ("after work / after the office", .afterWork),
    ("after school", .afterSchool),
    ("after lunch / after my lunch", .afterLunch),
    (
      "before bed / before bedtime / at bedtime / before i go to bed / before going to bed / before sleep",
      .bedtime
    ),
    ("at breakfast / after breakfast / around breakfast / before work / before school", .breakfast),
    ("around lunch / around lunchtime / before lunch / at lunch / by lunch / at lunchtime", .noon),
    ("after dinner / after supper / after tea", .night),
    ("at teatime / around teatime / at tea time", .afterWork),
  ])
}

extension Cursor {
  /// Whether something to do begins right here: "after work call Ann".
  fileprivate var isBeforeTodo: Bool {
    guard let next = ahead(), next.isWord else { return false }
    return Verbs.isVerb(next.text) && !Verbs.nounLike.contains(next.text)
      || Openers.end(tokens, at: index, end: end) != nil
  }
}
