import Model

extension Rule {
  /// Times that repeat.
  static let repeats: [Rule] = [
    Rule("every 3 hours", on: .every) { cursor in
      guard cursor.every() else { return nil }
      if let seconds = cursor.attempt({ $0.secondsBetween() }) {
        if seconds > 0, seconds % 60 == 0 {
          return .repeating(RepeatMeaning(frequency: .minutely, interval: seconds / 60))
        }
        return TimeMeaning(isPast: true, special: .tooOften)
      }
      return cursor.interval().map { .repeating($0) }
    },
    Rule("every monday and thursday", "every sunday eve", on: .every) { cursor in
      guard cursor.every() else { return nil }
      let interval = cursor.otherOrNth() ?? 1
      let days = cursor.weekdayList()
      guard !days.isEmpty else { return nil }
      let weekly = RepeatMeaning(frequency: .weekly, interval: interval, days: days)
      return TimeMeaning(part: cursor.eve(), repeats: weekly)
    },
    Rule("mondays and thursdays", on: [.weekday, .on]) { cursor in
      guard cursor.facts.isPlural || cursor.isAt("on") else { return nil }
      _ = cursor.take("on")
      guard cursor.facts.isPlural else { return nil }
      let days = cursor.weekdayList()
      guard !days.isEmpty else { return nil }
      return .repeating(RepeatMeaning(frequency: .weekly, days: days))
    },
    Rule("mon, wed and fri", "mon/thu", on: .weekday) { cursor in
      let isShort = cursor.ahead(1)?.isMark("/") == true
      let days = cursor.weekdayList()
      // "2 tablets tuesday thursday, one the other days": they come every week.
      guard days.count >= 3 || days.count == 2 && (isShort || cursor.isNear("other", "remaining"))
      else { return nil }
      return .repeating(RepeatMeaning(frequency: .weekly, days: days))
    },
    Rule("every morning", "every am", on: .every) { cursor in
      guard cursor.every() else { return nil }
      cursor.skip("single")
      let interval = cursor.otherOrNth() ?? 1
      guard let part = cursor.part() ?? cursor.halfOfDay() ?? cursor.eve(),
        !cursor.isPlural(back: 1)
      else { return nil }
      return TimeMeaning(
        part: part,
        repeats: RepeatMeaning(frequency: .daily, interval: interval)
      )
    },
    Rule("on weekdays", on: [.on, .every, .unit]) { cursor in
      _ = cursor.take("on") || cursor.every()
      guard
        let word = cursor.take(anyOf: ["weekdays", "weekday", "workdays", "workday", "weekends"]),
        word.hasSuffix("s") || ["every", "each"].contains(cursor.ahead(-2)?.text)
      else { return nil }
      return .repeating(word == "weekends" ? .weekends : .weekdays)
    },
    Rule("in the mornings", on: [.part, .in, .on]) { cursor in
      if cursor.take("in") { _ = cursor.take("the") } else { _ = cursor.take("on") }
      guard let part = cursor.part(), cursor.isPlural(back: 1) else { return nil }
      return TimeMeaning(part: part, repeats: RepeatMeaning(frequency: .daily))
    },
    Rule("daily", on: [.every, .adverb]) { cursor in cursor.adverb().map { .repeating($0) } },
    Rule("nightly", on: .adverb) { cursor in
      guard cursor.take("nightly") || cursor.take("everynight") else { return nil }
      return TimeMeaning(part: .night, repeats: RepeatMeaning(frequency: .daily))
    },
    Rule("once daily", on: .adverb) { cursor in
      guard cursor.take("once"), let adverb = cursor.adverb() else { return nil }
      return .repeating(adverb)
    },
    Rule("once a week", on: .adverb) { cursor in
      guard cursor.take("once"), cursor.take(anyOf: ["a", "per", "every", "each", "an"]) != nil,
        let unit = cursor.repeatUnit()
      else { return nil }
      return .repeating(RepeatMeaning(frequency: unit.0, interval: unit.1))
    },
    Rule("the first monday of every month", on: [.the, .last, .ordinal, .next]) { cursor in
      _ = cursor.take("the")
      guard let position = cursor.position() else { return nil }
      let day = cursor.weekday()
      _ = cursor.part()
      let isLastDay = day == nil && cursor.take("day")
      guard day != nil || isLastDay || position == -1 else { return nil }
      _ = cursor.take(anyOf: ["of", "in"])
      let part = cursor.ahead(-1)?.facts.part ?? cursor.ahead(-2)?.facts.part
      guard cursor.every(), let interval = cursor.interval(), interval.frequency == .monthly
      else { return nil }
      var meaning = RepeatMeaning(frequency: .monthly, interval: interval.interval)
      if let day {
        meaning.days = [NthWeekday(ordinal: position, weekday: day)]
      } else {
        meaning.monthDays = [position]
      }
      return TimeMeaning(part: part, repeats: meaning)
    },
    Rule("every first monday of the month", on: .every) { cursor in
      guard cursor.every(), let position = cursor.position(), let day = cursor.weekday()
      else { return nil }
      let isMonthly =
        cursor.take(phrase: "of", "the", "month") || cursor.take(phrase: "in", "the", "month")
      guard isMonthly || position == -1 || position == 1 else { return nil }
      return .repeating(
        RepeatMeaning(frequency: .monthly, days: [NthWeekday(ordinal: position, weekday: day)])
      )
    },
    Rule("the first and third friday of each month", on: [.the, .last, .ordinal]) { cursor in
      _ = cursor.take("the")
      guard let first = cursor.position(), cursor.take("and"), let second = cursor.position(),
        let day = cursor.weekday()
      else { return nil }
      var days = [first, second].map { NthWeekday(ordinal: $0, weekday: day) }
      while cursor.take("and") {
        _ = cursor.take("the")
        guard let position = cursor.position(), let day = cursor.weekday() else { return nil }
        days.append(NthWeekday(ordinal: position, weekday: day))
      }
      _ = cursor.take(anyOf: ["of", "in"])
      guard cursor.every() || cursor.take("the"), cursor.take("month") else { return nil }
      return .repeating(RepeatMeaning(frequency: .monthly, days: days))
    },
    Rule("every week on saturday thru tuesday", on: [.every, .adverb]) { cursor in
      guard cursor.take("weekly") || cursor.every() && cursor.take("week"), cursor.take("on"),
        cursor.facts.weekday != nil
      else { return nil }
      let days = cursor.weekdayList()
      return days.count > 1 ? .repeating(RepeatMeaning(frequency: .weekly, days: days)) : nil
    },
    Rule("monthly on friday", on: .adverb) { cursor in
      guard cursor.take("monthly"), cursor.take("on"), cursor.facts.weekday != nil
      else { return nil }
      let days = cursor.weekdayList()
      return days.isEmpty ? nil : .repeating(RepeatMeaning(frequency: .monthly, days: days))
    },
    Rule("every month on the 3rd last tuesday", on: .every) { cursor in
      guard cursor.every(), let interval = cursor.interval(), interval.frequency == .monthly
      else { return nil }
      _ = cursor.take("on")
      _ = cursor.take("the")
      var meaning = RepeatMeaning(frequency: .monthly, interval: interval.interval)
      guard let number = cursor.ordinal(), number <= 31 else { return nil }
      let isFromEnd = cursor.take("last") || cursor.take(phrase: "to", "last")
      if let day = cursor.weekday() {
        guard number <= 5 else { return nil }
        meaning.days = [NthWeekday(ordinal: isFromEnd ? -number : number, weekday: day)]
      } else {
        guard isFromEnd else { return nil }
        _ = cursor.take("day")
        meaning.monthDays = [-number]
      }
      return .repeating(meaning)
    },
    Rule(
      "every 1st and 15th of the month",
      "every 1st, 10th and 20th",
      "every 5 and 20 of the month",
      on: .every
    ) { cursor in
      guard cursor.every() else { return nil }
      let isNamed = cursor.isAtOrdinal
      guard let days = cursor.daysOfMonth() else { return nil }
      let isMonthly = cursor.ofTheMonth()
      guard isNamed || isMonthly, isMonthly || cursor.facts.month == nil else { return nil }
      return .repeating(RepeatMeaning(frequency: .monthly, monthDays: days))
    },
    Rule(
      "first monday of the month",
      "next to last friday of the month",
      on: [.last, .ordinal, .next]
    ) { cursor in
      guard let position = cursor.position(), let day = cursor.weekday(),
        cursor.take(phrase: "of", "the", "month")
      else { return nil }
      return .repeating(
        RepeatMeaning(frequency: .monthly, days: [NthWeekday(ordinal: position, weekday: day)])
      )
    },
    Rule("the 15th of every month", on: [.the, .number, .ordinal]) { cursor in
      // "call Ana at 9 every month": an hour.
      let mayBeHour = cursor.isHeadedByAt(back: 0) && !cursor.take("the")
      _ = cursor.take("the")
      guard let day = cursor.dayNumber(), !mayBeHour || !cursor.isBareNumber(back: 1)
      else { return nil }
      _ = cursor.take("day")
      _ = cursor.take(anyOf: ["of", "in"])
      guard cursor.every(), let interval = cursor.interval(), interval.frequency == .monthly
      else { return nil }
      return .repeating(
        RepeatMeaning(frequency: .monthly, interval: interval.interval, monthDays: [day])
      )
    },
    Rule("every fourth thursday in november", on: .every) { cursor in
      guard cursor.every(), let position = cursor.position(), let day = cursor.weekday(),
        cursor.take(anyOf: ["in", "of"]) != nil, let month = cursor.month()
      else { return nil }
      let nth = NthWeekday(ordinal: position, weekday: day)
      return .repeating(RepeatMeaning(frequency: .yearly, days: [nth], months: [month]))
    },
    Rule("every 15th", "every 31 of the month", on: .every) { cursor in
      guard cursor.every() else { return nil }
      let isNamed = cursor.isAtOrdinal
      guard let day = cursor.dayNumber(), cursor.ofTheMonth() || isNamed && cursor.isAtPhraseEnd
      else { return nil }
      return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [day]))
    },
    Rule("every march 5th", "every march and september", on: .every) { cursor in
      guard cursor.every() else { return nil }
      if let months = cursor.attempt({ $0.monthList() }) {
        return .repeating(RepeatMeaning(frequency: .yearly, months: months))
      }
      if let month = cursor.month() {
        let day = cursor.dayNumber()
        let another =
          day == nil
          ? nil
          : cursor.attempt { cursor -> Int? in
            cursor.take("and") ? cursor.dayNumber() : nil
          }
        if let day, let another {
          return .repeating(
            RepeatMeaning(frequency: .yearly, monthDays: [day, another], months: [month])
          )
        }
        return .repeating(
          RepeatMeaning(frequency: .yearly, monthDays: day.map { [$0] } ?? [], months: [month])
        )
      }
      _ = cursor.take("the")
      guard let day = cursor.dayNumber() else { return nil }
      _ = cursor.take("of")
      guard let month = cursor.month() else { return nil }
      return .repeating(RepeatMeaning(frequency: .yearly, monthDays: [day], months: [month]))
    },
    Rule("every year", on: .every) { cursor in
      guard cursor.every(), cursor.take("year") else { return nil }
      return .repeating(RepeatMeaning(frequency: .yearly))
    },
  ]
}

extension Cursor {
  /// Whether an ordinal such as "15th" or "fifteenth" stands here.
  fileprivate var isAtOrdinal: Bool {
    var copy = self
    return copy.ordinal() != nil
  }

  /// Whether the token so far back is a number without an ordinal's ending.
  fileprivate func isBareNumber(back: Int) -> Bool {
    ahead(-back).map { $0.isNumber || $0.facts.cardinal != nil } ?? false
  }

  /// "of the month", "of every month", "in each month".
  fileprivate mutating func ofTheMonth() -> Bool {
    attempt { cursor in
      guard cursor.take("of") || cursor.take("in"),
        cursor.take(anyOf: ["the", "every", "each", "a"]) != nil
      else { return nil }
      return cursor.take("month") ? true : nil
    } ?? false
  }

  /// "1st and 15th", "1st, 10th and 20th": two days of a month at least.
  fileprivate mutating func daysOfMonth() -> [Int]? {
    guard let first = dayNumber() else { return nil }
    var days = [first]
    while days.count < 12 {
      var copy = self
      let isComma = copy.take(",")
      let isJoined = copy.take("and") || copy.take("&")
      _ = copy.take("the")
      guard isComma || isJoined, let day = copy.dayNumber() else { break }
      days.append(day)
      self = copy
    }
    return days.count > 1 ? days : nil
  }
}

extension TimeMeaning {
  static func repeating(_ repeats: RepeatMeaning) -> TimeMeaning { TimeMeaning(repeats: repeats) }
}

extension RepeatMeaning {
  static let weekdays = RepeatMeaning(
    frequency: .weekly,
    days: Weekday.allCases.filter(\.isWorkday).map { NthWeekday(ordinal: nil, weekday: $0) }
  )
  static let weekends = RepeatMeaning(
    frequency: .weekly,
    days: [.saturday, .sunday].map { NthWeekday(ordinal: nil, weekday: $0) }
  )
}
