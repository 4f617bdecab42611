import Language
import Model
import Testing

/// What holds of every time that is understood, however many parts it has.
struct SaidTimePropertyTests {
  /// On days of the month that no sentence names: an hour of such a day that is over rolls on.
  private static let moments = [
    "2027-03-30T14:20", "2026-11-29T23:50", "2028-02-29T05:05", "2026-12-31T16:00",
    "2027-06-30T06:30",
  ]

  private func onSentences(
    _ seed: UInt64,
    _ check: (String, Understanding, LanguageContext) throws -> Void
  ) throws {
    var grammar = SaidTimeGrammar(random: SplitMix(state: seed))
    for _ in 0..<200 {
      let sentence = grammar.sentence()
      let moment = Self.moments.randomElement(using: &grammar.random) ?? ""
      let context = try context(at: moment) { $0.dateOrder = .dayFirst }
      try check(sentence, understand(sentence, in: context), context)
    }
  }

  @Test(arguments: UInt64(1)...10)
  func noSeriesBeginsBehindItsEnd(seed: UInt64) throws {
    try onSentences(seed) { sentence, understanding, context in
      for draft in understanding.drafts {
        guard let until = draft.rule?.until, let first = draft.due?.date else { continue }
        let last =
          switch until {
          case .date(let date): date
          case .local(let civil), .utc(let civil): civil.date
          }
        #expect(first <= last, "\(sentence) at \(context.now)")
      }
    }
  }

  @Test(arguments: UInt64(1)...10)
  func nothingEndsBeforeItBegins(seed: UInt64) throws {
    try onSentences(seed) { sentence, understanding, context in
      for draft in understanding.drafts {
        guard let start = draft.due?.time, let end = draft.endTime else { continue }
        // Who works from 22 to 6 ends on the next day; nobody works for twenty hours.
        let minutes = (end.secondsSinceMidnight - start.secondsSinceMidnight + 86_400) / 60 % 1440
        #expect((1...960).contains(minutes), "\(sentence) at \(context.now)")
      }
    }
  }

  @Test(arguments: UInt64(1)...10)
  func noNumberVanishes(seed: UInt64) throws {
    try onSentences(seed) { sentence, understanding, context in
      let kept = KeptTimes(understanding, in: context)
      for number in sentence.split(whereSeparator: { !$0.isNumber }).compactMap({ Int($0) }) {
        #expect(kept.holds(number), "\(number) of “\(sentence)” at \(context.now)")
      }
    }
  }

  @Test(arguments: UInt64(1)...10)
  func noDayNorPartOfDayVanishes(seed: UInt64) throws {
    try onSentences(seed) { sentence, understanding, context in
      let kept = KeptTimes(understanding, in: context)
      for word in sentence.split(separator: " ").map(String.init) {
        #expect(kept.holds(word), "\(word) of “\(sentence)” at \(context.now)")
      }
    }
  }
}

/// All that is left of what was said: words that are kept, and what the values come to.
private struct KeptTimes {
  private var words: Set<String> = []
  private var numbers: Set<Int> = []
  private var weekdays: Set<Weekday> = []
  private var months: Set<Int> = []
  private var hours: Set<Int> = []

  init(_ understanding: Understanding, in context: LanguageContext) {
    for remark in understanding.remarks {
      switch remark {
      case .pastTime(let text), .otherTime(let text), .tooOften(let text), .impossible(let text),
        .cycle(let text), .unknownZone(let text), .leftOut(let text):
        keep(text)
      default: break
      }
    }
    for draft in understanding.drafts {
      keep(draft.title)
      keep(draft.notes ?? "")
      keep(draft.due, context)
      if let end = draft.endTime { keep(end) }
      if let rule = draft.rule { keep(rule, from: draft.due, context) }
    }
  }

  func holds(_ number: Int) -> Bool {
    numbers.contains(number)
      || words.contains { word in
        // "6th", "17:05"
        word.split { !$0.isNumber }.contains { Int($0) == number }
      }
  }

  /// Whether a weekday, month or part of the day is there; other words are looked for elsewhere.
  func holds(_ word: String) -> Bool {
    if words.contains(word) { return true }
    if let place = SaidTimeGrammar.weekdays.firstIndex(of: word) {
      return Weekday(rawValue: place + 1).map { weekdays.contains($0) } ?? true
    }
    if let place = SaidTimeGrammar.months.firstIndex(of: word) { return months.contains(place + 1) }
    return switch word {
    case "noon", "lunch": hours.contains(12)
    case "morning": hours.contains { $0 < 13 }
    case "evening", "dinner": hours.contains { $0 > 15 }
    default: true
    }
  }

  private mutating func keep(_ text: String) {
    words.formUnion(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private mutating func keep(_ due: Due?, _ context: LanguageContext) {
    guard let due else { return }
    let civil =
      switch due {
      case .floating(let date, let time), .zoned(let date, let time, _):
        CivilDateTime(date, time ?? context.conventions.day)
      case .absolute(let instant): context.zone.civil(at: instant)
      }
    keep(civil.date)
    if due.time != nil { keep(civil.time) }
    numbers.insert(civil.date.days(since: context.now.date))
    let minutes = civil.secondsSinceEpoch / 60 - context.now.secondsSinceEpoch / 60
    numbers.formUnion([minutes, minutes / 60])
  }

  private mutating func keep(_ date: CivilDate) {
    numbers.formUnion([date.day, date.month, date.year])
    weekdays.insert(date.weekday)
    months.insert(date.month)
  }

  private mutating func keep(_ time: TimeOfDay) {
    numbers.formUnion([time.hour, (time.hour + 11) % 12 + 1, time.minute])
    hours.insert(time.hour)
  }

  private mutating func keep(_ rule: RecurrenceRule, from due: Due?, _ context: LanguageContext) {
    numbers.formUnion([rule.interval, rule.interval / 60])
    numbers.formUnion(rule.byMonthDay + rule.byMonth)
    months.formUnion(rule.byMonth)
    weekdays.formUnion(rule.byDay.map(\.weekday))
    for hour in rule.byHour { keep(.hour(hour, due?.time?.minute ?? 0)) }
    numbers.formUnion(rule.byMinute)
    if rule.byHour.count > 1 { numbers.insert(rule.byHour.count) }
    // Who says "every 5 hours from 8 to 20" has no further step behind 18.
    let steps = zip(rule.byHour.dropFirst(), rule.byHour).map { $0 - $1 }
    numbers.formUnion(steps)
    if let last = rule.byHour.last, let step = steps.max() {
      for hour in last...min(last + step, 23) { keep(.hour(hour)) }
    }
    if let count = rule.count {
      let days = count / max(rule.byHour.count, 1) / max(rule.byDay.count, 1)
      numbers.formUnion([count, days, days / 7, count / 7])
    }
    switch rule.until {
    case .date(let date): keep(date)
    case .local(let civil), .utc(let civil):
      keep(civil.date)
      // "until december" ends with November.
      keep(civil.date.adding(days: 1))
    case nil: break
    }
  }
}
