import Model

extension Rule {
  /// Days, clock times and rhythms that nothing has: told as such, never scheduled.
  static let impossibleTimes: [Rule] = [
    Rule("on 32 march", "by the 35th of june", "on march 45", on: [.on, .bound, .from]) { cursor in
      guard cursor.leadsToDay() else { return nil }
      if cursor.month() != nil {
        return cursor.tooLateDay() && cursor.isAtPhraseEnd ? .impossible : nil
      }
      guard cursor.tooLateDay() else { return nil }
      _ = cursor.take("of")
      return cursor.month() == nil ? nil : .impossible
    },
    Rule("on 13/13", on: [.on, .bound, .from]) { cursor in
      guard cursor.leadsToDay(), let first = cursor.digits(1...2), cursor.take(glued: "/"),
        let second = cursor.gluedDigits(1...2), first != 24, !DayMeaning.isPossible(first, second),
        cursor.isAtPhraseEnd
      else { return nil }
      return .impossible
    },
    Rule("at 25:61", "by 7:75", on: [.at, .bound, .from]) { cursor in
      guard cursor.clockWord() != nil, let hour = cursor.digits(1...2), cursor.take(glued: ":"),
        let minute = cursor.gluedDigits(2...2),
        minute > 59 || hour > 24 || hour == 24 && minute > 0,
        cursor.isAtPhraseEnd
      else { return nil }
      return .impossible
    },
    Rule("3 weeks on, one week off", "21 days on and 7 off", on: [.number, .amount]) { cursor in
      guard let count = cursor.amount(), count.seconds == 0, cursor.take("on") else { return nil }
      cursor.skip(",", "/")
      cursor.skip("and", "then")
      guard cursor.amount()?.seconds == 0 || cursor.cardinal() != nil, cursor.take("off") else {
        return nil
      }
      return TimeMeaning(isPast: true, special: .cycle)
    },
    Rule("every 0 days", "every 1000000 days", on: .every) { cursor in
      guard cursor.every(), let token = cursor.ahead(), token.isNumber else { return nil }
      guard token.value.map({ $0 == 0 || $0 > RepeatMeaning.longestInterval }) ?? true else {
        return nil
      }
      cursor.index += 1
      return cursor.facts.unit != nil && cursor.repeatUnit() != nil ? .impossible : nil
    },
  ]
}

extension Cursor {
  /// "on", "by", "before", "until", "from" before a day.
  fileprivate mutating func leadsToDay() -> Bool {
    guard take(anyOf: ["on", "by", "before", "until", "till", "from", "after"]) != nil else {
      return false
    }
    _ = take("the")
    return true
  }

  /// 32 to 99, which is the number of no day.
  fileprivate mutating func tooLateDay() -> Bool {
    guard let number = digits(2...2), number > 31 else { return false }
    if ahead()?.isOrdinalEnding == true { index += 1 }
    return true
  }
}

extension TimeMeaning {
  fileprivate static let impossible = TimeMeaning(isPast: true, special: .impossible)

  /// Whether a day was named that no year has, or not the year that was said.
  var isInNoCalendar: Bool {
    if day?.isInNoCalendar == true || endDay?.isInNoCalendar == true { return true }
    guard let repeats else { return false }
    if repeats.until?.isInNoCalendar == true || repeats.starting?.isInNoCalendar == true {
      return true
    }
    return repeats.frequency == .yearly && !repeats.months.isEmpty && !repeats.monthDays.isEmpty
      && repeats.months.allSatisfy { month in
        repeats.monthDays.allSatisfy {
          DayMeaning.date(month: month, day: $0, year: nil).isInNoCalendar
        }
      }
  }
}

extension DayMeaning {
  /// "31 february", "29 february 2027": a date that never comes.
  fileprivate var isInNoCalendar: Bool {
    switch self {
    case .date(let month, let day, let year):
      // A year of two digits may be the hour, and any leap year has the longest February.
      let year = year.flatMap { $0 < 100 ? nil : $0 } ?? 2028
      return day > 0 && CivilDate(year: year, month: month, day: day) == nil
    case .numeric(let first, let second, let year):
      guard max(first, second) > 12 else { return false }
      let (day, month) = first > 12 ? (first, second) : (second, first)
      return DayMeaning.date(month: month, day: day, year: year).isInNoCalendar
    case .shifted(let base, _), .edge(_, let base), .beside(_, _, let base):
      return base.isInNoCalendar
    default: return false
    }
  }
}
