package import Model
package import Planning
package import SQLite

/// The planner's input: never more than what is due or on screen, and of what is due so much at
/// once that a pass does not keep others waiting.
extension DeliveryStore {
  /// Reads the state that the planner needs to know at `now`.
  package func planState(at now: Instant) throws(DatabaseError) -> PlanState {
    try connection.reading { () throws(DatabaseError) in
      var state = PlanState()
      state.pending = try due(at: now) + comingLater(than: now)
      state.obsolete = try obsoletePopups()
      let next = try connection.first(
        "SELECT min(fire_at) FROM reminder WHERE fire_at > ?",
        [Value(milliseconds: now)]
      ) { $0.milliseconds(0) }
      state.nextFireAt = [next ?? nil, try nextPauseEnd(after: now)].compactMap(\.self).min()
      state.lastBriefed = try lastBriefed(.morning)
      if meaning.policy.wrapUp.isOn { state.lastWrappedUp = try lastBriefed(.evening) }
      state.nudges = try nudges(at: now)
      state.quiet = try quiet()
      state.unanswered = try unanswered(at: now)
      state.heldFor = try holdReasons(of: state.pending)
      state.focus = try focusState()
      (state.notices, state.nextNoticeAt) = try notices(at: now)
      let place = meaning.policy.briefing.place
      if !place.isEmpty, let row = try weatherRow(), row.place == place {
        (state.weatherReadAt, state.weatherAskedAt) = (row.readAt, row.askedAt)
      }
      return state
    }
  }

  /// Medication that has just come due, where so much else has that looking at it all takes long;
  /// `nil` where it is planned with the rest.
  package func urgentState(at now: Instant) throws(DatabaseError) -> PlanState? {
    let urgent = try connection.all(
      """
      SELECT todo_id FROM reminder INDEXED BY reminder_urgent
       WHERE breakthrough = 1 AND fire_at <= ? AND state <> 'delivering'
       ORDER BY fire_at DESC LIMIT ?
      """,
      [Value(milliseconds: now), Value(Self.slice)]
    ) { $0.text(0) }
    guard !urgent.isEmpty, try due(at: now, upTo: Self.slice) == Self.slice else { return nil }
    return PlanState(pending: try pending(of: urgent))
  }

  /// So many reminders are claimed, or recorded, in one transaction.
  package static var slice: Int { 500 }

  /// Open to-dos with reminders that are not closed, as far as a condition lets them through.
  func pending(_ condition: String, _ values: [Value]) throws(DatabaseError) -> [PendingReminder] {
    let policy = meaning.policy
    let calendar = calendar
    return try connection.all(
      """
      SELECT \(StoredTodo.columnsInShort), \(Reminder.columns)
        FROM reminder JOIN todo ON todo.id = reminder.todo_id
       WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL AND reminder.state <> 'closed' AND \(condition)
      """,
      values
    ) { row -> PendingReminder? in
      guard let reminder = Reminder(row, from: StoredTodo.width, policy: policy)
      else { return nil }
      let todo = StoredTodo(row).todo
      return PendingReminder(
        todo: todo,
        reminder: reminder,
        dueAt: calendar.moment(of: todo.due),
        zone: todo.due?.zoneName.flatMap(meaning.zones.zone)
      )
    }
    .compactMap(\.self)
  }

  /// The open reminders of to-dos, in this order; those that are closed or gone are left out.
  func pending(of ids: [Todo.ID]) throws(DatabaseError) -> [PendingReminder] {
    guard ids.count > 1 else { return try pending("reminder.todo_id = ?", [Value(ids.first)]) }
    // A digest may hold thousands: one question, always of the same words, for many of them.
    let many = 500
    let marks = Array(repeating: "?", count: many).joined(separator: ", ")
    var found: [Todo.ID: PendingReminder] = [:]
    for start in stride(from: 0, to: ids.count, by: many) {
      var values = ids[start...].prefix(many).map { Value.text($0) }
      values += Array(repeating: .null, count: many - values.count)
      for pending in try pending("reminder.todo_id IN (\(marks))", values) {
        found[pending.todo.id] = pending
      }
    }
    return ids.compactMap { found[$0] }
  }

  /// What has just come goes before what has waited longer, and medication before all: the rest
  /// follows with the passes after this one.
  private func due(at now: Instant) throws(DatabaseError) -> [PendingReminder] {
    let order = "ORDER BY reminder.fire_at, todo.position, todo.id"
    guard try due(at: now, upTo: planned + 1) > planned else {
      return try pending("reminder.fire_at <= ? \(order)", [Value(milliseconds: now)])
    }
    return try pending(
      """
      reminder.fire_at <= ?1 AND reminder.todo_id IN (
        SELECT * FROM (SELECT todo_id FROM reminder INDEXED BY reminder_fire
                        WHERE fire_at <= ?1 AND state <> 'held'
                        ORDER BY fire_at DESC LIMIT ?2)
         UNION ALL
        SELECT * FROM (SELECT todo_id FROM reminder INDEXED BY reminder_fire
                        WHERE fire_at <= ?1 ORDER BY fire_at DESC LIMIT ?2)
         UNION ALL
        SELECT todo_id FROM reminder
         WHERE fire_at <= ?1 AND (breakthrough = 1 OR popup_number IS NOT NULL))
      \(order)
      """,
      [Value(milliseconds: now), Value(planned)]
    )
  }

  /// How many reminders are due, counted up to a limit.
  private func due(at now: Instant, upTo limit: Int) throws(DatabaseError) -> Int {
    try connection.first(
      "SELECT count(*) FROM (SELECT 1 FROM reminder WHERE fire_at <= ? LIMIT ?)",
      [Value(milliseconds: now), Value(limit)]
    ) { $0.integer(0) } ?? 0
  }

  /// On screen or on the way there, though not due.
  private func comingLater(than now: Instant) throws(DatabaseError) -> [PendingReminder] {
    try pending(
      """
      reminder.todo_id IN (
        SELECT todo_id FROM reminder WHERE popup_number IS NOT NULL AND popup_obsolete = 0
         UNION
        SELECT todo_id FROM reminder WHERE state = 'delivering')
      AND (reminder.fire_at IS NULL OR reminder.fire_at > ?)
      ORDER BY reminder.popup_server, reminder.popup_number, todo.id
      """,
      [Value(milliseconds: now)]
    )
  }

  private func obsoletePopups() throws(DatabaseError) -> [ObsoletePopup] {
    try connection.all(
      """
      SELECT todo_id, popup_server, popup_number FROM reminder
       WHERE popup_number IS NOT NULL AND popup_obsolete = 1
       ORDER BY popup_server, popup_number, todo_id
      """
    ) { row in
      let number = UInt32(truncatingIfNeeded: row.integer(2))
      return ObsoletePopup(
        todo: row.text(0),
        popup: PopupID(server: row.text(1), number: number)
      )
    }
  }

  /// The ledger knows when repeats, late ones, questions and digests were shown in the last hour.
  private func nudges(at now: Instant) throws(DatabaseError) -> [Instant] {
    try connection.all(
      """
      SELECT DISTINCT at FROM delivery
       WHERE at > ? AND at <= ? AND event = 'shown' AND reason IN ('again', 'late', 'digest', 'checkIn')
      """,
      [Value(milliseconds: now - .minutes(60)), Value(milliseconds: now)]
    ) { $0.milliseconds(0) }.compactMap(\.self)
  }

  /// The ledger knows of which day a part was told last.
  private func lastBriefed(_ part: DayPart) throws(DatabaseError) -> CivilDate? {
    // An evening is looked for among the lines of a week.
    let query =
      part == .morning
      ? "SELECT reason FROM delivery WHERE event = 'briefed' ORDER BY id DESC LIMIT 1"
      : """
      SELECT reason FROM delivery
       WHERE event = 'wrapped-up' AND at > (unixepoch() - 604800) * 1000 ORDER BY id DESC LIMIT 1
      """
    let day = try connection.first(query) { $0.text(0) }
    return day.flatMap { CivilDate($0) }
  }
}
