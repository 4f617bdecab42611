internal import SQLite

/// The tables of a damaged database that SQLite can read whole, whatever is wrong with others.
struct WholeTables {
  /// Their names.
  private(set) var names: Set<String> = []
  /// The names of the others.
  private(set) var torn: Set<String> = []

  /// Puts the rows of each into a sound database, in the place of what that holds of it; only within a
  /// transaction, and while no trigger is there.
  ///
  /// `path` leads to a copy of the damaged file with its log, which is for this alone.
  init(of path: String, into connection: Connection) throws(DatabaseError) {
    torn = Set(
      try connection.all(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      ) { $0.text(0) }
    )
    let damaged: Connection
    do {
      damaged = try Connection(opening: path, timeout: 0, for: .reading)
    } catch {
      // Not even its first page can be read.
      return
    }
    damaged.distrustSchema()
    for table in torn.sorted() {
      do throws(DatabaseError) {
        try connection.isolated { () throws(DatabaseError) in
          try Self.take(table, of: damaged, into: connection)
        }
        names.insert(table)
      } catch {
        guard error.concerns(path) || error.isOfOneRow else { throw error }
      }
    }
    torn.subtract(names)
  }

  /// Takes the rows of one table; one of an older version may have fewer columns.
  ///
  /// - Throws: `corrupt` where it cannot be read whole.
  private static func take(
    _ table: String,
    of damaged: Connection,
    into connection: Connection
  ) throws(DatabaseError) {
    // A virtual table has no page, and its module could do anything.
    let isTable = try damaged.first(
      "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0",
      [.text(table)]
    ) { _ in true }
    let findings = try damaged.all("PRAGMA quick_check(\(table))") { $0.text(0) }
    guard isTable == true, findings == ["ok"] else {
      throw .corrupt(path: damaged.path, reason: table)
    }
    let known = Set(try columns(of: table, in: connection))
    let shared = try columns(of: table, in: damaged).filter(known.contains)
    let names = shared.map { "[\($0)]" }.joined(separator: ", ")
    let marks = shared.map { _ in "?" }.joined(separator: ", ")
    let rows = try damaged.all("SELECT \(names) FROM \(table)") { row in
      shared.indices.map { row.value(Int32($0)) }
    }
    try connection.run("DELETE FROM \(table)")
    for row in rows {
      try connection.run("INSERT INTO \(table) (\(names)) VALUES (\(marks))", row)
    }
  }

  private static func columns(
    of table: String,
    in connection: Connection
  ) throws(DatabaseError) -> [String] {
    try connection.all("SELECT name FROM pragma_table_info(?)", [.text(table)]) { $0.text(0) }
  }
}

extension DatabaseError {
  /// Whether it is of the file at a path.
  fileprivate func concerns(_ path: String) -> Bool {
    switch self {
    case .corrupt(path, _), .notADatabase(path), .cannotOpen(path, _), .readOnly(path): true
    default: false
    }
  }
}
