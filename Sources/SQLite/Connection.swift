internal import CSQLite

/// One connection to one database file, used on one thread.
package final class Connection {
  /// The ways to use a file: for writing, for reading, or none at all.
  package enum Access {
    case writing, reading
    /// Nobody else is expected to write it: the one way to read it where nothing can be put beside
    /// it. Who writes all the same is told why not.
    case readingAsItStands(because: DatabaseError)
    /// There is no file: what it holds goes with it, and the path is only what errors speak of.
    case inMemory
  }

  package let path: String
  let database: OpaquePointer
  private let access: Access
  /// What of its triggers, views and indexes had to be put right when it was opened.
  package internal(set) var mending = SchemaMending()
  /// Its log and index as they were when it was opened; `nil` where it has none.
  private(set) var logFiles: LogFiles?
  private var statements: [String: Statement] = [:]
  private let busyWait: BusyWait

  /// Opens a file that is there; waits up to `timeout` milliseconds wherever it is held by others, and
  /// for half a second once the waiting `isCalledOff`.
  package init(
    opening path: String,
    timeout: Int32,
    for access: Access = .writing,
    isCalledOff: @escaping () -> Bool = { false }
  ) throws(DatabaseError) {
    busyWait = BusyWait(timeout, isCalledOff: isCalledOff)
    _ = Connection.library
    var database: OpaquePointer?
    switch access {
    case .writing, .reading: try DatabaseFile.checkBeside(path)
    case .readingAsItStands, .inMemory: break
    }
    // A name such as ":memory:" means a file here, too.
    let file = path.hasPrefix("/") ? path : "./" + path
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let result: Int32
    switch access {
    case .writing: result = sqlite3_open_v2(file, &database, common | SQLITE_OPEN_READWRITE, nil)
    case .reading: result = sqlite3_open_v2(file, &database, common | SQLITE_OPEN_READONLY, nil)
    case .readingAsItStands:
      let uri = "file:\(Connection.escaped(file))?immutable=1"
      let flags = common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      result = sqlite3_open_v2(uri, &database, flags, nil)
    case .inMemory:
      let flags = common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      result = sqlite3_open_v2(":memory:", &database, flags, nil)
    }
    guard result == SQLITE_OK, let database else {
      let error = DatabaseError(
        result: result,
        systemCode: sqlite3_system_errno(database),
        message: String(cString: sqlite3_errstr(result)),
        statement: "",
        path: path
      )
      sqlite3_close_v2(database)
      throw error
    }
    self.path = path
    self.database = database
    self.access = access
    wait(upTo: timeout)
    defineHolds()
  }

  /// A path as a URI spells it.
  private static func escaped(_ path: String) -> String {
    path.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "?": result += "%3f"
      case "#": result += "%23"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A setting of the whole process, made once before SQLite is used for the first time.
  static let library = voicedo_sqlite_count_no_memory()

  deinit {
    statements.removeAll()
    // Others may have written the file meanwhile, with a log of their own.
    if hasLostItsLog { _ = voicedo_sqlite_switch(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1) }
    sqlite3_close_v2(database)
  }
}

extension Connection {
  /// Waits up to so many milliseconds, from now on, wherever others hold the file.
  package func wait(upTo timeout: Int32) {
    busyWait.limit = Int64(timeout)
    sqlite3_busy_handler(
      database,
      { wait, looks in
        guard let wait else { return 0 }
        let busyWait = Unmanaged<BusyWait>.fromOpaque(wait).takeUnretainedValue()
        return busyWait.goesOn(looks: looks) ? 1 : 0
      },
      Unmanaged.passUnretained(busyWait).toOpaque()
    )
  }

  /// Runs a statement.
  package func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) {
    try statement(sql).forEach(values) { _ in }
  }

  /// Runs a query and looks at every row.
  package func each(
    _ sql: String,
    _ values: [Value] = [],
    _ look: (borrowing Row) -> Void
  ) throws(DatabaseError) {
    try statement(sql).forEach(values, look)
  }

  /// Runs a query and reads every row.
  package func all<Element>(
    _ sql: String,
    _ values: [Value] = [],
    _ read: (borrowing Row) -> Element
  ) throws(DatabaseError) -> [Element] {
    var elements: [Element] = []
    try statement(sql).forEach(values) { elements.append(read($0)) }
    return elements
  }

  /// Runs a query that gives at most one row.
  package func first<Element>(
    _ sql: String,
    _ values: [Value] = [],
    _ read: (borrowing Row) -> Element
  ) throws(DatabaseError) -> Element? {
    var element: Element?
    try statement(sql).forEach(values) { row in
      if element == nil { element = read(row) }
    }
    return element
  }

  /// Runs several statements that give nothing back, without keeping them.
  package func script(_ sql: String) throws(DatabaseError) {
    let result = sqlite3_exec(database, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw trouble(result, in: sql) }
  }

  /// Takes over every page of another database, as it stands at one moment.
  package func takeOver(_ other: Connection) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(database, "main", other.database, "main") else {
      throw trouble(sqlite3_errcode(database), in: "backup")
    }
    let result = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard result == SQLITE_DONE else { throw other.trouble(result, in: "backup") }
  }

  /// How many rows the last statement changed, not counting what triggers did.
  package var changes: Int { Int(sqlite3_changes64(database)) }

  /// How many rows its statements have looked at one after the other for want of an index.
  package var scannedRows: Int { statements.values.reduce(0) { $0 + $1.scannedRows } }

  /// Whether the file was moved, replaced or deleted since it was opened.
  package var hasMoved: Bool {
    var moved: Int32 = 0
    let result = sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return result == SQLITE_OK && moved != 0
  }

  /// The file itself, links followed.
  var file: String { sqlite3_db_filename(database, "main").map { String(cString: $0) } ?? path }

  /// Keeps in mind which files its log and index are.
  func noteLogFiles() {
    logFiles = LogFiles(ofDatabase: file)
  }

  /// Whether its log, or the index of it, was taken away since it was opened: it sees nothing of what
  /// others commit from then on, nor they of what it does.
  package var hasLostItsLog: Bool {
    guard let logFiles else { return false }
    return LogFiles(ofDatabase: file) != logFiles
  }

  /// Has none of the file's triggers run from now on, and none of its views read: it comes from somebody
  /// else.
  package func distrustSchema() {
    _ = voicedo_sqlite_switch(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
    _ = voicedo_sqlite_switch(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0)
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { sqlite3_get_autocommit(database) == 0 }

  /// Turns SQLite's last result into an error.
  func trouble(_ result: Int32, in sql: String) -> DatabaseError {
    if case .readingAsItStands(let obstacle) = access, result & 0xff == SQLITE_READONLY {
      return obstacle
    }
    return DatabaseError(
      result: result,
      systemCode: sqlite3_system_errno(database),
      message: String(cString: sqlite3_errmsg(database)),
      statement: sql,
      path: path
    )
  }

  private func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] { return known }
    let statement = try Statement(sql, on: self, database: database)
    statements[sql] = statement
    return statement
  }
}
