package import Model
package import Planning
package import SQLite

extension Store {
  /// When the service ran, as the ledger has it: from its first line of the service's own to the last,
  /// or to `now` while it runs, without the times at which the machine slept or was off, which are told
  /// apart, and those at which the service alone did not run.
  ///
  /// Nothing is known of the time before: the ledger begins with the service, and lets go of what is
  /// older than 400 days.
  package func serviceTimes(isRunning: Bool, at now: Instant) throws(DatabaseError) -> ServiceTimes
  {
    guard let first = try serviceLine("ASC"), let last = try serviceLine("DESC") else {
      return ServiceTimes(ran: isRunning ? [now..<now + .seconds(1)] : [])
    }
    let end = isRunning ? max(last, now) : last
    // A single line is a sign of life all the same.
    var times = ServiceTimes(ran: [first..<max(end, first + .seconds(1))])
    for interruption in try interruptions(since: first) where interruption.start < interruption.end
    {
      let span = interruption.start..<interruption.end
      switch interruption {
      case .slept, .off: times.off.append(span)
      case .stopped: break
      case .clockSet, .zoneChanged: continue
      }
      times.ran = times.ran.flatMap { $0.without(span) }
    }
    return times
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
