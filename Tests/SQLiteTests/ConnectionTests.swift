import SQLite
import Testing

/// Statements, their values and rows, and transactions.
@Suite struct ConnectionTests {
  private let folder: Folder
  private let connection: Connection

  init() throws {
    folder = try Folder()
    connection = try Connection.open(path: folder.database, migrator: .numbers)
  }

  @Test(arguments: [
    Value.null, 0, -1, .integer(.max), .integer(.min), "", "seven", "ß €\u{1F600}", "a\u{0}b",
  ])
  func aValueComesBackAsItWentIn(_ value: Value) throws {
    #expect(try connection.first("SELECT ?", [value]) { $0.value(0) } == value)
  }

  @Test func aRowGivesItsColumnsByTheirNumbers() throws {
    let row = try connection.first("SELECT 7, 'seven', NULL") { row in
      (
        row.integer(0), row.text(1), row.isNull(2), row.integerIfAny(2), row.textIfAny(2),
        row.integer(2), row.text(2)
      )
    }
    let (number, text, isNull, noNumber, noText, nought, empty) = try #require(row)
    #expect((number, text, isNull) == (7, "seven", true))
    #expect((noNumber, noText) == (nil, nil))
    #expect((nought, empty) == (0, ""))
  }

  @Test func aQueryGivesEveryRowOrTheFirst() throws {
    try connection.script("INSERT INTO number (value) VALUES (1), (2), (3)")
    #expect(connection.changes == 3)
    let query = "SELECT value FROM number WHERE value > ? ORDER BY value"
    #expect(try connection.all(query, [1]) { $0.integer(0) } == [2, 3])
    #expect(try connection.first(query, [1]) { $0.integer(0) } == 2)
    #expect(try connection.first(query, [9]) { $0.integer(0) } == nil)
    var sum = 0
    try connection.each(query, [0]) { sum += $0.integer(0) }
    #expect(sum == 6)
  }

  @Test func whatFailsInATransactionLeavesNothingOfIt() throws {
    #expect(throws: DatabaseError.refused(reason: "A number counts from nought.")) {
      try connection.writing { () throws(DatabaseError) in
        try connection.run("INSERT INTO number (value) VALUES (1)")
        try connection.run("INSERT INTO number (value) VALUES (-1)")
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.first("SELECT count(*) FROM number") { $0.integer(0) } == 0)
  }

  @Test func readingSeesOneMoment() throws {
    let other = try Connection.open(path: folder.database, migrator: .numbers)
    let count = "SELECT count(*) FROM number"
    try connection.reading { () throws(DatabaseError) in
      #expect(try connection.first(count) { $0.integer(0) } == 0)
      try other.run("INSERT INTO number (value) VALUES (1)")
      #expect(try connection.first(count) { $0.integer(0) } == 0)
    }
    #expect(try connection.first(count) { $0.integer(0) } == 1)
  }

  @Test func whoFindsTheFileHeldWaitsNoLongerThanAsked() throws {
    let other = try Connection.open(path: folder.database, migrator: .numbers)
    other.wait(upTo: 10)
    try connection.writing { () throws(DatabaseError) in
      _ = #expect(throws: DatabaseError.busy(path: folder.database)) {
        try other.run("BEGIN IMMEDIATE")
      }
    }
    try other.run("INSERT INTO number (value) VALUES (1)")
  }

  @Test func whoIsCalledOffWhileItWaitsGivesUp() throws {
    var looks = 0
    let other = try Connection.open(path: folder.database, migrator: .numbers) {
      looks += 1
      return true
    }
    other.wait(upTo: 600_000)
    try connection.writing { () throws(DatabaseError) in
      _ = #expect(throws: DatabaseError.busy(path: folder.database)) {
        try other.run("BEGIN IMMEDIATE")
      }
    }
    #expect(looks > 1)
    try other.run("INSERT INTO number (value) VALUES (1)")
  }

  @Test func aCopyInMemoryChangesNothing() throws {
    try connection.run("INSERT INTO number (value) VALUES (1)")
    let copy = try Connection.copy(of: folder.database, migrator: .numbers)
    try copy.run("DELETE FROM number")
    #expect(try connection.first("SELECT count(*) FROM number") { $0.integer(0) } == 1)
  }

  @Test func aCopyIsAWholeDatabaseOfItsOwn() throws {
    try connection.run("INSERT INTO number (value) VALUES (1)")
    let path = folder.path + "/copy.sqlite"
    try connection.copy(to: path) { copy throws(DatabaseError) in
      #expect(try copy.first("SELECT value FROM number") { $0.integer(0) } == 1)
      try DatabaseFile.rename(copy.path, toFresh: path)
    }
    #expect(folder.names.contains("copy.sqlite"))
    #expect(!folder.names.contains { $0.hasSuffix(".unfinished") })
  }

  @Test func aFileThatIsReplacedWasMoved() throws {
    #expect(!connection.hasMoved)
    try DatabaseFile.rename(folder.database, to: folder.path + "/old.sqlite")
    #expect(connection.hasMoved)
  }
}
