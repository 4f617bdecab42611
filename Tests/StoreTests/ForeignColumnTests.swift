import Model
import Planning
import SQLite
import Testing

@testable import Store

/// Columns and constraints that another program has put into the tables.
@Suite("Another program's columns", .enabled(if: Shell.isInstalled, "There is no sqlite3 shell."))
struct ForeignColumnTests {
  private let workshop: Workshop
  private let popup = PopupID(server: ":1.7@bus", number: 5)

  init() throws {
    workshop = try Workshop()
  }

  private func sql(_ script: String) throws {
    #expect(try Shell.run(script, on: workshop.path).error == "")
  }

  private func text(_ connection: Connection) throws -> UInt64 {
    let tables = try #require(Schema.migrator.tables)
    return try TableInventory(of: tables.names, in: connection).text
  }

  @Test func theInventoryIsThatOfAFreshFileAndOfAnOldOne() throws {
    let tables = try #require(Schema.migrator.tables)
    let fresh = try Workshop().store().connection
    let found = try text(fresh)
    #expect(found == tables.text, "It is \(String(found, radix: 16)).")
    let names = try fresh.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    ) { $0.text(0) }
    #expect(names == tables.names)
    try workshop.makeVersionOne()
    let old = try workshop.store()
    #expect(try text(old.connection) == tables.text)
    #expect(try old.foreignColumns() == [])
  }

  /// Each would refuse a note of the service, or a reminder.
  private static let bound = [
    "ALTER TABLE reminder ADD COLUMN x INT CHECK (state <> 'delivering');",
    "ALTER TABLE reminder ADD COLUMN x INT NOT NULL DEFAULT 0 CHECK (stage < 1 AND attempts < 1);",
    "ALTER TABLE reminder ADD COLUMN x TEXT CHECK (fire_at IS NULL OR popup_number IS NULL);",
    "ALTER TABLE delivery ADD COLUMN x TEXT CHECK (event <> 'claimed');",
    "ALTER TABLE delivery ADD COLUMN x TEXT CHECK (event <> 'shown');",
    "ALTER TABLE todo ADD COLUMN x INT CHECK (problem IS NULL AND completed_at IS NULL);",
    "ALTER TABLE completion ADD COLUMN x INT AS (json(todo_id)) VIRTUAL CHECK (x IS NULL);",
    "ALTER TABLE batch ADD COLUMN \"my \"\"x\"\"\" INT CHECK (id < 2);",
  ]

  @Test(arguments: bound.indices, [true, false])
  func aConstraintGoesAndEveryRowStays(_ index: Int, isOpen: Bool) throws {
    let id = try workshop.store().add("Insulin", due: try day(19, "10:30"), rule: "FREQ=DAILY")
      .todo.id
    let service = try workshop.store()
    _ = try service.mendSchema()
    try sql(Self.bound[index])
    let store = isOpen ? service : try workshop.store()
    let named = isOpen ? try store.mendSchema() : store.dropped
    #expect(named.count == 1)
    let now = try moment(19, "10:30")
    let claimed = try store.claim([id], at: now)
    #expect(claimed.map(\.todo.id) == [id])
    try store.recordShown(claimed, popup: popup, reason: .due, at: now)
    _ = try store.complete([id], source: .commandLine, at: now)
    _ = try store.settle(at: now)
    #expect(try store.row(titled: "Insulin").reminder?.fireAt == (try moment(20, "10:30")))
    #expect(try store.row(titled: "Insulin").todo.problem == nil)
    #expect(try store.ledger(of: id).map(\.event) == [.claimed, .shown, .completed])
    #expect(try store.damage() == [])
  }

  /// Its values stay until somebody wants them out.
  @Test(arguments: [
    "ALTER TABLE reminder ADD COLUMN color TEXT;",
    "ALTER TABLE reminder ADD COLUMN color TEXT CHECK (state <> 'delivering');",
    "ALTER TABLE reminder ADD COLUMN color TEXT DEFAULT 'blue';",
  ])
  func aColumnStaysUntilARepair(_ script: String) throws {
    let id = try workshop.store().add("Insulin", due: try day(19, "10:30")).todo.id
    try sql(script + "UPDATE reminder SET color = 'red';")
    let store = try workshop.todoStore()
    #expect(try store.foreignColumns() == ["reminder.color"])
    #expect(
      try store.connection.first("SELECT color FROM reminder") { $0.text(0) } == "red"
    )
    let before = try store.reminder(of: id)
    #expect(try store.dropForeignColumns() == ["reminder.color"])
    #expect(try store.foreignColumns() == [])
    #expect(try store.reminder(of: id) == before)
    let inventory = try #require(Schema.migrator.inventory)
    #expect(
      try Inventory(of: inventory.names, in: store.connection).text == inventory.text
    )
    #expect(try text(store.connection) == Schema.migrator.tables?.text)
  }

  /// A table that was made anew with a constraint more.
  @Test func aConstraintWithoutAColumnGoesAsWell() throws {
    _ = try workshop.store().add("Insulin", due: try day(19, "10:30"))
    try sql(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'event   TEXT NOT NULL', 'event   TEXT NOT NULL CHECK (event <> ''claimed'')')
       WHERE name = 'delivery';
      """
    )
    let store = try workshop.store()
    #expect(store.dropped == ["delivery"])
    let id = try store.row(titled: "Insulin").todo.id
    #expect(try store.claim([id], at: try moment(19, "10:30")).count == 1)
  }
}
