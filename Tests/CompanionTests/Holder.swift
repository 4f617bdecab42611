import CSQLite
import Testing

/// Another program in the middle of a write that takes its time.
final class Holder {
  private var connection: OpaquePointer?

  init(_ path: String) throws {
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    try #require(sqlite3_exec(connection, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
  }

  deinit {
    letGo()
  }

  /// Ends the write without a change.
  func letGo() {
    sqlite3_close(connection)
    connection = nil
  }

  /// The rows of a query, their columns as text.
  static func rows(_ sql: String, _ path: String) throws -> [[String]] {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK)
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
        }
      )
    }
    return rows
  }

  /// Does a write to its end, as any other program may.
  static func write(_ sql: String, to path: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    try #require(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
  }

  /// The number that a query gives.
  static func number(_ sql: String, from path: String) throws -> Int {
    var connection: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(connection)
    }
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    try #require(sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK)
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return Int(sqlite3_column_int64(statement, 0))
  }
}

/// Another program in the middle of reading.
final class Reader {
  private var connection: OpaquePointer?

  init(_ path: String) throws {
    try #require(sqlite3_open(path, &connection) == SQLITE_OK)
    let script = "BEGIN; SELECT count(*) FROM todo;"
    try #require(sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK)
  }

  deinit {
    letGo()
  }

  /// Ends the reading.
  func letGo() {
    sqlite3_close(connection)
    connection = nil
  }
}
