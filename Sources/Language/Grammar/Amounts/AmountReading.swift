import Model

/// How much time is said: numbers and units, joined and halved.
extension Cursor {
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
    if unit == .hour, copy.take(phrase: "and", "a", "quarter") {
      sum.seconds += 900
    } else if unit == .hour, copy.take(phrase: "and", "three", "quarters") {
      sum.seconds += 2700
    }
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
    if take("½") || attempt({ $0.andOneOverTwo() ? true : nil }) == true { return number * 2 + 1 }
    if take(phrase: "and", "a", "half") { return number * 2 + 1 }
    if isAt(".", ","), ahead()?.isGlued == true, let decimal = ahead(1), decimal.isGlued,
      decimal.isNumber
    {
      index += 2
      return decimal.text == "5" ? number * 2 + 1 : decimal.text == "0" ? number * 2 : nil
    }
    return number * 2
  }

  /// The "1/2" of "1 1/2 hours" and "1 and a 1/2 hours".
  private mutating func andOneOverTwo() -> Bool {
    if take("and") { skip("a") }
    return ahead()?.isGlued == false && digits(1...1) == 1 && take(glued: "/")
      && gluedDigits(1...1) == 2
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
    let names = token.isGlued ? TimeLeads.letters : TimeLeads.possessives
    guard token.isWord, let unit = names[token.text] else { return nil }
    index += 1
    return unit
  }
}
