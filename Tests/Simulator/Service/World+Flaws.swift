internal import Model
internal import Planning
internal import Store

/// The planted bugs, each where it belongs; without one nothing here does anything.
extension World {
  /// Spoils what the planner answered.
  func spoil(_ plan: inout Plan, at now: Instant) {
    switch flaw {
    case .dropsAHold:
      plan.actions.removeAll { if case .hold = $0 { true } else { false } }
    case .firesASecondEarly:
      plan.nextWake = plan.nextWake.map { $0 - .seconds(1) > now ? $0 - .seconds(1) : $0 }
    case .wakesInThePast:
      plan.nextWake = plan.nextWake.map { _ in now + .seconds(-1) }
    default: break
    }
  }

  /// Has what is to be recorded rest as one would that goes on asking.
  func spoilPolicy() {
    guard flaw == .nagsOn else { return }
    service?.store.meaning.policy.gentleRepeats = [10, 20, 40, 40, 40, 40]
  }

  /// Spoils what was recorded; answers whether it counts as recorded at all.
  func spoilRecorded(_ reminders: [PendingReminder]) throws -> Bool {
    service?.store.meaning.policy = policy
    for pending in reminders {
      switch flaw {
      case .neverRecords:
        try shell.run(
          """
          UPDATE reminder SET state = 'delivering', popup_server = NULL, popup_number = NULL
           WHERE todo_id = '\(pending.todo.id)'
          """
        )
      case .asksAgain:
        let soon = machine.wall + 600_000
        try shell.run(
          """
          UPDATE reminder SET again_at = \(soon), fire_at = \(soon)
           WHERE todo_id = '\(pending.todo.id)' AND check_in = 'asked'
          """
        )
      default: break
      }
    }
    return flaw != .neverRecords
  }

  /// Spoils what was refused: nobody tries again.
  func spoilRefused(_ reminders: [PendingReminder]) throws {
    guard flaw == .forgetsTheRetry else { return }
    for pending in reminders {
      try shell.run("\(Self.rest) WHERE todo_id = '\(pending.todo.id)'")
    }
  }

  /// Spoils the record of a briefing.
  func spoilBriefed(_ day: CivilDate) throws {
    guard flaw == .briefsAgain else { return }
    // The ledger lets go of a line only within a batch.
    try shell.run(
      """
      BEGIN IMMEDIATE;
      INSERT INTO current_batch (only, batch_id, made_at) VALUES (1, 0, 0);
      DELETE FROM delivery WHERE event = 'briefed' AND reason = '\(day)';
      DELETE FROM current_batch;
      COMMIT;
      """
    )
  }

  /// Spoils what was settled: a time in a gap, or the next day of a series.
  func spoilSettled() throws {
    switch flaw {
    case .losesTheGap:
      for (id, promise) in oracle.promises {
        guard let civil = promise.record.civil, promise.record.state == "scheduled" else {
          continue
        }
        let clock = promise.record.ownClock(or: machine.clock)
        guard clock.civil(at: clock.second(of: civil)) != civil else { continue }
        try shell.run("UPDATE reminder SET fire_at = NULL, state = 'shown' WHERE todo_id = '\(id)'")
      }
    case .losesTheScreen:
      guard let server else { return }
      try shell.run(
        """
        UPDATE reminder SET popup_server = NULL, popup_number = NULL
         WHERE popup_server <> '\(server.name)'
        """
      )
    case .holdsWithoutReason:
      try shell.run(
        "UPDATE reminder SET state = 'held' WHERE state = 'scheduled' AND fire_at <= \(machine.wall)"
      )
    default: break
    }
  }

  /// Spoils what came of Done on a series.
  func spoilCompleted(_ ids: [Todo.ID], before: [Todo.ID: Promise]) throws {
    for id in ids {
      guard let old = before[id], old.record.isOpen, old.record.rule != nil else { continue }
      switch flaw {
      case .addsADay where old.record.rule == "FREQ=DAILY" && old.record.dueAt == nil:
        guard let due = old.record.due(on: machine.clock), let civil = old.record.civil
        else { continue }
        let next = old.record.ownClock(or: machine.clock).civil(at: due / 1000 + 86_400)
        guard next != civil + 86_400 else { continue }
        try shell.run(
          "UPDATE todo SET due_time = '\(CivilText.time(next))' WHERE id = '\(id)'"
        )
      case .opensTwoOccurrences:
        guard let date = old.record.date, old.record.zone == nil else { continue }
        try shell.run(
          """
          INSERT INTO todo (title, due_date, rrule)
          VALUES ('\(old.record.title)', '\(date)', '\(old.record.rule ?? "")')
          """
        )
      default: break
      }
    }
  }

  func spoilRestart() throws {
    guard flaw == .forgetsAtRestart else { return }
    try shell.run("UPDATE reminder SET state = 'shown', fire_at = NULL WHERE state = 'delivering'")
  }

  /// Spoils what gave way to the next occurrence.
  func spoilHeld(_ ids: [Todo.ID]) throws {
    guard flaw == .hidesTheNext else { return }
    for id in ids {
      let moment = oracle.promises[id]?.record.fireAt ?? machine.wall
      try shell.run(
        """
        UPDATE reminder SET state = 'held', attempts = 1, again_at = \(moment), fire_at = \(moment)
         WHERE todo_id = '\(id)' AND state = 'shown'
        """
      )
    }
  }

  /// Spoils what came of "I'm doing it".
  func spoilBegun(_ ids: [Todo.ID]) throws {
    guard flaw == .neverAsks else { return }
    for id in ids { try shell.run("\(Self.rest) WHERE todo_id = '\(id)' AND check_in = 'awaited'") }
  }

  /// Spoils what came of "Not today".
  func spoilNotToday(_ ids: [Todo.ID]) throws {
    guard flaw == .comesBackToday else { return }
    let soon = machine.wall + 3_600_000
    for id in ids {
      try shell.run(
        "UPDATE reminder SET again_at = \(soon), fire_at = \(soon) WHERE todo_id = '\(id)'"
      )
    }
  }

  /// Spoils what the server took away: it rests.
  func spoilPutBack(_ ids: Set<Todo.ID>) throws {
    guard flaw == .countsTheUnseen else { return }
    for id in ids { try shell.run("\(Self.rest) WHERE todo_id = '\(id)' AND state = 'scheduled'") }
  }

  private static let rest = "UPDATE reminder SET state = 'shown', again_at = NULL, fire_at = NULL"

  func spoilSnoozed(_ ids: [Todo.ID], until moment: Int64) throws {
    if flaw == .snoozesOverTheNext {
      for id in ids {
        try shell.run(
          """
          UPDATE reminder SET again_at = \(moment), fire_at = \(moment)
           WHERE todo_id = '\(id)' AND state = 'snoozed' AND again_at < \(moment)
             AND EXISTS (SELECT 1 FROM todo WHERE id = '\(id)' AND rrule IS NOT NULL)
          """
        )
      }
    }
    guard flaw == .forgetsTheSnooze else { return }
    for id in ids {
      try shell.run(
        "\(Self.rest) WHERE todo_id = '\(id)'"
      )
    }
  }
}
