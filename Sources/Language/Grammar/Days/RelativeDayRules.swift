import Model

extension Rule {
  /// Today, tomorrow and their neighbours.
  static let relativeDays: [Rule] = [
    Rule("today", on: .day) { cursor in
      cursor.take(anyOf: ["today", "todays", "today's"]).map { _ in .on(.relativeDay(0)) }
    },
    Rule("this day", on: .next) { cursor in
      cursor.take(phrase: "this", "day") ? .on(.relativeDay(0)) : nil
    },
    Rule("tomorrow", on: .day) { cursor in
      cursor.tomorrow() ? .on(.relativeDay(1)) : nil
    },
    Rule("the day after tomorrow", on: [.the, .unit]) { cursor in
      _ = cursor.take("the")
      return cursor.take(phrase: "day", "after") && cursor.tomorrow() ? .on(.relativeDay(2)) : nil
    },
    Rule("the next day", on: [.the, .next]) { cursor in
      _ = cursor.take("the")
      guard cursor.take(anyOf: ["next", "following"]) != nil, cursor.take("day")
      else { return nil }
      return .on(.relativeDay(1))
    },
    Rule("tonight", on: .day) { cursor in
      guard cursor.take(anyOf: ["tonight", "tonight's"]) != nil else { return nil }
      return TimeMeaning(day: .relativeDay(0), part: .night)
    },
    Rule("this evening", on: .next) { cursor in
      guard cursor.take("this") else { return nil }
      cursor.skipShade()
      guard let part = cursor.part(), !cursor.isPlural(back: 1) else { return nil }
      return TimeMeaning(day: .relativeDay(0), part: part)
    },
    Rule("end of day", "close of business", on: [.the, .edge]) { cursor in
      _ = cursor.take("the")
      if cursor.take(anyOf: ["eod", "cob", "eob"]) != nil || cursor.closeOfBusiness() {
        return .on(.edge(.end, .relativeDay(0)))
      }
      guard cursor.take(phrase: "end", "of") else { return nil }
      if cursor.take(anyOf: ["today", "today's"]) != nil {
        return .on(.edge(.end, .relativeDay(0)))
      }
      if cursor.tomorrow() { return .on(.edge(.end, .relativeDay(1))) }
      _ = cursor.take(anyOf: ["the", "this", "my"])
      guard cursor.take(anyOf: ["day", "workday"]) != nil else { return nil }
      return .on(.edge(.end, .relativeDay(0)))
    },
    Rule("later today", on: .later) { cursor in
      guard cursor.take("later") else { return nil }
      if cursor.take("today") { return .on(.relativeDay(0)) }
      if cursor.take("tonight") { return TimeMeaning(day: .relativeDay(0), part: .night) }
      guard cursor.take("this") else {
        // "remind me later to call": some time today.
        let before = cursor.ahead(-2)
        let isCounted =
          before?.facts.unit != nil || before?.facts.weekday != nil || before?.text == "no"
          || before?.text == "not"
        return !isCounted && (cursor.isAtEnd || cursor.isAt("to")) ? .on(.relativeDay(0)) : nil
      }
      guard let part = cursor.part() else { return nil }
      return TimeMeaning(day: .relativeDay(0), part: part)
    },
    Rule("right now", on: .now) { cursor in
      guard cursor.take(phrase: "right", "now") || cursor.take("now") || cursor.take("immediately")
      else { return nil }
      return TimeMeaning(special: .now)
    },
  ]
}

extension TimeMeaning {
  static func on(_ day: DayMeaning) -> TimeMeaning { TimeMeaning(day: day) }
}

extension Cursor {
  /// "close of business", "end of play".
  fileprivate mutating func closeOfBusiness() -> Bool {
    let start = index
    if take("close") || take("end"), take("of"), take(anyOf: ["business", "play", "work"]) != nil {
      return true
    }
    index = start
    return false
  }

  mutating func tomorrow() -> Bool {
    // "tom" is a person, unless a day is counted or a stretch ends there.
    if isAt("tom"), ahead(-1)?.text == "after" || ahead(-1)?.isMark("-") == true {
      return take("tom")
    }
    return take(anyOf: [
      "tomorrow", "tomorrow's", "tomorrows", "tmr", "tmrw", "tmw",
    ]) != nil
  }

  /// "early", "late", "mid": shades that change no hour here.
  mutating func skipShade() {
    guard isAt("early", "late", "mid") else { return }
    let isDash = ahead(1)?.text == "-"
    guard let next = ahead(isDash ? 2 : 1), next.facts.part != nil else { return }
    index += isDash ? 2 : 1
  }

  /// "morning", "afternoon", "evening", "night", "noon".
  mutating func part() -> PartOfDay? {
    if isAt("mid"), let next = ahead(1), next.text == "day", !next.isQuoted {
      index += 2
      return .noon
    }
    guard let token = ahead(), !token.isQuoted, let part = token.facts.part else { return nil }
    index += 1
    return part
  }

  func isPlural(back: Int) -> Bool { ahead(-back)?.facts.isPlural ?? false }
}
