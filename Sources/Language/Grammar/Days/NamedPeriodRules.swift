import Model

extension Rule {
  /// Quarters by their numbers, and weeks by a day of theirs.
  static let namedPeriods: [Rule] = [
    Rule("q1", "the second quarter of 2027", on: [.other, .the, .ordinal]) { cursor in
      cursor.namedQuarter().map { .on($0) }
    },
    Rule("the end of q3", on: [.the, .edge]) { cursor in
      _ = cursor.take("the")
      guard let edge = cursor.edge(), cursor.take("of"), let quarter = cursor.namedQuarter() else {
        return nil
      }
      return .on(.edge(edge, quarter))
    },
    Rule("midweek", on: .edge) { cursor in
      cursor.take("midweek") ? .on(.edge(.middle, .period(.week, 0))) : nil
    },
    Rule("the week of the 7th", "week commencing 7 december", on: [.the, .unit, .other]) { cursor in
      _ = cursor.take("the")
      guard
        cursor.take("week")
          && cursor.take(anyOf: ["of", "commencing", "beginning", "starting"]) != nil
          || cursor.take("w") && cursor.take(glued: "/") && cursor.take(glued: "c")
      else { return nil }
      guard let day = cursor.baseDay() else { return nil }
      switch day {
      case .date, .dayOfMonth, .numeric: return .on(day)
      default: return nil
      }
    },
    Rule("20261203", on: .number) { cursor in
      guard let token = cursor.ahead(), token.digits == 8, let value = token.value else {
        return nil
      }
      let (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
      guard (2000...2099).contains(year), (1...12).contains(month), (1...31).contains(day)
      else { return nil }
      cursor.index += 1
      return .on(.date(month: month, day: day, year: year))
    },
  ]
}

extension Cursor {
  /// "q1", "q2 2027", "the first quarter of 2027", "the third quarter".
  fileprivate mutating func namedQuarter() -> DayMeaning? {
    attempt { cursor in
      let number: Int
      if cursor.take("q") {
        guard let digit = cursor.gluedDigits(1...1) else { return nil }
        number = digit
      } else {
        _ = cursor.take("the")
        guard let ordinal = cursor.ordinal(), cursor.take("quarter") else { return nil }
        number = ordinal
      }
      guard (1...4).contains(number) else { return nil }
      let year: Int? = cursor.attempt { cursor in
        _ = cursor.take(anyOf: ["of", ","])
        return cursor.year()
      }
      // "the Q3 numbers" are no time.
      guard cursor.isAtPhraseEnd else { return nil }
      return .nthUnit(number, .quarter, year.map(DayMeaning.year) ?? .period(.year, 0))
    }
  }
}
