import Model
import SQLite
import Testing

@testable import Store

/// The ledger keeps 400 days, and what is older of to-dos that are open and come once.
@Suite struct LedgerRetentionTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func whatIsVeryOldGoes() throws {
    let once = try store.add("Once").todo.id
    let done = try store.add("Done").todo.id
    let series = try store.add("Series", due: try day(20), rule: "FREQ=DAILY").todo.id
    _ = try store.complete([done], source: .commandLine, at: Workshop.now)
    for id in [once, done, series, "gone", nil] {
      for days in [0, 399, 401, 4000] { try note(id, days: days) }
    }
    for number in 1...70 { _ = try store.add("More \(number)") }
    #expect(try days(of: once) == [0, 399, 401, 4000])
    for id in [done, series, "gone", nil] { #expect(try days(of: id) == [0, 399]) }
  }

  @Test func itGoesInPortionsUntilItIsGone() throws {
    let connection = store.connection
    try connection.script(
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO delivery (at, event) SELECT i, 'shown' FROM n;
      """
    )
    for number in 1...200 { _ = try store.add("More \(number)") }
    #expect(try connection.first("SELECT count(*) FROM delivery") { $0.integer(0) } == 0)
  }

  @Test func nobodyElseTakesLinesAway() throws {
    try note("gone", days: 4000)
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    #expect(throws: DatabaseError.self) { try shell.script("DELETE FROM delivery") }
    #expect(throws: DatabaseError.self) { try shell.script("UPDATE delivery SET event = 'x'") }
    #expect(try days(of: "gone") == [4000])
  }

  private func note(_ id: Todo.ID?, days: Int) throws {
    let moment = Workshop.now - .seconds(days * 86_400)
    try store.note(.shown, of: id, reason: "test", at: moment)
  }

  /// How many days ago the lines of a to-do were noted.
  private func days(of id: Todo.ID?) throws -> [Int] {
    try store.connection.all(
      "SELECT at FROM delivery WHERE todo_id IS ? AND reason = 'test' ORDER BY at DESC",
      [Value(id)]
    ) { Int((Workshop.now.milliseconds - Int64($0.integer(0))) / 86_400_000) }
  }
}
