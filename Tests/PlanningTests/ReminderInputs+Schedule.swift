import Model

@testable import Planning

extension ReminderInput {
  /// By its due time.
  static let schedule = [
    ReminderInput(
      "scheduled towards 12:30",
      { $0.reminder.scheduled(towards: Fixture.at("12:30"), at: now) },
      [
        .waits: "scheduled 15,0 fires 12:15 seen 11:45 popup 4",
        .due: "scheduled 15,0 fires 12:15",
        .refused: "scheduled fires 12:30",
        .delivering: "scheduled fires 12:30",
        .held: "scheduled fires 12:30",
        .shown: "scheduled fires 12:30 seen 11:45 popup 4",
        .rests: "scheduled fires 12:30 seen 11:49 popup 4",
        .snoozed: "scheduled fires 12:30 seen 11:45 obsolete 4",
        .begun: "scheduled fires 12:30 seen 11:45",
        .closed: "scheduled fires 12:30 seen 11:45",
      ]
    ),
    ReminderInput(
      "led by 30, 5 and 0 minutes",
      { $0.reminder.led(by: [30, 5, 0], isOwn: true, towards: $0.due, at: now) },
      [
        .waits: "scheduled 30,5,0 stage 1 fires 11:55 seen 11:45 popup 4",
        .due: "scheduled 30,5,0 stage 1 fires 11:55",
        .refused: "scheduled 30,5,0 stage 2 again 11:54",
        .delivering: "delivering 30,5,0 stage 2 x1 fires 11:45",
        .held: "held 30,5,0 stage 2 fires 11:45",
        .shown: "shown 30,5,0 stage 2 x1 again 11:55 seen 11:45 popup 4",
        .rests: "shown 30,5,0 stage 2 x4 seen 11:49 popup 4",
        .snoozed: "snoozed 30,5,0 stage 2 again 12:15 seen 11:45 obsolete 4",
        .begun: "snoozed 30,5,0 stage 2 again 12:10 seen 11:45 awaited",
        .closed: "closed 30,5,0 stage 2 resumes 12:15 seen 11:45",
      ]
    ),
    ReminderInput(
      "led by 30 minutes and 0 without a due time",
      { $0.reminder.led(by: [30, 0], isOwn: true, towards: nil, at: now) },
      [
        .waits: "scheduled 30,0 stage 1 fires 12:00 seen 11:45 popup 4",
        .due: "scheduled 30,0 fires 11:45",
        .refused: "scheduled 30,0 again 11:54",
        .delivering: "delivering 30,0 x1 fires 11:45",
        .held: "held 30,0 fires 11:45",
        .shown: "shown 30,0 x1 again 11:55 seen 11:45 popup 4",
        .rests: "shown 30,0 x4 seen 11:49 popup 4",
        .snoozed: "snoozed 30,0 again 12:15 seen 11:45 obsolete 4",
        .begun: "snoozed 30,0 again 12:10 seen 11:45 awaited",
        .closed: "closed 30,0 resumes 12:15 seen 11:45",
      ]
    ),
    ReminderInput(
      "unscheduled",
      { $0.reminder.unscheduled() },
      [
        .waits: "scheduled 15,0 seen 11:45 popup 4",
        .due: "scheduled 15,0",
        .refused: "refused",
        .delivering: "refused",
        .held: "scheduled",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "rederived to 13:00",
      { $0.reminder.rederived(to: Fixture.at("13:00"), at: now) },
      [
        .waits: "scheduled 15,0 stage 1 fires 13:00 seen 11:45 popup 4",
        .due: "scheduled 15,0 fires 13:00",
        .refused: "refused",
        .delivering: "refused",
        .held: "scheduled fires 13:00",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "rederived to 11:00",
      { $0.reminder.rederived(to: Fixture.at("11:00"), at: now) },
      [
        .waits: "scheduled 15,0 stage 1 fires 11:00 seen 11:45 popup 4",
        .due: "scheduled 15,0 fires 11:00",
        .refused: "refused",
        .delivering: "refused",
        .held: "held fires 11:00",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "rederived to 13:00 after a crash",
      {
        $0.reminder.rederived(
          to: Fixture.at("13:00"),
          after: Reminder.Claim(at: $0.due, in: .scheduled),
          isInFlight: false,
          at: now
        )
      },
      [
        .waits: "refused",
        .due: "refused",
        .refused: "refused",
        .delivering: "scheduled fires 13:00",
        .held: "refused",
        .shown: "refused",
        .rests: "refused",
        .snoozed: "refused",
        .begun: "refused",
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "rederived to 13:00 in flight",
      {
        $0.reminder.rederived(
          to: Fixture.at("13:00"),
          after: Reminder.Claim(at: $0.due, in: .scheduled),
          isInFlight: true,
          at: now
        )
      },
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
        .closed: "refused",
      ]
    ),
    ReminderInput(
      "settled",
      { $0.todo.settled($0.reminder, due: $0.due, at: now) },
      [
        .waits: "same",
        .due: "same",
        .refused: "same",
        .delivering: "same",
        .held: "same",
        .shown: "same",
        .rests: "same",
        .snoozed: "same",
        .begun: "same",
        .closed: "snoozed again 12:15 seen 11:45",
      ]
    ),
    ReminderInput(
      "settled with 5 minutes and 0 from its list",
      {
        $0.todo.settled(
          $0.reminder,
          due: $0.due,
          ramp: [5, 0],
          at: now
        )
      },
      [
        .waits: "scheduled 5,0 fires 11:55 seen 11:45 popup 4",
        .due: "scheduled 5,0 fires 11:55",
        .refused: "scheduled 5,0 stage 1 again 11:54",
        .delivering: "delivering 5,0 stage 1 x1 fires 11:45",
        .held: "held 5,0 stage 1 fires 11:45",
        .shown: "shown 5,0 stage 1 x1 again 11:55 seen 11:45 popup 4",
        .rests: "shown 5,0 stage 1 x4 seen 11:49 popup 4",
        .snoozed: "snoozed 5,0 stage 1 again 12:15 seen 11:45 obsolete 4",
        .begun: "snoozed 5,0 stage 1 again 12:10 seen 11:45 awaited",
        .closed: "snoozed 5,0 stage 1 again 12:15 seen 11:45",
      ]
    ),
    ReminderInput(
      "settled without a due time",
      { $0.todo.settled($0.reminder, due: nil, at: now) },
      [
        .waits: "closed 15,0 stage 1 seen 11:45 obsolete 4",
        .due: "closed 15,0",
        .refused: "same",
        .delivering: "closed x1",
        .held: "closed",
        .shown: "same",
        .rests: "closed x4 seen 11:49 obsolete 4",
        .snoozed: "same",
        .begun: "same",
        .closed: "snoozed again 12:15 seen 11:45",
      ]
    ),
    ReminderInput(
      "settled while the to-do is done",
      { $0.done.settled($0.reminder, due: $0.due, at: now) },
      [
        .waits: "same",
        .due: "same",
        .refused: "same",
        .delivering: "same",
        .held: "same",
        .shown: "same",
        .rests: "same",
        .snoozed: "same",
        .begun: "same",
        .closed: "same",
      ]
    ),
  ]

  private static let now = Fixture.at("11:50")
}

extension Standing {
  fileprivate var done: Todo {
    var done = todo
    done.completedAt = Fixture.at("11:50")
    return done
  }
}

extension Todo {
  fileprivate func settled(
    _ reminder: Reminder?,
    due: Instant?,
    ramp: [Int]? = nil,
    at now: Instant
  ) -> Reminder? {
    // A list that gives what the reminder has asks for nothing.
    let ramp = ramp ?? reminder?.leads ?? [0]
    return settled(reminder, due: due, ramp: ramp, at: now, in: TestZones.utc)
  }
}
