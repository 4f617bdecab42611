import Language
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

/// What comes from elsewhere comes once, as one step, and without a hundred popups.
@Suite("Importing") struct ImportingTests {
  private let workshop: Workshop
  private let store: TodoStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
  }

  private func entry(_ id: String, _ title: String, due: Due? = nil) -> ImportEntry {
    ImportEntry(
      id: id,
      draft: Draft(title: title, schedule: due.map { Schedule(due: $0) })
    )
  }

  private func come(_ entries: [ImportEntry]) throws -> Imported {
    try store.importing(entries, at: Workshop.now)
  }

  private func state(of id: String) throws -> String? {
    try store.connection.first(
      "SELECT state || ' ' || (fire_at IS NOT NULL) FROM reminder WHERE todo_id = ?",
      [.text(id)]
    ) { $0.text(0) }
  }

  @Test func whatIsNewComesAsOneStep() throws {
    let imported = try come([entry("a", "One"), entry("b", "Two")])
    #expect(imported.added == ["a", "b"])
    #expect(try store.openTitles().sorted() == ["One", "Two"])
    #expect(try Invariants(connection: store.connection).broken() == [])
    _ = try store.undo(at: Workshop.now)
    #expect(try store.openTitles() == [])
  }

  @Test func nothingComesTwice() throws {
    _ = try come([entry("a", "One")])
    var change = TodoChange()
    change.title = "Mine"
    _ = try store.edit("a", change, label: .edit, source: .test, at: Workshop.now)
    let again = try come([entry("a", "One"), entry("a", "One")])
    #expect(again.added == [] && again.present == 2)
    #expect(try store.openTitles() == ["Mine"])
  }

  @Test func whatWasDeletedStaysAway() throws {
    _ = try come([entry("a", "One"), entry("b", "Two")])
    _ = try store.delete(["a"], source: .test, at: Workshop.now)
    let again = try come([entry("a", "One"), entry("b", "Two")])
    #expect(again.deleted == 1 && again.present == 1 && again.added == [])
  }

  @Test func whatAnUndoTookAwayComesAgain() throws {
    _ = try come([entry("a", "One")])
    _ = try store.undo(at: Workshop.now)
    #expect(try come([entry("a", "One")]).added == ["a"])
  }

  @Test func aDryRunTellsTheSameAndChangesNothing() throws {
    _ = try come([entry("a", "One")])
    let told = try store.importable([entry("a", "One"), entry("b", "Two")])
    #expect(told.added == ["b"] && told.present == 1)
    #expect(try store.openTitles() == ["One"])
  }

  @Test func whatIsDueLaterRemindsAndWhatIsPastRests() throws {
    let later = Due.floating(try #require(CivilDate("2026-11-20")), .hour(9))
    let past = Due.floating(try #require(CivilDate("2026-11-01")), .hour(9))
    _ = try come([entry("a", "Later", due: later), entry("b", "Past", due: past)])
    #expect(try state(of: "a") == "scheduled 1")
    #expect(try state(of: "b") == "shown 0")
  }

  @Test func aZoneThatNobodyKnowsIsTheLocalOneAndTheToDoSaysSo() throws {
    let due = Due.zoned(try #require(CivilDate("2026-11-20")), .hour(9), zone: "Mars/Phobos")
    _ = try come([entry("a", "Call the base", due: due)])
    let row = try store.row(titled: "Call the base")
    #expect(row.dueAt == (try moment(20, "09:00")))
    #expect(row.todo.problem?.contains("Mars/Phobos") == true)
    #expect(try state(of: "a") == "scheduled 1")
  }

  @Test func aSeriesWhoseTimeTodayIsOverGoesOn() throws {
    let due = Due.floating(try #require(CivilDate("2026-11-19")), .hour(8))
    let schedule = Schedule(due: due, rule: RecurrenceRule(frequency: .daily))
    let pills = ImportEntry(id: "a", draft: Draft(title: "Pills", schedule: schedule))
    _ = try come([pills])
    let fire = try store.connection.first("SELECT fire_at FROM reminder") { $0.integer(0) }
    #expect(fire.map { Instant(milliseconds: Int64($0)) } == (try moment(20, "08:00")))
  }

  @Test func aMovedTimeOfASeriesStaysTheOnlyOne() throws {
    let due = Due.floating(try #require(CivilDate("2026-11-19")), .hour(12))
    let schedule = Schedule(due: due, rule: RecurrenceRule(frequency: .daily))
    var pills = ImportEntry(id: "a", draft: Draft(title: "Pills", schedule: schedule))
    pills.occurrence = CivilDateTime("2026-11-19T08:00")
    _ = try come([pills])
    _ = try store.complete(["a"], source: .test, at: Workshop.now)
    #expect(try store.row(titled: "Pills").dueAt == (try moment(20, "08:00")))
  }

  @Test func partsComeBehindTheirWholesWhateverTheOrder() throws {
    var part = entry("b", "Part")
    part.parent = "a"
    var lost = entry("c", "Lost")
    lost.parent = "nowhere"
    var (one, other) = (entry("d", "One"), entry("e", "Other"))
    one.parent = "e"
    other.parent = "d"
    _ = try come([part, lost, one, other, entry("a", "Whole")])
    let parents = try store.connection.all("SELECT id || ' ' || ifnull(parent_id, '-') FROM todo") {
      $0.text(0)
    }
    #expect(Set(parents).isSuperset(of: ["a -", "b a", "c -"]))
    #expect(parents.count == 5)
    #expect(try Invariants(connection: store.connection).broken() == [])
  }

  @Test func listsAreMadeOnceAndPartsFollowTheirWhole() throws {
    var (whole, part) = (entry("a", "Whole"), entry("b", "Part"))
    whole.draft.list = "Garden"
    part.parent = "a"
    #expect(try come([part, whole]).newLists == ["Garden"])
    #expect(try store.todos(TodoFilter()).map(\.listName) == ["Garden", "Garden"])
  }

  @Test func whatIsDoneComesDone() throws {
    var done = entry("a", "Done")
    done.completedAt = try moment(2, "10:00")
    _ = try come([done])
    #expect(try store.openTitles() == [])
    #expect(try state(of: "a") == nil)
  }
}

/// Everything goes to another machine and is there as it was.
@Suite("Exported tables") struct ExportedTableTests {
  private func text(of store: TodoStore) throws -> String {
    var tables: [String] = []
    for table in ExchangedTable.allCases {
      var rows: [String] = []
      try store.eachRow(of: table) { rows.append($0) }
      tables.append("\"\(table.rawValue)\":[" + rows.joined(separator: ",\n") + "]")
    }
    return "{\"tables\":{" + tables.joined(separator: ",\n") + "}}"
  }

  /// The text without the Inbox, which is made with each database.
  private func comparable(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { !$0.contains("\"id\":\"inbox\"") }
  }

  @Test func theyComeBackExactly() throws {
    let (here, there) = (try Workshop(), try Workshop())
    let store = try here.todoStore()
    let due = Due.zoned(try #require(CivilDate("2026-11-20")), .hour(9), zone: "Test/Away")
    let series = try store.add("Water", due: due, rule: "FREQ=DAILY", leads: [60, 0])
    let done = try store.add("Done \"quoted\"\n\u{1F600}")
    _ = try store.complete([done.todo.id], source: .test, at: Workshop.now)
    _ = try store.complete([series.todo.id], source: .test, at: Workshop.now)
    let text = try text(of: store)
    let other = try there.todoStore()
    let came = try other.importing(tables: text, isDryRun: false, at: Workshop.now)
    #expect(came.imported.added.count == 2 && came.done == 1 && came.unknown == [])
    #expect(comparable(try self.text(of: other)) == comparable(text))
    #expect(try Invariants(connection: other.connection).broken() == [])
    let again = try other.importing(tables: text, isDryRun: false, at: Workshop.now)
    #expect(again.imported.added == [] && again.imported.present == 2)
  }

  @Test func whatWasChangedLaterThereIsAsItIsThere() throws {
    let (here, there) = (try Workshop(), try Workshop())
    let store = try here.todoStore()
    let row = try store.add("Dentist", due: try day(20, "14:00"))
    let old = try text(of: store)
    let other = try there.todoStore()
    _ = try other.importing(tables: old, isDryRun: false, at: Workshop.now)
    var change = TodoChange()
    (change.title, change.time.due) = ("Dentist, Dr Wu", try day(21, "15:00"))
    _ = try store.edit(row.todo.id, change, source: .test, at: Workshop.now + .minutes(5))
    let new = try text(of: store)
    let came = try other.importing(tables: new, isDryRun: false, at: Workshop.now + .minutes(9))
    #expect(came.imported.updated == [row.todo.id] && came.imported.present == 0)
    #expect(comparable(try text(of: other)) == comparable(new))
    #expect(try Invariants(connection: other.connection).broken() == [])
    let again = try other.importing(tables: old, isDryRun: false, at: Workshop.now + .minutes(9))
    #expect(again.imported.updated == [] && again.imported.differing == ["Dentist, Dr Wu"])
    #expect(try other.openTitles() == ["Dentist, Dr Wu"])
    _ = try other.undo(at: Workshop.now + .minutes(9))
    #expect(try other.openTitles() == ["Dentist"])
  }

  @Test func aColumnOfLaterVersionsIsNamed() throws {
    let store = try Workshop().todoStore()
    let text = #"{"tables":{"todo":[{"id":"x","title":"Later","mood":"blue"}]}}"#
    let came = try store.importing(tables: text, isDryRun: false, at: Workshop.now)
    #expect(came.unknown == ["mood"])
    #expect(try store.openTitles() == ["Later"])
  }

  @Test func aHandleOfSomethingDeletedBecomesAnother() throws {
    let store = try Workshop().todoStore()
    let row = try store.add("Here")
    _ = try store.delete([row.todo.id], source: .test, at: Workshop.now)
    let text =
      #"{"tables":{"todo":[{"id":"x","title":"There","handle":"\#(row.todo.handle)"}]}}"#
    _ = try store.importing(tables: text, isDryRun: false, at: Workshop.now)
    #expect(try store.openTitles() == ["There"])
  }

  @Test func aHandleThatIsTakenBecomesAnother() throws {
    let store = try Workshop().todoStore()
    let row = try store.add("Here")
    let text =
      #"{"tables":{"todo":[{"id":"x","title":"There","handle":"\#(row.todo.handle)"}]}}"#
    _ = try store.importing(tables: text, isDryRun: false, at: Workshop.now)
    #expect(try store.openTitles().sorted() == ["Here", "There"])
  }

  @Test(arguments: ["", "{}", "[", #"{"tables":{}}"#, #"{"tables":{"todo":1}}"#])
  func anotherTextHoldsNone(_ text: String) throws {
    #expect(try !Workshop().todoStore().holdsTables(text))
  }
}
