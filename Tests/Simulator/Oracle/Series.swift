/// How a to-do repeats, for the rules that the simulation uses; reckoned one step after the other.
struct Series {
  private enum Step {
    case days(Int64)
    case hours(Int64)
    /// On the 31st.
    case months
  }

  private let step: Step
  private let start: Int64
  /// The civil time of its last occurrence, if it ends.
  private var last: Int64?
  private let occurrence: Int64
  private let record: Record

  /// Nothing for what comes once, or by a rule whose end or kind the oracle leaves to others.
  init?(_ record: Record) {
    guard let rule = record.rule, record.dueAt == nil, !record.isFromCompletion,
      let start = record.seriesStart.flatMap(CivilText.seconds),
      let occurrence = record.occurrence.flatMap(CivilText.seconds)
    else { return nil }
    switch rule {
    case "FREQ=DAILY": step = .days(1)
    case "FREQ=DAILY;INTERVAL=2": step = .days(2)
    case "FREQ=DAILY;COUNT=2": (step, last) = (.days(1), start + CivilText.day)
    case "FREQ=WEEKLY": step = .days(7)
    case "FREQ=HOURLY;INTERVAL=6": step = .hours(6)
    case "FREQ=MONTHLY;BYMONTHDAY=31": step = .months
    default: return nil
    }
    (self.start, self.occurrence, self.record) = (start, occurrence, record)
  }

  /// The first occurrence later than `moment` and than the present one; milliseconds UTC.
  func next(after moment: Int64, on clock: WallClock) -> Int64? {
    let clock = record.ownClock(or: clock)
    switch step {
    case .days(let days):
      var civil = start
      while civil <= occurrence || clock.second(of: civil) * 1000 <= moment {
        civil += days * CivilText.day
      }
      if let last, civil > last { return nil }
      return clock.second(of: civil) * 1000
    case .hours(let hours):
      var second = clock.second(of: start)
      while second <= clock.second(of: occurrence) || second * 1000 <= moment {
        second += hours * 3600
      }
      return second * 1000
    case .months:
      // It begins on a 31st; months without one are passed over.
      let months = (Int64(0)...240).lazy.compactMap { CivilText.adding(months: $0, to: start) }
      return months.first { $0 > occurrence && clock.second(of: $0) * 1000 > moment }
        .map { clock.second(of: $0) * 1000 }
    }
  }
}
