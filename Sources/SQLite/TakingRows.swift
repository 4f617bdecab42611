internal import Words

extension Migrator {
  /// Copies the rows of every table that the schema knows from a file whose tables are of today,
  /// whatever else that holds.
  ///
  /// Rows that break a check come as they are: who opens the database looks after them.
  ///
  /// - Throws: `corrupt` where a table or a column is not there, or a row does not fit.
  package func takeRows(
    of path: String,
    into connection: Connection
  ) throws(DatabaseError) {
    connection.distrustSchema()
    try connection.run("ATTACH ? AS source", [.text(path)])
    defer { do { try connection.run("DETACH source") } catch {} }
    try connection.run("PRAGMA ignore_check_constraints = ON")
    do {
      try connection.writing { () throws(DatabaseError) in
        try withoutTriggers(on: connection) { () throws(DatabaseError) in
          let tables = try connection.all(
            "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
          ) { $0.text(0) }
          for table in tables { try takeRows(of: table, into: connection, from: path) }
        }
      }
    } catch  where error.isOfOneRow {
      throw .corrupt(path: path, reason: DatabaseReasons.otherTables.text(.literal))
    }
  }

  private func takeRows(
    of table: String,
    into connection: Connection,
    from path: String
  ) throws(DatabaseError) {
    // A virtual table has no page, and its module could do anything.
    let isTable = try connection.first(
      "SELECT 1 FROM source.sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0",
      [.text(table)]
    ) { _ in true }
    guard isTable != nil else {
      throw .corrupt(path: path, reason: DatabaseReasons.otherTables.text(.literal))
    }
    let columns = try connection.all(
      "SELECT name FROM pragma_table_info(?, 'main')",
      [.text(table)]
    ) {
      "[\($0.text(0))]"
    }
    .joined(separator: ", ")
    // In brackets: a name in quotation marks that is no column would be taken for a text.
    try connection.run("DELETE FROM main.\(table)")
    try connection.run(
      "INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM source.\(table)"
    )
  }
}
