import Model

extension Rule {
  /// Dates with dots, day before month as everywhere that writes them, where nothing else is meant.
  ///
  /// "2.10" alone may be a price, a version or a chapter: a day, "on" or a clock time beside it
  /// makes it a date.
  static let dottedDates: [Rule] = [
    Rule("on 19.06", on: .on) { cursor in
      guard cursor.take("on") else { return nil }
      _ = cursor.take("the")
      return cursor.dottedDay().map { .on($0) }
    },
    Rule("monday 19.06", on: .weekday) { cursor in
      guard cursor.weekday() != nil else { return nil }
      cursor.skip(",", "the")
      return cursor.dottedDay().map { .on($0) }
    },
    Rule("19.06 15:30", on: .number) { cursor in
      guard let day = cursor.dottedDay() else { return nil }
      cursor.skip("at", ",")
      guard let clock = cursor.clock() else { return nil }
      return TimeMeaning(day: day, clock: clock)
    },
    Rule("19.06 in the evening", on: .number) { cursor in
      guard let day = cursor.dottedDay() else { return nil }
      if cursor.take("in") { _ = cursor.take("the") } else { cursor.skip("at") }
      return cursor.part().map { TimeMeaning(day: day, part: $0) }
    },
    Rule("19.06 - 21.06", "27.11.-29.11.2026", on: [.number, .from]) { cursor in
      cursor.skip("from", "between")
      guard let first = cursor.dottedDay(), cursor.rangeWord(isDay: true),
        let last = cursor.dottedDay()
      else { return nil }
      return TimeMeaning(day: first, endDay: last)
    },
  ]
}

extension Cursor {
  /// "19.06", "9.10", "19.6.", "29.11.2026": the month has two digits or a dot behind it.
  fileprivate mutating func dottedDay() -> DayMeaning? {
    attempt { cursor in
      guard let day = cursor.digits(1...2), (1...31).contains(day), cursor.take(glued: "."),
        let token = cursor.ahead(), token.isGlued, let month = cursor.digits(1...2),
        (1...12).contains(month)
      else { return nil }
      var year: Int?
      if cursor.isAt("."), cursor.ahead()?.isGlued == true {
        cursor.index += 1
        if let digits = cursor.gluedDigits(4...4) {
          guard (1900...2199).contains(digits) else { return nil }
          year = digits
        }
      } else {
        guard token.digits == 2 else { return nil }
      }
      guard !cursor.isAt("am", "pm", "h"), !cursor.isGluedToWord else { return nil }
      return .date(month: month, day: day, year: year)
    }
  }
}
