internal import CSQLite

extension Row {
  /// A number for the text of a column, the same for the same text: for counting very many rows, where
  /// to make each text takes longer than all the rest.
  ///
  /// Two texts in 2 to the power of 64 share one.
  package func hash(_ column: Int32) -> UInt64 {
    guard let bytes = sqlite3_column_text(statement, column) else { return 0 }
    let count = Int(sqlite3_column_bytes(statement, column))
    return SQLite.hash(of: UnsafeRawBufferPointer(start: bytes, count: count))
  }
}

/// The number that `Row.hash` has for the same text.
package func hash(of text: String) -> UInt64 {
  var text = text
  return text.withUTF8 { hash(of: UnsafeRawBufferPointer($0)) }
}

private func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
  var place = 0
  while place + 8 <= bytes.count {
    hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    place += 8
  }
  while place < bytes.count {
    hash = mixed(hash ^ UInt64(bytes[place]))
    place += 1
  }
  return hash
}

private func mixed(_ value: UInt64) -> UInt64 {
  let product = value &* 0x9E37_79B9_7F4A_7C15
  return product ^ (product >> 29)
}
