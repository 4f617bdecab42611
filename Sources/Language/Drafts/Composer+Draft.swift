import Model

extension Composer {
  /// One draft of a reading; several where objects were split.
  mutating func draft(_ reading: ClauseReading, kept: [Int]) -> Draft? {
    let end = reading.clause.range.upperBound
    var title = DraftTitle.text(of: kept, tokens: tokens, source: source, end: end)
    if title.isEmpty { title = reading.fallback ?? "" }
    guard !title.isEmpty else { return nil }
    if let label = reading.clause.label {
      let said = DraftTitle.said(kept, tokens: tokens, source: source, end: end)
      title = DraftTitle.capitalized(words(label)) + ": " + (said.isEmpty ? title : said)
    }
    let cut = DraftTitle.split(title)
    var draft = Draft(title: cut.title, priority: reading.priority ?? .normal)
    if reading.notes != nil || cut.rest != nil {
      draft.notes = [notes(reading), cut.rest].compactMap { $0 }.filter { !$0.isEmpty }.joinedLines
    }
    for said in reading.efforts { draft.effort = draft.effort.changed(by: said.effort) }
    draft.list = reading.list?.name
    draft.spans = spans(reading)
    addTime(&draft, reading)
    noteMeals(&draft, reading)
    return draft
  }

  /// "mom's birthday is on may 5": a day that comes every year, named without a verb.
  private func isYearly(_ reading: ClauseReading, _ due: Due) -> Bool {
    guard !reading.shiftsDue, case .floating = due else { return false }
    let words = reading.kept.filter { tokens[$0].isWord }
    guard let first = words.first, let last = words.last else { return false }
    return tokens[last].text.isOne(of: "birthday", "bday", "b-day", "anniversary")
      && (first == last || !Verbs.isVerb(tokens[first].text))
  }

  private func notes(_ reading: ClauseReading) -> String? {
    guard let range = reading.notes else { return nil }
    return DraftTitle.text(of: Array(range), tokens: tokens, source: source)
  }

  /// Resolves the time that was said for a draft.
  mutating func addTime(_ draft: inout Draft, _ reading: ClauseReading) {
    trace?.reasons = []
    tellTimesNotTaken(reading)
    if let meaning = reading.time {
      var resolver = Resolver(
        context,
        notes: trace.map { _ in ReasonNotes(phrase: phrase(reading) ?? "") }
      )
      if reading.timeTokens.isEmpty { resolver.note(.start, .sharedDate) }
      if var schedule = resolver.due(meaning) {
        if schedule.rule == nil, isYearly(reading, schedule.due) { resolver.makeYearly(&schedule) }
        draft.schedule = schedule
        if !reading.leads.isEmpty {
          resolver.apply(reading.leads, to: &draft, shifts: reading.shiftsDue)
        }
        draft.phrase = phrase(reading)
        // The last day of a stretch has no column: its words are kept.
        if meaning.endDay != nil, meaning.repeats == nil, let phrase = draft.phrase {
          draft.notes = [draft.notes, DraftTitle.capitalized(phrase)].compactMap { $0 }.joined(
            separator: "\n"
          )
        }
        trace?.reasons = resolver.notes?.reasons ?? []
        return
      }
      remarks.append(.pastTime(phrase: phrase(reading) ?? ""))
    } else if let past = reading.past.first(where: { $0.meaning.special == nil }) {
      remarks.append(.pastTime(phrase: words(past.tokens)))
    }
  }

  /// Tells the times that stay in the title: a second day, or a repeat that nobody could follow.
  private mutating func tellTimesNotTaken(_ reading: ClauseReading) {
    for time in reading.otherTimes { tell(.otherTime(phrase: words(time.tokens))) }
    for time in reading.past {
      switch time.meaning.special {
      case .tooOften: tell(.tooOften(phrase: words(time.tokens)))
      case .impossible: tell(.impossible(phrase: words(time.core..<time.tokens.upperBound)))
      case .cycle: tell(.cycle(phrase: words(time.tokens)))
      case .now, .minute, nil: break
      }
    }
    if let letters = reading.zoneUnknown(in: tokens) { tell(.unknownZone(phrase: words(letters))) }
  }

  /// Remarks once, however many to-dos of one clause it is said of.
  private mutating func tell(_ remark: Remark) {
    // All of them would be too many to look through where a text is long.
    if !remarks.suffix(8).contains(remark) { remarks.append(remark) }
  }

  /// The words of the time as they were said.
  private func phrase(_ reading: ClauseReading) -> String? {
    let ranges = reading.timeTokens.isEmpty ? shared?.tokens ?? [] : reading.timeTokens
    let words = ranges.map { self.words($0) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The words of a stretch of tokens, letter by letter.
  func words(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source.words(from: tokens[first], to: tokens[last])
  }

  private func spans(_ reading: ClauseReading) -> [Span] {
    var spans: [Span] = []
    let role: Span.Role = reading.time?.repeats == nil ? .time : .repeat
    let times =
      reading.timeTokens.isEmpty
      ? (reading.time == nil ? [] : shared?.tokens ?? []) : reading.timeTokens
    spans += times.map { Span(role, scalars($0)) }
    if let list = reading.list { spans.append(Span(.list, scalars(list.range))) }
    spans += reading.priorityRanges.map { Span(.priority, scalars($0)) }
    spans += reading.efforts.map { Span(.effort, scalars($0.words(in: tokens))) }
    if let notes = reading.noteWords { spans.append(Span(.notes, scalars(notes))) }
    var openers = reading.openers
    openers.insert(reading.closings)
    spans += openers.ranges.map { Span(.opener, scalars($0)) }
    let joint = min(joinedFrom, reading.clause.range.lowerBound)..<reading.clause.range.lowerBound
    if joint.contains(where: { tokens[$0].isSpoken }) {
      spans.append(Span(.opener, scalars(joint)))
    }
    let whole = scalars(reading.clause.range)
    spans += fillers[fillersBefore...].prefix { $0.lowerBound < whole.upperBound }
      .map { Span(.filler, $0) }
    return spans.filter { !$0.range.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension Resolver {
  /// Lets something come once a year on its day; of 29 February that is its month's last day.
  fileprivate func makeYearly(_ schedule: inout Schedule) {
    guard case .floating(let date, let time) = schedule.due else { return }
    schedule.rule = RecurrenceRule(frequency: .yearly).onLastDays(from: date)
    guard date.month == 2, date.day == 29 else { return }
    let first = (today.year...date.year).lazy
      .compactMap { CivilDate(year: $0, month: 2, day: 1)?.endOfMonth }
      .first { $0 >= today }
    schedule.due = .floating(first ?? date, time)
  }
}

extension Resolver {
  /// Speaks up earlier: `shifts` moves the due time itself ("an hour before the meeting").
  mutating func apply(_ leads: [Lead], to draft: inout Draft, shifts: Bool) {
    // Several of them are no one moment: then each is a lead of the time that was said.
    guard shifts, leads.count == 1, let lead = leads.first,
      case .floating(let date, let clock) = draft.due
    else {
      draft.leads = Set(leads.map { minutes($0, before: draft.due?.time) }).sorted(by: >)
      note(.lead, .lead)
      return
    }
    let amount = lead.amount
    if clock != nil { notes?.forget(.clock) }
    var due = Due.floating(date.adding(amount.negated), clock)
    if let part = lead.part {
      due = .floating(date.adding(amount.negated), reading(part).time)
    } else if amount.seconds != 0 {
      let moved = CivilDateTime(
        date.adding(Amount(months: -amount.months, days: -amount.days)),
        clock ?? conventions.day
      )
      .adding(seconds: -amount.seconds)
      due = .floating(moved.date, moved.time)
    }
    draft.schedule?.due = due
    note(.lead, .counted, date: due.date, time: due.time)
  }

  /// A lead in minutes; "the night before" reaches back to the night's hour of the day before.
  private func minutes(_ lead: Lead, before time: TimeOfDay?) -> Int {
    let amount = lead.amount
    let whole =
      amount.seconds / 60 + (amount.days + amount.workdays) * 1440 + amount.months * 43_200
    guard let part = lead.part else { return whole }
    let due = (time ?? conventions.day).secondsSinceMidnight
    return whole + (due - reading(part).time.secondsSinceMidnight) / 60
  }
}

extension [String] {
  /// The lines as one text, or nothing if there are none.
  fileprivate var joinedLines: String? { isEmpty ? nil : joined(separator: "\n") }
}
