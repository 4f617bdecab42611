import Model

extension Resolver {
  /// Notes a reason, if anybody asks.
  mutating func note(
    _ place: ReasonNotes.Place,
    _ kind: Reason.Kind,
    _ words: @autoclosure () -> String = "",
    date: CivilDate? = nil,
    time: TimeOfDay? = nil
  ) {
    guard notes != nil else { return }
    notes?.note(place, Reason(kind, words(), date: date, time: time))
  }

  /// Notes how a day was found; `time` is when the to-do comes on it.
  mutating func noteDay(_ day: DayMeaning, _ date: CivilDate, at time: TimeOfDay?) {
    guard let phrase = notes?.phrase else { return }
    switch day {
    case .weekday(let weekday, .coming), .weekday(let weekday, .this):
      note(.day, .comingDay, weekday.englishName, date: date)
    case .weekday(let weekday, .next):
      let kind: Reason.Kind =
        conventions.nextWeekday == .following ? .followingWeek : .nearestWeek
      note(.day, kind, weekday.englishName, date: date)
    case .weekday(let weekday, .later): note(.day, .weeksLater, weekday.englishName, date: date)
    case .date(_, _, nil), .month(_, nil, false), .nth(_, _, .named(_, nil)):
      note(.day, .noYear, date: date)
    case .dayOfMonth(_, nil), .nth(_, _, .coming): note(.day, .noMonth, date: date)
    case .numeric(let first, let second, let year):
      noteOrder(first, second, date)
      if year == nil { note(.day, .noYear, date: date) }
    case .period(_, 0): note(.day, .restOfPeriod, phrase, date: date, time: time)
    case .weekend, .period, .month, .year: note(.day, .firstOfPeriod, phrase, date: date)
    case .edge(.end, _): note(.day, .endOfPeriod, phrase, date: date, time: time)
    // A weekday that another day is counted from needs no reason.
    case .shifted(.weekday(_, .coming), _), .shifted(.weekday(_, .this), _): break
    case .shifted(let base, _) where base != .relativeDay(0): noteDay(base, date, at: time)
    default: break
    }
  }

  private mutating func noteOrder(_ first: Int, _ second: Int, _ date: CivilDate) {
    let kind: Reason.Kind =
      if first > 12 || second > 12 || first == second { .onlyOrder } else {
        conventions.dateOrder == .monthFirst ? .monthFirst : .dayFirst
      }
    note(.day, kind, "\(first)/\(second)", date: date)
  }

  /// Notes how a clock time or a part of the day was read on a day other than today.
  mutating func noteClock(of meaning: TimeMeaning, _ time: TimeOfDay?) {
    guard let clock = meaning.clock else {
      guard let part = meaning.part else { return }
      return note(.clock, .part, part.englishName, time: reading(part).time)
    }
    guard clock.half == .open, meaning.repeats?.isWithinDay != true else { return }
    let kind: Reason.Kind =
      meaning.part != nil ? .halfByPart : clock.isMorning ? .usualMorning : .usualAfternoon
    note(.clock, kind, clock.words, time: time)
  }
}

extension TimeMeaning {
  /// Whether it depends on which day has not ended: "today", "tomorrow", "tonight".
  var countsFromToday: Bool {
    if case .relativeDay = day { return true }
    return part == .night
  }
}

extension ClockMeaning {
  /// 7 to 11: before noon on any other day than today.
  fileprivate var isMorning: Bool { (7...11).contains(hour) }

  /// "3" or "3:30", as on a clock.
  var words: String {
    minute == 0 && !hasMinute ? "\(hour)" : "\(hour):\(minute.padded(to: 2))"
  }
}

extension PartOfDay {
  var englishName: String {
    switch self {
    case .morning: "morning"
    case .noon: "noon"
    case .afternoon: "afternoon"
    case .evening: "evening"
    case .night: "night"
    case .midnight: "midnight"
    case .breakfast: "breakfast"
    case .afterLunch: "after lunch"
    case .afterSchool: "after school"
    case .afterWork: "after work"
    case .bedtime: "bedtime"
    case .endOfDay: "end of day"
    case .dawn: "dawn"
    case .sunrise: "sunrise"
    case .sunset: "sunset"
    case .dusk: "dusk"
    case .early: "early"
    case .late: "late"
    case .now: "this time"
    }
  }
}
