package import Model
package import SQLite

extension Store {
  /// The to-dos of the last change since `start` that is not taken back, or of the whole step that it
  /// was part of, in the order it came to them.
  ///
  /// The change may be anybody's; to-dos that are gone are left out.
  package func lastTouched(since start: Instant, all: Bool) throws(DatabaseError) -> [TodoRow] {
    let ids = try connection.all(
      """
      \(Self.lastStep)
      SELECT row_id FROM change
       WHERE table_name IN ('todo', 'reminder') AND batch_id IN part
         AND (?2 OR batch_id = (SELECT max(id) FROM part))
         -- Of a deletion nobody means the parts that it left, and which it only moved.
         AND NOT (NOT ?2 AND EXISTS (SELECT 1 FROM change AS other
                                      WHERE other.batch_id = change.batch_id
                                        AND other.table_name = 'todo'
                                        AND other.operation = 'delete'))
       GROUP BY row_id ORDER BY min(batch_id), min(number)
      """,
      [Value(milliseconds: start), Value(all ? 1 : 0)]
    ) { $0.text(0) }
    return try rows(of: ids)
  }

  /// The titles of what the last change since `start` deleted, in its order; nothing where it was
  /// another change.
  package func lastDeleted(since start: Instant) throws(DatabaseError) -> [String] {
    try connection.all(
      """
      \(Self.lastStep)
      SELECT \(SchemaText.noted("title", in: "before")) FROM change
       WHERE table_name = 'todo' AND operation = 'delete' AND batch_id IN part
         AND row_id NOT IN (SELECT id FROM todo)
       ORDER BY batch_id, number
      """,
      [Value(milliseconds: start)]
    ) { $0.text(0) }
  }

  /// The batches of the last change since the moment `?1` that is not taken back, as `part`.
  private static let lastStep = """
    WITH root AS (
        SELECT max(id) AS id FROM batch
         WHERE kind IN ('do', 'redo') AND reverted_by IS NULL AND caused_by IS NULL AND made_at >= ?1
           AND EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id
                          AND table_name IN ('todo', 'reminder'))),
      part AS (
        SELECT batch.id FROM batch JOIN root
         WHERE batch.id = root.id OR batch.caused_by = root.id AND batch.kind = 'do')
    """

  /// The titles that can be meant by their words: all that is open, and what was done last.
  package func titles(
    done count: Int
  ) throws(DatabaseError) -> [(
    id: Todo.ID, handle: String, title: String, isDone: Bool, isSeries: Bool
  )] {
    try connection.all(
      """
      SELECT * FROM (SELECT id, handle, title, 0, rrule IS NOT NULL FROM todo WHERE completed_at IS NULL
                      ORDER BY created_at, position, id)
      UNION ALL
      SELECT * FROM (SELECT id, handle, title, 1, 0 FROM todo WHERE completed_at IS NOT NULL
                      ORDER BY completed_at DESC LIMIT ?)
      """,
      [Value(count)]
    ) { row in
      (
        id: row.text(0), handle: row.text(1), title: row.text(2), isDone: row.integer(3) != 0,
        isSeries: row.integer(4) != 0
      )
    }
  }

  /// What is open and repeats, in no order.
  package func seriesTitles() throws(DatabaseError) -> [(
    id: Todo.ID, handle: String, title: String
  )] {
    try connection.all(
      "SELECT id, handle, title FROM todo WHERE completed_at IS NULL AND rrule IS NOT NULL"
    ) { row in (id: row.text(0), handle: row.text(1), title: row.text(2)) }
  }

  /// The to-dos with these ids, in this order; those that are gone are left out.
  package func todos(with ids: [Todo.ID]) throws(DatabaseError) -> [TodoRow] { try rows(of: ids) }
}

extension Store {
  /// The open to-do that was shown last; `nil` where none was.
  package func shownLast() throws(DatabaseError) -> TodoRow? {
    let ids = try connection.all(
      """
      SELECT delivery.todo_id FROM delivery JOIN todo ON todo.id = delivery.todo_id
       WHERE delivery.event = 'shown' AND todo.completed_at IS NULL
       ORDER BY delivery.id DESC LIMIT 1
      """
    ) { $0.text(0) }
    return try rows(of: ids).first
  }
}
