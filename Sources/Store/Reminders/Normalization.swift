internal import Language
internal import Model
internal import Planning
internal import Words

/// What settling makes of a to-do.
struct Normalization {
  var stored: StoredTodo
  /// Minutes before the due time that the words of the time asked for.
  var leads: [Int] = []
}

/// What SQL cannot judge: phrases, rules and zones. Nothing is written here.
extension Store {
  /// Resolves the words of the time, fills the series, advances it if its occurrence was done, and
  /// says what could not be understood.
  func normalize(_ stored: StoredTodo, _ unsettled: Unsettled, at now: Instant) -> Normalization {
    let zone = meaning.zones.current()
    var normalization = Normalization(stored: stored)
    if let spokenAt = unsettled.spokenAt, let phrase = stored.todo.phrase {
      resolve(phrase, spokenAt: spokenAt, in: zone, into: &normalization, at: now)
    }
    if unsettled.restartsSeries {
      normalization.stored.seriesStart = nil
      normalization.stored.occurrence = nil
    }
    fillSeries(of: &normalization.stored, in: zone, at: now)
    if unsettled.advances {
      advance(&normalization.stored, in: zone)
    } else if let moment = unsettled.resumedFrom {
      resume(&normalization.stored, from: moment, in: zone)
    }
    // Only a series pauses: what comes once is put off instead.
    let pausesInVain = normalization.stored.rule == nil && normalization.stored.todo.pause != nil
    if pausesInVain { normalization.stored.todo.pause = nil }
    normalization.stored.todo.problem =
      problem(of: normalization.stored)
      ?? (pausesInVain ? ProblemSentence.pausesInVain.text(.literal) : nil)
    return normalization
  }

  /// A phrase is resolved once, against the moment it was said at.
  private func resolve(
    _ phrase: String,
    spokenAt: Instant,
    in zone: Zone,
    into normalization: inout Normalization,
    at now: Instant
  ) {
    let context = LanguageContext(
      now: zone.civil(at: spokenAt),
      spokenAt: spokenAt,
      zone: zone,
      zones: meaning.zones,
      conventions: meaning.conventions
    )
    normalization.stored.inferredAt = now
    guard let resolved = Language.resolve(phrase, as: .words, in: context) else { return }
    normalization.stored.todo.due = resolved.due
    normalization.stored.todo.endTime = resolved.endTime ?? normalization.stored.todo.endTime
    normalization.leads = resolved.leads
    if let rule = resolved.rule, normalization.stored.rule != rule.description {
      if normalization.stored.rule == nil {
        normalization.stored.rule = rule.description
        normalization.stored.repeatFrom = resolved.repeatFrom
      }
      normalization.stored.seriesStart = nil
      normalization.stored.occurrence = nil
    }
  }

  /// A series starts at its due time; a rule alone starts with its first occurrence after now.
  private func fillSeries(of stored: inout StoredTodo, in zone: Zone, at now: Instant) {
    guard let text = stored.rule, stored.seriesStart == nil || stored.occurrence == nil,
      let rule = RecurrenceRule(text)
    else { return }
    if stored.todo.due == nil, stored.todo.completedAt == nil {
      let day = zone.civil(at: stored.todo.createdAt).date
      let start = CivilDateTime(day, meaning.policy.day)
      let current = zone.civil(at: now)
      let coming = rule.next(after: current, from: start, in: zone)
      stored.seriesStart = coming.map { _ in start }
      stored.occurrence = coming
      stored.todo.due = coming.map { .floating($0.date, $0.time) }
    } else if let start = seriesStart(of: stored.todo.due) {
      stored.seriesStart = start
      stored.occurrence = start
    }
    stored.todo.recurrence = stored.recurrence
  }

  /// DTSTART of a series whose first occurrence is due then.
  func seriesStart(of due: Due?) -> CivilDateTime? {
    switch due {
    case nil: nil
    case .elapsed(let moment): meaning.zones.current().civil(at: moment)
    case .floating(let date, let time), .fixed(let date, let time, _):
      CivilDateTime(date, time ?? meaning.policy.day)
    }
  }

  /// The occurrence was done: the to-do opens again at the next one, if there is one.
  private func advance(_ stored: inout StoredTodo, in zone: Zone) {
    guard let completedAt = stored.todo.completedAt, stored.todo.recurrence != nil,
      let next = advanced(
        stored.todo,
        completedAt: completedAt,
        in: zone,
        zones: meaning.zones
      )
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
  private func resume(_ stored: inout StoredTodo, from moment: Instant, in zone: Zone) {
    guard stored.todo.completedAt == nil, stored.todo.recurrence != nil else { return }
    let next = resumed(
      stored.todo,
      from: moment,
      in: zone,
      zones: meaning.zones,
      policy: meaning.policy
    )
    stored.todo = next ?? stored.todo
    if next == nil { stored.todo.due = nil }
    stored.seriesStart = next?.recurrence?.seriesStart
    stored.occurrence = next?.recurrence?.occurrence
  }

  private func problem(of stored: StoredTodo) -> String? {
    if let phrase = stored.todo.phrase, stored.inferredAt != nil, stored.todo.due == nil {
      return ProblemSentence.unknownPhrase.text(.literal, ["phrase": phrase])
    }
    if let zone = stored.todo.due?.zoneName, meaning.zones.zone(zone) == nil {
      return ProblemSentence.unknownZone.text(.literal, ["zone": zone])
    }
    guard let rule = stored.rule else { return nil }
    if RecurrenceRule(rule) == nil {
      return ProblemSentence.unknownRule.text(.literal, ["rule": rule])
    }
    return stored.occurrence == nil
      ? ProblemSentence.endedRule.text(.literal, ["rule": rule]) : nil
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
