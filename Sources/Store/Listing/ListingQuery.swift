internal import Model
internal import SQLite

/// The rows that a filter lets through, in no order.
struct ListingQuery {
  /// SQLite nests conditions 1,000 deep at most, and nothing is found by so many words.
  private static let mostWords = 500

  private let connection: Connection
  private var conditions: [String] = []
  private var values: [Value] = []

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
    if let priority = filter.priority {
      conditions.append("todo.priority = ?")
      values.append(.text(priority.rawValue))
    }
    guard filter.words.count <= Self.mostWords else {
      conditions.append("FALSE")
      return
    }
    for word in filter.words {
      conditions.append("(holds(todo.title, ?) OR holds(todo.notes, ?))")
      values += [.text(word), .text(word)]
    }
  }

  /// Reads the rows that these conditions and another one let through; what follows it, may order them.
  func rows(_ condition: String, _ more: [Value], of store: Store) throws(DatabaseError)
    -> [TodoRow]
  {
    let all = (conditions + [condition]).joined(separator: " AND ")
    return try store.rows("WHERE \(all)", values + more)
  }

  /// Counts the rows that these conditions and another one let through, at most so many.
  func count(_ condition: String, _ more: [Value], most: Int) throws(DatabaseError) -> Int {
    let all = (conditions + [condition]).joined(separator: " AND ")
    let query = "SELECT count(*) FROM (SELECT 1 FROM todo WHERE \(all) LIMIT \(most))"
    return try connection.first(query, values + more) { $0.integer(0) } ?? 0
  }

  /// Reads each row of a query that these conditions end.
  func all<Element>(
    _ query: String,
    _ read: (borrowing Row) -> Element
  ) throws(DatabaseError) -> [Element] {
    let end = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    return try connection.all(query + end, values, read)
  }
}
