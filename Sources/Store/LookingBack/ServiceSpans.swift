package import Model
package import SQLite

extension Store {
  /// When the service ran, as the ledger has it: from its first line of the service's own to the last,
  /// or to `now` while it runs, without the times at which the machine slept or was off.
  ///
  /// Nothing is known of the time before: the ledger begins with the service, and lets go of what is
  /// older than 400 days.
  package func serviceSpans(isRunning: Bool, at now: Instant) throws(DatabaseError)
    -> [Range<Instant>]
  {
    guard let first = try serviceLine("ASC"), let last = try serviceLine("DESC") else {
      return isRunning ? [now..<now + .seconds(1)] : []
    }
    let end = isRunning ? max(last, now) : last
    // A single line is a sign of life all the same.
    var spans = [first..<max(end, first + .seconds(1))]
    for interruption in try interruptions(since: first) {
      guard interruption.keepsServiceAway, interruption.start < interruption.end else { continue }
      spans = spans.flatMap { $0.without(interruption.start..<interruption.end) }
    }
    return spans
  }

  /// The moment of the first or the last line that the service alone writes.
  private func serviceLine(_ order: String) throws(DatabaseError) -> Instant? {
    try connection.first(
      """
      SELECT at FROM delivery
       WHERE event IN ('claimed', 'shown', 'refused', 'held', 'withdrawn', 'closed', 'briefed',
                       'slept', 'off', 'stopped', 'clock-set', 'zone-changed')
       ORDER BY at \(order) LIMIT 1
      """
    ) { $0.milliseconds(0) } ?? nil
  }
}

extension Interruption {
  /// Whether no reminder could come while it lasted.
  fileprivate var keepsServiceAway: Bool {
    switch self {
    case .slept, .off, .stopped: true
    case .clockSet, .zoneChanged: false
    }
  }
}

extension Range<Instant> {
  /// What is left of it without another stretch.
  fileprivate func without(_ other: Self) -> [Self] {
    guard overlaps(other) else { return [self] }
    return [
      lowerBound..<Swift.max(lowerBound, other.lowerBound),
      Swift.min(upperBound, other.upperBound)..<upperBound,
    ]
    .filter { !$0.isEmpty }
  }
}
