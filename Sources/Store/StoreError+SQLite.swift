internal import CSQLite
internal import Glibc

extension StoreError {
  /// The error behind an extended result code; `systemCode` is the `errno` that SQLite met, or 0.
  init(result: Int32, systemCode: Int32, message: String, statement: String, path: String) {
    let reason = StoreError.calm(message)
    switch result & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(path: path)
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
    case SQLITE_FULL: self = .diskFull(path: path)
    // A file could not grow: the log, or its index. What the system said of it may be gone already.
    case SQLITE_IOERR where [3, 19].contains(result >> 8) && systemCode != EIO:
      self = .diskFull(path: path)
    case SQLITE_CORRUPT: self = .corrupt(path: path, reason: reason)
    case SQLITE_NOTADB: self = .notADatabase(path: path)
    case SQLITE_CANTOPEN:
      self = StoreError(systemCode, path: path) ?? .cannotOpen(path: path, reason: reason)
    case SQLITE_IOERR: self = StoreError(systemCode, path: path) ?? .diskSilent(path: path)
    case SQLITE_CONSTRAINT: self = .refused(reason: StoreError.sentence(message))
    case SQLITE_TOOBIG, SQLITE_MISMATCH: self = .refused(reason: reason)
    default: self = .failed(reason: reason, statement: statement)
    }
  }

  /// What an `errno` says more exactly than SQLite does, if it does.
  init?(_ systemCode: Int32, path: String) {
    switch systemCode {
    // EFBIG: the process may not make a file larger.
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull(path: path)
    case EROFS: self = .readOnly(path: path)
    default: return nil
    }
  }

  /// SQLite's words, as far as they are fit for people: "SQL logic error" says nothing.
  private static func calm(_ message: String) -> String {
    // The statement that made the table would follow.
    if message.hasPrefix("malformed database schema") { return "its tables cannot be made out" }
    let words = message.lowercased().split { !$0.isLetter }
    let isCalm = !words.contains { ["error", "failed", "lost"].contains($0) }
    return isCalm ? message : "its form is not the expected one"
  }

  /// Triggers speak in sentences already; a constraint's name is one once SQLite's words are gone.
  private static func sentence(_ message: String) -> String {
    let prefix = "CHECK constraint failed: "
    guard message.hasPrefix(prefix) else { return calm(message) }
    let name = message.dropFirst(prefix.count)
    // The name of a column stays as it is written.
    let isColumn = name.prefix { $0 != " " }.contains("_")
    return (isColumn ? name.prefix(1).description : name.prefix(1).uppercased())
      + name.dropFirst() + "."
  }
}
