import Model
import Planning
import Store
import Testing

/// "For other programs": everything here is typed into a plain `sqlite3` shell.
@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct ShellTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func aTitleIsEnough() throws {
    try accept("INSERT INTO todo(title) VALUES ('  Water the plants ');")
    #expect(try store.settle(at: Workshop.now) == false)
    let row = try store.row(titled: "Water the plants")
    #expect(row.todo.source == .sql)
    #expect(row.todo.handle.count >= 4)
    #expect(row.todo.position == 1)
    #expect(row.listName == "Inbox")
    #expect(row.reminder == nil)
  }

  @Test func aDueTimeGetsAReminder() throws {
    try accept(
      "INSERT INTO todo(title, due_date, due_time) VALUES ('Dentist', '2026-11-26', '15:00');"
    )
    #expect(try store.settle(at: Workshop.now))
    let row = try store.row(titled: "Dentist")
    #expect(row.todo.due == (try day(26, "15:00")))
    #expect(row.reminder?.fireAt == (try moment(26, "15:00")))
    #expect(try store.settle(at: Workshop.now) == false)
  }

  @Test(arguments: [
    ("due_date, due_time, zone", "'2026-11-26', '15:00', 'Test/Away'", "2026-11-26T20:00"),
    ("due_date", "'2026-11-26'", "2026-11-26T08:00"),
    ("due_at", "unixepoch('2026-11-26 10:00')", "2026-11-26T10:00"),
    ("due_date, due_time", "'2026-11-26', '15:00:30'", "2026-11-26T14:00:30"),
  ])
  func theKindOfTimeFollowsFromItsColumns(columns: String, values: String, utc: String) throws {
    try accept("INSERT INTO todo(title, \(columns)) VALUES ('Timed', \(values));")
    _ = try store.settle(at: Workshop.now)
    let fireAt = try store.row(titled: "Timed").reminder?.fireAt
    #expect(fireAt.map { Zone.utc.civil(at: $0).description } == utc)
  }

  @Test(arguments: [
    ("title", "'   '", "A to-do needs a title of 1 to 200 characters."),
    ("title", "NULL", "A to-do needs a title of 1 to 200 characters."),
    ("title", "printf('%.201c', 'x')", "A to-do needs a title of 1 to 200 characters."),
    ("title, due_date", "'x', '2026-02-30'", "due_date is a day of the calendar"),
    ("title, due_date", "'x', '26-11-26'", "due_date is a day of the calendar"),
    ("title, due_date", "'x', 'now'", "due_date is a day of the calendar"),
    ("title, due_date", "'x', '2026-11-26 15:00'", "due_date is a day of the calendar"),
    ("title, due_date, due_time", "'x', '2026-11-26', '25:00'", "due_time is a clock time"),
    ("title, due_date, due_time", "'x', '2026-11-26', '9:00'", "due_time is a clock time"),
    ("title, due_date, due_time", "'x', '2026-11-26', '3 pm'", "due_time is a clock time"),
    ("title, due_time", "'x', '15:00'", "due_time needs a due_date"),
    ("title, zone", "'x', 'Europe/Berlin'", "zone needs a due_date"),
    ("title, due_at, due_date", "'x', 1800000000, '2026-11-26'", "due_at stands alone"),
    ("title, due_at", "'x', 1800000000000", "due_at counts seconds"),
    ("title, completed_at", "'x', 1800000000000", "completed_at counts seconds"),
    ("title, due_at", "'x', 'tomorrow'", "cannot store TEXT value in INTEGER column"),
    ("title, priority", "'x', 'urgent'", "priority is low, normal or high"),
    ("title, list_id", "'x', 'nowhere'", "There is no list with this list_id"),
    ("title, parent_id", "'x', 'nobody'", "There is no to-do with this parent_id"),
    ("title, handle", "'x', 'XYZ1'", "a handle is lower-case hexadecimal"),
    ("title, series_start", "'x', 'soon'", "series_start is a civil time"),
  ])
  func aRowThatMakesNoSenseIsRefusedInWords(
    columns: String,
    values: String,
    words: String
  ) throws {
    let answer = try Shell.run(
      "INSERT INTO todo(\(columns)) VALUES (\(values));",
      on: workshop.path
    )
    #expect(answer.error.contains(words))
    #expect(try store.openTitles() == [])
  }

  @Test(arguments: [
    ("UPDATE todo SET title = ' ';", "A to-do needs a title"),
    ("UPDATE todo SET handle = 'ffff';", "The handle of a to-do never changes."),
    ("UPDATE todo SET id = 'x';", "The id of a to-do never changes."),
    ("UPDATE todo SET position = NULL;", "A to-do needs a position."),
    ("UPDATE todo SET parent_id = id;", "A to-do cannot be part of itself."),
    (
      "REPLACE INTO todo(id, title, parent_id) SELECT id, title, id FROM todo;",
      "A to-do cannot be part of itself."
    ),
    ("UPDATE todo SET due_date = '2026-13-01';", "due_date is a day of the calendar"),
    ("DELETE FROM list;", "The Inbox cannot be deleted."),
    ("UPDATE list SET name = 'Mine';", "The Inbox keeps its name."),
    ("UPDATE list SET id = 'mine';", "The id of a list never changes."),
    ("REPLACE INTO list(id, name) VALUES ('inbox', 'Mine');", "The Inbox keeps its name."),
    ("REPLACE INTO list(name) VALUES ('INBOX');", "There is a list of this name already."),
    ("INSERT INTO list(name) VALUES ('');", "A list needs a name"),
  ])
  func aChangeThatMakesNoSenseIsRefusedInWords(statement: String, words: String) throws {
    _ = try store.add("Kept")
    #expect(try Shell.run(statement, on: workshop.path).error.contains(words))
    #expect(try store.openTitles() == ["Kept"])
    #expect(try store.lists().map(\.list.name) == ["Inbox"])
  }

  @Test func completingTakesTheReminderAtOnce() throws {
    let row = try store.add("Dentist", due: try day(19, "11:00"))
    try accept(
      "UPDATE todo SET completed_at = unixepoch() WHERE handle = '\(row.todo.handle)';"
    )
    #expect(try store.planState(at: Workshop.now).nextFireAt == nil)
    #expect(try store.row(titled: "Dentist").reminder?.state == .closed)
  }

  @Test func reschedulingMovesTheReminder() throws {
    _ = try store.add("Dentist", due: try day(19, "11:00"))
    try accept("UPDATE todo SET due_time = '12:30';")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).nextFireAt == (try moment(19, "12:30")))
    try accept("UPDATE todo SET due_date = NULL, due_time = NULL;")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).nextFireAt == nil)
  }

  @Test func theChildrenOfADeletedParentMoveUp() throws {
    try accept(
      """
      INSERT INTO todo(id, title) VALUES ('a', 'Grandparent');
      INSERT INTO todo(id, title, parent_id) VALUES ('b', 'Parent', 'a'), ('c', 'Child', 'b');
      DELETE FROM todo WHERE id = 'b';
      """
    )
    #expect(try store.row(titled: "Child").todo.parent == "a")
    try accept("DELETE FROM todo WHERE id = 'a';")
    #expect(try store.row(titled: "Child").todo.parent == nil)
  }

  @Test func theToDosOfADeletedListMoveToTheInbox() throws {
    try accept(
      """
      INSERT INTO list(id, name) VALUES ('g', 'Groceries');
      INSERT INTO todo(title, list_id) VALUES ('Milk', 'g');
      DELETE FROM list WHERE id = 'g';
      """
    )
    #expect(try store.row(titled: "Milk").listName == "Inbox")
  }

  @Test(arguments: ["OFF", "ON"])
  func replacingARowIsAChangeOfIt(recursiveTriggers: String) throws {
    let first = try store.add("Old", due: try day(19, "11:00"))
    let child = try store.add("Child")
    try accept(
      """
      PRAGMA recursive_triggers = \(recursiveTriggers);
      UPDATE todo SET parent_id = '\(first.todo.id)' WHERE id = '\(child.todo.id)';
      INSERT OR REPLACE INTO todo(id, title, due_date, due_time)
      VALUES ('\(first.todo.id)', 'New', '2026-11-20', '12:00');
      """
    )
    _ = try store.settle(at: Workshop.now)
    let row = try store.row(titled: "New")
    #expect(row.todo.handle == first.todo.handle)
    #expect(row.reminder?.fireAt == (try moment(20, "12:00")))
    #expect(try store.openTitles() == ["New", "Child"])
    if recursiveTriggers == "OFF" {
      #expect(try store.row(titled: "Child").todo.parent == row.todo.id)
    }
    _ = try store.undo(at: Workshop.now)
    #expect(try store.row(titled: "Old").reminder?.fireAt == (try moment(19, "11:00")))
  }

  @Test func replacingARowByItselfRingsNothingAnew() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    let claimed = try store.claim([id], at: Workshop.now)
    try store.recordShown(
      claimed.map { pending in
        var reminder = pending.reminder
        (reminder.state, reminder.fireAt) = (.shown, nil)
        return reminder
      },
      popup: PopupID(server: ":1.1", number: 1),
      reason: "due",
      at: Workshop.now
    )
    try accept("REPLACE INTO todo SELECT * FROM todo;")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Due").reminder?.state == .shown)
  }

  @Test func aReplacementNeverTakesAnotherRow() throws {
    let row = try store.add("Kept")
    let answer = try Shell.run(
      "INSERT OR REPLACE INTO todo(title, handle) VALUES ('New', '\(row.todo.handle)');",
      on: workshop.path
    )
    #expect(answer.error.contains("This handle belongs to another to-do"))
    #expect(try store.openTitles() == ["Kept"])
  }

  @Test func aHandleIsNeverGivenTwice() throws {
    let row = try store.add("Gone")
    try store.delete([row.todo.id], source: .commandLine, at: Workshop.now)
    let answer = try Shell.run(
      "INSERT INTO todo(title, handle) VALUES ('New', '\(row.todo.handle)');",
      on: workshop.path
    )
    #expect(answer.error.contains("This handle belongs to another to-do"))
  }

  @Test func upsertAndIgnoreWorkAsEver() throws {
    try accept(
      """
      INSERT INTO todo(id, title) VALUES ('a', 'One');
      INSERT OR IGNORE INTO todo(id, title) VALUES ('a', 'Two');
      INSERT INTO todo(id, title) VALUES ('a', 'Three') ON CONFLICT DO UPDATE SET notes = title;
      """
    )
    let row = try store.row(titled: "One")
    #expect(row.todo.notes == "One")
  }

  @Test func everyStatementIsABatchThatCanBeUndone() throws {
    try accept("INSERT INTO todo(title) VALUES ('One'), ('Two');")
    try accept("UPDATE todo SET priority = 'high';")
    let first = try #require(try store.undo(at: Workshop.now))
    #expect(first.label == .sql)
    #expect(first.titles.sorted() == ["One", "Two"])
    #expect(try store.row(titled: "One").todo.priority == .normal)
    _ = try store.undo(at: Workshop.now)
    #expect(try store.openTitles() == [])
  }

  @Test func foreignKeysMayBeOnToo() throws {
    let row = try store.add("Parent")
    try accept(
      """
      PRAGMA foreign_keys = ON;
      INSERT INTO list(id, name) VALUES ('g', 'Groceries');
      INSERT INTO todo(title, parent_id, list_id) VALUES ('Child', '\(row.todo.id)', 'g');
      DELETE FROM todo WHERE id = '\(row.todo.id)';
      DELETE FROM list WHERE id = 'g';
      """
    )
    #expect(try store.row(titled: "Child").todo.parent == nil)
    #expect(try store.row(titled: "Child").listName == "Inbox")
  }

  /// SQLite 3.40 takes its functions for JSON for unsafe there, and the journal is written with them;
  /// the manual names this one setting.
  @Test func aSchemaThatIsNotTrustedTakesNothing() throws {
    try accept("INSERT INTO todo(title) VALUES ('Before');")
    let answer = try Shell.run(
      "PRAGMA trusted_schema = OFF; INSERT INTO todo(title) VALUES ('Meanwhile');",
      on: workshop.path
    )
    let isTaken = answer.error.isEmpty
    #expect(try store.openTitles() == (isTaken ? ["Before", "Meanwhile"] : ["Before"]))
    try accept("INSERT INTO todo(title) VALUES ('After');")
    #expect(try store.openTitles().last == "After")
  }

  private func accept(_ statements: String) throws {
    let answer = try Shell.run(statements, on: workshop.path)
    #expect(answer.error == "")
    #expect(answer.status == 0)
  }
}
