import Model

@testable import Planning

extension ReminderInput {
  /// By its due time.
  static let schedule = [
    ReminderInput(
      "scheduled towards 12:30",
      { $0.reminder.scheduled(towards: Fixture.at("12:30"), at: now) },
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
      "led by 30, 5 and 0 minutes",
      { $0.reminder.led(by: [30, 5, 0], isOwn: true, towards: $0.due, at: now) },
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
      "led by 30 minutes and 0 without a due time",
      { $0.reminder.led(by: [30, 0], isOwn: true, towards: nil, at: now) },
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
      "unscheduled",
      { $0.reminder.unscheduled() },
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
      "rederived to 13:00",
      { $0.reminder.rederived(to: Fixture.at("13:00"), at: now) },
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
      "rederived to 11:00",
      { $0.reminder.rederived(to: Fixture.at("11:00"), at: now) },
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
      "settled",
      { $0.todo.settled($0.reminder, due: $0.due, at: now) },
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
      "settled with own leads of 5 minutes and 0",
      {
        $0.todo.settled(
          $0.reminder,
          due: $0.due,
          leads: LeadWish(own: [5, 0], list: [0]),
          at: now
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
      "settled without a due time",
      { $0.todo.settled($0.reminder, due: nil, at: now) },
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
      "settled while the to-do is done",
      { $0.done.settled($0.reminder, due: $0.due, at: now) },
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
    leads: LeadWish? = nil,
    at now: Instant
  ) -> Reminder? {
    // A list that gives what the reminder has asks for nothing.
    let leads = leads ?? LeadWish(own: [], list: reminder?.leads ?? [0])
    return settled(
      reminder,
      due: due,
      leads: leads,
      at: now,
      in: .utc,
      zones: TestZones.directory
    )
  }
}
