extension Connection {
  /// Makes a sound copy of the database as it is at one moment, while others may be writing to it.
  ///
  /// It is a file for its owner alone, beside `path`; `finish` gives it its name, and what it leaves
  /// there is removed.
  package func copy(
    to path: String,
    _ finish: (_ copy: Connection) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let unfinished = "\(path).\(String(UInt32.random(in: 0...(.max)), radix: 16)).unfinished"
    try DatabaseFile.create(unfinished)
    do {
      try run("VACUUM INTO ?", [.text(unfinished)])
      try DatabaseFile.synchronize(unfinished)
      try finish(try Connection(opening: unfinished, timeout: Connection.timeout))
    } catch {
      do { try DatabaseFile.removeIfThere(unfinished) } catch {}
      throw error.concerning(unfinished, insteadOf: self.path, named: path)
    }
    try DatabaseFile.removeIfThere(unfinished)
  }
}

extension DatabaseError {
  /// Turns a full or read-only disk that SQLite reports into an error about the copy, whatever file
  /// it names.
  fileprivate func concerning(
    _ unfinished: String,
    insteadOf original: String,
    named path: String
  ) -> DatabaseError {
    switch self {
    case .diskFull(original), .diskFull(unfinished): .diskFull(path: path)
    case .readOnly(original), .readOnly(unfinished): .readOnly(path: path)
    case .cannotOpen(original, let reason), .cannotOpen(unfinished, let reason):
      .cannotOpen(path: path, reason: reason)
    default: self
    }
  }
}
