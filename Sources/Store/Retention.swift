internal import Model

extension Store {
  /// Lets go of the journal's oldest batches: the last 1,000 stay, and those of the last year.
  ///
  /// At most 200 at a time and once in 64 batches, so that no write waits for it. The reminders of
  /// to-dos that can no longer be brought back go with them.
  func forgetOldBatches(before batch: Int, at now: Instant) throws(StoreError) {
    guard batch % 64 == 0 else { return }
    let year = Duration.seconds(366 * 86_400)
    let old = try connection.all(
      "SELECT id FROM batch WHERE id <= ? - 1000 AND made_at < ? ORDER BY id LIMIT 200",
      [Value(batch), Value(milliseconds: now - year)]
    ) { $0.integer(0) }
    for id in old {
      try connection.run(
        """
        DELETE FROM reminder
         WHERE popup_number IS NULL
           AND todo_id IN (SELECT row_id FROM change WHERE batch_id = ? AND operation = 'delete')
           AND todo_id NOT IN (SELECT id FROM todo WHERE id = reminder.todo_id)
        """,
        [Value(id)]
      )
      try connection.run("DELETE FROM change WHERE batch_id = ?", [Value(id)])
      try connection.run("DELETE FROM batch WHERE id = ?", [Value(id)])
    }
  }
}
