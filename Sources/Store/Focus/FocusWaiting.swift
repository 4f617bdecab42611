package import Model
package import SQLite

extension Store {
  /// How many reminders come up to a moment, or have come and wait, that a focus session holds;
  /// medication is not among them, nor what the session is for.
  package func heldReminders(
    until moment: Instant,
    besides todo: Todo.ID?
  ) throws(DatabaseError) -> Int {
    try connection.first(
      """
      SELECT count(*) FROM reminder JOIN todo ON todo.id = reminder.todo_id
       WHERE reminder.fire_at <= ? AND reminder.breakthrough = 0 AND reminder.state <> 'closed'
         AND todo.completed_at IS NULL AND todo.paused_at IS NULL AND todo.id IS NOT ?
      """,
      [Value(milliseconds: moment), Value(todo)]
    ) { $0.integer(0) } ?? 0
  }
}
