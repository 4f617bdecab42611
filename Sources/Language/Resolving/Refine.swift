package import Model

/// A time that is there already, changed by words.
///
/// A clock time keeps the day, a day keeps the clock time, and "am" or "pm" turn the clock over;
/// words that say both replace it, as does a repeat. A clock time that would be over is taken for
/// the next day that it comes. Civil throughout; `nil` where the words are no time.
package func refine(
  _ present: PartialDateTime,
  by phrase: String,
  in context: LanguageContext
) -> Schedule? {
  if let half = HalfOfDay(phrase) {
    guard let time = present.time else { return nil }
    let turned = coming(CivilDateTime(present.date, half.turned(time)), after: context.now)
    return Schedule(due: .floating(turned.date, turned.time))
  }
  guard let meaning = timeMeaning(of: phrase) else { return nil }
  var resolver = Resolver(context)
  guard var resolved = resolver.due(meaning) else { return nil }
  guard case .floating(let date, let time) = resolved.due else { return resolved }
  if meaning.repeats != nil || meaning.saysDay {
    guard !meaning.saysClock, time == nil || !meaning.isWithinDay else { return resolved }
    // "today" of what has a clock time to come is today, however late it is.
    let day = meaning.day == .relativeDay(0) && meaning.repeats == nil ? resolver.today : date
    resolved.due = kept(present.time, on: day, context.now) ?? resolved.due
    return resolved
  }
  guard meaning.clock != nil || meaning.part != nil else { return resolved }
  return clock(meaning, on: present.date, near: present.time, in: context)
}

/// Whether words can change a time: they name one and nothing else, or are "am" or "pm".
package func canRefine(_ phrase: String) -> Bool {
  HalfOfDay(phrase) != nil || timeMeaning(of: phrase) != nil
}

/// Whether words say a day and nothing else: "tomorrow", "friday", "3 dec"; no month and no holiday.
package func namesDay(_ words: String) -> Bool {
  switch TimePhrase(words)?.meaning?.day {
  case .relativeDay, .weekday, .date, .numeric, .dayOfMonth, .shifted, .beside: true
  default: false
  }
}

/// The meaning of the words; a number alone, in digits or words, is a clock time here, as after "at".
private func timeMeaning(of phrase: String) -> TimeMeaning? {
  if let meaning = TimePhrase(phrase)?.meaning { return meaning }
  let digits = phrase.filter { $0 != " " }
  if (1...2).contains(digits.count), digits.allSatisfy(\.isNumber) {
    return TimePhrase("at " + digits)?.meaning
  }
  // "to nine", in words.
  let tokens = TokenizedText(phrase).tokens
  guard tokens.count == 1, let hour = tokens[0].facts.cardinal, (1...24).contains(hour) else {
    return nil
  }
  return TimePhrase("at " + phrase)?.meaning
}

/// The day's moment with the clock time that was there, unless that is over.
private func kept(_ time: TimeOfDay?, on date: CivilDate, _ now: CivilDateTime) -> Due? {
  guard let time, CivilDateTime(date, time) > now else { return nil }
  return .floating(date, time)
}

/// A clock time on a day: bare hours are read as they are on any other day than today, unless the other
/// half of the day is much nearer to the time that was there.
private func clock(
  _ meaning: TimeMeaning,
  on date: CivilDate,
  near old: TimeOfDay?,
  in context: LanguageContext
) -> Schedule? {
  var dawn = context
  dawn.now = CivilDateTime(date, .midnight)
  dawn.conventions.dayStarts = .midnight
  var resolver = Resolver(dawn)
  guard var resolved = resolver.due(meaning) else { return nil }
  resolved.choices.removeAll { $0.question == .passedToday }
  if let old, let time = resolved.due.time,
    resolved.choices.contains(where: { $0.question == .halfOfDay }),
    time.otherHalf.isNear(old), !time.isNear(old)
  {
    resolved.due = .floating(date, time.otherHalf)
    resolved.choices.removeAll { $0.question == .halfOfDay }
  }
  switch resolved.due {
  case .floating(let date, let time?):
    let moment = coming(CivilDateTime(date, time), after: context.now)
    resolved.due = .floating(moment.date, moment.time)
  case .floating, .zoned, .absolute: break
  }
  return resolved
}

/// The moment itself, or the next one of this clock time if it is over.
private func coming(_ moment: CivilDateTime, after now: CivilDateTime) -> CivilDateTime {
  guard moment <= now else { return moment }
  let today = CivilDateTime(now.date, moment.time)
  return today > now ? today : CivilDateTime(now.date.adding(days: 1), moment.time)
}

extension TimeOfDay {
  /// The same on the clock's face, twelve hours away.
  fileprivate var otherHalf: TimeOfDay {
    TimeOfDay(secondsSinceMidnight: (secondsSinceMidnight + 43_200) % 86_400)
  }

  /// Whether another time is at most three hours away on the same day.
  fileprivate func isNear(_ other: TimeOfDay) -> Bool {
    abs(secondsSinceMidnight - other.secondsSinceMidnight) <= 10_800
  }
}

/// "am" or "pm" alone.
private enum HalfOfDay {
  case am, pm

  init?(_ phrase: String) {
    let letters = phrase.lowercased().filter { $0 != "." && $0 != " " }
    switch letters {
    case "am", "atam": self = .am
    case "pm", "atpm": self = .pm
    default: return nil
    }
  }

  func turned(_ time: TimeOfDay) -> TimeOfDay {
    let hour = time.hour % 12 + (self == .pm ? 12 : 0)
    return TimeOfDay(secondsSinceMidnight: time.secondsSinceMidnight + (hour - time.hour) * 3600)
  }
}

extension TimeMeaning {
  fileprivate var saysDay: Bool { day != nil }

  /// Whether a clock time was said, or a day that has one of its own: "end of day".
  fileprivate var saysClock: Bool {
    if case .edge(_, .relativeDay) = day { return true }
    return clock != nil || part != nil || offset != nil || special != nil
  }

  /// Whether it repeats by the hour.
  fileprivate var isWithinDay: Bool { repeats?.isWithinDay ?? false }
}
