package import Model
package import SQLite

/// The last change of the journal.
package struct JournalEnd: Hashable, Sendable {
  let batch: Int
  let number: Int
}

/// What was changed here since a server has had it, read from the journal.
extension TodoStore {
  /// Does `body` in one transaction.
  package func atomically<Outcome>(
    _ body: () throws(DatabaseError) -> Outcome
  ) throws(DatabaseError) -> Outcome {
    try connection.writing(body)
  }

  /// Does what came from a server as one step of the journal; what is committed of it stays where it
  /// fails, as what the server is known to have does.
  package func syncing<Outcome>(at now: Instant, _ body: () throws -> Outcome) throws -> Outcome {
    try together(label: .sync, source: .sync, staysInPart: true, at: now, body)
  }

  /// Notes which to-dos of an account were changed since the journal was looked at last; what went
  /// into the archive is gone here alone.
  ///
  /// Within a transaction, or on its own.
  package func noteChanges(of account: Int) throws(DatabaseError) {
    let since = try connection.first(
      "SELECT journal FROM sync_account WHERE id = ?",
      [Value(account)]
    ) { $0.integer(0) }
    guard let since else { return }
    var versions: [Todo.ID: Int] = [:]
    var archived: [Todo.ID] = []
    try connection.each(
      """
      SELECT row_id, batch_id, number, operation, batch.label
        FROM change JOIN batch ON batch.id = change.batch_id
       WHERE batch_id >= ? AND table_name IN ('todo', 'reminder')
       ORDER BY batch_id, number
      """,
      [Value(since)]
    ) { row in
      versions[row.text(0)] = row.integer(1) << 20 | row.integer(2)
      if row.text(3) == "delete", row.text(4) == BatchLabel.archive.rawValue {
        archived.append(row.text(0))
      }
    }
    let lists = "list IN (SELECT id FROM sync_list WHERE account_id = ?3)"
    for (todo, version) in versions {
      try connection.run(
        "UPDATE sync_object SET version = ?1 WHERE todo_id = ?2 AND version < ?1 AND \(lists)",
        [Value(version), .text(todo), Value(account)]
      )
    }
    for todo in archived where try row(todo) == nil {
      try connection.run(
        """
        UPDATE sync_object SET todo_id = NULL, state = ?1 WHERE todo_id = ?2 AND \(lists)
        """,
        [.text(SyncRecord.State.other.rawValue), .text(todo), Value(account)]
      )
    }
    try connection.run(
      """
      UPDATE sync_account SET journal = (SELECT max(id) FROM batch)
       WHERE id = ? AND journal IS NOT (SELECT coalesce(max(id), journal) FROM batch)
      """,
      [Value(account)]
    )
  }

  /// Where the journal ends at present; `nil` where it is empty.
  package func journalEnd() throws(DatabaseError) -> JournalEnd? {
    try connection.first(
      "SELECT batch_id, number FROM change ORDER BY batch_id DESC, number DESC LIMIT 1"
    ) { JournalEnd(batch: $0.integer(0), number: $0.integer(1)) }
  }

  /// To-dos on a list that its server has not: open ones, and those done since the account is here.
  package func unsent(
    of list: SyncedList,
    since moment: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(
      """
      SELECT id FROM todo
       WHERE list_id = ?1 AND (completed_at IS NULL OR completed_at >= ?3)
         AND id NOT IN (SELECT todo_id FROM sync_object WHERE todo_id IS NOT NULL
                           AND list IN (SELECT id FROM sync_list WHERE account_id = ?2))
       ORDER BY parent_id IS NOT NULL, position, created_at, id
      """,
      [.text(list.list), Value(list.account), Value(seconds: moment)]
    ) { $0.text(0) }
  }

  /// Those objects of a list whose to-do was changed here, was deleted, or is on another list now.
  package func toBeSent(of list: SyncedList) throws(DatabaseError) -> [SyncRecord] {
    try records(
      """
      WHERE list = ?1 AND state IN ('open', 'held', 'leaving', 'refused', 'restored')
        AND (version > pushed OR state = 'leaving'
             OR todo_id IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM todo WHERE id = todo_id AND list_id = ?2))
       ORDER BY id
      """,
      [Value(list.id), .text(list.list)]
    )
  }
}

extension Store {
  /// Whether to-dos on lists that are kept the same were changed here since they were looked at last.
  ///
  /// A look at the end of the journal alone, as often as something is written.
  package func hasChangesToSync() throws(DatabaseError) -> Bool {
    guard try isSynced() else { return false }
    return try connection.first(
      """
      SELECT 1 FROM change JOIN batch ON batch.id = change.batch_id
       WHERE batch_id > (SELECT min(journal) FROM sync_account)
         AND batch.source <> '\(ChangeSource.sync.rawValue)'
         AND table_name IN ('todo', 'reminder')
         AND (row_id IN (SELECT todo_id FROM sync_object WHERE todo_id IS NOT NULL)
              OR row_id IN (SELECT id FROM todo WHERE id = row_id
                               AND list_id IN (SELECT list_id FROM sync_list
                                                WHERE state IN ('open', 'held'))))
       LIMIT 1
      """
    ) { _ in true } ?? false
  }
}
