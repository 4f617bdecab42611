package import SQLite

extension Store {
  /// The open to-dos with words of which nobody was asked yet what they mean, the oldest first.
  package func unsure(limit: Int? = nil) throws(DatabaseError) -> [TodoRow] {
    try rows(
      """
      WHERE todo.completed_at IS NULL AND todo.unsure IS NOT NULL
      ORDER BY todo.created_at, todo.position LIMIT ?
      """,
      [Value(limit ?? -1)]
    )
  }

  /// How many of them there are.
  package func unsureCount() throws(DatabaseError) -> Int {
    try connection.first(
      "SELECT count(*) FROM todo WHERE completed_at IS NULL AND unsure IS NOT NULL"
    ) { $0.integer(0) } ?? 0
  }
}
