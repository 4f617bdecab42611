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
  private let file: CalendarComponent
  private let zones: CalendarZones
  private let calendar: LocalCalendar
  private let now: Instant

  init(
    _ entry: CalendarComponent,
    in file: CalendarComponent,
    _ calendar: LocalCalendar,
    at now: Instant
  ) {
    (self.entry, self.file, self.calendar, self.now) = (entry, file, calendar, now)
    zones = CalendarZones(calendar.zones, calendar: file, around: now)
  }

  var isCancelled: Bool { entry.first("STATUS")?.value.onOneLine.uppercased() == "CANCELLED" }

  func todo() -> SyncedTodo? {
    var open = entry
    if isCancelled { open.remove("STATUS") }
    var read = ExchangedFile()
    CalendarEntryReader(entry: open, zones: zones, zone: calendar.zone, day: nil)
      .readTodo(into: &read, list: nil)
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
    todo.leads = leads(of: found)
    todo.position = position(found.createdAt)
    let alarms = AlarmAnswers(entry, zones: zones, zone: calendar.zone)
    todo.snoozedUntil = alarms.snoozedUntil.flatMap { $0 > now ? $0 : nil }
    todo.acknowledgedAt = alarms.acknowledgedAt.map { min($0, latestAnswer(to: todo)) }
    todo.madeFrom = entry.first("X-VOICEDO-MADE-FROM").flatMap(instant)
    todo.lastDoneAt = entry.first("X-VOICEDO-LAST-DONE").flatMap(instant)
    todo.lastSkippedAt = entry.first("X-VOICEDO-LAST-SKIPPED").flatMap(instant)
    return todo
  }

  private func instant(_ line: ContentLine) -> Instant? {
    CalendarTime(line, zones: zones)?.instant(zones: zones)
  }

  /// An alarm that is still to come counts as answered where an answer names its time or later (RFC 9074,
  /// section 6.1); one that is later than the due time, and ahead of the clock here, says no more than that.
  private func latestAnswer(to todo: SyncedTodo) -> Instant {
    max(now, todo.schedule.flatMap { calendar.instant(of: $0.due) } ?? now)
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
    if entry.first("X-VOICEDO-FLOATING") != nil { schedule.float(in: calendar) }
    let later = found.occurrence == nil ? later : 0
    schedule.passOver(answered, later: later, in: calendar)
    let parts = file.components("VTODO").compactMap { OccurrenceEntry($0, zones: zones) }
    schedule.take(parts, later: later, in: calendar)
    return schedule
  }

  /// Seconds from the start of each time of the series until it is due: times are named by their start.
  var later: Int {
    guard let start = entry.first("DTSTART").flatMap({ CalendarTime($0, zones: zones) }),
      let due = entry.first("DUE").flatMap({ CalendarTime($0, zones: zones) }),
      (start.civil.time == nil) == (due.civil.time == nil)
    else { return 0 }
    if let from = start.instant(zones: zones), let to = due.instant(zones: zones) {
      return Int(to.seconds - from.seconds)
    }
    return due.civil.seconds - start.civil.seconds
  }

  /// The occurrences that were done or cancelled one by one, in the same object.
  private var answered: [CalendarTime] {
    file.components("VTODO").compactMap { override in
      guard let line = override.first("RECURRENCE-ID") else { return nil }
      let status = override.first("STATUS")?.value.onOneLine.uppercased()
      let isAnswered =
        status == "COMPLETED" || status == "CANCELLED" || override.first("COMPLETED") != nil
      return isAnswered ? CalendarTime(line, zones: zones) : nil
    }
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
  /// Lets it follow the machine's zone, on the wall clock that it names.
  fileprivate mutating func float(in calendar: LocalCalendar) {
    switch due {
    case .floating: break
    case .zoned(let date, let time, let zone) where zone != Zone.utc.identifier || time == nil:
      due = .floating(date, time)
    case .zoned, .absolute:
      let civil = calendar.civil(of: due)
      if let occurrence, let zone = due.zoneName.flatMap(calendar.zones.zone) {
        self.occurrence = calendar.zone.civil(at: zone.instant(of: occurrence))
      }
      due = .floating(civil.date, civil.time)
    }
  }

  /// Goes on to the first occurrence that was not answered on its own.
  fileprivate mutating func passOver(
    _ times: [CalendarTime],
    later: Int,
    in calendar: LocalCalendar
  ) {
    guard let rule, let first = occurrence, !times.isEmpty else { return }
    let zone = calendar.own(of: due).zone
    let answered = Set(
      times.map { civil(of: $0, like: first, later: later, in: calendar) }
    )
    var next = first
    for _ in 0..<1000 where answered.contains(next) {
      guard let coming = rule.next(after: next, from: first, in: zone) else { return }
      next = coming
    }
    let left = rule.countLeft(from: next, since: first, in: zone)
    let counted = left.map { rule.counting($0) } ?? rule
    let ahead = answered.filter { $0 > next && !rule.frequency.isSubDaily && rule.byHour.count < 2 }
    self.rule = counted.excepting(
      RecurrenceExceptions(rule.exceptions.days + ahead.map { .date($0.date) })
    )
    guard next != first else { return }
    occurrence = next
    switch due {
    case .floating(_, let time): due = .floating(next.date, time.map { _ in next.time })
    case .zoned(_, let time, let zone):
      due = .zoned(next.date, time.map { _ in next.time }, zone: zone)
    case .absolute: due = .absolute(zone.instant(of: next))
    }
  }
}

extension SyncedSchedule {
  /// The time of the series that one of its occurrences is named by, on the series' wall clock.
  func civil(
    of time: CalendarTime,
    like first: CivilDateTime,
    later: Int,
    in calendar: LocalCalendar
  ) -> CivilDateTime {
    // What follows the wall clock is named by it, in whatever zone that was.
    if case .floating = due, case .zoned(let civil, _) = time {
      return civil.adding(seconds: later)
    }
    guard let instant = time.instant(in: calendar) else {
      let days = later - later % 86_400
      return CivilDateTime(time.civil.date, first.time).adding(seconds: days)
    }
    return calendar.own(of: due).zone.civil(at: instant).adding(seconds: later)
  }
}

extension PartialDateTime {
  /// Seconds on its own wall clock.
  fileprivate var seconds: Int { CivilDateTime(date, time ?? .midnight).secondsSinceEpoch }
}

extension CalendarTime {
  /// Its instant; one without a zone is of the machine's, and a day has none.
  fileprivate func instant(in calendar: LocalCalendar) -> Instant? {
    switch self {
    case .date: nil
    case .floating(let civil), .unknown(let civil, _): calendar.zone.instant(of: civil)
    case .utc(let civil): Zone.utc.instant(of: civil)
    case .zoned(let civil, let zone): calendar.zones.zone(zone)?.instant(of: civil)
    case .described(let civil, let zone): zone.instant(of: civil)
    }
  }
}
