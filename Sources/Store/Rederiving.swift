package import Model
internal import Planning

extension Store {
  /// Derives every moment that comes from civil time anew: the zone, the clock or tzdata changed, or
  /// nobody was there to see whether they did.
  ///
  /// Snoozes, repeats and retries are instants of their own and stay, and so does what is in flight.
  /// With `end`, only moments that are noted as earlier than that; but always those of reminders that
  /// a crash left on their way, which come next. One of those that is not due any more waits again as
  /// it did before it was claimed.
  package func rederiveMoments(
    before end: Instant? = nil,
    besides inFlight: Set<Todo.ID> = [],
    at now: Instant
  ) throws(StoreError) {
    // Nobody is kept from writing unless there is something to write.
    let areMoved = try !movedMoments(before: end, besides: inFlight, at: now).isEmpty
    let isUnsettled = try isUnsettled(at: now)
    guard areMoved || isUnsettled else { return }
    try connection.writing { () throws(StoreError) in
      try settleEverything(at: now)
      for moved in try movedMoments(before: end, besides: inFlight, at: now) {
        try move(moved, at: now)
      }
    }
  }

  private func move(_ moved: Moved, at now: Instant) throws(StoreError) {
    try connection.run(
      """
      UPDATE reminder
         SET fire_at = ?2, again_at = iif(again_at IS NULL, NULL, ?2),
             attempts = attempts - (state = 'delivering' AND fire_at <= ?3 AND ?2 > ?3),
             state = CASE
               WHEN ?2 <= ?3 THEN state
               -- Claimed before its time: it is to be shown anew.
               WHEN state = 'delivering' AND fire_at > ?3 THEN state
               WHEN again_at IS NULL THEN 'scheduled'
               ELSE 'shown'
             END
       WHERE todo_id = ?1
      """,
      [.text(moved.todo), Value(milliseconds: moved.moment), Value(milliseconds: now)]
    )
  }

  /// A reminder, and the moment that its row ought to have.
  private typealias Moved = (todo: Todo.ID, moment: Instant)

  private func movedMoments(
    before end: Instant?,
    besides inFlight: Set<Todo.ID>,
    at now: Instant
  ) throws(StoreError) -> [Moved] {
    let limit = end.map { Value(milliseconds: $0) } ?? .integer(.max)
    let waiting =
      try movedMoments("reminder.fire_at < ? AND reminder.state IN ('scheduled', 'held')", [limit])
      + movedRepeats(
        "reminder.fire_at < ? AND reminder.state = 'shown' AND reminder.attempts = 0",
        [limit],
        at: now
      )
    let left =
      try movedMoments("reminder.fire_at IS NOT NULL AND reminder.state = 'delivering'", [])
      + movedRepeats(
        """
        reminder.state = 'delivering' AND reminder.attempts = 1
          AND (SELECT reason FROM delivery
                WHERE todo_id = reminder.todo_id AND event = 'claimed' AND reason IS NOT NULL
                ORDER BY id DESC LIMIT 1) = 'shown'
        """,
        [],
        at: now
      )
    return waiting + left.filter { !inFlight.contains($0.todo) }
  }

  /// The reminders that wait for a civil time which has come to be another moment.
  ///
  /// Reads no more columns than it needs: there may be very many.
  private func movedMoments(
    _ condition: String,
    _ values: [Value]
  ) throws(StoreError) -> [Moved] {
    let zone = meaning.zones.current()
    return try connection.all(
      """
      SELECT reminder.todo_id, reminder.leads, reminder.stage, reminder.fire_at,
             todo.due_date, todo.due_time, todo.zone
        FROM reminder JOIN todo ON todo.id = reminder.todo_id
       WHERE reminder.again_at IS NULL AND todo.due_date IS NOT NULL AND \(condition)
      """,
      values
    ) { row -> Moved? in
      guard let date = CivilDate(row.text(4)) else { return nil }
      let time = row.textIfAny(5).flatMap { TimeOfDay($0) }
      let due = row.textIfAny(6).map { Due.fixed(date, time, zone: $0) } ?? .floating(date, time)
      let leads = StoredReminder.leads(row.text(1))
      let reminder = Reminder(todo: row.text(0), leads: leads, stage: row.integer(2))
      guard let moment = moment(of: due, in: zone).map({ reminder.moment(before: $0) }),
        moment != row.milliseconds(3)
      else { return nil }
      return (reminder.todo, moment)
    }
    .compactMap(\.self)
  }

  /// To-dos whose present occurrence nobody has answered, and whose next one has another moment now.
  ///
  /// One that was shown while the clock ran more than a day ahead counts as shown now, or when it is
  /// due if that is still to come: its next one is not to wait until the clock is there once more.
  /// After a smaller step back nothing that was shown comes a second time.
  private func movedRepeats(
    _ condition: String,
    _ values: [Value],
    at now: Instant
  ) throws(StoreError) -> [Moved] {
    let zone = meaning.zones.current()
    return try rows(
      """
      WHERE reminder.again_at IS NOT NULL AND todo.rrule IS NOT NULL AND todo.due_date IS NOT NULL
        AND \(condition)
      """,
      values
    )
    .compactMap { row -> Moved? in
      guard let reminder = row.reminder, let shownAt = reminder.shownAt else { return nil }
      let seenAt =
        shownAt.isAstray(at: now) ? min(shownAt, max(now, row.dueAt ?? now)) : shownAt
      let coming = row.todo.comingOccurrence(
        after: seenAt,
        awaited: reminder.fireAt,
        in: zone,
        zones: meaning.zones
      )
      guard let coming, coming != reminder.fireAt else { return nil }
      return (row.todo.id, coming)
    }
  }
}
