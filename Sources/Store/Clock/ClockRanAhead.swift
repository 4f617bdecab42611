package import Model
internal import Planning
package import SQLite

/// What a clock that ran ahead has noted, once the clock is right: a moment that has not come yet was
/// another clock's, and nothing may wait until the clock is there once more.
extension DeliveryStore {
  /// Whether something on screen was shown, or ticked off, at a moment that has not come yet.
  package func hasNotedAhead(of now: Instant) throws(DatabaseError) -> Bool {
    let isShown = try connection.first(
      """
      SELECT 1 FROM reminder INDEXED BY reminder_shown
       WHERE state = 'shown' AND shown_at > ? LIMIT 1
      """,
      [Value(milliseconds: now + .seconds(60))]
    ) { _ in true }
    if isShown != nil { return true }
    return try !tickedAhead(of: now).isEmpty
  }

  /// Takes account of a clock that was set back: what it has noted ahead of the present moment, reckoned
  /// anew.
  ///
  /// Showings count as in `PendingReminder.afterClockRanAhead`; what was put off for a while, or is to
  /// come in a while, comes that much after it was said; quiet until a moment ends so much earlier as the
  /// clock was set back, and quiet for a while lasts that long from now where nobody saw that, for the
  /// longest that can cost is a little quiet. Where the whole file is of
  /// later days, it is the present clock that is wrong, and what was shown and ticked off stays as it is.
  package func follow(
    _ interruptions: [Interruption] = [],
    at now: Instant
  ) throws(DatabaseError) {
    let steps = ClockSteps(interruptions)
    var quiet = try shortened(by: steps, at: now)
    if quiet == nil { quiet = try quietAhead(of: now) }
    var (snoozed, stretches) = (try putOffAhead(of: now), try stretchesAhead(of: now))
    var (shown, ticked) = (try shownAhead(of: now), try tickedAhead(of: now))
    if try isBehindAll(now) {
      (shown, ticked) = ([], [])
      // A stretch is as long by any clock.
      if steps.isEmpty { (quiet, snoozed, stretches) = (nil, [], []) }
    }
    let isEmpty = snoozed.isEmpty && stretches.isEmpty && shown.isEmpty && ticked.isEmpty
    guard quiet != nil || !isEmpty else { return }
    try connection.writing { () throws(DatabaseError) in
      if let quiet { try shorten(quiet, at: now) }
      for snooze in snoozed { try followSnooze(snooze, steps, at: now) }
      for id in shown {
        try alone(id, at: now) { () throws(DatabaseError) in
          try forgetShowing(of: id, steps, at: now)
        }
      }
      guard !stretches.isEmpty || !ticked.isEmpty else { return }
      let batch = try begin(BatchHeader(kind: .settle, label: .settle, source: .settle), at: now)
      for stretch in stretches { try followStretch(stretch, steps, at: now) }
      for id in ticked {
        try alone(id, at: now) { () throws(DatabaseError) in try followTick(of: id, at: now) }
      }
      try end(batch)
    }
  }

  /// Whether everything here was noted at least a day later than now: then it is this clock that is
  /// wrong, such as one that begins at 1970 until it has heard of the time.
  private func isBehindAll(_ now: Instant) throws(DatabaseError) -> Bool {
    let first =
      try connection.first(
        """
        SELECT min(at)
          FROM (SELECT made_at AS at FROM batch WHERE id = (SELECT min(id) FROM batch)
                UNION ALL SELECT at FROM delivery WHERE id = (SELECT min(id) FROM delivery))
        """
      ) { $0.milliseconds(0) } ?? nil
    return first.map { $0 > now + .minutes(24 * 60) } ?? false
  }

  private func shortened(by steps: ClockSteps, at now: Instant) throws(DatabaseError) -> Quiet? {
    var quiet = try quiet()
    guard steps.back > .seconds(60), let until = quiet.until, until > now else { return nil }
    quiet.until = until - steps.back
    quiet.from = quiet.from.map { $0 - steps.back }
    return quiet
  }

  /// Quiet for a while that was asked for by a clock that ran ahead: what command asked for it is known
  /// by its moment alone.
  private func quietAhead(of now: Instant) throws(DatabaseError) -> Quiet? {
    var quiet = try quiet()
    guard let until = quiet.until, until > now else { return nil }
    let noted =
      try connection.first(
        """
        SELECT asked FROM (SELECT (\(Self.lastBeside)) AS asked)
         WHERE NOT EXISTS (SELECT 1 FROM delivery
                            WHERE event = '\(Self.shortened)' AND until = asked)
        """
      ) { $0.milliseconds(0) } ?? nil
    guard let noted, noted.isAhead(of: now), let length = stretch(to: until, namedAt: noted)
    else { return nil }
    let back = until.since(now + length)
    quiet.until = until - back
    quiet.from = quiet.from.map { $0 - back }
    return quiet
  }

  /// Has quiet end sooner; once for each command, so that none is shortened a second time.
  private func shorten(_ quiet: Quiet, at now: Instant) throws(DatabaseError) {
    try connection.run(
      "UPDATE quiet SET until = ?, begins = ?",
      [Value(milliseconds: quiet.until), Value(milliseconds: quiet.from)]
    )
    try connection.run(
      "INSERT INTO delivery (at, event, until) VALUES (?, '\(Self.shortened)', (\(Self.lastBeside)))",
      [Value(milliseconds: now)]
    )
  }

  /// When something was commanded last that is no step of the journal, such as quiet.
  private static let lastBeside =
    "SELECT made_at FROM batch WHERE label = '\(BatchLabel.beside.rawValue)' ORDER BY id DESC LIMIT 1"

  /// The event in the ledger; `until` is when that quiet was asked for.
  private static let shortened = "quiet-shortened"
}

/// Showings.
extension DeliveryStore {
  /// What is on its way to the screen is left to the note of its coming there.
  private func shownAhead(of now: Instant) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(
      "SELECT todo_id FROM reminder WHERE shown_at > ? AND state <> 'delivering'",
      [Value(milliseconds: now + .seconds(60))]
    ) { $0.text(0) }
  }

  private func forgetShowing(
    of id: Todo.ID,
    _ steps: ClockSteps,
    at now: Instant
  ) throws(DatabaseError) {
    guard let pending = try pending(of: [id]).first else {
      // It may be opened again, or go on after a pause: it then waits for nothing that was wrong.
      try connection.run(
        """
        UPDATE reminder SET shown_at = ?1, resumes_at = min(resumes_at, ?1)
         WHERE todo_id = ?2 AND state = 'closed'
        """,
        [Value(milliseconds: now), .text(id)]
      )
      return
    }
    let after = pending.afterClockRanAhead(
      seenAt: pending.reminder.shownAt.flatMap { steps.moment($0, at: now) },
      putOffUntil: try putOffBefore(id, until: now),
      at: now,
      due: calendar.moment(of: pending.todo.due),
      in: calendar,
      policy: meaning.policy
    )
    if let after { try write(after) }
  }

  /// A moment that is to come, and to which it was put off before the clock ran ahead.
  private func putOffBefore(_ id: Todo.ID, until now: Instant) throws(DatabaseError) -> Instant? {
    let answers = "('snoozed', 'began', 'completed', 'skipped', 'resumed')"
    let last = try ledger(
      "WHERE todo_id = ? AND event IN \(answers) ORDER BY id DESC LIMIT 1",
      [.text(id)]
    ).first
    guard let last, last.event == .snoozed, !last.at.isAhead(of: now) else { return nil }
    return last.until.flatMap { $0 > now ? $0 : nil }
  }
}

/// What was put off, or is to come in a while.
extension DeliveryStore {
  private struct Ahead {
    let todo: Todo.ID
    /// When that was said, and until when it was.
    let (noted, until): (Instant, Instant)
  }

  /// What a query finds of what was said later than `?2`, a minute from now, until later than `?1`, now;
  /// both are milliseconds.
  private func ahead(of now: Instant, _ query: String) throws(DatabaseError) -> [Ahead] {
    let values = [Value(milliseconds: now), Value(milliseconds: now + .seconds(60))]
    return try connection.all(query, values) { row -> Ahead? in
      guard let noted = row.milliseconds(1), let until = row.milliseconds(2) else { return nil }
      return Ahead(todo: row.text(0), noted: noted, until: until)
    }
    .compactMap(\.self)
  }

  private func putOffAhead(of now: Instant) throws(DatabaseError) -> [Ahead] {
    try ahead(
      of: now,
      """
      SELECT reminder.todo_id, delivery.at, reminder.again_at
        FROM reminder JOIN delivery
          ON delivery.id = (SELECT max(id) FROM delivery
                             WHERE todo_id = reminder.todo_id AND event IN ('snoozed', 'began'))
       WHERE reminder.state = 'snoozed' AND reminder.again_at > ?1 AND delivery.at > ?2
         AND delivery.until = reminder.again_at
      """
    )
  }

  private func followSnooze(
    _ snooze: Ahead,
    _ steps: ClockSteps,
    at now: Instant
  ) throws(DatabaseError) {
    guard let pending = try pending(of: [snooze.todo]).first else { return }
    let moment = Planning.putOffAhead(
      until: snooze.until,
      noted: snooze.noted,
      seenAt: steps.moment(snooze.noted, at: now) ?? now,
      in: calendar.zone
    )
    var reminder = pending.reminder
    reminder.againAt = Planning.putOff(pending.todo, until: moment, at: now, in: calendar)
    reminder.fireAt = reminder.againAt
    try alone(snooze.todo, at: now) { () throws(DatabaseError) in try write(reminder) }
  }

  /// To-dos that are to come "in 20 minutes", said by a clock that ran ahead.
  private func stretchesAhead(of now: Instant) throws(DatabaseError) -> [Ahead] {
    try ahead(
      of: now,
      """
      SELECT id, 1000 * coalesce(inferred_at, created_at), 1000 * due_at FROM todo
       WHERE due_at > ?1 / 1000 AND coalesce(inferred_at, created_at) > ?2 / 1000
         AND phrase IS NOT NULL AND rrule IS NULL AND completed_at IS NULL
      """
    )
  }

  private func followStretch(
    _ stretch: Ahead,
    _ steps: ClockSteps,
    at now: Instant
  ) throws(DatabaseError) {
    let said = steps.moment(stretch.noted, at: now) ?? now
    let due = said + stretch.until.since(stretch.noted)
    try alone(stretch.todo, at: now) { () throws(DatabaseError) in
      try connection.run(
        "UPDATE todo SET due_at = ?, inferred_at = ? WHERE id = ?",
        [Value(seconds: due), Value(seconds: said), .text(stretch.todo)]
      )
    }
  }
}
