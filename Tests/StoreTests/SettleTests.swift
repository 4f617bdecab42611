import Model
import Planning
import Store
import Testing

@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct SettleTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let created = "unixepoch('2026-11-19 09:00')"

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func aPhraseIsResolvedAgainstTheMomentItWasWritten() throws {
    try sql(
      """
      INSERT INTO todo(title, phrase, created_at)
      VALUES ('Buy milk', 'tomorrow morning', \(created));
      """
    )
    let later = Workshop.now + .seconds(86_400 * 3)
    #expect(try store.settle(at: later))
    let row = try store.row(titled: "Buy milk")
    #expect(row.todo.due == (try day(20, "09:00")))
    #expect(row.todo.phrase == "tomorrow morning")
    #expect(row.reminder?.fireAt == (try moment(20, "09:00")))
    #expect(row.todo.problem == nil)
  }

  @Test func aPhraseIsResolvedOnce() throws {
    try sql(
      """
      INSERT INTO todo(title, phrase, created_at) VALUES ('Milk', 'tomorrow', \(created));
      """
    )
    _ = try store.settle(at: Workshop.now)
    try sql("UPDATE todo SET due_time = '11:00';")
    _ = try store.settle(at: Workshop.now + .seconds(86_400))
    #expect(try store.row(titled: "Milk").todo.due == (try day(20, "11:00")))
  }

  @Test func aPhraseBesideADueTimeIsOnlyKept() throws {
    try sql(
      """
      INSERT INTO todo(title, phrase, due_date) VALUES ('Milk', 'tomorrow', '2026-11-25');
      """
    )
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Milk").todo.due == (try day(25)))
  }

  @Test func aPhraseThatIsChangedIsResolvedAnew() throws {
    try sql("INSERT INTO todo(title, phrase, created_at) VALUES ('Milk', 'tomorrow', \(created));")
    _ = try store.settle(at: Workshop.now)
    try sql("UPDATE todo SET phrase = 'in 3 days';")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Milk").todo.due != (try day(20, "09:00")))
    #expect(try store.row(titled: "Milk").todo.due != nil)
  }

  @Test func aPhraseMayRepeat() throws {
    try sql(
      """
      INSERT INTO todo(title, phrase, created_at) VALUES ('Pills', 'every day at 8 am', \(created));
      """
    )
    _ = try store.settle(at: Workshop.now)
    let row = try store.row(titled: "Pills")
    #expect(row.todo.recurrence?.rule.description == "FREQ=DAILY")
    #expect(row.todo.due == (try day(20, "08:00")))
    #expect(row.todo.recurrence?.occurrence.description == "2026-11-20T08:00")
  }

  @Test(arguments: [
    ("phrase", "blue", "“blue” names no time"),
    ("rrule", "FREQ=SOMETIMES", "The rule “FREQ=SOMETIMES” cannot be read"),
    ("zone", "Mars/Phobos", "The zone “Mars/Phobos” is not known"),
    ("rrule", "FREQ=DAILY;UNTIL=20010101T000000", "no occurrence to come"),
  ])
  func whatCannotBeUnderstoodIsSaidAndKept(
    column: String,
    value: String,
    problem: String
  ) throws {
    let isTimed = column == "zone" || value == "FREQ=SOMETIMES"
    try sql(
      """
      INSERT INTO todo(title, \(column), due_date)
      VALUES ('Odd', '\(value)', \(isTimed ? "'2026-11-26'" : "NULL"));
      """
    )
    _ = try store.settle(at: Workshop.now)
    let row = try store.row(titled: "Odd")
    #expect(row.todo.problem?.contains(problem) == true)
    #expect(row.reminder?.fireAt == (isTimed ? try moment(26, "09:00") : nil))
    #expect(try Shell.run("SELECT \(column) FROM todo;", on: workshop.path).output == "\(value)\n")
    #expect(try store.settle(at: Workshop.now) == false)
  }

  @Test func aProblemGoesWhenItIsMended() throws {
    try sql("INSERT INTO todo(title, phrase) VALUES ('Odd', 'blue');")
    _ = try store.settle(at: Workshop.now)
    try sql("UPDATE todo SET due_date = '2026-11-26';")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Odd").todo.problem == nil)
  }

  @Test func aRuleAloneStartsWithItsNextOccurrence() throws {
    try sql(
      "INSERT INTO todo(title, rrule, created_at) VALUES ('Pills', 'FREQ=DAILY', \(created));"
    )
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.due == (try day(20, "09:00")))
  }

  @Test func completingARecurringToDoAdvancesIt() throws {
    try sql(
      """
      INSERT INTO todo(title, due_date, due_time, rrule)
      VALUES ('Pills', '2026-11-19', '08:00', 'FREQ=DAILY');
      """
    )
    _ = try store.settle(at: Workshop.now)
    try sql("UPDATE todo SET completed_at = \(created);")
    _ = try store.settle(at: Workshop.now)
    let row = try store.row(titled: "Pills")
    #expect(row.todo.completedAt == nil)
    #expect(row.todo.due == (try day(20, "08:00")))
    #expect(row.todo.recurrence?.seriesStart.description == "2026-11-19T08:00")
    #expect(row.reminder?.state == .scheduled)
    #expect(row.reminder?.fireAt == (try moment(20, "08:00")))
    #expect(try completions() == "1795078800|2026-11-19T08:00\n")
  }

  @Test func aSeriesEndsWithItsLastOccurrence() throws {
    let row = try store.add("Twice", due: try day(18, "08:00"), rule: "FREQ=DAILY;COUNT=3")
    let first = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
    #expect(first.rows.map(\.todo.due) == [try day(20, "08:00")])
    let last = try store.complete(
      [row.todo.id],
      source: .commandLine,
      at: Workshop.now + .seconds(86_400)
    )
    #expect(last.rows.map(\.todo.completedAt) == [Workshop.now + .seconds(86_400)])
    #expect(try store.planState(at: Workshop.now).nextFireAt == nil)
  }

  @Test func undoingTheCompletionOfARecurringToDoBringsItsOccurrenceBack() throws {
    let row = try store.add("Pills", due: try day(20, "08:00"), rule: "FREQ=DAILY")
    _ = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.due == (try day(21, "08:00")))
    let undone = try store.undo(at: Workshop.now)
    #expect(undone?.left == [])
    #expect(try store.row(titled: "Pills").todo == row.todo)
    #expect(try store.row(titled: "Pills").reminder?.fireAt == row.reminder?.fireAt)
    #expect(try completions() == "")
    _ = try store.redo(at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.due == (try day(21, "08:00")))
    #expect(try completions() == "1795078800|2026-11-20T08:00\n")
  }

  @Test func anImportedDoneToDoStaysDone() throws {
    try sql(
      """
      INSERT INTO todo(title, due_date, rrule, completed_at)
      VALUES ('Old', '2026-11-01', 'FREQ=DAILY', \(created));
      """
    )
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Old").todo.completedAt == Workshop.now)
  }

  @Test func movingOneOccurrenceLeavesTheSeriesAlone() throws {
    let row = try store.add("Gym", due: try day(20, "18:00"), rule: "FREQ=WEEKLY")
    try sql("UPDATE todo SET due_date = '2026-11-21';")
    _ = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
    #expect(try store.row(titled: "Gym").todo.due == (try day(27, "18:00")))
  }

  @Test func aChangedRuleBeginsANewSeries() throws {
    _ = try store.add("Gym", due: try day(20, "18:00"), rule: "FREQ=WEEKLY")
    try sql("UPDATE todo SET due_date = '2026-11-21', rrule = 'FREQ=DAILY';")
    _ = try store.settle(at: Workshop.now)
    let series = try store.row(titled: "Gym").todo.recurrence
    #expect(series?.seriesStart.description == "2026-11-21T18:00")
  }

  @Test func civilTimesFollowTheZoneAndInstantsDoNot() throws {
    _ = try store.add("Floating", due: try day(20, "08:00"))
    _ = try store.add("Elapsed", due: .absolute(try moment(20, "08:00")))
    let snoozed = try store.add("Snoozed", due: try day(20, "08:00"))
    let until = try moment(20, "08:00")
    _ = try store.snooze([snoozed.todo.id], until: until, source: .commandLine, at: Workshop.now)
    workshop.home = "Test/Away"
    store.meaning = workshop.meaning
    try store.rederiveMoments(at: Workshop.now)
    #expect(try store.row(titled: "Floating").reminder?.fireAt == until + .seconds(6 * 3600))
    #expect(try store.row(titled: "Elapsed").reminder?.fireAt == until)
    #expect(try store.row(titled: "Snoozed").reminder?.fireAt == until)
  }

  @Test func nearMomentsCanBeDerivedFirst() throws {
    _ = try store.add("Near", due: try day(20, "08:00"))
    _ = try store.add("Far", due: try day(29, "08:00"))
    workshop.home = "Test/Away"
    store.meaning = workshop.meaning
    try store.rederiveMoments(before: try moment(22, "00:00"), at: Workshop.now)
    #expect(try store.row(titled: "Near").reminder?.fireAt == (try moment(20, "14:00")))
    #expect(try store.row(titled: "Far").reminder?.fireAt == (try moment(29, "08:00")))
    try store.rederiveMoments(at: Workshop.now)
    #expect(try store.row(titled: "Far").reminder?.fireAt == (try moment(29, "14:00")))
  }

  @Test func aPastDueTimeIsPendingAtOnce() throws {
    try sql("INSERT INTO todo(title, due_date) VALUES ('Old', '2026-11-01');")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).pending.map(\.todo.title) == ["Old"])
  }

  @Test func settlingNeverLooksAtTheWholeTable() throws {
    try sql(
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO todo(title) SELECT 'To-do ' || i FROM n;
      """
    )
    #expect(try store.settle(at: Workshop.now) == false)
  }

  private func sql(_ statements: String) throws {
    #expect(try Shell.run(statements, on: workshop.path).error == "")
  }

  private func completions() throws -> String {
    try Shell.run("SELECT completed_at, occurrence FROM completion;", on: workshop.path).output
  }
}
