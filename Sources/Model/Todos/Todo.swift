/// Something to do.
package struct Todo: Hashable, Sendable, Identifiable {
  /// A UUID as text, lower case.
  package typealias ID = String

  package let id: ID
  /// The short lower-case hexadecimal name that people type; at least four characters.
  package let handle: String
  package var list: TodoList.ID
  package var parent: ID?
  /// 1 to 200 characters.
  package var title: String
  package var notes: String?
  /// A first tiny step that makes starting easy.
  package var firstStep: String?
  package var priority: Priority
  package var effort: Effort
  package var due: Due?
  /// The civil end of a stretch of time: "from 3 to 5".
  package var endTime: TimeOfDay?
  /// The words that the time came from.
  package var phrase: String?
  package var recurrence: Recurrence?
  /// It does not ring while it has one.
  package var pause: Pause?
  package var position: Int
  /// Which program wrote it: `cli`, `popup`, `sql`, or another's name.
  package var source: ChangeSource
  /// A sentence on what could not be understood; nothing was dropped for it.
  package var problem: String?
  /// The words of which nobody was asked yet what they mean; `nil` where all is settled.
  package var unsure: String?
  package var createdAt: Instant
  package var updatedAt: Instant
  package var completedAt: Instant?

  package init(
    id: ID,
    handle: String,
    list: TodoList.ID = TodoList.inbox,
    parent: ID? = nil,
    title: String,
    notes: String? = nil,
    firstStep: String? = nil,
    priority: Priority = .normal,
    effort: Effort = Effort(),
    due: Due? = nil,
    endTime: TimeOfDay? = nil,
    phrase: String? = nil,
    recurrence: Recurrence? = nil,
    pause: Pause? = nil,
    position: Int = 0,
    source: ChangeSource = .commandLine,
    problem: String? = nil,
    createdAt: Instant,
    updatedAt: Instant,
    completedAt: Instant? = nil
  ) {
    self.id = id
    self.handle = handle
    self.list = list
    self.parent = parent
    self.title = title
    self.notes = notes
    self.firstStep = firstStep
    self.priority = priority
    self.effort = effort
    self.due = due
    self.endTime = endTime
    self.phrase = phrase
    self.recurrence = recurrence
    self.pause = pause
    self.position = position
    self.source = source
    self.problem = problem
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.completedAt = completedAt
  }
}

/// How much a to-do matters to the person.
package enum Priority: String, CaseIterable, Hashable, Sendable {
  case low, normal, high
}

/// How a to-do repeats, and where in its series it stands.
package struct Recurrence: Hashable, Sendable {
  package var rule: RecurrenceRule
  /// DTSTART: the rule and its COUNT are always counted from here.
  package var seriesStart: CivilDateTime
  /// The current occurrence's original civil time (its RECURRENCE-ID).
  package var occurrence: CivilDateTime
  package var repeatFrom: RepeatFrom

  package init(
    rule: RecurrenceRule,
    seriesStart: CivilDateTime,
    occurrence: CivilDateTime,
    repeatFrom: RepeatFrom = .due
  ) {
    self.rule = rule
    self.seriesStart = seriesStart
    self.occurrence = occurrence
    self.repeatFrom = repeatFrom
  }
}

/// The moment that the next occurrence is counted from.
package enum RepeatFrom: String, CaseIterable, Hashable, Sendable {
  /// The series as it was planned.
  case due
  /// The moment the last occurrence was done.
  case completion
}
