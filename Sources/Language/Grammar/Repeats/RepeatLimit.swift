import Model

extension Cursor {
  /// "for 8 weeks", "for the next week", "3 times", "until december": how far a repeat goes.
  mutating func repeatLimit(of said: inout TimeMeaning?) -> Int? {
    guard var rule = said?.repeats else { return nil }
    if let left = attempt({ $0.leavingOut(of: rule) }) {
      said?.repeats = left
      return index
    }
    if !rule.isFromCompletion, attempt({ $0.fromCompletion(of: rule) ? true : nil }) != nil {
      rule.isFromCompletion = true
      said?.repeats = rule
      return index
    }
    guard rule.count == nil else { return nil }
    let times = attempt { $0.times() }
    guard let count = times ?? attempt({ $0.span(of: rule) }) else { return nil }
    rule.count = count
    rule.countsDays = times == nil
    said?.repeats = rule
    return index
  }

  /// "after completion", "after it's done", "after I finish": counted from when it was done.
  ///
  /// Only of a plain interval: "every monday" has its days whatever was done.
  private mutating func fromCompletion(of rule: RepeatMeaning) -> Bool {
    guard rule.days.isEmpty, rule.monthDays.isEmpty, rule.months.isEmpty,
      let end = TimeLeads.completions.end(tokens, at: index, end: end)
    else { return false }
    index = end
    return isAtPhraseEnd
  }

  /// "3 times", "for 3x".
  private mutating func times() -> Int? {
    attempt { cursor in
      _ = cursor.take("for")
      if cursor.take("twice") { return 2 }
      guard let count = cursor.cardinal(), count > 0, count < 10_000,
        cursor.take("times") || cursor.take(glued: "x")
      else { return nil }
      return count
    }
  }

  /// "for 8 weeks", "for the next week", as a number of occurrences.
  private mutating func span(of rule: RepeatMeaning) -> Int? {
    guard take("for") else { return nil }
    skip("only")
    if rule.frequency == .daily, let nights = partsOfDay() { return nights }
    if take("the") || take("a") { if ahead(-1)?.text == "a" { index -= 1 } }
    let isNext = take("next")
    var amount = Amount()
    if let several = self.amount() {
      amount = several
    } else if isNext, let unit = facts.unit {
      index += 1
      guard amount.add(halves: 2, of: unit) else { return nil }
    } else {
      return nil
    }
    let days = amount.wholeDays
    let count: Int
    switch rule.frequency {
    case .minutely, .hourly:
      let step = rule.interval * (rule.frequency == .hourly ? 3600 : 60)
      count = (amount.seconds + amount.days * 86_400) / step
    case .daily: count = days / rule.interval
    case .weekly: count = days / (7 * rule.interval) * max(rule.days.count, 1)
    case .monthly: count = (amount.months == 0 ? days / 30 : amount.months) / rule.interval
    case .yearly: count = amount.months / (12 * rule.interval)
    }
    return count > 0 ? count : nil
  }

  /// "five nights", "10 mornings only": each of them is a day of the course.
  private mutating func partsOfDay() -> Int? {
    attempt { cursor in
      cursor.skip("the")
      cursor.skip("next")
      guard let count = cursor.cardinal(), count > 0, cursor.facts.part != nil,
        cursor.ahead()?.isQuoted == false
      else { return nil }
      cursor.index += 1
      cursor.skip("only")
      return count
    }
  }
}
