import Model

extension Rule {
  /// Weeks, months, quarters and years, and their ends.
  static let periods: [Rule] = [
    Rule("next week", on: [.the, .next]) { cursor in
      cursor.period().map { .on($0) }
    },
    Rule("this weekend", on: [.the, .next]) { cursor in
      cursor.weekend().map { .on($0) }
    },
    Rule("two weekends from now", on: .number) { cursor in
      guard let count = cursor.cardinal(), (1...100).contains(count),
        cursor.take("weekends") || cursor.take("weekend"), cursor.take(phrase: "from", "now")
      else { return nil }
      return .on(.weekend(count - 1))
    },
    Rule("the end of next month", on: [.the, .edge]) { cursor in
      _ = cursor.take("the")
      guard let edge = cursor.edge() else { return nil }
      _ = cursor.take(anyOf: ["of", "in"])
      cursor.skip("-")
      guard let period = cursor.periodOrMonth() else { return nil }
      return .on(.edge(edge, period))
    },
    Rule("later this week", on: .later) { cursor in
      guard cursor.take("later"), cursor.isAt("this"), let period = cursor.period() else {
        return nil
      }
      return .on(.edge(.rest, period))
    },
    Rule("eow", on: .edge) { cursor in
      switch cursor.take(anyOf: ["eow", "eom", "eoy"]) {
      case "eow": .on(.edge(.end, .period(.week, 0)))
      case "eom": .on(.edge(.end, .period(.month, 0)))
      case "eoy": .on(.edge(.end, cursor.year().map { .year($0) } ?? .period(.year, 0)))
      default: nil
      }
    },
    Rule("the first week of may", on: [.the, .last, .ordinal]) { cursor in
      _ = cursor.take("the")
      let position: Int
      if cursor.take("last") {
        position = -1
      } else if let number = cursor.ordinal() {
        position = cursor.take("last") ? -number : number
      } else {
        return nil
      }
      guard let unit = cursor.facts.unit, unit == .week || unit == .day || unit == .month
      else { return nil }
      cursor.index += 1
      _ = cursor.take(anyOf: ["of", "in"])
      guard let period = cursor.periodOrMonth(), period != .period(unit, 0) else { return nil }
      return .on(.nthUnit(position, unit, period))
    },
    Rule("the week of march 3", on: [.the, .unit]) { cursor in
      _ = cursor.take("the")
      guard cursor.take(phrase: "week", "of"), let month = cursor.month(),
        let day = cursor.dayNumber()
      else { return nil }
      return .on(.date(month: month, day: day, year: cursor.trailingYear()))
    },
    Rule("in 2027", on: [.in, .bound]) { cursor in
      guard cursor.take("in") || cursor.take("by"), let year = cursor.year() else { return nil }
      return TimeMeaning(day: .year(year), bound: cursor.ahead(-2)?.text == "by" ? .by : .at)
    },
    Rule("before 2030", "after 2030", on: .preposition) { cursor in
      guard let bound = cursor.clockWord(), bound != .at, bound != .from,
        cursor.ahead()?.isYear == true,
        let year = cursor.year(), cursor.isAtPhraseEnd
      else { return nil }
      return TimeMeaning(day: .year(year), bound: bound)
    },
  ]
}

extension Token {
  /// Whether four digits are a year rather than a clock time such as 2030: nobody writes 20:30 so
  /// behind "before".
  var isYear: Bool { digits == 4 && (2000...2099).contains(value ?? 0) }
}

extension Cursor {
  /// "this week", "next month", "the coming year", "the week after next".
  mutating func period() -> DayMeaning? {
    attempt { cursor in
      _ = cursor.take("the")
      if let unit = cursor.facts.unit, cursor.ahead(1)?.text == "after",
        let next = (2...3).first(where: { cursor.ahead($0)?.text == "next" }),
        next == 2 || cursor.ahead(2)?.text == "the",
        unit == .week || unit == .month || unit == .year
      {
        cursor.index += next + 1
        return .period(unit, 2)
      }
      guard
        let word = cursor.take(anyOf: [
          "this", "next", "following", "coming", "upcoming", "current",
        ])
      else { return nil }
      if word == "this" { _ = cursor.take(anyOf: ["coming", "current"]) }
      guard let token = cursor.ahead(), let unit = token.facts.unit,
        [.week, .month, .quarter, .year].contains(unit), !token.text.hasSuffix("s")
      else { return nil }
      cursor.index += 1
      let isThis = word == "this" && cursor.ahead(-2)?.text != "coming" || word == "current"
      return .period(unit, isThis ? 0 : 1)
    }
  }

  mutating func weekend() -> DayMeaning? {
    attempt { cursor in
      let word = cursor.take(anyOf: [
        "this", "next", "the", "over", "coming", "upcoming", "following",
      ])
      if word == "over" { _ = cursor.take("the") }
      if word == "the" || word == "this" { _ = cursor.take(anyOf: ["coming", "upcoming"]) }
      guard word != nil else { return nil }
      if !cursor.take("weekend") {
        guard cursor.take("week") else { return nil }
        _ = cursor.take(glued: "-")
        guard cursor.take("end"), !cursor.isAt("of") else { return nil }
      }
      return .weekend(word == "next" || word == "following" ? 1 : 0)
    }
  }

  /// "the month", "may", "2027", "next week".
  mutating func periodOrMonth() -> DayMeaning? {
    attempt { cursor in
      if let period = cursor.period() { return period }
      if let year = cursor.year() { return .year(year) }
      if cursor.isAt("this"), cursor.ahead(1)?.facts.month != nil { cursor.index += 1 }
      if let month = cursor.month() {
        _ = cursor.take(",")
        return .month(month, year: cursor.year(), isNext: false)
      }
      _ = cursor.take(anyOf: ["the", "my"])
      guard let unit = cursor.facts.unit, [.week, .month, .quarter, .year].contains(unit)
      else { return nil }
      cursor.index += 1
      // "the end of the year 2027".
      if unit == .year, let year = cursor.year() { return .year(year) }
      return .period(unit, 0)
    }
  }

  mutating func edge() -> DayMeaning.Edge? {
    switch take(anyOf: ["end", "beginning", "start", "middle", "mid", "early", "late"]) {
    case "end", "late": .end
    case "beginning", "start", "early": .beginning
    case "middle", "mid": .middle
    default: nil
    }
  }
}
