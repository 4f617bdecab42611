import Model

extension Rule {
  /// Clock times as they are spoken.
  static let spokenClocks: [Rule] = [
    Rule("half past 3", on: [.number, .amount]) { cursor in
      guard !cursor.isRangeBehindDay else { return nil }
      return cursor.minutesPastOrTo().map { TimeMeaning(clock: $0) }
    },
    Rule("8 30 am", on: .number) { cursor in
      guard let clock = cursor.spacedMinutes(), clock.half == .am || clock.half == .pm
      else { return nil }
      return TimeMeaning(clock: clock)
    },
    Rule("half three", on: .amount) { cursor in
      cursor.halfHour().map { TimeMeaning(clock: $0) }
    },
    Rule("seven thirty pm", "ten thirty", on: .number) { cursor in
      guard let clock = cursor.spokenMinutes() else { return nil }
      // Two numbers in a row at the end are a clock only where a clock shows such minutes.
      let isSpoken =
        clock.half != .open || cursor.isAtEnd && (clock.minute % 15 == 0 || clock.minute < 10)
      return isSpoken ? TimeMeaning(clock: clock) : nil
    },
  ]
}

extension Cursor {
  /// "half past 3", "a quarter to five", "twenty past four", "10 minutes before noon".
  mutating func minutesPastOrTo() -> ClockMeaning? {
    attempt { cursor in
      let minutes: Int
      var isCounted = false
      _ = cursor.isAt("a") && cursor.ahead(1)?.text == "quarter" ? cursor.take("a") : false
      if cursor.take("half") {
        minutes = 30
      } else if cursor.take("quarter") {
        minutes = 15
      } else if cursor.take(phrase: "five", "and", "twenty") {
        minutes = 25
      } else if let number = cursor.cardinal(), (1...59).contains(number) {
        minutes = number
        isCounted = cursor.take(anyOf: ["minutes", "minute", "mins", "min"]) != nil
      } else {
        return nil
      }
      let begin = cursor.index
      guard let word = cursor.take(anyOf: ["past", "after", "to", "before", "till", "of", "til"])
      else { return nil }
      // "swimming saturday 10 til 11": a stretch, where nothing makes minutes of the 10.
      if ["till", "til"].contains(word), !isCounted, cursor.tokens[begin - 1].isNumber {
        return nil
      }
      guard
        minutes == 30 || minutes % 5 == 0 || isCounted || word == "past"
      else { return nil }
      let isBefore = word != "past" && word != "after"
      guard !(minutes == 30 && word != "past" && word != "after" && word != "to") else {
        return nil
      }
      // "at ten till twelve march": how far it goes.
      guard let base = cursor.clockOrNumber(), !base.isBare || cursor.facts.month == nil,
        !base.hasMinute || isCounted
      else { return nil }
      guard !base.isBare || cursor.isAtPhraseEnd || word == "past" && minutes % 15 == 0
      else { return nil }
      let total = (base.hour * 60 + base.minute + (isBefore ? -minutes : minutes) + 1440) % 1440
      var hour = total / 60
      if hour == 0, base.half != .exact { hour = 12 }
      var half = base.half
      if base.hour == 12, isBefore, hour < 12 {
        half = half == .pm ? .am : half == .am ? .pm : half
      }
      return ClockMeaning(hour: hour, minute: total % 60, half: half, hasMinute: true)
    }
  }

  /// "half three": 3:30, as it is said in Britain.
  mutating func halfHour() -> ClockMeaning? {
    attempt { cursor in
      let isLed = cursor.ahead(-1)?.text == "at"
      guard cursor.take("half"), let hour = cursor.hourNumber(), (1...12).contains(hour),
        cursor.isAtPhraseEnd || cursor.isAt("am", "pm")
          || isLed && cursor.ahead()?.isWord == true && cursor.facts.unit == nil
      else { return nil }
      return ClockMeaning(
        hour: hour,
        minute: 30,
        half: cursor.half(hour) ?? .open,
        hasMinute: true
      )
    }
  }

  /// "six thirty", "seven forty five pm", "five oh five".
  mutating func spokenMinutes() -> ClockMeaning? {
    attempt { cursor in
      guard let token = cursor.ahead(), token.isWord, let hour = token.facts.cardinal,
        (1...23).contains(hour)
      else { return nil }
      cursor.index += 1
      var minute: Int
      let isJoined = cursor.take(glued: "-")
      if cursor.take(anyOf: ["oh", "o", "ou", "zero"]) != nil, cursor.take(glued: "-") || true,
        let ones = cursor.facts.cardinal,
        (1...9).contains(ones)
      {
        cursor.index += 1
        minute = ones
      } else {
        guard cursor.ahead()?.isWord == true, cursor.ahead(-1)?.facts.cardinal == hour || isJoined,
          let value = cursor.smallNumber(),
          (10...59).contains(value)
        else { return nil }
        minute = value
      }
      // "fifteen thirty p m" says twice what half of the day it is.
      let half = cursor.half(hour) ?? (hour > 12 && cursor.take(phrase: "p", "m") ? .pm : nil)
      guard half != nil || cursor.isAtPhraseEnd else { return nil }
      return ClockMeaning(
        hour: hour,
        minute: minute,
        half: hour > 12 ? .exact : half ?? .open,
        hasMinute: true
      )
    }
  }

  /// Any clock time that needs no word before it.
  mutating func clock() -> ClockMeaning? {
    attempt { cursor in
      if let clock = cursor.digitalClock() ?? cursor.hourWithHalf() { return clock }
      // "2h" is an amount, "15h" and "2h30" are clocks.
      if let clock = cursor.attempt({ $0.hourMark() }), clock.hour > 12 || clock.hasMinute {
        return clock
      }
      if let clock = cursor.attempt({ $0.spokenMinutes() }) { return clock }
      if cursor.take("noon") || cursor.take("midday") {
        return ClockMeaning(hour: 12, half: .pm)
      }
      if cursor.take("midnight") { return ClockMeaning(hour: 0, half: .exact) }
      guard
        let hour = cursor.attempt({ cursor -> Int? in
          guard let hour = cursor.hourNumber(), cursor.oClock() else { return nil }
          return hour
        })
      else { return nil }
      return ClockMeaning(hour: hour, half: cursor.half(hour) ?? .open)
    }
  }

  /// A clock time, or a number that could be one.
  mutating func clockOrNumber() -> ClockMeaning? {
    if let clock = clock() { return clock }
    return attempt { cursor in
      guard let hour = cursor.hourNumber(), !cursor.isGluedToWord else { return nil }
      return ClockMeaning(hour: hour, half: hour > 12 || hour == 0 ? .exact : .open, isBare: true)
    }
  }

  /// "o'clock", "oclock", "o clock".
  mutating func oClock() -> Bool {
    take("o'clock") || take("oclock") || take(phrase: "o", "clock")
  }
}
