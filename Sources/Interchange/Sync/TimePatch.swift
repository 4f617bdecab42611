import Model

/// Writes times, alarms and answers of a to-do into its `VTODO`.
struct TimePatch {
  private(set) var entry: CalendarComponent
  private let writer: CalendarWriter
  private let calendar: LocalCalendar
  /// The zones of the object that it is an entry of.
  private let zones: CalendarZones
  private let now: Instant

  init(
    _ entry: CalendarComponent,
    _ zones: CalendarZones,
    _ writer: CalendarWriter,
    _ calendar: LocalCalendar,
    at now: Instant
  ) {
    (self.entry, self.writer, self.calendar, self.now) = (entry, writer, calendar, now)
    self.zones = zones
    rang = entry.components("VALARM").contains {
      !$0.isSnooze && $0.first("ACTION")?.value.onOneLine.uppercased() != "EMAIL"
    }
    clock = SeriesClock(entry, zones, here: calendar.zone)
  }

  /// Whether an alarm of it was to be shown.
  private let rang: Bool
  /// How its series named occurrences before.
  private let clock: SeriesClock

  private static let names = [
    "DUE", "DURATION", "RRULE", "EXDATE", "X-VOICEDO-EXCEPTIONS", "X-VOICEDO-OCCURRENCE",
    "X-VOICEDO-REPEAT-FROM", "X-VOICEDO-END-TIME", FloatingMark.name,
  ]

  /// Writes due time, start and rule as one thing, where they changed.
  ///
  /// An occurrence that alone was moved is at the time of its series here: `OccurrencePatch` writes the rest.
  mutating func writeSchedule(_ wanted: SyncedSchedule?, over old: SyncedSchedule?) {
    let isDay = (entry.first("DTSTART") ?? entry.first("DUE"))
      .flatMap { CalendarTime($0, zones: zones) }.map { $0.civil.time == nil }
    let schedule = wanted?.atHome(isDay: old?.rule == nil ? nil : isDay, in: calendar)
    let before = old?.atHome(isDay: isDay, in: calendar)
    // Before, it was written into the series.
    let isInSeries =
      entry.first("X-VOICEDO-OCCURRENCE") != nil && old?.isMoved(in: calendar) == true
    guard isInSeries || !SyncedSchedule.isSame(schedule, before, in: calendar) else { return }
    let wasSeries = entry.first("RRULE") != nil
    let (start, due) = (entry.first("DTSTART"), entry.first("DUE"))
    for name in Self.names { entry.remove(name) }
    guard let schedule else {
      entry.remove("DTSTART")
      return
    }
    let lines = writer.times(of: schedule.exchanged(in: calendar), startingEarlier: clock.later)
    if schedule.rule != nil || wasSeries && clock.later <= 0 { entry.remove("DTSTART") }
    for line in lines where line.name != "DTSTART" { entry.insert(line) }
    if case .floating(_, _?) = schedule.due { entry.insert(FloatingMark.line(writer.zone)) }
    if let line = lines.first(where: { $0.name == "DTSTART" }) {
      entry.insert(line)
    } else if start != nil {
      keepStart(of: schedule.due, over: due, wasSeries: wasSeries)
    }
  }

  /// A start of another program's stays where it lies before the new due time, and else as long before that
  /// as it was; one that said the same as the due time says so again.
  private mutating func keepStart(of due: Due, over old: ContentLine?, wasSeries: Bool) {
    guard let line = entry.first("DTSTART") else { return }
    let (start, new) = (CalendarTime(line, zones: zones), writer.line("DTSTART", due))
    if old.map({ CalendarTime($0, zones: zones) == start }) ?? (clock.later == 0) {
      return entry.set(new)
    }
    guard let start, let moment = CalendarTime(new, zones: zones),
      (start.civil.time == nil) == (moment.civil.time == nil)
    else { return entry.remove("DTSTART") }
    if old != nil, !wasSeries, instant(start) < instant(moment) { return }
    guard clock.later > 0 else { return entry.remove("DTSTART") }
    entry.set(writer.line("DTSTART", due.earlier(by: clock.later)))
  }

  private func instant(_ time: CalendarTime) -> Instant {
    time.instant(zones: zones) ?? calendar.instant(of: time.civil)
  }

  /// Alarms one by one: those that are still wanted stay as they are, those of other kinds, too.
  mutating func writeLeads(of todo: SyncedTodo, over before: SyncedTodo) {
    let isMoved = !SyncedSchedule.isSame(todo.schedule, before.schedule, in: calendar)
    guard todo.leads != before.leads || isMoved else { return }
    entry.remove("X-VOICEDO-SILENT")
    if todo.leads?.isEmpty == true {
      entry.insert(ContentLine("X-VOICEDO-SILENT", value: "TRUE"))
    }
    let start = entry.first("DTSTART").flatMap { CalendarTime($0, zones: zones) }
    let due = entry.first("DUE").flatMap { CalendarTime($0, zones: zones) } ?? start
    var missing = Set(todo.schedule == nil ? [] : todo.leads ?? [0])
    // What another program made without an alarm gets none for being moved or done.
    let hadClock = before.schedule.map { $0.due.date == nil || $0.due.time != nil } ?? false
    if todo.leads == nil, before.leads == nil, hadClock, !rang { missing = [] }
    let reader = CalendarAlarms(of: entry, zones: zones)
    let calendar = calendar
    entry.items.removeAll { item in
      guard case .component(let alarm) = item, alarm.name == "VALARM", let due else { return false }
      let leads = reader.leads(
        of: alarm,
        start: start,
        due: due,
        zone: calendar.zone,
        day: calendar.day
      )
      guard !leads.isEmpty else { return false }
      let isWanted = missing.isSuperset(of: leads)
      if isWanted { missing.subtract(leads) }
      return !isWanted
    }
    // A day without a clock time rings by the habits of each program.
    if todo.leads == nil, due?.civil.time == nil { missing = [] }
    for lead in missing.sorted(by: >) { entry.items.append(.component(alarm(lead, of: todo, due))) }
  }

  private func alarm(_ lead: Int, of todo: SyncedTodo, _ due: CalendarTime?) -> CalendarComponent {
    var alarm = CalendarComponent("VALARM")
    alarm.insert(ContentLine("UID", text: "\(todo.uid)-\(lead)"))
    alarm.insert(ContentLine("ACTION", value: "DISPLAY"))
    alarm.insert(ContentLine("DESCRIPTION", text: todo.title))
    let ahead = due?.civil.time == nil ? calendar.day.secondsSinceMidnight : 0
    alarm.insert(
      ContentLine(
        "TRIGGER",
        [.init("RELATED", "END")],
        value: CalendarDuration(seconds: ahead - lead * 60).description
      )
    )
    return alarm
  }

  /// What was put off and acknowledged, in the words of RFC 9074 and of Mozilla's programs.
  ///
  /// Thunderbird rings each occurrence of a series for an alarm at a moment, so what was put off is a property
  /// alone: that which names the occurrence for Thunderbird, and that which phones know.
  mutating func writeAnswers(of todo: SyncedTodo, over before: SyncedTodo) {
    let old = clock.microseconds(of: before.schedule, in: calendar)
    let new = SeriesClock(entry, zones, here: calendar.zone)
      .microseconds(of: todo.schedule, in: calendar)
    if todo.snoozedUntil != before.snoozedUntil || todo.snoozedUntil == nil || new != old {
      for number in [old, new].compactMap(\.self) {
        entry.remove(AlarmAnswers.snooze(of: number))
      }
      entry.remove(AlarmAnswers.snooze)
      entry.items.removeAll { item in
        if case .component(let alarm) = item {
          alarm.name == "VALARM" && alarm.isSnooze
        } else {
          false
        }
      }
      if let until = todo.snoozedUntil {
        entry.insert(ContentLine(AlarmAnswers.snooze, value: until.basic))
        if let new { entry.insert(ContentLine(AlarmAnswers.snooze(of: new), value: until.basic)) }
      }
    }
    guard let answered = todo.acknowledgedAt, answered != before.acknowledgedAt else { return }
    entry.set(ContentLine("X-MOZ-LASTACK", value: answered.basic))
    entry.items = entry.items.map { item in
      guard case .component(var alarm) = item, alarm.name == "VALARM", !alarm.isSnooze,
        alarm.first("ACTION")?.value.onOneLine.uppercased() != "EMAIL"
      else { return item }
      alarm.set(ContentLine("ACKNOWLEDGED", value: answered.basic))
      return .component(alarm)
    }
  }
}

extension SyncedSchedule {
  /// As files carry it: the occurrence is named only where it was moved.
  fileprivate func exchanged(in calendar: LocalCalendar) -> ExchangedTodo {
    var todo = ExchangedTodo("")
    todo.due = due
    todo.endTime = endTime
    guard let rule else { return todo }
    todo.rule = rule
    todo.repeatFrom = repeatFrom
    if let occurrence, occurrence != calendar.seriesStart(at: due) { todo.occurrence = occurrence }
    return todo
  }
}
