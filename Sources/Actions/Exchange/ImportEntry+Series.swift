import Interchange
import Language
import Model
import Store

/// Where a series of a file stands by now.
extension ImportEntry {
  /// Lets a series that stands still in the past wait with the newest of its times: that one is open,
  /// and nobody is told of those before.
  ///
  /// One that is counted from its completions waits with the time that it has, and so does one that
  /// says which of its times is open. Of `singles`, the times that were moved, one may be the newest.
  mutating func catchUp(
    to now: Instant,
    besides singles: [ExchangedTodo.Single],
    calendar: LocalCalendar
  ) {
    guard completedAt == nil, occurrence == nil, draft.repeatFrom == .due, let rule = draft.rule,
      let due = draft.due, due.date != nil,
      // A zone that nobody knows is taken for the machine's.
      calendar.instant(of: due) ?? calendar.instant(of: calendar.civil(of: due)) <= now
    else { return }
    let zone = calendar.own(of: due).zone
    let civil = zone.civil(at: now)
    let start = calendar.seriesStart(at: due)
    // A day without a clock time has come as it begins.
    let last = due.time == nil ? CivilDateTime(civil.date.adding(days: 1), .midnight) : civil
    let newest = Self.daysBack.lazy.compactMap { days -> CivilDateTime? in
      rule.occurrences(after: civil.adding(seconds: -days * 86_400), from: start, in: zone)
        .prefix { $0 <= last }.last
    }.first
    guard let next = newest, next > start else { return }
    (seriesStart, occurrence) = (start, next)
    draft.schedule?.due = due.at(next)
  }

  /// How far back the newest time is looked for, the nearest days first.
  private static let daysBack = [1, 32, 370, 1500, 40_000]

  /// Takes in a time of the series that was moved.
  ///
  /// It is the one that is open, or one that comes by itself, which is given back; one before the open
  /// one is over.
  mutating func take(
    _ single: ExchangedTodo.Single,
    calendar: LocalCalendar
  ) -> ExchangedTodo? {
    guard let rule = draft.rule, let due = draft.due, completedAt == nil else { return nil }
    let open = occurrence ?? calendar.seriesStart(at: due)
    let original = CivilDateTime(single.original.date, single.original.time ?? open.time)
    guard original >= open else { return nil }
    if original == open, let moved = single.todo.due, single.todo.title == draft.title {
      seriesStart = seriesStart ?? open
      occurrence = open
      draft.schedule?.due = calendar.moved(moved, toKindOf: due)
      return nil
    }
    if !rule.frequency.isSubDaily, rule.byHour.count < 2 {
      let days = RecurrenceExceptions(rule.exceptions.days + [.date(original.date)])
      draft.schedule?.rule = rule.excepting(days)
    }
    return single.todo
  }
}

extension Due {
  /// The same kind of time at another time of its series.
  fileprivate func at(_ civil: CivilDateTime) -> Due {
    switch self {
    case .floating(_, let time): .floating(civil.date, time.map { _ in civil.time })
    case .zoned(_, let time, let name):
      .zoned(civil.date, time.map { _ in civil.time }, zone: name)
    case .absolute: self
    }
  }
}

extension [ImportEntry] {
  /// The titles of those among some that came due before a moment and are open: they come up no more for
  /// that time.
  func waiting(
    of ids: Set<Todo.ID>,
    at now: Instant,
    in calendar: LocalCalendar
  ) -> [String] {
    filter { entry in
      guard ids.contains(entry.id), entry.completedAt == nil, let due = entry.draft.due else {
        return false
      }
      // A day is over as it ends.
      let civil = calendar.civil(of: due)
      return civil.time == nil
        ? civil.date < calendar.zone.civil(at: now).date : calendar.instant(of: civil) <= now
    }.map(\.draft.title)
  }
}
