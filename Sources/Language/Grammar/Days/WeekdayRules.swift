import Model

extension Rule {
  /// Days of the week, alone and with the week they belong to.
  static let weekdays: [Rule] = [
    Rule("friday", on: .weekday) { cursor in
      cursor.weekday().map { .on(.weekday($0, .coming)) }
    },
    Rule("next friday", on: [.the, .next]) { cursor in
      _ = cursor.take("the")
      guard cursor.take("next"), let day = cursor.weekday() else { return nil }
      return .on(.weekday(day, .next))
    },
    Rule("this coming friday", on: [.the, .next]) { cursor in
      // "the plumber is coming tuesday": he comes.
      if cursor.isAt("coming"), cursor.ahead(-1)?.text.isOne(of: "is", "are", "be", "was") == true {
        return nil
      }
      let isThis = cursor.take("this") || cursor.take("the")
      guard cursor.take(anyOf: ["coming", "upcoming", "following"]) != nil || isThis,
        cursor.ahead(-1)?.text != "the", let day = cursor.weekday()
      else { return nil }
      return .on(.weekday(day, isThis && cursor.ahead(-2)?.text == "this" ? .this : .coming))
    },
    Rule("friday week", on: .weekday) { cursor in
      guard let day = cursor.weekday(), cursor.take("week") else { return nil }
      return .on(.weekday(day, .later(1)))
    },
    Rule("three fridays from now", on: .number) { cursor in
      guard let count = cursor.cardinal(), (1...200).contains(count),
        let day = cursor.facts.weekday
      else { return nil }
      cursor.index += 1
      guard cursor.take(phrase: "from", "now") else { return nil }
      return .on(.weekday(day, .later(count - 1)))
    },
    Rule("the friday after next", on: [.the, .weekday]) { cursor in
      _ = cursor.take("the")
      guard let day = cursor.weekday(), cursor.take(phrase: "after", "next") else { return nil }
      return .on(.weekday(day, .later(1)))
    },
    Rule("friday of next week", on: .weekday) { cursor in
      guard let day = cursor.weekday() else { return nil }
      _ = cursor.take(anyOf: ["of", "in"])
      guard let weeks = cursor.namedWeek() else { return nil }
      return .on(.weekday(day, .inWeek(weeks)))
    },
    Rule("next week on friday", "week after next on tuesday", on: [.the, .next, .unit]) { cursor in
      guard let weeks = cursor.namedWeek() else { return nil }
      _ = cursor.take("on")
      guard let day = cursor.weekday() else { return nil }
      return .on(.weekday(day, .inWeek(weeks)))
    },
    Rule("friday the 13th", on: .weekday) { cursor in
      guard let day = cursor.weekday() else { return nil }
      _ = cursor.take(",")
      _ = cursor.take("the")
      // A bare number above 23 can be no hour: "sunday 31".
      guard
        let number = cursor.ordinal()
          ?? cursor.digits(2...2).flatMap({ $0 > 23 && cursor.isAtPhraseEnd ? $0 : nil }),
        (1...31).contains(number), cursor.endsOnWord,
        cursor.facts.month == nil, !cursor.isAt("thing"),
        !cursor.isAt("of") || cursor.ahead(1)?.facts.month == nil
      else { return nil }
      return .on(.nthUnit(number, .day, .weekday(day, .coming)))
    },
    Rule("monday or tuesday", "this tuesday or wednesday", on: [.weekday, .next]) { cursor in
      _ = cursor.take("this")
      guard let day = cursor.weekday(), cursor.take("or"), cursor.weekday() != nil
      else { return nil }
      return .on(.weekday(day, .coming))
    },
    Rule("the first monday in 3 months", on: [.the, .last, .ordinal]) { cursor in
      _ = cursor.take("the")
      guard let position = cursor.position(), let day = cursor.weekday() else { return nil }
      _ = cursor.take(phrase: "of", "month") || cursor.take(phrase: "of", "the", "month")
      _ = cursor.take(anyOf: ["in", "of"])
      guard let amount = cursor.amount(), amount.unit == .month,
        amount.days == 0, amount.seconds == 0
      else { return nil }
      return .on(.nth(position, day, .relative(amount.months)))
    },
    Rule("the first monday of may", on: [.the, .last, .ordinal]) { cursor in
      let hasArticle = cursor.take("the")
      guard let position = cursor.position(), let day = cursor.weekday() else { return nil }
      _ = cursor.take(anyOf: ["of", "in"])
      // "first monday of the month" tells of every month.
      guard let month = cursor.monthScope(), hasArticle || month != .coming else { return nil }
      return .on(.nth(position, day, month))
    },
  ]
}

extension Cursor {
  /// A weekday in the singular; "friday's" counts, "fridays" does not.
  mutating func weekday() -> Weekday? {
    guard let token = ahead(), !token.isQuoted else { return nil }
    if let day = token.facts.weekday, !token.facts.isPlural {
      index += 1
      if token.text.count <= 5, isAt(".") { index += ahead()?.isGlued == true ? 1 : 0 }
      return day
    }
    guard token.text.hasSuffix("day's"),
      let day = Lexicon.entry(of: token.text.dropLast(2)).facts.weekday
    else { return nil }
    index += 1
    return day
  }

  /// "this week" 0, "next week" 1, "the week after next" 2.
  mutating func namedWeek() -> Int? {
    attempt { cursor in
      _ = cursor.take("the")
      if cursor.take(phrase: "week", "after", "next") { return 2 }
      guard let word = cursor.take(anyOf: ["this", "next", "following", "coming", "upcoming"]),
        cursor.take("week")
      else { return nil }
      return word == "this" ? 0 : 1
    }
  }

  /// "first", "2nd", "last" (-1), "second to last" (-2); at most 5.
  mutating func position() -> Int? {
    attempt { cursor in
      if cursor.take(phrase: "next", "to", "last") || cursor.take("penultimate") { return -2 }
      if cursor.take(phrase: "last", "but", "one") { return -2 }
      if cursor.take("last") || cursor.take("final") { return -1 }
      guard let number = cursor.ordinal(), number <= 5 else { return nil }
      if cursor.take("last") { return -number }
      if cursor.take(phrase: "to", "last") { return -number }
      return number
    }
  }

  /// "may", "may 2027", "next month", "this month", "the month".
  mutating func monthScope() -> DayMeaning.Month? {
    attempt { cursor in
      if cursor.isAt("this"), cursor.ahead(1)?.facts.month != nil { cursor.index += 1 }
      if let month = cursor.month() {
        _ = cursor.take(",")
        return .named(month, year: cursor.year())
      }
      _ = cursor.take("the")
      if cursor.take("this") { return cursor.take("month") ? .relative(0) : nil }
      if cursor.take(anyOf: ["next", "following", "coming"]) != nil {
        return cursor.take("month") ? .relative(1) : nil
      }
      return cursor.take("month") ? .coming : nil
    }
  }

  /// "Anna may be in town": a verb.
  private var isModal: Bool {
    guard isAt("may"), let before = ahead(-1), before.isWord, before.opening == [],
      !before.text.isOne(of: "and", "of", "to", "until", "since"),
      ahead(1)?.text.isOne(
        of: "be",
        "have",
        "not",
        "need",
        "come",
        "want",
        "still",
        "also",
        "never"
      )
        == true
    else { return false }
    return !TimeFilterWords.monthLeads.contains(before.text)
  }

  /// The name of a month, with its full stop if it is shortened.
  mutating func month() -> Int? {
    guard let token = ahead(), !token.isQuoted, let month = token.facts.month, !isModal
    else { return nil }
    index += 1
    if token.text.count <= 4, token.text != "may", token.text != "june", token.text != "july",
      ahead()?.isGlued == true, isAt(".")
    {
      index += 1
    } else if isAt("."), ahead()?.isGlued == true, ahead(1)?.isNumber == true {
      index += 1
    }
    return month
  }
}
