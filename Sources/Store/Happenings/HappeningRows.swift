internal import Model
internal import SQLite

/// The rows of the journal and the ledger that something happened in.
extension Store {
  /// What the journal has: whatever program did it.
  func changes(
    after row: HappeningCursor.Row
  ) throws(DatabaseError) -> [Happening] {
    let (before, after) = (
      SchemaText.noted("completed_at", in: "before"), SchemaText.noted("completed_at", in: "after")
    )
    return try connection.all(
      """
      SELECT change.batch_id, change.number, batch.made_at, batch.source, change.row_id,
             change.operation
        FROM change JOIN batch ON batch.id = change.batch_id
       WHERE (change.batch_id, change.number) > (?1, ?2) AND change.table_name = 'todo'
         AND batch.kind = 'do' AND batch.source <> '\(ChangeSource.hook.rawValue)'
         AND (operation = 'insert' OR operation = 'delete' AND batch.label <> 'archive'
              OR operation = 'update' AND \(before) IS NULL AND \(after) IS NOT NULL)
       ORDER BY change.batch_id, change.number
      """,
      [Value(row.id), Value(row.number)]
    ) { line -> Happening? in
      guard let at = line.milliseconds(2) else { return nil }
      let kind: Happening.Kind =
        switch line.text(5) {
        case "insert": .added
        case "delete": .deleted
        default: .done
        }
      return Happening(
        kind,
        at: at,
        in: .journal(batch: line.integer(0), number: line.integer(1)),
        todo: line.text(4),
        source: ChangeSource(rawValue: line.text(3))
      )
    }.compactMap(\.self)
  }

  /// What the ledger has: reminders on their way to the person, and what was answered.
  ///
  /// A line has no batch, but the moment of one; a reminder that is claimed once more, or held for
  /// another reason, has not fallen due anew.
  func lines(
    after row: HappeningCursor.Row,
    journal: HappeningCursor.Row
  ) throws(DatabaseError) -> [Happening] {
    try connection.all(
      """
      SELECT id, at, event, todo_id, reason, until, answer,
             (SELECT event FROM delivery AS earlier
               WHERE earlier.todo_id = delivery.todo_id AND earlier.id < delivery.id
               ORDER BY earlier.id DESC LIMIT 1)
        FROM delivery
       WHERE id > ?1
         AND event IN ('claimed', 'held', 'shown', 'snoozed', 'skipped', 'briefed', 'wrapped-up')
         AND at NOT IN (SELECT made_at FROM batch WHERE id > ?2 - 1000 AND source = ?3)
         AND NOT (event IN ('claimed', 'held', 'shown')
                  AND EXISTS (SELECT 1 FROM todo WHERE todo.id = todo_id AND todo.source = ?3))
       ORDER BY id
      """,
      [Value(row.id), Value(journal.id), .text(ChangeSource.hook.rawValue)]
    ) { line -> Happening? in
      guard let at = line.milliseconds(1), let event = LedgerEntry.Event(rawValue: line.text(2)),
        let kind = Happening.Kind(event, line.textIfAny(4), after: line.textIfAny(7))
      else { return nil }
      var happening = Happening(kind, at: at, in: .ledger(line.integer(0)), todo: line.textIfAny(3))
      happening.until = line.milliseconds(5)
      switch event {
      case .snoozed:
        happening.source = line.textIfAny(4).map(ChangeSource.init)
        happening.reason = line.textIfAny(6)
      case .wrappedUp: happening.reason = "evening"
      case .briefed: happening.reason = "morning"
      case .held, .shown, .skipped: happening.reason = line.textIfAny(4)
      default: break
      }
      return happening.source == .hook ? nil : happening
    }.compactMap(\.self)
  }

  /// The row of a to-do as a change of the journal left it, or as it was before it was deleted.
  func row(ofChange number: Int, in batch: Int) throws(DatabaseError) -> TodoRow? {
    let columns = SchemaTodo.columns.map { "json_extract(image, '$.\($0)') AS \($0)" }
    let calendar = calendar
    return try connection.first(
      """
      WITH noted AS (
        SELECT coalesce(after, before) AS image FROM change
         WHERE batch_id = ? AND number = ? AND json_valid(coalesce(after, before))),
      todo AS (
        SELECT \(columns.joined(separator: ", ")), NULL AS problem,
               json_extract(image, '$.created_at') AS updated_at
          FROM noted)
      \(Store.rows)
      """,
      [Value(batch), Value(number)]
    ) { row($0, in: calendar) }
  }
}

extension Happening.Kind {
  /// What a line of the ledger tells, by the reason in it and the event of the same to-do before.
  fileprivate init?(_ event: LedgerEntry.Event, _ reason: String?, after earlier: String?) {
    switch event {
    case .claimed:
      guard ["scheduled", "snoozed"].contains(reason ?? "") else { return nil }
      fallthrough
    case .held:
      guard !["claimed", "held", "refused"].contains(earlier ?? "") else { return nil }
      self = .due
    case .shown: self = .shown
    case .snoozed: self = .snoozed
    case .skipped: self = .skipped
    case .briefed, .wrappedUp: self = .briefing
    default: return nil
    }
  }
}
