package import Model
package import SQLite

extension Store {
  /// The open to-dos that have waited since before a moment: by list, and in it by how much they
  /// matter and how long they have waited.
  ///
  /// What has a day has waited since that day; what has none, since it was touched last (before
  /// `earlier`), and what was taken back did not touch it. What repeats, pauses, was put off to a time ahead, or comes through whatever is going on is not among them,
  /// nor what such a to-do is part of or has as its part. Without a day of its own a part goes with
  /// its whole.
  package func waiting(
    since moment: Instant,
    undatedSince earlier: Instant? = nil,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    let undated = earlier ?? moment
    let day = meaning.zones.current().civil(at: moment).date
    return try rows(
      """
      WHERE todo.completed_at IS NULL AND todo.paused_at IS NULL AND todo.rrule IS NULL
        AND (todo.due_date < ?1 OR todo.due_at < ?2
             OR todo.due_date IS NULL AND todo.due_at IS NULL AND todo.parent_id IS NULL
                AND todo.created_at < ?5
                AND (todo.updated_at < ?5 OR todo.id NOT IN (\(Store.touched))))
        AND NOT coalesce(reminder.state = 'snoozed' AND reminder.again_at > ?3, 0)
        AND todo.id NOT IN (\(Store.unmovable))
      ORDER BY todo.list_id <> 'inbox', list.position, list.name, \(Store.importance),
               coalesce(todo.due_date, date(todo.due_at, 'unixepoch'),
                        date(todo.created_at, 'unixepoch')), todo.created_at, todo.id
      """,
      [
        .text(day.description), Value(seconds: moment), Value(milliseconds: now),
        Value(milliseconds: undated), Value(seconds: undated),
      ]
    )
  }

  /// What somebody changed since then, and did not take back.
  private static let touched = """
    SELECT change.row_id
      FROM batch JOIN change ON change.batch_id = batch.id
           LEFT JOIN batch AS root ON root.id = batch.caused_by
     WHERE batch.made_at >= ?4 AND batch.kind IN ('do', 'redo') AND batch.reverted_by IS NULL
       AND root.reverted_by IS NULL AND change.operation = 'update'
    """

  /// What matters more is less.
  private static let importance = """
    CASE todo.priority WHEN 'high' THEN 0 WHEN 'normal' THEN 1 ELSE 2 END
    """

  /// What repeats or comes through, with all that it is part of and all its parts.
  private static let unmovable = """
    WITH RECURSIVE
      fixed (id) AS (
        SELECT id FROM todo WHERE completed_at IS NULL AND rrule IS NOT NULL
        UNION
        SELECT todo_id FROM reminder WHERE breakthrough = 1),
      above (id) AS (
        SELECT id FROM fixed
        UNION
        SELECT todo.parent_id FROM todo JOIN above USING (id) WHERE todo.parent_id IS NOT NULL),
      below (id) AS (
        SELECT id FROM fixed
        UNION
        SELECT todo.id FROM todo JOIN below ON todo.parent_id = below.id)
    SELECT id FROM above UNION ALL SELECT id FROM below
    """
}
