import Model

extension Rule {
  /// How long something takes, said before its start.
  static let lengths: [Rule] = [
    Rule("for an hour from 9 am", on: .for) { cursor in
      guard cursor.take("for"), let amount = cursor.amount(), amount.isElapsed,
        cursor.take("from") || cursor.take("starting") || cursor.take(phrase: "starting", "at")
      else { return nil }
      _ = cursor.take("at")
      guard let clock = cursor.clock() else { return nil }
      return TimeMeaning(clock: clock, length: amount)
    },
    Rule("for 2 hours on friday at 1", on: .for) { cursor in
      guard cursor.take("for"), let amount = cursor.amount(), amount.isElapsed,
        !cursor.isAt("for", "from", "starting"), let said = cursor.saidTime()
      else { return nil }
      let meaning = said.meaning
      guard meaning.clock != nil || meaning.part == .noon, !meaning.isStretch,
        meaning.offset == nil, !meaning.isPast
      else { return nil }
      var whole = meaning
      whole.length = amount
      return whole
    },
    Rule("for 10 days from march 3", on: .for) { cursor in
      guard cursor.take("for"), let amount = cursor.amount(), !amount.isElapsed,
        amount.seconds == 0, cursor.take("from") || cursor.take("starting")
      else { return nil }
      _ = cursor.take("on")
      guard let day = cursor.baseDay() else { return nil }
      return TimeMeaning(day: day, endDay: .shifted(day, amount))
    },
    Rule("the next 3 days", "the upcoming 2 weeks", on: [.the, .next]) { cursor in
      _ = cursor.take("the")
      guard cursor.take(anyOf: ["next", "upcoming", "coming", "following"]) != nil
      else { return nil }
      return cursor.stretchAhead()
    },
    Rule("the 5 coming years", on: [.the, .number]) { cursor in
      _ = cursor.take("the")
      guard let count = cursor.cardinal(), (1...1000).contains(count),
        cursor.take(anyOf: ["upcoming", "coming", "following", "next"]) != nil,
        let unit = cursor.facts.unit
      else { return nil }
      cursor.index += 1
      var amount = Amount(unit: unit)
      guard amount.add(halves: 2 * count, of: unit), amount.seconds == 0 else { return nil }
      return TimeMeaning(day: .relativeDay(1), endDay: .shifted(.relativeDay(0), amount))
    },
    Rule("within the next 3 days", on: [.in, .for]) { cursor in
      guard cursor.take(anyOf: ["within", "in", "for"]) != nil else { return nil }
      _ = cursor.take("the")
      guard cursor.take(anyOf: ["next", "upcoming", "coming", "following"]) != nil
      else { return nil }
      return cursor.stretchAhead()
    },
  ]
}

extension Cursor {
  /// Whether "few" or "several" stands right before, which ask for a plural.
  var isBehindVagueCount: Bool {
    guard let word = ahead(-1) else { return false }
    return word.text == "few" || word.text == "several"
  }

  /// "3 days" behind "the next": from tomorrow until so much from today.
  fileprivate mutating func stretchAhead() -> TimeMeaning? {
    guard let first = ahead(),
      first.isNumber || first.facts.cardinal != nil || isAt("few", "couple"),
      let amount = amount(), amount.seconds == 0
    else { return nil }
    return TimeMeaning(day: .relativeDay(1), endDay: .shifted(.relativeDay(0), amount))
  }
}
