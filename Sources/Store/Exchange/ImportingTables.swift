package import Model
package import SQLite

extension TodoStore {
  /// Whether a text is what `export --format json` writes.
  package func holdsTables(_ text: String) throws(DatabaseError) -> Bool {
    guard try connection.first("SELECT json_valid(?)", [.text(text)], { $0.integer(0) }) == 1
    else { return false }
    return try connection.first(
      "SELECT json_type(?, '$.tables.todo')",
      [.text(text)]
    ) { $0.textIfAny(0) } == "array"
  }

  /// Adds the rows of another database that are not here, all of it as one step, exactly as they are
  /// there; or tells what would come.
  ///
  /// A to-do that is here and was changed later there is as it is there from then on, on the list and at
  /// the place that it has here. A list of the same name is the same list. A row with a column that is unknown here comes without
  /// that column, and the names of those are given back.
  package func importing(
    tables text: String,
    isDryRun: Bool,
    at now: Instant
  ) throws(DatabaseError) -> (imported: Imported, done: Int, unknown: [String]) {
    var imported = Imported()
    var (fresh, newer): ([TableRow], [TableRow]) = ([], [])
    let deleted = try deletedTodos()
    let columns = try columns(of: .todo)
    for row in try rows(of: .todo, in: text, refersTo: "parent_id") {
      if let known = try difference(of: row, in: columns) {
        if known.differs, known.isNewer {
          imported.updated.append(row.id)
          newer.append(row)
        } else {
          imported.present += 1
          if known.differs { imported.differing.append(known.title) }
        }
      } else if deleted.contains(row.id) {
        imported.deleted += 1
      } else {
        imported.added.append(row.id)
        fresh.append(row)
      }
    }
    var done = 0
    for row in fresh where try row.value("completed_at", on: connection) != .null { done += 1 }
    let unknown = try unknownColumns(in: text)
    guard !isDryRun else { return (imported, done, unknown) }
    let reminders = Dictionary(grouping: try rows(of: .reminder, in: text, id: "todo_id"), by: \.id)
    let completions = Dictionary(
      grouping: try rows(of: .completion, in: text, id: "todo_id"),
      by: \.id
    )
    var items = newer.map(FileItem.newer) + [.lists] + fresh.parentsFirst.map(FileItem.todo)
    // Without anything new it is this machine's own file, or one that was read before.
    if !fresh.isEmpty {
      items += try rows(of: .focusSession, in: text, id: "started_at").map(FileItem.focusSession)
    }
    var lists: [TodoList.ID: TodoList.ID] = [:]
    let header = BatchHeader(label: .import, source: .import)
    imported.batch = try inPieces(items, as: header, at: now) { item, _ throws(DatabaseError) in
      switch item {
      case .newer(let row): try bringUpToDate(row, columns)
      case .lists: lists = try insertLists(of: text, &imported.newLists)
      case .todo(let row):
        try insert(row, columns, lists)
        for reminder in reminders[row.id] ?? [] { try put(reminder: reminder) }
        for completion in completions[row.id] ?? [] {
          try put(completion, into: .completion, replacing: false)
        }
      case .focusSession(let row): try put(focusSession: row)
      }
    }
    return (imported, done, unknown)
  }

  private func put(reminder row: TableRow) throws(DatabaseError) {
    try put(row, into: .reminder, replacing: true)
    // The service of that machine was perhaps about to show it.
    try connection.run(
      "UPDATE reminder SET state = 'scheduled' WHERE todo_id = ? AND state = 'delivering'",
      [.text(row.id)]
    )
  }

  private func put(focusSession row: TableRow) throws(DatabaseError) {
    let isThere = try connection.first(
      "SELECT 1 FROM focus_session WHERE started_at = json_extract(?, '$.started_at')",
      [.text(row.json)]
    ) { _ in true }
    if isThere != true { try put(row, into: .focusSession, replacing: false) }
  }

  /// What stays as it is here: names, places, and how it came.
  private static let ownColumns: Set = [
    "id", "handle", "list_id", "parent_id", "position", "source", "phrase", "inferred_at",
    "problem",
    "unsure", "created_at", "updated_at",
  ]

  /// Whether a to-do that is here is otherwise in a file, and whether it was changed later there; `nil`
  /// where it is not here.
  private func difference(
    of row: TableRow,
    in columns: [String]
  ) throws(DatabaseError) -> (title: String, differs: Bool, isNewer: Bool)? {
    let others = columns.filter { !Self.ownColumns.contains($0) }.map { name in
      "(json_type(?1, '$.\(name)') IS NOT NULL AND \(name) IS NOT json_extract(?1, '$.\(name)'))"
    }
    return try connection.first(
      """
      SELECT title, \(others.joined(separator: " OR ")),
             coalesce(json_extract(?1, '$.updated_at') > updated_at, 0)
        FROM todo WHERE id = ?2
      """,
      [.text(row.json), .text(row.id)]
    ) { ($0.text(0), $0.integer(1) != 0, $0.integer(2) != 0) }
  }

  private func bringUpToDate(_ row: TableRow, _ columns: [String]) throws(DatabaseError) {
    let settings = columns.filter { !Self.ownColumns.contains($0) || $0 == "updated_at" }.map {
      "\($0) = iif(json_type(?1, '$.\($0)') IS NULL, \($0), json_extract(?1, '$.\($0)'))"
    }
    try connection.run(
      "UPDATE todo SET \(settings.joined(separator: ", ")) WHERE id = ?2",
      [.text(row.json), .text(row.id)]
    )
  }

  private func rows(
    of table: ExchangedTable,
    in text: String,
    id: String = "id",
    refersTo parent: String = "id"
  ) throws(DatabaseError) -> [TableRow] {
    try connection.all(
      """
      SELECT json_extract(value, '$.\(id)'), json_extract(value, '$.\(parent)'), value
        FROM json_each(?, '$.tables.\(table.rawValue)') WHERE type = 'object'
      """,
      [.text(text)]
    ) { TableRow(id: $0.text(0), parent: $0.textIfAny(1), json: $0.text(2)) }
  }

  /// The names of columns of to-dos that this database has not.
  private func unknownColumns(in text: String) throws(DatabaseError) -> [String] {
    try connection.all(
      """
      SELECT DISTINCT field.key
        FROM json_each(?, '$.tables.todo') AS row, json_each(row.value) AS field
       WHERE field.key NOT IN (SELECT name FROM pragma_table_info('todo'))
       ORDER BY 1
      """,
      [.text(text)]
    ) { $0.text(0) }
  }

  /// Adds the lists that are not here; which list each of the file is.
  private func insertLists(
    of text: String,
    _ new: inout [String]
  ) throws(DatabaseError) -> [TodoList.ID: TodoList.ID] {
    var lists: [TodoList.ID: TodoList.ID] = [:]
    for row in try rows(of: .list, in: text) {
      let same = try connection.first(
        """
        SELECT id FROM list WHERE id = ?1 OR name = json_extract(?2, '$.name')
         ORDER BY id = ?1 DESC LIMIT 1
        """,
        [.text(row.id), .text(row.json)]
      ) { $0.text(0) }
      lists[row.id] = same ?? row.id
      guard same == nil else { continue }
      try put(row, into: .list, replacing: false)
      new.append(try row.value("name", on: connection).text ?? row.id)
    }
    return lists
  }

  private func insert(
    _ row: TableRow,
    _ columns: [String],
    _ lists: [TodoList.ID: TodoList.ID]
  ) throws(DatabaseError) {
    let list = try row.value("list_id", on: connection).text
    let place = list.flatMap { lists[$0] } ?? TodoList.inbox
    let parent = try row.parent.flatMap { id throws(DatabaseError) in try self.row(id)?.todo.id }
    let values = columns.map { name in
      switch name {
      case "list_id": "?2"
      case "parent_id": "?3"
      case "handle":
        """
        (SELECT json_extract(?1, '$.handle')
          WHERE NOT EXISTS (SELECT 1 FROM todo WHERE handle = json_extract(?1, '$.handle'))
            AND NOT EXISTS (SELECT 1 FROM retired_handle
                             WHERE handle = json_extract(?1, '$.handle')
                               AND todo_id <> json_extract(?1, '$.id')))
        """
      // What a file of an older version has not is what a new row has.
      case "priority", "repeat_from", "source", "created_at", "updated_at":
        "coalesce(json_extract(?1, '$.\(name)'), \(Self.fallback(name)))"
      default: "json_extract(?1, '$.\(name)')"
      }
    }
    try connection.run(
      """
      INSERT INTO todo (\(columns.joined(separator: ", ")))
      SELECT \(values.joined(separator: ", "))
      """,
      [.text(row.json), .text(place), Value(parent)]
    )
  }

  private static func fallback(_ column: String) -> String {
    switch column {
    case "priority": "'normal'"
    case "repeat_from": "'due'"
    case "source": "'import'"
    default: "unixepoch()"
    }
  }

  /// Writes the row of a file into a table whose columns have defaults for what is missing.
  private func put(
    _ row: TableRow,
    into table: ExchangedTable,
    replacing: Bool
  ) throws(DatabaseError) {
    let present = try connection.all(
      "SELECT key FROM json_each(?) WHERE type <> 'null'",
      [.text(row.json)]
    ) { $0.text(0) }
    let columns = try columns(of: table).filter(present.contains)
    guard !columns.isEmpty else { return }
    let values = columns.map { "json_extract(?1, '$.\($0)')" }
    try connection.run(
      """
      INSERT OR \(replacing ? "REPLACE" : "IGNORE") INTO \(table.rawValue)
        (\(columns.joined(separator: ", ")))
      SELECT \(values.joined(separator: ", "))
      """,
      [.text(row.json)]
    )
  }
}

extension Value {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}
