import Model

extension Resolver {
  /// "this week", "next month": the first day, and what the table of defaults picks.
  func period(_ unit: TimeUnit, _ count: Int) -> ResolvedDay? {
    guard let bounds = bounds(unit, count) else { return nil }
    var day = ResolvedDay(date: bounds.lowerBound, end: bounds.upperBound, grain: unit.grain)
    if count == 0 {
      day.pick = min(today.nextWorkday, unit == .week ? today.nextWorkday : bounds.upperBound)
      day.time = conventions.thisWeek
    }
    return day
  }

  /// The first and last day of the week, month, quarter or year so many after this one.
  private func bounds(_ unit: TimeUnit, _ count: Int) -> ClosedRange<CivilDate>? {
    switch unit {
    case .week:
      let monday = today.startOfWeek.adding(days: 7 * count)
      return monday...monday.adding(days: 6)
    case .month:
      let first = today.startOfMonth.adding(months: count)
      return first...first.endOfMonth
    case .quarter:
      let first = today.startOfMonth.adding(months: -((today.month - 1) % 3) + 3 * count)
      return first...first.adding(months: 2).endOfMonth
    case .year:
      guard let first = CivilDate(year: today.year + count, month: 1, day: 1) else { return nil }
      return first...first.adding(months: 11).endOfMonth
    default: return nil
    }
  }

  func monthPeriod(_ month: Int, _ year: Int?, isNext: Bool) -> ResolvedDay? {
    var target = year ?? today.year
    if year == nil, month < today.month || (isNext && month == today.month) { target += 1 }
    guard let first = CivilDate(year: target, month: month, day: 1) else { return nil }
    var day = ResolvedDay(date: first, end: first.endOfMonth, grain: .month)
    if first == today.startOfMonth, first != today {
      day.pick = min(today.nextWorkday, first.endOfMonth)
      day.time = conventions.thisWeek
    }
    return day
  }

  /// Saturday; while the weekend runs, what is left of it.
  func weekend(_ count: Int) -> ResolvedDay? {
    var saturday = today.startOfWeek.adding(days: 5)
    let lastMoment = CivilDateTime(saturday.adding(days: 1), conventions.day)
    if count == 0, now >= lastMoment { saturday = saturday.adding(days: 7) }
    saturday = saturday.adding(days: 7 * count)
    var day = ResolvedDay(date: saturday, end: saturday.adding(days: 1))
    if count == 0, now >= CivilDateTime(saturday, conventions.day) {
      day.pick = saturday.adding(days: 1)
    }
    return day
  }

  /// "the end of the week" is Friday 17:00, "the end of may" its last day 17:00.
  mutating func edge(_ edge: DayMeaning.Edge, of period: DayMeaning) -> ResolvedDay? {
    if period.isOneDay, let day = resolve(period) {
      guard edge == .end else { return day }
      return ResolvedDay(date: day.date, time: conventions.endOfDay)
    }
    guard var bounds = resolve(period), let end = bounds.end ?? bounds.yearEnd else { return nil }
    var last = end
    if bounds.grain == .week { last = bounds.date.adding(days: 4) }
    switch edge {
    case .beginning: return ResolvedDay(date: bounds.date)
    case .middle:
      let length = end.days(since: bounds.date)
      guard bounds.grain != .week else { return ResolvedDay(date: bounds.date.adding(days: 2)) }
      return ResolvedDay(date: bounds.date.adding(days: length / 2), grain: .week)
    case .rest:
      let middle = bounds.date.adding(days: (end.days(since: bounds.date) + 1) / 2)
      guard today < end else { return ResolvedDay(date: end) }
      let first = bounds.grain == .week ? bounds.date.adding(days: 3) : middle
      var rest = ResolvedDay(date: max(today, first), end: end, grain: .day)
      rest.pick = max(today.nextWorkday, first)
      return rest
    case .end:
      if CivilDateTime(last, conventions.endOfDay) <= now, case .period(let unit, 0) = period,
        let next = resolve(.period(unit, 1)), let nextEnd = next.end
      {
        bounds = next
        last = bounds.grain == .week ? next.date.adding(days: 4) : nextEnd
      }
      return ResolvedDay(date: last, time: conventions.endOfDay)
    }
  }

  /// "the third week of may", "the 100th day of 2027", "friday the 13th".
  mutating func nthUnit(_ position: Int, _ unit: TimeUnit, of base: DayMeaning) -> ResolvedDay? {
    if case .weekday(let weekday, _) = base {
      let today = today
      return (0...120).lazy
        .map { today.startOfMonth.adding(months: $0) }
        .compactMap { CivilDate(year: $0.year, month: $0.month, day: position) }
        .first { $0 >= today && $0.weekday == weekday }
        .map { ResolvedDay(date: $0) }
    }
    guard let bounds = resolve(base), let end = bounds.end ?? bounds.yearEnd else { return nil }
    let date: CivilDate
    switch unit {
    case .day:
      date =
        position > 0
        ? bounds.date.adding(days: position - 1) : end.adding(days: position + 1)
    case .week:
      // A week belongs to the month or year that its Thursday lies in (ISO 8601).
      let thursday: CivilDate
      if position > 0 {
        let first = bounds.date.adding(days: bounds.date.weekday.days(until: .thursday))
        thursday = first.adding(days: 7 * (position - 1))
      } else {
        let last = end.adding(days: -Weekday.thursday.days(until: end.weekday))
        thursday = last.adding(days: 7 * (position + 1))
      }
      guard thursday >= bounds.date, thursday <= end else { return nil }
      let monday = thursday.startOfWeek
      return ResolvedDay(date: monday, end: monday.adding(days: 6), grain: .week)
    case .month where bounds.grain == .year && (1...12).contains(position):
      let first = bounds.date.adding(months: position - 1)
      return ResolvedDay(date: first, end: first.endOfMonth, grain: .month)
    case .quarter where bounds.grain == .year && (1...4).contains(position):
      var first = bounds.date.adding(months: 3 * (position - 1))
      // A quarter without a year is the one that runs or comes next.
      if base == .period(.year, 0), first.adding(months: 2).endOfMonth < today {
        first = first.adding(months: 12)
      }
      var quarter = ResolvedDay(date: first, end: first.adding(months: 2).endOfMonth, grain: .month)
      if first <= today { quarter.pick = today.nextWorkday }
      return quarter
    default: return nil
    }
    guard date >= bounds.date, date <= end else { return nil }
    return ResolvedDay(date: date)
  }
}

extension ResolvedDay {
  /// The last day of a year that was named alone.
  fileprivate var yearEnd: CivilDate? {
    grain == .year ? date.adding(months: 11).endOfMonth : nil
  }
}

extension TimeUnit {
  fileprivate var grain: TimeExpression.Grain {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day, .workday, .weekend: .day
    case .week, .fortnight: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}
