internal import Glibc

extension Connection {
  /// How long to wait for a database that another program holds, in milliseconds.
  static let patience: Int32 = 5000

  /// Opens the database at `path` at its newest schema, creating it and migrating it as needed.
  ///
  /// An up-to-date one costs three small statements.
  static func open(path: String, migrator: Migrator) throws(StoreError) -> Connection {
    if !DatabaseFile.exists(path) {
      try DatabaseFile.createDirectory(of: path)
      try DatabaseFile.create(path)
    }
    let connection = try Connection(opening: path, patience: patience)
    // A foreign file is refused before the journal mode, which is a write, touches it.
    if try !migrator.isCurrent(connection) {
      try connection.enterWriteAheadLog()
      try migrator.migrate(connection)
    }
    try connection.run("PRAGMA synchronous = FULL")
    return connection
  }

  /// Turns the write-ahead log on, which lasts; programs that do so at once get in each other's way.
  private func enterWriteAheadLog() throws(StoreError) {
    var attempts = 0
    while true {
      do {
        try run("PRAGMA journal_mode = WAL")
        return
      } catch .busy where attempts < 100 {
        attempts += 1
        usleep(20_000)
      }
    }
  }
}
