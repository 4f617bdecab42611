import Model

/// How often something is taken, and at how many hours.
extension RegimenSentence {
  /// Rhythms within a day, or over days, that no rule has.
  var rhythms: [String] {
    range.compactMap { index in
      // "on alternate evenings"
      if isAt(index, "alternate", "alternating"), facts(index + 1).part != nil,
        !series.contains(where: { $0.rule.interval > 1 })
      {
        return said(index, index + 2)
      }
      if let often = timesADay(at: index), !isMet(often.count) {
        return said(index, often.end)
      }
      if isAt(index, "every", "each"), text(index + 1).isOne(of: "other", "second", "third"),
        facts(index + 2).unit == .day, !series.contains(where: { $0.rule.interval > 1 })
      {
        return said(index, index + 3)
      }
      return nil
    }
  }

  /// Rhythms that no rule has, with a time or without: "on even days", "tds".
  var unknownRhythms: [String] {
    range.compactMap { index in
      if text(index).isOne(of: "even", "odd", "uneven"), isAt(index + 1, "days", "dates", "day") {
        return said(index, index + 2)
      }
      // "on days 1, 2 and 3", "5 mg am".
      let isDays = isTaken && isAt(index, "days") && number(index + 1) != nil
      let isHalf =
        isTaken && isAt(index, "am", "pm") && drafts.allSatisfy { $0.schedule == nil }
      if isDays || isHalf { return said(max(index - 1, range.lowerBound), index + 1) }
      let isLetters =
        RegimenWords.letters.contains(text(index))
        || isTaken && RegimenWords.shortLetters.contains(text(index))
      return isLetters ? said(index, index + 1) : nil
    }
  }

  /// "twice a day", "4 times daily", "3x per day": how often, and where the words end.
  func timesADay(at index: Int) -> (count: Int, end: Int)? {
    var place = index + 1
    let count: Int
    switch text(index) {
    case "twice": count = 2
    case "thrice": count = 3
    default:
      guard range.contains(index), tokens[index].isNumber || facts(index).cardinal != nil,
        let number = number(index), isAt(place, "times", "x")
      else { return nil }
      count = number
      place += 1
    }
    if isAt(place, "daily", "today") { return (count, place + 1) }
    guard text(place).isOne(of: "a", "per", "each", "every"), facts(place + 1).unit == .day else {
      return nil
    }
    return (count, place + 2)
  }

  /// Whether one of the to-dos comes so often each day.
  private func isMet(_ count: Int) -> Bool {
    let hours = series.filter { $0.rule.frequency == .daily || $0.rule.frequency == .weekly }
      .map { max($0.rule.byHour.count, 1) * max($0.rule.byMinute.count, 1) }
    return hours.contains { $0 >= count } || hours.count == count
  }
}

/// The meals and parts of the day that something is taken at.
extension RegimenSentence {
  /// The words from the first to the last of several, where fewer hours came of them.
  var meals: [String] {
    let isOfMeals = range.contains { isAt($0, "meals") || isMealLed($0) }
    guard isTaken || isOfMeals, !series.contains(where: { $0.rule.frequency.isSubDaily }) else {
      return []
    }
    var slots: Set<Slot> = []
    var (first, last): (Int?, Int) = (nil, 0)
    var isJoined = false
    for index in range {
      guard let slot = slot(at: index) else { continue }
      // "before meals and at bedtime": three of them, and one more.
      let isAll = isAt(index, "meals", "meal") && isAt(index + 1, "and", "&")
      if let first, first < index {
        isJoined =
          isJoined
          || (last..<index).contains { isAt($0, "and", "&", "then") || tokens[$0].isMark(",") }
      }
      slots.formUnion(isAll ? [.morning, .noon, .evening] : [slot])
      (first, last) = (first ?? index, index)
    }
    guard let first, isJoined, slots.count > hours.count else { return [] }
    return [said(first, last + 1)]
  }

  /// "before breakfast and two hours after dinner": by meals, as what is taken is.
  private func isMealLed(_ index: Int) -> Bool {
    DoubtWords.meals.contains(text(index)) && isAt(index - 1, "before", "after", "with")
  }

  private enum Slot { case morning, noon, evening, night }

  private func slot(at index: Int) -> Slot? {
    switch text(index) {
    case "breakfast": .morning
    case "lunch", "lunchtime": .noon
    case "dinner", "supper", "teatime", "meals", "meal": .evening
    case "bedtime", "bed": .night
    default:
      switch facts(index).part {
      case .morning: .morning
      case .noon, .afternoon: .noon
      case .evening: .evening
      case .night: .night
      default: nil
      }
    }
  }

  /// The moments of a day that the to-dos come at.
  private var hours: Set<Int> {
    Set(
      drafts.flatMap { draft -> [Int] in
        if let rule = draft.rule, !rule.byHour.isEmpty { return rule.byHour.map { $0 * 60 } }
        return draft.due?.time.map { [$0.secondsSinceMidnight / 60] } ?? []
      }
    )
  }
}

extension RegimenSentence {
  /// "two puffs morning and night": on one day, or on every one.
  var onceOnly: [String] {
    guard isTaken, series.isEmpty, drafts.count > 1, !range.contains(where: isDay),
      let twice = drafts.first(where: { draft in
        Set(drafts.filter { $0.title == draft.title }.compactMap(\.due?.time)).count > 1
      }), let phrase = twice.phrase
    else { return [] }
    return [phrase]
  }

  /// "at 8 but at 10 on weekends": more clock times than came out; "every 12 hours, at 8 and 20":
  /// each of them every 12 hours.
  var lostClocks: [String] {
    let said = range.filter { isAt($0, "at") && isClock($0 + 1) }
    if isTaken, let last = said.last, said.count > hours.count, !series.isEmpty,
      series.allSatisfy(\.rule.isDaily)
    {
      return [self.said(last, last + 2)]
    }
    let stepped = series.filter { $0.rule.frequency.isSubDaily }
    guard stepped.count > 1, stepped.allSatisfy({ $0.draft.title == stepped[0].draft.title }) else {
      return []
    }
    return stepped[0].draft.phrase.map { [$0] } ?? []
  }

  private func isClock(_ index: Int) -> Bool {
    guard let hour = number(index), (1...24).contains(hour) else { return false }
    return facts(index + 1).unit == nil && !isAt(index, "a", "an")
  }

  private func isDay(_ index: Int) -> Bool {
    facts(index).weekday != nil || facts(index).month != nil || tokens[index].isOrdinalEnding
      || text(index).isOne(of: "today", "tonight", "tomorrow", "this", "next")
      || RegimenWords.ends.contains(tokens[index].text)
  }
}

extension RecurrenceRule {
  fileprivate var isDaily: Bool { !frequency.isSubDaily }
}
