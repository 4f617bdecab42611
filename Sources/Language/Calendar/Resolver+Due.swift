import Model

extension Resolver {
  /// When a to-do with this time is due; `nil` for what is over or cannot be.
  mutating func due(_ meaning: TimeMeaning) -> Schedule? {
    guard !meaning.isPast else { return nil }
    let meaning = sunAsClock(settled(partsAsClocks(meaning)))
    if meaning.special == .now {
      return Schedule(due: .absolute(context.instant))
    }
    if case .minute(let minute) = meaning.special {
      let next = nextMoment(atMinute: minute)
      return Schedule(due: .floating(next.date, next.time))
    }
    if today < now.date, meaning.countsFromToday {
      note(.start, .dayHasNotEnded, time: conventions.dayStarts)
    }
    if meaning.isRepeating { return series(meaning) }
    guard let due = single(meaning) else { return nil }
    if [.by, .before, .until].contains(meaning.bound) { note(.end, .deadline) }
    let end =
      meaning.endClock.map { endTime($0, of: meaning, after: due.time) }
      ?? meaning.length.flatMap { length in due.time.map { $0.adding(length) } }
    if let end { note(.end, .endKept, time: end) }
    return Schedule(due: zoned(due, meaning.zone), endTime: end, choices: choices)
  }

  /// The next moment so many minutes past an hour.
  func nextMoment(atMinute minute: Int) -> CivilDateTime {
    let hour = CivilDateTime(now.date, .hour(now.time.hour, 0))
    let moment = hour.adding(minutes: minute)
    return moment > now ? moment : moment.adding(minutes: 60)
  }

  private mutating func single(_ meaning: TimeMeaning) -> Due? {
    if let offset = meaning.offset { return self.offset(offset, meaning) }
    guard let day = meaning.day else { return undated(meaning).map { .floating($0.date, $0.time) } }
    if day == .relativeDay(0) || isToday(day) { return today(meaning) }
    guard let (date, due) = dated(meaning, day) else { return nil }
    noteDay(day, date, at: due.time)
    return due
  }

  /// The day that was meant, and when on it or after it the to-do is due.
  private mutating func dated(_ meaning: TimeMeaning, _ day: DayMeaning) -> (CivilDate, Due)? {
    let said = reading(of: meaning)
    clock = said?.time
    guard var resolved = resolve(day) else { return nil }
    noteOtherDay(day)
    if let endDay = meaning.endDay,
      let stretch = stretch(from: day, resolved.date, to: endDay), stretch.first != resolved.date
    {
      // A stretch that has begun and is not over is for today.
      if said == nil, stretch.first < today, stretch.last >= today {
        return today(meaning).map { (today, $0) }
      }
      resolved = ResolvedDay(date: stretch.first)
    }
    let date = resolved.pick ?? resolved.date
    if let said {
      noteClock(of: meaning, said.time)
      return future(date, said).map { (date, $0) }
    }
    if resolved.date == today, resolved.time == nil, resolved.pick == nil {
      return today(meaning).map { (today, $0) }
    }
    guard date >= today else { return nil }
    guard let time = resolved.time else {
      note(.clock, .noClock, time: conventions.day)
      return (date, .floating(date, nil))
    }
    if CivilDateTime(date, time) <= now, date == today || date == now.date {
      notePassed(on: date.adding(days: 1))
      return (date, .floating(date.adding(days: 1), time))
    }
    return (date, .floating(date, time))
  }

  /// Whether a period that has a day of its own was meant only as today's name.
  private func isToday(_ day: DayMeaning) -> Bool {
    if case .shifted(.relativeDay(0), let amount) = day {
      return amount.days == 0 && amount.months == 0 && amount.workdays == 0
    }
    return false
  }

  private func future(_ date: CivilDate, _ said: Reading) -> Due? {
    let date = date.adding(days: said.days)
    guard CivilDateTime(date, said.time) > now || date >= today else { return nil }
    if CivilDateTime(date, said.time) <= now {
      return date == today ? .floating(date.adding(days: 1), said.time) : nil
    }
    return .floating(date, said.time)
  }

  /// "in 20 minutes" elapses; "an hour before 10 am" is counted from the clock.
  private mutating func offset(_ amount: Amount, _ meaning: TimeMeaning) -> Due? {
    guard meaning.clock != nil || meaning.day != nil else {
      let moment = context.instant
      guard amount.isElapsed else {
        let later = CivilDateTime(now.date.adding(amount), now.time).adding(seconds: amount.seconds)
        return .floating(later.date, later.time)
      }
      note(.clock, .elapsed)
      return .absolute(moment + .seconds(amount.seconds))
    }
    var base = meaning
    base.offset = nil
    guard case .floating(let date, let time) = single(base) else { return nil }
    if meaning.clock != nil { notes?.forget(.clock) }
    let due: Due
    if amount.isElapsed {
      let moved = CivilDateTime(date, time ?? conventions.day).adding(seconds: amount.seconds)
      due = .floating(moved.date, moved.time)
    } else {
      due = .floating(date.adding(amount), amount.seconds == 0 ? nil : time)
    }
    note(.lead, .counted, date: due.date, time: due.time)
    return due
  }

  /// A time without a day: the next one from now.
  mutating func undated(_ meaning: TimeMeaning) -> CivilDateTime? {
    if let clock = meaning.clock, clock.half == .open, meaning.part == nil, !meaning.passesNoon {
      let next = nextReading(clock)
      let moment = CivilDateTime(now.date.adding(days: next.days), next.time)
      note(.clock, .nextInWakingHours, clock.words, time: next.time)
      if next.days > 0 { note(.clock, .passedToday, date: moment.date) }
      return moment
    }
    guard let said = reading(of: meaning) else { return nil }
    if meaning.part == .night, meaning.clock == nil, isNight {
      note(.clock, .todayInAnHour, "night", time: tonight.time)
      return tonight
    }
    noteClock(of: meaning, said.time)
    var moment = CivilDateTime(now.date.adding(days: said.days), said.time)
    let isPassed = moment <= now
    if isPassed { moment.date = moment.date.adding(days: 1) }
    if let clock = meaning.clock, meaning.day == nil, clock.half != .open || meaning.part != nil {
      note(.clock, .noDay, date: moment.date, time: moment.time)
    }
    if isPassed { notePassed(on: moment.date) }
    return moment
  }

  /// "today": in an hour; before 08:00 at the day's time; after 20:00 tomorrow.
  private mutating func today(_ meaning: TimeMeaning) -> Due? {
    if meaning.clock != nil || meaning.part != nil {
      guard today == now.date || meaning.part != .night || meaning.clock != nil else {
        note(.clock, .todayInAnHour, "night", time: tonight.time)
        return .floating(tonight.date, tonight.time)
      }
      return undated(meaning).map { .floating($0.date, $0.time) }
    }
    if today < now.date || now.time < .hour(8) {
      note(.clock, .todayInTheMorning, time: conventions.day)
      return .floating(now.date, conventions.day)
    }
    if now.time >= .hour(20) {
      let tomorrow = today.adding(days: 1)
      choices.append(Choice(.passedToday))
      note(.clock, .todayIsOver, date: tomorrow, time: conventions.day)
      return .floating(tomorrow, conventions.day)
    }
    let later = now.adding(minutes: 60)
    note(.clock, .todayInAnHour, time: later.time.wholeMinute)
    return .floating(later.date, later.time.wholeMinute)
  }

  private mutating func notePassed(on date: CivilDate) {
    choices.append(Choice(.passedToday))
    note(.clock, .passedToday, date: date)
  }

  private var isNight: Bool { now.time >= conventions.night || today < now.date }

  /// "tonight" said in the night: in an hour, 23:59 at the latest.
  private var tonight: CivilDateTime {
    let later = now.adding(minutes: 60)
    if later.date > now.date { return CivilDateTime(now.date, .hour(23, 59)) }
    return CivilDateTime(later.date, later.time.wholeMinute)
  }

  /// The end that was said; without am or pm it is the first such time behind the start.
  func endTime(
    _ end: ClockMeaning,
    of meaning: TimeMeaning,
    after start: TimeOfDay?
  ) -> TimeOfDay {
    var other = Resolver(context)
    let time = other.reading(end, meaning.part).time
    guard end.half == .open, let start, time <= start else { return time }
    return TimeOfDay(secondsSinceMidnight: (time.secondsSinceMidnight + 43_200) % 86_400)
  }

  private func zoned(_ due: Due, _ zone: String?) -> Due {
    guard let zone, case .floating(let date, let time?) = due else { return due }
    return .zoned(date, time, zone: zone)
  }
}

extension TimeOfDay {
  /// The clock so much later, on the same day or the next.
  func adding(_ length: Amount) -> TimeOfDay {
    let seconds = (secondsSinceMidnight + length.seconds) % 86_400
    return TimeOfDay(secondsSinceMidnight: seconds < 0 ? seconds + 86_400 : seconds)
  }

  fileprivate var wholeMinute: TimeOfDay { .hour(hour, minute) }
}

extension TimeMeaning {
  /// "9 to 5", "11 to 1": it starts before noon and ends after, whatever the hour is now.
  var passesNoon: Bool {
    guard let clock, let endClock, endClock.half == .open else { return false }
    return endClock.hour % 12 <= clock.hour % 12
  }
}
