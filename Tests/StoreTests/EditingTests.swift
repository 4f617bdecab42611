import Language
import Model
import SQLite
import Store
import Testing

@Suite struct EditingTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  private func edit(_ id: String, _ body: (inout TodoChange) throws -> Void) throws -> Edited {
    var change = TodoChange()
    try body(&change)
    return try #require(try store.edit(id, change, source: .commandLine, at: Workshop.now))
  }

  @Test func changesTheWordsAndTakesThemBack() throws {
    let row = try store.add("Dentist", due: try day(20, "15:00"))
    let edited = try edit(row.todo.id) {
      $0.title = "Call the dentist"
      $0.notes = "Bring the card"
      $0.firstStep = "Find the number"
      $0.priority = .high
      $0.list = "Health"
    }
    #expect(edited.isChanged)
    #expect(edited.newList == "Health")
    #expect(edited.row.todo.title == "Call the dentist")
    #expect(edited.row.todo.notes == "Bring the card")
    #expect(edited.row.todo.firstStep == "Find the number")
    #expect(edited.row.todo.priority == .high)
    #expect(edited.row.listName == "Health")
    // Its time and its reminder know nothing of it.
    #expect(edited.row.todo.due == row.todo.due)
    #expect(edited.row.reminder == row.reminder)
    let undone = try #require(try store.undo(at: Workshop.now))
    #expect(undone.label == .edit)
    #expect(try store.row(titled: "Dentist").todo == row.todo)
    #expect(try store.listNames() == ["Inbox"])
  }

  @Test func emptyWordsTakeAValueAway() throws {
    let row = try store.add("Dentist")
    _ = try edit(row.todo.id) {
      $0.notes = "Bring the card"
      $0.firstStep = "Find the number"
    }
    let bare = try edit(row.todo.id) {
      $0.notes = ""
      $0.firstStep = ""
    }
    #expect(bare.row.todo.notes == nil)
    #expect(bare.row.todo.firstStep == nil)
  }

  @Test func whatIsSoAlreadyLeavesNoTrace() throws {
    let row = try store.add("Dentist", due: try day(20, "15:00"))
    let edited = try edit(row.todo.id) { $0.title = "Dentist" }
    #expect(!edited.isChanged)
    #expect(try store.undo(at: Workshop.now)?.label == .capture)
  }

  @Test func whatIsDoneKeepsItsTime() throws {
    let row = try store.add("Dentist", due: try day(20, "15:00"))
    _ = try store.complete([row.todo.id], source: .commandLine, at: Workshop.now)
    let edited = try edit(row.todo.id) {
      $0.title = "Doctor"
      $0.time.due = try day(21, "15:00")
    }
    #expect(edited.row.todo.title == "Doctor")
    #expect(edited.row.todo.due == row.todo.due)
  }

  @Test func oneOccurrenceMovesAndTheSeriesGoesOn() throws {
    let row = try store.add("Plants", due: try day(20, "15:00"), rule: "FREQ=WEEKLY;BYDAY=FR")
    let moved = try edit(row.todo.id) { $0.time.due = try day(21, "16:00") }.row
    #expect(moved.todo.due == (try day(21, "16:00")))
    #expect(moved.todo.recurrence == row.todo.recurrence)
    #expect(moved.reminder?.fireAt == (try moment(21, "16:00")))
    let next = try store.complete([row.todo.id], source: .commandLine, at: try moment(21, "17:00"))
      .rows
    #expect(next.map(\.todo.due) == [try day(27, "15:00")])
  }

  @Test func aWholeSeriesMovesAndIsTakenBack() throws {
    let row = try store.add(
      "Plants",
      due: try day(20, "15:00"),
      rule: "FREQ=WEEKLY;BYDAY=FR;COUNT=3"
    )
    _ = try store.complete([row.todo.id], source: .commandLine, at: try moment(20, "15:30"))
    let second = try store.row(titled: "Plants")
    #expect(second.todo.due == (try day(27, "15:00")))
    let moved = try edit(row.todo.id) {
      $0.time.due = try day(26, "16:00")
      $0.time.scope = .series
    }.row
    #expect(moved.todo.due == (try day(26, "16:00")))
    #expect(moved.todo.recurrence?.rule.description == "FREQ=WEEKLY;BYDAY=TH;COUNT=2")
    #expect(moved.todo.recurrence?.seriesStart.description == "2026-11-26T16:00")
    #expect(moved.reminder?.fireAt == (try moment(26, "16:00")))
    // The last one is the second from here.
    let now = try moment(26, "17:00")
    let third = try store.complete([row.todo.id], source: .commandLine, at: now).rows
    #expect(third.first?.todo.due == .floating(try #require(CivilDate("2026-12-03")), .hour(16)))
    let after = now + .minutes(7 * 1440)
    let over = try store.complete([row.todo.id], source: .commandLine, at: after).rows
    #expect(over.first?.todo.completedAt == after)
    for _ in 1...3 { _ = try store.undo(at: after) }
    #expect(try store.row(titled: "Plants").todo.recurrence == second.todo.recurrence)
    #expect(try store.row(titled: "Plants").todo.due == second.todo.due)
  }

  @Test func aSeriesThatCannotFollowStaysAsItIs() throws {
    let row = try store.add("Pills", due: try day(20, "08:00"), rule: "FREQ=DAILY;BYHOUR=8,20")
    #expect(throws: DatabaseError.self) {
      try edit(row.todo.id) {
        $0.time.due = try day(20, "08:30")
        $0.time.scope = .series
      }
    }
    #expect(try store.row(titled: "Pills").todo == row.todo)
  }

  @Test func whatNoLongerRepeatsKeepsItsTime() throws {
    let row = try store.add("Plants", due: try day(20, "15:00"), rule: "FREQ=WEEKLY")
    let once = try edit(row.todo.id) { $0.time.endsSeries = true }.row
    #expect(once.todo.recurrence == nil)
    #expect(once.todo.due == row.todo.due)
    #expect(once.reminder?.fireAt == row.reminder?.fireAt)
    _ = try store.undo(at: Workshop.now)
    #expect(try store.row(titled: "Plants").todo.recurrence == row.todo.recurrence)
  }

  @Test func repeatsAreCountedFromCompletion() throws {
    let row = try store.add("Plants", due: try day(20, "15:00"), rule: "FREQ=DAILY;INTERVAL=3")
    let changed = try edit(row.todo.id) { $0.time.repeatFrom = .completion }.row
    #expect(changed.todo.recurrence?.repeatFrom == .completion)
    let next = try store.complete([row.todo.id], source: .commandLine, at: try moment(22, "10:00"))
      .rows
    #expect(next.map(\.todo.due) == [try day(25, "15:00")])
  }

  @Test func aClockTimeIsBoundToAZoneAndSetFree() throws {
    let row = try store.add("Call", due: try day(20, "15:00"))
    let fixed = try edit(row.todo.id) { $0.time.binding = .zoned("Test/Away") }.row
    let date = try #require(CivilDate("2026-11-20"))
    #expect(fixed.todo.due == .zoned(date, .hour(15), zone: "Test/Away"))
    #expect(fixed.reminder?.fireAt == (try moment(20, "21:00")))
    let free = try edit(row.todo.id) { $0.time.binding = .floating }.row
    #expect(free.todo.due == row.todo.due)
  }

  @Test func theEndOfAStretchMovesWithItsBeginning() throws {
    let stretch = Schedule(due: try day(20, "15:00"), endTime: TimeOfDay("16:30"))
    let draft = Draft(title: "Meeting", schedule: stretch)
    let id = try #require(
      try store.capture([draft], source: .commandLine, at: Workshop.now).rows.first
    ).todo.id
    #expect(try edit(id) { $0.time.due = try day(21, "10:00") }.row.todo.endTime == .hour(11, 30))
    #expect(try edit(id) { $0.time.endTime = .hour(12) }.row.todo.endTime == .hour(12))
    #expect(try edit(id) { $0.time.clearsEnd = true }.row.todo.endTime == nil)
  }

  @Test func aPausedSeriesWithoutAReminderGetsOneThatRests() throws {
    let shell = try Shell.run(
      """
      INSERT INTO todo (title, due_date, rrule, paused_at)
      VALUES ('Plants', '2026-11-20', 'FREQ=DAILY', unixepoch())
      """,
      on: workshop.path
    )
    #expect(shell.error == "")
    _ = try store.settle(at: Workshop.now)
    let id = try store.row(titled: "Plants").todo.id
    #expect(try edit(id) { $0.time.leads = [30, 0] }.row.reminder?.fireAt == nil)
    let resumed = try store.resume([id], source: .commandLine, at: Workshop.now)
    #expect(resumed.map(\.reminder?.leads) == [[30, 0]])
    #expect(resumed.map(\.reminder?.state) == [.scheduled])
  }

  @Test func theLastCaptureIsFoundUntilItIsTakenBack() throws {
    #expect(try store.lastCaptured() == [])
    _ = try store.add("One")
    let drafts = [Draft(title: "Two"), Draft(title: "Three")]
    _ = try store.capture(drafts, source: .commandLine, at: Workshop.now)
    #expect(try store.lastCaptured().map(\.todo.title) == ["Two", "Three"])
    _ = try store.undo(at: Workshop.now)
    #expect(try store.lastCaptured().map(\.todo.title) == ["One"])
  }
}
