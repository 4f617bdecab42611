package import Model

/// An open to-do together with its reminder.
package struct PendingReminder: Hashable, Sendable {
  package var todo: Todo
  package var reminder: Reminder
  /// The instant of the to-do's due time; `nil` if it has none, or if the planner may derive it.
  ///
  /// Only a due time in a named zone needs it: the planner sees no zone but the machine's.
  package var dueAt: Instant?
  /// The zone that the due time is named in; `nil` if it goes by the machine's, or if the system
  /// does not know it.
  package var zone: Zone?

  package init(todo: Todo, reminder: Reminder, dueAt: Instant? = nil, zone: Zone? = nil) {
    self.todo = todo
    self.reminder = reminder
    self.dueAt = dueAt
    self.zone = zone
  }
}

extension PendingReminder {
  /// The instant of the due time: as it was given, or derived; `nil` if there is none.
  func due(in zone: Zone, policy: Policy) -> Instant? {
    if let dueAt { return dueAt }
    switch todo.due {
    case .floating(let date, let time):
      return zone.instant(of: CivilDateTime(date, time ?? policy.day))
    case .absolute(let moment):
      return moment
    case .zoned where reminder.againAt == nil:
      return reminder.fireAt.map { $0 + .minutes(reminder.lead) }
    case .zoned, nil:
      return nil
    }
  }
}
