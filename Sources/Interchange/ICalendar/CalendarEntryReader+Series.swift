import Model

/// How an entry repeats.
extension CalendarEntryReader {
  /// Reads the rule of a series with what it leaves out; what cannot be kept stays in the notes.
  func readSeries(
    from start: CalendarTime?,
    due: CalendarTime?,
    of todo: inout ExchangedTodo,
    into file: inout ExchangedFile
  ) {
    guard let line = entry.first("RRULE") else { return }
    guard let due, let rule = RecurrenceRule(line.value.onOneLine), entry.all("RRULE").count == 1,
      entry.first("RDATE") == nil, entry.first("EXRULE") == nil
    else {
      let words = line.value.onOneLine
      file.note(.repeat, words, of: todo.title, line: entry.line)
      todo.append(note: words)
      return
    }
    var exceptions = leftOut(of: rule, from: start ?? due, due: due, of: &todo, into: &file)
    // The days of every year, which no property of the standard can say.
    if let text = entry.first("X-VOICEDO-EXCEPTIONS")?.text, let all = RecurrenceExceptions(text) {
      exceptions = all
    }
    todo.rule = rule.excepting(exceptions)
    if let text = entry.first("X-VOICEDO-OCCURRENCE")?.text,
      let occurrence = CivilDateTime(text), !occurrence.lies(before: start?.civil)
    {
      // A program that does not know it may have gone on to a later one.
      todo.occurrence = occurrence
    } else if let from = start?.civil, from != due.civil {
      // The rule counts from where it starts; what is due later than that is so every time.
      moveSeries(of: &todo, from: from, to: due.civil, into: &file)
    }
  }

  /// The days that a series leaves out, counted by its due times: those of its exceptions, and those
  /// that were answered or cancelled one by one.
  private func leftOut(
    of rule: RecurrenceRule,
    from start: CalendarTime,
    due: CalendarTime,
    of todo: inout ExchangedTodo,
    into file: inout ExchangedFile
  ) -> RecurrenceExceptions {
    let times =
      entry.all("EXDATE").flatMap { line in
        line.value.split(separator: ",").compactMap { value in
          CalendarTime(ContentLine("EXDATE", line.parameters, value: String(value)), zones: zones)
        }
      } + answered
    guard !times.isEmpty else { return RecurrenceExceptions() }
    guard !rule.frequency.isSubDaily, rule.byHour.count <= 1 else {
      // One of several times a day: the others may not go with it.
      file.note(.repeat, "EXDATE", of: todo.title, line: entry.line)
      return RecurrenceExceptions()
    }
    let days = times.map { self.due(of: $0, in: (start, due)).date }
    // What lies long before nobody asks for any more.
    let recent = Set(days).sorted().suffix(Self.mostExceptions)
    if recent.count < Set(days).count {
      file.note(.repeat, "EXDATE", of: todo.title, line: entry.line)
    }
    return RecurrenceExceptions(recent.map { .date($0) })
  }

  /// When the series begins, and when its first time is due.
  var startOfSeries: (start: CalendarTime, due: CalendarTime)? {
    func time(_ name: String) -> CalendarTime? {
      entry.first(name).flatMap { CalendarTime($0, zones: zones) }
    }
    let start = time("DTSTART")
    guard entry.name == "VTODO" else { return start.map { ($0, $0.inUTC) } }
    let length = entry.first("DURATION").flatMap { CalendarDuration($0.value) }
    let due = time("DUE") ?? length.flatMap { start?.adding(seconds: $0.seconds) } ?? start
    return due.map { (start ?? $0, $0.inUTC) }
  }

  /// When a time of a series that counts from its start is due.
  func due(
    of time: CalendarTime,
    in series: (start: CalendarTime, due: CalendarTime)
  ) -> PartialDateTime {
    let (start, due) = series
    let later = due.seconds - start.seconds
    let civil = time.civil(like: start, zones: zones)
    guard start.civil.time != nil || later != 0 else { return PartialDateTime(civil.date) }
    return PartialDateTime(
      CivilDateTime(civil.date, civil.time ?? start.civil.time ?? .midnight)
        .adding(seconds: later)
    )
  }

  /// So many days fit where the store keeps them.
  private static let mostExceptions = 1000

  private func moveSeries(
    of todo: inout ExchangedTodo,
    from start: PartialDateTime,
    to due: PartialDateTime,
    into file: inout ExchangedFile
  ) {
    guard let rule = todo.rule else { return }
    let from = CivilDateTime(start.date, start.time ?? due.time ?? .midnight)
    let to = CivilDateTime(due.date, due.time ?? start.time ?? .midnight)
    let moved = rule.shifted(from: from, to: to)
    if moved == nil {
      file.note(.repeat, rule.description, of: todo.title, line: entry.line)
      todo.append(note: rule.description)
    }
    todo.rule = moved
  }
}

extension CalendarTime {
  /// Seconds on its own wall clock.
  fileprivate var seconds: Int {
    CivilDateTime(civil.date, civil.time ?? .midnight).secondsSinceEpoch
  }

  /// The same moment as the wall clock of another one's zone shows it.
  fileprivate func civil(like other: CalendarTime, zones: CalendarZones) -> PartialDateTime {
    guard let instant = instant(zones: zones) else { return civil }
    switch other {
    case .zoned(_, let name):
      return zones.directory.zone(name).map { PartialDateTime($0.civil(at: instant)) } ?? civil
    case .described(_, let zone): return PartialDateTime(zone.civil(at: instant))
    case .utc: return PartialDateTime(Zone.utc.civil(at: instant))
    case .floating, .unknown: return PartialDateTime(zones.directory.current().civil(at: instant))
    case .date: return civil
    }
  }
}

extension CivilDateTime {
  /// Whether it is earlier than the day or time that a series starts at.
  func lies(before start: PartialDateTime?) -> Bool {
    guard let start else { return false }
    return start.time.map { self < CivilDateTime(start.date, $0) } ?? (date < start.date)
  }
}
