import Model

extension Rule {
  /// Stretches of time: the start is when it rings, the end is kept.
  static let ranges: [Rule] = [
    Rule("from 3 to 5", on: .from) { cursor in
      let isWithinRepeat = cursor.ahead(-1)?.facts.unit.map { $0.days < 1 } ?? false
      let word = cursor.take(anyOf: ["from", "between"])
      guard word != nil else { return nil }
      _ = cursor.take("at")
      guard let start = cursor.endOfStretch(),
        cursor.rangeWord() || word == "between" && cursor.take("and")
      else { return nil }
      _ = cursor.take("at")
      guard let end = cursor.endOfStretch(), !end.isBare || !cursor.isAtMonthOfDay,
        !end.isBare || cursor.isAtPhraseEnd
          || cursor.ahead().map({ Verbs.isVerb($0.text) || isWithinRepeat && $0.isWord }) == true
      else { return nil }
      return .stretch(start, end)
    },
    Rule("after 3 pm but before 6 pm", on: [.bound, .later]) { cursor in
      guard cursor.clockWord() == .after, let start = cursor.clockOrNumber() else { return nil }
      cursor.skip("but", "and", ",")
      guard cursor.take("before") || cursor.take("by") || cursor.take("until"),
        let end = cursor.clockOrNumber(),
        !end.isBare || cursor.isAtPhraseEnd && !cursor.isAtMonthOfDay
      else { return nil }
      return .stretch(start, end)
    },
    Rule("9 to 5", "3-5pm", on: [.number, .amount, .part]) { cursor in
      let isBehindDay = cursor.isRangeBehindDay
      let named = cursor.ahead(-1)?.text
      guard cursor.mayEndLater, let start = cursor.endOfStretch(), cursor.rangeWord(),
        let end = cursor.endOfStretch(),
        !end.isBare || cursor.isAtPhraseEnd && !cursor.isAtMonthOfDay
      else { return nil }
      if start.isBare, end.isBare, let named, TimeFilterWords.numbered.contains(named) {
        return nil
      }
      var meaning = TimeMeaning.stretch(start, end)
      if start.isBare, end.isBare, let part = cursor.partBehind() {
        meaning.part = part
      } else if start.isBare, end.isBare {
        meaning.clock?.isBare = !isBehindDay
      } else if !start.isClear, !end.isClear {
        return nil
      }
      return meaning
    },
    Rule("from monday to friday", on: [.from, .weekday]) { cursor in
      let word = cursor.take(anyOf: ["from", "between"])
      guard let start = cursor.weekday(),
        cursor.rangeWord() || word == "between" && cursor.take("and"),
        let end = cursor.weekday()
      else { return nil }
      return TimeMeaning(day: .weekday(start, .coming), endDay: .weekday(end, .coming))
    },
    Rule("from the 20th to the 27th", on: .from) { cursor in
      guard cursor.take(anyOf: ["from", "between"]) != nil else { return nil }
      _ = cursor.take("the")
      guard let first = cursor.ordinal(), (1...31).contains(first), cursor.facts.month == nil,
        cursor.rangeWord(isDay: true) || cursor.take("and")
      else { return nil }
      _ = cursor.take("the")
      guard let last = cursor.ordinal(), (1...31).contains(last), !cursor.isAt("of"),
        cursor.facts.month == nil
      else { return nil }
      return TimeMeaning(
        day: .dayOfMonth(first, months: nil),
        endDay: .dayOfMonth(last, months: nil)
      )
    },
    Rule("march 3 to 5", "march between 3 and 5", on: [.from, .month]) { cursor in
      cursor.skip("from", "between")
      guard let month = cursor.month() else { return nil }
      cursor.skip("from", "between")
      _ = cursor.take("the")
      guard let first = cursor.dayNumber(), cursor.rangeWord(isDay: true) else { return nil }
      var endMonth = cursor.month()
      _ = cursor.take("the")
      guard let last = cursor.dayNumber() else { return nil }
      // "april 27th to the 3rd" ends in May.
      if endMonth == nil { endMonth = last < first ? month % 12 + 1 : month }
      guard let endMonth else { return nil }
      let year = cursor.trailingYear()
      return TimeMeaning(
        day: .date(month: month, day: first, year: year),
        endDay: .date(month: endMonth, day: last, year: year)
      )
    },
    Rule("1/28 - 2/3", "from 3/10 to 3/12/2026", on: [.from, .number]) { cursor in
      cursor.skip("from", "between")
      guard let first = cursor.numericDay(), cursor.rangeWord(isDay: true),
        let last = cursor.numericDay()
      else { return nil }
      return TimeMeaning(day: first, endDay: last)
    },
    Rule(
      "4/28 - tomorrow",
      "december to may 2027",
      "from 2026 to 2028",
      "tuesday, january 1st - friday, february 15",
      on: [.number, .ordinal, .month, .weekday, .preposition, .keyword]
    ) { cursor in
      guard cursor.mayEndLater else { return nil }
      let word = cursor.take(anyOf: ["from", "between"])
      guard let first = cursor.datedDay(),
        word == "between" ? cursor.take("and") : cursor.rangeWord(),
        let last = cursor.datedDay()
      else { return nil }
      return TimeMeaning(day: first, endDay: last)
    },
    Rule("the 3rd to the 5th of march", on: [.the, .from, .number, .ordinal]) { cursor in
      // "every day at 8 until 20 march", "daily 8 till 3 may": an hour, and how far it goes.
      let isHour = cursor.isBehindAt
      let isRepeated = cursor.isBehindRepeat
      cursor.skip("from", "between")
      _ = cursor.take("the")
      guard let first = cursor.dayNumber(), cursor.rangeWord(isDay: true), !isHour,
        !isRepeated || cursor.ahead(-1)?.text.isOne(of: "to", "-", "and") == true
      else { return nil }
      _ = cursor.take("the")
      guard let last = cursor.dayNumber() else { return nil }
      _ = cursor.take("of")
      guard let month = cursor.month() else { return nil }
      let year = cursor.trailingYear()
      return TimeMeaning(
        day: .date(month: month, day: first, year: year),
        endDay: .date(month: month, day: last, year: year)
      )
    },
  ]
}

extension Cursor {
  /// Whether the month of the day number just read follows: "20 march", but not "5 march 3".
  fileprivate var isAtMonthOfDay: Bool {
    var behind = self
    behind.skip("of")
    guard behind.month() != nil else { return false }
    return behind.dayNumber() == nil
  }

  /// Whether a word that only a clock time follows stands right before.
  fileprivate var isBehindAt: Bool { ahead(-1)?.text.isOne(of: "at", "@", "around") == true }

  /// "saturday 10 to 12", both in digits and behind a day: no ten minutes to noon.
  var isRangeBehindDay: Bool {
    guard let day = ahead(-1), day.facts.weekday != nil || isBehindRelativeDay, let first = ahead(),
      first.isNumber, ahead(1)?.text == "to", ahead(2)?.isNumber == true
    else { return false }
    return true
  }

  private var isBehindRelativeDay: Bool {
    ["today", "tomorrow", "tonight"].contains(ahead(-1)?.text)
  }
}

extension DayMeaning {
  /// Whether it is a single day, whatever the calendar says.
  var isOneDay: Bool {
    switch self {
    case .relativeDay, .weekday: true
    default: false
    }
  }

  /// Whether it is a day of a month without a year.
  var isDateOfAnyYear: Bool {
    if case .date(_, _, nil) = self { return true }
    return false
  }

  /// Whether the year was said.
  var hasYear: Bool {
    switch self {
    case .date(_, _, let year), .numeric(_, _, let year), .month(_, let year, _): year != nil
    case .year: true
    default: false
    }
  }
}

extension Cursor {
  /// Whether one of the next words can lead to the end of a stretch.
  var mayEndLater: Bool {
    isNear("-", "\u{2013}", "\u{2014}", "to", "till", "til", "until", "through", "thru", "and")
  }

  /// A day or month with a name or number of its own, behind its weekday if that was said, too.
  fileprivate mutating func datedDay() -> DayMeaning? {
    attempt { cursor in
      let isBehindWeekday: Bool =
        cursor.attempt { cursor in
          guard cursor.weekday() != nil else { return nil }
          cursor.skip(",", "the")
          return cursor.facts.month != nil || cursor.ahead()?.isNumber == true ? true : nil
        } ?? false
      if !isBehindWeekday, cursor.isAt("this"), cursor.ahead(1)?.facts.month != nil {
        cursor.index += 1
      }
      if let year = cursor.year() { return .year(year) }
      guard let day = cursor.baseDay() else { return nil }
      switch day {
      case .date, .numeric, .month, .relativeDay, .year: return day
      default: return nil
      }
    }
  }
}

extension TimeMeaning {
  /// From one clock time to another; "3-5pm" means 3 pm.
  static func stretch(_ start: ClockMeaning, _ end: ClockMeaning) -> TimeMeaning {
    var start = start
    var end = end
    start.isBare = false
    end.isBare = false
    if start.half == .open, end.half == .pm || end.half == .am {
      let isEarlier = start.hour % 12 <= end.hour % 12
      start.half = isEarlier ? end.half : end.half == .pm ? .am : .pm
    } else if end.half == .open, start.half != .open, start.half != .exact {
      let isLater = end.hour % 12 > start.hour % 12
      end.half = isLater ? start.half : start.half == .pm ? .am : .pm
    }
    return TimeMeaning(clock: start, endClock: end)
  }
}

extension Cursor {
  /// "at night", "in the morning" behind a stretch of hours.
  fileprivate mutating func partBehind() -> PartOfDay? {
    attempt { cursor in
      if cursor.take("at") { return cursor.take("night") ? .night : nil }
      guard cursor.take(phrase: "in", "the") else { return nil }
      return cursor.part()
    }
  }
}

extension Cursor {
  /// A clock time at either end of a stretch, "half past two" included; not the 6:55 of "5 to 7".
  fileprivate mutating func endOfStretch() -> ClockMeaning? {
    if isAt("half", "quarter") || isAt("a") || ahead(1)?.text == "past" {
      return minutesPastOrTo() ?? halfHour() ?? clockOrNumber()
    }
    return attempt { $0.fourDigits() ?? $0.dotted() } ?? clockOrNumber()
  }
}

extension Cursor {
  /// "0900", "1400": not a year.
  private mutating func fourDigits() -> ClockMeaning? {
    guard let token = ahead(), token.digits == 4, !(1900...2099).contains(token.value ?? 0)
    else { return nil }
    return militaryClock()
  }

  /// "14.30", which a stretch makes a clock time.
  private mutating func dotted() -> ClockMeaning? {
    guard let hour = digits(1...2), hour < 24, take(glued: "."), let minute = gluedDigits(2...2),
      minute < 60, !isAt("am", "pm", ".")
    else { return nil }
    return ClockMeaning(
      hour: hour,
      minute: minute,
      half: hour > 12 || hour == 0 ? .exact : .open,
      hasMinute: true
    )
  }
}

extension ClockMeaning {
  /// Whether this is a time beyond doubt, not just a number.
  var isClear: Bool { hasMinute || half == .am || half == .pm }
}

extension Cursor {
  /// "to", "-", "until", "through" between the ends of a stretch.
  mutating func rangeWord(isDay: Bool = false) -> Bool {
    if isDay, take("and") { return true }
    guard let token = ahead() else { return false }
    return take(anyOf: token.kind == .mark ? Cursor.rangeMarks : Cursor.rangeWords) != nil
  }

  private static let rangeMarks: [Word] = ["-", "\u{2013}", "\u{2014}"]
  private static let rangeWords: [Word] = ["to", "till", "til", "until", "through", "thru"]
}
