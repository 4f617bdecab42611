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
    if case .fixed(_, _, let name) = due { self.zone = name } else { self.zone = zone.identifier }
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
