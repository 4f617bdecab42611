package import Model

/// The to-do with its next occurrence after `completedAt`, or `nil` if the series has ended.
///
/// The next occurrence comes strictly after both the completion and the current occurrence, so that
/// what was done early does not come again and what was slept through is not made up for. `zone` is
/// the machine's; a fixed due time uses its own, and the machine's only if the system knows no such
/// zone.
package func advanced(
  _ todo: Todo,
  completedAt: Instant,
  in zone: Zone,
  zones: ZoneDirectory
) -> Todo? {
  guard let recurrence = todo.recurrence else { return nil }
  let own = todo.due?.zoneName.flatMap(zones.zone) ?? zone
  let series =
    switch recurrence.repeatFrom {
    case .due: recurrence
    case .completion: recurrence.begunAnew(at: completedAt, in: own)
    }
  let current: Instant? = if case .elapsed(let moment) = todo.due { moment } else { nil }
  let next = series.moments(in: own).first { moment in
    moment.instant > completedAt
      && (current.map { moment.instant > $0 } ?? (moment.civil > series.occurrence))
  }
  guard let next else { return nil }

  var advanced = todo
  advanced.completedAt = nil
  advanced.recurrence = series
  advanced.recurrence?.occurrence = next.civil
  advanced.due =
    switch todo.due {
    case .floating(_, let time): .floating(next.civil.date, time == nil ? nil : next.civil.time)
    case .fixed(_, let time, let zone):
      .fixed(next.civil.date, time == nil ? nil : next.civil.time, zone: zone)
    case .elapsed: .elapsed(next.instant)
    case nil: .floating(next.civil.date, next.civil.time)
    }
  return advanced
}

extension Due {
  /// The IANA name of the zone that the due time is bound to.
  fileprivate var zoneName: String? {
    if case .fixed(_, _, let zone) = self { zone } else { nil }
  }
}

/// An occurrence on the wall clock and on the time line.
private struct Moment {
  var civil: CivilDateTime
  var instant: Instant
}

extension Recurrence {
  /// The occurrences of the whole series, in order of time.
  ///
  /// Where the clock shows an hour twice, an interval of hours or less has an occurrence in both.
  fileprivate func moments(in zone: Zone) -> some Sequence<Moment> {
    rule.occurrences(from: seriesStart, in: zone).lazy
      .map { Moment(civil: $0, instant: zone.instant(of: $0)) }
  }

  /// The series counted from the day of the completion, at the same clock time.
  fileprivate func begunAnew(at completedAt: Instant, in zone: Zone) -> Recurrence {
    let start = CivilDateTime(zone.civil(at: completedAt).date, occurrence.time)
    var series = self
    series.seriesStart = start
    series.occurrence = start
    return series
  }
}
