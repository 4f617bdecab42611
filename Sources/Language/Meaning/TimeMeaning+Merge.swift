import Model

extension TimeMeaning {
  /// This and what was said right after it as one meaning, or nothing if they do not go together.
  func merged(with other: TimeMeaning) -> TimeMeaning? {
    var sum = self
    guard !(isPast || other.isPast), special == nil || other.special == nil else { return nil }
    // "for 30 minutes today": how long, and when, are two things.
    if isDuration, !isRepeating, clock == nil, other.day != nil || other.part != nil { return nil }
    if isRepeating || other.isRepeating, let repeats = other.repeats ?? repeats,
      self.repeats == nil || other.repeats == nil
    {
      return sum.mergeRepeat(repeats, with: self.repeats == nil ? self : other, and: other)
    }
    if isRepeating, let first = repeats, let second = other.repeats {
      guard first.days.isEmpty, second.frequency == .weekly, second.interval == 1,
        first.frequency == .weekly || first.frequency == .daily || first.isWithinDay
      else { return nil }
      // "every 2 hours between 9 and 5 on weekdays": within those days.
      if !first.isWithinDay { sum.repeats?.frequency = .weekly }
      sum.repeats?.days = second.days
      sum.part = part ?? other.part
      sum.clock = clock ?? other.clock
      sum.endClock = endClock ?? other.endClock
      return sum
    }
    if let length = other.days, clock != nil || part != nil, offset == nil, day == nil,
      endClock == nil
    {
      // "at 8 and 20 for a week", "morning and evening for five days": every day of it.
      var daily = RepeatMeaning(frequency: .daily)
      (daily.count, daily.countsDays) = (length, true)
      sum.repeats = daily
      return sum
    }
    if let length = other.offset, other.isDuration, clock != nil, endClock == nil, offset == nil {
      sum.length = length
      return sum
    }
    guard sum.mergeDay(other) else { return nil }
    if sum.day == .relativeDay(0), other.offset?.isElapsed == true, clock == nil, part == nil {
      sum.day = nil
    }
    if other.clock != nil {
      guard clock == nil else { return nil }
      sum.clock = other.clock
      sum.moreClocks = other.moreClocks
    }
    if let part = other.part {
      guard
        self.part == nil || self.part == part || other.day == .relativeDay(0)
          || part.isOfRound != self.part?.isOfRound
          || self.part == .evening && part == .night
      else {
        return nil
      }
      sum.part = PartOfDay.closer(self.part, part)
      if sum.moreParts.isEmpty { sum.moreParts = other.moreParts }
    }
    if let offset = other.offset {
      guard self.offset == nil, clock == nil || other.clock == nil else { return nil }
      sum.offset = offset
    }
    if other.bound != .at { sum.bound = other.bound }
    sum.endClock = endClock ?? other.endClock
    sum.endDay = endDay ?? other.endDay
    sum.length = length ?? other.length
    sum.zone = zone ?? other.zone
    guard offset == nil || sum.clock == clock, special == nil, other.special == nil else {
      return nil
    }
    return sum
  }

  private mutating func mergeDay(_ other: TimeMeaning) -> Bool {
    guard let later = other.day else { return true }
    guard let earlier = day else {
      day = later
      return true
    }
    guard let both = DayMeaning.combined(earlier, later) else { return false }
    day = both
    return true
  }
}

extension TimeMeaning {
  /// Whether all of another meaning is said here as well: an "everyday" at either end.
  func says(_ other: TimeMeaning) -> Bool {
    var rest = other
    if rest.day == day { rest.day = nil }
    if rest.clock == clock { rest.clock = nil }
    if rest.part == part { rest.part = nil }
    if rest.repeats == repeats { rest.repeats = nil }
    return rest == TimeMeaning()
  }
}

extension DayMeaning {
  /// "tuesday, march 3": the date; "next week" and "friday": that week's Friday.
  static func combined(_ first: DayMeaning, _ second: DayMeaning) -> DayMeaning? {
    if first == second { return first }
    switch (first, second) {
    case (.weekday, .date), (.weekday, .numeric), (.weekday, .dayOfMonth), (.relativeDay, .date),
      (.relativeDay, .weekday(_, .coming)) where second.isNeighbourly(of: first):
      return second
    case (.weekday(let name, .coming), .weekday(let again, _)) where name == again:
      // "wednesday next wednesday": said again, more exactly.
      return second
    case (.weekday, .relativeDay): return second
    case (.relativeDay(let days), .weekday(_, .coming)) where days > 0: return first
    case (.date, .weekday(_, .coming)), (.numeric, .weekday(_, .coming)): return first
    case (.relativeDay, .edge(.end, .relativeDay(0))), (.weekday, .edge(.end, .relativeDay(0))):
      return .edge(.end, first)
    case (.edge(.end, .relativeDay(0)), .relativeDay), (.edge(.end, .relativeDay(0)), .weekday):
      return .edge(.end, second)
    case (.weekday(let day, .coming), .period(.week, let weeks)),
      (.period(.week, let weeks), .weekday(let day, .coming)):
      return .weekday(day, .inWeek(weeks))
    case (.weekday(let day, .coming), .shifted(.relativeDay(0), let amount))
    where amount.days % 7 == 0 && amount.months == 0:
      return .shifted(.weekday(day, .coming), amount)
    case (.shifted(.relativeDay(0), let amount), .relativeDay(let days)),
      (.relativeDay(let days), .shifted(.relativeDay(0), let amount)):
      return .shifted(.relativeDay(days), amount)
    case (.weekday, .holiday): return second
    case (.holiday, .weekday(_, .coming)): return first
    case (.date(let month, let day, nil), .year(let year)):
      return .date(month: month, day: day, year: year)
    case (.date(let month, let day, nil), .period(.year, _)):
      return .nthUnit(day, .day, .nthUnit(month, .month, second))
    case (.period(.year, _), .date(let month, let day, nil)):
      return .nthUnit(day, .day, .nthUnit(month, .month, first))
    case (.month(let month, nil, false), .period(.year, _)):
      return .nthUnit(month, .month, second)
    case (.period(.year, _), .month(let month, nil, false)):
      return .nthUnit(month, .month, first)
    default: return nil
    }
  }

  private func isNeighbourly(of other: DayMeaning) -> Bool {
    if case .relativeDay = other, case .weekday = self { return false }
    return true
  }
}

extension TimeMeaning {
  /// A repeat and what surrounds it: "every month" and "the 15th", "weekly" and "friday".
  fileprivate func mergeRepeat(
    _ repeats: RepeatMeaning,
    with neighbour: TimeMeaning,
    and later: TimeMeaning
  ) -> TimeMeaning? {
    var sum = TimeMeaning(moreClocks: moreClocks, repeats: repeats)
    if later != self { sum.moreClocks += later.moreClocks }
    sum.moreParts = moreParts.isEmpty ? later.moreParts : moreParts
    var rule = repeats
    sum.moreDays = moreDays + (later == self ? [] : later.moreDays)
    let holder = self.repeats == nil ? later : self
    if clock != nil, later.clock != nil {
      guard self.repeats != nil, let more = later.clock else { return nil }
      sum.moreClocks.append(more)
    }
    sum.clock = clock ?? later.clock
    sum.part = PartOfDay.closer(part, later.part)
    sum.endClock = endClock ?? later.endClock
    sum.zone = zone ?? later.zone
    sum.length = length ?? later.length
    // "3 times a day for 5 days", "for 5 days 3 times a day".
    if let days = self.repeats == nil ? days : later.days, rule.count == nil, rule.until == nil {
      guard let count = rule.count(inDays: days) else { return nil }
      (rule.count, rule.countsDays) = (count, true)
      sum.repeats = rule
      return sum
    }
    if let offset = later.offset, later.isDuration, sum.clock != nil, sum.endClock == nil {
      sum.length = offset
    } else if let offset = offset ?? later.offset {
      // "an hour before sunset every day": counted from the sun of each series' first day.
      let isCounted = [self, later].contains {
        $0.offset != nil && $0.part != nil && !$0.isDuration
      }
      guard isCounted, self.offset == nil || later.offset == nil
      else { return nil }
      sum.offset = offset
    }
    if let day = holder.day, rule.starting == nil { rule.starting = day }
    // "every 2 hours until 6 pm": the clock ends it.
    if rule.isWithinDay, neighbour == later, clock == nil, let end = later.clock ?? later.noon,
      [.until, .before, .by].contains(later.bound)
    {
      rule.until = later.day ?? .relativeDay(0)
      rule.untilClock = end
      (sum.clock, sum.part) = (nil, nil)
      sum.repeats = rule
      return sum
    }
    // "every 8 hours until saturday noon": the hour of its last day.
    if rule.isWithinDay, neighbour == later, rule.until != nil, rule.untilClock == nil,
      clock == nil,
      part == nil, later.day == nil, later.endClock == nil, let end = later.clock ?? later.noon
    {
      rule.untilClock = end
      (sum.clock, sum.part) = (nil, nil)
      sum.repeats = rule
      return sum
    }
    // "every friday by the end of the day": when on it, not until when.
    if neighbour.day == .edge(.end, .relativeDay(0)), sum.clock == nil {
      sum.part = .endOfDay
      sum.repeats = rule
      return sum
    }
    // "3 times a day for 6 days starting on friday": the first day of it, and so many more.
    if case .shifted(let first, let length) = neighbour.endDay, first == neighbour.day,
      rule.count == nil, rule.until == nil, rule.starting == nil, !rule.isWithinDay,
      length.seconds == 0, let count = rule.count(inDays: length.wholeDays)
    {
      (rule.starting, rule.count, rule.countsDays) = (first, count, true)
      sum.repeats = rule
      return sum
    }
    if rule.takeDays(from: neighbour.day, to: neighbour.endDay) {
      sum.repeats = rule
      return sum
    }
    if let last = neighbour.endDay, rule.until == nil { rule.until = last }
    if let day = neighbour.day, neighbour.bound == .at, rule.interval == 1, rule.starting == nil,
      rule.until == nil, rule.frequency == .daily, day.isLongerThanDay || day.isRunning
    {
      if !day.isRunning { rule.starting = day }
      // Who says "this week" of every day means its weekend, too.
      rule.until =
        day == .period(.week, 0) ? .weekday(.sunday, .inWeek(0)) : .edge(.end, day)
      sum.repeats = rule
      return sum
    }
    if let day = neighbour.day {
      if neighbour.bound == .until || neighbour.bound == .before || neighbour.bound == .by {
        guard later == neighbour || neighbour.bound == .until else { return nil }
        rule.until = day
      } else if neighbour.bound == .from || !rule.fold(day) {
        guard rule.starting == nil else { return nil }
        rule.starting = day
      } else if rule.frequency != .yearly {
        // "monday and thursday every week": each is one of its days.
        sum.moreDays.removeAll { rule.fold($0) }
        guard sum.moreDays.isEmpty else { return nil }
      }
    }
    sum.repeats = rule
    if rule.frequency == .yearly, !sum.moreDays.isEmpty {
      let dates = sum.moreDays.compactMap { day in
        if case .date(let month, let number, nil) = day { (month: month, day: number) } else { nil }
      }
      guard dates.count == sum.moreDays.count else { return nil }
      sum.moreDays = []
      sum.add(yearlyDates: dates)
    }
    return sum
  }
}

extension DayMeaning {
  /// "december", "next week": a stretch of days that a repeat fills.
  fileprivate var isLongerThanDay: Bool {
    switch self {
    case .month, .period(.week, 1), .period(.month, 1): true
    default: false
    }
  }

  /// "this week", "this month": what is left of it.
  fileprivate var isRunning: Bool { self == .period(.week, 0) || self == .period(.month, 0) }
}
