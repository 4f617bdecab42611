package import Model
internal import Planning
package import SQLite

/// A reminder that ought to have another moment than its row has.
struct MovedMoment {
  var todo: Todo.ID
  var moment: Instant
}

extension DeliveryStore {
  /// Derives every moment that comes from civil time anew: the zone, the clock or tzdata changed,
  /// or nobody was there to see whether they did.
  ///
  /// Snoozes, repeats and retries are instants of their own and stay. With `end`, only moments that
  /// are noted as earlier than that; but always those of reminders that a crash left on their way,
  /// which are not `inFlight` and come next.
  package func rederiveMoments(
    before end: Instant? = nil,
    besides inFlight: Set<Todo.ID> = [],
    at now: Instant
  ) throws(DatabaseError) {
    // Nobody is kept from writing unless there is something to write.
    let areMoved = try !movedMoments(before: end, at: now).isEmpty
    let areClaimsMoved = try !movedClaims(besides: inFlight, at: now).isEmpty
    let isUnsettled = try isUnsettled(at: now)
    guard areMoved || areClaimsMoved || isUnsettled else { return }
    try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      for moved in try movedMoments(before: end, at: now) {
        if let after = try reminder(of: moved.todo)?.rederived(to: moved.moment, at: now) {
          try write(after)
        }
      }
      for claimed in try movedClaims(besides: inFlight, at: now) { try write(claimed) }
    }
  }

  private func movedMoments(
    before end: Instant?,
    at now: Instant
  ) throws(DatabaseError) -> [MovedMoment] {
    let limit = end.map { Value(milliseconds: $0) } ?? .integer(.max)
    return
      try movedMoments("reminder.fire_at < ? AND reminder.state IN ('scheduled', 'held')", [limit])
      + movedRepeats(
        "reminder.fire_at < ? AND reminder.state = 'shown' AND reminder.attempts = 0",
        [limit],
        at: now
      )
  }

  /// The reminders that wait for a civil time which has come to be another moment.
  ///
  /// Reads no more columns than it needs: there may be very many.
  func movedMoments(
    _ condition: String,
    _ values: [Value]
  ) throws(DatabaseError) -> [MovedMoment] {
    let calendar = calendar
    return try connection.all(
      """
      SELECT reminder.todo_id, reminder.leads, reminder.stage, reminder.fire_at,
             todo.due_date, todo.due_time, todo.zone
        FROM reminder JOIN todo ON todo.id = reminder.todo_id
       WHERE reminder.again_at IS NULL AND todo.due_date IS NOT NULL AND \(condition)
      """,
      values
    ) { row -> MovedMoment? in
      guard let date = CivilDate(row.text(4)) else { return nil }
      let time = row.textIfAny(5).flatMap { TimeOfDay($0) }
      let due = row.textIfAny(6).map { Due.zoned(date, time, zone: $0) } ?? .floating(date, time)
      let leads = Leads.minutes(row.text(1))
      let reminder = Reminder(todo: row.text(0), leads: leads, stage: row.integer(2))
      guard let moment = calendar.moment(of: due).map({ reminder.moment(before: $0) }),
        let before = row.milliseconds(3), moment != before
      else { return nil }
      return MovedMoment(todo: reminder.todo, moment: moment)
    }
    .compactMap(\.self)
  }

  /// To-dos whose present occurrence nobody has answered, and whose next one has another moment
  /// now.
  ///
  /// One that was shown while the clock ran more than a day ahead counts as shown now, or when it
  /// is due if that is still to come: its next one is not to wait until the clock is there once
  /// more. After a smaller step back nothing that was shown comes a second time.
  func movedRepeats(
    _ condition: String,
    _ values: [Value],
    at now: Instant
  ) throws(DatabaseError) -> [MovedMoment] {
    let calendar = calendar
    return try rows(
      """
      WHERE reminder.again_at IS NOT NULL AND todo.rrule IS NOT NULL AND todo.due_date IS NOT NULL
        AND \(condition)
      """,
      values
    )
    .compactMap { row -> MovedMoment? in
      guard let reminder = row.reminder, let shownAt = reminder.shownAt else { return nil }
      let seenAt =
        shownAt.isAstray(at: now) ? min(shownAt, max(now, row.dueAt ?? now)) : shownAt
      let coming = row.todo.comingOccurrence(
        after: seenAt,
        awaited: reminder.fireAt,
        in: calendar
      )
      guard let coming, let before = reminder.fireAt, coming != before else { return nil }
      return MovedMoment(todo: row.todo.id, moment: coming)
    }
  }
}
