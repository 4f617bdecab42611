package import Model
package import SQLite

/// A batch that was taken back or brought back, or may be.
package struct Reverted: Hashable, Sendable {
  package var batch: Int
  /// The label of the reverted batch.
  package var label: BatchLabel
  /// Titles of the to-dos it touched, or names of lists if it was about those.
  package var titles: [String]
  /// Columns that were left as they are because they changed since: `handle.column`.
  package var left: [String]

  package init(batch: Int, label: BatchLabel, titles: [String], left: [String]) {
    self.batch = batch
    self.label = label
    self.titles = titles
    self.left = left
  }
}

extension Store {
  /// Reverts the last batch that is not yet undone; `nil` if there is none.
  ///
  /// Changes that settling made of it go with it. Columns that changed since are left, and named.
  package func undo(
    by source: ChangeSource = .commandLine,
    at now: Instant
  ) throws(DatabaseError) -> Reverted? {
    try revertLast(Self.undoable, as: .undo, by: source, at: now)
  }

  /// Brings back what the last undo took; `nil` if there is none.
  package func redo(
    by source: ChangeSource = .commandLine,
    at now: Instant
  ) throws(DatabaseError) -> Reverted? {
    try revertLast("batch.kind = 'undo'", as: .redo, by: source, at: now)
  }

  /// The batch that `undo` would revert; `nil` if there is none.
  package func lastStep() throws(DatabaseError) -> Int? {
    try last(Self.undoable)?.id
  }

  /// The change that `undo` would take back, and when it was made; `nil` if there is none.
  package func lastChange() throws(DatabaseError) -> (change: Reverted, at: Instant)? {
    guard let last = try last(Self.undoable) else { return nil }
    let table = last.label.isOfLists ? "list" : last.label.isOfCalendars ? "calendar" : "todo"
    let column = table == "todo" ? "title" : "name"
    let names = try connection.all(
      """
      SELECT DISTINCT coalesce(after ->> '$.\(column)', before ->> '$.\(column)',
                               (SELECT title FROM todo WHERE id = row_id)) AS named
        FROM change WHERE batch_id = ? AND table_name = ? AND named IS NOT NULL ORDER BY number
      """,
      [Value(last.id), .text(table)]
    ) { $0.text(0) }
    let change = Reverted(batch: last.id, label: last.label, titles: names, left: [])
    return (change, last.at)
  }

  private static let undoable = "batch.kind IN ('do', 'redo')"

  private func last(_ condition: String) throws(DatabaseError) -> (
    id: Int, label: BatchLabel, at: Instant
  )? {
    try connection.first(
      """
      SELECT id, label, made_at FROM batch
       WHERE \(condition) AND reverted_by IS NULL AND caused_by IS NULL
         AND (kind <> 'do' OR EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id))
       ORDER BY id DESC LIMIT 1
      """
    ) {
      (
        id: $0.integer(0), label: BatchLabel(rawValue: $0.text(1)) ?? .sql,
        at: Instant(keptMilliseconds: $0.integer(2))
      )
    }
  }

  private func revertLast(
    _ condition: String,
    as kind: BatchHeader.Kind,
    by source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Reverted? {
    try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      guard let last = try last(condition) else { return nil }
      return try revert(last.id, label: last.label, as: kind, by: source, at: now)
    }
  }

  private func revert(
    _ target: Int,
    label: BatchLabel,
    as kind: BatchHeader.Kind,
    by source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Reverted {
    let header = BatchHeader(kind: kind, label: label, source: source, reverts: target)
    let batch = try begin(header, at: now)
    let reversal = Reversal(store: self, batch: batch, now: now)
    var changes: [JournalChange] = []
    for part in try parts(of: target) {
      changes += try self.changes(of: part)
    }
    // Where a due time comes back its reminder begins anew: what the person decided goes on top.
    for change in changes where change.table != .reminder { try reversal.revert(change) }
    for change in changes where change.table == .reminder { try reversal.revert(change) }
    if kind == .redo { try keepCompletions(ofPartsIn: changes) }
    try connection.run(
      "UPDATE batch SET reverted_by = ? WHERE id = ?",
      [Value(batch), Value(target)]
    )
    try connection.run("DELETE FROM current_batch WHERE only = 1")
    try keepWhatWasSettled(in: batch)
    try settle(batch, causedBy: batch, at: now)
    let names = label.isOfLists ? reversal.lists : reversal.titles
    return Reverted(batch: batch, label: label, titles: names, left: reversal.left)
  }

  /// Lets the settled values of a reverted batch come back with it: nothing is judged a second
  /// time.
  private func keepWhatWasSettled(in batch: Int) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE unsettled
         SET restarts_series = 0, advances = 0, resumed_from = NULL,
             spoken_at = (SELECT created_at FROM todo
                           WHERE id = todo_id AND phrase IS NOT NULL AND inferred_at IS NULL
                             AND due_date IS NULL AND due_at IS NULL)
       WHERE batch_id = ?
      """,
      [Value(batch)]
    )
  }

  /// A batch and those it caused, the last first.
  private func parts(of batch: Int) throws(DatabaseError) -> [Int] {
    try connection.all(
      """
      WITH RECURSIVE part (id) AS (
        SELECT ?
        UNION
        SELECT batch.id FROM batch JOIN part ON batch.caused_by = part.id)
      SELECT id FROM part ORDER BY id DESC
      """,
      [Value(batch)]
    ) { $0.integer(0) }
  }
}
