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
    Rule("1400h", on: .number) { cursor in
      guard cursor.ahead()?.digits == 4, let clock = cursor.militaryClock(), cursor.take(glued: "h")
      else { return nil }
      return TimeMeaning(clock: clock)
    },
  ]
}

extension Cursor {
  /// Words whose numbers are no clock times: "platform 9 tomorrow night".
  private static let numbered = WordSet(
    """
    building room platform gate floor flat unit chapter level ward bay table number no line page step
    week day apartment suite stage part class group team house terminal lane track door court
    episode season volume module lesson version route bus exit junction
    """
  )

  /// 1 to 12 as a word or in digits, with nothing stuck to it.
  fileprivate mutating func plainHour() -> Int? {
    guard ahead()?.isGlued != true || index == 0,
      !Cursor.numbered.contains(ahead(-1)?.text ?? .none),
      let hour = hourNumber(), (1...12).contains(hour),
      !isGluedToWord
    else { return nil }
    return hour
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
      let hasHours = cursor.take("hours") || cursor.take("hrs")
      guard hasHours || hasZero || isFull && isLed && hour > 9 && cursor.isAtPhraseEnd else {
        return nil
      }
      return ClockMeaning(hour: hour, minute: minute, half: .exact, hasMinute: true)
    }
  }
}
