import Model

extension Rule {
  /// Repeats of several days or at the edges of a month.
  static let moreRepeats: [Rule] = [
    Rule("12 hourly", "three weekly", on: [.number, .amount]) { cursor in
      guard let count = cursor.cardinal(), (2...48).contains(count) else { return nil }
      cursor.skip("-")
      guard cursor.isAt("hourly", "weekly", "monthly"), var adverb = cursor.adverb() else {
        return nil
      }
      adverb.interval = count
      return .repeating(adverb)
    },
    Rule("every first and third friday", on: .every) { cursor in
      guard cursor.every(), let first = cursor.position(), cursor.take("and"),
        let second = cursor.position(), let day = cursor.weekday()
      else { return nil }
      _ = cursor.take(phrase: "of", "the", "month")
      let days = [first, second].map { NthWeekday(ordinal: $0, weekday: day) }
      return .repeating(RepeatMeaning(frequency: .monthly, days: days))
    },
    Rule("tuesday and thursday evenings", "monday mornings", on: [.weekday, .on]) { cursor in
      _ = cursor.take("on")
      let days = cursor.weekdayList()
      guard !days.isEmpty, let part = cursor.part(), cursor.isPlural(back: 1) else { return nil }
      return TimeMeaning(part: part, repeats: RepeatMeaning(frequency: .weekly, days: days))
    },
    Rule("weekday mornings", on: [.unit, .on]) { cursor in
      _ = cursor.take("on")
      guard cursor.take("weekday"), let part = cursor.part(), cursor.isPlural(back: 1) else {
        return nil
      }
      return TimeMeaning(part: part, repeats: .weekdays)
    },
    Rule("7 days a week", "all days of the week", "seven days per week", on: [.number, .every]) {
      cursor in
      if cursor.take("all") {
        return cursor.take(phrase: "days", "of", "the", "week")
          ? .repeating(RepeatMeaning(frequency: .daily)) : nil
      }
      guard cursor.cardinal() == 7, cursor.take("days"), cursor.take(anyOf: ["a", "per"]) != nil,
        cursor.take("week")
      else { return nil }
      return .repeating(RepeatMeaning(frequency: .daily))
    },
    Rule(
      "the other days",
      "on all other days",
      "the rest of the week",
      on: [.the, .on, .every]
    ) { cursor in
      // "cancel it for the rest of the week": how long.
      let isUntil = cursor.ahead(-1)?.text == "for"
      _ = cursor.take("on")
      let isNamed = cursor.take("the") || cursor.take("all")
      if isNamed { cursor.skip("the") }
      guard
        isNamed && !isUntil && cursor.take(phrase: "rest", "of", "the", "week")
          || isNamed && cursor.take(anyOf: ["other", "remaining"]) != nil
            && cursor.take(anyOf: ["days", "weekdays"]) != nil,
        cursor.isAtPhraseEnd || cursor.facts.cardinal != nil || cursor.isAt("half", "a", "one")
          || cursor.ahead()?.isNumber == true
      else { return nil }
      var rest = RepeatMeaning(frequency: .daily)
      rest.isOfOtherDays = true
      return .repeating(rest)
    },
    Rule("mwf", on: .other) { cursor in
      guard cursor.take("mwf") else { return nil }
      let days = [Weekday.monday, .wednesday, .friday].map { NthWeekday(ordinal: nil, weekday: $0) }
      return .repeating(RepeatMeaning(frequency: .weekly, days: days))
    },
    Rule("every working day", "every business day", on: .every) { cursor in
      guard cursor.every(), cursor.take(anyOf: ["working", "business", "work", "school"]) != nil,
        cursor.take("day")
      else { return nil }
      return .repeating(.weekdays)
    },
    Rule("the end of every month", "at the beginning of each month", on: [.at, .the, .edge]) {
      cursor in
      _ = cursor.take("at")
      _ = cursor.take("the")
      guard let edge = cursor.edge(), cursor.take("of"), cursor.every(), cursor.take("month") else {
        return nil
      }
      switch edge {
      case .beginning: return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [1]))
      case .end: return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [-1]))
      case .middle: return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [15]))
      case .rest: return nil
      }
    },
    Rule(
      "the last working day of the month",
      "first business day of every month",
      on: [.the, .last, .ordinal, .every, .on]
    ) { cursor in
      cursor.skip("on", "every", "each")
      _ = cursor.take("the")
      guard let position = cursor.position(),
        cursor.take(anyOf: ["working", "business", "work", "week"]) != nil && cursor.take("day")
          || cursor.take(anyOf: ["weekday", "workday"]) != nil
      else { return nil }
      guard cursor.take(anyOf: ["of", "in"]) != nil,
        cursor.take("the") || cursor.every() || cursor.isAt("month"),
        cursor.take("month")
      else { return nil }
      var monthly = RepeatMeaning.weekdays
      monthly.frequency = .monthly
      monthly.position = position
      return .repeating(monthly)
    },
    Rule("every last day of the month", on: .every) { cursor in
      guard cursor.every(), cursor.take("last"), cursor.take("day"), cursor.take("of"),
        cursor.take("the") || cursor.every(), cursor.take("month")
      else { return nil }
      return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [-1]))
    },
    Rule("repeat weekly", "repeating every month", on: .again) { cursor in
      guard cursor.take(anyOf: ["repeat", "repeating", "repeats", "repeated"]) != nil else {
        return nil
      }
      if let adverb = cursor.adverb() { return .repeating(adverb) }
      guard cursor.every() else { return nil }
      if let interval = cursor.interval() { return .repeating(interval) }
      let days = cursor.weekdayList()
      return days.isEmpty ? nil : .repeating(RepeatMeaning(frequency: .weekly, days: days))
    },
    Rule("every payday the 25th", "every rent day on the 1st", on: .every) { cursor in
      guard cursor.every(), cursor.dayOfMonthByName() else { return nil }
      cursor.skip(",", "on")
      guard cursor.take("the"), let day = cursor.ordinal(), day <= 31, cursor.facts.month == nil,
        !cursor.isAt("of") || cursor.ahead(2)?.text == "month"
      else { return nil }
      _ = cursor.take(phrase: "of", "the", "month") || cursor.take(phrase: "of", "every", "month")
      return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [day]))
    },
    Rule("every month end", on: .every) { cursor in
      guard cursor.every(), cursor.take(phrase: "month", "end") else { return nil }
      return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [-1]))
    },
    Rule("monthly on the last friday", "every month on the last day", on: [.every, .adverb]) {
      cursor in
      guard cursor.take("monthly") || cursor.every() && cursor.take("month"), cursor.take("on"),
        cursor.take("the"), let position = cursor.position()
      else { return nil }
      if let day = cursor.weekday() {
        let nth = NthWeekday(ordinal: position, weekday: day)
        return .repeating(RepeatMeaning(frequency: .monthly, days: [nth]))
      }
      guard position < 0, cursor.take("day") else { return nil }
      return .repeating(RepeatMeaning(frequency: .monthly, monthDays: [position]))
    },
    Rule("every quarter of an hour", "every hour and a half", on: .every) { cursor in
      guard cursor.every() else { return nil }
      if cursor.take(phrase: "quarter", "of", "an", "hour")
        || cursor.take(phrase: "quarter", "hour")
      {
        return .repeating(RepeatMeaning(frequency: .minutely, interval: 15))
      }
      guard let amount = cursor.amount(), amount.isElapsed, amount.seconds % 60 == 0,
        amount.seconds > 0, amount.seconds % 3600 != 0, amount.unit == .hour
      else {
        guard cursor.take(phrase: "hour", "and", "a", "half") else { return nil }
        return .repeating(RepeatMeaning(frequency: .minutely, interval: 90))
      }
      return .repeating(RepeatMeaning(frequency: .minutely, interval: amount.seconds / 60))
    },
  ]
}

extension Cursor {
  /// "payday", "rent day", "billing day": a day that every month has and only its people know.
  fileprivate mutating func dayOfMonthByName() -> Bool {
    if take("payday") || take("paydays") { return true }
    return take(anyOf: ["pay", "rent", "bill", "billing", "invoice", "salary"]) != nil
      && take("day")
  }
}
