import Interchange
import Model
package import Store

/// Occurrences that the objects of servers tell apart from their series.
package enum ToldOccurrence {
  /// Reads when the present occurrence of a to-do is due, and ends, where another program has moved it.
  package static let reader: Store.Meaning.OccurrenceReader = { object, todo, calendar, now in
    guard let due = todo.due, let recurrence = todo.recurrence else { return nil }
    var schedule = SyncedSchedule(due: due)
    (schedule.endTime, schedule.rule) = (todo.endTime, recurrence.rule)
    schedule.occurrence = recurrence.occurrence
    return schedule.told(in: object, calendar, at: now).map { ($0.due, $0.endTime) }
  }
}
