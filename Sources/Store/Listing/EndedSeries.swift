package import Model
package import SQLite
internal import Words

/// A series that was ended: it is on no list any more, and what was done of it stays known.
package struct EndedSeries: Hashable, Sendable {
  package let id: Todo.ID
  package let handle: String
  package let title: String
  package let endedAt: Instant
}

extension Store {
  /// The series that were ended and whose titles hold every word, the latest first, as far back as
  /// the journal goes.
  package func endedSeries(_ words: [String] = [], limit: Int = 50) throws(DatabaseError)
    -> [EndedSeries]
  {
    let ended = try connection.all(
      """
      SELECT delivery.todo_id, \(SchemaText.noted("handle", in: "change.before")),
             \(SchemaText.noted("title", in: "change.before")), delivery.at
        FROM delivery JOIN change
          ON change.row_id = delivery.todo_id AND change.table_name = 'todo'
             AND change.operation = 'delete'
       WHERE delivery.event = 'ended'
         AND NOT EXISTS (SELECT 1 FROM todo WHERE id = delivery.todo_id)
       GROUP BY delivery.todo_id HAVING change.batch_id = max(change.batch_id)
       ORDER BY delivery.id DESC
      """
    ) { row in
      EndedSeries(
        id: row.text(0),
        handle: row.text(1),
        title: row.text(2),
        endedAt: row.milliseconds(3) ?? Instant(seconds: 0)
      )
    }
    let words = words.map { $0.lowercased() }
    return Array(ended.filter { words.allSatisfy($0.title.holds) }.prefix(limit))
  }
}
