internal import Model
package import SQLite

/// Reminders that another program has deleted, or given a moment that is none.
extension Store {
  /// Has every open to-do with a time looked at that has no reminder, or one that could never come; how
  /// many those are.
  ///
  /// The settling that follows makes their reminders anew, as the person decided that they speak up. Takes
  /// as long as looking at every open to-do does.
  package func straightenReminders() throws(DatabaseError) -> Int {
    let found = try connection.all(
      """
      SELECT todo.id, reminder.todo_id IS NULL FROM todo LEFT JOIN reminder ON reminder.todo_id = todo.id
       WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL
         AND (todo.due_date IS NOT NULL OR todo.due_at IS NOT NULL)
         AND (reminder.todo_id IS NULL
              OR NOT (reminder.own_leads AND reminder.leads = '')
                 AND (reminder.state = 'closed' OR reminder.fire_at > ?1
                      OR reminder.fire_at IS NULL
                         AND reminder.state IN ('scheduled', 'held', 'snoozed')))
         AND todo.id NOT IN (SELECT todo_id FROM unsettled)
      """,
      [Value(milliseconds: .latest)]
    ) { (id: $0.text(0), isMissing: $0.integer(1) != 0) }
    guard !found.isEmpty else { return 0 }
    try connection.writing { () throws(DatabaseError) in
      let missing = found.filter(\.isMissing).map(\.id)
      if !missing.isEmpty { try connection.followDecisions(of: missing) }
      for (id, _) in found {
        try connection.run(
          """
          UPDATE reminder SET state = 'scheduled', fire_at = NULL, again_at = NULL
           WHERE todo_id = ? AND state <> 'closed'
          """,
          [.text(id)]
        )
        try connection.run("INSERT OR IGNORE INTO unsettled (todo_id) VALUES (?)", [.text(id)])
      }
    }
    return found.count
  }
}
