import Actions
import Model
import Store

/// A to-do as other programs read it.
struct TodoJSON: Encodable, Sendable {
  let id: String
  let handle: String
  let title: String
  @Present var notes: String?
  @Present var firstStep: String?
  let list: String
  let priority: String
  @Present var parent: String?
  @Present var due: DueJSON?
  @Present var phrase: String?
  @Present var `repeat`: RepeatJSON?
  @Present var pause: PauseJSON?
  @Present var reminder: ReminderJSON?
  let source: String
  @Present var problem: String?
  let createdAt: String
  let updatedAt: String
  @Present var completedAt: String?

  init(_ row: TodoRow, in zone: Zone) {
    let todo = row.todo
    id = todo.id
    handle = todo.handle
    title = todo.title
    notes = todo.notes
    firstStep = todo.firstStep
    list = row.listName
    priority = todo.priority.rawValue
    parent = todo.parent
    due = todo.due.map { DueJSON($0, endTime: todo.endTime, at: row.dueAt, in: zone) }
    phrase = todo.phrase
    `repeat` = todo.recurrence.map(RepeatJSON.init)
    pause = todo.pause.map { PauseJSON($0, in: zone) }
    reminder = row.reminder.map { ReminderJSON($0, in: zone) }
    source = todo.source
    problem = todo.problem
    createdAt = todo.createdAt.iso8601(in: zone)
    updatedAt = todo.updatedAt.iso8601(in: zone)
    completedAt = todo.completedAt?.iso8601(in: zone)
  }
}

/// When something is due: the kind of time, what was said, and the moment it comes to.
struct DueJSON: Encodable, Sendable {
  /// `floating`, `fixed` or `elapsed`.
  let kind: String
  /// The civil day and clock time; `null` for an elapsed time, and for a day without a clock.
  @Present var date: String?
  @Present var time: String?
  @Present var endTime: String?
  /// The moment with its offset, in `zone`.
  @Present var at: String?
  let zone: String

  init(_ due: Due, endTime: TimeOfDay?, at moment: Instant?, in zone: Zone) {
    switch due {
    case .floating: kind = "floating"
    case .fixed: kind = "fixed"
    case .elapsed: kind = "elapsed"
    }
    date = due.date?.description
    time = due.time?.description
    self.endTime = endTime?.description
    at = moment?.iso8601(in: zone)
    self.zone = due.zoneName ?? zone.identifier
  }
}

/// How something repeats.
struct RepeatJSON: Encodable, Sendable {
  /// The value of RFC 5545's RRULE.
  let rule: String
  let seriesStart: String
  let occurrence: String
  let from: String

  init(_ recurrence: Recurrence) {
    rule = recurrence.rule.description
    seriesStart = recurrence.seriesStart.description
    occurrence = recurrence.occurrence.description
    from = recurrence.repeatFrom.rawValue
  }
}

/// How a reminder stands.
struct ReminderJSON: Encodable, Sendable {
  let state: String
  @Present var nextAt: String?
  let leads: [Int]
  let persistence: String
  let isBreakthrough: Bool

  init(_ reminder: Reminder, in zone: Zone) {
    state = reminder.state.rawValue
    nextAt = reminder.fireAt?.iso8601(in: zone)
    leads = reminder.leads
    persistence = reminder.persistence.rawValue
    isBreakthrough = reminder.isBreakthrough
  }
}

extension TodoJSON: Answer {
  static let shape = AnswerShape(
    "todo",
    "A to-do that is stored.",
    [
      AnswerField("id", .text, "Its name for programs, which never changes."),
      AnswerField("handle", .text, "The short id that people type: lower-case hexadecimal."),
      AnswerField("title", .text, "What there is to do."),
      AnswerField(
        "notes",
        .text,
        "More words on it; may have several lines.",
        nullWhere: "none are"
      ),
      AnswerField("firstStep", .text, "A small step to begin with.", nullWhere: "none was given"),
      AnswerField("list", .text, "The name of its list."),
      AnswerField("priority", .choice(Priority.allCases.map(\.rawValue)), "How much it matters."),
      AnswerField(
        "parent",
        .text,
        "The id of the to-do that it is part of.",
        nullWhere: "it is part of none"
      ),
      AnswerField("due", .object(DueJSON.self), "When it is due.", nullWhere: "it has no time"),
      AnswerField(
        "phrase",
        .text,
        "The words that its time was read from.",
        nullWhere: "no words were given"
      ),
      AnswerField(
        "repeat",
        .object(RepeatJSON.self),
        "How it repeats.",
        nullWhere: "it comes once"
      ),
      AnswerField(
        "pause",
        .object(PauseJSON.self),
        "Since when it rests, and until when.",
        nullWhere: "it does not pause"
      ),
      AnswerField(
        "reminder",
        .object(ReminderJSON.self),
        "How its reminder stands.",
        nullWhere: "it has none"
      ),
      AnswerField(
        "source",
        .text,
        "What stored it: cli for this command, sql for any other program."
      ),
      AnswerField(
        "problem",
        .text,
        "What of it was not understood, as a sentence.",
        nullWhere: "all of it was"
      ),
      AnswerField("createdAt", .instant, "When it was stored."),
      AnswerField("updatedAt", .instant, "When it was changed last."),
      AnswerField("completedAt", .instant, "When it was done.", nullWhere: "it is open"),
    ]
  )
}

extension DueJSON: Answer {
  static let shape = AnswerShape(
    "due",
    "When something is due: the kind of time, the civil time, and the instant that it comes to.",
    [
      AnswerField(
        "kind",
        .choice(["floating", "fixed", "elapsed"]),
        "Whether it is wall-clock time wherever the person is, wall-clock time of one zone, or an instant."
      ),
      AnswerField("date", .day, "The civil day.", nullWhere: "kind is elapsed"),
      AnswerField(
        "time",
        .clock,
        "The civil clock time.",
        nullWhere: "a whole day is meant, or kind is elapsed"
      ),
      AnswerField("endTime", .clock, "When it ends on that day.", nullWhere: "no end was said"),
      AnswerField(
        "at",
        .instant,
        "The instant that it comes to; a day without a clock time has that of the settings."
      ),
      AnswerField(
        "zone",
        .text,
        "The zone that date and time are in: an IANA name, or what another program wrote."
      ),
    ]
  )
}

extension RepeatJSON: Answer {
  static let shape = AnswerShape(
    "repeat",
    "How something repeats.",
    [
      AnswerField("rule", .text, "The rule as RFC 5545 writes it, without its RRULE: in front."),
      AnswerField("seriesStart", .civil, "The first occurrence that the rule counts from."),
      AnswerField("occurrence", .civil, "The occurrence that is open now."),
      AnswerField(
        "from",
        .choice(RepeatFrom.allCases.map(\.rawValue)),
        "Whether the next one counts from the due time or from the completion."
      ),
    ]
  )
}

extension ReminderJSON: Answer {
  static let shape = AnswerShape(
    "reminder",
    "How a reminder stands.",
    [
      AnswerField(
        "state",
        .choice(Reminder.State.allCases.map(\.rawValue)),
        "Where it is on its way to the person."
      ),
      AnswerField("nextAt", .instant, "When it speaks up next.", nullWhere: "it rests"),
      AnswerField(
        "leads",
        .list(.wholeNumber),
        "How long before the due time it speaks up, in minutes; 0 is the time itself."
      ),
      AnswerField(
        "persistence",
        .choice(Reminder.Persistence.allCases.map(\.rawValue)),
        "What happens if nobody answers."
      ),
      AnswerField("isBreakthrough", .truth, "Whether it comes through every pause."),
    ]
  )
}
