/// The kinds of phrases of time: one for each table of rules.
///
/// The order is the one in which rules are asked.
package enum RuleKind: String, CaseIterable, Hashable, Sendable {
  case day, weekday, date, numericDate, dottedDate, period, amount, length, clock, spokenClock
  case part, stretch, `repeat`, past, impossible, holiday
  /// Additions to another time: a zone, more days or clock times, how far a repeat goes.
  case zone, more, limit
}

extension RuleKind {
  var rules: [Rule] {
    switch self {
    case .day: Rule.relativeDays
    case .weekday: Rule.weekdays
    case .date: Rule.dates
    case .numericDate: Rule.numericDates
    case .dottedDate: Rule.dottedDates
    case .period: Rule.periods + Rule.namedPeriods
    case .amount: Rule.amounts + Rule.relativeAmounts + Rule.timers
    case .length: Rule.lengths
    case .clock: Rule.clocks + Rule.fourDigits
    case .spokenClock: Rule.spokenClocks + Rule.besideClocks
    case .part: Rule.dailyRound + Rule.parts + Rule.partsOfDays + Rule.meals
    case .stretch: Rule.ranges
    case .repeat: Rule.repeats + Rule.moreRepeats + Rule.timesAPeriod
    case .past: Rule.pastTimes
    case .impossible: Rule.impossibleTimes
    case .holiday: Rule.holidays
    case .zone, .more, .limit: []
    }
  }

  /// Phrases of this kind, each of which is understood.
  package var examples: [String] {
    switch self {
    case .zone: ["3 pm pacific", "tomorrow at noon london time"]
    case .more: ["monday and thursday at 6 pm", "every day at 8 am and 8 pm"]
    case .limit:
      [
        "every day for 2 weeks", "every friday 3 times", "every day until december",
        "every weekday except 25 december", "every monday but not on the 7th",
      ]
    default: rules.flatMap(\.examples)
    }
  }
}
