import Model

/// Writes an occurrence that alone was moved as a component of its own beside its series, which stays as
/// it is (`RECURRENCE-ID`; RFC 5545, section 3.8.4.4).
struct OccurrencePatch {
  /// The series, as it is written now.
  let master: CalendarComponent
  let zones: CalendarZones
  let writer: CalendarWriter
  let calendar: LocalCalendar

  /// What is of the series as a whole, or of another time than this one.
  private static let ofSeries = [
    "RRULE", "RDATE", "EXDATE", "EXRULE", "X-VOICEDO-EXCEPTIONS", "X-VOICEDO-REPEAT-FROM",
    "X-VOICEDO-OCCURRENCE", "X-VOICEDO-LAST-DONE", "X-VOICEDO-LAST-SKIPPED", "X-MOZ-SNOOZE-TIME",
    "X-MOZ-LASTACK",
  ]

  /// Brings the components of single occurrences to what a to-do says now.
  func write(
    _ todo: SyncedTodo,
    over before: SyncedTodo,
    into file: inout CalendarComponent
  ) {
    rename(todo, over: before, in: &file)
    let (new, old) = (todo.schedule, before.schedule)
    guard let new, new.rule != nil else {
      // Without its series none of them is anything.
      if old?.rule != nil { file.items.removeAll { $0.occurrence != nil } }
      return
    }
    if let old, old.isMoved(in: calendar),
      !new.isMoved(in: calendar) || new.occurrence != old.occurrence,
      let place = place(of: old, in: file)
    {
      file.items.remove(at: place)
    }
    guard new.isMoved(in: calendar), let line = recurrence(of: new) else { return }
    let place = place(of: new, in: file)
    var part = place.flatMap { file.items[$0].occurrence } ?? copy(as: line)
    write(new, into: &part)
    if let place {
      file.items[place] = .component(part)
    } else {
      file.items.append(.component(part))
    }
  }

  private func write(_ schedule: SyncedSchedule, into part: inout CalendarComponent) {
    part.remove("DURATION")
    part.set(writer.line("DUE", schedule.due))
    if part.first("DTSTART") != nil {
      part.set(writer.line("DTSTART", schedule.due.earlier(by: later)))
    }
    if let end = schedule.endTime {
      part.set(ContentLine("X-VOICEDO-END-TIME", text: end.description))
    } else {
      part.remove("X-VOICEDO-END-TIME")
    }
    for name in ["LAST-MODIFIED", "DTSTAMP", "SEQUENCE"] {
      if let line = master.first(name) { part.set(line) }
    }
  }

  /// The series as one of its occurrences: what a person sees of it and its alarms stay.
  private func copy(as recurrence: ContentLine) -> CalendarComponent {
    var part = CalendarComponent("VTODO", master.items)
    for name in Self.ofSeries { part.remove(name) }
    part.items = part.items.compactMap { item in
      guard case .component(var alarm) = item, alarm.name == "VALARM" else { return item }
      guard !alarm.isSnooze else { return nil }
      alarm.remove("ACKNOWLEDGED")
      return .component(alarm)
    }
    part.insert(recurrence)
    return part
  }

  /// The name, and what follows from it, of all that was called as the series was.
  private func rename(
    _ todo: SyncedTodo,
    over before: SyncedTodo,
    in file: inout CalendarComponent
  ) {
    guard todo.uid != before.uid || todo.title != before.title else { return }
    file.items = file.items.map { item in
      guard var part = item.occurrence else { return item }
      part.set(ContentLine("UID", text: todo.uid))
      if part.first("SUMMARY")?.text == before.title {
        part.set(ContentLine("SUMMARY", text: todo.title))
      }
      part.renameAlarms(from: before.title, to: todo.title)
      return .component(part)
    }
  }

  /// How long after its start the series is due.
  private var later: Int {
    guard let start = time("DTSTART"), let due = time("DUE"),
      let from = start.instant(zones: zones), let to = due.instant(zones: zones)
    else { return 0 }
    return Int(to.seconds - from.seconds)
  }

  private func time(_ name: String) -> CalendarTime? {
    master.first(name).flatMap { CalendarTime($0, zones: zones) }
  }

  /// The time that the series has for an occurrence, in the words of its start.
  private func recurrence(of schedule: SyncedSchedule) -> ContentLine? {
    guard let line = master.first("DTSTART"), let start = CalendarTime(line, zones: zones),
      let occurrence = schedule.occurrence
    else { return nil }
    let civil = occurrence.adding(seconds: -later)
    let own = calendar.own(of: schedule.due).zone
    let value: String
    switch start {
    case .date: value = civil.date.basic
    case .utc: value = Zone.utc.civil(at: own.instant(of: civil)).basic + "Z"
    default:
      let isFloating = master.first("X-VOICEDO-FLOATING") != nil
      let zone = line.parameter("TZID").flatMap(zones.zone(named:))
      value = (isFloating ? civil : (zone ?? own).civil(at: own.instant(of: civil))).basic
    }
    return ContentLine("RECURRENCE-ID", line.parameters, value: value)
  }

  /// Where the component of an occurrence is.
  private func place(of schedule: SyncedSchedule, in file: CalendarComponent) -> Int? {
    guard let occurrence = schedule.occurrence else { return nil }
    return file.items.lastIndex { item in
      guard let component = item.occurrence,
        let entry = OccurrenceEntry(component, zones: zones), !entry.isAnswered
      else { return false }
      return schedule.civil(of: entry.id, like: occurrence, later: later, in: calendar)
        == occurrence
    }
  }
}

extension CalendarComponent.Item {
  /// The component, where it is one occurrence of a series of to-dos.
  fileprivate var occurrence: CalendarComponent? {
    guard case .component(let inner) = self, inner.name == "VTODO",
      inner.first("RECURRENCE-ID") != nil
    else { return nil }
    return inner
  }
}

extension CalendarComponent {
  /// Has alarms say the new title that said the old one.
  mutating func renameAlarms(from old: String, to new: String) {
    guard old != new else { return }
    items = items.map { item in
      guard case .component(var alarm) = item, alarm.name == "VALARM",
        alarm.first("DESCRIPTION")?.text == old
      else { return item }
      alarm.set(ContentLine("DESCRIPTION", text: new))
      return .component(alarm)
    }
  }
}

extension Due {
  /// The due time so many seconds earlier, in its own kind of time.
  fileprivate func earlier(by seconds: Int) -> Due {
    guard seconds != 0 else { return self }
    switch self {
    case .absolute(let instant): return .absolute(instant - .seconds(seconds))
    case .floating(let date, let time):
      let civil = CivilDateTime(date, time ?? .midnight).adding(seconds: -seconds)
      return .floating(civil.date, time.map { _ in civil.time })
    case .zoned(let date, let time, let zone):
      let civil = CivilDateTime(date, time ?? .midnight).adding(seconds: -seconds)
      return .zoned(civil.date, time.map { _ in civil.time }, zone: zone)
    }
  }
}
