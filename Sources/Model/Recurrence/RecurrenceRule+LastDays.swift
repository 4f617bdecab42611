/// Days that not every month has, as people mean them.
///
/// RFC 5545 passes over the months and years that have no such day, and so does a rule that comes
/// from elsewhere. Who says "on the 31st" or "on 29 February" means the last day there.
extension RecurrenceRule {
  /// The rule with the last day of a month wherever that has not the day that was said.
  ///
  /// `start` is the first occurrence, whose day a rule without one of its own comes on.
  package func onLastDays(from start: CivilDate) -> RecurrenceRule {
    guard bySetPosition.isEmpty, byDay.isEmpty, byYearDay.isEmpty, byWeekNumber.isEmpty,
      byMinute.count < 2, bySecond.count < 2
    else { return self }
    let days = byMonthDay.isEmpty ? [start.day] : byMonthDay
    let late = days.filter { $0 > 28 }
    guard days.allSatisfy({ $0 > 0 }), late.count == 1, let last = late.first else { return self }
    var rule = self
    switch frequency {
    case .monthly: break
    case .yearly:
      // In a year only February changes; with several months one rule cannot say which day is last.
      if byMonth.isEmpty, byMonthDay.isEmpty { rule.byMonth = [start.month] }
      guard rule.byMonth == [2] else { return self }
    default: return self
    }
    let hours = max(byHour.count, 1)
    let early = days.filter { $0 < last }
    guard early.count * hours <= 366 else { return self }
    rule.byMonthDay = (early + Array(28...last)).sortedOnce
    rule.bySetPosition =
      Array(-hours ... -1) + (early.isEmpty ? [] : Array(1...early.count * hours))
    return rule
  }

  /// The days of a month that were said, where the last one stands for one that is not there.
  package var daysElseLast: [Int]? {
    guard bySetPosition.first.map({ $0 < 0 }) == true, let last = byMonthDay.last, last > 28 else {
      return nil
    }
    let early = bySetPosition.count { $0 > 0 } / max(byHour.count, 1)
    var plain = self
    plain.byMonthDay = Array(byMonthDay.prefix(early)) + [last]
    plain.bySetPosition = []
    let month = frequency == .yearly ? byMonth.first ?? 1 : 1
    guard let day = CivilDate(year: 2028, month: month, day: last) else { return nil }
    return plain.onLastDays(from: day) == self ? plain.byMonthDay : nil
  }

  /// The rule from another start, where it has no other day than that of its start.
  package func moved(to start: CivilDate) -> RecurrenceRule {
    guard daysElseLast?.count == 1 else { return onLastDays(from: start) }
    var plain = self
    (plain.byMonthDay, plain.bySetPosition) = ([], [])
    if frequency == .yearly { plain.byMonth = [] }
    return plain.onLastDays(from: start)
  }
}
