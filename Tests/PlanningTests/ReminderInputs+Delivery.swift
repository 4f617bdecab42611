import Model

@testable import Planning

extension ReminderInput {
  /// The way to the screen, and off it.
  static let delivery = [
    ReminderInput(
      "claimed",
      { $0.reminder.claimed(at: now) },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "refused by the server until 11:55",
      { $0.reminder.refused(retryAt: Fixture.at("11:55")) },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "tried again with another server",
      { $0.reminder.retried(at: now) },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "held",
      { $0.reminder.held(at: now) },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "held in quiet hours until 18:00, with an occurrence at 13:00",
      {
        $0.hourly.held(
          for: .quietHours,
          quietEnd: Fixture.at("18:00"),
          at: now,
          in: .utc,
          zones: TestZones.directory
        )
      },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "rested until an occurrence at 13:00",
      { $0.reminder.rested(until: Fixture.at("13:00")) },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "rested for good",
      { $0.reminder.rested(until: nil) },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "shown as 5",
      {
        $0.pending.shown(
          as: PopupID(server: Fixture.server, number: 5),
          at: now,
          due: $0.due,
          in: .utc,
          zones: TestZones.directory,
          policy: Fixture.policy
        )
      },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "shown in vain as 5",
      { $0.reminder.shownInVain(as: PopupID(server: Fixture.server, number: 5), at: now) },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
    ReminderInput(
      "its popup forgotten",
      { $0.reminder.forgettingPopup() },
      [
        .waits: "?",
        .due: "?",
        .refused: "?",
        .delivering: "?",
        .held: "?",
        .shown: "?",
        .rests: "?",
        .snoozed: "?",
        .begun: "?",
        .closed: "?",
      ]
    ),
  ]

  private static let now = Fixture.at("11:50")
}

extension Standing {
  fileprivate var pending: PendingReminder {
    PendingReminder(todo: todo, reminder: reminder, dueAt: due)
  }

  /// Of a to-do that comes every hour.
  fileprivate var hourly: PendingReminder {
    var pending = pending
    let start = CivilDateTime(Fixture.day, .hour(10))
    pending.todo.recurrence = RecurrenceRule("FREQ=HOURLY").map {
      Recurrence(rule: $0, seriesStart: start, occurrence: start)
    }
    return pending
  }
}
