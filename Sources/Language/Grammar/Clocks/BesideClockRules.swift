import Model

extension Rule {
  /// Numbers that a day or a part of it right behind them makes clock times.
  static let besideClocks: [Rule] = [
    Rule("3 this afternoon", "8 tonight", "10 tuesday morning", on: .number) { cursor in
      guard let hour = cursor.plainHour() else { return nil }
      let isThis = cursor.take("this")
      if !isThis, cursor.take("tonight") {
        return TimeMeaning(day: .relativeDay(0), clock: ClockMeaning(hour: hour), part: .night)
      }
      let day: DayMeaning? =
        isThis
        ? .relativeDay(0)
        : cursor.tomorrow() ? .relativeDay(1) : cursor.weekday().map { .weekday($0, .coming) }
      guard let day, let part = cursor.part(), !cursor.isPlural(back: 1) else { return nil }
      return TimeMeaning(day: day, clock: ClockMeaning(hour: hour), part: part)
    },
    Rule("twelve thirty tomorrow", "eleven thirty on monday", on: .number) { cursor in
      guard let clock = cursor.spokenMinutes(), clock.minute % 15 == 0 || clock.minute < 10
      else { return nil }
      _ = cursor.take("on")
      if cursor.tomorrow() { return TimeMeaning(day: .relativeDay(1), clock: clock) }
      return cursor.weekday().map { TimeMeaning(day: .weekday($0, .coming), clock: clock) }
    },
    Rule("nine hundred hours", "zero nine thirty", on: .number) { cursor in
      cursor.spokenMilitaryClock().map { TimeMeaning(clock: $0) }
    },
    Rule("at twenty past", "by quarter to", "at half past", on: [.at, .bound]) { cursor in
      guard cursor.take(anyOf: ["at", "by", "@"]) != nil else { return nil }
      return cursor.minutesOfAnyHour().map { TimeMeaning(special: .minute($0)) }
    },
    Rule("7 for 7.30", "7pm for 7:30", on: .number) { cursor in
      guard cursor.ahead(1)?.text == "for" || cursor.ahead(2)?.text == "for",
        let first = cursor.clockOrNumber(), cursor.take("for"), let hour = cursor.digits(1...2),
        cursor.take(anyOf: [".", ":"]) != nil, let minute = cursor.gluedDigits(2...2),
        hour == first.hour % 12 || hour == first.hour, (1...59).contains(minute)
      else { return nil }
      return TimeMeaning(clock: ClockMeaning(hour: first.hour, half: first.half))
    },
    Rule("a 3pm", on: .amount) { cursor in
      // What thumbs make of "at".
      guard cursor.take("a"), let clock = cursor.digitalClock() ?? cursor.hourWithHalf(),
        clock.half == .am || clock.half == .pm, cursor.isAtEnd
      else { return nil }
      return TimeMeaning(clock: clock)
    },
    Rule("1400h", on: .number) { cursor in
      guard cursor.ahead()?.digits == 4, let clock = cursor.militaryClock(), cursor.take(glued: "h")
      else { return nil }
      return TimeMeaning(clock: clock)
    },
  ]
}

extension Cursor {
  /// 1 to 12 as a word or in digits, with nothing stuck to it.
  fileprivate mutating func plainHour() -> Int? {
    guard ahead()?.isGlued != true || index == 0,
      !(ahead(-1).map { TimeFilterWords.numbered.contains($0.text) && $0.text != "to" } ?? false),
      let hour = hourNumber(), (1...12).contains(hour),
      !isGluedToWord
    else { return nil }
    return hour
  }

  /// "twenty past", "quarter to", "ten to": minutes past an hour that nobody names.
  fileprivate mutating func minutesOfAnyHour() -> Int? {
    skip("a", "about", "around")
    let isQuarter = take("quarter")
    let minutes: Int
    if isQuarter {
      minutes = 15
    } else if take("half") {
      minutes = 30
    } else if let said = cardinal(), said % 5 == 0, (5...25).contains(said) {
      minutes = said
      skip("minutes", "mins")
    } else {
      return nil
    }
    if take("past") {
      return isAtEnd || ahead()?.isNumber == false && facts.cardinal == nil ? minutes : nil
    }
    // "at ten to leave": what to do; "at quarter to leave" lost the second of its two words "to".
    guard minutes != 30, take("to") else { return nil }
    let isClosed = ahead().map { !$0.isSpoken } ?? true
    return isClosed || isQuarter && ahead().map { Verbs.isVerb($0.text) } == true
      ? 60 - minutes : nil
  }

  /// "oh eight hundred", "fourteen hundred hours", "zero nine thirty", "sixteen thirty hours".
  fileprivate mutating func spokenMilitaryClock() -> ClockMeaning? {
    attempt { cursor in
      let isLed = ["at", "by", "from", "until", "till", "before", "after"].contains(
        cursor.ahead(-1)?.text
      )
      let hasZero = cursor.take(anyOf: ["oh", "o", "zero"]) != nil
      guard let token = cursor.ahead(), token.isWord, let hour = cursor.smallNumber(), hour <= 23,
        !hasZero || hour < 10
      else { return nil }
      var minute = 0
      let isFull = cursor.take("hundred")
      if !isFull {
        guard let value = cursor.smallNumber(), (10...59).contains(value) else { return nil }
        minute = value
      }
      if isFull, hour < 13, let half = cursor.half(hour) {
        return ClockMeaning(hour: hour, half: half, hasMinute: true)
      }
      let hasHours = cursor.take("hours") || cursor.take("hrs")
      guard hasHours || hasZero || isFull && isLed && hour > 9 && cursor.isAtPhraseEnd else {
        return nil
      }
      return ClockMeaning(hour: hour, minute: minute, half: .exact, hasMinute: true)
    }
  }
}
