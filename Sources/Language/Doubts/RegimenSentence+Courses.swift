import Model

/// How long something is taken, and what comes behind.
extension RegimenSentence {
  /// Courses that came into no end, or into one on another day.
  var courses: [String] {
    var words: [String] = []
    var lengths: [Course] = []
    for index in range {
      if let second = secondPhase(at: index) { words.append(second) }
      guard let course = course(at: index) else { continue }
      lengths.append(course)
      if !isMet(course) { words.append(said(course.tokens.lowerBound, course.tokens.upperBound)) }
    }
    return words
  }

  /// So many days of taking something.
  struct Course {
    var days: Int
    var tokens: Range<Int>
    /// "for the next week": it may begin tomorrow.
    var isNext = false
  }

  /// "for five nights", "a 5-day course", "stop after 6 days".
  private func course(at index: Int) -> Course? {
    if isAt(index, "for") {
      var place = index + 1
      while text(place).isOne(of: "the", "next", "only", "another", "about")
        || isAt(place, "at", "most")
        || isAt(place, "up", "to", "maximum")
      {
        place += 1
      }
      let isNext = isAt(place - 1, "next")
      let count = isNext && unit(place) != nil ? 1 : number(place)
      if !(isNext && unit(place) != nil) { place += 1 }
      guard let count, count > 0, let days = unit(place) else { return nil }
      return Course(days: count * days, tokens: index..<place + 1, isNext: isNext)
    }
    if isAt(index, "after"), range.lowerBound < index,
      (max(index - 3, range.lowerBound)..<index).contains(where: {
        isAt($0, "stop", "end", "finish")
      }),
      let count = number(index + 1), let days = unit(index + 2)
    {
      return Course(days: count * days, tokens: index..<index + 3)
    }
    return unnamedCourse(at: index)
  }

  /// "a 5-day course", "x 7 days", "10 days" of something taken.
  private func unnamedCourse(at index: Int) -> Course? {
    let isApart = range.contains(index - 1) && tokens[index - 1].isMark(",")
    guard isTaken || isApart && !series.isEmpty, range.contains(index), !tokens[index].isQuoted,
      tokens[index].isNumber || facts(index).cardinal != nil, let count = number(index), count > 0,
      !RegimenWords.beforeOtherDays.contains(text(index - 1))
    else { return nil }
    let place = range.contains(index + 1) && tokens[index + 1].isMark("-") ? index + 2 : index + 1
    guard facts(place).unit != nil, let days = unit(place),
      !text(place + 1).isOne(of: "before", "after", "later", "apart", "ago", "off"),
      !text(place + 1).isOne(of: "from", "old", "early", "ahead", "between")
    else { return nil }
    return Course(days: count * days, tokens: index..<place + 1)
  }

  private func unit(_ index: Int) -> Int? {
    if facts(index).part != nil, text(index) != "noon" { return 1 }
    return switch facts(index).unit {
    case .day: 1
    case .week: 7
    case .fortnight: 14
    case .month: 30
    default: nil
    }
  }

  private func isMet(_ course: Course) -> Bool {
    // "book a room for 3 nights" is no course.
    guard !series.isEmpty else { return !isTaken }
    let daily = series.filter { $0.rule.frequency == .daily || $0.rule.frequency == .weekly }
    guard !daily.isEmpty else {
      return series.allSatisfy { $0.rule.count != nil || $0.rule.until != nil }
    }
    return daily.allSatisfy { isMet(course, by: $0.rule, from: $0.draft.due) }
  }

  private func isMet(_ course: Course, by rule: RecurrenceRule, from due: Due?) -> Bool {
    let hours = max(rule.byHour.count, 1) * max(rule.byMinute.count, 1)
    let isOfDays = rule.frequency == .weekly
    // Months are not all of one length.
    let longest = course.days + course.days / 50
    let most =
      isOfDays
      ? (longest + 6) / 7 * max(rule.byDay.count, 1) * hours
      : (longest + rule.interval - 1) / rule.interval * hours
    let least =
      isOfDays
      ? max(course.days / (7 * rule.interval), 1) * max(rule.byDay.count, 1) * hours
      : max(course.days / rule.interval, 1) * hours
    if let count = rule.count { return min(least, most) <= count && count <= most }
    guard let last = rule.until?.date, let first = due?.date else { return false }
    let days = last.days(since: first) + 1
    if isOfDays { return (course.days - 7...course.days + 7).contains(days) }
    return (course.days...longest).contains(days) || course.isNext && days == course.days + 1
  }

  /// "tonight and tomorrow morning": a part of the day that stayed behind in a title.
  var leftParts: [String] {
    guard isTaken else { return [] }
    return drafts.compactMap { draft in
      let title = TokenizedText(draft.title)
      let isDose = title.tokens.count < 6 && title.tokens.contains(where: \.isNumber)
      guard draft.due != nil || isDose, let last = title.tokens.last, last.facts.part != nil else {
        return nil
      }
      return title.words(from: last, to: last)
    }
  }

  /// "two now and two more in 6 hours": only one of both has a time.
  var nowToo: [String] {
    guard isTaken else { return [] }
    return range.filter { isAt($0, "now") && isAt($0 + 1, "and", "then") && isKept($0, $0 + 1) }
      .map { said($0, $0 + 2) }
  }

  /// "then once a week", "then 20 mg daily": another way of taking it, behind a first one.
  private func secondPhase(at index: Int) -> String? {
    guard isAt(index, "then"), range.lowerBound + 1 < index else { return nil }
    var place = index + 1
    while text(place).isOne(of: "take", "only", "just", "use", "continue", "with") { place += 1 }
    let isDose =
      number(place) != nil || text(place).isOne(of: "once", "twice", "half", "daily", "weekly")
      || text(place).isOne(of: "stop", "every", "as", "reduce", "down")
    let isBefore = (range.lowerBound..<index).contains {
      facts($0).unit != nil || facts($0).part != nil || text($0).isOne(of: "daily", "today")
        || MedicineWords.names.contains(tokens[$0].text)
    }
    guard isDose, isBefore, isTaken || !series.isEmpty else { return nil }
    return said(index, place + 2)
  }
}
