package import Model
internal import Planning

extension Store {
  /// Derives every moment that comes from civil time anew: the zone, the clock or tzdata changed, or
  /// nobody was there to see whether they did.
  ///
  /// Snoozes, repeats and retries are instants of their own and stay. With `end`, only moments that
  /// are noted as earlier than that.
  package func rederiveMoments(
    before end: Instant? = nil,
    at now: Instant
  ) throws(StoreError) {
    let zone = meaning.zones.current()
    try connection.writing { () throws(StoreError) in
      try settleEverything(at: now)
      for (id, before, after) in try movedMoments(before: end, in: zone) where before != after {
        try connection.run(
          """
          UPDATE reminder SET fire_at = ?2, state = iif(?2 > ?3, 'scheduled', state)
           WHERE todo_id = ?1
          """,
          [.text(id), Value(milliseconds: after), Value(milliseconds: now)]
        )
      }
      for row in try unansweredRepeats(before: end) {
        let coming = row.todo.comingOccurrence(after: now, in: zone, zones: meaning.zones)
        guard let coming, coming != row.reminder?.againAt else { continue }
        try connection.run(
          "UPDATE reminder SET again_at = ?2, fire_at = ?2 WHERE todo_id = ?1",
          [.text(row.todo.id), Value(milliseconds: coming)]
        )
      }
    }
  }

  /// The reminders that wait for a civil time, with the moment as it is noted and as it ought to be.
  ///
  /// Reads no more columns than it needs: there may be very many.
  private func movedMoments(
    before end: Instant?,
    in zone: Zone
  ) throws(StoreError) -> [(id: Todo.ID, before: Instant, after: Instant)] {
    try connection.all(
      """
      SELECT reminder.todo_id, reminder.leads, reminder.stage, reminder.fire_at,
             todo.due_date, todo.due_time, todo.zone
        FROM reminder JOIN todo ON todo.id = reminder.todo_id
       WHERE reminder.fire_at < ? AND reminder.again_at IS NULL
         AND reminder.state IN ('scheduled', 'held') AND todo.due_date IS NOT NULL
      """,
      [Store.limit(end)]
    ) { row -> (id: Todo.ID, before: Instant, after: Instant)? in
      guard let before = row.milliseconds(3), let date = CivilDate(row.text(4)) else { return nil }
      let time = row.textIfAny(5).flatMap { TimeOfDay($0) }
      let due = row.textIfAny(6).map { Due.fixed(date, time, zone: $0) } ?? .floating(date, time)
      let leads = StoredReminder.leads(row.text(1))
      let reminder = Reminder(todo: row.text(0), leads: leads, stage: row.integer(2))
      return moment(of: due, in: zone).map {
        (reminder.todo, before, reminder.moment(before: $0))
      }
    }
    .compactMap(\.self)
  }

  /// To-dos whose present occurrence nobody has answered, and that wait for the next one.
  private func unansweredRepeats(before end: Instant?) throws(StoreError) -> [TodoRow] {
    try rows(
      """
      WHERE reminder.state = 'shown' AND reminder.attempts = 0 AND reminder.fire_at < ?
        AND reminder.again_at IS NOT NULL AND todo.rrule IS NOT NULL
        AND todo.due_date IS NOT NULL
      """,
      [Store.limit(end)]
    )
  }

  private static func limit(_ end: Instant?) -> Value {
    end.map { Value(milliseconds: $0) } ?? .integer(.max)
  }
}
