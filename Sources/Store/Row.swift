internal import CSQLite
internal import Model

/// The row that a statement stands at; columns are numbered from 0.
struct Row: ~Copyable {
  let statement: OpaquePointer
}

extension Row {
  /// The text of a column, empty where it is null.
  func text(_ column: Int32) -> String { textIfAny(column) ?? "" }

  /// The text of a column, or `nil` where it is null.
  func textIfAny(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The number in a column, 0 where it is null.
  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// The number in a column, or `nil` where it is null.
  func integerIfAny(_ column: Int32) -> Int? {
    isNull(column) ? nil : integer(column)
  }

  /// The instant that a column keeps in seconds.
  func seconds(_ column: Int32) -> Instant? {
    integerIfAny(column).map { Instant(seconds: Int64($0.clamped(to: Row.seconds))) }
  }

  /// The instant that a column keeps in milliseconds.
  func milliseconds(_ column: Int32) -> Instant? {
    integerIfAny(column).map { number in
      Instant(seconds: Int64((number / 1000).clamped(to: Row.seconds)))
        + .milliseconds(number % 1000)
    }
  }

  /// The value of a column, whatever its type.
  func value(_ column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    default: .text(text(column))
    }
  }

  /// The years 1 to 9999: a damaged file may hold any number, and reckoning has to bear it.
  private static let seconds = -62_135_596_800...253_402_300_799

  /// Whether a column has no value.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}

extension Int {
  /// The number itself, or the end of the range that is nearest to it.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
