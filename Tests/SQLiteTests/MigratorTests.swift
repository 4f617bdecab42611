import SQLite
import Testing

/// A file comes to the newest schema with everything in it, or is refused and stays as it is.
@Suite struct MigratorTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test func aFreshFileHasTheNewestSchemaAndTheMark() throws {
    let connection = try Connection.open(path: folder.database, migrator: .numbers)
    #expect(try Migrator.numbers.isCurrent(connection))
    #expect(try connection.first("PRAGMA application_id") { $0.integer(0) } == 0x6e75_6d62)
    #expect(try connection.first("PRAGMA user_version") { $0.integer(0) } == 2)
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    #expect(try connection.first("PRAGMA synchronous") { $0.integer(0) } == 2)
  }

  @Test func anOlderFileIsBackedUpAndBroughtUpToDate() throws {
    try Connection.open(path: folder.database, migrator: .oldNumbers)
      .run("INSERT INTO number (value) VALUES (7)")
    let connection = try Connection.open(path: folder.database, migrator: .numbers)
    try connection.run("UPDATE number SET name = 'seven'")
    #expect(try connection.first("SELECT value FROM number") { $0.integer(0) } == 7)
    #expect(folder.names.contains("numbers.sqlite.before-2"))
    #expect(throws: DatabaseError.refused(reason: "A number counts from nought.")) {
      try connection.run("INSERT INTO number (value) VALUES (-1)")
    }
  }

  @Test func aStepThatFailsChangesNothing() throws {
    try Connection.open(path: folder.database, migrator: .oldNumbers)
      .run("INSERT INTO number (value) VALUES (7)")
    let broken = Migrator(
      applicationID: Migrator.numbers.applicationID,
      fresh: { "" },
      steps: [Migration(version: 2, script: "CREATE TABLE half (x); CREATE TABLE half (x);")],
      triggers: { "" }
    )
    #expect(throws: DatabaseError.self) {
      try Connection.open(path: folder.database, migrator: broken)
    }
    let connection = try Connection.open(path: folder.database, migrator: .oldNumbers)
    #expect(try connection.first("SELECT value FROM number") { $0.integer(0) } == 7)
    #expect(
      try connection.first("SELECT 1 FROM sqlite_schema WHERE name = 'half'") { _ in 1 } == nil
    )
  }

  @Test func aNewerSchemaIsRefusedAndLeftAsItIs() throws {
    _ = try Connection.open(path: folder.database, migrator: .numbers)
    let before = try folder.contents()
    #expect(throws: DatabaseError.newerSchema(path: folder.database, version: 2, supported: 1)) {
      try Connection.open(path: folder.database, migrator: .oldNumbers)
    }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [
    "CREATE TABLE mine (x); PRAGMA user_version = 1;", "PRAGMA application_id = 1;",
  ])
  func aForeignDatabaseIsRefusedAndLeftAsItIs(_ script: String) throws {
    try folder.write("")
    try Connection(opening: folder.database, timeout: 0).script(script)
    let before = try folder.contents()
    #expect(throws: DatabaseError.foreignDatabase(path: folder.database)) {
      try Connection.open(path: folder.database, migrator: .numbers)
    }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["x", String(repeating: "This is a text, and a long one at that. ", count: 50)])
  func whatIsNoDatabaseIsRefused(_ text: String) throws {
    try folder.write(text)
    #expect(throws: DatabaseError.notADatabase(path: folder.database)) {
      try Connection.open(path: folder.database, migrator: .numbers)
    }
  }

  @Test(arguments: [
    ("", DatabaseError.noPlace),
    ("/tmp/a\u{FFFD}b", .nameNotText(path: "/tmp/a\u{FFFD}b")),
  ])
  func aPathThatLeadsNowhereIsRefused(_ path: String, _ error: DatabaseError) {
    #expect(throws: error) { try Connection.open(path: path, migrator: .numbers) }
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    try folder.write("")
    let path = folder.database + "/sub/numbers.sqlite"
    #expect {
      try Connection.open(path: path, migrator: .numbers)
    } throws: { error in
      switch error as? DatabaseError {
      case .cannotCreateDirectory, .cannotOpen: true
      default: false
      }
    }
  }
}
