internal import Model
internal import Planning
internal import SQLite

/// Reminders that were on their way to the screen when the zone, the clock or tzdata changed.
extension DeliveryStore {
  /// The claimed reminders that have another moment now, with that.
  ///
  /// A reminder that was claimed at its moment and is in flight has come, and stays. One that was
  /// claimed before it, to be shown anew, goes on its way, and then waits for the new moment.
  func movedClaims(
    besides inFlight: Set<Todo.ID>,
    at now: Instant
  ) throws(DatabaseError) -> [Reminder] {
    let moved =
      try movedMoments("reminder.state = 'delivering'", [])
      + movedRepeats("reminder.state = 'delivering' AND reminder.attempts <= 1", [], at: now)
    var claims: [Reminder] = []
    for moved in moved {
      let claim = try claim(of: moved.todo)
      let rederived = try reminder(of: moved.todo)?.rederived(
        to: moved.moment,
        after: Reminder.Claim(
          at: claim?.at ?? now,
          in: claim?.reason.flatMap { Reminder.State(rawValue: $0) }
        ),
        isInFlight: inFlight.contains(moved.todo),
        at: now
      )
      if let rederived { claims.append(rederived) }
    }
    return claims
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
