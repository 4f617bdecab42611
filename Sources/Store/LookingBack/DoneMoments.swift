package import Model
package import SQLite

/// All that was done within a window, as it is counted: what was deleted or forgotten since was done all
/// the same.
package struct DoneMoments: Hashable, Sendable {
  /// How much of it was done of a list.
  package struct ListCount: Hashable, Sendable {
    /// `nil` for what is on no list any more.
    package let name: String?
    package let count: Int
  }

  /// In order.
  package let moments: [Instant]
  /// The lists in their order.
  package let lists: [ListCount]
}

extension Store {
  /// All that was done within a window, as it is counted.
  package func doneMoments(in window: Range<Instant>) throws(DatabaseError) -> DoneMoments {
    let lists = try listNumbers()
    var counts = [Int](repeating: 0, count: lists.names.count + 1)
    // One pass over an index and one over the completions: to look up each to-do takes five times as
    // long where there are very many.
    let moments = try connection.all(
      """
      SELECT completed_at, todo_id FROM completion
       WHERE completed_at >= ? AND completed_at < ? ORDER BY completed_at
      """,
      [Value(seconds: window.lowerBound), Value(seconds: window.upperBound)]
    ) { row in
      counts[lists.ofTodos[row.hash(1)] ?? lists.names.count] += 1
      return Instant(kept: row.integer(0))
    }
    let names = lists.names.map(Optional.some) + [nil]
    return DoneMoments(
      moments: moments,
      lists: zip(names, counts).filter { $1 > 0 }.map { .init(name: $0, count: $1) }
    )
  }

  /// The names of the lists in order, and the place of each to-do's list among them.
  private func listNumbers() throws(DatabaseError) -> (names: [String], ofTodos: [UInt64: Int]) {
    var places: [UInt64: Int] = [:]
    let names = try connection.all("SELECT name, id FROM list ORDER BY position, name") { row in
      places[row.hash(1)] = places.count
      return row.text(0)
    }
    var ofTodos: [UInt64: Int] = [:]
    // The rows of a list stand together in the index.
    var last: (list: UInt64, place: Int?) = (0, nil)
    _ = try connection.all("SELECT list_id, id FROM todo ORDER BY list_id, position") { row in
      let list = row.hash(0)
      if list != last.list { last = (list, places[list]) }
      ofTodos[row.hash(1)] = last.place
    }
    return (names, ofTodos)
  }

  /// When the first thing was done that is known.
  package func firstDone() throws(DatabaseError) -> Instant? {
    try connection.first("SELECT min(completed_at) FROM completion") { $0.seconds(0) } ?? nil
  }
}
