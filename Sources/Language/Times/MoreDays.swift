extension Cursor {
  /// "and thursday", ", tuesday and friday", "and tomorrow": more days behind a first one.
  ///
  /// In "call ann monday and tuesday call bob" the second day belongs to what comes behind it.
  /// `start` is where the whole time began.
  mutating func moreDays(after said: TimeMeaning?, from start: Int) -> [DayMeaning]? {
    guard isAt(",", "and", "&") || facts.weekday != nil, let said, said.moreDays.isEmpty,
      !said.isRepeating, said.offset == nil, said.endDay == nil, said.bound == .at,
      said.day?.isOneDay == true || said.day?.isDateOfAnyYear == true
    else { return nil }
    let isDate = said.day?.isDateOfAnyYear == true
    var copy = self
    var days: [DayMeaning] = []
    var isJoined = false
    while days.count < 6, !isJoined {
      _ = copy.take(",")
      isJoined = copy.take("and") || copy.take("&")
      let isBeside = copy.facts.weekday != nil && copy.ahead(-1)?.facts.weekday != nil
      guard isJoined || isBeside || copy.ahead(-1)?.isMark(",") == true else { return nil }
      if isBeside, !isJoined { isJoined = copy.ahead(1)?.facts.weekday == nil }
      _ = copy.take("on")
      guard let day = isDate ? copy.nextDate() : copy.nextDay() else { return nil }
      days.append(day)
    }
    guard isJoined,
      copy.isAtEnd || copy.isAt("at", "in", "from", "for") || copy.isAtStop || copy.isBeforeClock
        || isDate && copy.isAt("every", "each", "yearly", "annually")
        || isFirstSaid(start) && copy.ahead(-1)?.facts.weekday != nil
          && copy.ahead()?.isWord == true
    else {
      return nil
    }
    // "tonight and tomorrow morning I have to walk Rufus": that morning is for something else.
    var behind = copy
    _ = behind.part() ?? behind.attempt { $0.take("in") && $0.take("the") ? $0.part() : nil }
    guard behind.isAtEnd || Openers.end(tokens, at: behind.index, end: end) == nil else {
      return nil
    }
    self = copy
    return days
  }

  /// "every 15 march and 15 september": more dates behind the one of a yearly repeat.
  mutating func moreYearlyDates(after said: TimeMeaning?) -> [(month: Int, day: Int)]? {
    guard isAt(",", "and", "&"), let repeats = said?.repeats, repeats.frequency == .yearly,
      repeats.monthDays.count == 1, repeats.months.count == 1, said?.clock == nil
    else { return nil }
    var dates: [(month: Int, day: Int)] = []
    while dates.count < 11 {
      var copy = self
      let isComma = copy.take(",")
      guard copy.take("and") || copy.take("&") || isComma else { break }
      copy.skip("on", "every", "each")
      guard case .date(let month, let day, nil) = copy.nextDate() else { break }
      dates.append((month, day))
      self = copy
    }
    return dates.isEmpty ? nil : dates
  }

  /// "the 3rd of october", "july 5".
  private mutating func nextDate() -> DayMeaning? {
    attempt { cursor in
      _ = cursor.take("the")
      if let month = cursor.month() {
        return cursor.dayNumber().map { .date(month: month, day: $0, year: nil) }
      }
      guard let day = cursor.dayNumber() else { return nil }
      cursor.skip("of")
      return cursor.month().map { .date(month: $0, day: day, year: nil) }
    }
  }

  /// Whether a clock time follows that is more than a number: "tuesday and thursday 6:30pm".
  private var isBeforeClock: Bool {
    guard ahead()?.isNumber == true else { return false }
    var copy = self
    return copy.clockOrNumber().map { !$0.isBare && copy.isAtPhraseEnd } ?? false
  }

  private mutating func nextDay() -> DayMeaning? {
    if tomorrow() { return .relativeDay(1) }
    return weekday().map { .weekday($0, .coming) }
  }

  /// Whether a sentence or line ends here, or a clock or part of the day follows.
  private var isAtStop: Bool {
    guard let token = ahead() else { return true }
    return token.kind == .lineBreak || token.isMark(".") || token.isMark(";") || token.isMark("!")
      || token.facts.part != nil
  }
}
