package import Language
package import Model
package import Store
import Words

/// The change of a to-do, in the person's own words; a property that is `nil` stays as it is.
package struct EditRequest: Hashable {
  package var title: String?
  /// Notes, priority, first step and effort.
  package var details = Details()
  /// Words of a time; empty or `none` takes it away.
  package var when: String?
  /// Words of a repeat, or an RRULE; empty or `none` ends it.
  package var every: String?
  package var endTime: String?
  package var list: String?
  /// An IANA name, or `none`.
  package var zone: String?
  package var repeatFrom: RepeatFrom?
  /// Whether the person has looked at what was doubted of it.
  package var settlesDoubt = false
  /// Whether a new time of a series is for all to come; `nil`: as it is usual.
  package var isForSeries: Bool?
  /// Whether a clock keeps the day and a day the clock.
  package var isCorrection = false
  /// The time that `when` comes to, where that is known already.
  package var moment: Schedule?
  package var label = BatchLabel.edit
  package var verb = Verb.edit

  package init() {}
}

extension EditRequest {
  /// Whether nothing is asked for.
  package var isEmpty: Bool {
    var bare = EditRequest()
    (bare.isForSeries, bare.label, bare.verb) = (isForSeries, label, verb)
    return self == bare
  }

  /// Makes the change that is to be written, once all of it is understood.
  package func change(
    of row: TodoRow,
    in session: Session,
    _ context: LanguageContext
  ) throws(CommandError) -> (change: TodoChange, time: NewTime?) {
    var change = TodoChange()
    if let title { change.title = try oneTitle(title) }
    change.notes = details.keptNotes
    change.firstStep = details.keptFirstStep
    try checkLength(of: [change.notes, change.firstStep])
    if let name = list.map({ $0.isNoneInWords ? TodoList.inboxName : $0.withoutControls.oneLine }) {
      guard (1...100).contains(name.count) else { throw .noSuchList(name) }
      guard context.listNames.contains(where: { $0.isSameName(as: name) }) || !namesDay(name)
      else { throw .lists(.dayIsNoName(name)) }
      change.list = name
    }
    change.priority = details.priority
    change.effort = details.effort
    change.settlesDoubt = settlesDoubt
    let time = try timeChange(of: row, &change.time, in: session, context)
    return (change, time)
  }

  private func oneTitle(_ text: String) throws(CommandError) -> String {
    let (title, rest) = text.asTitle
    guard !title.isEmpty, rest == nil else { throw .editing(.titleLength) }
    return title
  }

  private func timeChange(
    of row: TodoRow,
    _ change: inout ReminderChange,
    in session: Session,
    _ context: LanguageContext
  ) throws(CommandError) -> NewTime? {
    let todo = row.todo
    let isAsked =
      when != nil || every != nil || endTime != nil || zone != nil || repeatFrom != nil
    guard isAsked || isForSeries != nil else { return nil }
    guard todo.completedAt == nil else { throw .isDone(title: todo.title, handle: todo.handle) }
    var time: NewTime?
    if when?.isNone == true {
      guard every?.isNone != false else {
        throw .usage(.optionsExclude("--when none", "--every"), verb: verb, text: nil)
      }
      change.clearsDue = true
    } else if let when {
      let scope = isForSeries == true ? ReminderChange.Scope.series : .occurrence
      // A to-do that begins to repeat anew is no longer the series that it was.
      var row = row
      if every != nil { row.todo.recurrence = nil }
      time = try NewTime(
        when,
        of: row,
        verb: verb,
        scope: scope,
        isCorrection: isCorrection,
        known: moment ?? every.flatMap { severalHours(of: todo, $0, context) },
        in: context
      )
      time?.apply(to: &change)
      if moment != nil {
        change.phrase = [todo.phrase, when].compactMap { $0 }.joined(separator: ", ")
      }
    }
    try repeatChange(of: row, after: time?.time, &change, context)
    if let isForSeries, todo.recurrence == nil {
      let option = isForSeries ? "--series" : "--this"
      throw .editing(.doesNotRepeat(title: todo.title, option: option))
    }
    let due = change.due ?? (change.clearsDue ? nil : todo.due)
    try boundChange(of: row, due, &change, context.zones)
    if let endTime { try endChange(endTime, due, of: row, &change, context) }
    return time
  }

  private func repeatChange(
    of row: TodoRow,
    after moment: Schedule?,
    _ change: inout ReminderChange,
    _ context: LanguageContext
  ) throws(CommandError) {
    let todo = row.todo
    if every?.isNone == true {
      change.endsSeries = todo.recurrence != nil || change.rule != nil
      change.rule = nil
    } else if let every {
      let spoken =
        severalHours(of: todo, every, context)
        ?? resolve(every, as: Self.series(of: todo, at: moment), in: context)
      guard let spoken else {
        throw .usage(.repeatNotUnderstood(every), verb: nil, text: nil)
      }
      change.due = spoken.due
      change.endTime = spoken.endTime
      change.rule = spoken.rule
      change.repeatFrom = spoken.repeatFrom
      change.phrase = [every, when].compactMap { $0 }.joined(separator: " ")
    }
    guard let repeatFrom else { return }
    guard change.rule != nil || todo.recurrence != nil && !change.endsSeries else {
      throw .editing(.doesNotRepeat(title: todo.title, option: "--repeat-from"))
    }
    change.repeatFrom = repeatFrom
  }

  /// The repeat at each of several clock times, which stand in `when`: "12:30 and 18:30".
  private func severalHours(
    of todo: Todo,
    _ every: String,
    _ context: LanguageContext
  ) -> Schedule? {
    guard let when, moment == nil,
      let spoken = resolve("\(every) at \(when)", as: Self.series(of: todo, at: nil), in: context),
      spoken.rule?.byHour.count ?? 0 > 1
    else { return nil }
    return spoken
  }

  /// The repeat, begun at the new time or where the to-do is now.
  static func series(of todo: Todo, at moment: Schedule?) -> TimeKind<Schedule> {
    moment == nil ? .series(of: todo.due, until: todo.endTime) : .series(at: moment)
  }

  private func boundChange(
    of row: TodoRow,
    _ due: Due?,
    _ change: inout ReminderChange,
    _ zones: ZoneDirectory
  ) throws(CommandError) {
    guard let zone else { return }
    guard due != nil else {
      let example = commandLine(["edit", row.todo.handle, "--when", "tomorrow at 9"])
      throw .editing(.noTime(title: row.todo.title, option: "--zone", example: example))
    }
    guard !zone.isNone else {
      change.binding = .floating
      return
    }
    guard zones.zone(zone) != nil else { throw .usage(.unknownZone(zone), verb: nil, text: nil) }
    change.binding = .zoned(zone)
  }

  private func endChange(
    _ words: String,
    _ due: Due?,
    of row: TodoRow,
    _ change: inout ReminderChange,
    _ context: LanguageContext
  ) throws(CommandError) {
    guard !words.isNone else {
      change.clearsEnd = true
      return
    }
    let start = due.map { context.calendar.own(of: $0).civil(of: $0) }
    guard let start, start.time != nil else {
      let when = ["edit", row.todo.handle, "--when", "tomorrow at 15:00", "--end-time", words]
      throw .editing(.endNeedsStart(example: commandLine(when)))
    }
    // The clock time alone counts, on the day of its beginning.
    var dawn = context
    dawn.now = CivilDateTime(start.date, .midnight)
    guard let end = TimeOfDay(words) ?? refine(start, by: words, in: dawn)?.due.time else {
      let example = commandLine(["edit", row.todo.handle, "--end-time", "17:00"])
      throw .usage(.timeNotUnderstood(words, example: example), verb: nil, text: nil)
    }
    change.endTime = end
  }
}
