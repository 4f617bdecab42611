package import Model
package import SQLite

/// Reading to-dos together with their list and their reminder.
extension Store {
  /// The beginning of a query for rows; `WHERE` and the rest follow.
  static let rows = """
    SELECT \(StoredTodo.columns), list.name, \(Reminder.columns)
      FROM todo LEFT JOIN list ON list.id = todo.list_id
                LEFT JOIN reminder ON reminder.todo_id = todo.id

    """

  /// The rows that a condition lets through.
  func rows(_ condition: String, _ values: [Value] = []) throws(DatabaseError) -> [TodoRow] {
    let calendar = calendar
    return try connection.all(Store.rows + condition, values) { row($0, in: calendar) }
  }

  /// The to-do with this id.
  func row(_ id: Todo.ID) throws(DatabaseError) -> TodoRow? {
    let calendar = calendar
    return try connection.first(Store.rows + "WHERE todo.id = ?", [.text(id)]) {
      row($0, in: calendar)
    }
  }

  /// The to-dos with these ids, in this order; those that are gone are left out.
  package func rows(of ids: [Todo.ID]) throws(DatabaseError) -> [TodoRow] {
    var rows: [TodoRow] = []
    for id in ids {
      if let row = try row(id) { rows.append(row) }
    }
    return rows
  }

  /// The row that a statement stands at.
  func row(_ row: borrowing Row, in calendar: LocalCalendar) -> TodoRow {
    let todo = StoredTodo(row).todo
    return TodoRow(
      todo: todo,
      listName: row.text(StoredTodo.width),
      reminder: Reminder(row, from: StoredTodo.width + 1, policy: meaning.policy),
      dueAt: calendar.moment(of: todo.due)
    )
  }
}
