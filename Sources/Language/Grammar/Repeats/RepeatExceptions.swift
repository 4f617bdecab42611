import Model

/// What a repeat leaves out, as it was said.
private struct LeavingOut {
  var weekdays: Set<Weekday> = []
  var months: Set<Int> = []
  var days: [DayMeaning] = []

  var isEmpty: Bool { weekdays.isEmpty && months.isEmpty && days.isEmpty }
}

extension Cursor {
  /// "at 8 skip weekends": every day but those, where days of a kind are denied to a clock time.
  mutating func daysWithoutSome(_ said: TimeMeaning?) -> RepeatMeaning? {
    guard let said, !said.isRepeating, said.clock != nil, said.day == nil, said.offset == nil,
      said.moreDays.isEmpty
    else { return nil }
    return attempt { cursor in
      cursor.skip(",")
      let (start, before) = (cursor.index, cursor)
      guard cursor.takeDenial(), cursor.index > start else { return nil }
      cursor = before
      return cursor.leavingOut(of: RepeatMeaning(frequency: .daily))
    }
  }

  /// "except sundays", "but not in december", "other than christmas and the 7th": what is left.
  mutating func leavingOut(of rule: RepeatMeaning) -> RepeatMeaning? {
    guard exceptionWord() else { return nil }
    var out = LeavingOut()
    repeat {
      guard attempt({ $0.take(into: &out) ? true : nil }) != nil else { break }
    } while attempt({ $0.leadsToAnother(besides: out) ? true : nil }) != nil
    guard !out.isEmpty else { return nil }
    return rule.leaving(out)
  }

  /// "except", "but not", "other than"; "not on" and "not in", which only a day or a month follows.
  private mutating func exceptionWord() -> Bool {
    skip(",")
    if take("except") || take("excluding") || take("excepting") {
      skip("for", "on", "in", "during")
      return true
    }
    if take(phrase: "other", "than") || take(phrase: "apart", "from")
      || take(phrase: "but", "not")
    {
      skip("on", "in", "for", "during")
      return true
    }
    if isAt("not"), ahead(1)?.text.isOne(of: "on", "in", "during") == true {
      index += 2
      return true
    }
    if takeDenial() { return true }
    return isAt("but") && ahead(1)?.facts.weekday != nil && take("but")
  }

  /// "no sundays", "never on sundays", "skipping weekends": before several days of a kind.
  private mutating func takeDenial() -> Bool {
    attempt { cursor in
      cursor.skip("and", "but", "just")
      guard
        cursor.take(anyOf: [
          "no", "not", "never", "skip", "skipping", "without", "minus", "don't",
        ]) != nil
      else { return nil }
      cursor.skip("on", "do", "take", "the")
      return cursor.isAtDaysOfAKind ? true : nil
    } ?? false
  }

  /// "sundays", "weekends": several days of a kind.
  private var isAtDaysOfAKind: Bool {
    isAt("weekends") || facts.weekday != nil && facts.isPlural
  }

  /// ", ", "and", "or", where one more of what is left out follows.
  private mutating func leadsToAnother(besides out: LeavingOut) -> Bool {
    let start = index
    skip(",")
    skip("and", "or", "nor", "&")
    skip("on", "in", "during")
    var (copy, more) = (self, out)
    return index > start && copy.take(into: &more)
  }

  /// One weekday, month or day, or a rest of the week.
  private mutating func take(into out: inout LeavingOut) -> Bool {
    if take("weekends") || take("weekend") || take(phrase: "the", "weekend") {
      out.weekdays.formUnion([.saturday, .sunday])
      return true
    }
    if take(phrase: "bank", "holidays"), let number = Holiday.bankHolidays {
      out.days.append(.holiday(number, year: nil))
      return true
    }
    guard let said = Rule.read(&self) ?? attempt({ $0.take("the") ? Rule.read(&$0) : nil })
    else { return false }
    if let repeats = said.repeats {
      guard repeats.frequency == .weekly, repeats.interval == 1, said.part == nil,
        repeats.days.allSatisfy({ $0.ordinal == nil })
      else { return false }
      out.weekdays.formUnion(repeats.days.map(\.weekday))
      return true
    }
    guard let day = said.day, said == .on(day) else { return false }
    switch day {
    case .weekday(let weekday, .coming): out.weekdays.insert(weekday)
    case .month(let month, nil, false): out.months.insert(month)
    case .year, .edge, .period(.year, _), .period(.month, _): return false
    default: out.days.append(day)
    }
    return true
  }
}

extension RepeatMeaning {
  /// What is left of the repeat; `nil` where its parts do not go with that, or nothing is.
  fileprivate func leaving(_ out: LeavingOut) -> RepeatMeaning? {
    var rule = self
    if !out.weekdays.isEmpty {
      let isDaily = frequency == .daily && days.isEmpty
      let isWeekly = frequency == .weekly && !days.isEmpty && days.allSatisfy { $0.ordinal == nil }
      guard interval == 1, monthDays.isEmpty, isDaily || isWeekly else { return nil }
      let all =
        isDaily ? Weekday.allCases.map { NthWeekday(ordinal: nil, weekday: $0) } : days
      let left = all.filter { !out.weekdays.contains($0.weekday) }
      guard !left.isEmpty, left.count < all.count else { return nil }
      (rule.frequency, rule.days) = (.weekly, left)
    }
    if !out.months.isEmpty {
      guard months.isEmpty, !isWithinDay else { return nil }
      rule.months = (1...12).filter { !out.months.contains($0) }
    }
    rule.exceptions += out.days
    return rule
  }
}
