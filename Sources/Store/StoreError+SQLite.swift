internal import CSQLite

extension StoreError {
  /// The error behind an extended result code.
  init(result: Int32, message: String, statement: String, path: String) {
    switch result & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
    case SQLITE_FULL: self = .diskFull(path: path)
    case SQLITE_CORRUPT: self = .corrupt(path: path, reason: message)
    case SQLITE_NOTADB: self = .notADatabase(path: path)
    case SQLITE_CANTOPEN: self = .cannotOpen(path: path, reason: message)
    case SQLITE_CONSTRAINT: self = .refused(reason: StoreError.sentence(message))
    case SQLITE_TOOBIG, SQLITE_MISMATCH: self = .refused(reason: message)
    default: self = .failed(reason: message, statement: statement)
    }
  }

  /// Triggers speak in sentences already; a constraint's name is one once SQLite's words are gone.
  private static func sentence(_ message: String) -> String {
    let prefix = "CHECK constraint failed: "
    guard message.hasPrefix(prefix) else { return message }
    let name = message.dropFirst(prefix.count)
    // The name of a column stays as it is written.
    let isColumn = name.prefix { $0 != " " }.contains("_")
    return (isColumn ? name.prefix(1).description : name.prefix(1).uppercased())
      + name.dropFirst() + "."
  }
}
