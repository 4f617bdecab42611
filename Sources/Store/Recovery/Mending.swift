internal import SQLite

/// Puts what could be read of a damaged database into another one, row by row, while no trigger is
/// there: they were judged and journaled when they were written first.
struct Mending {
  private let connection: Connection
  private let salvage: Salvage
  private let tables: WholeTables
  /// To-dos that were read on pages of which everything could be read: they are as they were.
  private let sure: Set<String>
  /// To-dos that an index of handles alone knows: those were deleted.
  private let gone: Set<String>
  /// Rows that the damaged file's own journal speaks of.
  private let noted: Set<String>
  /// To-dos that the journal knew better than the pages.
  private var journaled: Set<String> = []

  init(
    _ connection: Connection,
    _ salvage: Salvage,
    _ tables: WholeTables
  ) throws(DatabaseError) {
    (self.connection, self.salvage, self.tables) = (connection, salvage, tables)
    sure =
      tables.names.contains("todo")
      ? Set(try connection.all("SELECT id FROM todo") { $0.text(0) })
      : salvage.ids(.todo, isSure: true)
    let changes = (salvage.sure[.change] ?? []) + (salvage.unsure[.change] ?? [])
    noted = Set(changes.compactMap { $0.values[3].text })
    gone = Set(salvage.handles.keys).subtracting(salvage.live).subtracting(sure)
      .subtracting(salvage.ids(.todo, isSure: false))
  }

  /// Does it.
  mutating func mend() throws(DatabaseError) {
    // Tables whose rows come and go: only their newest state means something.
    let passing = ["unsettled", "heard", "quiet", "current_batch", "replaced"]
    for table in passing where tables.torn.contains(table) {
      try connection.run("DELETE FROM \(table)")
    }
    for table in Salvage.Table.allCases where tables.torn.contains(table.rawValue) {
      try insert(salvage.unsure[table] ?? [], into: table)
      try insert(salvage.sure[table] ?? [], into: table)
    }
    if tables.torn.contains("list") {
      let known = salvage.ids(.list, isSure: true)
      try followJournal("list", columns: SchemaList.columns, except: known)
    }
    if tables.torn.contains("todo") {
      try followJournal("todo", columns: SchemaTodo.columns, except: sure)
      try forgetGone()
    }
    if tables.torn.contains("reminder") { try followDecisions() }
    if tables.torn.contains("completion") {
      var completions = CompletionMending(connection, besides: salvage.sure[.completion] ?? [])
      try completions.mend()
      if !tables.torn.isDisjoint(with: ["batch", "change", "delivery"]) {
        try connection.noteLostCompletions()
      }
    }
    try connection.script(
      """
      INSERT OR IGNORE INTO list (id, name, position) VALUES ('inbox', 'Inbox', 0);
      UPDATE todo SET list_id = 'inbox' WHERE list_id NOT IN (SELECT id FROM list);
      UPDATE todo SET parent_id = NULL WHERE parent_id NOT IN (SELECT id FROM todo);
      UPDATE reminder SET \(SchemaReminder.closed)
       WHERE state <> 'closed' AND todo_id NOT IN (SELECT id FROM todo);
      DELETE FROM unsettled WHERE todo_id NOT IN (SELECT id FROM todo);
      INSERT OR IGNORE INTO unsettled (todo_id)
        SELECT id FROM todo WHERE id NOT IN (SELECT todo_id FROM reminder)
           AND coalesce(due_date, due_at, phrase, rrule) IS NOT NULL;
      """
    )
  }

  /// Counts and lists the contents of the database now, and where they came from.
  func report() throws(DatabaseError) -> Repair {
    var repair = Repair()
    (repair.todos, repair.open) = try connection.todoCounts()
    let read = sure.union(salvage.ids(.todo, isSure: false)).subtracting(journaled)
    var unseen = salvage.live.union(read)
    try connection.each("SELECT id, handle, title FROM todo ORDER BY list_id, position") { row in
      let id = row.text(0)
      unseen.remove(id)
      guard !read.contains(id) else { return }
      repair.restored.append(
        Repair.Restored(
          id: id,
          handle: row.text(1),
          title: row.text(2),
          source: journaled.contains(id) ? .journal : .backup
        )
      )
    }
    repair.missing = unseen.compactMap { salvage.handles[$0] }.sorted()
    let torn = Set(tables.torn.subtracting(["todo"]).compactMap(Repair.Part.init(table:)))
    repair.torn = Repair.Part.allCases.filter(torn.contains)
    return repair
  }
}

extension Mending {
  /// Inserts rows as they stood; what the table does not take was not read well.
  private func insert(
    _ rows: [DamagedRow],
    into table: Salvage.Table
  ) throws(DatabaseError) {
    guard !rows.isEmpty else { return }
    let columns = try connection.all(
      "SELECT name FROM pragma_table_info(?)",
      [.text(table.rawValue)]
    ) { $0.text(0) }
    for row in rows {
      let names = columns.prefix(row.values.count)
      var values = Array(row.values.prefix(names.count))
      // A table knows its rows by their number, which is not repeated among the columns.
      if let number = row.number, values.first == .null { values[0] = .integer(number) }
      try replace(table.rawValue, Array(names), values)
    }
  }

  private func replace(
    _ table: String,
    _ columns: [String],
    _ values: [Value]
  ) throws(DatabaseError) {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    do {
      try connection.run(
        "INSERT OR REPLACE INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
        values
      )
    } catch .refused {
    }
  }

  /// Brings rows that could not be read to what the journal noted of them last.
  private mutating func followJournal(
    _ table: String,
    columns: [String],
    except known: Set<String>
  ) throws(DatabaseError) {
    let images = columns.map { "after ->> '$.\($0)'" }.joined(separator: ", ")
    let last = try connection.all(
      """
      SELECT row_id, operation = 'delete', \(images), max(batch_id * 1000000 + number)
        FROM change WHERE table_name = ? AND (after IS NULL OR json_valid(after))
       GROUP BY row_id
      """,
      [.text(table)]
    ) { row in
      (
        id: row.text(0), isDeleted: row.integer(1) != 0,
        values: columns.indices.map { row.value(Int32($0 + 2)) }
      )
    }
    for (id, isDeleted, values) in last where noted.contains(id) && !known.contains(id) {
      if isDeleted ? !salvage.live.contains(id) : gone.contains(id) {
        try connection.run("DELETE FROM \(table) WHERE id = ? AND id <> 'inbox'", [.text(id)])
      } else if !isDeleted {
        try replace(table, columns, values)
        journaled.insert(id)
      }
    }
  }

  /// Gives reminders that could not be read what a person last decided of them.
  private func followDecisions() throws(DatabaseError) {
    let known = salvage.ids(.reminder, isSure: true)
    let ids = try connection.all("SELECT id FROM todo") { $0.text(0) }
    try connection.followDecisions(of: ids.filter { !known.contains($0) })
  }

  /// Deletes what was deleted since the backup; of what was forgotten for good nothing comes back.
  private func forgetGone() throws(DatabaseError) {
    for id in gone {
      try connection.run("DELETE FROM todo WHERE id = ?", [.text(id)])
      if !noted.contains(id) {
        try connection.run("DELETE FROM change WHERE row_id = ?", [.text(id)])
      }
      try replace(
        "retired_handle",
        ["handle", "todo_id"],
        [Value(salvage.handles[id]), .text(id)]
      )
    }
  }
}

extension Repair.Part {
  /// What a person knows a table by; `nil` where it says nothing to anybody.
  fileprivate init?(table: String) {
    switch table {
    case "unsettled", "current_batch", "replaced", "retired_handle", "copy": return nil
    case "reminder": self = .reminders
    case "list": self = .lists
    case "completion", "delivery": self = .done
    case "batch", "change": self = .steps
    case "heard", "transcript": self = .heard
    case "quiet": self = .quiet
    case _ where table.hasPrefix("calendar") || table.hasPrefix("event"): self = .calendars
    case _ where table.hasPrefix("sync"): self = .sync
    case _ where table.hasPrefix("push") || table.hasPrefix("phone"): self = .phone
    default: self = .others
    }
  }
}
