import Model

extension Rule {
  /// So many times in each period, spread over it: "twice a day", "3 times a week".
  static let timesAPeriod: [Rule] = [
    Rule("twice a day", "3 times per week", "four times daily", on: [.number, .again]) { cursor in
      guard let count = cursor.howOften(), let period = cursor.countedPeriod() else { return nil }
      return .repeating(count, in: period)
    }
  ]
}

extension Cursor {
  /// "twice", "thrice", "3 times", "3x", up to 24.
  fileprivate mutating func howOften() -> Int? {
    attempt { cursor in
      if cursor.take("twice") { return 2 }
      if cursor.take("thrice") { return 3 }
      guard let count = cursor.cardinal(), (2...24).contains(count),
        cursor.take("times") || cursor.take(glued: "x") || cursor.take("x")
      else { return nil }
      return count
    }
  }

  /// "a day", "per week", "each month", "daily".
  fileprivate mutating func countedPeriod() -> TimeUnit? {
    attempt { cursor in
      switch cursor.take(anyOf: ["daily", "weekly", "monthly", "yearly"]) {
      case "daily": return .day
      case "weekly": return .week
      case "monthly": return .month
      case "yearly": return .year
      default: break
      }
      guard cursor.take(anyOf: ["a", "per", "each", "every"]) != nil, let unit = cursor.facts.unit
      else { return nil }
      cursor.index += 1
      return unit
    }
  }
}

extension TimeMeaning {
  /// Spread evenly: 3 times a week is Monday, Wednesday and Friday, twice a month the 1st and the
  /// 15th.
  fileprivate static func repeating(_ count: Int, in period: TimeUnit) -> TimeMeaning? {
    switch period {
    case .day:
      var daily = RepeatMeaning(frequency: .daily)
      daily.timesADay = count
      return count <= 12 ? .repeating(daily) : nil
    case .week:
      guard count <= 7 else { return nil }
      let days: [Weekday] =
        switch count {
        case 2: [.monday, .thursday]
        case 3: [.monday, .wednesday, .friday]
        case 4: [.monday, .tuesday, .thursday, .friday]
        case 5: [.monday, .tuesday, .wednesday, .thursday, .friday]
        case 6: [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
        default: Weekday.allCases
        }
      return .repeating(
        RepeatMeaning(
          frequency: .weekly,
          days: days.map { NthWeekday(ordinal: nil, weekday: $0) }
        )
      )
    case .month:
      guard count <= 10 else { return nil }
      let monthDays = count == 2 ? [1, 15] : (0..<count).map { 1 + $0 * 30 / count }
      return .repeating(RepeatMeaning(frequency: .monthly, monthDays: monthDays))
    case .year:
      guard count <= 12, 12 % count == 0 else { return nil }
      return .repeating(RepeatMeaning(frequency: .monthly, interval: 12 / count))
    default: return nil
    }
  }
}
