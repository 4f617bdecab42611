package import Model
package import SQLite

extension Store {
  /// All lists with the number of their open to-dos, in order.
  package func lists() throws(DatabaseError) -> [(list: TodoList, open: Int)] {
    try connection.all(
      """
      SELECT list.id, list.name, list.color, list.icon, list.position, list.leads,
             count(todo.id)
        FROM list LEFT JOIN todo ON todo.list_id = list.id AND todo.completed_at IS NULL
       GROUP BY list.id ORDER BY list.position, list.name
      """
    ) { row in
      let list = TodoList(
        id: row.text(0),
        name: row.text(1),
        color: row.textIfAny(2),
        icon: row.textIfAny(3),
        position: row.integer(4),
        leads: row.textIfAny(5).map(TodoList.leads)
      )
      return (list, row.integer(6))
    }
  }

  /// The names of all lists, in order; quick however many to-dos there are.
  package func listNames() throws(DatabaseError) -> [String] {
    try connection.all("SELECT name FROM list ORDER BY position, name") { $0.text(0) }
  }

  /// The list of this name, whatever the case; it is created if there is none.
  func list(
    named name: String,
    at now: Instant
  ) throws(DatabaseError) -> (id: TodoList.ID, name: String, isNew: Bool) {
    if let known = try listIfAny(named: name) { return (known.id, known.name, false) }
    let id = Identifier.random()
    try connection.run(
      "INSERT INTO list (id, name, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)",
      [.text(id), .text(name), .integer(now.seconds)]
    )
    return (id, name, true)
  }
  /// The list of this name, whatever the case.
  ///
  /// SQLite folds the case of ASCII letters only; names with others are compared here.
  func listIfAny(named name: String) throws(DatabaseError) -> (id: TodoList.ID, name: String)? {
    let known = try connection.first(
      "SELECT id, name FROM list WHERE name = trim(?)",
      [.text(name)]
    ) { (id: $0.text(0), name: $0.text(1)) }
    if known != nil || name.utf8.allSatisfy({ $0 < 0x80 }) { return known }
    let folded = name.lowercased()
    return try connection.all("SELECT id, name FROM list ORDER BY position, name") {
      (id: $0.text(0), name: $0.text(1))
    }
    .first { $0.name.lowercased() == folded }
  }
}
