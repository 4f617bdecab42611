import Model

extension Cursor {
  mutating func every() -> Bool {
    skip("of")
    // "alternate" says every and other at once; `otherOrNth` reads it.
    if isAt("alternate") { return true }
    guard take(anyOf: ["every", "each"]) != nil || take(phrase: "all", "of") else { return false }
    skip("single")
    return true
  }

  /// "other" 2, "alternate" 2, "second" 2, "3rd" 3; not "first".
  mutating func otherOrNth() -> Int? {
    if take("other") || take("alternate") || take("alternating") { return 2 }
    return attempt { cursor in
      if cursor.ahead(1)?.facts.isPlural == true, cursor.ahead(1)?.facts.weekday != nil,
        let count = cursor.cardinal(), (2...52).contains(count)
      {
        // "every 3 fridays".
        return count
      }
      guard let number = cursor.ordinal(), number > 1 else { return nil }
      return number
    }
  }

  /// "day", "3 days", "other week", "couple of hours", "half hour", "weekday", "weekend".
  mutating func interval() -> RepeatMeaning? {
    attempt { cursor in
      if cursor.take("weekday") || cursor.take("workday") { return .weekdays }
      if cursor.take(phrase: "half", "hour") || cursor.take(phrase: "half", "an", "hour") {
        return RepeatMeaning(frequency: .minutely, interval: 30)
      }
      var count = 1
      if let nth = cursor.otherOrNth() {
        count = nth
      } else if cursor.take("couple") {
        _ = cursor.take("of")
        count = 2
      } else if cursor.take("few") {
        count = 3
      } else if let number = cursor.cardinal() {
        cursor.skip("-")
        count = number
      }
      if cursor.take("weekend") || cursor.take("weekends") {
        var weekends = RepeatMeaning.weekends
        weekends.interval = count
        return weekends
      }
      guard count > 0, count <= RepeatMeaning.longestInterval,
        let unit = cursor.repeatUnit()
      else { return nil }
      return RepeatMeaning(frequency: unit.0, interval: count * unit.1)
    }
  }

  /// "am", "pm" without a number.
  mutating func halfOfDay() -> PartOfDay? {
    if take("am") { return .morning }
    return take("pm") ? .afternoon : nil
  }

  /// The 30 of "30 seconds" behind "every", the 90 of "minute and a half".
  mutating func secondsBetween() -> Int? {
    if facts.unit == .second, !isAtPhraseEnd { return nil }
    if facts.unit == .second {
      index += 1
      return 1
    }
    guard let amount = amount(), amount.isShort, amount.days == 0, amount.months == 0,
      ahead(-1)?.facts.unit == .second
    else { return nil }
    return amount.seconds
  }

  mutating func repeatUnit() -> (RepeatMeaning.Frequency, Int)? {
    guard let token = ahead(), !token.isQuoted, let unit = token.facts.unit else { return nil }
    let answer: (RepeatMeaning.Frequency, Int)? =
      switch unit {
      case .minute: (.minutely, 1)
      case .hour: (.hourly, 1)
      case .day: (.daily, 1)
      case .week: (.weekly, 1)
      case .fortnight: (.weekly, 2)
      case .month: (.monthly, 1)
      case .quarter: (.monthly, 3)
      case .year: (.yearly, 1)
      case .second, .workday, .weekend: nil
      }
    if answer != nil { index += 1 }
    return answer
  }

  /// "daily", "weekly", "biweekly", "annually".
  mutating func adverb() -> RepeatMeaning? {
    attempt { cursor in
      if cursor.take("every"), cursor.take("day") { return RepeatMeaning(frequency: .daily) }
      if cursor.take("bi") || cursor.take("semi") {
        _ = cursor.take("-")
        let isHalf = cursor.ahead(-1)?.text == "semi" || cursor.ahead(-2)?.text == "semi"
        if isHalf, cursor.take("annually") || cursor.take("annual") {
          return RepeatMeaning(frequency: .monthly, interval: 6)
        }
        return cursor.take("weekly") ? RepeatMeaning(frequency: .weekly, interval: 2) : nil
      }
      return switch cursor.take(anyOf: Cursor.adverbs) {
      case "daily", "everyday": RepeatMeaning(frequency: .daily)
      case "hourly": RepeatMeaning(frequency: .hourly)
      case "weekly": RepeatMeaning(frequency: .weekly)
      case "biweekly", "fortnightly": RepeatMeaning(frequency: .weekly, interval: 2)
      case "monthly": RepeatMeaning(frequency: .monthly)
      case "bimonthly": RepeatMeaning(frequency: .monthly, interval: 2)
      case "quarterly": RepeatMeaning(frequency: .monthly, interval: 3)
      case "yearly", "annually": RepeatMeaning(frequency: .yearly)
      case "semiannually", "semiannual": RepeatMeaning(frequency: .monthly, interval: 6)
      default: nil
      }
    }
  }

  private static let adverbs: [Word] = [
    "daily", "everyday", "hourly", "weekly", "biweekly", "fortnightly", "monthly", "bimonthly",
    "quarterly", "yearly", "annually", "semiannual", "semiannually",
  ]

  /// "march and september", "january, april and july": two months at least.
  mutating func monthList() -> [Int]? {
    guard let first = month() else { return nil }
    var months = [first]
    while months.count < 12 {
      var copy = self
      let isJoined = copy.take(",") || copy.isAt("and", "&")
      copy.skip("and", "&")
      _ = copy.take("every")
      guard isJoined, let month = copy.month(), !copy.isAt("the"), copy.ahead()?.isNumber != true
      else { break }
      months.append(month)
      self = copy
    }
    return months.count > 1 ? months.sorted() : nil
  }

  /// "through friday", "- fri": the last of several days in a row.
  private mutating func endOfDays() -> Weekday? {
    guard rangeWord(), let day = facts.weekday, ahead()?.isQuoted == false else { return nil }
    index += 1
    return day
  }

  /// "monday", "mondays and thursdays", "mon, wed and fri", "tue/thu".
  mutating func weekdayList() -> [NthWeekday] {
    var days: [NthWeekday] = []
    while true {
      var copy = self
      if !days.isEmpty {
        guard copy.take(",") || copy.isAt("and", "&", "/", "or") || copy.facts.weekday != nil else {
          break
        }
        copy.skip("and", "&", "/", "or")
        copy.skip("on", "every")
      }
      guard let day = copy.facts.weekday, copy.ahead()?.isQuoted == false else { break }
      copy.index += 1
      days.append(NthWeekday(ordinal: nil, weekday: day))
      self = copy
      if let last = attempt({ $0.endOfDays() }) {
        let between = (1...7).map { day.adding(days: $0) }.prefix { $0 != last }
        days += (between + [last]).map { NthWeekday(ordinal: nil, weekday: $0) }
      }
    }
    return days
  }
}
