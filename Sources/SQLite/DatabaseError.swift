/// Why the database could not do what was asked; nothing was half-written.
package indirect enum DatabaseError: Error, Hashable, Sendable {
  /// Nobody said where the database lies: there is no home directory either.
  case noPlace
  /// The path is no UTF-8, so it would lead to another file than the one that was meant.
  case nameNotText(path: String)
  case cannotCreateDirectory(path: String, reason: String)
  case cannotOpen(path: String, reason: String)
  case notADatabase(path: String)
  /// Its `application_id` is another program's.
  case foreignDatabase(path: String)
  case newerSchema(path: String, version: Int, supported: Int)
  case corrupt(path: String, reason: String)
  /// A file is there already that is not to be written over.
  case alreadyThere(path: String)
  case readOnly(path: String)
  /// Another program held the database for the whole waiting time.
  case busy(path: String)
  case diskFull(path: String)
  /// The disk, or the network behind it, did not do what was asked of it.
  case diskSilent(path: String)
  /// A constraint or trigger refused the row; `reason` is a sentence for people.
  case refused(reason: String)
  /// Anything else; `detail` is what SQLite said, and of which statement.
  case failed(reason: String, detail: String)
  /// A step of many changes was carried out in part, and could not be taken back.
  case unfinished(step: Int, because: DatabaseError)
}

extension DatabaseError {
  /// Whether one statement failed for what it was to write, while the database itself is well.
  package var isOfOneRow: Bool {
    switch self {
    case .refused, .failed: true
    default: false
    }
  }
}
