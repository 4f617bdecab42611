import Model
import SQLite
import Testing

@testable import Store

/// Triggers, views and indexes that somebody else has put into a file do nothing here, and are named.
@Suite("Another program's code in a file") struct ForeignSchemaTests {
  private let workshop: Workshop
  private var copy: String { workshop.directory + "/backups/monday.sqlite" }
  private var kept: String { workshop.path + ".before-restore" }

  init() throws {
    workshop = try Workshop()
  }

  /// Kinds of code, each with the name that it is to be told by.
  private static let codes: [(name: String, script: String)] = [
    (
      "quiet",
      """
      CREATE TRIGGER quiet AFTER UPDATE OF fire_at ON reminder WHEN new.fire_at < 9e12 BEGIN
        UPDATE reminder SET fire_at = 9000000000000 WHERE todo_id = new.todo_id; END;
      """
    ),
    (
      "few",
      "CREATE TRIGGER few AFTER INSERT ON todo BEGIN DELETE FROM todo WHERE id <> new.id; END;"
    ),
    (
      "flood",
      """
      CREATE TRIGGER flood AFTER INSERT ON delivery BEGIN
        INSERT INTO batch (made_at, label, source)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000)
        SELECT i, 'sql', 'sql' FROM n; END;
      """
    ),
    ("one \"of\" a kind", "CREATE UNIQUE INDEX \"one \"\"of\"\" a kind\" ON todo (priority);"),
    ("mine", "CREATE VIEW mine AS SELECT title FROM todo;"),
    (
      "taken",
      "CREATE TABLE theirs (x); CREATE TRIGGER taken AFTER INSERT ON list BEGIN SELECT 1; END;"
    ),
  ]

  @Test(arguments: codes.indices) func whatIsInTheDatabaseIsDroppedWhenItIsOpened(
    _ index: Int
  ) throws {
    _ = try workshop.store().add("Milk")
    let code = Self.codes[index]
    #expect(try Shell.run(code.script, on: workshop.path).error == "")
    let store = try workshop.store()
    #expect(store.dropped == [code.name])
    _ = try store.add("Bread", due: .absolute(Workshop.now + .minutes(1)))
    #expect(try Set(store.openTitles()) == ["Milk", "Bread"])
    #expect(try store.row(titled: "Bread").reminder?.fireAt == Workshop.now + .minutes(1))
    #expect(try store.lastDropped()?.names == code.name)
    #expect(try workshop.store().dropped == [])
  }

  @Test(arguments: codes.indices) func whatIsInACopyDoesNotCome(_ index: Int) throws {
    let store = try workshop.todoStore()
    _ = try store.add("Milk")
    _ = try store.backUp(to: copy)
    let code = Self.codes[index]
    #expect(try Shell.run(code.script, on: copy).error == "")
    let restored = try store.restore(copy, keptAs: kept, at: Workshop.now)
    #expect(restored.leftOut == [code.name])
    _ = try store.add("Bread")
    #expect(try store.openTitles() == ["Milk", "Bread"])
    #expect(try foreignTables(store) == [])
    #expect(try store.damage() == [])
  }

  @Test func whatComesWhileItIsOpenIsDropped() throws {
    let service = try workshop.store()
    #expect(try service.mendSchema() == [])
    #expect(try Shell.run(Self.codes[1].script, on: workshop.path).error == "")
    #expect(try service.mendSchema() == ["few"])
    _ = try service.add("Milk")
    _ = try service.add("Bread")
    #expect(try service.openTitles() == ["Milk", "Bread"])
  }

  @Test func whatItDidBeforeIsPutRight() throws {
    let due = Workshop.now + .minutes(5)
    _ = try workshop.store().add("Pill", due: .absolute(due))
    let script = Self.codes[0].script + "UPDATE reminder SET fire_at = fire_at + 1;"
    #expect(try Shell.run(script, on: workshop.path).error == "")
    let store = try workshop.store()
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Pill").reminder?.fireAt == due)
  }

  @Test(arguments: [
    "DROP TABLE todo; CREATE VIEW todo AS SELECT 1 AS id;",
    "DROP TABLE delivery; CREATE VIRTUAL TABLE delivery USING fts5(at);",
    "DROP TABLE quiet;",
    "ALTER TABLE todo RENAME COLUMN title TO name;",
  ])
  func aCopyWithOtherTablesIsRefusedAndAllStays(_ script: String) throws {
    let store = try workshop.todoStore()
    _ = try store.add("Milk")
    _ = try store.backUp(to: copy)
    // Triggers would stand in the way of the change.
    let triggers = try Shell.run(
      "SELECT 'DROP ' || type || ' IF EXISTS ' || name || ';' FROM sqlite_schema WHERE type IN ('trigger', 'view');",
      on: copy
    ).output
    #expect(try Shell.run(triggers + script, on: copy).error == "")
    _ = try store.add("Bread")
    #expect(throws: DatabaseError.self) { try store.restore(copy, keptAs: kept, at: Workshop.now) }
    #expect(try store.openTitles() == ["Milk", "Bread"])
    #expect(!DatabaseFile.exists(kept))
  }

  @Test func anEarlierVersionIsBroughtUpWithoutIt() throws {
    try workshop.makeVersionOne()
    #expect(try Shell.run(Self.codes[1].script, on: workshop.path).error == "")
    let store = try workshop.store()
    #expect(store.dropped == ["few"])
    #expect(try store.openTitles().count == 7)
  }

  @Test func anArchiveSwallowsNothing() throws {
    let store = try workshop.todoStore()
    let long = Workshop.now - .minutes(24 * 60 * 30)
    func done(_ title: String) throws {
      let row = try store.add(title, at: long)
      _ = try store.complete([row.todo.id], source: .test, at: long)
    }
    func archive() throws -> Archived {
      try store.archive(before: Workshop.now, source: .commandLine, at: Workshop.now)
    }
    try done("First")
    #expect(try archive().total == 1)
    let script = "CREATE TRIGGER gulp BEFORE INSERT ON todo BEGIN SELECT RAISE(IGNORE); END;"
    #expect(try Shell.run(script, on: store.archivePath).error == "")
    try done("Second")
    #expect(try archive().total == 2)
    #expect(try store.lastDropped()?.names == "gulp")
  }

  @Test(arguments: [
    "ALTER TABLE todo RENAME TO old; CREATE TABLE todo AS SELECT * FROM old; ALTER TABLE todo ADD COLUMN z;",
    // A title is kept as a number there.
    """
    ALTER TABLE todo RENAME TO old; CREATE TABLE todo AS SELECT * FROM old WHERE 0;
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, 'title', 'title INTEGER') WHERE name = 'todo';
    """,
  ])
  func onlyWhatTheArchiveHoldsWordForWordGoes(_ script: String) throws {
    let store = try workshop.todoStore()
    let long = Workshop.now - .minutes(24 * 60 * 30)
    let first = try store.add("First", at: long)
    _ = try store.complete([first.todo.id], source: .test, at: long)
    _ = try store.archive(before: Workshop.now, source: .commandLine, at: Workshop.now)
    #expect(try Shell.run(script, on: store.archivePath).error == "")
    let second = try store.add("0042", at: long)
    _ = try store.complete([second.todo.id], source: .test, at: long)
    let isWhole = !script.contains("INTEGER")
    if isWhole {
      _ = try store.archive(before: Workshop.now, source: .commandLine, at: Workshop.now)
    } else {
      #expect(throws: DatabaseError.self) {
        try store.archive(before: Workshop.now, source: .commandLine, at: Workshop.now)
      }
    }
    #expect(try (store.todo(second.todo.id) == nil) == isWhole)
  }

  private func foreignTables(_ store: Store) throws -> [String] {
    try store.connection.all("SELECT name FROM sqlite_schema WHERE name = 'theirs'") { $0.text(0) }
  }
}
