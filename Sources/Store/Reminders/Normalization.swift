internal import Language
internal import Model
internal import Planning
internal import Words

/// Phrases, rules and zones, which SQL cannot judge. Nothing is written here.
extension Store {
  /// Resolves the words of the time, fills the series, advances it if its occurrence was done, and
  /// says what could not be understood.
  func normalize(_ stored: StoredTodo, _ unsettled: Unsettled, at now: Instant) -> StoredTodo {
    let calendar = calendar
    var normalized = stored
    if let spokenAt = unsettled.spokenAt, let phrase = stored.todo.phrase {
      resolve(phrase, spokenAt: spokenAt, in: calendar.zone, into: &normalized, at: now)
    }
    if unsettled.restartsSeries {
      normalized.seriesStart = nil
      normalized.occurrence = nil
    }
    fillSeries(of: &normalized, in: calendar, at: now)
    if unsettled.advances {
      advance(&normalized, in: calendar)
    } else if let moment = unsettled.resumedFrom {
      resume(&normalized, from: moment, in: calendar)
    }
    passOverExceptions(of: &normalized, in: calendar)
    // Only a series pauses: what comes once is put off instead.
    let pausesInVain = normalized.rule == nil && normalized.todo.pause != nil
    if pausesInVain { normalized.todo.pause = nil }
    normalized.todo.problem =
      problem(of: normalized)
      ?? (pausesInVain ? ProblemSentence.pausesInVain.text(.literal) : nil)
    return normalized
  }

  /// A phrase is resolved once, against the moment it was said at.
  private func resolve(
    _ phrase: String,
    spokenAt: Instant,
    in zone: Zone,
    into stored: inout StoredTodo,
    at now: Instant
  ) {
    let context = LanguageContext(
      now: zone.civil(at: spokenAt),
      spokenAt: spokenAt,
      zone: zone,
      zones: meaning.zones,
      conventions: meaning.conventions
    )
    stored.inferredAt = now
    guard phrase.utf8.count <= Self.longestPhrase else { return }
    guard let resolved = Language.resolve(phrase, as: .words, in: context) else { return }
    stored.todo.due = resolved.due
    stored.todo.endTime = resolved.endTime ?? stored.todo.endTime
    if let rule = resolved.rule, stored.readableRule != rule {
      if stored.rule == nil {
        stored.rule = rule.description
        stored.exceptions = stored.exceptions ?? rule.exceptions.text
        stored.repeatFrom = resolved.repeatFrom
      }
      stored.seriesStart = nil
      stored.occurrence = nil
    }
  }

  /// No time is named in more bytes than this.
  private static let longestPhrase = 4000

  /// A series starts at its due time; a rule alone starts with its first occurrence after now.
  private func fillSeries(
    of stored: inout StoredTodo,
    in calendar: LocalCalendar,
    at now: Instant
  ) {
    guard stored.seriesStart == nil || stored.occurrence == nil, let rule = stored.readableRule
    else { return }
    if stored.todo.due == nil, stored.todo.completedAt == nil {
      let zone = calendar.zone
      let start = CivilDateTime(zone.civil(at: stored.todo.createdAt).date, calendar.day)
      let coming = rule.next(after: zone.civil(at: now), from: start, in: zone)
      stored.seriesStart = coming.map { _ in start }
      stored.occurrence = coming
      stored.todo.due = coming.map { .floating($0.date, $0.time) }
    } else if let start = stored.todo.due.map(calendar.seriesStart(at:)) {
      stored.seriesStart = start
      stored.occurrence = start
    }
    stored.todo.recurrence = stored.recurrence
  }

  /// The occurrence was done: the to-do opens again at the next one, if there is one.
  private func advance(_ stored: inout StoredTodo, in calendar: LocalCalendar) {
    guard let completedAt = stored.todo.completedAt, stored.todo.recurrence != nil,
      let next = advanced(stored.todo, completedAt: completedAt, in: calendar)
    else { return }
    stored.todo = next
    stored.todo.completedAt = nil
    stored.rule = next.countedRule ?? stored.rule
    stored.seriesStart = next.recurrence?.seriesStart
    stored.occurrence = next.recurrence?.occurrence
  }

  /// The pause is over: what fell into it is passed over.
  ///
  /// A series that has come to its end meanwhile stays in the list without a time.
  private func resume(
    _ stored: inout StoredTodo,
    from moment: Instant,
    in calendar: LocalCalendar
  ) {
    guard stored.todo.completedAt == nil, stored.todo.recurrence != nil else { return }
    let next = resumed(stored.todo, from: moment, in: calendar)
    stored.todo = next ?? stored.todo
    if next == nil { stored.todo.due = nil }
    stored.seriesStart = next?.recurrence?.seriesStart
    stored.occurrence = next?.recurrence?.occurrence
  }

  /// A day that was left out is passed over: a series that has no other left stays in the list
  /// without a time.
  private func passOverExceptions(of stored: inout StoredTodo, in calendar: LocalCalendar) {
    guard stored.exceptions != nil else { return }
    let next = besideExceptions(stored.todo, in: calendar)
    guard next != stored.todo else { return }
    stored.todo = next ?? stored.todo
    if next == nil { stored.todo.due = nil }
    stored.seriesStart = next?.recurrence?.seriesStart
    stored.occurrence = next?.recurrence?.occurrence
  }

  private func problem(of stored: StoredTodo) -> String? {
    if let phrase = stored.todo.phrase, stored.inferredAt != nil, stored.todo.due == nil {
      return ProblemSentence.unknownPhrase.text(.literal, ["phrase": phrase.shortened])
    }
    if let zone = stored.todo.due?.zoneName, meaning.zones.zone(zone) == nil {
      return ProblemSentence.unknownZone.text(.literal, ["zone": zone.shortened])
    }
    guard let rule = stored.rule else { return nil }
    let named = ["rule": rule.shortened]
    guard let readable = stored.readableRule else {
      return ProblemSentence.unknownRule.text(.literal, named)
    }
    if let exceptions = stored.exceptions, RecurrenceExceptions(exceptions) == nil {
      return ProblemSentence.unknownExceptions.text(.literal, ["days": exceptions.shortened])
    }
    guard stored.occurrence != nil else {
      return ProblemSentence.endedRule.text(.literal, named)
    }
    return readable.isEmpty(from: stored.seriesStart)
      ? ProblemSentence.emptyRule.text(.literal, named) : nil
  }
}

extension String {
  /// As much of it as a sentence bears.
  fileprivate var shortened: String { count > 200 ? prefix(200) + "…" : self }
}

extension RecurrenceRule {
  /// Whether it has no occurrence at all, however far one looks; its end does not count.
  fileprivate func isEmpty(from start: CivilDateTime?) -> Bool {
    guard let start, !isPlain || !exceptions.isEmpty else { return false }
    // Counted are the days that are left out as well.
    let one = exceptions.isEmpty ? counting(1) : counting(1).counting(nil)
    return !one.occurrences(from: start).contains { _ in true }
  }
}

extension Todo {
  /// The text of a rule whose count goes down with each occurrence; `nil` where it stays as it is.
  var countedRule: String? {
    guard let recurrence, recurrence.repeatFrom == .completion, recurrence.rule.count != nil
    else { return nil }
    return recurrence.rule.description
  }
}
