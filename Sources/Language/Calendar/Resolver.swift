import Model

/// Where what was said meets the calendar.
struct Resolver {
  let context: LanguageContext
  /// The day that has not ended for the speaker: until `dayStarts` that is yesterday's date.
  let today: CivilDate
  var choices: [Choice] = []
  /// A clock time that the day at hand depends on: "this friday at 5" may be today.
  var clock: TimeOfDay?
  /// The reasons so far; `nil` where nobody asks for them.
  var notes: ReasonNotes?

  init(_ context: LanguageContext, notes: ReasonNotes? = nil) {
    self.context = context
    self.notes = notes
    let isNight = context.now.time < context.conventions.dayStarts
    today = isNight ? context.now.date.adding(days: -1) : context.now.date
  }

  var now: CivilDateTime { context.now }
  var conventions: Conventions { context.conventions }
}

/// A day out of the calendar and how exactly it was meant.
struct ResolvedDay: Hashable, Sendable {
  var date: CivilDate
  /// The last day of a stretch.
  var end: CivilDate?
  var grain = TimeExpression.Grain.day
  /// The clock time that the table of defaults gives to this kind of day, if it is its own.
  var time: TimeOfDay?
  /// When a period is under way, the day that the table of defaults picks out of it.
  var pick: CivilDate?
}

extension Resolver {
  /// The day that was meant; `nil` if the calendar has none.
  mutating func resolve(_ day: DayMeaning) -> ResolvedDay? {
    switch day {
    case .relativeDay(let days): ResolvedDay(date: today.adding(days: days))
    case .weekday(let weekday, let week): ResolvedDay(date: resolve(weekday, week))
    case .date(let month, let day, let year):
      date(month: month, day: day, year: year).map { ResolvedDay(date: $0) }
    case .numeric(let first, let second, let year): numeric(first, second, year)
    case .dayOfMonth(let day, let months): dayOfMonth(day, months).map { ResolvedDay(date: $0) }
    case .nth(let position, let weekday, let month): nth(position, weekday, month)
    case .period(let unit, let count): period(unit, count)
    case .month(let month, let year, let isNext): monthPeriod(month, year, isNext: isNext)
    case .year(let year):
      CivilDate(year: year, month: 1, day: 1).map { ResolvedDay(date: $0, grain: .year) }
    case .weekend(let count): weekend(count)
    case .edge(let edge, let period): self.edge(edge, of: period)
    case .nthUnit(let position, let unit, let base): nthUnit(position, unit, of: base)
    case .holiday(let number, let year): holiday(number, year).map { ResolvedDay(date: $0) }
    case .beside(let weekday, let isAfter, let base):
      resolve(base).map { ResolvedDay(date: $0.date.beside(weekday, isAfter: isAfter)) }
    case .shifted(let base, let amount):
      resolve(base).map { ResolvedDay(date: $0.date.adding(amount)) }
    }
  }

  private mutating func resolve(_ weekday: Weekday, _ week: DayMeaning.Week) -> CivilDate {
    let coming = today.next(weekday)
    switch week {
    case .coming: return coming
    case .this:
      guard today.weekday == weekday, let clock, CivilDateTime(today, clock) > now
      else { return coming }
      return today
    case .next:
      let following = today.startOfWeek.adding(days: 6 + weekday.rawValue)
      guard following != coming else { return coming }
      let name = weekday.englishName
      switch conventions.nextWeekday {
      case .following:
        choices.append(Choice(.whichWeek, alternative: "this \(name)"))
        return following
      case .nearest:
        choices.append(Choice(.whichWeek, alternative: "\(name) week"))
        return coming
      }
    case .last:
      let distance = weekday.days(until: today.weekday)
      return today.adding(days: distance == 0 ? -7 : -distance)
    case .later(let weeks): return coming.adding(days: 7 * weeks)
    case .inWeek(let weeks):
      return today.startOfWeek.adding(days: 7 * weeks + weekday.rawValue - 1)
    }
  }

  private mutating func date(month: Int, day: Int, year: Int?) -> CivilDate? {
    if let year { return CivilDate(year: year, month: month, day: day) }
    // 29 February may be up to eight years away.
    for ahead in 0...8 {
      guard let date = CivilDate(year: today.year + ahead, month: month, day: day), date >= today
      else { continue }
      if ahead > 0, CivilDate(year: today.year, month: month, day: day) != nil {
        choices.append(Choice(.passedThisYear))
      }
      return date
    }
    return nil
  }

  private mutating func numeric(_ first: Int, _ second: Int, _ year: Int?) -> ResolvedDay? {
    let isMonthFirst =
      second > 12 ? true : first > 12 ? false : conventions.dateOrder == .monthFirst
    let month = isMonthFirst ? first : second
    let day = isMonthFirst ? second : first
    guard let date = date(month: month, day: day, year: year) else { return nil }
    if first <= 12, second <= 12, first != second {
      let name = CivilDate.englishMonths[day - 1]
      choices.append(Choice(.dateOrder, alternative: "\(month) \(name)"))
    }
    return ResolvedDay(date: date)
  }

  private func dayOfMonth(_ day: Int, _ months: Int?) -> CivilDate? {
    if let months {
      let month = today.startOfMonth.adding(months: months)
      if day == -1 { return month.endOfMonth }
      return CivilDate(year: month.year, month: month.month, day: day)
    }
    for ahead in 0...12 {
      let month = today.startOfMonth.adding(months: ahead)
      if let date = CivilDate(year: month.year, month: month.month, day: day), date >= today {
        return date
      }
    }
    return nil
  }

  private func nth(_ position: Int, _ weekday: Weekday, _ month: DayMeaning.Month) -> ResolvedDay? {
    let date: CivilDate?
    switch month {
    case .coming:
      date = (0...12).lazy
        .compactMap { today.startOfMonth.adding(months: $0).nth(position, weekday) }
        .first { $0 >= today }
    case .relative(let months):
      date = today.startOfMonth.adding(months: months).nth(position, weekday)
    case .named(let month, let year):
      let years = year.map { $0...$0 } ?? today.year...(today.year + 8)
      date = years.lazy
        .compactMap { CivilDate(year: $0, month: month, day: 1)?.nth(position, weekday) }
        .first { year != nil || $0 >= today }
    }
    return date.map { ResolvedDay(date: $0) }
  }
}

extension CivilDate {
  func adding(_ amount: Amount) -> CivilDate {
    let date = adding(months: amount.months).adding(days: amount.days)
    return date.adding(workdays: amount.workdays)
  }

  private func adding(workdays: Int) -> CivilDate {
    var date = self
    var left = min(abs(workdays), 10_000)
    while left > 0 {
      date = date.adding(days: workdays > 0 ? 1 : -1)
      if date.weekday.isWorkday { left -= 1 }
    }
    return date
  }

  /// The next Monday to Friday after this day.
  var nextWorkday: CivilDate { adding(workdays: 1) }

  static let englishMonths = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}

extension Weekday {
  var englishName: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }
}
