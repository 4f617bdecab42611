import Model

/// Tells why a draft has the time it has, from what was said and what came of it.
///
/// It follows the table of defaults of the manual and takes every value from the draft itself.
struct Reasoner {
  let context: LanguageContext
  let reading: ClauseReading
  let draft: Draft
  private let meaning: TimeMeaning
  private let today: CivilDate

  init(_ context: LanguageContext, _ reading: ClauseReading, _ draft: Draft) {
    self.context = context
    self.reading = reading
    self.draft = draft
    meaning = reading.time ?? TimeMeaning()
    today = Resolver(context).today
  }

  private var conventions: Conventions { context.conventions }
  private var date: CivilDate? { draft.due?.date }

  /// In the order in which a reader would ask.
  var reasons: [Reason] {
    guard reading.time != nil, let due = draft.due else { return [] }
    var reasons: [Reason] = []
    if reading.timeTokens.isEmpty { reasons.append(Reason(.sharedDate)) }
    if today < context.now.date, saysToday {
      reasons.append(Reason(.dayHasNotEnded, time: conventions.dayStarts))
    }
    if meaning.repeats == nil {
      if let offset = meaning.offset, meaning.day == nil, meaning.clock == nil {
        return reasons + (offset.isElapsed ? [Reason(.elapsed)] : [])
      }
      if let day = meaning.day { reasons += self.reasons(for: day) }
      reasons += clockReasons(due)
    } else {
      reasons += clockReasons(due)
      reasons.append(Reason(.firstOccurrence, date: date, time: due.time))
    }
    switch meaning.bound {
    case .by, .before, .until: if meaning.repeats == nil { reasons.append(Reason(.deadline)) }
    case .at, .after, .from: break
    }
    if let end = draft.endTime { reasons.append(Reason(.endKept, time: end)) }
    return reasons + leadReasons
  }

  private var leadReasons: [Reason] {
    if isCounted { return [Reason(.counted, date: date, time: draft.due?.time)] }
    return reading.lead == nil ? [] : [Reason(.lead)]
  }

  /// "an hour before 10 am": the due time is another than the one that was said.
  private var isCounted: Bool {
    meaning.offset != nil || reading.lead != nil && draft.leads.isEmpty
  }

  private var saysToday: Bool {
    if case .relativeDay = meaning.day { return true }
    return meaning.part == .night
  }
}

extension Reasoner {
  private func reasons(for day: DayMeaning) -> [Reason] {
    switch day {
    case .weekday(let weekday, .coming), .weekday(let weekday, .this):
      [Reason(.comingDay, weekday.englishName, date: date)]
    case .weekday(let weekday, .next):
      [
        Reason(
          conventions.nextWeekday == .following ? .followingWeek : .nearestWeek,
          weekday.englishName,
          date: date
        )
      ]
    case .weekday(let weekday, .later): [Reason(.weeksLater, weekday.englishName, date: date)]
    case .date(_, _, nil), .month(_, nil, false), .nth(_, _, .named(_, nil)):
      [Reason(.noYear, date: date)]
    case .dayOfMonth(_, nil), .nth(_, _, .coming): [Reason(.noMonth, date: date)]
    case .numeric(let first, let second, let year):
      [orderReason(first, second)] + (year == nil ? [Reason(.noYear, date: date)] : [])
    case .period(_, 0): [Reason(.restOfPeriod, words, date: date, time: ownTime)]
    case .weekend, .period, .month, .year: [Reason(.firstOfPeriod, words, date: date)]
    case .edge(.end, _): [Reason(.endOfPeriod, words, date: date, time: ownTime)]
    case .shifted(let base, _) where base != .relativeDay(0): reasons(for: base, base: true)
    default: []
    }
  }

  /// What a day counts from is no date of the draft's.
  private func reasons(for day: DayMeaning, base: Bool) -> [Reason] {
    reasons(for: day).filter { $0.kind != .comingDay }
  }

  private func orderReason(_ first: Int, _ second: Int) -> Reason {
    let said = "\(first)/\(second)"
    guard first <= 12, second <= 12, first != second else {
      return Reason(.onlyOrder, said, date: date)
    }
    return Reason(conventions.dateOrder == .monthFirst ? .monthFirst : .dayFirst, said, date: date)
  }

  /// The clock time that a kind of day brings along.
  private var ownTime: TimeOfDay? { draft.due?.time }

  /// The words of the time as they were said.
  private var words: String { draft.phrase ?? "" }
}

extension Reasoner {
  private func clockReasons(_ due: Due) -> [Reason] {
    var reasons = isPassedToday ? [Reason(.passedToday, date: date)] : []
    guard let clock = meaning.clock else {
      guard let part = meaning.part else { return dayReasons(due) }
      return [partReason(part, due)] + reasons
    }
    guard !isCounted else { return [] }
    if meaning.day == nil, meaning.repeats == nil, clock.half != .open || meaning.part != nil {
      reasons.insert(Reason(.noDay, date: date, time: due.time), at: 0)
    }
    guard clock.half == .open, meaning.repeats?.isWithinDay != true else { return reasons }
    let isUndated = meaning.day == nil && meaning.repeats == nil || meaning.day == .relativeDay(0)
    let kind: Reason.Kind =
      meaning.part != nil
      ? .halfByPart
      : isUndated && !meaning.passesNoon
        ? .nextInWakingHours : clock.isMorning ? .usualMorning : .usualAfternoon
    return [Reason(kind, clock.words, time: due.time)] + reasons
  }

  private var isPassedToday: Bool { draft.choices.contains { $0.question == .passedToday } }

  /// A day without any clock time.
  private func dayReasons(_ due: Due) -> [Reason] {
    guard meaning.repeats == nil, meaning.day == .relativeDay(0) else {
      return (due.time == nil ? [Reason(.noClock, time: conventions.day)] : [])
        + (isPassedToday ? [Reason(.passedToday, date: date)] : [])
    }
    if isPassedToday { return [Reason(.todayIsOver, date: date, time: due.time)] }
    let kind: Reason.Kind = due.time == conventions.day ? .todayInTheMorning : .todayInAnHour
    return [Reason(kind, time: due.time)]
  }

  private func partReason(_ part: PartOfDay, _ due: Due) -> Reason {
    let usual = Resolver(context).reading(part).time
    // "tonight" in the night is in an hour.
    guard part != .night || due.time == usual else {
      return Reason(.todayInAnHour, part.englishName, time: due.time)
    }
    return Reason(.part, part.englishName, time: usual)
  }
}

extension ClockMeaning {
  /// 7 to 11: before noon on any other day than today.
  fileprivate var isMorning: Bool { (7...11).contains(hour) }

  /// "3" or "3:30", as on a clock.
  fileprivate var words: String {
    minute == 0 && !hasMinute ? "\(hour)" : "\(hour):\(minute.padded(to: 2))"
  }
}

extension PartOfDay {
  fileprivate var englishName: String {
    switch self {
    case .morning: "morning"
    case .noon: "noon"
    case .afternoon: "afternoon"
    case .evening: "evening"
    case .night: "night"
    case .midnight: "midnight"
    case .now: "this time"
    }
  }
}
