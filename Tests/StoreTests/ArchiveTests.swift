import Glibc
import Language
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

/// What was done long ago goes into a file of its own, and is never in neither.
@Suite("The archive") struct ArchiveTests {
  private let workshop: Workshop
  private let store: TodoStore
  private let long: Instant
  private let limit: Instant

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
    long = try moment(2, "10:00")
    limit = try moment(10, "00:00")
  }

  private func done(_ title: String, at moment: Instant? = nil) throws -> TodoRow {
    let moment = moment ?? long
    let row = try store.add(title, at: long)
    _ = try store.complete([row.todo.id], source: .test, at: moment)
    return row
  }

  @discardableResult
  private func archive() throws -> Archived {
    try store.archive(before: limit, source: .commandLine, at: Workshop.now)
  }

  private func titles(in path: String) throws -> [String] {
    guard DatabaseFile.exists(path) else { return [] }
    return try Connection(opening: path, timeout: 1000)
      .all("SELECT title FROM todo ORDER BY title") { $0.text(0) }
  }

  @Test func onlyWhatWasDoneBeforeGoes() throws {
    _ = try done("Old")
    _ = try done("Young", at: Workshop.now)
    _ = try store.add("Open", at: long)
    let archived = try archive()
    #expect(archived.count == 1 && archived.total == 1)
    #expect(try titles(in: store.archivePath) == ["Old"])
    #expect(try titles(in: workshop.path) == ["Open", "Young"])
    #expect(try Invariants(connection: store.connection).broken() == [])
  }

  @Test(
    "An archive whose own rules have one take the place of another gets none",
    arguments: [
      "title UNIQUE ON CONFLICT REPLACE", "list_name UNIQUE ON CONFLICT REPLACE",
      "title UNIQUE ON CONFLICT IGNORE",
    ]
  )
  func nothingTakesThePlaceOfAnother(_ column: String) throws {
    _ = try done("Oldest")
    _ = try archive()
    let path = store.archivePath
    let table = try Shell.run(
      "SELECT sql FROM sqlite_schema WHERE name = 'todo'",
      on: path
    ).output
    let name = column.prefix { $0 != " " }
    let changed = table.replacing("  \(name),", with: "  \(column),")
    #expect(changed != table)
    let script = """
      ALTER TABLE todo RENAME TO before; \(changed);
      INSERT INTO todo SELECT * FROM before; DROP TABLE before;
      """
    #expect(try Shell.run(script, on: path).error == "")
    for _ in 1...5 { _ = try done("Same") }
    #expect(throws: DatabaseError.self) { try archive() }
    #expect(try titles(in: workshop.path) == Array(repeating: "Same", count: 5))
    #expect(try titles(in: path) == ["Oldest"])
  }

  @Test func nothingIsMadeWhereNothingGoes() throws {
    _ = try store.add("Open", at: long)
    #expect(try archive().count == 0)
    #expect(!store.hasArchive)
  }

  @Test func itIsItsOwnersAlone() throws {
    _ = try done("Old")
    try archive()
    var facts = stat()
    #expect(stat(store.archivePath, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
  }

  @Test func aSecondTimeMovesNothingMore() throws {
    _ = try done("Old")
    try archive()
    let again = try archive()
    #expect(again.count == 0 && again.total == 1)
  }

  @Test func aWholeGoesWithItsPartsOnceAllIsDone() throws {
    let drafts = [Draft(title: "Trip"), Draft(title: "Tent", parent: 0)]
    let rows = try store.capture(drafts, source: .test, at: long).rows
    _ = try store.complete([rows[0].todo.id], source: .test, at: long)
    #expect(try archive().count == 0)
    _ = try store.complete([rows[1].todo.id], source: .test, at: long)
    #expect(try archive().count == 2)
    let parents = try Connection(opening: store.archivePath, timeout: 1000)
      .all("SELECT parent_id FROM todo WHERE title = 'Tent'") { $0.text(0) }
    #expect(parents == [rows[0].todo.id])
  }

  @Test func thatTheyWereDoneIsCountedAsBefore() throws {
    _ = try done("Old")
    let before = try store.doneMoments(in: long..<Workshop.now).moments
    try archive()
    #expect(try store.doneMoments(in: long..<Workshop.now).moments == before)
    #expect(before.count == 1)
    // Long after, when the journal has let go of it.
    try store.connection.run("DELETE FROM change")
    let done = try store.done(in: long..<Workshop.now)
    #expect(done.map(\.row.todo.title) == ["Old"] && done.allSatisfy(\.isGone))
  }

  @Test func undoBringsItBackAndItIsFoundOnce() throws {
    let row = try done("Old")
    try archive()
    #expect(try store.undo(at: Workshop.now)?.label == .archive)
    #expect(try store.row(titled: "Old").todo.id == row.todo.id)
    #expect(try store.searchArchive(["old"], limit: 10).count == 0)
    #expect(try archive().total == 1)
  }

  @Test func wordsOfEveryPlaceAreFoundInIt() throws {
    let row = try store.add("Old", at: long)
    var change = TodoChange()
    change.notes = "for Ada"
    change.list = "Home"
    _ = try store.edit(row.todo.id, change, source: .test, at: long)
    _ = try store.complete([row.todo.id], source: .test, at: long)
    try archive()
    for words in [["OLD"], ["ada"], ["home", "old"]] {
      let found = try store.searchArchive(words, limit: 10)
      #expect(found.rows.map(\.todo.handle) == [row.todo.handle])
      #expect(found.rows.first?.listName == "Home")
    }
    #expect(try store.searchArchive(["young"], limit: 10).count == 0)
  }

  /// The archive is written, and the database is not: as a crash between the two leaves them.
  @Test func aCrashBetweenTheFilesLeavesItInBoth() throws {
    _ = try done("Old")
    try store.connection.run(
      """
      CREATE TEMP TRIGGER crash BEFORE DELETE ON main.todo BEGIN
        SELECT RAISE(ABORT, 'crash');
      END
      """
    )
    #expect(throws: DatabaseError.self) { try archive() }
    #expect(try titles(in: store.archivePath) == ["Old"])
    #expect(try titles(in: workshop.path) == ["Old"])
    try store.connection.run("DROP TRIGGER crash")
    let archived = try archive()
    #expect(archived.count == 1 && archived.total == 1)
    #expect(try titles(in: workshop.path) == [])
  }

  @Test func anArchiveThatCannotBeWrittenLeavesAllInTheDatabase() throws {
    _ = try done("Old")
    try archive()
    _ = try done("Older")
    let reader = try Connection(opening: store.archivePath, timeout: 0)
    try reader.run("BEGIN IMMEDIATE")
    #expect(throws: DatabaseError.self) {
      try store.connection.run("PRAGMA busy_timeout = 50")
      try archive()
    }
    #expect(try titles(in: workshop.path) == ["Older"])
    try reader.run("ROLLBACK")
    #expect(try archive().total == 2)
  }

  @Test func whatIsForgottenGoesFromItToo() throws {
    let drafts = [Draft(title: "Quetzalcoatl"), Draft(title: "Tent", parent: 0)]
    let rows = try store.capture(drafts, source: .test, at: long).rows
    _ = try store.complete(rows.map(\.todo.id), source: .test, at: long)
    try archive()
    #expect(try store.archived(handle: rows[0].todo.handle)?.title == "Quetzalcoatl")
    #expect(try store.erase([rows[0].todo.id], source: .commandLine, at: Workshop.now))
    let holding = try TemporaryFolder.names(in: workshop.directory).filter { name in
      try DatabaseFile.holds(
        "\(workshop.directory)/\(name)",
        oneOf: ["Quetzalcoatl", rows[0].todo.id]
      )
    }
    // That it was done stays known, by its id alone.
    #expect(holding.filter { $0 != "voicedo.sqlite" } == [])
    #expect(try !DatabaseFile.holds(workshop.path, oneOf: ["Quetzalcoatl"]))
    #expect(try store.copies(holding: [rows[0].todo.id]) == [])
    #expect(try titles(in: store.archivePath) == ["Tent"])
  }

  @Test func itIsNoCopyOfTheDatabase() throws {
    _ = try done("Old")
    try archive()
    #expect(Store.copy(store.archivePath) == nil)
    #expect(Store.copies(ofDatabase: workshop.path) == [])
  }

  @Test func itHasEveryColumnOfATodo() throws {
    let columns = try store.connection.all("SELECT name FROM pragma_table_info('todo')") {
      $0.text(0)
    }
    #expect(Set(columns) == Set(ArchiveSchema.columns))
  }
}
