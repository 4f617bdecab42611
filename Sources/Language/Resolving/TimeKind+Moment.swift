package import Model

extension TimeKind<Schedule> {
  /// The words of a time and nothing else: "tomorrow morning".
  package static let words = TimeKind { words, context in
    guard let meaning = TimePhrase(words)?.meaning else { return nil }
    var resolver = Resolver(context)
    return resolver.due(meaning)
  }

  /// A moment as `--at`, `snooze` and `remind` take it: words of a time, or ISO 8601.
  package static let moment = TimeKind { text, context in
    if let civil = CivilDateTime(text) {
      return Schedule(due: .floating(civil.date, civil.time))
    }
    if let date = CivilDate(text) {
      return Schedule(due: .floating(date, nil))
    }
    if let instant = text.instantWithOffset {
      return Schedule(due: .absolute(instant))
    }
    return resolve(text, as: .words, in: context)
  }
}

extension TimeKind<Due> {
  /// Until when something waits: "until 6", "for 20 minutes", "2h", "an hour", "tomorrow morning".
  ///
  /// A bare number is a clock time behind "until" and minutes elsewhere. What elapses counts from
  /// the moment of speaking, days and longer keep the clock time.
  package static let deadline = TimeKind { text, context in
    if let end = text.without(opening: ["until ", "till ", "til ", "to "]) {
      // "9", "9 tomorrow": a clock.
      let words = Int(digits: end) == nil ? end : "at " + end
      return
        (resolve(words, as: .moment, in: context)
        ?? resolve("at " + end, as: .moment, in: context))?.due
    }
    let words = text.without(opening: ["for "]) ?? text
    if let span = resolve(words, as: .span) {
      return (1...525_600).contains(span.minutes ?? 1) ? span.due(from: context) : nil
    }
    let moment =
      resolve(words, as: .moment, in: context) ?? resolve("in " + words, as: .words, in: context)
    return moment?.due
  }
}

extension TimeKind<CivilDateTime> {
  /// A moment of the wall clock as an option takes it: ISO 8601, a clock time, or words.
  ///
  /// A clock time alone is the next one after `reference`; words count from the context's present.
  /// A day alone stands for its beginning, or with `isEnd` for its end.
  package static func wallClock(
    after reference: CivilDateTime,
    isEnd: Bool = false
  ) -> TimeKind {
    TimeKind { text, context in
      if let time = TimeOfDay(text) {
        let today = CivilDateTime(reference.date, time)
        return today > reference ? today : CivilDateTime(reference.date.adding(days: 1), time)
      }
      guard let due = resolve(text, as: .moment, in: context)?.due else { return nil }
      let civil = context.calendar.civil(of: due)
      guard civil.time == nil, isEnd else {
        return CivilDateTime(civil.date, civil.time ?? .midnight)
      }
      return CivilDateTime(civil.date.adding(days: 1), .midnight)
    }
  }
}
