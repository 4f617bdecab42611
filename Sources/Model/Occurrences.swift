extension RecurrenceRule {
  /// The occurrences in order, the first of them never before `start`; ends where the rule ends.
  ///
  /// All times are civil. Intervals of hours, minutes and seconds run on elapsed time if a zone is
  /// given, else on the wall clock; a time that the clock shows twice comes once. A `start` that
  /// the rule does not allow is no occurrence.
  package func occurrences(from start: CivilDateTime, in zone: Zone? = nil) -> Occurrences {
    Occurrences(moments: RecurrenceMoments(self, start: start, zone: zone))
  }

  /// The first occurrence later than `civil`, or `nil` if the series ends before.
  ///
  /// Goes there directly unless the rule counts its occurrences.
  package func next(
    after civil: CivilDateTime,
    from start: CivilDateTime,
    in zone: Zone? = nil
  ) -> CivilDateTime? {
    var moments = RecurrenceMoments(self, start: start, zone: zone)
    if count == nil { moments.skip(to: civil) }
    return Occurrences(moments: moments).first { $0 > civil }
  }

  /// The first occurrence later than `instant` as an instant, or `nil` if the series ends before.
  ///
  /// Unlike the civil `next`, it tells the two hours of an overlap apart.
  package func next(
    after instant: Instant,
    from start: CivilDateTime,
    in zone: Zone
  ) -> Instant? {
    var moments = RecurrenceMoments(self, start: start, zone: zone)
    if count == nil { moments.skip(to: zone.civil(at: instant).adding(seconds: -86_400)) }
    while let moment = moments.next() {
      let time = moment.instant ?? zone.instant(of: moment.civil)
      if time > instant { return time }
    }
    return nil
  }

  /// A series of civil times, worked out one by one.
  package struct Occurrences: Sequence, IteratorProtocol, Sendable {
    fileprivate var moments: RecurrenceMoments
    private var last: CivilDateTime?

    fileprivate init(moments: RecurrenceMoments) {
      self.moments = moments
    }

    package mutating func next() -> CivilDateTime? {
      while let civil = moments.next()?.civil {
        if let last, civil <= last { continue }  // The second pass of an overlap.
        last = civil
        return civil
      }
      return nil
    }
  }
}

/// The moments of a series, within its start, count and end.
private struct RecurrenceMoments: Sendable {
  struct Moment {
    let civil: CivilDateTime
    /// Known where the series runs on elapsed time.
    let instant: Instant?
  }

  private let rule: RecurrenceRule
  private let start: CivilDateTime
  private let zone: Zone?
  /// The first instant of the series, where it runs on elapsed time.
  private let startInstant: Instant?
  // One of the two is there; two optionals let each be changed in place.
  private var calendar: CalendarPeriods?
  private var clock: ClockPeriods?
  private var remaining: Int?

  init(_ rule: RecurrenceRule, start: CivilDateTime, zone: Zone?) {
    self.rule = rule
    self.start = start
    self.zone = zone
    remaining = rule.count
    if rule.frequency.isSubDaily {
      startInstant = zone?.instant(of: start)
      clock = ClockPeriods(rule, start: start, zone: zone)
    } else {
      startInstant = nil
      calendar = CalendarPeriods(rule, start: start)
    }
  }

  /// Goes near `civil` without walking; for rules that do not count.
  mutating func skip(to civil: CivilDateTime) {
    guard civil > start else { return }
    calendar?.skip(to: civil.date, rule)
    clock?.skip(to: zone.map { Int($0.instant(of: civil).seconds) } ?? civil.secondsSinceEpoch)
  }

  mutating func next() -> Moment? {
    guard remaining != 0 else { return nil }
    while let moment = nextOfPeriods() {
      if isBeforeStart(moment) { continue }
      guard !isPastEnd(moment) else { break }
      if let remaining { self.remaining = remaining - 1 }
      return moment
    }
    remaining = 0
    return nil
  }

  private mutating func nextOfPeriods() -> Moment? {
    if let second = calendar?.next() {
      return Moment(civil: CivilDateTime(secondsSinceEpoch: second), instant: nil)
    }
    guard let second = clock?.next(), let clock else { return nil }
    let instant = zone == nil ? nil : Instant(seconds: Int64(second))
    return Moment(civil: clock.civil(at: second), instant: instant)
  }

  private func isBeforeStart(_ moment: Moment) -> Bool {
    if let instant = moment.instant, let startInstant { return instant < startInstant }
    return moment.civil < start
  }

  private func isPastEnd(_ moment: Moment) -> Bool {
    switch rule.until {
    case nil: return false
    case .date(let date): return moment.civil.date > date
    case .local(let civil): return moment.civil > civil
    case .utc(let civil):
      guard let zone else { return moment.civil > civil }
      return moment.instant ?? zone.instant(of: moment.civil) > Zone.utc.instant(of: civil)
    }
  }
}
