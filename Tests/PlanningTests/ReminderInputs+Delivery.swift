import Model

@testable import Planning

extension ReminderInput {
  /// The way to the screen, and off it.
  static let delivery = [
    ReminderInput(
      "claimed",
      { $0.reminder.claimed(at: now) },
      [
        .waits: "delivering 15,0 stage 1 x1 fires 12:00 seen 11:45 popup 4",
        .due: "delivering 15,0 x1 fires 11:45",
        .refused: "refused",
        .delivering: "same",
        .held: "delivering x1 fires 11:45",
        .shown: "delivering x2 again 11:55 seen 11:45 popup 4",
        .rests: "delivering x5 seen 11:49 popup 4",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "refused by the server until 11:55",
      { $0.reminder.refused(retryAt: Fixture.at("11:55")) },
      [
        .waits: "refused",
        .due: "refused",
        .refused: "refused",
        .delivering: "scheduled again 11:55",
        .held: "refused",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "tried again with another server",
      { $0.reminder.retried(at: now) },
      [
        .waits: "refused",
        .due: "refused",
        .refused: "scheduled again 11:50",
        .delivering: "refused",
        .held: "refused",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "held",
      { $0.reminder.held(at: now) },
      [
        .waits: "refused",
        .due: "held 15,0 fires 11:45",
        .refused: "refused",
        .delivering: "held fires 11:45",
        .held: "same",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "held at 11:56, quiet until 18:00, with an occurrence at 12:00",
      {
        $0.hourly.held(
          until: Fixture.at("18:00"),
          at: Fixture.at("11:56"),
          in: TestZones.utc
        )
      },
      [
        .waits: "refused",
        .due: "held 15,0 fires 11:45",
        .refused: "held again 11:54",
        .delivering: "held fires 11:45",
        .held: "same",
        .shown: "shown again 12:00 seen 11:45 popup 4",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "rested until an occurrence at 13:00",
      { $0.reminder.rested(until: Fixture.at("13:00")) },
      [
        .waits: "shown 15,0 stage 1 again 13:00 seen 11:45 popup 4",
        .due: "shown 15,0 again 13:00",
        .refused: "shown again 13:00",
        .delivering: "shown again 13:00",
        .held: "shown again 13:00",
        .shown: "shown again 13:00 seen 11:45 popup 4",
        .rests: "shown again 13:00 seen 11:49 popup 4",
        .snoozed: "shown again 13:00 seen 11:45 obsolete 4",
        .begun: "shown again 13:00 seen 11:45 awaited",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "rested for good",
      { $0.reminder.rested(until: nil) },
      [
        .waits: "shown 15,0 stage 1 seen 11:45 popup 4",
        .due: "shown 15,0",
        .refused: "shown",
        .delivering: "shown x1",
        .held: "shown",
        .shown: "shown x1 seen 11:45 popup 4",
        .rests: "same",
        .snoozed: "shown seen 11:45 obsolete 4",
        .begun: "shown seen 11:45 awaited",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "shown as 5",
      {
        $0.pending.shown(
          as: PopupID(server: Fixture.server, number: 5),
          at: now,
          due: $0.due,
          in: TestZones.utc,
          policy: Fixture.policy
        )
      },
      [
        .waits: "refused",
        .due: "refused",
        .refused: "refused",
        .delivering: "shown x1 again 12:00 seen 11:50 popup 5",
        .held: "refused",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "taken from the screen by the server, for the first time",
      { $0.pending.unseen(times: 0, at: now, due: $0.due) },
      [
        .waits: "scheduled 15,0 again 11:51",
        .due: "refused",
        .refused: "refused",
        .delivering: "refused",
        .held: "refused",
        .shown: "scheduled again 11:51",
        .rests: "scheduled x3 again 11:51 seen 11:49",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "taken from the screen by the server, for the third time",
      { $0.pending.unseen(times: 2, at: now, due: $0.due) },
      [
        .waits: "scheduled 15,0 again 11:54",
        .due: "refused",
        .refused: "refused",
        .delivering: "refused",
        .held: "refused",
        .shown: "scheduled again 11:54",
        .rests: "scheduled x3 again 11:54 seen 11:49",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "taken from the screen by the server, for the fourth time",
      { $0.pending.unseen(times: 3, at: now, due: $0.due) },
      Dictionary(uniqueKeysWithValues: Standing.allCases.map { ($0, "refused") })
    ),
    ReminderInput(
      "shown in vain as 5",
      { $0.reminder.shownInVain(as: PopupID(server: Fixture.server, number: 5), at: now) },
      [
        .waits: "scheduled 15,0 stage 1 fires 12:00 seen 11:50 obsolete 5",
        .due: "scheduled 15,0 fires 11:45 seen 11:50 obsolete 5",
        .refused: "scheduled again 11:54 seen 11:50 obsolete 5",
        .delivering: "delivering x1 fires 11:45 seen 11:50 obsolete 5",
        .held: "held fires 11:45 seen 11:50 obsolete 5",
        .shown: "shown x1 again 11:55 seen 11:50 obsolete 5",
        .rests: "shown x4 seen 11:50 obsolete 5",
        .snoozed: "snoozed again 12:15 seen 11:50 obsolete 5",
        .begun: "snoozed again 12:10 seen 11:50 obsolete 5 awaited",
        .closed: "closed resumes 12:15 seen 11:50 obsolete 5",
      ]
    ),
    ReminderInput(
      "its popup forgotten",
      { $0.reminder.forgettingPopup() },
      [
        .waits: "scheduled 15,0 stage 1 fires 12:00 seen 11:45",
        .due: "same",
        .refused: "same",
        .delivering: "same",
        .held: "same",
        .shown: "shown x1 again 11:55 seen 11:45",
        .rests: "shown x4 seen 11:49",
        .snoozed: "snoozed again 12:15 seen 11:45",
        .begun: "same",
        .closed: "same",
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
