package import Model
package import SQLite
internal import Words

/// Values that their columns do not take: no page is damaged, and the row is there to be read.
extension Store {
  /// Gives every such value the one that usually stands there, keeps the row, and says in the
  /// to-do's `problem` which columns those were; how many rows they were.
  ///
  /// Takes as long as reading every row does.
  package func mendColumns(at now: Instant) throws(DatabaseError) -> Int {
    var rows = try mendHandles()
    for (table, key, checks) in ColumnCheck.tables {
      let isTaken = checks.map { "coalesce(\($0.isTaken), 0)" }.joined(separator: " AND ")
      let dueTime = table == "todo" ? " OR \(Self.disagrees)" : ""
      let broken = try connection.all(
        "SELECT \(key) FROM \(table) WHERE NOT (\(isTaken))\(dueTime)"
      ) { $0.text(0) }
      for id in broken {
        _ = try connection.writing { () throws(DatabaseError) in
          try alone(id, at: now) { () throws(DatabaseError) in
            try mend(id, of: table, key, checks, at: now)
          }
        }
      }
      rows += broken.count
    }
    return rows
  }

  /// Columns of another program in the tables, such as `reminder.color`.
  package func foreignColumns() throws(DatabaseError) -> [String] {
    try Schema.migrator.foreignColumns(of: connection)
  }

  /// Makes tables that have columns of another program anew without them, with every row; the names of
  /// what went.
  package func dropForeignColumns() throws(DatabaseError) -> [String] {
    try connection.writing { () throws(DatabaseError) in
      try Schema.migrator.freeTables(of: connection, keepsColumns: false)
    }
  }

  /// Puts one to-do right whose row can be changed no more as it is.
  func mend(_ id: Todo.ID, at now: Instant) throws(DatabaseError) {
    for (table, key, checks) in ColumnCheck.tables where table == "todo" {
      try mend(id, of: table, key, checks, at: now)
    }
  }

  private func mend(
    _ id: String,
    of table: String,
    _ key: String,
    _ checks: [ColumnCheck],
    at now: Instant
  ) throws(DatabaseError) {
    let changes = checks.map { "\($0.column) = iif(\($0.isTaken), \($0.column), \($0.usual))" }
    let names = checks.map { "iif(\($0.isTaken), '', ' \($0.column)')" }
    let statement =
      "UPDATE \(table) SET \(changes.joined(separator: ", ")) WHERE \(key) = ?1"
    let columns = try connection.first(
      "SELECT \(names.joined(separator: " || ")) FROM \(table) WHERE \(key) = ?1",
      [.text(id)]
    ) { $0.text(0) }
    let isTodo = table == "todo"
    try connection.withoutChecks { () throws(DatabaseError) in
      try connection.run(statement, [.text(id)])
      if isTodo { try connection.run(ColumnCheck.dueTime, [.text(id)]) }
    }
    guard isTodo else { return }
    try settleMended(id, at: now)
    let named = (columns ?? "").split(separator: " ").joined(separator: ", ")
    let problem = ProblemSentence.mended.text(
      .literal,
      ["columns": named.isEmpty ? "time_kind" : named]
    )
    try connection.run("UPDATE todo SET problem = ? WHERE id = ?", [.text(problem), .text(id)])
  }

  /// A handle is made anew, which no trigger lets happen otherwise.
  private func mendHandles() throws(DatabaseError) -> Int {
    let broken = "length(handle) NOT BETWEEN 4 AND 32 OR handle GLOB '*[^0-9a-f]*'"
    let ids = try connection.all("SELECT id FROM todo WHERE \(broken)") { $0.text(0) }
    guard !ids.isEmpty else { return 0 }
    try connection.writing { () throws(DatabaseError) in
      try Schema.migrator.withoutTriggers(on: connection) { () throws(DatabaseError) in
        try connection.withoutChecks { () throws(DatabaseError) in
          for id in ids {
            let fresh = SchemaTodoInsert.freshHandle
            try connection.run("UPDATE todo SET handle = \(fresh) WHERE id = ?", [.text(id)])
          }
        }
      }
    }
    return ids.count
  }

  /// Columns of a due time that do not go together.
  private static let disagrees = """
    (due_time IS NOT NULL AND due_date IS NULL OR zone IS NOT NULL AND due_date IS NULL \
    OR due_at IS NOT NULL AND (due_date IS NOT NULL OR zone IS NOT NULL) \
    OR time_kind IS NOT iif(due_date IS NOT NULL, iif(zone IS NULL, 'floating', 'fixed'), \
    iif(due_at IS NULL, 'floating', 'elapsed')))
    """
}

extension Connection {
  /// Does `body` while no CHECK refuses anything.
  func withoutChecks(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    try run("PRAGMA ignore_check_constraints = ON")
    defer { do { try run("PRAGMA ignore_check_constraints = OFF") } catch {} }
    try body()
  }

  /// What a look at every page finds of how they fit together, at most so many sentences; a value
  /// that its column does not take is no damage.
  func structuralDamage(_ most: Int, isDeep: Bool = false) throws(DatabaseError) -> [String] {
    var verdict: [String] = []
    try withoutChecks { () throws(DatabaseError) in
      let check = isDeep ? "integrity_check" : "quick_check"
      verdict = try all("PRAGMA \(check)(\(most))") { $0.text(0) }
    }
    return verdict.filter { $0 != "ok" }
  }
}
