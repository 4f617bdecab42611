import Model
import Planning
import SQLite

@testable import Store

extension DeliveryStore {
  /// Records claimed reminders as on screen, in whatever state a test has them rest in.
  func recordShown(
    _ reminders: [Reminder],
    popup: PopupID,
    reason: String,
    at now: Instant
  ) throws(DatabaseError) {
    let claimed = Set(try stillClaimed(reminders.map(\.todo)))
    try connection.writing { () throws(DatabaseError) in
      for var reminder in reminders {
        if claimed.contains(reminder.todo) {
          (reminder.popup, reminder.obsoletePopup) = (popup, nil)
          reminder.fireAt = reminder.fireAt ?? reminder.againAt
          reminder.shownAt = reminder.shownAt ?? now
        } else {
          reminder = (try self.reminder(of: reminder.todo) ?? reminder.closed())
            .shownInVain(as: popup, at: now)
        }
        try write(reminder)
        try note(.shown, of: reminder.todo, reason: reason, at: now)
      }
    }
  }
}
