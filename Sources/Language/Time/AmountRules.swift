import Model

extension Rule {
  /// Amounts of time from now or from another time.
  static let amounts: [Rule] = [
    Rule("in 20 minutes", on: .keyword) { cursor in
      guard cursor.take("in") || cursor.take("within") else { return nil }
      cursor.skip("about", "around", "the")
      _ = cursor.take("next")
      guard let amount = cursor.amount() else { return nil }
      _ =
        cursor.take(phrase: "from", "now") || cursor.take("time")
        || cursor.take(phrase: "'", "time")
      return .after(amount)
    },
    Rule("in 3 to 5 days", on: .keyword) { cursor in
      guard cursor.take("in"), let first = cursor.cardinal(), first > 0, first < 1000,
        cursor.rangeWord(), let last = cursor.amount()
      else { return nil }
      var amount = Amount()
      guard amount.add(halves: 2 * first, of: last.unit) else { return nil }
      var meaning = TimeMeaning.after(amount)
      if !last.isElapsed { meaning.endDay = .shifted(.relativeDay(0), last) }
      return meaning
    },
    Rule("next hour", on: .keyword) { cursor in
      _ = cursor.take("the")
      guard cursor.take("next"), cursor.isAt("hour", "minute"), let unit = cursor.facts.unit
      else { return nil }
      cursor.index += 1
      var amount = Amount(unit: unit)
      return amount.add(halves: 2, of: unit) ? .after(amount) : nil
    },
    Rule("for fifteen minutes", on: .keyword) { cursor in
      guard cursor.take("for"), let amount = cursor.amount() else { return nil }
      var meaning = TimeMeaning.after(amount)
      meaning.isDuration = true
      return meaning
    },
    Rule("20 minutes from now", on: [.number, .keyword]) { cursor in
      guard let amount = cursor.amount() else { return nil }
      guard
        cursor.take(phrase: "from", "now") || cursor.take("hence") || cursor.take("later")
          || cursor.take(phrase: "from", "today")
      else { return nil }
      return .after(amount)
    },
    Rule("a week from friday", on: [.number, .keyword]) { cursor in
      guard let amount = cursor.amount(), !amount.isElapsed,
        let word = cursor.take(anyOf: ["from", "after", "before"])
      else { return nil }
      guard let base = cursor.baseDay() else { return nil }
      return .on(.shifted(base, word == "before" ? amount.negated : amount))
    },
    Rule("an hour before 10 am", on: [.number, .keyword]) { cursor in
      guard let amount = cursor.amount(), amount.isElapsed,
        let word = cursor.take(anyOf: ["from", "after", "before"])
      else { return nil }
      guard var clock = cursor.clock() else { return nil }
      if clock.isBare { clock.isBare = false }
      return TimeMeaning(clock: clock, offset: word == "before" ? amount.negated : amount)
    },
    Rule("for an hour from 9 am", on: .keyword) { cursor in
      guard cursor.take("for"), let amount = cursor.amount(), amount.isElapsed,
        cursor.take("from") || cursor.take("starting") || cursor.take(phrase: "starting", "at")
      else { return nil }
      _ = cursor.take("at")
      guard let clock = cursor.clock() else { return nil }
      return TimeMeaning(clock: clock)
    },
    Rule("+2 hours", on: .keyword) { cursor in
      guard cursor.take("+"), let amount = cursor.amount() else { return nil }
      return .after(amount)
    },
  ]
}

extension TimeMeaning {
  /// So much from now: days and longer are dates, hours and shorter elapse.
  static func after(_ amount: Amount) -> TimeMeaning {
    amount.isElapsed || amount.seconds != 0
      ? TimeMeaning(offset: amount) : .on(.shifted(.relativeDay(0), amount))
  }
}

extension Cursor {
  /// "20 minutes", "two and a half hours", "an hour and a half", "a couple of days", "1h 30m".
  mutating func amount() -> Amount? {
    attempt { cursor in
      var amount = Amount()
      guard let unit = cursor.amountPart(into: &amount) else { return nil }
      amount.unit = unit
      for _ in 0..<5 {
        let part: TimeUnit? = cursor.attempt { cursor in
          cursor.skip("and", ",")
          return cursor.amountPart(into: &amount)
        }
        if part == nil { break }
      }
      return amount
    }
  }

  /// One number and unit.
  private mutating func amountPart(into amount: inout Amount) -> TimeUnit? {
    var copy = self
    var sum = amount
    guard var halves = copy.halves() else { return nil }
    _ = copy.take("of")
    copy.skip("an", "a")
    if copy.take("-"), copy.ahead()?.isGlued != true { return nil }
    _ = copy.take(anyOf: ["full", "whole", "short", "more"])
    guard let unit = copy.unit() else { return nil }
    if copy.take(phrase: "and", "a", "half") { halves += 1 }
    if halves == -1 {
      sum.seconds += 900 * (unit == .hour ? 1 : 0)
      guard unit == .hour else { return nil }
    } else if halves == -3 {
      sum.seconds += 2700 * (unit == .hour ? 1 : 0)
      guard unit == .hour else { return nil }
    } else if !sum.add(halves: halves, of: unit) {
      return nil
    }
    amount = sum
    self = copy
    return unit
  }

  /// A count in halves: 3 for "one and a half"; -1 for a quarter, -3 for three quarters.
  private mutating func halves() -> Int? {
    attempt { cursor in
      if cursor.take(phrase: "a", "quarter", "of") || cursor.take(phrase: "quarter", "of") {
        return -1
      }
      if cursor.take(phrase: "three", "quarters", "of") { return -3 }
      if cursor.take(phrase: "half", "a") || cursor.take(phrase: "a", "half")
        || cursor.take(phrase: "half", "an")
      {
        return 1
      }
      if cursor.isAt("half"), cursor.ahead(1)?.facts.unit != nil {
        cursor.index += 1
        return 1
      }
      if cursor.take(phrase: "a", "couple") || cursor.take("couple") { return 4 }
      if cursor.take(phrase: "a", "few") || cursor.take("few") || cursor.take("several") {
        return 6
      }
      if cursor.take("a") || cursor.take("an") || cursor.take("another") {
        return cursor.ahead()?.isNumber == true ? nil : 2
      }
      guard let number = cursor.cardinal() else { return nil }
      if cursor.take(phrase: "and", "a", "half") { return number * 2 + 1 }
      if cursor.ahead()?.isGlued == true, cursor.isAt("."), let decimal = cursor.ahead(1),
        decimal.isGlued, decimal.isNumber
      {
        cursor.index += 2
        return decimal.text == "5" ? number * 2 + 1 : decimal.text == "0" ? number * 2 : nil
      }
      return number < 1_000_000 ? number * 2 : nil
    }
  }

  /// A unit of time, also as a letter stuck to its number: "2h", "30m", "3d".
  private mutating func unit() -> TimeUnit? {
    guard let token = ahead(), !token.isQuoted else { return nil }
    if isAt("business", "working", "work"), ahead(1)?.text == "days" || ahead(1)?.text == "day" {
      index += 2
      return .workday
    }
    if let unit = token.facts.unit {
      index += 1
      skip("'")
      return unit
    }
    let possessive: [String: TimeUnit] = [
      "minute's": .minute, "minutes'": .minute, "hour's": .hour, "day's": .day, "week's": .week,
      "month's": .month, "year's": .year,
    ]
    let letters: [String: TimeUnit] = [
      "h": .hour, "m": .minute, "s": .second, "d": .day, "w": .week, "y": .year,
    ]
    guard let unit = possessive[token.text] ?? (token.isGlued ? letters[token.text] : nil)
    else { return nil }
    index += 1
    return unit
  }

  /// A day that an amount can be counted from.
  fileprivate mutating func baseDay() -> DayMeaning? {
    for rules in [Rule.relativeDays, Rule.weekdays, Rule.dates, Rule.numericDates, Rule.periods] {
      var best: (Int, DayMeaning)?
      for rule in rules {
        var copy = self
        guard let meaning = rule.read(&copy), let day = meaning.day, meaning.clock == nil,
          copy.index > best?.0 ?? index
        else { continue }
        best = (copy.index, day)
      }
      if let best {
        index = best.0
        return best.1
      }
    }
    return nil
  }
}
