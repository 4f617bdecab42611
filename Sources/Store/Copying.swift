extension Connection {
  /// Makes a sound copy of the database as it is at one moment, while others may be writing to it.
  ///
  /// It is a file for its owner alone, beside `path`; `finish` gives it its name, and what it leaves
  /// there is removed.
  func copy(
    to path: String,
    _ finish: (_ copy: Connection) throws(StoreError) -> Void
  ) throws(StoreError) {
    let unfinished = "\(path).\(Identifier.random().prefix(8)).unfinished"
    try DatabaseFile.create(unfinished)
    do {
      try run("VACUUM INTO ?", [.text(unfinished)])
      try DatabaseFile.synchronize(unfinished)
      try finish(try Connection(opening: unfinished, patience: Connection.patience))
    } catch {
      do { try DatabaseFile.removeIfThere(unfinished) } catch {}
      throw error.concerning(unfinished, insteadOf: self.path, named: path)
    }
    try DatabaseFile.removeIfThere(unfinished)
  }
}

extension StoreError {
  /// What SQLite says of a full or read-only disk is about the copy, whatever file it names.
  fileprivate func concerning(
    _ unfinished: String,
    insteadOf original: String,
    named path: String
  ) -> StoreError {
    switch self {
    case .diskFull(original), .diskFull(unfinished): .diskFull(path: path)
    case .readOnly(original), .readOnly(unfinished): .readOnly(path: path)
    case .cannotOpen(original, let reason), .cannotOpen(unfinished, let reason):
      .cannotOpen(path: path, reason: reason)
    default: self
    }
  }
}
