import Model

/// What the alarms of an entry say.
extension CalendarEntryReader {
  /// Reads when it speaks up, and what was answered of that already; sync reads that for itself.
  func readAlarms(
    start: CalendarTime?,
    due: CalendarTime?,
    of todo: inout ExchangedTodo,
    into file: inout ExchangedFile,
    at now: Instant
  ) {
    guard let day else { return }
    let answers = AlarmAnswers(entry, zones: zones, zone: zone)
    (todo.acknowledgedAt, todo.snoozedUntil) = (
      answers.acknowledgedAt(by: now), answers.snoozedUntil()
    )
    if entry.first("X-VOICEDO-SILENT") != nil { todo.leads = [] }
    todo.hasLeadsOfList = entry.first("X-VOICEDO-LEADS")?.value.onOneLine.uppercased() == "LIST"
    guard let due, todo.leads == nil else { return }
    var minutes = CalendarAlarms(of: entry, zones: zones)
      .minutes(start: start, due: due, zone: zone, day: day)
    guard let last = minutes.min() else { return }
    if last < 0, case .floating(let date, nil)? = todo.due,
      let later = TimeOfDay(later: -last, than: day)
    {
      // A day that is to be told of later than days usually are is due when it is told of last.
      todo.due = .floating(date, later)
      minutes = minutes.map { $0 - last }
    }
    let isLate = minutes.contains { $0 < 0 }
    if isLate, minutes.count > 1 { file.note(.repeats, todo.title, line: entry.line) }
    let leads = Set(minutes.filter { $0 >= 0 }.map { min($0, CalendarAlarms.longestLead) })
    todo.leads = leads.isEmpty ? [0] : leads.sorted(by: >)
  }
}

extension TimeOfDay {
  /// The clock time so many minutes later on the same day; `nil` beyond it.
  fileprivate init?(later minutes: Int, than other: TimeOfDay) {
    let seconds = other.secondsSinceMidnight + minutes * 60
    guard seconds < 86_400 else { return nil }
    self.init(secondsSinceMidnight: seconds)
  }
}
