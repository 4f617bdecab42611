package import Model
package import SQLite

extension Store {
  /// The to-dos that are done, of one list or of all, completed before `limit`; the latest first.
  package func done(
    in list: String? = nil,
    before limit: Instant? = nil
  ) throws(DatabaseError) -> [TodoRow] {
    var filter = TodoFilter()
    filter.status = .done
    filter.list = list
    return try todos(filter).filter { row in
      guard let limit, let completedAt = row.todo.completedAt else { return limit == nil }
      return completedAt < limit
    }
  }

  /// Deletes to-dos that are done as one batch; those that were opened meanwhile stay.
  package func clearDone(
    _ ids: [Todo.ID],
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    let header = BatchHeader(label: .clearDone, source: source)
    _ = try inPieces(ids, as: header, at: now) { id, _ throws(DatabaseError) in
      try connection.run(
        "DELETE FROM todo WHERE id = ? AND completed_at IS NOT NULL",
        [.text(id)]
      )
    }
  }

  /// The to-dos of the last capture that is not taken back, those that are gone left out.
  package func lastCaptured() throws(DatabaseError) -> [TodoRow] {
    let ids = try connection.all(
      """
      SELECT change.row_id
        FROM change
       WHERE change.table_name = 'todo' AND change.operation = 'insert'
         AND change.batch_id = (SELECT max(id) FROM batch
                                 WHERE label IN ('capture', 'spoken') AND kind = 'do'
                                   AND reverted_by IS NULL
                                   AND (SELECT reverted_by FROM batch AS root
                                         WHERE root.id = batch.caused_by) IS NULL
                                   AND EXISTS (SELECT 1 FROM change AS other
                                                WHERE other.batch_id = batch.id
                                                  AND other.table_name = 'todo'
                                                  AND other.operation = 'insert'))
       ORDER BY change.number
      """
    ) { $0.text(0) }
    return try rows(of: ids)
  }
}
