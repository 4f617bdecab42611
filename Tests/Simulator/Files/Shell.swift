internal import CSQLite

/// Another program's connection to the database: plain SQL, nothing of the product's code.
///
/// The simulated shell writes through one, and the oracle reads through another.
package final class Shell {
  package struct Refusal: Error {
    var words: String
  }

  private let database: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  init(_ path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw Refusal(words: "\(path) cannot be opened")
    }
    database = opened
    sqlite3_busy_timeout(database, 1000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(database)
  }

  /// Runs statements; what the database refuses is thrown in its words.
  package func run(_ script: String) throws {
    guard sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK else {
      throw Refusal(words: String(cString: sqlite3_errmsg(database)))
    }
  }

  /// Runs a query and looks at every line of its answer.
  package func each(_ query: String, _ values: [Parameter] = [], _ look: (Line) -> Void) throws {
    let statement = try prepared(query)
    for (index, value) in values.enumerated() { value.bind(to: statement, at: Int32(index + 1)) }
    defer { sqlite3_reset(statement) }
    var result = sqlite3_step(statement)
    while result == SQLITE_ROW {
      look(Line(statement: statement))
      result = sqlite3_step(statement)
    }
    guard result == SQLITE_DONE else {
      throw Refusal(words: String(cString: sqlite3_errmsg(database)))
    }
  }

  /// The first column of the first line.
  package func number(_ query: String, _ values: [Parameter] = []) throws -> Int64? {
    var number: Int64?
    try each(query, values) { if number == nil { number = $0.number(0) } }
    return number
  }

  private func prepared(_ query: String) throws -> OpaquePointer {
    if let known = statements[query] { return known }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK, let statement
    else { throw Refusal(words: String(cString: sqlite3_errmsg(database))) }
    statements[query] = statement
    return statement
  }
}

/// A value for a `?` in a query.
package enum Parameter {
  case text(String)
  case number(Int64)

  fileprivate func bind(to statement: OpaquePointer, at index: Int32) {
    switch self {
    case .number(let number): sqlite3_bind_int64(statement, index, number)
    case .text(let text):
      // `SQLITE_TRANSIENT`, a cast that the importer cannot see: SQLite takes a copy.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies)
    }
  }
}

/// A line of an answer; valid while it is looked at.
package struct Line {
  fileprivate let statement: OpaquePointer

  package func text(_ column: Int32) -> String? {
    sqlite3_column_text(statement, column).map { String(cString: $0) }
  }

  package func number(_ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_NULL
      ? nil : sqlite3_column_int64(statement, column)
  }
}
