internal import Glibc

extension Connection {
  /// How long to wait for a database that another program holds, in milliseconds.
  package static let timeout: Int32 = 5000

  /// Opens the database at `path` at its newest schema, creating it and migrating it as needed.
  ///
  /// An up-to-date one costs three small statements. Where nothing can be written beside it, in a
  /// read-only folder or on a full disk, it is read as it stands. It waits for others for 5 s, and for
  /// half a second once that `isCalledOff`.
  package static func open(
    path: String,
    migrator: Migrator,
    isCalledOff: @escaping () -> Bool = { false }
  ) throws(DatabaseError) -> Connection {
    try DatabaseFile.check(path)
    if try !DatabaseFile.isThere(path) {
      try DatabaseFile.createDirectory(of: path)
      try DatabaseFile.create(path)
    }
    do {
      return try open(path, migrator, for: .writing, isCalledOff)
    } catch {
      guard let obstacle = error.obstacle(at: path), DatabaseFile.isWhole(path) else { throw error }
      return try open(path, migrator, for: .readingAsItStands(because: obstacle), isCalledOff)
    }
  }

  private static func open(
    _ path: String,
    _ migrator: Migrator,
    for access: Access,
    _ isCalledOff: @escaping () -> Bool
  ) throws(DatabaseError) -> Connection {
    let connection = try Connection(
      opening: path,
      timeout: timeout,
      for: access,
      isCalledOff: isCalledOff
    )
    // A foreign file is refused before the journal mode, which is a write, touches it.
    if try !migrator.isCurrent(connection) {
      try connection.enterWriteAheadLog()
      try migrator.migrate(connection)
    } else if case .writing = access {
      connection.mending = try migrator.mend(connection)
    }
    try connection.run("PRAGMA synchronous = FULL")
    if case .writing = access { connection.noteLogFiles() }
    return connection
  }

  /// Turns the write-ahead log on, which lasts; programs that do so at once get in each other's
  /// way.
  private func enterWriteAheadLog() throws(DatabaseError) {
    // Each try would wait as long as all of them may take together.
    wait(upTo: 0)
    defer { wait(upTo: Connection.timeout) }
    var attempts: Int32 = 0
    while true {
      do {
        try run("PRAGMA journal_mode = WAL")
        return
      } catch .busy where attempts < Connection.timeout / 20 {
        attempts += 1
        usleep(20_000)
      }
    }
  }
}

extension DatabaseError {
  /// Names the obstacle that keeps the database at `path` from being written, where it may still be
  /// read.
  fileprivate func obstacle(at path: String) -> DatabaseError? {
    switch self {
    case .readOnly, .cannotOpen: DatabaseFile.isInClosedFolder(path) ? .readOnly(path: path) : nil
    case .diskFull: self
    default: nil
    }
  }
}
