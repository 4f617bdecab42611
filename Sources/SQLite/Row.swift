internal import CSQLite

/// The row that a statement stands at; columns are numbered from 0.
package struct Row: ~Copyable {
  let statement: OpaquePointer
}

extension Row {
  /// The text of a column, empty where it is null.
  package func text(_ column: Int32) -> String { textIfAny(column) ?? "" }

  /// The text of a column, or `nil` where it is null.
  package func textIfAny(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Looks at each byte of the text of a column.
  func eachByte(_ column: Int32, _ look: (UInt8) -> Void) {
    guard let bytes = sqlite3_column_text(statement, column) else { return }
    for index in 0..<Int(sqlite3_column_bytes(statement, column)) { look(bytes[index]) }
  }

  /// The number in a column, 0 where it is null.
  package func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// The number in a column, or `nil` where it is null.
  package func integerIfAny(_ column: Int32) -> Int? {
    isNull(column) ? nil : integer(column)
  }

  /// The value of a column, whatever its type.
  package func value(_ column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    default: exactText(column)
    }
  }

  private func exactText(_ column: Int32) -> Value {
    guard let bytes = sqlite3_column_text(statement, column) else { return .text("") }
    let count = Int(sqlite3_column_bytes(statement, column))
    let text = UnsafeBufferPointer(start: bytes, count: count)
    return String(validating: text, as: UTF8.self).map(Value.text) ?? .bytes(Array(text))
  }

  /// Whether a column has no value.
  package func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}
