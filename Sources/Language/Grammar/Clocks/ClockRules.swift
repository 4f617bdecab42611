import Model

extension Rule {
  /// Clock times in digits, and numbers behind a word such as "at".
  static let clocks: [Rule] = [
    Rule("3:30 pm", on: .number) { cursor in
      cursor.digitalClock().map { TimeMeaning(clock: $0) }
    },
    Rule("3 pm", on: .number) { cursor in
      cursor.hourWithHalf().map { TimeMeaning(clock: $0) }
    },
    Rule("15h30", on: .number) { cursor in
      cursor.hourMark().map { TimeMeaning(clock: $0) }
    },
    Rule("at 5", "no later than 4", on: [.preposition, .no, .later]) { cursor in
      guard let bound = cursor.clockWord() else { return nil }
      guard var clock = cursor.number(asClockAfter: bound) else { return nil }
      clock.isBare = !clock.hasMinute
      return TimeMeaning(clock: clock, bound: bound)
    },
    Rule("1730 hours", on: .number) { cursor in
      guard let clock = cursor.militaryClock(), cursor.take("hours") || cursor.take("hrs")
      else { return nil }
      return TimeMeaning(clock: clock)
    },
    Rule("2ish", "3:30ish", on: .number) { cursor in
      var clock = cursor.attempt({ $0.digitalClock() })
      if clock == nil, let hour = cursor.hourNumber(), (1...12).contains(hour) {
        clock = ClockMeaning(hour: hour)
      }
      guard let clock, cursor.takeIsh() else { return nil }
      return TimeMeaning(clock: clock)
    },
    Rule("5 o'clock", on: .number) { cursor in
      guard let hour = cursor.hourNumber(), cursor.oClock() else { return nil }
      return TimeMeaning(clock: ClockMeaning(hour: hour, half: cursor.half(hour) ?? .open))
    },
    Rule("7 in the evening", on: .number) { cursor in
      guard cursor.isNear("at", "in"), var clock = cursor.clockOrNumber() else { return nil }
      if clock.isBare { clock.isBare = false }
      let isNight = cursor.take("at")
      if !isNight {
        guard cursor.take("in") else { return nil }
        _ = cursor.take("the")
        if clock.half == .open, let half = cursor.take(anyOf: ["am", "pm"]) {
          clock.half = half == "am" ? .am : .pm
          return TimeMeaning(clock: clock)
        }
      }
      guard let part = cursor.part(), !isNight || part == .night else { return nil }
      return TimeMeaning(clock: clock, part: part)
    },
  ]
}

extension Cursor {
  /// "at", "by", "around" and their like before a clock time; which bound they set.
  mutating func clockWord() -> TimeMeaning.Bound? {
    if take(phrase: "no", "later", "than") || take(phrase: "not", "later", "than") { return .by }
    if take(phrase: "later", "than") { return .after }
    if take(phrase: "in", "advance", "of") { return .before }
    guard let word = take(anyOf: Cursor.clockWords) else { return nil }
    if !take(phrase: "or", "after"), !take(phrase: "or", "before") {
      skip("around", "about", "like", "approximately", "exactly", "least")
    }
    return switch word {
    case "by": .by
    case "before": .before
    case "after": .after
    case "until", "till": .until
    case "from": .from
    default: .at
    }
  }

  private static let clockWords: [Word] = [
    "at", "@", "by", "before", "after", "until", "till", "from", "for", "around", "approximately",
  ]

  /// A number that a word such as "at" makes a clock time: "5", "five thirty", "1730".
  mutating func number(asClockAfter bound: TimeMeaning.Bound) -> ClockMeaning? {
    attempt { cursor in
      let word = cursor.ahead(-1)?.text
      // "friday at five spin class": behind a day, "at" makes any number a time.
      let isBehindDay = word == "at" && cursor.isDay(back: 2)
      if let clock = cursor.attempt({ $0.spokenMinutes() ?? $0.spacedMinutes() }) { return clock }
      if let token = cursor.ahead(), token.digits == 4 || token.digits == 3,
        word != "for" || token.digits == 4 && cursor.isForClock,
        bound == .at || bound == .from || !token.isYear, let clock = cursor.militaryClock()
      {
        return cursor.endsOnWord && cursor.isAtPhraseEnd ? clock : nil
      }
      // "a table for two": people, unless somebody sets an alarm or moves a meeting.
      if word == "for", !cursor.isForClock { return nil }
      guard let hour = cursor.hourNumber() else { return nil }
      let isAbout = cursor.takeIsh()
      let isComplete =
        isAbout || cursor.isAtPhraseEnd || isBehindDay || cursor.isBeforeRestOfRow
      guard isComplete || word == "at" && cursor.isBeforeEvent, cursor.endsOnWord else {
        return nil
      }
      return ClockMeaning(hour: hour, half: hour > 12 || hour == 0 ? .exact : .open)
    }
  }

  /// Whether the token so far back names a day or a part of one: "friday", "this evening", "every
  /// day".
  private func isDay(back: Int) -> Bool {
    guard let day = ahead(-back) else { return false }
    return day.facts.weekday != nil || day.opening.contains(.day) || day.facts.part != nil
      || day.facts.unit == .workday || day.facts.unit == .day && ahead(-back - 1)?.opening == .every
  }

  /// Whether what was said before asks for a clock time behind "for": "set an alarm for 6".
  private var isForClock: Bool {
    tokens[max(0, index - 12)..<index].contains { RequestWords.settings.contains($0.text) }
  }

  /// "2ish", "2-ish", "two ish": about that time.
  fileprivate mutating func takeIsh() -> Bool { take(phrase: "-", "ish") || take("ish") }

  /// "3 15" behind a word such as "at".
  mutating func spacedMinutes() -> ClockMeaning? {
    guard let hour = digits(1...2), (1...23).contains(hour), ahead()?.isGlued == false,
      let minute = digits(2...2) ?? attempt({ $0.minuteWords() }), (0...59).contains(minute),
      minute > 0 && (isAtPhraseEnd || isBeforeEvent) || isAt("am", "pm"),
      !(minute <= 12 && minute > hour && isBeforeLastOfRow)
    else { return nil }
    let half = half(hour)
    return ClockMeaning(
      hour: hour,
      minute: minute,
      half: hour > 12 ? .exact : half ?? .open,
      hasMinute: true
    )
  }

  /// The "fifteen" of "4 fifteen".
  private mutating func minuteWords() -> Int? {
    guard ahead()?.isWord == true, let minute = smallNumber(), minute >= 10 else { return nil }
    return minute
  }

  /// "15:30", "3:30:15 pm", "3.30pm".
  mutating func digitalClock() -> ClockMeaning? {
    attempt { cursor in
      guard let token = cursor.ahead(), let hour = cursor.digits(1...2), hour <= 24 else {
        return nil
      }
      let isPoint = cursor.isAt(".")
      if cursor.ahead()?.isGlued == true {
        guard cursor.take(":") || cursor.take(".") else { return nil }
      } else {
        guard cursor.take(":"), cursor.ahead()?.isNumber == true else { return nil }
      }
      guard let minute = cursor.digits(2...2), minute <= 59 else { return nil }
      var second: Int?
      if cursor.ahead()?.isGlued == true, cursor.isAt(":") || !isPoint && cursor.isAt("."),
        cursor.ahead(1)?.digits == 2, cursor.ahead(1)?.isGlued == true
      {
        cursor.index += 1
        second = cursor.gluedDigits(2...2)
        guard let second, second <= 59 else { return nil }
        // "10:20:00.000" carries fractions of a second.
        if cursor.isAt("."), cursor.ahead()?.isGlued == true, cursor.ahead(1)?.isGlued == true,
          cursor.ahead(1)?.isNumber == true
        {
          cursor.index += 2
        }
      }
      let half = cursor.half(hour)
      guard
        !isPoint || half != nil || cursor.isHeadedByAt(back: 3) || cursor.isBehindDate(back: 3)
          || minute % 5 == 0 && cursor.isBesideEvent(back: 3)
      else { return nil }
      guard hour < 24, hour <= 12 || half == nil || half == .pm, half == nil || hour > 0
      else { return nil }
      let isExact = hour > 12 || hour == 0 || (half == nil && token.digits == 2 && hour < 10)
      return ClockMeaning(
        hour: hour,
        minute: minute,
        second: second,
        half: isExact ? .exact : half ?? .open,
        hasMinute: true
      )
    }
  }

  /// "dec 4 08.40": right behind a day of a month with a name.
  private func isBehindDate(back: Int) -> Bool {
    if let day = ahead(-back - 1),
      day.facts.weekday != nil || day.opening.contains(.day)
        || day.isNumber && day.isGlued && ahead(-back - 2)?.isMark("/") == true
    {
      return true
    }
    // "12th jan 9.30", "12 january 9.30".
    if ahead(-back - 1)?.facts.month != nil, let day = ahead(-back - 2) {
      return day.isNumber || day.isOrdinalEnding
    }
    let isEnding = ahead(-back - 1)?.isOrdinalEnding == true
    let number = ahead(-back - (isEnding ? 2 : 1))
    return number?.isNumber == true && ahead(-back - (isEnding ? 3 : 2))?.facts.month != nil
  }

  /// "15h30", "9h", "16.29h".
  mutating func hourMark() -> ClockMeaning? {
    attempt { cursor in
      // "watch the film 2h", "1h30 call back": how long, where nothing leads into a time.
      let isLed = cursor.ahead(-1).map { TimeLeads.openers.contains($0.text) } ?? false
      guard let hour = cursor.digits(1...2), hour <= 23, isLed || hour > 4 else { return nil }
      let minute: Int?
      if cursor.take(glued: "h") {
        minute = cursor.gluedDigits(2...2)
      } else {
        guard cursor.take(glued: ".") || cursor.take(glued: ":"),
          let digits = cursor.gluedDigits(2...2), cursor.take(glued: "h")
        else { return nil }
        minute = digits
      }
      guard minute ?? 0 <= 59 else { return nil }
      return ClockMeaning(hour: hour, minute: minute ?? 0, half: .exact, hasMinute: minute != nil)
    }
  }

  /// "3 pm", "three p.m.", "230pm".
  mutating func hourWithHalf() -> ClockMeaning? {
    attempt { cursor in
      if let token = cursor.ahead(), token.digits == 3 || token.digits == 4 {
        guard var clock = cursor.militaryClock(), clock.hour <= 12, clock.hour > 0,
          let half = cursor.half(clock.hour)
        else { return nil }
        clock.half = half
        return clock
      }
      guard let hour = cursor.hourNumber(), hour > 0, hour <= 12, let half = cursor.half(hour)
      else { return nil }
      return ClockMeaning(hour: hour, half: half)
    }
  }

  /// 0 to 24 in digits or words.
  mutating func hourNumber() -> Int? {
    guard let token = ahead(), !token.isQuoted, token.isNumber ? token.digits <= 2 : true,
      let hour = token.isNumber ? cardinal() : attempt({ $0.smallNumber() }), hour <= 23
    else { return nil }
    return hour
  }

  /// "1730", "0930", "530".
  mutating func militaryClock() -> ClockMeaning? {
    guard let token = ahead(), token.digits == 3 || token.digits == 4, let value = token.value,
      value / 100 <= 23, value % 100 <= 59
    else { return nil }
    index += 1
    let isExact = value / 100 > 12 || token.text.hasPrefix("0")
    return ClockMeaning(
      hour: value / 100,
      minute: value % 100,
      half: isExact ? .exact : .open,
      hasMinute: true
    )
  }

  /// "am", "p.m.", "p m", "a"; not the "am" of "3 am i".
  mutating func half(_ hour: Int) -> ClockMeaning.Half? {
    attempt { cursor in
      guard hour <= 12 else {
        return cursor.take("pm") || cursor.take(phrase: "p", ".", "m", ".") ? .pm : nil
      }
      if cursor.take("am") { return .am }
      if cursor.take("pm") { return .pm }
      // "4a" may be a flat; behind "at" or a day it is a time.
      let isHeaded = cursor.isHeaded(back: 1)
      guard let letter = cursor.take(anyOf: ["a", "p"]) else { return nil }
      let half: ClockMeaning.Half = letter == "a" ? .am : .pm
      if cursor.isAt("."), cursor.ahead(1)?.text == "m" {
        cursor.index += 2
        if cursor.isAt("."), cursor.ahead()?.isGlued == true { cursor.index += 1 }
        return half
      }
      if cursor.take("m") { return half }
      guard isHeaded, cursor.ahead(-1)?.isGlued == true || cursor.isAt(".") else { return nil }
      return half
    }
  }

  /// Whether a word that goes before a clock stands before the number here.
  private func isHeaded(back: Int) -> Bool {
    guard let number = ahead(-back), number.isSpoken, let word = ahead(-back - 1) else {
      return false
    }
    return Cursor.clockHeads.contains(word.text) || word.facts.weekday != nil || word.isNumber
      || word.isMark(":")
  }

  private static let clockHeads = WordSet(
    "at @ around by until till from to - for today tomorrow tonight"
  )
}
