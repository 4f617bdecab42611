package import Model

/// The to-do with its next occurrence after `completedAt`, or `nil` if the series has ended: with
/// the calendar at the latest.
///
/// The next occurrence comes strictly after both the completion and the current occurrence, so that
/// what was done early does not come again and what was slept through is not made up for. The
/// calendar is the machine's; a fixed due time uses its own zone, and the machine's only if the
/// system knows no such zone.
package func advanced(
  _ todo: Todo,
  completedAt: Instant,
  in calendar: LocalCalendar
) -> Todo? {
  guard let recurrence = todo.recurrence else { return nil }
  let own = calendar.own(of: todo.due).zone
  let next: Occurrence? =
    switch recurrence.repeatFrom {
    case .due: recurrence.next(after: completedAt, of: todo.due, in: own)
    case .completion: recurrence.next(fromCompletionAt: completedAt, of: todo.due, in: own)
    }
  guard let next, next.instant <= .latest else { return nil }

  var advanced = todo
  advanced.completedAt = nil
  advanced.due = todo.due.moved(to: next, from: recurrence.occurrence, in: own)
  advanced.recurrence =
    switch recurrence.repeatFrom {
    case .due: recurrence.moved(to: next.civil)
    case .completion: recurrence.begunAnew(at: next.civil)
    }
  if case .absolute = advanced.due {
    advanced.recurrence = advanced.recurrence?.told(by: calendar.zone, insteadOf: own)
  }
  return advanced
}

/// An occurrence on the wall clock and on the time line.
struct Occurrence: Hashable {
  var civil: CivilDateTime
  var instant: Instant
}

extension Due? {
  /// Moves the due time to another occurrence, keeping its kind.
  ///
  /// A day without a clock stays one, unless it was only this occurrence that was moved there, or
  /// the series comes at several times of a day. The clock names only the first of two hours that
  /// it shows alike: an occurrence in the second is an instant, and so are those that follow it.
  func moved(to next: Occurrence, from current: CivilDateTime, in zone: Zone) -> Due {
    let (date, time) = (next.civil.date, next.civil.time)
    let keepsDay = time == current.time && self?.date == current.date
    if zone.instant(of: next.civil).seconds < next.instant.seconds {
      return .absolute(next.instant)
    }
    return switch self {
    case .floating(_, let said): .floating(date, said == nil && keepsDay ? nil : time)
    case .zoned(_, let said, let zone):
      .zoned(date, said == nil && keepsDay ? nil : time, zone: zone)
    case .absolute: .absolute(next.instant)
    case nil: .floating(date, time)
    }
  }
}

extension Recurrence {
  func moved(to occurrence: CivilDateTime) -> Recurrence {
    var moved = self
    moved.occurrence = occurrence
    return moved
  }

  /// The series on the clock of another zone, for a due time that is bound to its own no more.
  func told(by zone: Zone, insteadOf own: Zone) -> Recurrence {
    guard zone != own else { return self }
    var told = self
    told.seriesStart = zone.civil(at: own.instant(of: seriesStart))
    told.occurrence = zone.civil(at: own.instant(of: occurrence))
    return told
  }

  /// The series as it is left when it is counted from its completions: it begins with the next
  /// occurrence, and a count has one fewer to go.
  fileprivate func begunAnew(at occurrence: CivilDateTime) -> Recurrence {
    var series = moved(to: occurrence)
    series.seriesStart = occurrence
    series.rule = rule.counting(rule.count.map { $0 - 1 })
    return series
  }
}
