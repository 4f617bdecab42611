internal import Model
internal import Planning
internal import SQLite

/// Reading reminders one by one, and the statements that write them.
///
/// The triggers of `todo` close and move reminders as well (`SchemaTodoEffect`), for programs that
/// know nothing of any of this; tests hold them to `Reminder.closed` and `Reminder.moved`.
extension Store {
  /// Writes a reminder as the value has it; every other change of one goes through here.
  func write(_ reminder: Reminder) throws(DatabaseError) {
    try connection.run(Self.writing, reminder.values)
  }

  private static let writing = """
    INSERT INTO reminder (\(Reminder.names.joined(separator: ", ")))
    VALUES (\(Reminder.names.map { _ in "?" }.joined(separator: ", ")))
        ON CONFLICT (todo_id) DO UPDATE
       SET \(Reminder.names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
    """

  /// The reminder of a to-do, if it has one.
  func reminder(of id: Todo.ID) throws(DatabaseError) -> Reminder? {
    try reminders("todo_id = ?", [.text(id)]).first
  }

  /// The reminders that a condition lets through, of whatever to-dos.
  func reminders(
    _ condition: String,
    _ values: [Value]
  ) throws(DatabaseError) -> [Reminder] {
    let policy = meaning.policy
    return try connection.all(
      "SELECT \(Reminder.columns) FROM reminder WHERE \(condition)",
      values
    ) { Reminder($0, policy: policy) }
    .compactMap(\.self)
  }

  /// Deletes the reminder of a to-do that is gone for good.
  ///
  /// One whose popup is on screen is needed until the service has taken that back.
  func deleteReminder(of id: Todo.ID) throws(DatabaseError) {
    try connection.run(
      "DELETE FROM reminder WHERE todo_id = ? AND popup_number IS NULL",
      [.text(id)]
    )
  }

  /// Deletes the reminders of to-dos that a batch deleted, and that are not back.
  func deleteReminders(ofTodosDeletedIn batch: Int) throws(DatabaseError) {
    try connection.run(
      """
      DELETE FROM reminder
       WHERE popup_number IS NULL
         AND todo_id IN (SELECT row_id FROM change WHERE batch_id = ? AND operation = 'delete')
         AND todo_id NOT IN (SELECT id FROM todo WHERE id = reminder.todo_id)
      """,
      [Value(batch)]
    )
  }
}
