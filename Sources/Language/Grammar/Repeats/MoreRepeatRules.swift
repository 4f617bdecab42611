import Model

extension Rule {
  /// Repeats of several days or at the edges of a month.
  static let moreRepeats: [Rule] = [
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
    Rule("every working day", "every business day", on: .every) { cursor in
      guard cursor.every(), cursor.take(anyOf: ["working", "business", "work"]) != nil,
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
