package import Model

/// Reads one `VTODO` or `VEVENT` as something to do.
package struct CalendarEntryReader {
  package let entry: CalendarComponent
  package let zones: CalendarZones
  /// The machine's zone, which times without one are in.
  package let zone: Zone
  /// When a day without a clock time comes; `nil` for an object that is kept the same with a server.
  package let day: TimeOfDay?
  /// The times of its series that were done or cancelled one by one.
  package var answered: [CalendarTime] = []

  package init(
    entry: CalendarComponent,
    zones: CalendarZones,
    zone: Zone,
    day: TimeOfDay?
  ) {
    self.entry = entry
    self.zones = zones
    self.zone = zone
    self.day = day
  }

  /// Reads a `VTODO`; what was cancelled is left out with a remark.
  func readTodo(into file: inout ExchangedFile, list: String?, now: Instant) {
    guard var todo = common(into: &file, list: list) else { return }
    let start = time("DTSTART", of: &todo, into: &file)
    var due = time("DUE", of: &todo, into: &file)
    if due == nil, let start, let length = entry.first("DURATION"),
      let duration = CalendarDuration(length.value)
    {
      due = start.adding(seconds: duration.seconds)
    }
    let line = todo.line
    let moment = (due ?? start)?.inUTC
    readSeries(from: start ?? moment, due: moment, of: &todo, into: &file)
    todo.due = moment?.due(inSeries: todo.rule != nil)
    if day != nil, let written = FloatingMark.zone(of: entry, zones: zones, here: zone) {
      todo.due = todo.due.map { $0.floating(on: written) }
    }
    todo.completedAt = completedAt
    if let text = entry.first("X-VOICEDO-END-TIME")?.text, let end = TimeOfDay(text) {
      todo.endTime = end
    }
    if entry.first("X-VOICEDO-REPEAT-FROM")?.text.uppercased() == "COMPLETION", todo.rule != nil {
      todo.repeatFrom = .completion
    }
    readAlarms(start: start, due: moment, of: &todo, into: &file, at: now)
    if todo.completedAt != nil, todo.rule != nil { file.note(.ended, todo.title, line: line) }
    todo.line = line
    file.todos.append(todo)
  }

  /// Reads a `VEVENT` that is still to come, or repeats.
  func readEvent(into file: inout ExchangedFile, list: String?, now: Instant) {
    guard var todo = common(into: &file, list: list) else { return }
    guard let start = time("DTSTART", of: &todo, into: &file) else {
      file.note(.time, "DTSTART", of: todo.title, line: entry.line)
      return
    }
    let length = entry.first("DURATION").flatMap { CalendarDuration($0.value) }
    let end =
      time("DTEND", of: &todo, into: &file) ?? length.map { start.adding(seconds: $0.seconds) }
    readSeries(from: start, due: start.inUTC, of: &todo, into: &file)
    todo.due = start.due(inSeries: todo.rule != nil)
    if let end = end?.civil, end.date == start.civil.date, let time = end.time,
      let from = start.civil.time, time > from
    {
      todo.endTime = time
    }
    if todo.rule == nil, isOver(end ?? start, by: now) {
      file.note(.past, todo.title, line: entry.line)
      return
    }
    if let place = entry.first("LOCATION")?.text.onOneLine { todo.append(note: place) }
    readAlarms(start: start, due: start, of: &todo, into: &file, at: now)
    file.todos.append(todo)
  }

  private func isOver(_ end: CalendarTime, by now: Instant) -> Bool {
    if let instant = end.instant(zones: zones) { return instant < now }
    let civil = zone.civil(at: now)
    guard let time = end.civil.time else { return end.civil.date < civil.date }
    return CivilDateTime(end.civil.date, time) < civil
  }

  /// What to-dos and events have in common; `nil` with a remark where it is to be left out.
  private func common(into file: inout ExchangedFile, list: String?) -> ExchangedTodo? {
    let title = (entry.first("SUMMARY")?.text ?? "").onOneLine
    guard entry.first("STATUS")?.value.onOneLine.uppercased() != "CANCELLED" else {
      file.note(.cancelled, title, line: entry.line)
      return nil
    }
    var todo = ExchangedTodo("", line: entry.line)
    if let notes = entry.first("DESCRIPTION")?.text.withoutControlCharacters,
      !notes.onOneLine.isEmpty
    {
      todo.notes = notes
    }
    if title.isEmpty, let notes = todo.notes {
      // Some programs keep a short note without a summary.
      todo.setTitle(notes.prefix { !$0.isNewline })
    } else {
      todo.setTitle(title)
    }
    guard !todo.title.isEmpty else {
      file.note(.noTitle, entry.first("UID")?.text ?? entry.name, line: entry.line)
      return nil
    }
    let uid = entry.first("UID")?.text.onOneLine
    todo.uid = uid.flatMap { $0.isEmpty ? nil : $0 }
    todo.list = list
    todo.parent = parent
    todo.priority = Priority(calendar: entry.first("PRIORITY")?.value)
    todo.firstStep = entry.first("X-VOICEDO-FIRST-STEP")?.text.onOneLine
    for line in entry.all("CATEGORIES") {
      for tag in line.texts { todo.append(tag: tag.onOneLine) }
    }
    todo.createdAt = (entry.first("CREATED") ?? entry.first("DTSTAMP")).flatMap(instant)
    todo.modifiedAt = (entry.first("LAST-MODIFIED") ?? entry.first("DTSTAMP")).flatMap(instant)
    todo.sequence = entry.first("SEQUENCE").flatMap { Int($0.value.onOneLine) }
    readOwn(into: &todo)
    return todo
  }

  /// The UID of what it is part of: a relation without a type is one of a parent (RFC 5545, section
  /// 3.2.15).
  private var parent: String? {
    entry.all("RELATED-TO").first {
      ($0.parameter("RELTYPE") ?? "PARENT").uppercased() == "PARENT"
    }?.text.onOneLine
  }

  /// When it was done: by any of the three ways that programs say so.
  private var completedAt: Instant? {
    if let at = entry.first("COMPLETED").flatMap(instant) { return at }
    let isDone =
      entry.first("COMPLETED") != nil
      || entry.first("STATUS")?.value.onOneLine.uppercased() == "COMPLETED"
      || entry.first("PERCENT-COMPLETE")?.value.onOneLine == "100"
    guard isDone else { return nil }
    return (entry.first("LAST-MODIFIED") ?? entry.first("DTSTAMP")).flatMap(instant)
      ?? Instant(seconds: 0)
  }

  func instant(_ line: ContentLine) -> Instant? {
    CalendarTime(line, zones: zones).map { time in
      time.instant(zones: zones)
        ?? zone.instant(of: CivilDateTime(time.civil.date, time.civil.time ?? .midnight))
    }
  }

  /// The time of a property; words that name none go to the notes.
  private func time(
    _ name: String,
    of todo: inout ExchangedTodo,
    into file: inout ExchangedFile
  ) -> CalendarTime? {
    guard let line = entry.first(name) else { return nil }
    guard let time = CalendarTime(line, zones: zones) else {
      let words = line.text.onOneLine
      file.note(.time, words, of: todo.title, line: entry.line)
      todo.append(note: words)
      return nil
    }
    if case .unknown(_, let zone) = time {
      file.note(.zone, zone, of: todo.title, line: entry.line)
    }
    return time
  }
}

extension Priority {
  /// The priority of a number from 1 (highest) to 9; 0 and nothing are none (RFC 5545, section
  /// 3.8.1.9).
  package init(calendar value: String?) {
    switch value.flatMap({ Int($0.onOneLine) }) {
    case .some(1...4): self = .high
    case .some(6...9): self = .low
    default: self = .normal
    }
  }

  /// The number that is written of it; `nil` for none.
  package var calendarNumber: Int? {
    switch self {
    case .high: 1
    case .normal: nil
    case .low: 9
    }
  }
}

extension CalendarTime {
  /// The time so much later on its own wall clock.
  func adding(seconds: Int) -> CalendarTime {
    switch self {
    case .date(let date):
      .date(CivilDateTime(date, .midnight).adding(seconds: seconds).date)
    case .floating(let civil): .floating(civil.adding(seconds: seconds))
    case .utc(let civil): .utc(civil.adding(seconds: seconds))
    case .zoned(let civil, let zone): .zoned(civil.adding(seconds: seconds), zone: zone)
    case .described(let civil, let zone):
      .described(civil.adding(seconds: seconds), zone: zone)
    case .unknown(let civil, let zone): .unknown(civil.adding(seconds: seconds), zone: zone)
    }
  }
}
