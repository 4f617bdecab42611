import Model

/// The next occurrence of a series that goes on as it was planned.
extension Recurrence {
  /// The first occurrence after the completion and after the current one.
  func next(after completedAt: Instant, of due: Due?, in zone: Zone) -> Occurrence? {
    if case .absolute(let current) = due {
      return next(after: max(completedAt, current), in: zone)
    }
    // An interval of hours runs through both hours of one name; an hour of the day comes once.
    if rule.frequency.isSubDaily, rule.byHour.isEmpty {
      return next(after: max(completedAt, zone.instant(of: occurrence)), in: zone)
    }
    let civil = max(occurrence, zone.civil(at: completedAt))
    // More than one step is needed only within an hour that the clock shows twice.
    return rule.occurrences(after: civil, from: seriesStart, in: zone).lazy
      .map { Occurrence(civil: $0, instant: zone.instant(of: $0)) }
      .first { $0.instant > completedAt }
  }

  /// The first occurrence after a moment, on elapsed time where the rule is of hours or less.
  private func next(after moment: Instant, in zone: Zone) -> Occurrence? {
    rule.next(after: moment, from: seriesStart, in: zone)
      .map { Occurrence(civil: zone.civil(at: $0), instant: $0) }
  }
}

/// The next occurrence of a series that is counted from the last completion.
extension Recurrence {
  /// One interval after the civil day of the completion, at the same clock time; after the very
  /// moment for intervals of hours and less.
  ///
  /// `nil` once the rule's count is used up.
  func next(fromCompletionAt completedAt: Instant, in zone: Zone) -> Occurrence? {
    if let count = rule.count, count <= 1 { return nil }
    let today = zone.civil(at: completedAt)
    if rule.frequency.isSubDaily {
      let next =
        rule.isPlain
        ? rule.oneInterval(after: completedAt, in: zone)
        : rule.counting(nil).next(after: completedAt, from: today, in: zone)
      return next.map { Occurrence(civil: zone.civil(at: $0), instant: $0) }
        .flatMap { rule.allows($0) ? $0 : nil }
    }
    let start = CivilDateTime(today.date, occurrence.time)
    let next =
      rule.isPlain
      ? rule.oneInterval(after: today.date).map { CivilDateTime($0, occurrence.time) }
      : rule.counting(nil).next(
        after: CivilDateTime(today.date, .lastSecond),
        from: start,
        in: zone
      )
    return next.map { Occurrence(civil: $0, instant: zone.instant(of: $0)) }
      .flatMap { rule.allows($0) ? $0 : nil }
  }

  /// One interval after the completion; after the current occurrence where that was done so early
  /// that it would come again.
  func next(fromCompletionAt completedAt: Instant, of due: Due?, in zone: Zone) -> Occurrence? {
    let current =
      if case .absolute(let moment) = due { moment } else { zone.instant(of: occurrence) }
    guard let next = next(fromCompletionAt: completedAt, in: zone) else { return nil }
    if next.instant > current { return next }
    // On the last day of the calendar there is none after it.
    return self.next(fromCompletionAt: current, in: zone).flatMap {
      $0.instant > current ? $0 : nil
    }
  }
}

extension TimeOfDay {
  fileprivate static let lastSecond = TimeOfDay(secondsSinceMidnight: 86_399)
}

extension RecurrenceRule {
  /// The day one interval later, or several where that is a day left out; a month from 31 January is
  /// the last day of February.
  fileprivate func oneInterval(after day: CivilDate) -> CivilDate? {
    (1...Self.mostIntervals).lazy
      .map { day.adding(intervals: $0, of: self) }
      .first { !exceptions.contains($0) }
  }

  /// The moment one interval later, or the first in so many on a day that is not left out.
  fileprivate func oneInterval(after moment: Instant, in zone: Zone) -> Instant? {
    let step = interval * frequency.seconds
    var next = moment + .seconds(step)
    for _ in 0..<Self.mostIntervals {
      let day = zone.civil(at: next).date
      guard exceptions.contains(day) else { return next }
      let morning = zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
      next = next + .seconds((Int(morning.seconds - next.seconds) / step + 1) * step)
    }
    return nil
  }

  /// Where every one of so many is left out, all are.
  private static let mostIntervals = 1000

  /// Whether the occurrence does not lie beyond the rule's end.
  func allows(_ occurrence: Occurrence) -> Bool {
    switch until {
    case nil: true
    case .date(let date): occurrence.civil.date <= date
    case .local(let civil): occurrence.civil <= civil
    case .utc(let civil): occurrence.instant <= Zone.utc.instant(of: civil)
    }
  }
}

extension CivilDate {
  /// The day so many intervals of a rule later.
  fileprivate func adding(intervals count: Int, of rule: RecurrenceRule) -> CivilDate {
    switch rule.frequency {
    case .secondly, .minutely, .hourly: self
    case .daily: adding(days: rule.interval * count)
    case .weekly: adding(days: rule.interval * 7 * count)
    case .monthly: adding(months: rule.interval * count)
    case .yearly: adding(months: rule.interval * 12 * count)
    }
  }
}

extension RecurrenceRule.Frequency {
  /// The length of the period, for hours and less.
  fileprivate var seconds: Int {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily, .weekly, .monthly, .yearly: 86_400
    }
  }
}
