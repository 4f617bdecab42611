import Model

/// Writes occurrences that are told apart from their series, as components of their own beside it
/// (`RECURRENCE-ID`; RFC 5545, section 3.8.4.4).
struct OccurrencePatch {
  /// The series, as it is written now.
  let master: CalendarComponent
  let zones: CalendarZones
  let writer: CalendarWriter
  let calendar: LocalCalendar
  let editedAt: Instant
  /// How the series names its occurrences now, and did before.
  let clock: SeriesClock
  let oldClock: SeriesClock
  /// The properties of the series now and before: an occurrence that has no other has no words of its own.
  let wordsOfSeries: Set<[UInt8]>

  init(
    master: CalendarComponent,
    old: CalendarComponent,
    zones: CalendarZones,
    writer: CalendarWriter,
    calendar: LocalCalendar,
    editedAt: Instant
  ) {
    (self.master, self.zones, self.writer, self.calendar) = (master, zones, writer, calendar)
    self.editedAt = editedAt
    clock = SeriesClock(master, zones, here: calendar.zone)
    oldClock = SeriesClock(old, zones, here: calendar.zone)
    wordsOfSeries = Set((master.items + old.items).compactMap { $0.property?.bytes })
  }

  /// What is of the series as a whole, or of another time than this one.
  private static let ofSeries = [
    "RRULE", "RDATE", "EXDATE", "EXRULE", "X-VOICEDO-EXCEPTIONS", "X-VOICEDO-REPEAT-FROM",
    "X-VOICEDO-OCCURRENCE", "X-VOICEDO-LAST-DONE", "X-VOICEDO-LAST-SKIPPED", "X-MOZ-LASTACK",
  ]

  /// Brings the components of single occurrences to what a to-do says now.
  func write(
    _ todo: SyncedTodo,
    over before: SyncedTodo,
    into file: inout CalendarComponent
  ) {
    rename(todo, over: before, in: &file)
    guard let new = todo.schedule, new.rule != nil else {
      // Without its series none of them is anything.
      if before.schedule?.rule != nil { file.items.removeAll { $0.occurrence != nil } }
      return
    }
    if let old = before.schedule, old.rule != nil {
      settle(todo, new, over: before, old, in: &file)
    }
    guard new.isMoved(in: calendar), let line = clock.line(of: new, in: calendar) else { return }
    let place = file.items.lastIndex { item in
      let isOpen = todo.isDone || item.occurrence?.isAnswered == false
      return isOpen && civil(of: item, of: new, by: clock) == new.occurrence
    }
    var part = place.flatMap { file.items[$0].occurrence } ?? copy(as: line)
    write(new, into: &part)
    if let place {
      file.items[place] = .component(part)
    } else {
      file.items.append(.component(part))
    }
  }

  /// The time that a series has for the occurrence of a component.
  func civil(
    of item: CalendarComponent.Item,
    of schedule: SyncedSchedule,
    by clock: SeriesClock
  ) -> CivilDateTime? {
    guard let occurrence = schedule.occurrence, let component = item.occurrence,
      let entry = OccurrenceEntry(component, zones: zones)
    else { return nil }
    return schedule.civil(of: entry.id, like: occurrence, by: clock, in: calendar)
  }

  /// Writes when the present occurrence of a schedule is due.
  func write(_ schedule: SyncedSchedule, into part: inout CalendarComponent) {
    let length = part.first("DUE") ?? part.first("DURATION")
    let own = SeriesClock(part, zones, here: calendar.zone).later
    let later = length == nil ? clock.later : max(own, 0)
    part.remove("DURATION")
    part.set(writer.line("DUE", schedule.due))
    if part.first("DTSTART") != nil {
      part.set(writer.line("DTSTART", schedule.due.earlier(by: later)))
    }
    part.remove(FloatingMark.name)
    if case .floating(_, _?) = schedule.due { part.insert(FloatingMark.line(writer.zone)) }
    if let end = schedule.endTime {
      part.set(ContentLine("X-VOICEDO-END-TIME", text: end.description))
    } else {
      part.remove("X-VOICEDO-END-TIME")
    }
    stamp(&part)
  }

  /// Has a component say that it was changed when its series was.
  func stamp(_ part: inout CalendarComponent) {
    for name in ["LAST-MODIFIED", "DTSTAMP", "SEQUENCE"] {
      if let line = master.first(name) { part.set(line) }
    }
  }

  /// The series as one of its occurrences: what a person sees of it and its alarms stay.
  private func copy(as recurrence: ContentLine) -> CalendarComponent {
    var part = CalendarComponent("VTODO", master.items)
    for name in Self.ofSeries { part.remove(name) }
    part.items.removeAll { $0.property?.name.hasPrefix(AlarmAnswers.snooze) == true }
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
}

extension CalendarComponent.Item {
  /// The component, where it is one occurrence of a series of to-dos.
  var occurrence: CalendarComponent? {
    guard case .component(let inner) = self, inner.name == "VTODO",
      inner.first("RECURRENCE-ID") != nil
    else { return nil }
    return inner
  }

  /// The property, where it is one.
  var property: ContentLine? { if case .property(let line) = self { line } else { nil } }
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
