package import Model

/// A to-do as a server and a database both know it: all that two of them can differ in.
package struct SyncedTodo: Hashable, Sendable {
  package var uid: String
  /// The UID of the one that it is part of.
  package var parent: String?
  package var title: String
  package var notes: String?
  package var firstStep: String?
  package var priority = Priority.normal
  package var effort = Effort()
  /// When it is due, and how it repeats; `nil` without a time.
  package var schedule: SyncedSchedule?
  /// Minutes before the due time at which to speak up, largest first; empty where it is to be silent,
  /// `nil` where nobody said.
  package var leads: [Int]?
  package var completedAt: Instant?
  /// Where it stands among the others of its list.
  package var position: Int?
  /// What its reminder was put off to, where that is still to come.
  package var snoozedUntil: Instant?
  /// When an alarm of it was answered last.
  package var acknowledgedAt: Instant?
  /// When an occurrence of it was done last, as far as programs of this project wrote it.
  package var lastDoneAt: Instant?
  /// When one was passed over last, as far as those wrote it.
  package var lastSkippedAt: Instant?
  package var createdAt: Instant?
  /// When it was changed last.
  package var modifiedAt: Instant?
  /// What became of occurrences that the object tells apart, by their times in the series.
  package var answers: [CivilDateTime: Answer] = [:]
  /// When what it was made anew of was changed last, as far as programs of this project wrote it.
  package var madeFrom: Instant?

  package init(uid: String, title: String) {
    self.uid = uid
    self.title = title
  }
}

extension SyncedTodo {
  /// What became of one occurrence of a series.
  package enum Answer: Hashable, Sendable {
    /// It was done; when, where that is said.
    case done(Instant?)
    case passedOver
  }

  package var isDone: Bool { completedAt != nil }

  /// Whether both say the same to a person: when they were changed does not count.
  package func isSame(as other: SyncedTodo, in calendar: LocalCalendar) -> Bool {
    isSameButForAlarms(as: other, in: calendar) && position == other.position
      && snoozedUntil == other.snoozedUntil && acknowledgedAt == other.acknowledgedAt
  }

  /// Whether it says of anything that was changed what was said before.
  package func lacksChange(
    from before: SyncedTodo,
    to after: SyncedTodo,
    in calendar: LocalCalendar
  ) -> Bool {
    func lacks<Value: Equatable>(_ field: KeyPath<SyncedTodo, Value>) -> Bool {
      after[keyPath: field] != before[keyPath: field]
        && self[keyPath: field] == before[keyPath: field]
    }
    let isMoved = !SyncedSchedule.isSame(after.schedule, before.schedule, in: calendar)
    return lacks(\.title) || lacks(\.notes) || lacks(\.firstStep) || lacks(\.priority)
      || lacks(\.effort) || lacks(\.isDone) || lacks(\.leads) || lacks(\.parent)
      || isMoved && SyncedSchedule.isSame(schedule, before.schedule, in: calendar)
  }

  /// Whether both say the same but for answered alarms and their place among others: a deletion beats
  /// that.
  package func isSameButForAlarms(as other: SyncedTodo, in calendar: LocalCalendar) -> Bool {
    title == other.title && notes == other.notes && firstStep == other.firstStep
      && priority == other.priority && effort == other.effort && leads == other.leads
      && isDone == other.isDone && parent == other.parent
      && SyncedSchedule.isSame(schedule, other.schedule, in: calendar)
  }
}
