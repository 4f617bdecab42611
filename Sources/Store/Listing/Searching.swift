package import SQLite

/// A to-do that holds what was looked for.
package struct Hit: Hashable, Sendable {
  /// Where the words stand, the best place first.
  package enum Place: Int, Hashable, Comparable, Sendable {
    /// Words of the title begin with them.
    case titleWords
    case title, firstStep, list, notes, several

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  package let row: TodoRow
  package let place: Place
}

extension Store {
  /// To-dos whose title, notes, first step or list hold every word, the best first; with how many
  /// there are in all.
  ///
  /// Better is what begins a word of the title, then other places; then what is open, then what comes
  /// earlier. Rows that hold nothing of it are only looked at by SQLite.
  package func search(
    _ words: [String],
    _ status: TodoFilter.Status,
    limit: Int
  ) throws(DatabaseError) -> (hits: [Hit], count: Int) {
    let words = words.map { $0.lowercased() }
    let columns = ["todo.title", "todo.notes", "todo.first_step", "list.name"]
    var conditions = words.indices.map { index in
      "(" + columns.map { "holds(\($0), ?\(index + 1))" }.joined(separator: " OR ") + ")"
    }
    switch status {
    case .open: conditions.append("todo.completed_at IS NULL")
    case .done: conditions.append("todo.completed_at IS NOT NULL")
    case .all: break
    }
    let found = try connection.all(
      """
      SELECT todo.id, todo.title, todo.first_step, list.name, todo.notes
        FROM todo LEFT JOIN list ON list.id = todo.list_id
       WHERE \(conditions.joined(separator: " AND "))
       ORDER BY todo.completed_at IS NOT NULL, todo.completed_at DESC,
                coalesce(todo.due_date, date(todo.due_at, 'unixepoch'), 'without'),
                todo.due_time, todo.position
      """,
      words.map { .text($0) }
    ) { row in
      let texts = [row.text(1), row.textIfAny(2), row.textIfAny(3), row.textIfAny(4)]
      return (id: row.text(0), place: Store.place(of: words, in: texts))
    }
    let best = found.enumerated().sorted { one, other in
      one.element.place == other.element.place
        ? one.offset < other.offset : one.element.place < other.element.place
    }
    var hits: [Hit] = []
    for (_, candidate) in best.prefix(limit) {
      if let row = try row(candidate.id) { hits.append(Hit(row: row, place: candidate.place)) }
    }
    return (hits, found.count)
  }

  /// The best place of the words in the title, first step, list and notes of a to-do.
  private static func place(of words: [String], in texts: [String?]) -> Hit.Place {
    for (text, place) in zip(texts, [Hit.Place.title, .firstStep, .list, .notes]) {
      guard let text, words.allSatisfy(text.holds) else { continue }
      return place == .title && words.allSatisfy { text.hasWord(beginningWith: $0) }
        ? .titleWords : place
    }
    return .several
  }
}
