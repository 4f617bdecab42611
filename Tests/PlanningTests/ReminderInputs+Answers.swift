import Model

@testable import Planning

extension ReminderInput {
  /// By what a person does.
  static let answers = [
    ReminderInput(
      "snoozed until 12:30",
      { $0.reminder.snoozed(until: Fixture.at("12:30")) },
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
      "begun, to be asked about at 12:30",
      { $0.reminder.snoozed(until: Fixture.at("12:30"), for: .awaited) },
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
      "closed",
      { $0.reminder.closed() },
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
      "cancelled",
      { $0.reminder.cancelled() },
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
      "moved to another due time",
      { $0.reminder.moved() },
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
      "reopened with a due time of 12:05",
      { $0.reminder.reopened(towards: Fixture.at("12:05"), at: now) },
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
      "reopened at 12:20, after what it was put off to",
      { $0.reminder.reopened(towards: $0.due, at: Fixture.at("12:20")) },
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
      "reopened without a due time",
      { $0.reminder.reopened(towards: nil, at: now) },
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
      "restored to a snooze until 13:00",
      {
        $0.reminder.restored(
          asClosed: false,
          until: Fixture.at("13:00"),
          stage: 0,
          checkIn: .awaited
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
      "restored to its due time",
      { $0.reminder.restored(asClosed: false, until: nil, stage: 0, checkIn: nil) },
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
      "restored to closed",
      { $0.reminder.restored(asClosed: true, until: nil, stage: 0, checkIn: nil) },
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
