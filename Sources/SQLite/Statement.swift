internal import CSQLite

/// A prepared statement; the connection that made it keeps it for the next time.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection
  private let sql: String

  /// Prepares `sql`, of which only the first statement counts.
  init(_ sql: String, on connection: Connection, database: OpaquePointer) throws(DatabaseError) {
    var handle: OpaquePointer?
    let result = sqlite3_prepare_v3(
      database,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &handle,
      nil
    )
    guard result == SQLITE_OK, let handle else {
      throw connection.trouble(result, in: sql)
    }
    self.handle = handle
    self.connection = connection
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }
}

extension Statement {
  /// Runs the statement with `values` for its parameters, and reads each row it gives.
  func forEach(_ values: [Value], _ read: (borrowing Row) -> Void) throws(DatabaseError) {
    for (index, value) in values.enumerated() {
      bind(value, at: Int32(index + 1))
    }
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    while true {
      let result = sqlite3_step(handle)
      switch result {
      case SQLITE_ROW: read(Row(statement: handle))
      case SQLITE_DONE: return
      default: throw connection.trouble(result, in: sql)
      }
    }
  }

  /// How many rows it has looked at one after the other for want of an index.
  var scannedRows: Int {
    Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0))
  }

  private func bind(_ value: Value, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .text(let text):
      sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), Statement.copiesText)
    case .bytes(let bytes):
      bytes.withUnsafeBytes { bytes in
        let text = bytes.bindMemory(to: CChar.self).baseAddress
        _ = sqlite3_bind_text(handle, index, text, Int32(bytes.count), Statement.copiesText)
      }
    }
  }

  /// `SQLITE_TRANSIENT`, a cast that the C importer cannot see: SQLite takes a copy of the text.
  private static var copiesText: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
