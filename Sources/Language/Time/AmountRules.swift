import Model

extension Rule {
  /// Amounts of time from now or from another time.
  static let amounts: [Rule] = [
    Rule("in 20 minutes", "within the hour", on: .in) { cursor in
      guard cursor.take("in") || cursor.take("within") else { return nil }
      cursor.skip("about", "around", "the", "exactly", "roughly", "approximately")
      if cursor.take("just") { cursor.skip("under", "over") }
      cursor.skip("~")
      _ = cursor.take("next")
      if cursor.ahead(-1)?.text == "the", cursor.ahead(-2)?.text == "within",
        cursor.isAt("hour", "day", "week"), let unit = cursor.facts.unit
      {
        cursor.index += 1
        var amount = Amount(unit: unit)
        return amount.add(halves: 2, of: unit) ? .after(amount) : nil
      }
      guard let amount = cursor.amount() else { return nil }
      _ =
        cursor.take(phrase: "from", "now") || cursor.take("time")
        || cursor.take(phrase: "'", "time")
      return .after(amount)
    },
    Rule("in 3 to 5 days", on: .in) { cursor in
      guard cursor.take("in"), let first = cursor.cardinal(), first > 0, first < 1000,
        cursor.rangeWord() || cursor.take("or"), let last = cursor.amount()
      else { return nil }
      var amount = Amount()
      guard amount.add(halves: 2 * first, of: last.unit) else { return nil }
      var meaning = TimeMeaning.after(amount)
      if !last.isElapsed { meaning.endDay = .shifted(.relativeDay(0), last) }
      return meaning
    },
    Rule("30-40 minutes", "2 to 4 months from now", on: .number) { cursor in
      guard cursor.mayEndLater, let first = cursor.cardinal(), first > 0, first < 1000,
        cursor.rangeWord(), let last = cursor.amount()
      else { return nil }
      let isCounted = cursor.take(phrase: "from", "now")
      var amount = Amount()
      guard isCounted || last.isElapsed && cursor.isAtEnd,
        amount.add(halves: 2 * first, of: last.unit)
      else { return nil }
      var meaning = TimeMeaning.after(amount)
      if !last.isElapsed { meaning.endDay = .shifted(.relativeDay(0), last) }
      return meaning
    },
    Rule("now - 30 minutes", on: .now) { cursor in
      guard cursor.take("now"), cursor.take("-"), let amount = cursor.amount() else { return nil }
      var meaning = TimeMeaning.after(amount.negated)
      meaning.isPast = true
      return meaning
    },
    Rule("after 5 days", on: .bound) { cursor in
      guard cursor.take("after"), let amount = cursor.amount(), cursor.isAtPhraseEnd,
        !cursor.isAt("of", "in", "on")
      else { return nil }
      return .after(amount)
    },
    Rule("next hour", on: [.the, .next]) { cursor in
      _ = cursor.take("the")
      guard cursor.take("next"), cursor.isAt("hour", "minute", "second"),
        let unit = cursor.facts.unit
      else { return nil }
      cursor.index += 1
      var amount = Amount(unit: unit)
      return amount.add(halves: 2, of: unit) ? .after(amount) : nil
    },
    Rule("for fifteen minutes", on: .for) { cursor in
      guard cursor.take("for"), let amount = cursor.amount() else { return nil }
      var meaning = TimeMeaning.after(amount)
      meaning.isDuration = true
      return meaning
    },
    Rule(
      "20 minutes from now",
      "3 days ago",
      "a week from friday",
      "a week on friday",
      "an hour before 10 am",
      "2 hours before friday at noon",
      on: [.number, .amount]
    ) { cursor in
      guard let amount = cursor.amount() else { return nil }
      return cursor.counted(amount)
    },
    Rule("+2 hours", "now + 2 hours", on: [.plus, .now]) { cursor in
      _ = cursor.take("now")
      guard cursor.take("+"), let amount = cursor.amount() else { return nil }
      return .after(amount)
    },
  ]
}

extension Rule {
  /// What an amount can be counted from; those that are more certain come first.
  static let baseDays = [relativeDays, weekdays, dates, numericDates, periods]
}

extension TimeMeaning {
  /// So much from now: days and longer are dates, hours and shorter elapse.
  static func after(_ amount: Amount) -> TimeMeaning {
    amount.isElapsed || amount.seconds != 0
      ? TimeMeaning(offset: amount) : .on(.shifted(.relativeDay(0), amount))
  }
}

extension Cursor {
  /// What an amount is counted from: "from now", "ago", "before friday", "after 10 am".
  fileprivate mutating func counted(_ amount: Amount) -> TimeMeaning? {
    if take("ago") {
      var meaning = TimeMeaning.after(amount.negated)
      meaning.isPast = true
      return meaning
    }
    if take(phrase: "from", "now") || take("hence") || take("later")
      || take(phrase: "from", "today")
    {
      return .after(amount)
    }
    if amount.days > 0, amount.days % 7 == 0, isAt("on"), ahead(1)?.facts.weekday != nil {
      index += 1
      return weekday().map { .on(.shifted(.weekday($0, .coming), amount)) }
    }
    guard let word = take(anyOf: Cursor.counters) else { return nil }
    let amount = word == "before" ? amount.negated : amount
    if amount.isElapsed {
      if let clock = clock() ?? attempt({ $0.bareClockAtEnd() }) {
        return TimeMeaning(clock: clock, offset: amount)
      }
      guard let day = baseDay() else { return nil }
      skip("at", ",")
      return clock().map { TimeMeaning(day: day, clock: $0, offset: amount) }
    }
    return baseDay().map { .on(.shifted($0, amount)) }
  }

  /// The "5" of "ten minutes before 5", with nothing behind it that it could count.
  private mutating func bareClockAtEnd() -> ClockMeaning? {
    guard let clock = clockOrNumber(), (1...23).contains(clock.hour), isAtPhraseEnd else {
      return nil
    }
    return ClockMeaning(hour: clock.hour, half: clock.half)
  }

  private static let counters: [Word] = ["from", "after", "before"]

  /// "20 minutes", "two and a half hours", "an hour and a half", "a couple of days", "1h 30m".
  mutating func amount() -> Amount? {
    attempt { cursor in
      var amount = Amount()
      guard let unit = cursor.amountPart(into: &amount) else { return nil }
      amount.unit = unit
      if unit == .hour, let minutes = cursor.minutesBehindHours() {
        amount.seconds += 60 * minutes
        return amount
      }
      // "2 hours 30 minutes": each part is counted in a smaller unit than the one before.
      var last = unit
      while let part = cursor.attempt({ $0.amountPart(into: &amount, below: last) }) { last = part }
      return amount
    }
  }

  /// The minutes of "1h30" and "1hr 15", which nothing names.
  private mutating func minutesBehindHours() -> Int? {
    guard ["h", "hr", "hrs"].contains(ahead(-1)?.text) else { return nil }
    return attempt { cursor in
      guard let minutes = cursor.digits(2...2), minutes < 60, cursor.isAtPhraseEnd,
        !cursor.isAt("am", "pm")
      else { return nil }
      return minutes
    }
  }

  /// One more number and unit, with a unit smaller than the last.
  private mutating func amountPart(into amount: inout Amount, below last: TimeUnit) -> TimeUnit? {
    skip(",")
    skip("and")
    var sum = amount
    guard let unit = amountPart(into: &sum), unit.days < last.days else { return nil }
    amount = sum
    return unit
  }

  /// One number and unit.
  private mutating func amountPart(into amount: inout Amount) -> TimeUnit? {
    var copy = self
    var sum = amount
    if let seconds = copy.fractionOfHour() {
      amount.seconds += seconds
      self = copy
      return .hour
    }
    guard var halves = copy.halves() else { return nil }
    _ = copy.take("of")
    copy.skip("an", "a")
    if copy.take("-"), copy.ahead()?.isGlued != true { return nil }
    _ = copy.take(anyOf: ["full", "whole", "short", "more"])
    let isVague = copy.isBehindVagueCount
    guard let unit = copy.unit() else { return nil }
    // "a few hour" is no amount.
    if isVague, copy.ahead(-1)?.text.hasSuffix("s") == false { return nil }
    if copy.take(phrase: "and", "a", "half") { halves += 1 }
    if halves == -1 {
      sum.seconds += 900 * (unit == .hour ? 1 : 0)
      guard unit == .hour else { return nil }
    } else if !sum.add(halves: halves, of: unit) {
      return nil
    }
    amount = sum
    self = copy
    return unit
  }

  /// "1/4h", "3/4 of an hour", "three-quarters of an hour", "a quarter hour", in seconds.
  private mutating func fractionOfHour() -> Int? {
    attempt { cursor in
      let quarters: Int
      if let over = cursor.digits(1...1), cursor.take(glued: "/"),
        let under = cursor.gluedDigits(1...1), over < under, 4 % under == 0
      {
        quarters = 4 / under * over
      } else if cursor.take("a"), cursor.take("quarter") {
        quarters = 1
      } else if cursor.take("three") {
        cursor.skip("-")
        guard cursor.take("quarters") || cursor.take("quarter") else { return nil }
        quarters = 3
      } else {
        return nil
      }
      _ = cursor.take("of")
      cursor.skip("an", "a")
      guard cursor.facts.unit == .hour || cursor.isAt("h") else { return nil }
      cursor.index += 1
      return quarters * 900
    }
  }

  /// A count in halves: 3 for "one and a half"; -1 for a quarter.
  private mutating func halves() -> Int? {
    guard let token = ahead(),
      !token.opening.isDisjoint(with: [.number, .keyword]) || token.text == "another"
    else { return nil }
    return attempt { cursor in
      guard token.isWord else { return cursor.countInDigits() }
      if cursor.take(phrase: "a", "quarter", "of") || cursor.take(phrase: "quarter", "of") {
        return -1
      }
      if cursor.take(phrase: "half", "a") || cursor.take(phrase: "a", "half")
        || cursor.take(phrase: "half", "an")
      {
        return 1
      }
      if cursor.isAt("half"), cursor.ahead(1)?.facts.unit != nil {
        cursor.index += 1
        return 1
      }
      if cursor.take(phrase: "a", "couple") || cursor.take("couple")
        || cursor.take(phrase: "a", "pair")
      {
        return 4
      }
      if cursor.take(phrase: "a", "few") || cursor.take("few") || cursor.take("several") {
        return 6
      }
      if cursor.take("a") || cursor.take("an") || cursor.take("another") {
        return cursor.ahead()?.isNumber == true ? nil : 2
      }
      guard let number = cursor.cardinal() else { return nil }
      return cursor.take(phrase: "and", "a", "half") ? number * 2 + 1 : number * 2
    }
  }

  /// "2", "2.5", "2 and a half", in halves.
  private mutating func countInDigits() -> Int? {
    if take("½") { return 1 }
    guard let number = cardinal(), number < 1_000_000 else { return nil }
    if take("½") || attempt({ $0.oneOverTwo() ? true : nil }) == true { return number * 2 + 1 }
    if take(phrase: "and", "a", "half") { return number * 2 + 1 }
    if isAt(".", ","), ahead()?.isGlued == true, let decimal = ahead(1), decimal.isGlued,
      decimal.isNumber
    {
      index += 2
      return decimal.text == "5" ? number * 2 + 1 : decimal.text == "0" ? number * 2 : nil
    }
    return number * 2
  }

  /// The "1/2" of "1 1/2 hours".
  private mutating func oneOverTwo() -> Bool {
    ahead()?.isGlued == false && digits(1...1) == 1 && take(glued: "/") && gluedDigits(1...1) == 2
  }

  private static let possessives = WordMap<TimeUnit>([
    ("minute's minutes'", .minute), ("hour's", .hour), ("day's", .day), ("week's", .week),
    ("month's", .month), ("year's", .year),
  ])

  private static let letters = WordMap<TimeUnit>([
    ("h", .hour), ("m", .minute), ("s", .second), ("d", .day), ("w", .week), ("y", .year),
  ])

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
    let names = token.isGlued ? Cursor.letters : Cursor.possessives
    guard token.isWord, let unit = names[token.text] else { return nil }
    index += 1
    return unit
  }
}
