import Model

extension Resolver {
  /// A rule of RFC 5545 and its first occurrence after now.
  ///
  /// One that has ended before it begins is none, unless `isSpoken`: then it is only told.
  mutating func series(_ meaning: TimeMeaning, isSpoken: Bool = false) -> Schedule? {
    let meaning = spread(withinHours(meaning))
    guard let repeats = meaning.repeats, !repeats.isOfOtherDays,
      let text = rule(repeats, hours: meaning.isByHour ? hours(meaning) : []),
      let every = RecurrenceRule(text), let exceptions = exceptions(of: repeats),
      let first = firstOccurrence(meaning, besides: exceptions),
      isSpoken || !every.ends(before: first)
    else { return nil }
    var rule = every.excepting(exceptions)
    if !repeats.isFromCompletion { rule = rule.onLastDays(from: first.date) }
    let isTimed = meaning.clock != nil || meaning.part != nil || repeats.isWithinDay
    var due = Due.floating(first.date, isTimed ? first.time : nil)
    if let zone = meaning.zone, isTimed { due = .zoned(first.date, first.time, zone: zone) }
    noteClock(of: meaning, due.time)
    if due.time == nil { note(.clock, .noClock, time: conventions.day) }
    note(.end, .firstOccurrence, date: due.date, time: due.time)
    let end =
      meaning.endClock.map { endTime($0, of: meaning, after: due.time) }
      ?? meaning.length.flatMap { length in due.time.map { $0.adding(length) } }
    if let end { note(.end, .endKept, time: end) }
    return Schedule(
      due: due,
      endTime: end,
      rule: rule,
      repeatFrom: repeats.isFromCompletion ? .completion : .due,
      choices: choices.once
    )
  }

  /// The rule as RFC 5545 writes it.
  private mutating func rule(_ repeats: RepeatMeaning, hours: [Int]) -> String? {
    var parts = ["FREQ=\(repeats.frequency.rawValue)"]
    if repeats.interval > 1 { parts.append("INTERVAL=\(repeats.interval)") }
    if !repeats.months.isEmpty { parts.append("BYMONTH=\(repeats.months.list)") }
    if !repeats.monthDays.isEmpty { parts.append("BYMONTHDAY=\(repeats.monthDays.list)") }
    if !repeats.days.isEmpty {
      let days = repeats.days.sorted { $0.weekday.rawValue < $1.weekday.rawValue }
      parts.append("BYDAY=" + days.map(\.rfc).joined(separator: ","))
    }
    if hours.count > 1 { parts.append("BYHOUR=\(hours.list)") }
    if !repeats.dayMinutes.isEmpty { parts += clockParts(repeats.dayMinutes) }
    if let position = repeats.position { parts.append("BYSETPOS=\(position)") }
    if let count = repeats.count {
      parts.append("COUNT=\(count * (repeats.countsDays ? max(hours.count, 1) : 1))")
    } else if let until = repeats.until {
      guard let day = end(until, of: repeats) else { return nil }
      let last = day.grain == .month ? day.date.adding(days: -1) : day.date
      let digits = last.description.filter { $0 != "-" }
      let time = repeats.untilClock.map { untilTime($0) } ?? "235959"
      parts.append("UNTIL=\(digits)T\(time)")
    }
    return parts.joined(separator: ";")
  }

  /// The last day of a repeat: without a year the next such day from the first one on.
  private mutating func end(_ until: DayMeaning, of repeats: RepeatMeaning) -> ResolvedDay? {
    guard let day = resolve(until), let starting = repeats.starting, !until.hasYear,
      let first = resolve(starting)?.date, day.date < first
    else { return resolve(until) }
    var later = context
    later.now = CivilDateTime(first, conventions.noon)
    var other = Resolver(later)
    return other.resolve(until)
  }

  /// Clock times of a day as RFC 5545 writes them: of all hours with all minutes those that are meant.
  private func clockParts(_ minutes: [Int]) -> [String] {
    let hours = Set(minutes.map { $0 / 60 }).sorted()
    let minutesOfHour = Set(minutes.map { $0 % 60 }).sorted()
    let all = hours.flatMap { hour in minutesOfHour.map { hour * 60 + $0 } }
    let meant = Set(minutes)
    let places = all.indices.filter { meant.contains(all[$0]) }.map { $0 + 1 }
    guard places.count <= 366 else {
      // No rule counts further: each minute of the hours that are whole.
      let whole = hours.filter { hour in minutesOfHour.allSatisfy { meant.contains(hour * 60 + $0) }
      }
      return ["BYHOUR=\(whole.list)", "BYMINUTE=\(minutesOfHour.list)"]
    }
    let parts = ["BYHOUR=\(hours.list)", "BYMINUTE=\(minutesOfHour.list)"]
    return places.count < all.count ? parts + ["BYSETPOS=\(places.list)"] : parts
  }

  /// The time of day up to which a repeat goes on, as RFC 5545 writes it.
  private func untilTime(_ clock: ClockMeaning) -> String {
    var other = Resolver(context)
    let time = clock.half == .open ? other.nextReading(clock).time : other.reading(clock, nil).time
    return time.hour.padded(to: 2) + time.minute.padded(to: 2) + "00"
  }

  /// "3 times a day": evenly from breakfast to the night, at full hours from the first.
  private func spread(_ meaning: TimeMeaning) -> TimeMeaning {
    guard let count = meaning.repeats?.timesADay, count > 1, meaning.moreClocks.isEmpty else {
      return meaning
    }
    // What was said goes before what is usual: "3 times a day between 9 and 5".
    var other = Resolver(context)
    let first = meaning.clock.map { other.reading($0, meaning.part).time } ?? conventions.breakfast
    let last = meaning.endClock.map { other.reading($0, meaning.part).time } ?? conventions.night
    let hours = max(last.hour - first.hour, count - 1)
    let clocks = (0..<count).map { step in
      ClockMeaning(
        hour: min(first.hour + (step * hours + (count - 1) / 2) / (count - 1), 23),
        minute: first.minute,
        half: .exact,
        hasMinute: true
      )
    }
    var daily = meaning
    daily.part = nil
    daily.endClock = nil
    daily.clock = clocks[0]
    daily.moreClocks = Array(clocks.dropFirst())
    return daily
  }

  /// The hours of the clock times that were said.
  private mutating func hours(_ meaning: TimeMeaning) -> [Int] {
    guard let clock = meaning.clock, !meaning.moreClocks.isEmpty else { return [] }
    return Set(([clock] + meaning.moreClocks).map { reading($0, meaning.part).time.hour }).sorted()
  }

  /// The first moment after now that the rule gives.
  mutating func firstOccurrence(
    _ meaning: TimeMeaning,
    besides exceptions: RecurrenceExceptions
  ) -> CivilDateTime? {
    guard let repeats = meaning.repeats else { return nil }
    var begin = today
    if let starting = repeats.starting, let day = resolve(starting) {
      begin = max(begin, day.pick ?? day.date)
    }
    if repeats.isWithinDay, meaning.clock == nil, meaning.part == nil {
      if begin == today {
        let next = oneStepOn(repeats)
        guard exceptions.contains(next.date) else { return next }
      }
      return (0..<Self.mostDays).lazy.map { begin.adding(days: $0) }
        .first { !exceptions.contains($0) }.map { CivilDateTime($0, conventions.day) }
    }
    let readings: [Reading] =
      meaning.moreClocks.isEmpty
      ? [reading(of: meaning) ?? Reading(time: conventions.day)]
      : ([meaning.clock].compactMap { $0 } + meaning.moreClocks)
        .map { reading($0, meaning.part) }.sorted { $0.time < $1.time }
    for ahead in 0..<Self.mostDays {
      let date = begin.adding(days: ahead)
      guard repeats.includes(date) else { continue }
      // "starting today" said after the hour of a day without one: today all the same.
      if ahead == 0, repeats.starting == .relativeDay(0), meaning.clock == nil,
        meaning.part == nil, !exceptions.contains(date)
      {
        return CivilDateTime(date, conventions.day)
      }
      let moments = readings.map { CivilDateTime(date.adding(days: $0.days), $0.time) }
      if let moment = moments.first(where: { $0 > now && !exceptions.contains($0.date) }) {
        return moment
      }
    }
    return nil
  }

  /// A series whose first day is further away is none.
  private static var mostDays: Int { 3000 }

  /// One interval of hours or minutes from now, on elapsed time.
  ///
  /// The clock does not name the second of two hours that it shows alike; what would come in it
  /// comes one interval on the clock later, never early.
  private func oneStepOn(_ repeats: RepeatMeaning) -> CivilDateTime {
    let moment = context.instant + .seconds(repeats.step)
    let civil = context.zone.civil(at: moment)
    return context.zone.instant(of: civil) < moment ? now.adding(seconds: repeats.step) : civil
  }
}

extension RepeatMeaning {
  /// Whether it comes more than once in a day.
  var isWithinDay: Bool { frequency == .hourly || frequency == .minutely }

  /// Seconds between two occurrences, for rules of hours and minutes.
  fileprivate var step: Int { interval * (frequency == .hourly ? 3600 : 60) }

  /// Whether the rule's parts allow this day, counted from no start.
  fileprivate func includes(_ date: CivilDate) -> Bool {
    guard let position else { return allows(date) }
    let month = (1...date.endOfMonth.day).map { date.adding(days: $0 - date.day) }.filter(allows)
    let place = position > 0 ? position - 1 : month.count + position
    return month.indices.contains(place) && month[place] == date
  }

  private func allows(_ date: CivilDate) -> Bool {
    if !months.isEmpty, !months.contains(date.month) { return false }
    if !monthDays.isEmpty {
      let fromEnd = date.day - date.endOfMonth.day - 1
      guard monthDays.contains(date.day) || monthDays.contains(fromEnd) || isInstead(date) else {
        return false
      }
    } else if frequency == .yearly, !months.isEmpty, days.isEmpty, date.day != 1 {
      return false
    }
    guard !days.isEmpty else { return true }
    return days.contains { day in
      guard let ordinal = day.ordinal else { return day.weekday == date.weekday }
      return date.nth(ordinal, day.weekday) == date
    }
  }
}

extension RepeatMeaning {
  /// Whether a day is the last of a month that has not the day that was said.
  private func isInstead(_ date: CivilDate) -> Bool {
    let late = monthDays.filter { $0 > 28 }
    return late.count == 1 && date == date.endOfMonth && late[0] > date.day && !isFromCompletion
      && (frequency == .monthly || frequency == .yearly && months == [2])
  }
}

extension RecurrenceRule {
  /// Whether it has ended before a moment that it should begin at.
  fileprivate func ends(before first: CivilDateTime) -> Bool {
    switch until {
    case .date(let date): date < first.date
    case .local(let civil), .utc(let civil): civil < first
    case nil: false
    }
  }
}

extension [Choice] {
  /// Each of them once, in order: a clock time is read again for each thing that it decides.
  var once: [Choice] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension NthWeekday {
  fileprivate var rfc: String {
    let code = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][weekday.rawValue - 1]
    return ordinal.map { "\($0)\(code)" } ?? code
  }
}

extension [Int] {
  fileprivate var list: String { map(String.init).joined(separator: ",") }
}
