import SQLite
import Testing

@testable import Store

/// Rules that must hold in a settled database, whoever wrote to it.
struct Invariants {
  let connection: Connection

  /// The rows that break a rule, with the rule's name; none is the way it should be.
  ///
  /// With a name, of this rule alone.
  func broken(_ rule: String? = nil) throws -> [String] {
    try Invariants.rules.filter { rule == nil || $0.0 == rule }.flatMap { name, query in
      try connection.all(query) { "\(name): \($0.text(0))" }
    }
  }

  private static let rules = [
    ("The file is sound", "SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok'"),
    ("There is one Inbox", "SELECT count(*) FROM list WHERE is_inbox HAVING count(*) <> 1"),
    (
      "Every list is there",
      "SELECT id FROM todo WHERE list_id NOT IN (SELECT id FROM list)"
    ),
    (
      "Every parent is there",
      "SELECT id FROM todo WHERE parent_id NOT IN (SELECT id FROM todo)"
    ),
    (
      "No to-do is part of itself",
      """
      WITH RECURSIVE line (start, id) AS (
        SELECT id, parent_id FROM todo WHERE parent_id IS NOT NULL
         UNION
        SELECT line.start, todo.parent_id FROM line JOIN todo ON todo.id = line.id
         WHERE todo.parent_id IS NOT NULL)
      SELECT start FROM line WHERE start = id
      """
    ),
    ("Every to-do is filled", "SELECT id FROM todo WHERE handle IS NULL OR position IS NULL"),
    (
      "No handle was given twice",
      """
      SELECT todo.handle FROM todo JOIN retired_handle USING (handle)
       WHERE retired_handle.todo_id <> todo.id
      """
    ),
    (
      "Every open to-do with a time has a reminder that waits or rests, unless it pauses",
      """
      SELECT todo.id FROM todo LEFT JOIN reminder ON reminder.todo_id = todo.id
       WHERE completed_at IS NULL AND paused_at IS NULL AND (due_date IS NOT NULL OR due_at IS NOT NULL)
         AND (reminder.state IS NULL OR reminder.state = 'closed'
              OR (fire_at IS NULL AND state NOT IN ('shown', 'delivering')))
      """
    ),
    (
      "No to-do that is done or pauses has a reminder that waits",
      """
      SELECT todo.id FROM todo JOIN reminder ON reminder.todo_id = todo.id
       WHERE (completed_at IS NOT NULL OR paused_at IS NOT NULL) AND state <> 'closed'
      """
    ),
    (
      "No reminder of a to-do that is gone waits",
      "SELECT todo_id FROM reminder WHERE state <> 'closed' AND todo_id NOT IN (SELECT id FROM todo)"
    ),
    ("Only a series pauses", "SELECT id FROM todo WHERE paused_at IS NOT NULL AND rrule IS NULL"),
    (
      "Only what pauses knows until when",
      "SELECT id FROM todo WHERE paused_at IS NULL AND paused_until IS NOT NULL"
    ),
    ("Nothing is unsettled", "SELECT todo_id FROM unsettled"),
    ("No batch is left open", "SELECT batch_id FROM current_batch"),
    (
      "Every change begins where the one before it ended",
      """
      SELECT row_id || ' in ' || batch_id FROM (
        SELECT *, lag(after) OVER (PARTITION BY table_name, row_id ORDER BY batch_id, number)
                  AS previous
          FROM change WHERE table_name <> 'reminder')
       WHERE before IS NOT previous
      """
    ),
    (
      "The journal ends with the present",
      """
      SELECT row_id FROM (
        SELECT row_id, after, row_number() OVER (PARTITION BY row_id ORDER BY batch_id DESC, number DESC)
               AS age
          FROM change WHERE table_name = 'todo')
       WHERE age = 1 AND after IS NOT (
         SELECT \(SchemaText.image(SchemaTodo.columns)) FROM todo WHERE id = row_id)
      """
    ),
    (
      "Every completion is one",
      "SELECT id FROM todo WHERE completed_at IS NOT NULL AND NOT EXISTS "
        + "(SELECT 1 FROM completion WHERE todo_id = id AND completion.completed_at = todo.completed_at)"
    ),
  ]
}
