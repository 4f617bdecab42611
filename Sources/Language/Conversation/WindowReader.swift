package import Model

/// The stretch of time that words name and nothing else: "tomorrow", "the next three days", "friday
/// morning"; `nil` where they say more, or name none.
///
/// Whole days go from midnight to midnight. "Week" alone is seven days from today on, since what is
/// left of this one is a single day on a Sunday.
package func window(in words: String, _ context: LanguageContext) -> SpokenWindow? {
  let today = context.now.date
  if words.trimmed.lowercased() == "week" {
    return SpokenWindow(days: today..<today.adding(days: 7), words: words)
  }
  return spoken(words, context) ?? spoken("the " + words, context)
}

private func spoken(_ words: String, _ context: LanguageContext) -> SpokenWindow? {
  let text = MeaningText(SpokenText(words))
  let tokens = text.tokens
  let isTime = tokens.indices.allSatisfy { index in
    !tokens[index].isSpoken || text.times.contains { $0.tokens.contains(index) }
      || tokens[index].text.isOne(of: "the", "in", "for", "on", "this")
  }
  guard isTime, let window = WindowReader(text: text, context: context).window(in: text.range)
  else { return nil }
  let dayStarts = context.conventions.dayStarts
  guard window.start.time == dayStarts, window.end.time == dayStarts, !window.isMoment else {
    return window
  }
  return SpokenWindow(days: window.start.date..<window.end.date, words: window.words)
}

extension SpokenWindow {
  /// Whole days, from midnight to midnight.
  package init(days: Range<CivilDate>, words: String = "") {
    self.init(
      CivilDateTime(days.lowerBound, .midnight),
      CivilDateTime(days.upperBound, .midnight),
      words: words
    )
  }
}

/// Makes a window of the times of a sentence; days begin when the person's do.
struct WindowReader {
  let text: MeaningText
  let context: LanguageContext

  /// The window of the times in a stretch that are no amounts of time.
  ///
  /// A second time without a day is one of the first one's day: "today between noon and one". Of a goal
  /// that is reached ("until friday") it is the window of that itself.
  func window(in stretch: Range<Int>, isGoal: Bool = false) -> SpokenWindow? {
    let times = text.times.filter {
      $0.tokens.lowerBound >= stretch.lowerBound && $0.tokens.upperBound <= stretch.upperBound
        && !$0.meaning.isDuration && !$0.meaning.isRepeating && !text.isName($0)
    }
    guard let first = times.first else { return nil }
    var meaning = first.meaning
    var range = first.tokens
    for time in times.dropFirst() {
      var other = time.meaning
      if other.day == nil, other.offset == nil, meaning.clock == nil {
        if other.part == nil { other.part = meaning.part }
        other.day = meaning.day
      } else if meaning.day == nil, meaning.offset == nil, other.clock == nil {
        let day = other.day
        other = meaning
        other.day = day
      } else {
        continue
      }
      meaning = other
      range = range.lowerBound..<time.tokens.upperBound
    }
    if isGoal { meaning.bound = .at }
    return window(of: meaning, said: words(of: range))
  }

  /// How often what is meant comes: "my daily alarm", "weekend reminders".
  func rule(in stretch: Range<Int>) -> RecurrenceRule? {
    let time = text.times.first {
      $0.tokens.lowerBound >= stretch.lowerBound && $0.tokens.upperBound <= stretch.upperBound
        && $0.meaning.isRepeating
    }
    guard let time else { return nil }
    var resolver = Resolver(context)
    return resolver.spoken(time.meaning, span: 0..<0)?.rule
  }

  /// The words of a time without those that join it to what stands before.
  private func words(of range: Range<Int>) -> String {
    var range = range
    while let first = range.first, range.count > 1,
      text.tokens[first].text.isOne(
        of: "for",
        "of",
        "at",
        "from",
        "during",
        "within",
        "due",
        "about"
      )
    {
      range = range.dropFirst()
    }
    if range.count > 1, text.tokens[range.lowerBound].text == "on",
      text.tokens[range.lowerBound + 1].text.isOne(
        of: "today",
        "tomorrow",
        "tonight",
        "this",
        "next"
      )
    {
      range = range.dropFirst()
    }
    // "tomorrow's alarm" is of tomorrow, and "the week" is this one.
    var said = text.speech.text(range)
    if said.hasSuffix("'s") || said.hasSuffix("\u{2019}s") { said.removeLast(2) }
    if range.count == 2, text.tokens[range.lowerBound].text.isOne(of: "the", "my", "our") {
      said = "this" + said.drop { $0 != " " }
    }
    return said
  }

  private func window(of meaning: TimeMeaning, said: String) -> SpokenWindow? {
    var resolver = Resolver(context)
    guard let time = resolver.spoken(meaning, span: 0..<0), let start = time.start else {
      return nil
    }
    let day = start.date
    let isDayLong = time.grain != .hour && time.grain != .minute && time.grain != .second
    var lower = CivilDateTime(day, start.time ?? context.conventions.dayStarts)
    var upper: CivilDateTime
    var isMoment = false
    if let end = time.end {
      upper = end.time.map { CivilDateTime(end.date, $0) } ?? dayEnd(end.date)
    } else if let part = meaning.part, meaning.clock == nil, let hours = hours(of: part) {
      lower = CivilDateTime(day, hours.from)
      upper = hours.until.map { CivilDateTime(day, $0) } ?? dayEnd(day)
    } else if isDayLong {
      upper = dayEnd(lastDay(of: time.grain, from: day))
    } else {
      upper = lower.adding(seconds: 60)
      isMoment = true
    }
    switch meaning.bound {
    case .before, .by, .until:
      let isToday = day == context.now.date
      upper = meaning.bound == .before || start.time != nil ? lower : upper
      lower = isToday ? context.now : min(context.now, lower)
      if !isToday, start.time != nil { lower = CivilDateTime(day, context.conventions.dayStarts) }
      isMoment = false
    case .after, .from:
      if start.time != nil, time.end == nil { upper = dayEnd(day) }
      isMoment = false
    case .at: break
    }
    return SpokenWindow(lower, upper, words: said, isMoment: isMoment)
  }

  private func dayEnd(_ day: CivilDate) -> CivilDateTime {
    CivilDateTime(day.adding(days: 1), context.conventions.dayStarts)
  }

  private func lastDay(of grain: TimeExpression.Grain, from day: CivilDate) -> CivilDate {
    switch grain {
    case .week: day.adding(days: 7 - day.weekday.rawValue)
    case .month: day.endOfMonth
    case .quarter: day.adding(months: 3).adding(days: -1)
    case .year: day.adding(months: 12).adding(days: -1)
    case .second, .minute, .hour, .day: day
    }
  }

  /// The hours of a part of the day; without an end it goes on until the day ends.
  private func hours(of part: PartOfDay) -> (from: TimeOfDay, until: TimeOfDay?)? {
    let conventions = context.conventions
    switch part {
    case .morning: return (conventions.dayStarts, conventions.noon)
    case .noon: return (conventions.noon, .hour(13))
    case .afternoon: return (conventions.noon, conventions.evening)
    case .evening: return (.hour(17), nil)
    case .night: return (conventions.evening, nil)
    case .midnight: return (.hour(23), nil)
    case .breakfast: return (conventions.dayStarts, .hour(10))
    case .afterLunch: return (conventions.afterLunch, conventions.evening)
    case .afterSchool: return (conventions.afterSchool, nil)
    case .afterWork: return (conventions.afterWork, nil)
    case .bedtime: return (conventions.bedtime, nil)
    case .endOfDay: return (conventions.endOfDay, nil)
    case .early: return (conventions.dayStarts, .hour(9))
    case .late: return (.hour(21), nil)
    case .now, .dawn, .sunrise, .sunset, .dusk: return nil
    }
  }
}
