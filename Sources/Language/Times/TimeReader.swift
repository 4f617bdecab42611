import Model

extension Cursor {
  /// Reads the longest time expression that begins here: pieces and the small words between them.
  ///
  /// `note` is told where each piece begins and what was said up to there, and at last the end.
  mutating func saidTime(noting note: ((Int, TimeMeaning?) -> Void)? = nil) -> TimeMatch? {
    let start = index
    guard mayOpenTime else { return nil }
    var said: TimeMeaning?
    var core = index
    var lead: Word?
    var end = index
    while true {
      note?(end, said)
      index = end
      if said != nil, endOfSpacing() != nil { break }
      let link = self.link(isFirst: said == nil)
      let pieceStart = index
      var piece = Rule.read(&self) ?? (said == nil ? runningTime() ?? hourOfEvent() : nil)
      var pieceEnd = index
      index = end
      if link.words > 0 {
        // The rule may want the small word itself: "in 20 minutes".
        if let other = Rule.read(&self) ?? (said == nil ? runningTime() : nil),
          index > pieceEnd || piece == nil
            || index == pieceEnd && (other.isStretch || other.offset != nil)
        {
          piece = other
          pieceEnd = index
        }
        index = end
      }
      if said?.isOfClock == true, let name = zoneName() {
        said?.zone = name
        end = index
        continue
      }
      if said?.clock != nil, case .date(let month, let day, nil) = said?.day,
        ahead()?.digits == 4, let year = self.year(), isAtPhraseEnd
      {
        said?.day = .date(month: month, day: day, year: year)
        end = index
        continue
      }
      if said?.clock == nil, let clock = clockStuckToDate(said?.day) {
        said?.clock = clock
        end = index
        continue
      }
      if said?.clock == nil, said?.part == nil, piece == nil,
        let clock = hourBehindDay(said?.day)
      {
        said?.clock = clock
        end = index
        continue
      }
      if piece == nil, let clock = hourBehindRepeat(said) {
        said?.clock = clock
        end = index
        continue
      }
      if let hours = hoursOfRepeat(said) {
        said?.repeats?.hours = hours
        end = index
        continue
      }
      if let dates = moreYearlyDates(after: said) {
        said?.add(yearlyDates: dates)
        end = index
        continue
      }
      if said?.clock != nil, take("sharp") || take(phrase: "on", "the", "dot") {
        end = index
        continue
      }
      if let rule = daysWithoutSome(said) {
        said?.repeats = rule
        end = index
        continue
      }
      if said?.isRepeating == true, attempt({ $0.takeOnly() ? true : nil }) != nil {
        end = index
        continue
      }
      if said?.repeats?.starting == nil, said?.isRepeating == true,
        let first = attempt({ $0.firstEvent() })
      {
        said?.repeats?.starting = first
        end = index
        continue
      }
      if said?.isRepeating == true, let last = attempt({ $0.dayOfLastEvent() }) {
        said?.repeats?.until = last
        end = index
        continue
      }
      if let behind = attempt({ $0.deniedEnd(of: said) }) {
        end = behind
        continue
      }
      if let days = moreDays(after: said, from: start) {
        said?.moreDays = days
        end = index
        continue
      }
      if let clocks = moreClocks(after: said, from: start) {
        said?.add(clocks)
        end = index
        continue
      }
      if let parts = moreParts(after: said, from: start) {
        said?.moreParts = parts
        end = index
        continue
      }
      if said?.isRepeating == true, let counted = repeatLimit(of: &said) {
        end = counted
        continue
      }
      guard var piece else { break }
      // "monday about christmas": what is spoken of.
      if said != nil, link.words > 0, tokens[pieceStart - 1].text == "about", piece.day != nil,
        piece.clock == nil
      {
        break
      }
      if said?.clock != nil, said?.day == nil, piece.day != nil, piece.clock == nil,
        beginsNext(at: pieceEnd, from: start)
      {
        break
      }
      if link.bound != .at { piece.bound = link.bound }
      if link.bound == .after, piece.clock == nil, case .holiday? = piece.day, let day = piece.day {
        piece.day = .shifted(day, Amount(days: 1))
      }
      if said == nil {
        lead =
          pieceStart > start
          ? tokens[start].text
          : TimeLeads.leads.contains(tokens[start].text) ? tokens[start].text : nil
        core = pieceStart
        said = piece
      } else if let days = said, days.isDuration, days.repeats == nil, piece.day == nil,
        let (sum, courseEnd) = course(of: days)
      {
        said = sum
        end = courseEnd
        continue
      } else {
        guard let sum = said?.merged(with: piece) else { break }
        said = sum
      }
      end = pieceEnd
    }
    guard var said else {
      index = start
      return nil
    }
    if said.isInNoCalendar { (said.isPast, said.special) = (true, .impossible) }
    index = end
    return TimeMatch(meaning: said, tokens: start..<end, core: core, lead: lead)
  }

  /// Whether the next word can begin a time or lead into one.
  private var mayOpenTime: Bool {
    guard let token = ahead(), !token.isQuoted, token.kind != .lineBreak else { return false }
    return token.opening != [] || TimeLeads.openers.contains(token.text)
  }

  /// ".14:15" or ":14:15" stuck to a date in digits, "1800" behind any day.
  fileprivate mutating func clockStuckToDate(_ day: DayMeaning?) -> ClockMeaning? {
    attempt { cursor in
      switch day {
      case .numeric, .date:
        if cursor.take(glued: ".") || cursor.take(glued: ":"), cursor.ahead()?.isGlued == true {
          return cursor.digitalClock()
        }
        return nil
      case .relativeDay, .weekday:
        // "dr appt tomorrow 930".
        if let token = cursor.ahead(), token.digits == 3, token.value.map({ $0 % 5 == 0 }) == true,
          cursor.isBehindEvent, let clock = cursor.militaryClock(), cursor.isAtEnd
        {
          return clock
        }
        // 1900 to 2059 may be a year.
        guard let token = cursor.ahead(), token.digits == 4, let value = token.value,
          !(1900...2059).contains(value), let clock = cursor.militaryClock(),
          clock.half == .exact, cursor.isAtEnd
        else { return nil }
        return clock
      default: return nil
      }
    }
  }

  /// "friday 5": a number right behind a day, and nothing more, is the hour.
  fileprivate mutating func hourBehindDay(_ day: DayMeaning?) -> ClockMeaning? {
    switch day {
    case .relativeDay, .weekday: break
    default: return nil
    }
    return attempt { cursor in
      guard let token = cursor.ahead(), !token.isGlued, let hour = cursor.hourNumber(),
        (1...12).contains(hour),
        cursor.isAtEnd || cursor.ahead()?.kind == .lineBreak || cursor.isBeforeNamedEvent
      else { return nil }
      return ClockMeaning(hour: hour)
    }
  }

  struct Link {
    var bound: TimeMeaning.Bound
    var words: Int
  }

  /// The small words before a piece: "on", "at around", "due by", ",".
  mutating func link(isFirst: Bool) -> Link {
    let start = index
    var bound = TimeMeaning.Bound.at
    if !isFirst, isAt(","), ahead(1)?.kind != .lineBreak { index += 1 }
    // "remind me when it's 5 pm".
    if isFirst, isAt("when"), let it = ahead(1)?.text, it.isOne(of: "it's", "its", "it") {
      let begin = index
      index += it == "it" ? 3 : 2
      let isTime =
        ahead().map { !$0.opening.isDisjoint(with: [.number, .weekday, .part]) } ?? false
      if !isTime || it == "it" && ahead(-1)?.text != "is" { index = begin }
    }
    if !isFirst, isAt("-"), ahead()?.isGlued == false || ahead(1)?.isGlued == false { index += 1 }
    _ = take("sometime") || take("anytime") || take("some") && take("time")
    if take(phrase: "in", "advance", "of") { bound = .before }
    if take(phrase: "more", "than") { bound = .after }
    if take(phrase: "no", "later", "than") || take(phrase: "not", "later", "than") { bound = .by }
    // "the bills that are due friday": what they are.
    if !(isAt("due") && ahead(-1)?.text.isOne(of: "are", "is") == true
      && ahead(-2)?.text.isOne(of: "that", "which") == true)
    {
      skip("due")
    }
    // "apply for the grant, deadline is friday".
    if isFirst, isAt("deadline"), ahead(1)?.text == "is",
      ahead(-1).map({ !TimeFilterWords.determiners.contains($0.text) }) == true
    {
      index += 2
      bound = .by
    }
    // "I can't come on friday": a verb.
    if isAt("come"), let next = ahead(1), next.facts.weekday != nil || next.facts.month != nil {
      index += 1
    }
    if take(anyOf: ["starting", "beginning", "commencing"]) != nil || take(phrase: "as", "of") {
      bound = .from
      if isBeforeAmountFromNow { return Link(bound: bound, words: index - start) }
    }
    // "put the oven on at 5", "looked at by friday": the first word belongs to the verb.
    if isAt("on") && ahead(1)?.text.isOne(of: "now", "immediately") == true
      || isAt("on", "at") && ahead(1)?.text.isOne(of: "at", "by", "before", "on") == true
      || isAt("in") && ahead(1)?.text.isOne(of: "at", "every") == true
      || isAt("in") && isFirst
        && ahead(1).map({ $0.opening.contains(.day) || $0.facts.weekday != nil }) == true
    {
      return Link(bound: bound, words: 0)
    }
    switch ahead()?.text {
    case "on", "at", "in", "for", "@", "during", "more", "throughout": index += 1
    case "of" where !isFirst: index += 1
    case "by":
      index += 1
      bound = .by
    case "before":
      index += 1
      bound = .before
    case "prior" where ahead(1)?.text == "to":
      index += 2
      bound = .before
    case "after", "since":
      index += 1
      bound = .after
    case "from":
      index += 1
      bound = .from
    case "until", "till", "til", "through":
      index += 1
      bound = .until
    default: break
    }
    if isAt("over"), ahead(1)?.text == "the", ahead(2)?.facts.unit == .weekend { index += 1 }
    if isAt("around", "about", "approximately", "exactly", "like") { index += 1 }
    if isAt("the"), let next = ahead(1),
      next.facts.weekday != nil || next.facts.month != nil && ahead(2)?.isNumber == true
        || ["eod", "eom", "eow", "eoy"].contains(next.text)
        || next.isNumber && ahead(2)?.isGlued == true && ahead(2)?.kind == .mark
    {
      index += 1
    }
    return Link(bound: bound, words: index - start)
  }
}
