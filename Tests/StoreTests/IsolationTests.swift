import Model
import Planning
import Store
import Testing

/// What cannot be put in order keeps nothing else from being put in order.
@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct IsolationTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  private func sql(_ script: String) throws -> String {
    let answer = try Shell.run(script, on: workshop.path)
    #expect(answer.error == "")
    return answer.output
  }

  private func expectCanary() throws {
    #expect(try sql("SELECT count(*) FROM unsettled;") == "0\n")
    let canary = try store.row(titled: "Canary")
    #expect(canary.reminder?.fireAt == (try moment(20, "09:00")))
    #expect(canary.todo.problem == nil)
  }

  /// Statements that the schema lets through, and whose to-do has no next occurrence within its
  /// columns.
  @Test(arguments: [
    (
      "done in the last second of the calendar",
      """
      INSERT INTO todo(title, due_at, rrule, repeat_from)
      VALUES ('Hostile', unixepoch() + 600, 'FREQ=MINUTELY', 'completion');
      UPDATE todo SET completed_at = 253402300799 WHERE title = 'Hostile';
      """
    ),
    (
      "due in the last minute of the calendar",
      """
      INSERT INTO todo(title, due_at, rrule, repeat_from, completed_at)
      VALUES ('Hostile', 253402300740, 'FREQ=HOURLY', 'completion', NULL);
      UPDATE todo SET completed_at = unixepoch() WHERE title = 'Hostile';
      """
    ),
    (
      "on the last day of the calendar",
      """
      INSERT INTO todo(title, due_date, due_time, rrule)
      VALUES ('Hostile', '9999-12-31', '23:59', 'FREQ=DAILY');
      UPDATE todo SET completed_at = unixepoch() WHERE title = 'Hostile';
      """
    ),
    (
      "a rule of empty sets",
      """
      INSERT INTO todo(title, due_date, due_time, rrule)
      VALUES ('Hostile', '2026-11-23', '09:00', 'FREQ=MINUTELY;BYSETPOS=2;BYSECOND=0');
      UPDATE todo SET completed_at = unixepoch() WHERE title = 'Hostile';
      """
    ),
    (
      "a row that its table does not allow",
      """
      PRAGMA ignore_check_constraints = ON;
      INSERT INTO todo(title, priority, due_date, phrase) VALUES ('Hostile', 'urgent', NULL, 'tomorrow');
      """
    ),
    (
      "a pause of a row that its table does not allow",
      """
      PRAGMA ignore_check_constraints = ON;
      INSERT INTO todo(title, priority, due_date, rrule, paused_at, paused_until)
      VALUES ('Hostile', 'urgent', '2026-11-01', 'FREQ=DAILY', 1, '2026-11-02');
      """
    ),
  ])
  func whatCannotBeSettledKeepsNothingBack(_ what: String, _ hostile: String) throws {
    _ = try sql(hostile)
    _ = try sql(
      "INSERT INTO todo(title, due_date, due_time) VALUES ('Canary', '2026-11-20', '09:00');"
    )
    _ = try store.settle(at: Workshop.now)
    _ = try store.settle(at: Workshop.now)
    try expectCanary()
    #expect(try store.row(titled: "Hostile").todo.title == "Hostile")
  }

  @Test func whatIsRefusedSaysSoInItsProblem() throws {
    _ = try sql(
      """
      INSERT INTO todo(title, due_date, due_time) VALUES ('Hostile', '2026-11-20', '09:00');
      CREATE TRIGGER of_another BEFORE UPDATE OF series_start ON todo BEGIN
        SELECT RAISE(ABORT, 'Not here.');
      END;
      UPDATE todo SET rrule = 'FREQ=DAILY' WHERE title = 'Hostile';
      INSERT INTO todo(title, due_date, due_time) VALUES ('Canary', '2026-11-20', '09:00');
      """
    )
    _ = try store.settle(at: Workshop.now)
    try expectCanary()
    let problem = try #require(try store.row(titled: "Hostile").todo.problem)
    #expect(problem.hasPrefix("What comes of this could not be worked out"))
  }

  @Test(arguments: ["FREQ=MINUTELY;BYSETPOS=2;BYSECOND=0", "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31"])
  func aRuleThatNeverComesIsKeptWithASentence(_ rule: String) throws {
    _ = try sql(
      """
      INSERT INTO todo(title, due_date, due_time, rrule)
      VALUES ('Water plants', '2026-11-23', '09:00', '\(rule)');
      """
    )
    _ = try store.settle(at: Workshop.now)
    let row = try store.row(titled: "Water plants")
    #expect(
      row.todo.problem == "The rule “\(rule)” names no moment that ever comes; it comes once."
    )
    #expect(row.reminder?.fireAt == (try moment(23, "09:00")))
    let done = try store.complete([row.todo.id], source: .test, at: try moment(23, "10:00"))
    #expect(done.rows[0].todo.completedAt != nil)
  }

  /// Numbers that the table of reminders takes, as a program may write that knows nothing of us.
  @Test(arguments: [
    "attempts = 9223372036854775807, fire_at = 1",
    "attempts = 9223372036854775807, state = 'delivering', fire_at = 1",
    "stage = 9223372036854775807, fire_at = 1", "fire_at = -9223372036854775808",
    "fire_at = 1, again_at = 9223372036854775807", "fire_at = 1, shown_at = -9223372036854775808",
    "fire_at = 1, leads = '99999999999999999999,-5,x'",
    "fire_at = 1, popup_server = ':1.7@bus', popup_number = 9223372036854775807",
    "fire_at = 1, resumes_at = 9223372036854775807, check_in = 'awaited'",
  ])
  func anImpossibleReminderKeepsNoOtherBack(_ columns: String) throws {
    let now = try moment(20, "09:00")
    _ = try store.add("Hostile", due: try day(20, "09:00"))
    let canary = try store.add("Canary", due: try day(20, "09:00")).todo.id
    _ = try sql(
      "UPDATE reminder SET \(columns) WHERE todo_id IN (SELECT id FROM todo WHERE title = 'Hostile');"
    )
    let state = try store.planState(at: now)
    #expect(state.pending.contains { $0.todo.id == canary })
    let claimed = try store.claim(state.pending.map(\.todo.id), at: now)
    #expect(claimed.contains { $0.todo.id == canary })
    let popup = PopupID(server: ":1.7@bus", number: 5)
    try store.recordShown(claimed, popup: popup, reason: .digest, at: now)
    #expect(try store.row(titled: "Canary").reminder?.popup == popup)
  }

  @Test func aReminderThatCannotBeClaimedKeepsNoOtherBack() throws {
    let now = try moment(20, "09:00")
    let hostile = try store.add("Hostile", due: try day(20, "09:00")).todo.id
    let canary = try store.add("Canary", due: try day(20, "09:00")).todo.id
    _ = try sql(
      """
      CREATE TRIGGER of_another BEFORE UPDATE ON reminder WHEN old.todo_id = '\(hostile)' BEGIN
        SELECT RAISE(ABORT, 'Not here.');
      END;
      """
    )
    #expect(try store.claim([hostile, canary], at: now).map(\.todo.id) == [canary])
    #expect(try store.row(titled: "Hostile").todo.problem != nil)
    #expect(try store.ledger(of: hostile).isEmpty)
  }

  @Test func soMuchIsPlannedAtOnce() throws {
    let now = try moment(20, "09:00")
    for number in 0..<12 {
      let due = Due.absolute(now - .minutes(20 - number))
      _ = try store.add("To-do \(number)", due: due)
    }
    let pill = try store.add("Pill", due: .absolute(now - .minutes(60))).todo.id
    _ = try sql("UPDATE reminder SET breakthrough = 1 WHERE todo_id = '\(pill)';")
    store.planned = 5
    let first = try store.planState(at: now).pending.map(\.todo.title)
    #expect(first == ["Pill", "To-do 7", "To-do 8", "To-do 9", "To-do 10", "To-do 11"])
    // The rest follows when those are on screen, and what is on screen is always known.
    let claimed = try store.claim(try store.planState(at: now).pending.map(\.todo.id), at: now)
    let popup = PopupID(server: ":1.7@bus", number: 5)
    try store.recordShown(claimed, popup: popup, reason: .digest, at: now)
    let second = try store.planState(at: now).pending.map(\.todo.title)
    #expect(Set(second) == Set(first + (2...6).map { "To-do \($0)" }))
  }

  private let many = """
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 600)
    INSERT INTO todo(title, due_date, due_time) SELECT 'Of many ' || n, '2026-11-20', '09:00' FROM number;
    """

  @Test func muchIsSettledInSlices() throws {
    _ = try sql(many)
    var slices = 0
    repeat {
      slices += 1
      #expect(try store.settle(at: Workshop.now))
    } while store.hasMoreToSettle && slices < 10
    #expect(slices == 3)
    #expect(try sql("SELECT count(*) FROM unsettled;") == "0\n")
    #expect(try sql("SELECT count(*) FROM reminder WHERE fire_at IS NOT NULL;") == "600\n")
    #expect(try !store.settle(at: Workshop.now))
  }

  @Test func rulesThatMayTakeLongMakeASliceShorter() throws {
    _ = try sql(
      """
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 40)
      INSERT INTO todo(title, due_date, rrule)
        SELECT 'Odd ' || n, '2026-11-20', 'FREQ=YEARLY;BYYEARDAY=366;BYSETPOS=3' FROM number;
      """
    )
    _ = try store.settle(at: Workshop.now)
    #expect(try sql("SELECT count(*) FROM unsettled;") == "24\n")
    #expect(store.hasMoreToSettle)
  }

  @Test func whatAPersonChangesIsSettledWhileMuchElseWaits() throws {
    let daily = try store.add("Daily", due: try day(19, "09:00"), rule: "FREQ=DAILY")
    _ = try sql(many + many)
    _ = try store.complete([daily.todo.id], source: .test, at: Workshop.now)
    #expect(try store.row(titled: "Daily").todo.due == (try day(20, "09:00")))
    #expect(try sql("SELECT count(*) > 0 FROM unsettled;") == "1\n")
  }

  @Test func undoLeavesAloneWhatWaits() throws {
    _ = try sql(
      "INSERT INTO todo(id, title, due_date, rrule) VALUES ('zz', 'Last', '2026-11-19', 'FREQ=DAILY');"
    )
    while try store.settle(at: Workshop.now) {}
    _ = try store.add("Milk", due: try day(25))
    _ = try sql(many + many + "UPDATE todo SET completed_at = unixepoch() WHERE id = 'zz';")
    _ = try sql("UPDATE batch SET caused_by = 1 WHERE source = 'sql';")
    #expect(try workshop.todoStore().undo(at: Workshop.now)?.titles == ["Milk"])
    while try store.settle(at: Workshop.now) {}
    #expect(try store.row(titled: "Last").todo.completedAt == nil)
  }
}
