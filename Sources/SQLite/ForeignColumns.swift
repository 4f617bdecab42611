/// The tables of a schema, in short: enough to notice at every opening that one has columns or
/// constraints which are not of the schema.
package struct TableInventory: Sendable {
  /// Names of tables.
  package let names: [String]
  /// A number that their texts make together, without comments and however these are spaced.
  package let text: UInt64

  package init(names: [String], text: UInt64) {
    (self.names, self.text) = (names, text)
  }

  /// The inventory of what a file has under these names.
  package init(of names: [String], in connection: Connection) throws(DatabaseError) {
    var text: UInt64 = 0xcbf2_9ce4_8422_2325
    let marks = names.map { "'\($0)'" }.joined(separator: ", ")
    try connection.each(
      "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name IN (\(marks)) ORDER BY name"
    ) { row in
      var (isComment, follows) = (false, false)
      row.eachByte(0) { byte in
        if isComment {
          isComment = byte != 0x0a
        } else if byte == 0x2d, follows {
          (isComment, follows) = (true, false)
        } else {
          follows = byte == 0x2d
          // FNV-1a; a table that was renamed has its name in quotation marks.
          if byte > 0x20, byte != 0x22, byte != 0x2d {
            text = (text ^ UInt64(byte)) &* 0x100_0000_01b3
          }
        }
      }
    }
    self.init(names: names, text: text)
  }
}

/// A table that is not as the schema has it.
private struct ChangedTable {
  let name: String
  /// The statement that makes it as the schema has it.
  let statement: String
  /// The columns that it has in both, and those that are another program's.
  let (own, foreign): ([String], [String])
  /// Whether something of the other program's may refuse or change a row.
  let isBound: Bool
}

extension Migrator {
  /// The columns of the tables that the schema does not know, such as `reminder.color`.
  package func foreignColumns(of connection: Connection) throws(DatabaseError) -> [String] {
    guard try !hasItsTables(connection) else { return [] }
    return try changedTables(of: connection).flatMap { table in
      table.foreign.map { "\(table.name).\($0)" }
    }
  }

  /// Whether every table is as the schema has it.
  func hasItsTables(_ connection: Connection) throws(DatabaseError) -> Bool {
    guard let tables else { return true }
    return try TableInventory(of: tables.names, in: connection).text == tables.text
  }

  /// Makes the tables anew in which constraints or computed columns of another program could refuse what
  /// is noted: their rows stay, and so do that program's columns, without its constraints.
  ///
  /// With `keepsColumns` false its columns go, all of them. Only within a transaction.
  ///
  /// - Returns: Their names, such as `reminder.color`; `reminder` where the table had no other column.
  package func freeTables(
    of connection: Connection,
    keepsColumns: Bool = true
  ) throws(DatabaseError) -> [String] {
    guard try !hasItsTables(connection) else { return [] }
    let changed = try changedTables(of: connection).filter { $0.isBound || !keepsColumns }
    guard !changed.isEmpty else { return [] }
    try withoutTriggers(on: connection) { () throws(DatabaseError) in
      for table in changed { try remake(table, keepsColumns: keepsColumns, on: connection) }
      try makeIndexes(on: connection)
    }
    return changed.flatMap { table in
      table.foreign.isEmpty ? [table.name] : table.foreign.map { "\(table.name).\($0)" }
    }
  }

  /// Whether `freeTables` has anything to do.
  func hasBoundTables(_ connection: Connection) throws(DatabaseError) -> Bool {
    guard try !hasItsTables(connection) else { return false }
    return try changedTables(of: connection).contains { $0.isBound }
  }

  private func changedTables(of connection: Connection) throws(DatabaseError) -> [ChangedTable] {
    guard let tables else { return [] }
    let model = try Connection(opening: connection.path, timeout: 0, for: .inMemory)
    try model.script(fresh())
    var changed: [ChangedTable] = []
    for name in tables.names {
      guard let text = try Self.text(of: name, in: connection),
        let statement = try Self.text(of: name, in: model), Self.bare(text) != Self.bare(statement)
      else { continue }
      let (known, present) = (
        try Self.columns(of: name, in: model), try Self.columns(of: name, in: connection)
      )
      let isComputed = present.contains { $0.isComputed }
      changed.append(
        ChangedTable(
          name: name,
          statement: statement,
          own: known.map(\.name).filter { own in present.contains { $0.name == own } },
          foreign: present.map(\.name).filter { other in !known.contains { $0.name == other } },
          isBound: isComputed || Self.constraints(text) != Self.constraints(statement)
        )
      )
    }
    return changed
  }

  private func remake(
    _ table: ChangedTable,
    keepsColumns: Bool,
    on connection: Connection
  ) throws(DatabaseError) {
    let remade = "remade_\(table.name)"
    let statement = table.statement.replacing(
      "CREATE TABLE \(table.name)",
      with: "CREATE TABLE \(remade)",
      maxReplacements: 1
    )
    try connection.script(statement)
    let foreign = keepsColumns ? table.foreign.map(Self.quoted) : []
    for column in foreign { try connection.run("ALTER TABLE \(remade) ADD COLUMN \(column) ANY") }
    let columns = (table.own.map(Self.quoted) + foreign).joined(separator: ", ")
    // A row that breaks a check comes as it is: who opens the database looks after it.
    try connection.run("PRAGMA ignore_check_constraints = ON")
    defer { do { try connection.run("PRAGMA ignore_check_constraints = OFF") } catch {} }
    try connection.run(
      "INSERT INTO \(remade) (\(columns)) SELECT \(columns) FROM main.\(table.name)"
    )
    try connection.run("DROP TABLE main.\(table.name)")
    try connection.run("ALTER TABLE \(remade) RENAME TO \(table.name)")
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.replacing("\"", with: "\"\""))\""
  }

  private static func text(
    of table: String,
    in connection: Connection
  ) throws(DatabaseError) -> String? {
    try connection.first(
      "SELECT sql FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND name = ?",
      [.text(table)]
    ) { $0.text(0) }
  }

  private static func columns(
    of table: String,
    in connection: Connection
  ) throws(DatabaseError) -> [(name: String, isComputed: Bool)] {
    try connection.all("SELECT name, hidden FROM pragma_table_xinfo(?)", [.text(table)]) { row in
      (name: row.text(0), isComputed: row.integer(1) != 0)
    }
  }

  /// A statement without comments, white space and quotation marks.
  private static func bare(_ statement: String) -> String {
    uncommented(statement).filter { !$0.isWhitespace && $0 != "\"" }
  }

  private static func uncommented(_ statement: String) -> String {
    statement.split(separator: "\n").map { line in
      line.firstRange(of: "--").map { line[..<$0.lowerBound] } ?? line
    }
    .joined(separator: "\n")
  }

  /// How often each word is said with which a column or a table may refuse a row.
  private static func constraints(_ statement: String) -> [Int] {
    let text = uncommented(statement).uppercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return ["CHECK", "UNIQUE", "NOT NULL", "REFERENCES", "PRIMARY KEY", "COLLATE", "CONFLICT"]
      .map { text.ranges(of: $0).count }
  }
}
