import Model
import Planning
import SQLite
import Testing

@testable import Store

/// A frequent step takes as many operations with a thousand to-dos as with one.
@Suite struct IndexTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
    let filler = try Connection(opening: workshop.path, timeout: 5000)
    try filler.script(
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO todo(title, due_date, due_time, due_at)
      SELECT 'To-do ' || i,
             iif(i % 3 = 0, date('2026-11-20', '+' || (i % 90) || ' days'), NULL),
             iif(i % 6 = 0, '10:00', NULL),
             iif(i % 3 = 1, unixepoch('2026-11-21') + i, NULL)
        FROM n;
      UPDATE todo SET time_kind = 'fixed', zone = 'Test/Away' WHERE due_date > '2027-01-10';
      """
    )
    while try store.settle(at: Workshop.now) {}
  }

  @Test func thePlannerReadsWhatIsDueAlone() throws {
    try expectNoScan { _ = try store.planState(at: Workshop.now) }
  }

  @Test func theNextToDoIsOneStepAway() throws {
    try expectNoScan { _ = try store.next() }
  }

  @Test func settlingReadsWhatIsUnsettledAlone() throws {
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    try shell.script("INSERT INTO todo(title, due_date) VALUES ('New', '2026-11-20')")
    try expectNoScan { _ = try store.settle(at: Workshop.now) }
  }

  @Test func aCaptureLooksAtNothingElse() throws {
    try expectNoScan { _ = try store.add("New", due: try day(20)) }
  }

  @Test func aCompletionLooksAtNothingElse() throws {
    let row = try store.add("New", due: try day(20))
    try expectNoScan {
      _ = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
    }
  }

  @Test func aDeletionLooksAtNothingElse() throws {
    let row = try store.add("New", due: try day(20))
    try expectNoScan { try store.delete([row.todo.id], source: .commandLine, at: Workshop.now) }
  }

  @Test func aClaimLooksAtNothingElse() throws {
    let row = try store.add("New", due: try day(19, "09:00"))
    try expectNoScan { _ = try store.claim([row.todo.id], at: Workshop.now) }
  }

  @Test func aBriefingReadsWhatIsDueAlone() throws {
    let today = try #require(CivilDate("2026-11-12"))
    try expectNoScan { _ = try store.briefing(of: today, at: Workshop.now) }
  }

  @Test func theOneThingForNowIsFoundByItsIndex() throws {
    try expectNoScan { _ = try store.nowTodos(at: Workshop.now, limit: 2) }
  }

  private func expectNoScan(_ body: () throws -> Void) throws {
    let before = store.connection.scannedRows
    try body()
    #expect(store.connection.scannedRows - before < 20)
  }
}
