package import Model

extension Recurrence {
  /// The series with its present occurrence, and all that follow, moved to another civil time.
  ///
  /// DTSTART becomes `moment`, a count has those fewer to go that came before, and the days that the
  /// rule names follow: every Tuesday becomes every Thursday. `nil` where one moment cannot say what
  /// becomes of the rule, such as a new minute for "at 8 and at 20".
  package func reanchored(at moment: CivilDateTime, in zone: Zone) -> Recurrence? {
    guard
      let moved = rule.moved(from: occurrence, to: moment)?
        .counting(rule.countLeft(from: occurrence, since: seriesStart, in: zone)),
      moved.occurrences(from: moment, in: zone).first(where: { _ in true }) == moment
    else { return nil }
    return Recurrence(
      rule: moved,
      seriesStart: moment,
      occurrence: moment,
      repeatFrom: repeatFrom
    )
  }
}
