import Model

extension Rule {
  /// Holidays by their names, and days beside them.
  static let holidays: [Rule] = [
    Rule(
      "christmas",
      "next easter",
      "the august bank holiday",
      "thanksgiving 2027",
      on: [.holiday, .the, .every, .next, .edge, .later, .month, .number, .ordinal]
    ) { cursor in
      cursor.holiday().map { .on($0) }
    },
    Rule(
      "the day after boxing day",
      "the week before easter",
      on: [.the, .unit]
    ) { cursor in
      _ = cursor.take("the")
      guard let unit = cursor.facts.unit, unit == .day || unit == .week || unit == .month
      else { return nil }
      cursor.index += 1
      var amount = Amount(unit: unit)
      guard let isAfter = cursor.besideWord(), let base = cursor.namedDay(),
        amount.add(halves: isAfter ? 2 : -2, of: unit)
      else { return nil }
      return .on(.shifted(base, amount))
    },
    Rule("the night before christmas", "the morning after thanksgiving", on: [.the, .part]) {
      cursor in
      _ = cursor.take("the")
      guard let part = cursor.part(), let isAfter = cursor.besideWord(),
        let base = cursor.namedDay()
      else { return nil }
      return TimeMeaning(day: .shifted(base, Amount(days: isAfter ? 1 : -1)), part: part)
    },
    Rule(
      "the friday before christmas",
      "the monday after easter",
      on: [.the, .weekday]
    ) { cursor in
      _ = cursor.take("the")
      guard let weekday = cursor.weekday(), let isAfter = cursor.besideWord(),
        let base = cursor.namedDay()
      else { return nil }
      return .on(.beside(weekday, isAfter: isAfter, base))
    },
    Rule("every christmas", on: .every) { cursor in
      guard cursor.every(),
        let match = Holiday.table.match(cursor.tokens, at: cursor.index, end: cursor.end),
        let rule = Holiday.all[match.value].rule.yearly
      else { return nil }
      cursor.index = match.end
      return .repeating(rule)
    },
  ]
}

extension Cursor {
  /// "christmas", "this easter", "thanksgiving 2027", "the bank holiday".
  mutating func holiday() -> DayMeaning? {
    attempt { cursor in
      // "chinese new year", "orthodox easter" follow calendars that are not known here.
      guard !Holiday.strangers.contains(cursor.ahead(-1)?.text ?? .none) else { return nil }
      _ = cursor.take(anyOf: ["this", "next", "the", "coming"])
      guard let match = Holiday.table.match(cursor.tokens, at: cursor.index, end: cursor.end)
      else { return nil }
      cursor.index = match.end
      let year: Int? = cursor.attempt { cursor in
        cursor.skip(",", "of", "in")
        return cursor.year()
      }
      return .holiday(match.value, year: year)
    }
  }

  /// A holiday, or a day of a month: what days are counted from by their names.
  fileprivate mutating func namedDay() -> DayMeaning? {
    if let day = holiday() { return day }
    return attempt { cursor in
      guard let day = cursor.baseDay() else { return nil }
      switch day {
      case .date, .numeric, .nth: return day
      default: return nil
      }
    }
  }

  /// "after" true, "before" false.
  fileprivate mutating func besideWord() -> Bool? {
    if take("after") || take("following") { return true }
    return take("before") ? false : nil
  }
}
