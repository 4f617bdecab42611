import Model

/// Ends without a day, weeks on and off, how often in all, and the hours of meals.
extension RegimenSentence {
  /// "until they are all gone": an end that no calendar has.
  var openEnds: [String] {
    guard series.contains(where: { $0.rule.until == nil && $0.rule.count == nil }) else {
      return []
    }
    return range.compactMap { index in
      guard RegimenWords.ends.contains(text(index)), range.contains(index + 1),
        text(index + 1).isOne(of: "they", "it", "it's")
          || text(index + 1).isOne(of: "they're", "all", "i")
          || text(index + 1).isOne(of: "he", "she", "we")
      else { return nil }
      return said(index, index + 5)
    }
  }

  /// "three weeks on, one off", "a break of a week": a rhythm that no rule has.
  var cycles: [String] {
    guard !series.isEmpty else { return [] }
    return range.compactMap { index in
      let isBreak =
        isAt(index, "break", "pause")
        && (isAt(index + 1, "of", "after") || facts(index - 1).unit != nil)
      let isOff =
        facts(index).unit != nil && isAt(index + 1, "off", "on") && number(index - 1) != nil
      let isWeekday = facts(index + 2).weekday != nil || facts(index + 2).month != nil
      return isBreak || isOff && !isWeekday
        ? said(max(index - 1, range.lowerBound), index + 3) : nil
    }
  }

  /// "six times altogether", "10 doses in all": how often, where no rule counts so far.
  var totals: [String] {
    guard !series.isEmpty else { return [] }
    return range.compactMap { index in
      let isTotal =
        isAt(index, "altogether") || isAt(index, "total", "all") && isAt(index - 1, "in")
      guard isTotal,
        let place = (max(index - 5, range.lowerBound)..<index).last(where: {
          !isAt($0, "a", "an") && number($0) != nil
        }),
        let count = number(place), !series.contains(where: { $0.rule.count == count })
      else { return nil }
      return said(place, index + 1)
    }
  }

  /// "with lunch", where nothing comes at noon.
  var mealHours: [String] {
    range.compactMap { index in
      guard let hours = mealHours(index), isTaken || !series.isEmpty || drafts.count > 1,
        isAt(index - 1, "before", "after", "with") || isAt(index - 1, "at", "and"),
        // "two hours before lunch" has an hour of its own.
        facts(index - 2).unit == nil
      else { return nil }
      let isMet = drafts.contains { draft in
        let own = draft.rule.map { $0.byHour } ?? []
        let hour = draft.due?.time.map { [$0.hour] } ?? []
        return (own + hour).contains { hours.contains($0) }
      }
      let isSubDaily = series.contains { $0.rule.frequency.isSubDaily }
      return isMet || isSubDaily ? nil : said(index - 1, index + 1)
    }
  }

  private func mealHours(_ index: Int) -> ClosedRange<Int>? {
    switch text(index) {
    case "breakfast": 4...11
    case "lunch": 11...15
    case "dinner", "supper": 16...21
    default: nil
    }
  }
}
