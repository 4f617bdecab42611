package import Model

/// One occurrence of a series that an object tells apart from it (`RECURRENCE-ID`; RFC 5545, section
/// 3.8.4.4).
struct OccurrenceEntry {
  let component: CalendarComponent
  /// The start that it has in the series.
  let id: CalendarTime
  private let zones: CalendarZones

  /// Reads a `VTODO`; `nil` where it is the series itself.
  init?(_ component: CalendarComponent, zones: CalendarZones) {
    guard let line = component.first("RECURRENCE-ID"), let id = CalendarTime(line, zones: zones)
    else { return nil }
    (self.component, self.id, self.zones) = (component, id, zones)
  }

  /// What became of it; `nil` while it is open.
  var answer: SyncedTodo.Answer? {
    guard component.isAnswered else { return nil }
    if component.first("STATUS")?.value.onOneLine.uppercased() == "CANCELLED" { return .passedOver }
    let line = component.first("COMPLETED") ?? component.first("LAST-MODIFIED")
    return .done(line.flatMap { CalendarTime($0, zones: zones)?.instant(zones: zones) })
  }

  /// When it is due; `later` is how long after their start those of its series are.
  func due(later: Int) -> CalendarTime? {
    if let due = time("DUE") { return due }
    guard let start = time("DTSTART") else { return nil }
    let length = component.first("DURATION").flatMap { CalendarDuration($0.value)?.seconds }
    return start.adding(seconds: length ?? later)
  }

  /// When it is due, in the kind of time that its series has.
  func due(
    toKindOf series: Due,
    by clock: SeriesClock,
    in calendar: LocalCalendar
  ) -> Due? {
    guard let due = due(later: clock.later)?.due(inSeries: true) else { return nil }
    let written = FloatingMark.zone(of: component, zones: zones, here: calendar.zone)
    return written.map { due.floating(on: $0) } ?? calendar.moved(due, toKindOf: series)
  }

  var endTime: TimeOfDay? { component.first("X-VOICEDO-END-TIME").flatMap { TimeOfDay($0.text) } }

  private func time(_ name: String) -> CalendarTime? {
    component.first(name).flatMap { CalendarTime($0, zones: zones) }
  }
}

extension SyncedSchedule {
  /// Moves its present occurrence to where it is told apart, if it is.
  ///
  /// What was answered is the present one only where the whole series is done.
  mutating func take(
    _ parts: [OccurrenceEntry],
    by clock: SeriesClock,
    isDone: Bool = false,
    in calendar: LocalCalendar
  ) {
    guard rule != nil, let occurrence, !isMoved(in: calendar) else { return }
    let found = parts.last { part in
      (isDone || part.answer == nil)
        && civil(of: part.id, like: occurrence, by: clock, in: calendar) == occurrence
    }
    guard let part = found, let new = part.due(toKindOf: due, by: clock, in: calendar),
      !calendar.isSame(new, due)
    else { return }
    (due, endTime) = (new, part.endTime ?? endTime(at: new))
  }

  /// The schedule with its present occurrence where an object tells it apart.
  ///
  /// `nil` where that is where it is.
  package func told(
    in bytes: [UInt8],
    _ calendar: LocalCalendar,
    at now: Instant
  ) -> SyncedSchedule? {
    guard let file = CalendarReader.components(of: bytes).first(where: { $0.name == "VCALENDAR" }),
      let master = file.components("VTODO").first(where: { $0.first("RECURRENCE-ID") == nil })
    else { return nil }
    let zones = CalendarZones(calendar.zones, calendar: file, around: now)
    var told = self
    told.take(
      file.components("VTODO").compactMap { OccurrenceEntry($0, zones: zones) },
      by: SeriesClock(master, zones, here: calendar.zone),
      in: calendar
    )
    return calendar.isSame(told.due, due) ? nil : told
  }
}
