package import Model
package import SQLite

/// The step that `undo` or `redo` alone would be about, and what was commanded last.
package struct LastStep: Hashable, Sendable {
  /// A command beside those that `undo` and `redo` walk back over.
  package enum Later: Hashable, Sendable {
    /// It changed nothing.
    case nothing
    /// It changed something that no step of the journal has: the quiet hours, what was forgotten.
    case beside
    /// It changed something else, which is not taken back.
    case change
  }

  package let step: ChangeStep
  /// When the step was made; or brought back or taken back, where that came last.
  package let at: Instant
  package let source: ChangeSource
  /// What was commanded since, if anything was.
  package let later: Later?
}

extension Store {
  /// The step that `undo` or `redo` alone would be about; `nil` if there is none.
  ///
  /// Of commands that changed no row only those of `doors` count: others have theirs.
  package func last(
    _ way: Reversion,
    among doors: Set<ChangeSource>
  ) throws(DatabaseError) -> LastStep? {
    guard let last = try last(way), let step = try step(last.id) else { return nil }
    let command = try connection.first(
      """
      SELECT id, kind, label, EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id) FROM batch
       WHERE id >= ?1 AND caused_by IS NULL AND kind <> 'settle'
         AND (kind <> 'do' OR source IN (SELECT value FROM json_each(?2))
              OR EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id))
       ORDER BY id DESC LIMIT 1
      """,
      [Value(last.id), .text(Store.jsonList(doors.map(\.rawValue)))]
    ) { row in
      (id: row.integer(0), kind: row.text(1), label: row.text(2), isChange: row.integer(3) != 0)
    }
    var later: LastStep.Later?
    if let command, command.id != last.id, command.kind == BatchHeader.Kind.do.rawValue {
      later =
        command.isChange
        ? .change : command.label == BatchLabel.nothing.rawValue ? .nothing : .beside
    }
    return LastStep(step: step, at: last.at, source: last.source, later: later)
  }

  /// Notes that a command changed nothing, or what no step of the journal has, so that `undo` takes back
  /// nothing older unasked.
  ///
  /// It is a batch without changes, which stands in line with all others; several one after the other
  /// are one.
  package func noteCommand(
    _ label: BatchLabel = .nothing,
    by source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        """
        INSERT INTO batch (made_at, label, source)
        SELECT ?1, ?2, ?3
         WHERE NOT EXISTS (SELECT 1 FROM batch
                            WHERE id = (SELECT max(id) FROM batch)
                              AND label = ?2 AND source = ?3 AND kind = 'do'
                              AND NOT EXISTS (SELECT 1 FROM change WHERE batch_id = batch.id))
        """,
        [Value(milliseconds: now), .text(label.rawValue), .text(source.rawValue)]
      )
    }
  }
}
