internal import Model
internal import SQLite

/// A claimed reminder whose moment is another one now.
struct MovedClaim {
  var todo: Todo.ID
  var moment: Instant
  /// Whether it is not due any more, and waits again as it did before it was claimed.
  var isGivenBack: Bool
}

/// Reminders that were on their way to the screen when the zone, the clock or tzdata changed.
extension DeliveryStore {
  /// The claimed reminders that have another moment now.
  ///
  /// What was claimed at its moment and is in flight has come, and stays. What was claimed before it,
  /// to be shown anew, goes on its way, and then waits for the new moment.
  func movedClaims(
    besides inFlight: Set<Todo.ID>,
    at now: Instant
  ) throws(DatabaseError) -> [MovedClaim] {
    var moved = try movedMoments("reminder.state = 'delivering'", [])
    let occurrences = "reminder.state = 'delivering' AND reminder.attempts <= 1"
    for occurrence in try movedRepeats(occurrences, [], at: now) {
      // Others wait for a moment that they were put off to, or at which they are tried again.
      let claim = try claim(of: occurrence.todo)
      if claim?.reason == Reminder.State.shown.rawValue { moved.append(occurrence) }
    }
    var claims: [MovedClaim] = []
    for moved in moved {
      let claimedAt = try claim(of: moved.todo)?.at ?? now
      let wasDue = moved.before <= claimedAt
      guard !wasDue || !inFlight.contains(moved.todo) else { continue }
      let isGivenBack = wasDue && moved.moment > now
      claims.append(MovedClaim(todo: moved.todo, moment: moved.moment, isGivenBack: isGivenBack))
    }
    return claims
  }

  /// Notes the moment that a claimed reminder ought to have; only within a transaction.
  func move(_ claim: MovedClaim) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE reminder
         SET fire_at = ?2, again_at = iif(again_at IS NULL, NULL, ?2),
             attempts = max(0, attempts - ?3),
             state = CASE WHEN NOT ?3 THEN state
                          WHEN again_at IS NULL THEN 'scheduled' ELSE 'shown' END
       WHERE todo_id = ?1
      """,
      [.text(claim.todo), Value(milliseconds: claim.moment), Value(claim.isGivenBack)]
    )
  }

  /// The claim with which a reminder set out; its reason is the state that it had before.
  ///
  /// One that a crash had left on its way is claimed again, and sets out only once.
  private func claim(of id: Todo.ID) throws(DatabaseError) -> LedgerEntry? {
    try ledger(
      """
      WHERE todo_id = ? AND event = 'claimed' AND reason IS NOT 'delivering'
      ORDER BY id DESC LIMIT 1
      """,
      [.text(id)]
    ).first
  }
}
