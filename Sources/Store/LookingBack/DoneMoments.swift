package import Model
package import SQLite

extension Store {
  /// The moments within a window at which anything was done, in order; what was deleted or forgotten
  /// since was done all the same.
  package func doneMoments(in window: Range<Instant>) throws(DatabaseError) -> [Instant] {
    try connection.all(
      """
      SELECT completed_at FROM completion
       WHERE completed_at >= ? AND completed_at < ? ORDER BY completed_at
      """,
      [Value(seconds: window.lowerBound), Value(seconds: window.upperBound)]
    ) { Instant(seconds: Int64($0.integer(0))) }
  }

  /// How many things of each list were done within a window, the lists in their order; without a name
  /// those whose list is not known any more.
  package func doneByList(in window: Range<Instant>) throws(DatabaseError)
    -> [(name: String?, count: Int)]
  {
    try connection.all(
      """
      SELECT list.name, sum(done.count)
        FROM (SELECT todo.list_id AS list, count(*) AS count
                FROM completion LEFT JOIN todo ON todo.id = completion.todo_id
               WHERE completion.completed_at >= ? AND completion.completed_at < ?
               GROUP BY todo.list_id) AS done
        LEFT JOIN list ON list.id = done.list
       GROUP BY list.id ORDER BY list.id IS NULL, list.position, list.name
      """,
      [Value(seconds: window.lowerBound), Value(seconds: window.upperBound)]
    ) { (name: $0.textIfAny(0), count: $0.integer(1)) }
  }

  /// When the first thing was done that is known.
  package func firstDone() throws(DatabaseError) -> Instant? {
    try connection.first("SELECT min(completed_at) FROM completion") { $0.seconds(0) } ?? nil
  }
}
