import Model

extension TimeMeaning {
  /// How many days "for ten days" and "for a week" last.
  var days: Int? {
    guard clock == nil, part == nil else { return nil }
    // "for the next 7 days".
    if !isDuration, case .relativeDay(1) = day, case .shifted(.relativeDay(0), let last) = endDay {
      return last.seconds == 0 && last.days > 0 ? last.days : nil
    }
    guard isDuration else { return nil }
    let amount: Amount
    if let offset {
      amount = offset
    } else if case .shifted(.relativeDay(0), let shift) = day {
      amount = shift
    } else {
      return nil
    }
    let days = amount.wholeDays
    return amount.seconds == 0 && days > 0 ? days : nil
  }

  /// "for five days, morning and evening": each day of it at each of several hours.
  func course(of other: TimeMeaning) -> TimeMeaning? {
    guard let length = days, other.day == nil, !other.moreParts.isEmpty || !other.moreClocks.isEmpty
    else { return nil }
    var often = RepeatMeaning(frequency: .daily)
    (often.count, often.countsDays) = (length, true)
    var daily = other
    daily.repeats = often
    return daily
  }
}

extension RepeatMeaning {
  /// How often it comes in so many days.
  func count(inDays days: Int) -> Int? {
    let count: Int =
      switch frequency {
      case .minutely, .hourly: 0
      case .daily: days / interval
      case .weekly: days / (7 * interval) * max(self.days.count, 1)
      case .monthly: days / 30 / interval
      case .yearly: days / 365 / interval
      }
    return count > 0 ? count : nil
  }

  /// "every day monday to friday": takes the days from one to another, where all would be allowed.
  mutating func takeDays(from first: DayMeaning?, to last: DayMeaning?) -> Bool {
    guard case .weekday(let first, .coming) = first, case .weekday(let last, .coming) = last,
      days.isEmpty, isWithinDay || frequency == .daily && interval == 1
    else { return false }
    if frequency == .daily { frequency = .weekly }
    let between = (0...7).map { first.adding(days: $0) }.prefix { $0 != last }
    days = (between + [last]).map { NthWeekday(ordinal: nil, weekday: $0) }
    return true
  }

  /// Takes a day into the rule where the rule leaves it open.
  mutating func fold(_ day: DayMeaning) -> Bool {
    switch (frequency, day) {
    case (.weekly, .weekday(let weekday, .coming)):
      guard !days.contains(where: { $0.weekday == weekday }) else { return true }
      days.append(NthWeekday(ordinal: nil, weekday: weekday))
    case (.daily, .weekday(let weekday, .coming)) where days.isEmpty && interval == 1:
      frequency = .weekly
      days = [NthWeekday(ordinal: nil, weekday: weekday)]
    case (.monthly, .dayOfMonth(let day, nil)): monthDays.append(day)
    case (.monthly, .nth(let position, let weekday, .coming)):
      days.append(NthWeekday(ordinal: position, weekday: weekday))
    case (.yearly, .date(let month, let day, nil)):
      months = [month]
      monthDays = [day]
    case (.yearly, .nth(let position, let weekday, .named(let month, nil))):
      months = [month]
      days = [NthWeekday(ordinal: position, weekday: weekday)]
    case (.yearly, .month(let month, nil, _)): months = [month]
    case (.yearly, .dayOfMonth(let day, nil)) where !months.isEmpty: monthDays = [day]
    default: return false
    }
    return true
  }
}
