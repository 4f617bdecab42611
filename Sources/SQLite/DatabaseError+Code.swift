internal import CSQLite
internal import Glibc
internal import Words

extension DatabaseError {
  /// The error behind an extended result code; `systemCode` is the `errno` that SQLite met, or 0.
  init(result: Int32, systemCode: Int32, message: String, statement: String, path: String) {
    let reason = DatabaseError.reason(result, message)
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
      self = DatabaseError(systemCode, path: path) ?? .cannotOpen(path: path, reason: reason)
    case SQLITE_IOERR: self = DatabaseError(systemCode, path: path) ?? .diskSilent(path: path)
    case SQLITE_CONSTRAINT: self = .refused(reason: DatabaseError.refusal(result, message))
    case SQLITE_TOOBIG, SQLITE_MISMATCH: self = .refused(reason: reason)
    default: self = .failed(reason: reason, detail: "\(message) (\(result)) in \(statement)")
    }
  }

  /// Takes the meaning of an `errno` where it is more exact than SQLite's.
  init?(_ systemCode: Int32, path: String) {
    switch systemCode {
    // EFBIG: the process may not make a file larger.
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull(path: path)
    case EROFS: self = .readOnly(path: path)
    default: return nil
    }
  }

  /// Puts a result code into words for a person; SQLite's own words are for those who look into it.
  private static func reason(_ result: Int32, _ message: String) -> String {
    let reason: DatabaseReasons =
      switch result & 0xff {
      // The statement that made the table would follow.
      case SQLITE_CORRUPT where message.hasPrefix("malformed database schema"): .damagedTables
      case SQLITE_CORRUPT: .damagedPages
      case SQLITE_ERROR: .otherTables
      case SQLITE_NOMEM: .noMemory
      case SQLITE_INTERRUPT, SQLITE_ABORT: .interrupted
      case SQLITE_SCHEMA: .changedTables
      case SQLITE_TOOBIG: .tooLong
      case SQLITE_MISMATCH: .otherKind
      case SQLITE_CANTOPEN, SQLITE_AUTH: .notAllowed
      default: .otherwise
      }
    return reason.text(.literal, ["number": String(result)])
  }

  /// Why a row was refused: triggers speak in sentences, and a CHECK has one for its name.
  private static func refusal(_ result: Int32, _ message: String) -> String {
    let told = message.text(behind: " constraint failed: ")
    switch ConstraintKind(rawValue: result >> 8) {
    case .trigger: return message
    case .check: return told.map(sentence) ?? reason(result, message)
    case .unique, .primaryKey, .rowID:
      return DatabaseReasons.notUnique.text(.literal, ["columns": told ?? ""])
    case .notNull:
      return DatabaseReasons.noValue.text(.literal, ["columns": told ?? ""])
    case .foreignKey: return DatabaseReasons.noSuchRow.text(.literal)
    case .dataType: return DatabaseReasons.otherKind.text(.literal)
    default: return reason(result, message)
    }
  }

  /// The name of a constraint as a sentence; the name of a column stays as it is written.
  private static func sentence(_ name: String) -> String {
    let isColumn = name.prefix { $0 != " " }.contains("_")
    return (isColumn ? name.prefix(1).description : name.prefix(1).uppercased())
      + name.dropFirst() + "."
  }
}

/// The kinds of constraints, as an extended result code names them above its lowest byte.
private enum ConstraintKind: Int32 {
  case check = 1
  case foreignKey = 3
  case notNull = 5
  case primaryKey, trigger, unique
  case rowID = 10
  case dataType = 12
}

extension String {
  /// Takes the text behind `separator`, or `nil` where it does not occur.
  fileprivate func text(behind separator: String) -> String? {
    indices.first { self[$0...].hasPrefix(separator) }
      .map { String(self[$0...].dropFirst(separator.count)) }
  }
}
