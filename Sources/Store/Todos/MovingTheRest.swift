package import Model
package import SQLite

/// The way of what is left of a day, and of what waits since before, to another day.
extension Store {
  /// The open to-dos of a day, and of those before it, that may go to another one: they come once, are
  /// no medication, have no deadline, and are no part of what repeats nor put off to a later day.
  ///
  /// What has an hour and an end ahead is an appointment, and stays. With `onlyUntimed` all stays that
  /// is bound to a clock time of that day or to a zone, or was put off to a time ahead.
  package func rest(
    of day: CivilDate,
    onlyUntimed: Bool = false,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    let zone = meaning.zones.current()
    let end = zone.instant(of: CivilDateTime(day.adding(days: 1), .midnight))
    let candidates = try timedRows(until: day, in: zone).filter { row in
      guard let due = row.todo.due, let dueAt = row.dueAt, row.todo.recurrence == nil,
        !row.todo.hasDeadline, !row.isPutOff(to: onlyUntimed ? now : end)
      else { return false }
      if onlyUntimed { return due.isUntimed(on: day) }
      return row.todo.endTime == nil || dueAt <= now
    }
    var rest: [TodoRow] = []
    for row in candidates where try !hasToStay(row.todo.id) { rest.append(row) }
    return rest.sorted {
      ($0.dueAt ?? end, $0.todo.position) < ($1.dueAt ?? end, $1.todo.position)
    }
  }

  /// Whether a to-do, one that it is part of, or one of its parts repeats or comes through.
  private func hasToStay(_ id: Todo.ID) throws(DatabaseError) -> Bool {
    try connection.first(
      """
      WITH RECURSIVE
        above (id) AS (
          SELECT ?1
          UNION
          SELECT todo.parent_id FROM todo JOIN above USING (id) WHERE todo.parent_id IS NOT NULL),
        below (id) AS (
          SELECT ?1
          UNION
          SELECT todo.id FROM todo JOIN below ON todo.parent_id = below.id)
      SELECT 1 FROM (SELECT id FROM above UNION SELECT id FROM below)
                    JOIN todo USING (id) LEFT JOIN reminder ON reminder.todo_id = todo.id
       WHERE todo.completed_at IS NULL AND todo.rrule IS NOT NULL OR reminder.breakthrough = 1
       LIMIT 1
      """,
      [.text(id)]
    ) { _ in true } ?? false
  }

  /// What waits: the time of it is past, be it fixed or not; the earliest first.
  package func waiting(at now: Instant) throws(DatabaseError) -> [TodoRow] {
    let zone = meaning.zones.current()
    let today = zone.civil(at: now).date
    return try rows(
      """
      WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL
        AND NOT coalesce(reminder.state = 'snoozed' AND reminder.again_at > ?2, 0)
        AND (todo.due_date <= ?1 OR todo.due_at < ?3)
      """,
      [
        .text(today.adding(days: 1).description), Value(milliseconds: now), Value(seconds: now),
      ]
    ).filter { row in
      // A day without a clock is not over before its end.
      guard let due = row.todo.due, let dueAt = row.dueAt else { return false }
      let hasClock = due.date == nil || due.time != nil
      return hasClock ? dueAt < now : zone.civil(at: dueAt).date < today
    }
    .sorted { ($0.dueAt ?? now, $0.todo.id) < ($1.dueAt ?? now, $1.todo.id) }
  }

  /// Moves to-dos to another day, in one step; a clock time stays unless all get one.
  ///
  /// What somebody has changed or done since it was looked at stays as it is; answers what was moved.
  package func move(
    _ rest: [TodoRow],
    to day: CivilDate,
    at time: TimeOfDay? = nil,
    source: ChangeSource,
    now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      shared = SharedStep(header: BatchHeader(label: .edit, source: source))
      defer { shared = nil }
      var moved: [TodoRow] = []
      for seen in rest {
        if keepsOthersWaiting { try letOthersWrite(at: now) }
        guard let row = try row(seen.todo.id), row.todo.completedAt == nil,
          row.todo.due == seen.todo.due, row.todo.recurrence == nil
        else { continue }
        var change = TodoChange()
        change.time.due = row.todo.due.moved(to: day, at: time)
        if let edited = try edit(row.todo.id, change, source: source, at: now) {
          moved.append(edited.row)
        }
      }
      return moved
    }
  }
}

extension Due {
  /// Whether it is bound to no clock time of a day, and to no zone.
  fileprivate func isUntimed(on day: CivilDate) -> Bool {
    guard case .floating(let date, let time) = self else { return false }
    return date < day || time == nil
  }
}

extension Due? {
  /// The same clock time on another day, or another one; a moment that was counted has none of its own.
  package func moved(to day: CivilDate, at time: TimeOfDay? = nil) -> Due {
    switch self {
    case .floating(_, let own): .floating(day, time ?? own)
    case .zoned(_, let own, let zone):
      time == nil ? .zoned(day, own, zone: zone) : .floating(day, time)
    case .absolute, nil: .floating(day, time)
    }
  }
}
