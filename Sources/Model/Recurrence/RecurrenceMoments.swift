/// The moments of a series, within its start, count and end.
struct RecurrenceMoments: Sendable {
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
  /// The moment that was looked at and not taken yet.
  private var coming: Moment?

  /// The steps after which nothing more is looked for: each day of the calendar's 400 years once.
  static let searchLimit = 150_000
  /// The steps after which counting is given up.
  static let countLimit = 100_000

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

  /// How much has been looked at: the measure of the work, the same on every machine.
  var steps: Int { (calendar?.steps ?? 0) + (clock?.steps ?? 0) }

  /// How many are left of a rule that counts.
  var countLeft: Int? { remaining.map { $0 + (coming == nil ? 0 : 1) } }

  mutating func next() -> Moment? {
    if let coming {
      self.coming = nil
      return coming
    }
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

extension RecurrenceMoments {
  /// Leaves out what comes before `civil`.
  mutating func skip(to civil: CivilDateTime) {
    guard civil > start else { return }
    if clock == nil {
      skipDays(to: civil)
    } else {
      skipClock(to: zone.map { Int($0.instant(of: civil).seconds) } ?? civil.secondsSinceEpoch)
    }
  }

  /// Leaves out most of what comes before `instant`, and nothing else.
  mutating func skip(to instant: Instant, in zone: Zone) {
    if clock == nil {
      skip(to: zone.civil(at: instant).adding(seconds: -86_400))
    } else {
      skipClock(to: Int(instant.seconds))
    }
  }

  private mutating func skipDays(to civil: CivilDateTime) {
    let second = civil.secondsSinceEpoch
    if let remaining {
      if let passed = calendar?.skip(before: second, most: remaining) {
        self.remaining = max(0, remaining - passed)
        return
      }
      self.remaining = nil
    }
    calendar?.skip(to: civil.date, rule)
    _ = calendar?.skip(before: second)
  }

  private mutating func skipClock(to second: Int) {
    if rule.isPlain || remaining == nil { jump(to: second) }
    while let moment = next() {
      guard (moment.instant?.seconds).map({ Int($0) }) ?? moment.civil.secondsSinceEpoch < second
      else {
        coming = moment
        return
      }
      // Nobody counts further than this, and whoever asks wants an answer.
      if let clock, clock.steps > Self.countLimit, remaining != nil {
        remaining = nil
        jump(to: second)
      }
    }
  }

  /// Each period of a plain rule is one occurrence.
  private mutating func jump(to second: Int) {
    let passed = clock?.skip(to: second) ?? 0
    if let remaining { self.remaining = max(0, remaining - passed) }
  }
}
