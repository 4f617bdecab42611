internal import Model
internal import SQLite

/// The rows that a filter lets through, in no order.
struct ListingQuery {
  private let connection: Connection
  private var conditions: [String] = []
  private var values: [Value] = []
  /// Where SQLite cannot tell alone, the ids of what is let through.
  private var ids: Set<Todo.ID>?

  init(_ filter: TodoFilter, of store: Store) throws(DatabaseError) {
    connection = store.connection
    switch filter.status {
    case .open: conditions.append("todo.completed_at IS NULL")
    case .done: conditions.append("todo.completed_at IS NOT NULL")
    case .all: break
    }
    if let list = filter.list {
      let known = try store.listIfAny(named: list)
      conditions.append("todo.list_id = ?")
      values.append(known.map { .text($0.id) } ?? .null)
    }
    // SQLite folds the case of ASCII letters only; words with others are looked for below.
    for word in filter.words where word.utf8.allSatisfy({ $0 < 0x80 }) {
      conditions.append("(todo.title LIKE ? ESCAPE '\\' OR todo.notes LIKE ? ESCAPE '\\')")
      values += [.text(Store.pattern(containing: word)), .text(Store.pattern(containing: word))]
    }
    let others = filter.words.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    guard !others.isEmpty else { return }
    let found: [Todo.ID?] = try all("SELECT todo.id, todo.title, todo.notes FROM todo") { row in
      let (title, notes) = (row.text(1), row.text(2))
      return others.allSatisfy { title.hasWord($0) || notes.hasWord($0) } ? row.text(0) : nil
    }
    ids = Set(found.compactMap { $0 })
  }

  /// Reads each row of a query that these conditions end; its first column is the id.
  func all<Element>(
    _ query: String,
    _ read: (borrowing Row) -> Element
  ) throws(DatabaseError) -> [Element] {
    let end = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    var elements: [Element] = []
    try connection.each(query + end, values) { row in
      if let ids, !ids.contains(row.text(0)) { return }
      elements.append(read(row))
    }
    return elements
  }
}

extension String {
  /// Whether `word` occurs in this text, whatever the case.
  func hasWord(_ word: String) -> Bool {
    let text = Array(lowercased().utf8)
    let word = Array(word.lowercased().utf8)
    guard word.count <= text.count else { return false }
    return (0...(text.count - word.count)).contains { start in
      text[start..<(start + word.count)].elementsEqual(word)
    }
  }
}

extension Store {
  /// A LIKE pattern (with `\` as its escape) for texts that contain `word`.
  static func pattern(containing word: String) -> String {
    var pattern = "%"
    for character in word {
      if character == "%" || character == "_" || character == "\\" { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern + "%"
  }
}
