/// Walks the hours, minutes or seconds of a rule: on elapsed time in a zone, else on the clock.
///
/// Moments are seconds from 1970-01-01T00:00:00, in UTC where there is a zone.
struct ClockPeriods: Sendable {
  private let frequency: RecurrenceRule.Frequency
  private let filter: DayFilter
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]
  private let zone: Zone?
  /// The beginning of the first period.
  private let origin: Int
  /// From one period to the next, in seconds.
  private let step: Int
  private var period: Int
  private var set: RecurrenceSet
  /// The origin of the set's numbers.
  private var base = 0
  /// How many periods, days and occurrences were looked at.
  private(set) var steps = 0

  init(_ rule: RecurrenceRule, start: CivilDateTime, zone: Zone?) {
    frequency = rule.frequency
    filter = DayFilter(rule, start: start.date)
    hours = rule.byHour
    minutes = rule.byMinute
    seconds = rule.bySecond.isEmpty ? [] : rule.seconds(or: 0)
    self.zone = zone
    let unit =
      switch rule.frequency {
      case .hourly: 3600
      case .minutely: 60
      default: 1
      }
    origin = ClockPeriods.moment(of: start, in: zone) - start.time.secondsSinceMidnight % unit
    step = rule.interval * unit
    period = origin - step
    let expandsMinutes = rule.frequency == .hourly
    let expandsSeconds = rule.frequency != .secondly
    set = RecurrenceSet(
      hours: [0],
      minutes: expandsMinutes ? (minutes.isEmpty ? [start.time.minute] : minutes) : [0],
      seconds: expandsSeconds ? rule.seconds(or: start.time.second) : [0],
      positions: rule.bySetPosition
    )
  }

  private static func moment(of civil: CivilDateTime, in zone: Zone?) -> Int {
    zone.map { Int($0.instant(of: civil).seconds) } ?? civil.secondsSinceEpoch
  }

  /// The wall clock at a moment.
  func civil(at moment: Int) -> CivilDateTime {
    zone.map { $0.civil(at: Instant(seconds: Int64(moment))) }
      ?? CivilDateTime(secondsSinceEpoch: moment)
  }

  /// Leaves out what lies before the moment's period; how many periods of the series that are.
  mutating func skip(to moment: Int) -> Int {
    // One period more, because a clock that was set may have moved it within its hour.
    guard moment > origin else { return 0 }
    period = max(period, origin + ((moment - origin) / step - 2) * step)
    return (period - origin) / step + 1
  }

  /// The next occurrence.
  mutating func next() -> Int? {
    steps += 1
    if let second = set.next() { return base + second }
    return findPeriod() ? set.next().map { base + $0 } : nil
  }

  /// Moves to the next period that has occurrences; `false` if none is found.
  private mutating func findPeriod() -> Bool {
    period += step
    // Days that are not allowed are passed over at once, so this is enough for every rule that
    // makes sense; one that allows odd seconds only and takes even steps must end too.
    var effort = RecurrenceMoments.searchLimit
    while effort > 0 {
      effort -= Self.effortOfPeriod
      steps += 1
      guard period <= ClockPeriods.last else { return false }
      let civil = civil(at: period)
      let time = civil.time
      if !filter.allows(civil.date.daysSinceEpoch) {
        guard let day = nextDay(after: civil.date, within: &effort) else { return false }
        jump(to: CivilDateTime(day, .midnight))
      } else if !hours.isEmpty, !hours.contains(time.hour) {
        jump(to: civil.adding(seconds: 3600 - time.secondsSinceMidnight % 3600))
      } else if frequency != .hourly, !minutes.isEmpty, !minutes.contains(time.minute) {
        jump(to: civil.adding(seconds: 60 - time.second))
      } else if frequency == .secondly, !seconds.isEmpty, !seconds.contains(time.second) {
        guard let steps = steps(fromSecond: time.second) else { return false }
        period += steps * step
      } else {
        fill(time)
        // Every period has as many: where `BYSETPOS` picks none of one, it picks none of any.
        return !set.isEmpty
      }
    }
    return false
  }

  /// How many periods on the clock shows a second that the rule names; `nil` if it never does:
  /// after 60 the seconds come in the same turn again.
  private func steps(fromSecond second: Int) -> Int? {
    (1...60).first { seconds.contains((second + $0 * step) % 60) }
  }

  /// Takes the period's clock times; minutes that the rule names are those of the wall clock.
  private mutating func fill(_ time: TimeOfDay) {
    base = frequency == .hourly && !minutes.isEmpty ? period - time.minute * 60 : period
    set.days = [0]
    set.rewind()
  }

  private mutating func jump(to civil: CivilDateTime) {
    let distance = ClockPeriods.moment(of: civil, in: zone) - origin
    period = max(period + step, origin + (distance + step - 1) / step * step)
  }

  private mutating func nextDay(after date: CivilDate, within effort: inout Int) -> CivilDate? {
    var day = date.daysSinceEpoch
    while day < CivilDate.lastDay, effort > 0 {
      day += 1
      effort -= 1
      steps += 1
      if filter.allows(day) { return CivilDate(daysSinceEpoch: day) }
    }
    return nil
  }

  /// A period costs as much as so many days: what the clock shows is looked up in the zone.
  private static let effortOfPeriod = 15

  /// No period may begin later: the last hours of the year 9999 may lie beyond it in UTC.
  private static let last = (CivilDate.lastDay - 1) * 86_400
}
