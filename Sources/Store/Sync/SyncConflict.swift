package import Model
package import SQLite

/// A field that was changed here and over there, of which one gave way.
package struct SyncConflict: Hashable, Sendable {
  package let todo: Todo.ID
  package let at: Instant
  /// The field, or what else a person is to know of it, as a word.
  package let field: String
  /// Whether it was what this machine had that gave way.
  package let isOfHere: Bool
  package let words: String?

  package init(todo: Todo.ID, at moment: Instant, field: String, isOfHere: Bool, words: String?) {
    (self.todo, at, self.field) = (todo, moment, field)
    (self.isOfHere, self.words) = (isOfHere, words)
  }
}

extension Store {
  /// The conflicts of an account in the last 30 days, the newest first.
  package func syncConflicts(of account: Int, at now: Instant) throws(DatabaseError)
    -> [SyncConflict]
  {
    try connection.all(
      """
      SELECT todo_id, at, field, is_of_here, words FROM sync_conflict
       WHERE account_id = ? AND at >= ? ORDER BY id DESC LIMIT 50
      """,
      [Value(account), Value(milliseconds: now - .seconds(30 * 86_400))]
    ) {
      SyncConflict(
        todo: $0.text(0),
        at: $0.milliseconds(1) ?? now,
        field: $0.text(2),
        isOfHere: $0.integer(3) != 0,
        words: $0.textIfAny(4)
      )
    }
  }
}

extension TodoStore {
  /// Keeps account of a conflict; those of more than 90 days ago go.
  package func note(_ conflict: SyncConflict, of account: Int) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO sync_conflict (account_id, todo_id, at, field, is_of_here, words)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        Value(account), .text(conflict.todo), Value(milliseconds: conflict.at),
        .text(conflict.field), Value(conflict.isOfHere), Value(conflict.words),
      ]
    )
    try connection.run(
      "DELETE FROM sync_conflict WHERE at < ?",
      [Value(milliseconds: conflict.at - .seconds(90 * 86_400))]
    )
  }
}
