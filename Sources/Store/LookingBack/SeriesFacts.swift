internal import Model
internal import Planning
internal import SQLite

/// What is stored of some series, read at once: what was answered, when they paused, and how they came
/// before they were changed.
struct SeriesFacts {
  let rows: [TodoRow]
  private let completions: [Todo.ID: [SeriesPast.Answer]]
  private let lines: [Todo.ID: [SeriesLine]]
  private let changes: [Todo.ID: [SeriesChange]]
  private let calendar: LocalCalendar
  private let dayStarts: TimeOfDay
  private let now: Instant

  init(of rows: [TodoRow], in store: Store, dayStarts: TimeOfDay, at now: Instant)
    throws(DatabaseError)
  {
    let ids = rows.map(\.todo.id)
    self.rows = rows
    completions = ids.isEmpty ? [:] : try store.seriesCompletions(of: ids, until: now)
    lines = ids.isEmpty ? [:] : try store.seriesLines(until: now)
    changes = ids.isEmpty ? [:] : try store.seriesChanges(of: ids)
    calendar = store.calendar
    (self.dayStarts, self.now) = (dayStarts, now)
  }

  /// What became of each time that a series came since a moment.
  func reckoned(
    _ row: TodoRow,
    since start: Instant,
    while service: ServiceTimes,
    closingDays: Bool = false
  ) -> [ReckonedOccurrence] {
    let todo = row.todo
    let done = completions[todo.id] ?? []
    let lines = lines[todo.id] ?? []
    let zone = calendar.own(of: todo.due).zone
    func moment(_ answer: SeriesPast.Answer) -> Instant {
      answer.name.map(zone.instant(of:)) ?? answer.at
    }
    // What was answered since then may be of a time before.
    let skips = lines.compactMap(\.skip)
    let oldest = (done + skips).filter { $0.at >= start }.map(moment).min() ?? start
    let limit = now - .seconds(Store.ledgerMemory)
    let (first, occurrences) = occurrences(
      of: row,
      since: max(min(start, oldest), limit),
      named: Set(done.compactMap(\.name))
    )
    let past = SeriesPast(
      occurrences: occurrences,
      completions: done.filter { $0.at >= first || moment($0) >= first },
      skips: skips.filter { $0.at >= first || moment($0) >= first },
      rests: rests(lines, of: todo),
      present: todo.completedAt == nil ? todo.recurrence?.occurrence : nil,
      since: since(todo, occurrences)
    )
    return past.reckoned(service, closingDays: closingDays, at: now).filter { $0.at >= start }
  }

  /// Since when a series is known here, which is not since another program made it.
  ///
  /// The time that it came with counts as well, where that waited then.
  private func since(_ todo: Todo, _ occurrences: [SeriesPast.Occurrence]) -> Instant {
    let changes = changes[todo.id] ?? []
    let isForeign = todo.source == .import || todo.source == .sync
    let added = isForeign ? changes.first(where: \.isAddition) : nil
    let here = added?.at ?? todo.createdAt
    guard let first = changes.compactMap(\.occurrence).first,
      let waiting = occurrences.last(where: { $0.at <= here && !$0.isLeftOut }),
      waiting.name == first
    else { return here }
    return waiting.at
  }

  /// When a series paused: a pause that neither ended nor holds was taken back.
  private func rests(_ lines: [SeriesLine], of todo: Todo) -> [Range<Instant>] {
    var rests: [Range<Instant>] = []
    var since: Instant?
    for line in lines where line.skip == nil {
      if line.isPause {
        since = since ?? line.at
      } else {
        // Of a pause of more than 400 days the ledger knows the end alone.
        let start = since ?? (rests.isEmpty ? Instant(seconds: 0) : line.at)
        rests.append(start..<max(start, line.at))
        since = nil
      }
    }
    if let pause = todo.pause, pause.since < now { rests.append(pause.since..<now) }
    return rests
  }
}

extension SeriesFacts {
  /// The occurrences since a moment with the first that is still to come, by the rule that held when
  /// each came; and the moment itself, which is later where the series comes very often.
  private func occurrences(
    of row: TodoRow,
    since start: Instant,
    named: Set<CivilDateTime>
  ) -> (since: Instant, [SeriesPast.Occurrence]) {
    let todo = row.todo
    guard let recurrence = todo.recurrence else { return (start, []) }
    let zone = calendar.own(of: todo.due).zone
    // At most two days after now, as no zones are further apart.
    let latest = Zone.utc.civil(at: now + .seconds(2 * 86_400))
    let lastDone = named.max().map { min($0, latest) }
    var start = start
    while true {
      var found: [CivilDateTime: SeriesPast.Occurrence] = [:]
      let changes = (changes[todo.id] ?? []).filter { $0.rule != nil && $0.at > start }
      var from = start
      for change in changes {
        guard let rule = change.rule, let first = change.seriesStart else { continue }
        let zone = change.zone.flatMap(calendar.zones.zone) ?? calendar.zone
        var last: SeriesPast.Occurrence?
        for occurrence in occurrences(of: rule, from: first, since: from, in: zone) {
          guard occurrence.at < change.at, found.count <= Self.most else { break }
          found[occurrence.name] = occurrence
          if !occurrence.isLeftOut { last = occurrence }
        }
        // The one that waited went along to the new time.
        if let last, let waited = change.waited, waited <= last.name, !named.contains(last.name) {
          found[last.name] = last.leftOut
        }
        from = change.at
      }
      let beginning = max(start, min(from, zone.instant(of: recurrence.occurrence)))
      for occurrence in occurrences(
        of: recurrence.rule,
        from: recurrence.seriesStart,
        since: changes.isEmpty ? start : beginning,
        in: zone
      ) {
        found[occurrence.name] = occurrence
        // In another zone what was done today may be still to come.
        if occurrence.at > now, lastDone.map({ occurrence.name >= $0 }) ?? true { break }
        if found.count > Self.most { break }
      }
      if found.count <= Self.most || start >= now {
        return (start, found.values.sorted { ($0.at, $0.name) < ($1.at, $1.name) })
      }
      start = start + .seconds(max(1, (now.seconds - start.seconds) / 2))
    }
  }

  /// More of one series are not looked at: of what comes very often the newest times are what counts.
  private static let most = 3000

  /// The occurrences of a rule since a moment, those on days that are left out with them.
  private func occurrences(
    of rule: RecurrenceRule,
    from first: CivilDateTime,
    since start: Instant,
    in zone: Zone
  ) -> some Sequence<SeriesPast.Occurrence> {
    let after = max(zone.civil(at: start).adding(seconds: -1), first.adding(seconds: -1))
    let dayStarts = dayStarts
    return rule.excepting(RecurrenceExceptions())
      .occurrences(after: after, from: first, in: zone).lazy.map { civil in
        let day = civil.adding(seconds: -dayStarts.secondsSinceMidnight).date
        return SeriesPast.Occurrence(
          name: civil,
          at: zone.instant(of: civil),
          dayEnd: zone.instant(of: CivilDateTime(day.adding(days: 1), dayStarts)),
          isLeftOut: rule.exceptions.contains(civil.date)
        )
      }
  }
}

extension SeriesPast.Occurrence {
  fileprivate var leftOut: Self { Self(name: name, at: at, dayEnd: dayEnd, isLeftOut: true) }
}
