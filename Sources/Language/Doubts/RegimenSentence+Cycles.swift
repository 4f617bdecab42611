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

  /// "six times altogether", "for 14 doses": how often, where no rule counts so far.
  var totals: [String] {
    guard !series.isEmpty else { return [] }
    return range.compactMap { index in
      let isTotal =
        isAt(index, "altogether") || isAt(index, "total", "all") && isAt(index - 1, "in")
      let isCounted =
        isAt(index, "doses", "tablets", "capsules")
        || isAt(index, "times", "sessions", "injections")
      let first = isTotal ? max(index - 5, range.lowerBound) : index - 1
      guard isTotal || isCounted && isAt(index - 2, "for"), first >= range.lowerBound,
        let place = (first..<index).last(where: { !isAt($0, "a", "an") && number($0) != nil }),
        let count = number(place), !series.contains(where: { $0.rule.count == count })
      else { return nil }
      return said(place, index + 1)
    }
  }

  /// "only up to saturday", "through the winter", "for a fortnight": an end that no rule has.
  var missedEnds: [String] {
    range.compactMap { index in
      let isEndless = series.allSatisfy { $0.rule.until == nil && $0.rule.count == nil }
      guard isEndless else { return nil }
      if isAt(index, "up"), isAt(index + 1, "to", "until"),
        isDayOrMonth(index + 2) || isDayOrMonth(index + 3)
      {
        return said(index, index + 3)
      }
      if isAt(index, "through", "until", "over"), isAt(index + 1, "the"),
        text(index + 2).isOne(of: "winter", "summer", "spring", "autumn"), !series.isEmpty
      {
        return said(index, index + 3)
      }
      let isLength = isAt(index, "for") && isAt(index + 1, "a", "an", "one")
      let unit = facts(index + 2).unit
      return isLength && (unit == .week || unit == .fortnight || unit == .month)
        ? said(index, index + 3) : nil
    }
  }

  private func isDayOrMonth(_ index: Int) -> Bool {
    facts(index).weekday != nil || facts(index).month != nil
  }

  /// "thirty minutes before food at 7, 12 and 18": how far from food, which is no earlier time.
  var foodDistances: [String] {
    range.compactMap { index in
      guard facts(index).unit == .minute || facts(index).unit == .hour,
        isAt(index + 1, "before", "after"),
        isFood(index + 2) || isAt(index + 2, "any", "my", "other") && isFood(index + 3),
        drafts.contains(where: { !$0.leads.isEmpty }) || hasOtherClocks(index)
      else { return nil }
      return isKept(index, index + 3) && !drafts.contains { !$0.leads.isEmpty }
        && !hasOtherClocks(index)
        ? nil : said(max(index - 1, range.lowerBound), index + 3)
    }
  }

  private func isFood(_ index: Int) -> Bool {
    text(index).isOne(of: "food", "meals", "meal", "eating") || isAt(index, "bed", "bedtime")
  }

  /// Whether clock times were said that nothing comes at.
  private func hasOtherClocks(_ index: Int) -> Bool {
    let said = range.filter { isAt($0, "at") }.compactMap { number($0 + 1) }.filter {
      (1...24).contains($0)
    }
    return !said.isEmpty
      && !said.allSatisfy { hour in clockHours.contains { $0 % 12 == hour % 12 } }
  }

  private var clockHours: [Int] {
    drafts.flatMap { draft in (draft.rule?.byHour ?? []) + (draft.due?.time.map { [$0.hour] } ?? [])
    }
  }

  /// "at 8, 2 and 8": a row of hours, of which fewer came out.
  var rowsOfHours: [String] {
    range.compactMap { index in
      guard isAt(index, "at") else { return nil }
      var (count, place, last) = (0, index + 1, index + 1)
      while let hour = number(place), (1...24).contains(hour), !tokens[place].isQuoted {
        count += 1
        last = place + 1
        place += 1
        while range.contains(place), tokens[place].isMark(",") || isAt(place, "and") { place += 1 }
        if facts(place).unit != nil { return nil }
      }
      let moments = drafts.filter { $0.schedule != nil }.reduce(0) { sum, draft in
        sum + max(1, draft.rule.map { $0.byHour.count * max($0.byMinute.count, 1) } ?? 1)
      }
      return count > 2 && moments < count ? said(index, last) : nil
    }
  }

  /// "on school nights": not every one.
  var schoolDays: [String] {
    range.compactMap { index in
      guard isAt(index, "school"), isAt(index + 1, "nights", "days", "mornings"),
        series.contains(where: { $0.rule.byDay.isEmpty })
      else { return nil }
      return said(index, index + 2)
    }
  }

  /// "at the first sign of a headache", "first one now": no date, and no later hour.
  var firstOnes: [String] {
    range.compactMap { index in
      guard isAt(index, "first") else { return nil }
      if isAt(index + 1, "sign", "signs", "symptom") { return said(index, index + 2) }
      let isNow = isAt(index + 1, "one", "dose", "tablet") && isAt(index + 2, "now", "today")
      return isNow && isTaken ? said(index, index + 3) : nil
    }
  }

  /// "with lunch", where nothing comes at noon.
  var mealHours: [String] {
    range.compactMap { index in
      guard let hours = mealHours(index), isTaken || !series.isEmpty || drafts.count > 1,
        isMealLead(index - 1) || isMealLead(index - 2) && isAt(index - 1, "my", "his", "her"),
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

  private func isMealLead(_ index: Int) -> Bool {
    isAt(index, "before", "after", "with") || isAt(index, "at", "and")
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
