package import Model

/// An iCalendar object of a server as it was read: a to-do, or what is none.
package enum SyncedObject {
  case todo(SyncedTodo, isCancelled: Bool)
  /// An event or a note: nothing to do.
  case other
  /// Nothing that can be read as a to-do.
  case unreadable
}

extension SyncedObject {
  /// Reads the bytes of an object.
  ///
  /// `now` tells what was put off to a moment that has come since.
  package init(_ bytes: [UInt8], in calendar: LocalCalendar, at now: Instant) {
    guard let file = CalendarReader.components(of: bytes).first(where: { $0.name == "VCALENDAR" })
    else {
      self = .unreadable
      return
    }
    let entries = file.components("VTODO")
    guard let master = entries.first(where: { $0.first("RECURRENCE-ID") == nil }) else {
      let kinds = ["VEVENT", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY"]
      self = kinds.contains { !file.components($0).isEmpty } ? .other : .unreadable
      return
    }
    let reader = SyncedTodoReader(master, in: file, calendar, at: now)
    guard let todo = reader.todo() else {
      self = .unreadable
      return
    }
    self = .todo(todo, isCancelled: reader.isCancelled)
  }

  /// The to-do; `nil` where it is none.
  package var todo: SyncedTodo? {
    if case .todo(let todo, _) = self { todo } else { nil }
  }
}

/// Reads the fields of one `VTODO`.
struct SyncedTodoReader {
  private let entry: CalendarComponent
  private let zones: CalendarZones
  private let calendar: LocalCalendar
  private let now: Instant
  private let clock: SeriesClock
  /// The occurrences that the object tells apart.
  private let parts: [OccurrenceEntry]

  init(
    _ entry: CalendarComponent,
    in file: CalendarComponent,
    _ calendar: LocalCalendar,
    at now: Instant
  ) {
    (self.entry, self.calendar, self.now) = (entry, calendar, now)
    let zones = CalendarZones(calendar.zones, calendar: file, around: now)
    self.zones = zones
    clock = SeriesClock(entry, zones, here: calendar.zone)
    parts = file.components("VTODO").compactMap { OccurrenceEntry($0, zones: zones) }
  }

  var isCancelled: Bool { entry.first("STATUS")?.value.onOneLine.uppercased() == "CANCELLED" }

  func todo() -> SyncedTodo? {
    var open = entry
    if isCancelled { open.remove("STATUS") }
    var read = ExchangedFile()
    CalendarEntryReader(entry: open, zones: zones, zone: calendar.zone, day: nil)
      .readTodo(into: &read, list: nil, now: now)
    guard let found = read.todos.first, let uid = found.uid else { return nil }
    var todo = SyncedTodo(uid: uid, title: found.title)
    todo.parent = found.parent == uid ? nil : found.parent
    todo.notes = found.notes
    todo.firstStep = found.firstStep.map {
      String(String.UnicodeScalarView($0.unicodeScalars.prefix(200)))
    }
    todo.priority = found.priority
    todo.effort = effort
    todo.completedAt = found.completedAt
    todo.modifiedAt = (entry.first("LAST-MODIFIED") ?? entry.first("DTSTAMP")).flatMap(instant)
    todo.createdAt = found.createdAt
    todo.schedule = schedule(found)
    readOccurrences(into: &todo)
    todo.leads = leads(of: found)
    todo.position = position(found.createdAt)
    let alarms = AlarmAnswers(entry, zones: zones, zone: calendar.zone)
    let present = clock.microseconds(of: todo.schedule, in: calendar)
    todo.snoozedUntil = alarms.snoozedUntil(occurrence: present).flatMap { $0 > now ? $0 : nil }
    todo.acknowledgedAt = alarms.acknowledgedAt(by: now)
    todo.madeFrom = entry.first("X-VOICEDO-MADE-FROM").flatMap(instant)
    todo.lastDoneAt = entry.first("X-VOICEDO-LAST-DONE").flatMap(instant)
    todo.lastSkippedAt = entry.first("X-VOICEDO-LAST-SKIPPED").flatMap(instant)
    return todo
  }

  private func instant(_ line: ContentLine) -> Instant? {
    CalendarTime(line, zones: zones)?.instant(zones: zones)
  }

  private var effort: Effort {
    Effort(
      minutes: entry.first("X-VOICEDO-MINUTES").flatMap { Int($0.value.onOneLine) }
        .flatMap { Effort.lengths.contains($0) ? $0 : nil },
      energy: entry.first("X-VOICEDO-ENERGY")
        .flatMap { Effort.Energy(rawValue: $0.value.onOneLine.lowercased()) }
    )
  }

  /// The place that clients give it: their own, else the second of 2001 that it was made in.
  private func position(_ createdAt: Instant?) -> Int? {
    if let text = entry.first("X-APPLE-SORT-ORDER")?.value.onOneLine, let place = Int(text) {
      return min(max(place, -1 << 53), 1 << 53)
    }
    return createdAt.map { Int($0.seconds) - 978_307_200 }
  }

  private func schedule(_ found: ExchangedTodo) -> SyncedSchedule? {
    guard let due = found.due else { return nil }
    var schedule = SyncedSchedule(due: due)
    schedule.endTime = found.endTime
    schedule.rule = found.rule
    if found.rule != nil {
      schedule.repeatFrom = found.repeatFrom
      schedule.occurrence = found.occurrence ?? calendar.seriesStart(at: due)
    }
    if let written = clock.written { schedule.float(on: written, in: calendar) }
    return schedule
  }

  /// Reads what is told of single occurrences: which is the present one, and when that comes.
  private func readOccurrences(into todo: inout SyncedTodo) {
    guard var schedule = todo.schedule, let first = schedule.occurrence else { return }
    for part in parts {
      guard let answer = part.answer else { continue }
      todo.answers[schedule.civil(of: part.id, like: first, by: clock, in: calendar)] = answer
    }
    if let last = schedule.passOver(Set(todo.answers.keys), in: calendar), !todo.isDone {
      // Each of its occurrences was answered on its own.
      todo.completedAt = todo.modifiedAt ?? now
      if case .done(let at?)? = todo.answers[last] { todo.completedAt = at }
    }
    schedule.take(parts, by: clock, isDone: todo.isDone, in: calendar)
    todo.schedule = schedule
  }

  private func leads(of found: ExchangedTodo) -> [Int]? {
    if entry.first("X-VOICEDO-SILENT") != nil { return [] }
    let start = entry.first("DTSTART").flatMap { CalendarTime($0, zones: zones) }
    let due = entry.first("DUE").flatMap { CalendarTime($0, zones: zones) } ?? start
    let leads = CalendarAlarms(of: entry, zones: zones)
      .leads(start: start, due: due, zone: calendar.zone, day: calendar.day)
    return leads == [0] ? nil : leads
  }
}

extension SyncedSchedule {
  /// Lets it follow the machine's zone, on the wall clock of the zone that it is written in.
  fileprivate mutating func float(on written: Zone, in calendar: LocalCalendar) {
    let new = due.floating(on: written)
    if let occurrence, new.time != due.time, let zone = due.zoneName.flatMap(calendar.zones.zone) {
      self.occurrence = written.civil(at: zone.instant(of: occurrence))
    }
    due = new
  }

  /// Goes on to the first occurrence that was not answered on its own; the last one, where all were.
  ///
  /// Returns that one then.
  fileprivate mutating func passOver(
    _ answered: Set<CivilDateTime>,
    in calendar: LocalCalendar
  ) -> CivilDateTime? {
    guard let rule, let first = occurrence, !answered.isEmpty else { return nil }
    let zone = calendar.own(of: due).zone
    var (next, last): (CivilDateTime, CivilDateTime?) = (first, nil)
    for _ in 0..<1000 where last == nil && answered.contains(next) {
      guard let coming = rule.next(after: next, from: first, in: zone) else {
        last = next
        continue
      }
      next = coming
    }
    let left = rule.countLeft(from: next, since: first, in: zone)
    let counted = left.map { rule.counting($0) } ?? rule
    let ahead = answered.filter { $0 > next && !rule.frequency.isSubDaily && rule.byHour.count < 2 }
    self.rule = counted.excepting(
      RecurrenceExceptions(rule.exceptions.days + ahead.map { .date($0.date) })
    )
    guard next != first else { return last }
    occurrence = next
    switch due {
    case .floating(_, let time): due = .floating(next.date, time.map { _ in next.time })
    case .zoned(_, let time, let zone):
      due = .zoned(next.date, time.map { _ in next.time }, zone: zone)
    case .absolute: due = .absolute(zone.instant(of: next))
    }
    return last
  }
}
