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
  /// How much was looked at for the sake of the days that are left out.
  private var passed = 0

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
  var steps: Int { (calendar?.steps ?? 0) + (clock?.steps ?? 0) + passed }

  /// How many are left of a rule that counts.
  var countLeft: Int? { remaining.map { $0 + (coming == nil ? 0 : 1) } }

  /// The next moment on a day that is not left out.
  mutating func next() -> Moment? {
    guard !rule.exceptions.isEmpty else { return nextOfRule() }
    // Where nothing but days that are left out comes for so long, nothing will.
    let end = steps + Self.searchLimit
    while let moment = nextOfRule() {
      guard rule.exceptions.contains(moment.civil.date) else { return moment }
      passed += rule.exceptions.effort
      guard steps < end else { break }
      if clock != nil { skip(to: CivilDateTime(moment.civil.date.adding(days: 1), .midnight)) }
    }
    remaining = 0
    coming = nil
    return nil
  }

  /// The next moment, whether its day is left out or not.
  private mutating func nextOfRule() -> Moment? {
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
    while let moment = nextOfRule() {
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
    if let remaining, let count = rule.count {
      // Those that were taken before are among the ones passed.
      self.remaining = min(remaining, max(0, count - passed))
    }
  }
}
