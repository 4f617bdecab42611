import Glibc
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

/// A repair keeps every table that can be read, and names what else may be missing.
@Suite("Repair of all tables") struct RepairPartsTests {
  private let workshop: Workshop
  private var path: String { workshop.path }

  init() throws {
    workshop = try Workshop()
    let store = try workshop.todoStore()
    for number in 1...40 {
      _ = try store.add("To-do \(number)", due: try day(20 + number % 9, "09:00"))
    }
    let pill = try store.add("Pill", due: try day(21, "08:00"))
    var change = TodoChange()
    change.time.isBreakthrough = true
    change.time.persistence = .untilDone
    _ = try store.edit(pill.todo.id, change, source: .commandLine, at: Workshop.now)
    let done = try store.row(titled: "To-do 1").todo.id
    _ = try store.complete([done], source: .commandLine, at: Workshop.now)
    try store.connection.script(
      """
      INSERT INTO quiet (only, hours_from, hours_to) VALUES (1, '22:00', '07:00');
      INSERT INTO sync_account (name, address, user, secret, added_at)
      VALUES ('dav', 'https://dav.example/', 'me', '{}', 1);
      """
    )
  }

  /// Overwrites a page, numbered from 1, with what means nothing.
  private func damage(page: Int) throws {
    let file = try #require(fopen(path, "r+"))
    fseek(file, (page - 1) * 4096, SEEK_SET)
    for _ in 0..<4096 { fputc(0xFF, file) }
    fclose(file)
  }

  private func pages(of name: String) throws -> [Int] {
    try Connection(opening: path, timeout: 0)
      .all("SELECT pageno FROM dbstat WHERE name = ? ORDER BY 1", [.text(name)]) { $0.integer(0) }
  }

  private func repair() throws -> Repair {
    try TodoStore.repair(path, keptAs: path + ".damaged", from: nil)
  }

  private func count(_ table: String) throws -> Int {
    try workshop.todoStore().connection.first("SELECT count(*) FROM \(table)") { $0.integer(0) }
      ?? 0
  }

  @Test(
    "A page of one table costs no other one a row",
    arguments: ["todo", "reminder", "completion", "change", "batch", "heard", "delivery"]
  )
  func othersStay(table: String) throws {
    let tables = ["quiet", "sync_account", "completion", "todo", "list"].filter { $0 != table }
    let before = try tables.map(count)
    try damage(page: try #require(try pages(of: table).first))
    let repair = try repair()
    #expect(try tables.map(count) == before)
    #expect(repair.torn.isEmpty == (table == "todo"))
  }

  @Test("How medication reminds comes back from the journal")
  func decisionsComeBack() throws {
    for page in try pages(of: "reminder") { try damage(page: page) }
    let repair = try repair()
    #expect(repair.torn == [.reminders])
    let store = try workshop.store()
    _ = try store.settle(at: Workshop.now)
    let reminder = try #require(try store.row(titled: "Pill").reminder)
    #expect(reminder.isBreakthrough)
    #expect(reminder.persistence == .untilDone)
    #expect(reminder.fireAt != nil)
  }

  @Test("What was done is made anew from the journal, and it is named that more may be missing")
  func doneIsNamed() throws {
    for page in try pages(of: "completion") { try damage(page: page) }
    #expect(try repair().torn == [.done])
    #expect(try count("completion") == 1)
  }
}
