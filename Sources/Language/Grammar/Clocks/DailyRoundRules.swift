import Model

extension Rule {
  /// Hours that people name by what they do then: every one is a setting.
  static let dailyRound: [Rule] = [
    Rule("after work", "before bed", "after lunch", "at breakfast", on: [.bound, .at, .on, .in]) {
      cursor in
      cursor.dailyRound().map { TimeMeaning(part: $0) }
    },
    Rule("at sunset", "before dawn", "by sunrise", on: [.bound, .at, .on, .in, .other]) {
      cursor in
      guard cursor.take(anyOf: ["at", "by", "before", "after", "around", "until", "@"]) != nil
      else { return nil }
      return cursor.sunEvent().map { TimeMeaning(part: $0) }
    },
    Rule("teatime", "at teatime", "around tea time", on: [.at, .bound, .other]) { cursor in
      let isLed = cursor.take(anyOf: ["at", "around", "by"]) != nil
      guard cursor.take("teatime") || isLed && cursor.take(phrase: "tea", "time")
      else { return nil }
      return TimeMeaning(clock: ClockMeaning(hour: 16, half: .exact, hasMinute: true))
    },
    Rule("noonish", on: .other) { cursor in
      guard cursor.take(anyOf: ["noonish", "middayish", "lunchtimeish"]) != nil else { return nil }
      return TimeMeaning(part: .noon)
    },
    Rule("in a bit", "in a while", on: .in) { cursor in
      guard cursor.ahead(-1)?.text != "once", cursor.take("in"), cursor.take("a") else {
        return nil
      }
      cursor.skip("little", "short")
      var amount = Amount()
      if cursor.take("bit") || cursor.take("jiffy") {
        return amount.add(halves: 60, of: .minute) ? .after(amount) : nil
      }
      guard cursor.take("while"), amount.add(halves: 2, of: .hour) else { return nil }
      return .after(amount)
    },
    Rule("early tomorrow", on: .edge) { cursor in
      let isEarly = cursor.isAt("early")
      let isBehindWord = cursor.ahead(-1)?.isWord == true
      // "work late tomorrow": how long.
      if let before = cursor.ahead(-1), statesOfDoing.contains(before.text) { return nil }
      guard cursor.take("early") || cursor.take("late") else { return nil }
      // "pick them up from school early on wednesday": how, not when.
      if cursor.take("on"), isBehindWord { return nil }
      let part: PartOfDay = isEarly ? .early : .late
      if cursor.take("tonight") {
        return isEarly ? nil : TimeMeaning(day: .relativeDay(0), part: part)
      }
      if cursor.take("today") { return TimeMeaning(day: .relativeDay(0), part: part) }
      if cursor.tomorrow() { return TimeMeaning(day: .relativeDay(1), part: part) }
      return cursor.weekday().map { TimeMeaning(day: .weekday($0, .coming), part: part) }
    },
  ]

  /// Words behind which "early" and "late" tell how something is done.
  private static let statesOfDoing = WordSet(
    "be being closes close finish home leave leaving off open running sleep stay staying work working"
  )

  fileprivate static let rounds = PhraseMap<PartOfDay>([
    ("after work / after the office", .afterWork),
    ("after school", .afterSchool),
    ("after lunch / after my lunch", .afterLunch),
    (
      "before bed / before bedtime / at bedtime / before i go to bed / before going to bed / before sleep",
      .bedtime
    ),
    (
      "at breakfast / after breakfast / around breakfast / before breakfast / before work / before school",
      .breakfast
    ),
    (
      "around lunch / around lunchtime / before lunch / at lunch / by lunch / at lunchtime / over lunch / during lunch / over lunchtime / on my lunch break / during my lunch break / at my lunch break / in my lunch break",
      .noon
    ),
    ("before dinner / before supper / before tea", .evening),
    ("after dinner / after supper / after tea", .night),
  ])
}

extension Cursor {
  /// "after work", "before bed": what people do then.
  mutating func dailyRound() -> PartOfDay? {
    attempt { cursor in
      let start = cursor.index
      guard let round = Rule.rounds.match(cursor.tokens, at: start, end: cursor.end) else {
        return nil
      }
      cursor.index = round.end
      // "after work drinks", "before bed routine": what it is called.
      return cursor.isAtPhraseEnd || cursor.isBeforeTodo ? round.value : nil
    }
  }

  /// "sunset", "the dawn": what the sun does, where it is not the name of something else.
  mutating func sunEvent() -> PartOfDay? {
    attempt { cursor in
      _ = cursor.take("the")
      let event: PartOfDay? =
        switch cursor.take(anyOf: [
          "dawn", "daybreak", "sunrise", "sunup", "sunset", "sundown", "dusk", "nightfall",
        ]) {
        case "dawn", "daybreak": .dawn
        case "sunrise", "sunup": .sunrise
        case "sunset", "sundown": .sunset
        case "dusk", "nightfall": .dusk
        default: nil
        }
      // "at sunset boulevard": what it is called.
      guard cursor.isAtPhraseEnd || cursor.isBeforeTodo || cursor.isBeforeDay else { return nil }
      return event
    }
  }

  /// Whether a day follows: "at sunset tomorrow", "before dawn on friday".
  fileprivate var isBeforeDay: Bool {
    guard let next = ahead(isAt("on") ? 1 : 0) else { return false }
    return next.facts.weekday != nil || next.opening.contains(.day) || next.facts.month != nil
  }

  /// Whether something to do begins right here: "after work call Ann".
  fileprivate var isBeforeTodo: Bool {
    guard let next = ahead(), next.isWord else { return false }
    return Verbs.isVerb(next.text) && !Verbs.nounLike.contains(next.text)
      || Openers.end(tokens, at: index, end: end) != nil
  }
}
