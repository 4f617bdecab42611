import Model
import SQLite
import Testing

@testable import Store

/// Values that their columns do not take, written while the checks were off.
@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct ColumnMendingTests {
  private let workshop: Workshop
  private let store: TodoStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
  }

  private func sql(_ script: String) throws -> String {
    let answer = try Shell.run("PRAGMA ignore_check_constraints = ON;" + script, on: workshop.path)
    #expect(answer.error == "")
    return answer.output
  }

  @Test(arguments: [
    ("priority", "'urgent'"), ("due_date", "'soon'"), ("due_date", "'2026-02-30'"),
    ("due_time", "'15:00'"), ("zone", "'Test/Away'"), ("due_at", "9223372036854775807"),
    ("end_time", "'late'"), ("time_kind", "'whenever'"), ("created_at", "9223372036854775807"),
    ("updated_at", "-9223372036854775808"), ("completed_at", "9223372036854775807"),
    ("repeat_from", "'then'"),
    ("occurrence", "'once'"), ("series_start", "'x'"), ("inferred_at", "9223372036854775807"),
  ])
  func theToDoStaysAndItsProblemNamesTheColumn(_ column: String, _ value: String) throws {
    let canary = try store.add("Canary", due: try day(20, "09:00")).todo.id
    _ = try sql("INSERT INTO todo(title, \(column)) VALUES ('From a sync tool', \(value));")
    #expect(try store.damage() == [])
    #expect(try TodoStore.isDamaged(workshop.path) == false)
    _ = try store.settle(at: Workshop.now)
    _ = try store.mendColumns(at: Workshop.now)
    #expect(try sql("PRAGMA ignore_check_constraints = OFF; PRAGMA quick_check;") == "ok\n")
    #expect(try sql("SELECT count(*) FROM unsettled;") == "0\n")
    let row = try store.row(titled: "From a sync tool")
    #expect(row.todo.problem?.hasPrefix("What stood in ") == true)
    #expect(try store.row(titled: "Canary").todo.id == canary)
    #expect(try store.mendColumns(at: Workshop.now) == 0)
    _ = try store.complete([row.todo.id], source: .test, at: Workshop.now)
    _ = try store.backUp(to: workshop.directory + "/copy.sqlite")
  }

  @Test func aHandleThatIsNoneIsMadeAnew() throws {
    _ = try sql("INSERT INTO todo(title, handle) VALUES ('Hostile', '../../victim');")
    #expect(try store.mendColumns(at: Workshop.now) == 1)
    let handle = try store.row(titled: "Hostile").todo.handle
    #expect(handle.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) })
  }

  @Test func aReminderIsPutRight() throws {
    _ = try store.add("Pill", due: try day(20, "09:00"))
    _ = try sql(
      "UPDATE reminder SET state = 'odd', stage = -1, breakthrough = 7, popup_number = 3;"
    )
    #expect(try store.mendColumns(at: Workshop.now) == 1)
    let reminder = try #require(try store.row(titled: "Pill").reminder)
    #expect(reminder.state == .scheduled)
    #expect(reminder.isBreakthrough)
    #expect(reminder.fireAt == (try moment(20, "09:00")))
  }
}

/// Triggers, views and indexes that another program has taken away.
@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct SchemaGapTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test func theInventoryIsThatOfAFreshFile() throws {
    let expected = try #require(Schema.migrator.inventory)
    let connection = try workshop.store().connection
    let found = try Inventory(of: expected.names, in: connection)
    #expect(found.names.count == expected.names.count)
    #expect(found.text == expected.text, "It is \(String(found.text, radix: 16)).")
    let all = try connection.all(
      """
      SELECT name FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL ORDER BY name
      """
    ) { $0.text(0) }
    #expect(all == expected.names.sorted())
  }

  @Test(arguments: [
    "DROP TRIGGER todo_inserted;", "DROP TRIGGER journal_insert;", "DROP INDEX todo_list;",
    "DROP TRIGGER todo_deleted; CREATE TRIGGER todo_deleted AFTER DELETE ON todo BEGIN SELECT 1; END;",
    // As long as before, and another meaning.
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, 'DELETE FROM unsettled', 'DELETE FROM ansettled')
     WHERE name = 'todo_deleted';
    """,
    "DROP VIEW todo_image;", "DROP INDEX reminder_fire; DROP TRIGGER todo_updated;",
  ])
  func whatIsGoneIsPutBackAndNoted(_ script: String) throws {
    let schema = ".schema --nosys"
    var store: DeliveryStore? = try workshop.store()
    let whole = try Shell.run(schema, on: workshop.path).output.split(separator: "\n").sorted()
    #expect(try store?.lastGaps() == nil)
    store = nil
    #expect(try Shell.run(script, on: workshop.path).error == "")
    store = try workshop.store()
    #expect(try store?.lastGaps() != nil)
    #expect(
      try Shell.run(schema, on: workshop.path).output.split(separator: "\n").sorted() == whole
    )
    let gaps = try store?.lastGaps()
    #expect(try workshop.store().lastGaps() == gaps)
  }

  @Test func aSeriesThatWasCompletedMeanwhileGoesOn() throws {
    _ = try workshop.store().add("Pill", due: try day(20, "09:00"), rule: "FREQ=DAILY")
    let script = """
      DROP TRIGGER todo_updated; DROP TRIGGER todo_effect_insert;
      UPDATE todo SET completed_at = 1795078800;
      """
    #expect(try Shell.run(script, on: workshop.path).error == "")
    let store = try workshop.store()
    _ = try store.settle(at: Workshop.now)
    let pill = try store.row(titled: "Pill")
    #expect(pill.todo.completedAt == nil)
    #expect(pill.todo.due == (try day(21, "09:00")))
  }

  @Test(arguments: ["", "INSERT INTO list(name) VALUES ('Inbox');"])
  func listsThatAreGoneGiveTheirToDosToTheInbox(_ another: String) throws {
    for title in ["Milk", "Bread"] { _ = try workshop.store().add(title) }
    let script = """
      DROP TRIGGER list_before_delete; DROP TRIGGER list_deleted;
      INSERT INTO list(id, name) VALUES ('shop', 'Shop');
      UPDATE todo SET list_id = 'shop' WHERE title = 'Milk';
      DELETE FROM list; \(another)
      """
    #expect(try Shell.run(script, on: workshop.path).error == "")
    let store = try workshop.store()
    #expect(try store.lists().first { $0.list.id == "inbox" }?.open == 2)
    #expect(try Shell.run("INSERT INTO todo(title) VALUES ('x');", on: workshop.path).error == "")
  }

  @Test func whatWasWrittenMeanwhileIsPutInOrder() throws {
    let milk = try workshop.store().add("Milk", due: try day(20, "09:00")).todo.id
    let script = """
      DROP TRIGGER todo_before_insert; DROP TRIGGER todo_inserted; DROP TRIGGER todo_updated;
      INSERT INTO todo(title, due_date, due_time) VALUES ('Canary', '2026-11-20', '09:00');
      INSERT INTO todo(title) VALUES ('Other');
      UPDATE todo SET completed_at = 1795078800 WHERE id = '\(milk)';
      """
    #expect(try Shell.run(script, on: workshop.path).error == "")
    let store = try workshop.store()
    _ = try store.settle(at: Workshop.now)
    let canary = try store.row(titled: "Canary")
    #expect(canary.todo.handle.count >= 4)
    #expect(canary.reminder?.fireAt == (try moment(20, "09:00")))
    #expect(try store.row(titled: "Milk").reminder?.state == .closed)
  }
}
