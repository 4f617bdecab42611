package import Model

/// "Every so many days, weeks, months or years": all that most formats know of a repeat.
package struct RepeatStep: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case hour = "h"
    case day = "d"
    case week = "w"
    case month = "m"
    case year = "y"
  }

  /// At least 1.
  package let count: Int
  package let unit: Unit

  /// A step of a number and a unit; `nil` for a number that no repeat has.
  package init?(_ count: Int, _ unit: Unit) {
    guard (1...10_000).contains(count) else { return nil }
    self.count = count
    self.unit = unit
  }

  /// Reads `1w` or `3d`; `nil` where it is none.
  package init?(_ text: some StringProtocol) {
    guard let last = text.last, let unit = Unit(rawValue: last.lowercased()),
      let count = Int(digits: text.dropLast())
    else { return nil }
    self.init(count, unit)
  }

  /// The step of a rule that says nothing else; `nil` where it says more.
  ///
  /// A weekly rule that names the weekday of its own start says no more than one that names none.
  package init?(_ rule: RecurrenceRule, on weekday: Weekday?) {
    let unit: Unit? =
      switch rule.frequency {
      case .hourly: .hour
      case .daily: .day
      case .weekly: .week
      case .monthly: .month
      case .yearly: .year
      case .secondly, .minutely: nil
      }
    let plain = RecurrenceRule(frequency: rule.frequency, interval: rule.interval)
    let isOwnDay =
      weekday.map { day in
        rule
          == RecurrenceRule(
            frequency: .weekly,
            interval: rule.interval,
            byDay: [RecurrenceRule.ByDay(day)]
          )
      } ?? false
    guard let unit, rule == plain || isOwnDay else { return nil }
    self.init(rule.interval, unit)
  }

  /// The rule that it stands for.
  package var rule: RecurrenceRule {
    let frequency: RecurrenceRule.Frequency =
      switch unit {
      case .hour: .hourly
      case .day: .daily
      case .week: .weekly
      case .month: .monthly
      case .year: .yearly
      }
    return RecurrenceRule(frequency: frequency, interval: count)
  }

  /// `1w`, `3d`.
  package var text: String { "\(count)\(unit.rawValue)" }
}

extension RecurrenceRule {
  /// Every day from Monday to Friday.
  package static let workdays = RecurrenceRule(
    frequency: .weekly,
    byDay: [.monday, .tuesday, .wednesday, .thursday, .friday].map { ByDay($0) }
  )
}
