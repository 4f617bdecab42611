import Model

extension Rule {
  /// Dates in digits.
  static let numericDates: [Rule] = [
    Rule("2026-03-04", "2026/25/03", on: .number) { cursor in
      guard let year = cursor.digits(4...4), (1900...2199).contains(year),
        let separator = cursor.separator(), let second = cursor.gluedDigits(1...2),
        cursor.take(glued: separator), let third = cursor.gluedDigits(1...2)
      else { return nil }
      // ISO 8601 has no other order: 2027-13-01 is no day of January.
      let (month, day) = second > 12 && separator != "-" ? (third, second) : (second, third)
      guard (1...12).contains(month) || separator == "-", (1...31).contains(day) else { return nil }
      if cursor.ahead()?.isGlued == true, cursor.isAt("t"), cursor.ahead(1)?.isNumber == true {
        cursor.index += 1
        guard let clock = cursor.digitalClock() else { return nil }
        _ = cursor.take(glued: "z")
        return TimeMeaning(day: .date(month: month, day: day, year: year), clock: clock)
      }
      return .on(.date(month: month, day: day, year: year))
    },
    Rule("4/5/2026", on: .number) { cursor in
      guard let first = cursor.digits(1...2), let separator = cursor.separator(),
        let second = cursor.gluedDigits(1...2), cursor.take(glued: separator),
        let yearToken = cursor.ahead(), yearToken.isGlued,
        yearToken.digits == 4 || yearToken.digits == 2, var year = yearToken.value
      else { return nil }
      cursor.index += 1
      if yearToken.digits == 2 { year += year < 70 ? 2000 : 1900 }
      guard (1900...2199).contains(year), DayMeaning.isPossible(first, second) else { return nil }
      // "1.1.30" is a version before it is a date, "3-7-27" a score.
      let isLong = first > 9 || second > 9 || cursor.ahead(-2)?.digits == 2
      guard
        yearToken.digits == 4 || separator == "/" || separator == "." && isLong
          || separator == "-" && year >= 2020 && year < 2040 && cursor.isAtEnd
      else { return nil }
      if separator == "." {
        return .on(.date(month: second, day: first, year: year).orNumeric(first, second, year))
      }
      return .on(.numeric(first, second, year: year))
    },
    Rule("4/5", on: .number) { cursor in
      guard let first = cursor.digits(1...2), cursor.take(glued: "/"),
        let second = cursor.gluedDigits(1...2), DayMeaning.isPossible(first, second),
        // "1/4 cup", "3 1/2 oz", "1/2 hour": a fraction.
        cursor.ahead().map({ Cursor.measures.contains($0.text) }) != true,
        cursor.facts.unit?.seconds == nil, !cursor.isFraction(first, second),
        !(cursor.ahead(-4)?.isNumber == true && first < second && second <= 8
          && cursor.ahead(-5)?.isMark(":") != true && cursor.ahead(-5)?.text != "at")
      else { return nil }
      return .on(.numeric(first, second, year: nil))
    },
    Rule("8 / 27", on: .number) { cursor in
      guard let first = cursor.digits(1...2), cursor.take("/"),
        cursor.ahead(-1)?.isGlued == false, cursor.ahead()?.isGlued == false,
        let second = cursor.digits(1...2), DayMeaning.isPossible(first, second),
        max(first, second) > 12, cursor.isAtPhraseEnd
      else { return nil }
      return .on(.numeric(first, second, year: nil))
    },
    Rule("24.12.", on: .number) { cursor in
      guard let first = cursor.digits(1...2), cursor.take(glued: "."),
        let second = cursor.gluedDigits(1...2), cursor.take(glued: "."), (1...31).contains(first),
        (1...12).contains(second)
      else { return nil }
      return .on(.date(month: second, day: first, year: nil))
    },
    Rule("11/2026", on: .number) { cursor in
      guard let month = cursor.digits(1...2), cursor.separator() != nil,
        let year = cursor.gluedDigits(4...4), (1...12).contains(month),
        (1900...2199).contains(year)
      else { return nil }
      return .on(.month(month, year: year, isNext: false))
    },
    Rule("november/2026", on: .month) { cursor in
      guard let month = cursor.month(), cursor.take(glued: "/") || cursor.take(glued: "-")
      else { return nil }
      if let day = cursor.attempt({ cursor -> Int? in
        guard let day = cursor.gluedDigits(1...2), (1...31).contains(day),
          cursor.take(glued: "/") || cursor.take(glued: "-")
        else { return nil }
        return day
      }), let year = cursor.gluedDigits(4...4), (1900...2199).contains(year) {
        return .on(.date(month: month, day: day, year: year))
      }
      guard let year = cursor.gluedDigits(4...4), (1900...2199).contains(year) else { return nil }
      return .on(.month(month, year: year, isNext: false))
    },
    Rule("2026-11", on: .number) { cursor in
      // "invoice 2026-11": what comes behind a name belongs to it.
      let isNumbered = cursor.ahead(-1).map { before in
        before.isWord && before.facts.isEmpty && !FunctionWords.all.contains(before.text)
      }
      guard isNumbered != true else { return nil }
      guard let year = cursor.digits(4...4), (1900...2199).contains(year),
        cursor.separator() != nil, let month = cursor.gluedDigits(2...2),
        (1...12).contains(month)
      else { return nil }
      return .on(.month(month, year: year, isNext: false))
    },
  ]
}

extension DayMeaning {
  /// Whether two numbers can be a day and a month in some order.
  static func isPossible(_ first: Int, _ second: Int) -> Bool {
    (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
  }

  /// This date if its month exists, else the two numbers with their order left open.
  fileprivate func orNumeric(_ first: Int, _ second: Int, _ year: Int) -> DayMeaning {
    second <= 12 ? self : .numeric(first, second, year: year)
  }
}

extension Cursor {
  /// "4/5", "4/5/26", "4/5/2026".
  mutating func numericDay() -> DayMeaning? {
    attempt { cursor in
      guard let first = cursor.digits(1...2), cursor.take(glued: "/"),
        let second = cursor.gluedDigits(1...2), DayMeaning.isPossible(first, second)
      else { return nil }
      let year: Int? = cursor.attempt { cursor in
        guard cursor.take(glued: "/"), let year = cursor.gluedDigits(2...4), year != 0
        else { return nil }
        return year < 100 ? 2000 + year : (1900...2199).contains(year) ? year : nil
      }
      return .numeric(first, second, year: year)
    }
  }

  /// A number written with so many digits.
  mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    guard let token = ahead(), !token.isQuoted, count.contains(token.digits),
      let value = token.value
    else { return nil }
    index += 1
    return value
  }

  mutating func gluedDigits(_ count: ClosedRange<Int>) -> Int? {
    ahead()?.isGlued == true ? digits(count) : nil
  }

  /// "-", "/" or "." between the digits of a date.
  mutating func separator() -> Word? {
    ahead()?.isGlued == true ? take(anyOf: ["-", "/", "."]) : nil
  }
}

extension Cursor {
  /// "the 3/8 bolt", "drill 5/8 hole": a part of one, just read, and the thing that has it.
  fileprivate func isFraction(_ over: Int, _ under: Int) -> Bool {
    guard over < under, [2, 3, 4, 5, 6, 8, 16].contains(under), let thing = ahead(), thing.isWord,
      !thing.isGlued, thing.opening == [], !FunctionWords.all.contains(thing.text),
      !Verbs.isVerb(thing.text) || Verbs.thingLike.contains(thing.text),
      let before = ahead(-4), before.isWord
    else { return false }
    return TimeFilterWords.determiners.contains(before.text) || Verbs.isVerb(before.text)
  }

  /// What is measured in fractions.
  fileprivate static let measures = WordSet(
    """
    bottle capsule capsules cm cup cups dose doses dozen gallon gallons glass inch inches kg kilo kilos lb
    lbs liter liters litre litres marathon mile miles of ounce ounces oz pack packet pill pills pint pints
    pound pounds quart sachet spoon tab tablespoon tablespoons tablet tablets tabs tbsp teaspoon teaspoons
    tsp yard yards
    """
  )
}
