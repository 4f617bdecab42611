package import Model
package import SQLite

/// A way through the journal: back, or forth again.
package enum Reversion: String, Hashable, Sendable {
  case undo, redo
}

/// A step that was taken back or brought back.
package struct Reverted: Hashable, Sendable {
  package var batch: Int
  /// The number of the step, as it was made.
  package var step: Int
  /// The label of the reverted batch.
  package var label: BatchLabel
  /// Titles of the to-dos it touched, or names of lists if it was about those.
  package var titles: [String]
  /// Columns that were left as they are because they changed since: `handle.column`.
  package var left: [String]
}

extension Store {
  /// Takes back a step, or the last one that is not taken back yet; `nil` where there is none.
  ///
  /// Changes that settling made of it go with it. Columns that changed since are left, and named.
  package func undo(
    _ step: Int? = nil,
    by source: ChangeSource = .commandLine,
    at now: Instant
  ) throws(DatabaseError) -> Reverted? {
    try revert(.undo, step, by: source, at: now)
  }

  /// Brings back a step that was taken back, or the last one; `nil` where there is none.
  package func redo(
    _ step: Int? = nil,
    by source: ChangeSource = .commandLine,
    at now: Instant
  ) throws(DatabaseError) -> Reverted? {
    try revert(.redo, step, by: source, at: now)
  }

  /// Takes back or brings back a step, or the last one; `nil` where none stands so that it could be.
  package func revert(
    _ way: Reversion,
    _ step: Int? = nil,
    by source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Reverted? {
    if let target = try target(way, step) {
      let changes = try changesToRevert(of: target)
      if changes.count > mostRevertedAtOnce, !connection.isInTransaction {
        return try revertInPieces(target, changes, way, by: source, at: now)
      }
    }
    return try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      guard let target = try target(way, step) else { return nil }
      return try revert(target, way, by: source, at: now)
    }
  }

  /// The changes of a step in the order in which they are taken back.
  func changesToRevert(of target: Standing) throws(DatabaseError) -> [JournalChange] {
    var changes: [JournalChange] = []
    for part in try parts(of: target.id) { changes += try self.changes(of: part) }
    return changes
  }

  /// The step that `undo` would take back last; `nil` if there is none.
  package func lastStep() throws(DatabaseError) -> Int? {
    try last(.undo)?.id
  }

  /// A batch that says how a step stands now: what made it, took it back or brought it back last.
  struct Standing {
    let id: Int
    let kind: BatchHeader.Kind
    let label: BatchLabel
    let source: ChangeSource
    let at: Instant

    init(_ row: borrowing Row) {
      id = row.integer(0)
      kind = BatchHeader.Kind(rawValue: row.text(1)) ?? .settle
      label = BatchLabel(rawValue: row.text(2)) ?? .sql
      source = ChangeSource(rawValue: row.text(3))
      at = Instant(keptMilliseconds: row.integer(4))
    }

    static let columns = "id, kind, label, source, made_at"
  }

  /// The batch that says how a step stands now.
  func standing(of step: Int) throws(DatabaseError) -> Standing? {
    try connection.first(
      """
      WITH RECURSIVE later (id, next) AS (
        SELECT id, reverted_by FROM batch WHERE id = ? AND caused_by IS NULL
        UNION
        SELECT batch.id, batch.reverted_by FROM batch JOIN later ON batch.id = later.next)
      SELECT \(Standing.columns) FROM batch
       WHERE id = (SELECT max(id) FROM later) AND reverted_by IS NULL
      """,
      [Value(step)]
    ) { Standing($0) }
  }

  /// The batch that the last step stands by which can go this way.
  func last(_ way: Reversion) throws(DatabaseError) -> Standing? {
    let kinds = way == .undo ? "'do', 'redo'" : "'undo'"
    return try connection.first(
      """
      SELECT \(Standing.columns) FROM batch
       WHERE kind IN (\(kinds)) AND reverted_by IS NULL AND caused_by IS NULL
         AND (kind <> 'do' OR EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id))
       ORDER BY id DESC LIMIT 1
      """
    ) { Standing($0) }
  }

  /// The batch that is to be reverted: that of a step, or the last.
  func target(_ way: Reversion, _ step: Int?) throws(DatabaseError) -> Standing? {
    guard let step else { return try last(way) }
    guard try self.step(step) != nil, let standing = try standing(of: step),
      (standing.kind == .undo) == (way == .redo)
    else { return nil }
    return standing
  }

  func revert(
    _ target: Standing,
    _ way: Reversion,
    by source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> Reverted {
    let step = try step(target.id)?.id ?? target.id
    let header = BatchHeader(
      kind: way == .undo ? .undo : .redo,
      label: target.label,
      source: source,
      reverts: target.id
    )
    let batch = try begin(header, at: now)
    let reversal = Reversal(store: self, batch: batch, now: now)
    let changes = try changesToRevert(of: target)
    // Where a due time comes back its reminder begins anew: what the person decided goes on top.
    for change in changes where change.table != .reminder { try reversal.revert(change) }
    for change in changes where change.table == .reminder { try reversal.revert(change) }
    if way == .redo { try keepCompletions(ofPartsIn: changes) }
    try connection.run(
      "UPDATE batch SET reverted_by = ? WHERE id = ?",
      [Value(batch), Value(target.id)]
    )
    try settleReverted(batch, at: now)
    return Reverted(
      batch: batch,
      step: step,
      label: target.label,
      titles: target.label.isOfLists ? reversal.lists : reversal.titles,
      left: reversal.left
    )
  }

  /// Ends a batch that has taken something back, and settles what it has changed.
  func settleReverted(_ batch: Int, at now: Instant) throws(DatabaseError) {
    try connection.run("DELETE FROM current_batch WHERE only = 1")
    try keepWhatWasSettled(in: batch)
    try settle(batch, causedBy: batch, at: now)
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
  func parts(of batch: Int) throws(DatabaseError) -> [Int] {
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
