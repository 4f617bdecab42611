internal import Model
internal import SQLite

/// Decisions of a person about a reminder are journaled by hand: the service writes to the same
/// rows at every delivery, and that is no business of the journal.
extension Store {
  static let journaledReminderColumns = [
    "leads", "persistence", "breakthrough", "state", "stage", "attempts", "again_at",
    "check_in", "own_leads",
  ]

  private static let image = SchemaText.image(journaledReminderColumns)

  /// Notes a reminder before and after `body` as a change of `batch`.
  func changingReminder(
    of id: Todo.ID,
    in batch: Int,
    _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let before = try reminderImage(of: id)
    try body()
    let after = try reminderImage(of: id)
    guard before != after else { return }
    try connection.run(
      """
      INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
      SELECT ?1, coalesce(max(number), 0) + 1, 'reminder', ?2, ?3, ?4, ?5
        FROM change WHERE batch_id = ?1
      """,
      [
        Value(batch), .text(id), before == nil ? "insert" : "update", Value(before), Value(after),
      ]
    )
  }

  private func reminderImage(of id: Todo.ID) throws(DatabaseError) -> String? {
    try connection.first(
      "SELECT \(Store.image) FROM reminder WHERE todo_id = ?",
      [.text(id)]
    ) { $0.text(0) }
  }
}
