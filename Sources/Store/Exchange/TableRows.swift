package import SQLite

/// The rows of lists and to-dos, and all that belongs to them, as JSON that goes there and back exactly.
///
/// SQLite itself writes and reads it, so no value passes through another form.
package enum ExchangedTable: String, CaseIterable {
  case list
  case todo
  case reminder
  case completion
  case focusSession = "focus_session"

  /// What belongs to this machine's screen alone, and is of no use elsewhere.
  fileprivate var local: Set<String> {
    switch self {
    case .reminder: ["popup_server", "popup_number", "popup_obsolete"]
    case .focusSession: ["id", "popup_server", "popup_number"]
    case .list: ["is_inbox"]
    case .todo, .completion: []
    }
  }

  /// Whether a row of a file is known here by these columns.
  fileprivate var key: [String] {
    switch self {
    case .list, .todo: ["id"]
    case .reminder: ["todo_id"]
    case .completion: ["completed_at", "todo_id"]
    case .focusSession: ["started_at"]
    }
  }
}

extension TodoStore {
  /// Each row of a table as one JSON object, in the order of its key.
  package func eachRow(
    of table: ExchangedTable,
    _ body: (String) -> Void
  ) throws(DatabaseError) {
    let columns = try self.columns(of: table)
    let pairs = columns.map { "'\($0)', \($0)" }.joined(separator: ", ")
    let filter = table == .focusSession ? "WHERE state = 'ended'" : ""
    try connection.each(
      """
      SELECT json_object(\(pairs)) FROM \(table.rawValue) \(filter)
       ORDER BY \(table.key.joined(separator: ", "))
      """
    ) { body($0.text(0)) }
  }

  func columns(of table: ExchangedTable) throws(DatabaseError) -> [String] {
    try connection.all(
      "SELECT name FROM pragma_table_info(?)",
      [.text(table.rawValue)]
    ) { $0.text(0) }
    .filter { !table.local.contains($0) }
  }
}
