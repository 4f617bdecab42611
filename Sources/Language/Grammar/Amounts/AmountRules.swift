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
      "half an hour before sunset",
      "half an hour before bed",
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
  /// The days that an amount can be counted from; those that are more certain come first.
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
  /// The moment that an amount is counted from: "from now", "ago", "before friday", "after 10 am".
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
    if amount.isElapsed, let isBefore = ahead().map({ $0.text == "before" }),
      isBefore || isAt("after"), let part = dailyRound()
    {
      return TimeMeaning(part: part, offset: isBefore ? amount.negated : amount)
    }
    guard let word = take(anyOf: Cursor.counters) else { return nil }
    let amount = word == "before" ? amount.negated : amount
    if amount.isElapsed {
      if let clock = clock() ?? attempt({ $0.bareClockAtEnd() }) {
        return TimeMeaning(clock: clock, offset: amount)
      }
      if let event = sunEvent() { return TimeMeaning(part: event, offset: amount) }
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
}
