import Model

extension Rule {
  /// Dates with the name of a month, and days of a month.
  static let dates: [Rule] = [
    Rule("march 3rd 2027", on: .month) { cursor in
      guard let month = cursor.month() else { return nil }
      cursor.skip("the", "-", "/", ",")
      guard let day = cursor.dayNumber(), cursor.endsOnWord || cursor.isAt("-") else { return nil }
      return .on(.date(month: month, day: day, year: cursor.trailingYear()))
    },
    Rule("the 3rd of march 2027", on: [.the, .number, .ordinal]) { cursor in
      _ = cursor.take("the")
      guard let day = cursor.dayNumber() else { return nil }
      _ = cursor.take("day")
      cursor.skip("of", "-", "/", ".")
      guard let month = cursor.month() else { return nil }
      return .on(.date(month: month, day: day, year: cursor.trailingYear()))
    },
    Rule("2027 march 3", on: .number) { cursor in
      guard let year = cursor.year() else { return nil }
      cursor.skip("-", "/")
      guard let month = cursor.month() else { return nil }
      cursor.skip("-", "/")
      guard let day = cursor.dayNumber() else { return nil }
      return .on(.date(month: month, day: day, year: year))
    },
    Rule("the 15th", on: [.the, .ordinal]) { cursor in
      let hasArticle = cursor.take("the")
      guard let day = cursor.ordinal(), (1...31).contains(day) else { return nil }
      guard hasArticle || cursor.isSuffixed(back: 1) || cursor.ahead(-2)?.text == "on"
      else { return nil }
      return .on(.dayOfMonth(day, months: nil))
    },
    Rule("8pm on the 15", "on 15 at 8 pm", on: [.number, .on]) { cursor in
      guard cursor.isNear("on") else { return nil }
      if let clock = cursor.clock() {
        guard cursor.take("on"), let day = cursor.bareDay() else { return nil }
        return TimeMeaning(day: .dayOfMonth(day, months: nil), clock: clock)
      }
      guard cursor.take("on"), let day = cursor.bareDay(), cursor.take("at"),
        let clock = cursor.clock()
      else { return nil }
      return TimeMeaning(day: .dayOfMonth(day, months: nil), clock: clock)
    },
    Rule("the 15th of next month", on: [.the, .last, .number, .ordinal]) { cursor in
      _ = cursor.take("the")
      let day: Int
      if cursor.take(phrase: "last", "day") {
        day = -1
      } else if cursor.ahead().map({ $0.isNumber || $0.facts.ordinal != nil }) == true
        || cursor.ahead()?.text == "twenty" || cursor.ahead()?.text == "thirty",
        let number = cursor.dayNumber()
      {
        _ = cursor.take("day")
        day = number
      } else {
        return nil
      }
      _ = cursor.take("of")
      if day > 0, cursor.take(phrase: "the", "month") { return .on(.dayOfMonth(day, months: nil)) }
      guard let months = cursor.namedMonth() else { return nil }
      return .on(.dayOfMonth(day, months: months))
    },
    Rule("next month on the 15th", on: [.the, .next]) { cursor in
      guard let months = cursor.namedMonth() else { return nil }
      cursor.skip("on", ",")
      _ = cursor.take("the")
      guard let day = cursor.ordinal(), day <= 31 else { return nil }
      return .on(.dayOfMonth(day, months: months))
    },
    Rule("the last day of may", on: [.the, .last]) { cursor in
      _ = cursor.take("the")
      guard cursor.take(phrase: "last", "day", "of") || cursor.take(phrase: "last", "day", "in"),
        let month = cursor.month()
      else { return nil }
      return .on(.nthUnit(-1, .day, .month(month, year: cursor.year(), isNext: false)))
    },
    Rule("may 2027", on: .month) { cursor in
      guard let month = cursor.month() else { return nil }
      cursor.skip("of", ",", "-", "'")
      guard let year = cursor.year() else { return nil }
      return .on(.month(month, year: year, isNext: false))
    },
    Rule("may", on: .month) { cursor in
      cursor.month().map { .on(.month($0, year: nil, isNext: false)) }
    },
    Rule("next may", on: .next) { cursor in
      guard let word = cursor.take(anyOf: ["next", "this", "coming"]), let month = cursor.month()
      else { return nil }
      if let day = cursor.dayNumber() {
        return .on(.date(month: month, day: day, year: nil))
      }
      return .on(.month(month, year: nil, isNext: word == "next"))
    },
  ]
}

extension Cursor {
  /// "15", "the 15": a day of the month without a name, where a clock beside it says that it is
  /// one.
  fileprivate mutating func bareDay() -> Int? {
    _ = take("the")
    guard let day = digits(1...2), (1...31).contains(day), endsOnWord, facts.month == nil,
      isAtPhraseEnd
    else { return nil }
    return day
  }

  /// 1 to 31, as a number or an ordinal.
  mutating func dayNumber() -> Int? {
    attempt { cursor in
      if let ordinal = cursor.ordinal() { return ordinal <= 31 ? ordinal : nil }
      guard let token = cursor.ahead(), token.digits <= 2, let number = cursor.cardinal(),
        (1...31).contains(number)
      else { return nil }
      // "march 3:30" is a month and a clock, "3 pm" a clock.
      if cursor.isAt(":"), cursor.ahead(1)?.isNumber == true { return nil }
      if cursor.isAt("am", "pm", "h", "%"), cursor.ahead() != nil { return nil }
      return number
    }
  }

  /// A year behind a date: "2027", ", 2027", "of 2027", "'27"; not the hour of "march 3 2030
  /// hours".
  ///
  /// Two digits are a year where no hour can be meant: "april 5 27", "5-apr-26". At the very end
  /// they stay two digits, for `Resolver` to choose.
  mutating func trailingYear() -> Int? {
    attempt { cursor in
      let isBehindMonth = cursor.ahead(-1)?.facts.month != nil
      let mark = cursor.take(anyOf: [",", "of", "in", "-", "/", "."])
      if let token = cursor.ahead(), token.digits == 2, let value = token.value, value < 70,
        isBehindMonth && token.isGlued && (mark == "-" || mark == "/")
          || value > 23 && (mark == nil || mark == ",")
      {
        cursor.index += 1
        // "till 20 feb, 39 in total": behind a comma only at the end.
        return mark == "," && !cursor.isAtEnd
          ? nil : cursor.isAtPhraseEnd && !cursor.isAt(":") ? 2000 + value : nil
      }
      if mark == nil, let token = cursor.ahead(), token.digits == 2, let value = token.value,
        value > 0
      {
        // "3 jan 10", and nothing behind it: the year or the hour, which the calendar decides.
        cursor.index += 1
        return cursor.isAtEnd || cursor.isAt(".") && cursor.ahead(1) == nil ? value : nil
      }
      if cursor.take("'"), let token = cursor.ahead(), token.digits == 2, let value = token.value {
        cursor.index += 1
        return 2000 + value
      }
      guard let year = cursor.year(), !cursor.isAt("hours", ":") else { return nil }
      return year
    }
  }

  /// Whether the token before carries an ordinal's ending, or is an ordinal word other than
  /// "second".
  func isSuffixed(back: Int) -> Bool {
    guard let token = ahead(-back) else { return false }
    return ["st", "nd", "rd", "th"].contains(token.text)
  }

  /// "this month" 0, "next month" 1, "the month" 0.
  mutating func namedMonth() -> Int? {
    attempt { cursor in
      if cursor.take(phrase: "the", "month") { return 0 }
      _ = cursor.take("the")
      guard
        let word = cursor.take(anyOf: [
          "this", "next", "following", "coming", "upcoming", "current",
        ]),
        cursor.take("month")
      else { return nil }
      return word == "this" || word == "current" ? 0 : 1
    }
  }
}
