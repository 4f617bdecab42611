internal import SQLite

/// A change as the journal has it.
struct JournalChange {
  enum Table: String {
    case list, todo, reminder
    case focus = "focus_session"
    case calendar, completion
  }
  enum Operation: String { case insert, update, delete }

  let table: Table
  let row: String
  let operation: Operation
  let before: [String: Value]
  let after: [String: Value]
}

extension JournalChange {
  /// The columns that the change gave another value.
  var changed: Set<String> {
    Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }
}

extension Store {
  /// Notes what became of a row that no trigger journals; nothing where that is as it was.
  func journal(
    _ table: JournalChange.Table,
    _ row: String,
    before: String?,
    after: String?,
    in batch: Int
  ) throws(DatabaseError) {
    guard before != after else { return }
    let operation: JournalChange.Operation =
      before == nil ? .insert : after == nil ? .delete : .update
    try connection.run(
      """
      INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
      SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6
        FROM change WHERE batch_id = ?1
      """,
      [
        Value(batch), .text(table.rawValue), .text(row), .text(operation.rawValue), Value(before),
        Value(after),
      ]
    )
  }

  /// The changes of a batch, the last first.
  func changes(of batch: Int) throws(DatabaseError) -> [JournalChange] {
    let lines = try connection.all(
      """
      SELECT table_name, row_id, operation, before, after
        FROM change WHERE batch_id = ? ORDER BY number DESC
      """,
      [Value(batch)]
    ) { row in
      (row.text(0), row.text(1), row.text(2), row.value(3), row.value(4))
    }
    var changes: [JournalChange] = []
    for (table, row, operation, before, after) in lines {
      // A table that a newer program journals is none of our business; it is left as it is.
      guard let table = JournalChange.Table(rawValue: table),
        let operation = JournalChange.Operation(rawValue: operation)
      else { continue }
      changes.append(
        JournalChange(
          table: table,
          row: row,
          operation: operation,
          before: try columns(of: before),
          after: try columns(of: after)
        )
      )
    }
    return changes
  }

  /// The row of a table as it is now, in the columns that the journal keeps.
  func present(_ table: JournalChange.Table, _ row: String) throws(DatabaseError) -> [String:
    Value]?
  {
    let image = try connection.first(
      "SELECT \(SchemaText.image(table.columns)) FROM \(table.rawValue) WHERE \(table.key) = ?",
      [.text(row)]
    ) { $0.value(0) }
    guard let image else { return nil }
    return try columns(of: image)
  }

  /// The columns of an image of the journal; none of one that another program has made unreadable.
  func columns(of image: Value) throws(DatabaseError) -> [String: Value] {
    // As an atom SQLite gives a text up to its first NUL.
    let pairs = try connection.all(
      """
      SELECT key, atom, iif(type = 'text' AND instr(?1, '\\u0000'), ?1 -> fullkey, NULL)
        FROM json_each(iif(json_valid(?1), ?1, '{}'))
      """,
      [image]
    ) { ($0.text(0), $0.isNull(2) ? $0.value(1) : $0.value(2).unquoted) }
    return Dictionary(pairs) { $1 }
  }
}

extension JournalChange.Table {
  /// The columns that the journal keeps.
  var columns: [String] {
    switch self {
    case .list: SchemaList.columns
    case .todo: SchemaTodo.columns
    case .reminder: Store.journaledReminderColumns
    case .focus: Store.journaledFocusColumns
    case .calendar: Store.journaledCalendarColumns
    case .completion: Store.journaledCompletionColumns
    }
  }

  var key: String { self == .reminder ? "todo_id" : "id" }
}
