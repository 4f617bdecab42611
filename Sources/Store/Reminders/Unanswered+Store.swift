internal import Model
internal import Planning
internal import SQLite

/// What the ledger tells of reminders that nobody answers, and of those that are held.
extension DeliveryStore {
  /// Since when nobody has done anything of all that came today.
  ///
  /// Whoever changed something here is there, by whatever program.
  func unanswered(at now: Instant) throws(DatabaseError) -> Unanswered? {
    let morning = meaning.policy.lastMorning(at: now, in: meaning.zones.current())
    return try connection.first(
      """
      SELECT min(at), max(iif(reason IN ('again', 'late', 'digest', 'checkIn'), at, NULL))
        FROM delivery
       WHERE event = 'shown' AND at <= ?1
         AND at > max(?2, coalesce((SELECT made_at FROM batch
                                     WHERE kind <> 'settle' AND source <> 'sync' AND made_at <= ?1
                                     ORDER BY id DESC LIMIT 1), 0))
      """,
      [Value(milliseconds: now), Value(milliseconds: morning)]
    ) { row in
      row.milliseconds(0).map { Unanswered(since: $0, lastNudge: row.milliseconds(1)) }
    } ?? nil
  }

  /// Why reminders are held, as was noted last; of very many at once it is not looked up.
  func holdReasons(
    of pending: [PendingReminder]
  ) throws(DatabaseError) -> [Todo.ID: HoldReason] {
    let held = pending.lazy.filter { $0.reminder.state == .held }.map(\.todo.id)
    guard held.count <= Self.slice else { return [:] }
    var reasons: [Todo.ID: HoldReason] = [:]
    for id in held {
      let reason = try connection.first(
        "SELECT reason FROM delivery WHERE todo_id = ? AND event = 'held' ORDER BY id DESC LIMIT 1",
        [.text(id)]
      ) { $0.textIfAny(0) }
      reasons[id] = reason.flatMap(\.self).flatMap(HoldReason.init)
    }
    return reasons
  }
}
