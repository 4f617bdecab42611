package import Model
package import SQLite

/// A step of the journal: all that one command of a person, or one turn of another program, changed.
package struct ChangeStep: Hashable, Sendable, Identifiable {
  package let id: Int
  package let at: Instant
  package let source: ChangeSource
  package let label: BatchLabel
  /// Titles of the to-dos it touched, or names of lists if it was about those.
  package let titles: [String]
  package let isTakenBack: Bool
}

extension Store {
  /// The last steps of a span of time, the earliest first.
  package func steps(
    in span: Range<Instant>? = nil,
    limit: Int
  ) throws(DatabaseError) -> [ChangeStep] {
    let ids = try connection.all(
      """
      SELECT id FROM batch
       WHERE kind = 'do' AND caused_by IS NULL AND made_at >= ? AND made_at < ?
         AND EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id)
       ORDER BY id DESC LIMIT ?
      """,
      [
        Value(milliseconds: span?.lowerBound ?? Instant(milliseconds: .min)),
        Value(milliseconds: span?.upperBound ?? Instant(milliseconds: .max)), Value(limit),
      ]
    ) { $0.integer(0) }
    var steps: [ChangeStep] = []
    for id in ids.reversed() { if let step = try step(id) { steps.append(step) } }
    return steps
  }

  /// The step of a number, which may also be that of a turn which took it back or brought it back.
  package func step(_ number: Int) throws(DatabaseError) -> ChangeStep? {
    let made = try connection.first(
      """
      WITH RECURSIVE earlier (id, reverts) AS (
        SELECT id, reverts FROM batch WHERE id = ?
        UNION
        SELECT batch.id, batch.reverts FROM batch JOIN earlier ON batch.id = earlier.reverts)
      SELECT id, made_at, source, label FROM batch
       WHERE id = (SELECT min(id) FROM earlier) AND kind = 'do' AND caused_by IS NULL
         AND EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id)
      """,
      [Value(number)]
    ) { row in
      (
        id: row.integer(0), at: Instant(keptMilliseconds: row.integer(1)),
        source: ChangeSource(rawValue: row.text(2)),
        label: BatchLabel(rawValue: row.text(3)) ?? .sql
      )
    }
    guard let made else { return nil }
    return ChangeStep(
      id: made.id,
      at: made.at,
      source: made.source,
      label: made.label,
      titles: try names(in: made.id, made.label),
      isTakenBack: try standing(of: made.id)?.kind == .undo
    )
  }

  /// The step that a button of a popup made of to-dos at a moment.
  package func step(
    pressedAt moment: Instant,
    for ids: [Todo.ID]
  ) throws(DatabaseError) -> Int? {
    try connection.first(
      """
      SELECT max(batch.id) FROM batch JOIN change ON change.batch_id = batch.id
       WHERE batch.id > (SELECT max(id) FROM batch) - 200 AND made_at = ? AND source = ?
         AND kind = 'do' AND row_id IN (SELECT value FROM json_each(?))
      """,
      [
        Value(milliseconds: moment), .text(ChangeSource.popup.rawValue), .text(Store.jsonList(ids)),
      ]
    ) { $0.integerIfAny(0) } ?? nil
  }

  /// The names of what a step changed, in its order, each row's once; `row` is what tells the rows apart.
  private func names(
    _ sql: String,
    row: String = "row_id",
    in step: Int
  ) throws(DatabaseError) -> [String] {
    try connection.all(
      """
      SELECT \(sql) AS named FROM change
       WHERE batch_id IN (SELECT id FROM batch WHERE id = ?1 OR caused_by = ?1 AND kind = 'do')
         AND named IS NOT NULL
       GROUP BY \(row), named ORDER BY min(batch_id), min(number)
      """,
      [Value(step)]
    ) { $0.text(0) }
  }

  private func names(in step: Int, _ label: BatchLabel) throws(DatabaseError) -> [String] {
    func noted(_ column: String, of change: String = "change") -> String {
      let (after, before) = (
        SchemaText.noted(column, in: "\(change).after"),
        SchemaText.noted(column, in: "\(change).before")
      )
      return "coalesce(\(after), \(before))"
    }
    let lists = "iif(table_name IN ('list', 'calendar'), \(noted("name")), NULL)"
    if label.isOfLists || label.isOfCalendars { return try names(lists, in: step) }
    // What is told of a to-do that is there is its title now; of one that has gone, its last.
    let row = "iif(table_name = 'focus_session', \(noted("todo_id")), row_id)"
    let todos = try names(
      """
      CASE table_name
        WHEN 'todo' THEN \(noted("title"))
        WHEN 'reminder' THEN (SELECT title FROM todo WHERE id = row_id)
        WHEN 'focus_session' THEN coalesce(
          (SELECT title FROM todo WHERE id = \(noted("todo_id"))),
          (SELECT \(noted("title", of: "older")) FROM change AS older
            WHERE older.table_name = 'todo' AND older.row_id = \(noted("todo_id"))
            ORDER BY older.batch_id DESC, older.number DESC LIMIT 1))
      END
      """,
      row: row,
      in: step
    )
    return todos.isEmpty ? try names(lists, in: step) : todos
  }
}
