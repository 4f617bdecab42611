import Model

extension [PendingReminder] {
  /// Medication first, then what matters more, then what was due first.
  package var mostImportantFirst: [PendingReminder] {
    sorted { $0.precedes($1, moments: ($0.dueMoment, $1.dueMoment)) }
  }
}

extension PendingReminder {
  /// Whether it stands before another, by the moments that they come for.
  func precedes(_ other: PendingReminder, moments: (Instant, Instant)) -> Bool {
    if reminder.isBreakthrough != other.reminder.isBreakthrough { return reminder.isBreakthrough }
    if todo.priority != other.todo.priority {
      return todo.priority.rank > other.todo.priority.rank
    }
    return (moments.0, todo.position, todo.id) < (moments.1, other.todo.position, other.todo.id)
  }

  /// The moment that it is for; without one, when it was shown.
  fileprivate var dueMoment: Instant { dueAt ?? reminder.shownAt ?? Instant(seconds: 0) }
}

extension Priority {
  /// Greater matters more.
  fileprivate var rank: Int {
    switch self {
    case .low: 0
    case .normal: 1
    case .high: 2
    }
  }
}
