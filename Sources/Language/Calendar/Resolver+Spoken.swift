import Model

extension Resolver {
  /// The time as it was said: no clock where none was, nothing moved for being over.
  mutating func spoken(_ meaning: TimeMeaning, span: Range<Int>) -> TimeExpression? {
    let meaning = sunAsClock(settled(meaning))
    if meaning.isRepeating { return spokenSeries(meaning, span: span) }
    if meaning.special == .now {
      return TimeExpression(start: PartialDateTime(now.date, now.time), grain: .second, span: span)
    }
    if case .minute(let minute) = meaning.special {
      let start = PartialDateTime(nextMoment(atMinute: minute))
      return TimeExpression(start: start, grain: .minute, span: span)
    }
    if let amount = meaning.offset { return spokenOffset(amount, meaning, span: span) }
    guard let day = meaning.day else { return spokenClock(meaning, span: span) }
    let said = reading(of: meaning)
    clock = said?.time
    guard var resolved = resolve(day) else { return nil }
    if meaning.bound == .after, let end = resolved.end, said == nil {
      // "after may" begins with June.
      resolved = ResolvedDay(date: end.adding(days: 1))
    }
    let date = resolved.date.adding(days: said?.days ?? 0)
    var spoken = TimeExpression(
      start: PartialDateTime(date, said?.time ?? (resolved.grain == .day ? resolved.time : nil)),
      grain: said == nil ? resolved.spokenGrain : meaning.clockGrain,
      span: span
    )
    if let end = meaning.endClock {
      let time = endTime(of: end, meaning, start: said?.time)
      spoken.end = PartialDateTime(
        time < said?.time ?? .midnight ? date.adding(days: 1) : date,
        time
      )
    } else if let length = meaning.length, let time = said?.time {
      spoken.end = PartialDateTime(CivilDateTime(date, time).adding(seconds: length.seconds))
    } else if let endDay = meaning.endDay, let stretch = stretch(from: day, date, to: endDay) {
      spoken.start = PartialDateTime(stretch.first, spoken.start?.time)
      spoken.end = PartialDateTime(stretch.last)
    } else if said == nil, let end = resolved.end {
      spoken.end = PartialDateTime(end)
    }
    return spoken
  }

  /// The first and last day of a stretch whose first day alone is `date`; its end has the say.
  mutating func stretch(
    from day: DayMeaning,
    _ date: CivilDate,
    to endDay: DayMeaning
  ) -> (first: CivilDate, last: CivilDate)? {
    guard var last = resolve(endDay)?.date else { return nil }
    var first = date
    if day.hasYear != endDay.hasYear {
      // "december to may 2027": of the Decembers before that May, the last.
      while day.hasYear, last < first { last = last.adding(months: 12) }
      while endDay.hasYear, first > last { first = first.adding(months: -12) }
      while endDay.hasYear, first.adding(months: 12) <= last { first = first.adding(months: 12) }
    } else if last < first {
      let begun = first.adding(months: -12)
      if case .weekday = endDay {
        last = last.adding(days: 7)
      } else if begun <= today, last >= today, begun <= last {
        // "march 3 to 15" said on the 4th: the stretch has begun, so its start was not next year's.
        first = begun
      }
    }
    return (first, last)
  }

  private mutating func spokenClock(_ meaning: TimeMeaning, span: Range<Int>) -> TimeExpression? {
    guard let moment = undated(meaning) else { return nil }
    var spoken = TimeExpression(
      start: PartialDateTime(moment.date, moment.time),
      grain: meaning.clockGrain,
      span: span
    )
    if let end = meaning.endClock {
      let time = endTime(of: end, meaning, start: moment.time)
      spoken.end = PartialDateTime(
        time < moment.time ? moment.date.adding(days: 1) : moment.date,
        time
      )
    } else if let length = meaning.length {
      spoken.end = PartialDateTime(moment.adding(seconds: length.seconds))
    }
    return spoken
  }

  private mutating func endTime(
    of end: ClockMeaning,
    _ meaning: TimeMeaning,
    start: TimeOfDay?
  ) -> TimeOfDay {
    let time = reading(end, meaning.part).time
    guard end.half == .open, let start, time <= start else { return time }
    return TimeOfDay(secondsSinceMidnight: (time.secondsSinceMidnight + 43_200) % 86_400)
  }

  private mutating func spokenOffset(
    _ amount: Amount,
    _ meaning: TimeMeaning,
    span: Range<Int>
  ) -> TimeExpression? {
    var base = now
    if meaning.clock != nil || meaning.day != nil {
      var plain = meaning
      plain.offset = nil
      guard let start = spoken(plain, span: span)?.start else { return nil }
      base = CivilDateTime(start.date, start.time ?? conventions.day)
    }
    let moment = CivilDateTime(base.date.adding(amount), base.time).adding(seconds: amount.seconds)
    let grain: TimeExpression.Grain = amount.unit == .second ? .second : .minute
    return TimeExpression(
      start: PartialDateTime(moment.date, moment.time),
      grain: grain,
      span: span
    )
  }

  private mutating func spokenSeries(_ meaning: TimeMeaning, span: Range<Int>) -> TimeExpression? {
    guard let resolved = series(meaning, isSpoken: true) else { return nil }
    let date = resolved.due.date ?? now.date
    return TimeExpression(
      start: PartialDateTime(date, resolved.due.time),
      grain: resolved.due.time == nil ? .day : .minute,
      rule: resolved.rule,
      span: span
    )
  }
}

extension ResolvedDay {
  /// A day with a clock of its own is meant to the hour.
  fileprivate var spokenGrain: TimeExpression.Grain {
    grain == .day && time != nil ? .hour : grain
  }
}

extension TimeMeaning {
  /// How exactly the clock was given.
  fileprivate var clockGrain: TimeExpression.Grain {
    guard let clock else { return .hour }
    return clock.second != nil ? .second : clock.hasMinute ? .minute : .hour
  }
}
