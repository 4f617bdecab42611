import Model
import Store
import Testing

/// Series that leave days out, written by our programs or by others.
@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct ExceptionTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func aCompletedOccurrenceIsFollowedByOneThatIsNotLeftOut() throws {
    try insert("2026-11-20", exceptions: "'2026-11-21,11-22'")
    let row = try store.row(titled: "Pills")
    _ = try store.complete([row.todo.id], source: .commandLine, at: try moment(20, "09:00"))
    #expect(try store.row(titled: "Pills").todo.due == (try day(23, "08:00")))
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(23, "08:00")))
  }

  @Test func aFirstDayThatIsLeftOutIsPassedOver() throws {
    try insert("2026-11-20", exceptions: "'2026-11-20'")
    let row = try store.row(titled: "Pills")
    #expect(row.todo.due == (try day(21, "08:00")))
    #expect(row.todo.recurrence?.seriesStart.description == "2026-11-20T08:00")
    #expect(try store.settle(at: Workshop.now) == false)
  }

  @Test func aDayLeftOutLaterIsPassedOverAtOnceAndUndone() throws {
    try insert("2026-11-20", exceptions: "NULL")
    try sql("UPDATE todo SET exceptions = '11-20';")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.due == (try day(21, "08:00")))
    _ = try store.undo(at: Workshop.now)
    let row = try store.row(titled: "Pills")
    #expect(row.todo.due == (try day(20, "08:00")))
    #expect(row.todo.recurrence?.rule.exceptions.isEmpty == true)
    #expect(row.reminder?.fireAt == (try moment(20, "08:00")))
  }

  @Test func anOccurrenceThatWasMovedStays() throws {
    try insert("2026-11-20", exceptions: "'2026-11-21'")
    try sql("UPDATE todo SET due_date = '2026-11-21';")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.due == (try day(21, "08:00")))
  }

  @Test func aSeriesOfNothingElseEndsCalmly() throws {
    try sql(
      """
      INSERT INTO todo(title, due_date, rrule, exceptions)
      VALUES ('Pills', '2026-12-25', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25', '12-25');
      """
    )
    _ = try store.settle(at: Workshop.now)
    let row = try store.row(titled: "Pills")
    #expect(row.todo.due == nil)
    #expect(row.reminder?.fireAt == nil)
    #expect(row.todo.problem?.contains("no occurrence to come") == true)
    #expect(try store.settle(at: Workshop.now) == false)
  }

  @Test func whatCannotBeReadIsSaidAndLeavesNothingOut() throws {
    try insert("2026-11-20", exceptions: "'christmas'")
    let row = try store.row(titled: "Pills")
    #expect(row.todo.problem?.contains("The days “christmas” cannot be read") == true)
    #expect(row.reminder?.fireAt == (try moment(20, "08:00")))
    try sql("UPDATE todo SET exceptions = '12-25';")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.problem == nil)
  }

  @Test(arguments: ["''", "'12-25;01-01'", "'a' || char(10)", "'…'"])
  func whatIsNoDayAtAllIsRefused(_ value: String) throws {
    let refused = try Shell.run(
      "INSERT INTO todo(title, exceptions) VALUES ('Pills', \(value));",
      on: workshop.path
    )
    #expect(refused.error.contains("exceptions are days such as 2026-12-07 or 12-25"))
  }

  @Test func itIsListedWithWhatItLeavesOut() throws {
    try insert("2026-11-20", exceptions: "'12-25'")
    let rule = try store.row(titled: "Pills").todo.recurrence?.rule
    #expect(rule?.whole == "FREQ=DAILY except 12-25")
  }

  private func insert(_ date: String, exceptions: String) throws {
    try sql(
      """
      INSERT INTO todo(title, due_date, due_time, rrule, exceptions)
      VALUES ('Pills', '\(date)', '08:00', 'FREQ=DAILY', \(exceptions));
      """
    )
    _ = try store.settle(at: Workshop.now)
  }

  private func sql(_ statements: String) throws {
    #expect(try Shell.run(statements, on: workshop.path).error == "")
  }
}
