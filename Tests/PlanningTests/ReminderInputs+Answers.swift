import Model

@testable import Planning

extension ReminderInput {
  /// By what a person does.
  static let answers = [
    ReminderInput(
      "snoozed until 12:30",
      { $0.reminder.snoozed(until: Fixture.at("12:30")) },
      [
        .waits: "snoozed 15,0 stage 1 again 12:30 seen 11:45 obsolete 4",
        .due: "snoozed 15,0 again 12:30",
        .refused: "snoozed again 12:30",
        .delivering: "snoozed again 12:30",
        .held: "snoozed again 12:30",
        .shown: "snoozed again 12:30 seen 11:45 obsolete 4",
        .rests: "snoozed again 12:30 seen 11:49 obsolete 4",
        .snoozed: "snoozed again 12:30 seen 11:45 obsolete 4",
        .begun: "snoozed again 12:30 seen 11:45",
        .closed: "snoozed again 12:30 seen 11:45",
      ]
    ),
    ReminderInput(
      "begun, to be asked about at 12:30",
      { $0.reminder.snoozed(until: Fixture.at("12:30"), for: .awaited) },
      [
        .waits: "snoozed 15,0 stage 1 again 12:30 seen 11:45 obsolete 4 awaited",
        .due: "snoozed 15,0 again 12:30 awaited",
        .refused: "snoozed again 12:30 awaited",
        .delivering: "snoozed again 12:30 awaited",
        .held: "snoozed again 12:30 awaited",
        .shown: "snoozed again 12:30 seen 11:45 obsolete 4 awaited",
        .rests: "snoozed again 12:30 seen 11:49 obsolete 4 awaited",
        .snoozed: "snoozed again 12:30 seen 11:45 obsolete 4 awaited",
        .begun: "snoozed again 12:30 seen 11:45 awaited",
        .closed: "snoozed again 12:30 seen 11:45 awaited",
      ]
    ),
    ReminderInput(
      "acknowledged elsewhere at 11:50",
      { $0.reminder.acknowledged(at: Fixture.at("11:50"), until: nil) },
      [
        .waits: "scheduled 15,0 stage 1 fires 12:00 seen 11:45 obsolete 4",
        .due: "refused",
        .refused: "refused",
        .delivering: "shown x1",
        .held: "shown",
        .shown: "shown x1 seen 11:45 obsolete 4",
        .rests: "shown x4 seen 11:49 obsolete 4",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "closed",
      { $0.reminder.closed() },
      [
        .waits: "closed 15,0 stage 1 resumes 11:45 seen 11:45 obsolete 4",
        .due: "closed 15,0",
        .refused: "closed resumes 11:54",
        .delivering: "closed x1",
        .held: "closed",
        .shown: "closed x1 resumes 11:55 seen 11:45 obsolete 4",
        .rests: "closed x4 resumes 11:49 seen 11:49 obsolete 4",
        .snoozed: "closed resumes 12:15 seen 11:45 obsolete 4",
        .begun: "closed resumes 12:10 seen 11:45 awaited",
        .closed: "same",
      ]
    ),
    ReminderInput(
      "cancelled",
      { $0.reminder.cancelled() },
      [
        .waits: "closed 15,0 stage 1 seen 11:45 obsolete 4",
        .due: "closed 15,0",
        .refused: "closed",
        .delivering: "closed x1",
        .held: "closed",
        .shown: "closed x1 seen 11:45 obsolete 4",
        .rests: "closed x4 seen 11:49 obsolete 4",
        .snoozed: "closed seen 11:45 obsolete 4",
        .begun: "closed seen 11:45 awaited",
        .closed: "closed seen 11:45",
      ]
    ),
    ReminderInput(
      "moved to another due time",
      { $0.reminder.moved() },
      [
        .waits: "scheduled 15,0 seen 11:45 obsolete 4",
        .due: "scheduled 15,0",
        .refused: "scheduled",
        .delivering: "scheduled",
        .held: "scheduled",
        .shown: "scheduled seen 11:45 obsolete 4",
        .rests: "scheduled seen 11:49 obsolete 4",
        .snoozed: "scheduled seen 11:45 obsolete 4",
        .begun: "scheduled seen 11:45",
        .closed: "closed seen 11:45",
      ]
    ),
    ReminderInput(
      "reopened with a due time of 12:05",
      { $0.reminder.reopened(towards: Fixture.at("12:05"), at: now) },
      [
        .waits: "refused",
        .due: "refused",
        .refused: "refused",
        .delivering: "refused",
        .held: "refused",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "snoozed again 12:15 seen 11:45",
      ]
    ),
    ReminderInput(
      "reopened at 12:20, after what it was put off to",
      { $0.reminder.reopened(towards: $0.due, at: Fixture.at("12:20")) },
      [
        .waits: "refused",
        .due: "refused",
        .refused: "refused",
        .delivering: "refused",
        .held: "refused",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "scheduled fires 11:45 seen 11:45",
      ]
    ),
    ReminderInput(
      "reopened without a due time",
      { $0.reminder.reopened(towards: nil, at: now) },
      [
        .waits: "refused",
        .due: "refused",
        .refused: "refused",
        .delivering: "refused",
        .held: "refused",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "snoozed again 12:15 seen 11:45",
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
        .waits: "snoozed 15,0 again 13:00 seen 11:45 obsolete 4 awaited",
        .due: "snoozed 15,0 again 13:00 awaited",
        .refused: "snoozed again 13:00 awaited",
        .delivering: "snoozed again 13:00 awaited",
        .held: "snoozed again 13:00 awaited",
        .shown: "snoozed again 13:00 seen 11:45 obsolete 4 awaited",
        .rests: "snoozed again 13:00 seen 11:49 obsolete 4 awaited",
        .snoozed: "snoozed again 13:00 seen 11:45 obsolete 4 awaited",
        .begun: "snoozed again 13:00 seen 11:45 awaited",
        .closed: "snoozed again 13:00 seen 11:45 awaited",
      ]
    ),
    ReminderInput(
      "restored to its due time",
      { $0.reminder.restored(asClosed: false, until: nil, stage: 0, checkIn: nil) },
      [
        .waits: "scheduled 15,0 seen 11:45 obsolete 4",
        .due: "scheduled 15,0",
        .refused: "scheduled",
        .delivering: "scheduled",
        .held: "scheduled",
        .shown: "scheduled seen 11:45 obsolete 4",
        .rests: "scheduled seen 11:49 obsolete 4",
        .snoozed: "scheduled seen 11:45 obsolete 4",
        .begun: "scheduled seen 11:45",
        .closed: "scheduled seen 11:45",
      ]
    ),
    ReminderInput(
      "restored to closed",
      { $0.reminder.restored(asClosed: true, until: nil, stage: 0, checkIn: nil) },
      [
        .waits: "closed 15,0 seen 11:45 obsolete 4",
        .due: "closed 15,0",
        .refused: "closed",
        .delivering: "closed",
        .held: "closed",
        .shown: "closed seen 11:45 obsolete 4",
        .rests: "closed seen 11:49 obsolete 4",
        .snoozed: "closed seen 11:45 obsolete 4",
        .begun: "closed seen 11:45",
        .closed: "closed seen 11:45",
      ]
    ),
  ]

  private static let now = Fixture.at("11:50")
}
