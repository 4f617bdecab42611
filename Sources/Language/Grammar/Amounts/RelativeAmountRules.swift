import Model

extension Rule {
  /// Amounts of days counted from today or tomorrow, and the same clock time on another day.
  static let relativeAmounts: [Rule] = [
    Rule("a week today", "two weeks tomorrow", on: [.number, .amount]) { cursor in
      // "exercise 1d tomorrow": letters stuck to a number name something.
      guard let amount = cursor.amount(), amount.seconds == 0, amount.isPositive,
        cursor.ahead(-1).map({ !$0.isGlued || $0.facts.unit != nil }) == true,
        let day = cursor.todayOrTomorrow()
      else { return nil }
      return .on(.shifted(day, amount))
    },
    Rule("today week", "tomorrow fortnight", on: .day) { cursor in
      guard let day = cursor.todayOrTomorrow(), let days = cursor.weekOrFortnight() else {
        return nil
      }
      return .on(.shifted(day, Amount(days: days)))
    },
    Rule("fortnight tomorrow", "fortnight on friday", "fortnight from today", on: .unit) { cursor in
      // "every fortnight on friday", "a fortnight on friday": said elsewhere.
      guard cursor.ahead(-1)?.text.isOne(of: "every", "each", "per", "next", "this", "a") != true,
        cursor.ahead(-1)?.isNumber != true, cursor.take("fortnight")
      else { return nil }
      cursor.skip("from", "on")
      let day = cursor.todayOrTomorrow() ?? cursor.weekday().map { .weekday($0, .coming) }
      return day.map { .on(.shifted($0, Amount(days: 14))) }
    },
    Rule("sunday fortnight", on: .weekday) { cursor in
      guard let day = cursor.weekday(), cursor.take("fortnight") else { return nil }
      return .on(.weekday(day, .later(2)))
    },
    Rule("tomorrow the day after", "friday no the day before", on: [.day, .weekday]) { cursor in
      guard let day = cursor.baseDay() else { return nil }
      _ = cursor.take(",")
      // "tomorrow, no, the day after".
      let isPutRight = cursor.take("no")
      if isPutRight { cursor.skip(",", "wait") }
      _ = cursor.take("the")
      guard cursor.take("day"), let word = cursor.take(anyOf: ["after", "before"]), cursor.isAtEnd,
        // "party friday, the day before": how long ahead.
        isPutRight || word == "after"
      else { return nil }
      return .on(.shifted(day, Amount(days: word == "after" ? 1 : -1)))
    },
    Rule(
      "the night before the 30th",
      "the evening before friday",
      "the eve of may 5th",
      on: [.the, .part, .on]
    ) { cursor in
      _ = cursor.take("on")
      _ = cursor.take("the")
      let part: PartOfDay
      if cursor.take("eve") {
        guard cursor.take("of") else { return nil }
        part = .evening
      } else {
        guard let said = cursor.part(), cursor.take("before"), cursor.ahead()?.isNumber != true
        else { return nil }
        part = said
      }
      guard let day = cursor.baseDay() else { return nil }
      return TimeMeaning(day: .shifted(day, Amount(days: -1)), part: part)
    },
    Rule("this time tomorrow", "the same time on friday", on: [.at, .the, .next, .now]) { cursor in
      _ = cursor.take("at")
      _ = cursor.take("the")
      guard cursor.take(phrase: "same", "time") || cursor.take(phrase: "this", "time") else {
        return nil
      }
      _ = cursor.take("on")
      if cursor.take(phrase: "next", "week") {
        return TimeMeaning(day: .shifted(.relativeDay(0), Amount(days: 7)), part: .now)
      }
      guard let day = cursor.baseDay() else { return nil }
      return TimeMeaning(day: day, part: .now)
    },
  ]
}

extension Cursor {
  /// "today" 0, "tomorrow" 1.
  fileprivate mutating func todayOrTomorrow() -> DayMeaning? {
    if take("today") { return .relativeDay(0) }
    return tomorrow() ? .relativeDay(1) : nil
  }

  /// "week" 7, "fortnight" 14, behind a day and with nothing more.
  fileprivate mutating func weekOrFortnight() -> Int? {
    guard let word = take(anyOf: ["week", "fortnight"]), isAtPhraseEnd else { return nil }
    return word == "week" ? 7 : 14
  }
}

extension Amount {
  fileprivate var isPositive: Bool { days > 0 || months > 0 || workdays > 0 }
}
