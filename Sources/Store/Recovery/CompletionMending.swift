internal import SQLite

/// Completions that could not be read, made anew from what else knows of them: the to-dos that are done,
/// the journal, and for what that does not know the ledger.
///
/// What was taken back or opened again since does not come back as done.
struct CompletionMending {
  /// What a completion is known by.
  private struct Key: Hashable {
    let todo: String
    let second: Int64
  }

  /// What was noted of a to-do at a moment, milliseconds UTC.
  private struct Noted: Hashable {
    let todo: String
    let at: Int64
  }

  /// An image of a to-do, or of a completion.
  private struct Image: Equatable {
    let second: Int64?
    let occurrence: Value
  }

  private let connection: Connection
  /// Those that were read for sure.
  private let read: Set<Key>
  private var made: [Key: (occurrence: Value, isCounted: Bool)] = [:]
  private var takenBack: Set<Key> = []
  /// What the journal tells of.
  private var noted: Set<Noted> = []

  init(_ connection: Connection, besides rows: [DamagedRow]) {
    self.connection = connection
    read = Set(
      rows.compactMap { row in
        guard let second = row.values.first?.integer, let todo = row.values[1].text else {
          return nil
        }
        return Key(todo: todo, second: second)
      }
    )
  }

  /// Does it; only once to-dos and journal are mended.
  mutating func mend() throws(DatabaseError) {
    try followJournal()
    for key in takenBack.subtracting(read) {
      try connection.run(
        "DELETE FROM completion WHERE completed_at = ? AND todo_id = ?",
        [.integer(key.second), .text(key.todo)]
      )
    }
    for (key, (occurrence, isCounted)) in made { try insert(key, occurrence, isCounted) }
    try connection.run(
      """
      INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence)
      SELECT completed_at, id, occurrence FROM todo WHERE completed_at IS NOT NULL
      """
    )
    try followLedger()
  }

  private func insert(
    _ key: Key,
    _ occurrence: Value = .null,
    _ isCounted: Bool = false
  ) throws(DatabaseError) {
    do throws(DatabaseError) {
      try connection.run(
        """
        INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence, counted)
        VALUES (?, ?, ?, ?)
        """,
        [.integer(key.second), .text(key.todo), occurrence, Value(isCounted)]
      )
    } catch .refused {
      // A constraint of another program stands against it: the others come back all the same.
    }
  }
}

/// The journal.
extension CompletionMending {
  /// Does what the triggers did of each change, in their order: see `SchemaTodoEffect`.
  private mutating func followJournal() throws(DatabaseError) {
    let goingOn = try redoneSeries()
    let isRead = ["before", "after"].map { "(\($0) IS NULL OR json_valid(\($0)))" }
    let changes = try connection.all(
      """
      SELECT table_name, row_id, operation, before ->> '$.completed_at', before ->> '$.occurrence',
             after ->> '$.completed_at', after ->> '$.occurrence', kind, made_at, batch_id
        FROM change LEFT JOIN batch ON batch.id = batch_id
       WHERE table_name IN ('todo', 'completion') AND \(isRead.joined(separator: " AND "))
       ORDER BY batch_id, number
      """
    ) { row in
      (
        isCounted: row.text(0) == "completion", id: row.text(1), operation: row.text(2),
        before: Image(second: row.value(3).integer, occurrence: row.value(4)),
        after: Image(second: row.value(5).integer, occurrence: row.value(6)),
        // A part of a series that went on is open again, and was done all the same.
        isReopenedByItself: row.text(7) == "settle" || goingOn.contains(row.integer(9)),
        at: row.value(8).integer
      )
    }
    for change in changes {
      if let at = change.at { noted.insert(Noted(todo: change.id, at: at)) }
      guard change.isCounted || change.operation != "delete",
        change.before.second != change.after.second
      else { continue }
      let staysDone =
        change.after.second == nil && !change.isCounted
        && (change.isReopenedByItself || change.before.occurrence != change.after.occurrence)
      if let second = change.before.second, !staysDone {
        let key = Key(todo: change.id, second: second)
        made[key] = nil
        takenBack.insert(key)
      }
      if let second = change.after.second {
        let key = Key(todo: change.id, second: second)
        made[key] = (change.after.occurrence, change.isCounted)
        takenBack.remove(key)
      }
    }
  }

  /// Batches that brought back how a series went on, and with it that its parts were opened again.
  private func redoneSeries() throws(DatabaseError) -> Set<Int> {
    Set(
      try connection.all(
        """
        SELECT DISTINCT batch_id FROM change JOIN batch ON batch.id = batch_id
         WHERE kind = 'redo' AND table_name = 'todo' AND operation = 'update'
           AND json_valid(before) AND json_valid(after)
           AND before ->> '$.occurrence' IS NOT after ->> '$.occurrence'
        """
      ) { $0.integer(0) }
    )
  }
}

/// The ledger.
extension CompletionMending {
  /// Takes from the ledger what the journal has nothing of: no step that was taken back, and nothing of
  /// what comes once, whose row says by itself whether it is done.
  private func followLedger() throws(DatabaseError) {
    let events = try connection.all(
      """
      SELECT todo_id, at, coalesce(until, at) FROM delivery
       WHERE event = 'completed' AND todo_id IS NOT NULL
         AND todo_id NOT IN (SELECT id FROM todo WHERE rrule IS NULL AND parent_id IS NULL)
         AND at NOT IN (SELECT step.made_at
                          FROM batch AS step JOIN batch AS undo ON undo.id = step.reverted_by
                         WHERE step.kind = 'do' AND undo.reverted_by IS NULL)
      """
    ) { row in
      (
        noted: Noted(todo: row.text(0), at: Int64(row.integer(1))),
        key: Key(todo: row.text(0), second: Int64(row.integer(2)) / 1000)
      )
    }
    for event in events where !noted.contains(event.noted) && !takenBack.contains(event.key) {
      try insert(event.key)
    }
  }
}
