internal import Model
internal import SQLite

extension Store {
  /// Lets go of the journal's oldest batches: the last 1,000 stay, and those of the last year.
  ///
  /// At most 200 at a time and about once in 60 batches (a prime number, as a step often makes the
  /// same number of batches), so that no write waits for it. The reminders of
  /// to-dos that can no longer be brought back go with them.
  func forgetOldBatches(before batch: Int, at now: Instant) throws(DatabaseError) {
    guard batch % 61 == 0 else { return }
    let year = Duration.seconds(366 * 86_400)
    let old = try connection.all(
      "SELECT id FROM batch WHERE id <= ? - 1000 AND made_at < ? ORDER BY id LIMIT 200",
      [Value(batch), Value(milliseconds: now - year)]
    ) { $0.integer(0) }
    for id in old {
      try deleteReminders(ofTodosDeletedIn: id)
      try connection.run("DELETE FROM transcript WHERE batch_id = ?", [Value(id)])
      try connection.run("DELETE FROM change WHERE batch_id = ?", [Value(id)])
      try connection.run("DELETE FROM batch WHERE id = ?", [Value(id)])
    }
  }

  /// Lets go of the ledger's lines of more than 400 days ago, unless they are of an open to-do that
  /// comes once; only within a batch.
  ///
  /// At most 500 at a time, as often as old batches go.
  func forgetOldDeliveries(in batch: Int, at now: Instant) throws(DatabaseError) {
    guard batch % 61 == 0 else { return }
    try connection.run(
      """
      DELETE FROM delivery
       WHERE id IN (SELECT id FROM delivery
                     WHERE at < ?
                       AND NOT EXISTS (SELECT 1 FROM todo
                                        WHERE todo.id = delivery.todo_id AND rrule IS NULL
                                          AND completed_at IS NULL)
                     ORDER BY at LIMIT 500)
      """,
      [Value(milliseconds: now - .seconds(400 * 86_400))]
    )
  }
}
