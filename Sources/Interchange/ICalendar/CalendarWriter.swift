package import Model

/// Writes to-dos as an iCalendar object that every program reads (RFC 5545).
package struct CalendarWriter {
  package let zones: ZoneDirectory
  /// The moment of writing, which `DTSTAMP` names.
  package let now: Instant
  /// The zone that floating times are bound to: other programs know no time without a zone.
  package let zone: Zone
  /// When a day without a clock time comes.
  package let day: TimeOfDay

  package init(zones: ZoneDirectory, zone: Zone, now: Instant, day: TimeOfDay) {
    self.zones = zones
    self.zone = zone
    self.now = now
    self.day = day
  }

  /// A whole file; the zones that its times name are in it.
  package func file(_ todos: [ExchangedTodo], list: String? = nil) -> [UInt8] {
    var calendar = CalendarComponent("VCALENDAR")
    calendar.insert(ContentLine("VERSION", value: "2.0"))
    calendar.insert(ContentLine("PRODID", text: Self.product))
    if let list { calendar.insert(ContentLine("X-WR-CALNAME", text: list)) }
    let entries = todos.flatMap(entries)
    for name in Set(entries.flatMap(\.zoneNames)).sorted() {
      guard let zone = zones.zone(name) else { continue }
      calendar.items.append(.component(zone.calendarComponent(around: now)))
    }
    calendar.items += entries.map { .component($0) }
    return calendar.bytes
  }

  package static let product = "-//voicedo-remind//EN"

  /// The `VTODO` of a to-do; of a series whose present time was moved that is one of its own beside it, so
  /// that nobody takes all times for moved.
  private func entries(of todo: ExchangedTodo) -> [CalendarComponent] {
    guard todo.rule != nil, let occurrence = todo.occurrence, let due = todo.due,
      let home = due.at(occurrence)
    else { return [entry(todo)] }
    var (series, single) = (todo, todo)
    series.due = home
    (single.rule, single.occurrence) = (nil, nil)
    var moved = entry(single)
    moved.insert(line("RECURRENCE-ID", home))
    return [entry(series), moved]
  }

  /// The `VTODO` of a to-do.
  package func entry(_ todo: ExchangedTodo) -> CalendarComponent {
    var entry = CalendarComponent("VTODO")
    entry.insert(ContentLine("UID", text: todo.uid ?? ""))
    entry.insert(ContentLine("DTSTAMP", value: now.basic))
    if let created = todo.createdAt {
      entry.insert(ContentLine("CREATED", value: created.basic))
    }
    if let modified = todo.modifiedAt {
      entry.insert(ContentLine("LAST-MODIFIED", value: modified.basic))
    }
    entry.insert(ContentLine("SUMMARY", text: todo.title))
    if let notes = todo.notes { entry.insert(ContentLine("DESCRIPTION", text: notes)) }
    if let number = todo.priority.calendarNumber {
      entry.insert(ContentLine("PRIORITY", value: String(number)))
    }
    if let parent = todo.parent { entry.insert(ContentLine("RELATED-TO", text: parent)) }
    if !todo.tags.isEmpty {
      // One line alone: some programs stumble over a second.
      let tags = todo.tags.map { ContentLine("CATEGORIES", text: $0).value }
      entry.insert(ContentLine("CATEGORIES", value: tags.joined(separator: ",")))
    }
    insertTimes(of: todo, into: &entry)
    if let done = todo.completedAt {
      entry.insert(ContentLine("STATUS", value: "COMPLETED"))
      entry.insert(ContentLine("COMPLETED", value: done.basic))
      entry.insert(ContentLine("PERCENT-COMPLETE", value: "100"))
    } else {
      entry.insert(ContentLine("STATUS", value: "NEEDS-ACTION"))
    }
    if let step = todo.firstStep {
      entry.insert(ContentLine("X-VOICEDO-FIRST-STEP", text: step))
    }
    for line in own(of: todo) { entry.insert(line) }
    insertAlarms(of: todo, into: &entry)
    return entry
  }

  /// What only this program reads again; the place is where Apple's programs have it.
  private func own(of todo: ExchangedTodo) -> [ContentLine] {
    let isFloating = if case .floating(_, _?)? = todo.due { true } else { false }
    let values: [(String, String?)] = [
      ("X-VOICEDO-LIST", todo.list),
      (FloatingMark.name, isFloating ? zone.identifier : nil),
      ("X-VOICEDO-MINUTES", todo.effort.minutes.map(String.init)),
      ("X-VOICEDO-ENERGY", todo.effort.energy?.rawValue.uppercased()),
      ("X-VOICEDO-PAUSED", todo.pause?.since.basic),
      ("X-VOICEDO-PAUSED-UNTIL", todo.pause?.until?.description),
      ("X-VOICEDO-PERSISTENCE", todo.persistence?.rawValue.uppercased()),
      ("X-VOICEDO-BREAKTHROUGH", todo.isBreakthrough ? "TRUE" : nil),
      ("X-VOICEDO-SILENT", todo.leads?.isEmpty == true ? "TRUE" : nil),
      ("X-VOICEDO-LEADS", todo.hasLeadsOfList ? "LIST" : nil),
      ("X-MOZ-SNOOZE-TIME", todo.snoozedUntil?.basic),
      ("X-APPLE-SORT-ORDER", todo.position.map(String.init)),
    ]
    return values.compactMap { name, value in value.map { ContentLine(name, text: $0) } }
  }

  private func insertTimes(of todo: ExchangedTodo, into entry: inout CalendarComponent) {
    for line in times(of: todo) { entry.insert(line) }
  }

  /// The properties that say when it is due and how it repeats.
  ///
  /// A series starts so many seconds before each time that it is due, where its rule can say that.
  func times(of todo: ExchangedTodo, startingEarlier seconds: Int = 0) -> [ContentLine] {
    guard let due = todo.due else { return [] }
    var lines: [ContentLine] = []
    if todo.occurrence == nil, let rule = todo.rule?.starting(seconds, before: due) {
      lines.append(line("DTSTART", due.earlier(by: seconds)))
      lines.append(line("DUE", due))
      lines.append(ContentLine("RRULE", value: rule.description))
      for day in rule.exceptions.dates {
        lines.append(line("EXDATE", due.on(day).earlier(by: seconds)))
      }
      lines += own(of: rule, todo)
    } else if let rule = todo.rule {
      // Whoever reads a rule counts from DTSTART; it stands at the occurrence that is next, and apart
      // from DUE only where that one alone was moved to later.
      let start = todo.occurrence.flatMap { due.moved(backTo: $0) } ?? due
      lines.append(line("DTSTART", start))
      lines.append(line("DUE", due))
      lines.append(ContentLine("RRULE", value: rule.description))
      for day in rule.exceptions.dates { lines.append(line("EXDATE", start.on(day))) }
      lines += own(of: rule, todo)
    } else {
      lines.append(line("DUE", due))
    }
    if let end = todo.endTime {
      lines.append(ContentLine("X-VOICEDO-END-TIME", text: end.description))
    }
    return lines
  }

  /// What of a series only this program reads again.
  private func own(of rule: RecurrenceRule, _ todo: ExchangedTodo) -> [ContentLine] {
    var lines: [ContentLine] = []
    if rule.exceptions.dates.count < rule.exceptions.days.count {
      lines.append(ContentLine("X-VOICEDO-EXCEPTIONS", text: rule.exceptions.description))
    }
    if let occurrence = todo.occurrence {
      lines.append(ContentLine("X-VOICEDO-OCCURRENCE", text: occurrence.description))
    }
    if todo.repeatFrom == .completion {
      lines.append(ContentLine("X-VOICEDO-REPEAT-FROM", value: "COMPLETION"))
    }
    return lines
  }

  private func insertAlarms(of todo: ExchangedTodo, into entry: inout CalendarComponent) {
    guard todo.due != nil else { return }
    // A day begins at midnight for everybody else.
    let ahead = todo.due?.isDay == true ? day.secondsSinceMidnight : 0
    for minutes in todo.leads ?? [] {
      var alarm = CalendarComponent("VALARM")
      alarm.insert(ContentLine("ACTION", value: "DISPLAY"))
      alarm.insert(ContentLine("DESCRIPTION", text: todo.title))
      let trigger = CalendarDuration(seconds: ahead - minutes * 60)
      let related = ContentLine.Parameter("RELATED", "END")
      alarm.insert(ContentLine("TRIGGER", [related], value: trigger.description))
      entry.items.append(.component(alarm))
    }
  }

  /// A property of time in the kind that the due time has.
  func line(_ name: String, _ due: Due) -> ContentLine {
    switch due {
    case .floating(let date, nil), .zoned(let date, nil, _):
      return ContentLine(name, [.init("VALUE", "DATE")], value: date.basic)
    case .floating(let date, let time?):
      let civil = CivilDateTime(date, time)
      return zone == .utc
        ? ContentLine(name, value: civil.basic + "Z")
        : ContentLine(name, [.init("TZID", zone.identifier)], value: civil.basic)
    case .zoned(let date, let time?, let zone) where zone == Zone.utc.identifier:
      return ContentLine(name, value: CivilDateTime(date, time).basic + "Z")
    case .zoned(let date, let time?, let zone):
      return ContentLine(name, [.init("TZID", zone)], value: CivilDateTime(date, time).basic)
    case .absolute(let instant): return ContentLine(name, value: instant.basic)
    }
  }
}

extension CalendarComponent {
  /// The TZIDs that its own properties name.
  var zoneNames: [String] {
    items.compactMap { if case .property(let line) = $0 { line.parameter("TZID") } else { nil } }
  }
}

extension Due {
  /// Whether it is a day without a clock time.
  fileprivate var isDay: Bool { date != nil && time == nil }

  /// The civil time that it was moved from, in its own kind of time; `nil` where it is not earlier.
  fileprivate func moved(backTo occurrence: CivilDateTime) -> Due? {
    guard let date, CivilDateTime(date, time ?? .midnight) > occurrence else { return nil }
    switch self {
    case .floating(_, nil), .zoned(_, nil, _): return .floating(occurrence.date, nil)
    case .floating: return .floating(occurrence.date, occurrence.time)
    case .zoned(_, _, let zone): return .zoned(occurrence.date, occurrence.time, zone: zone)
    case .absolute: return nil
    }
  }

  /// The same kind of time at a time of its series; an instant has none.
  fileprivate func at(_ civil: CivilDateTime) -> Due? {
    switch self {
    case .floating(_, let time): .floating(civil.date, time.map { _ in civil.time })
    case .zoned(_, let time, let zone):
      .zoned(civil.date, time.map { _ in civil.time }, zone: zone)
    case .absolute: nil
    }
  }

  /// The same clock time on another day.
  fileprivate func on(_ date: CivilDate) -> Due {
    switch self {
    case .floating(_, let time): .floating(date, time)
    case .zoned(_, let time, let zone): .zoned(date, time, zone: zone)
    case .absolute: .floating(date, nil)
    }
  }
}

extension RecurrenceExceptions {
  /// The single days among them; a day of every year has no form in iCalendar.
  fileprivate var dates: [CivilDate] {
    days.compactMap { if case .date(let date) = $0 { date } else { nil } }
  }
}
