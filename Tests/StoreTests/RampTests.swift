import Language
import Model
import Planning
import Testing

@testable import Store

/// The leads that a list gives to its to-dos; it is Thursday 10:00.
@Suite struct RampTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
    try store.addList("Work", ListChange(), source: .test, at: Workshop.now)
    try ramp([15, 5, 0])
  }

  private func ramp(_ leads: [Int], of list: String = "Work") throws {
    let id = try #require(try store.listIfAny(named: list)?.id)
    var change = ListChange()
    change.leads = leads
    try store.changeList(id, change, source: .test, at: Workshop.now)
  }

  private func add(
    _ title: String,
    _ due: Due?,
    leads: [Int] = [],
    list: String? = "Work"
  ) throws -> Todo.ID {
    let schedule = due.map { Schedule(due: $0) }
    let draft = Draft(title: title, schedule: schedule, leads: leads, list: list)
    let captured = try store.capture([draft], source: .test, at: Workshop.now)
    return try #require(captured.rows.first?.todo.id)
  }

  private func move(_ id: Todo.ID, to list: String) throws {
    _ = try store.move([id], to: .list(list), source: .test, at: Workshop.now)
  }

  private func remind(_ id: Todo.ID, leads: [Int]) throws {
    var change = ReminderChange()
    change.leads = leads
    _ = try store.remind(id, change, source: .test, at: Workshop.now)
  }

  private func reminder(_ id: Todo.ID) throws -> Reminder {
    try #require(try store.reminder(of: id))
  }

  private func expect(
    _ id: Todo.ID,
    _ leads: [Int],
    next: Instant,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let reminder = try reminder(id)
    #expect(reminder.leads == leads, sourceLocation: location)
    #expect(reminder.fireAt == next, sourceLocation: location)
    #expect(reminder.state == .scheduled, sourceLocation: location)
  }

  @Test func aNewToDoGoesByItsList() throws {
    try expect(try add("Call", day(20, "15:00")), [15, 5, 0], next: moment(20, "14:45"))
    try expect(try add("Home", day(20, "15:00"), list: nil), [0], next: moment(20, "15:00"))
  }

  @Test func whatComesSoonBeginsWithTheStageAhead() throws {
    try expect(try add("Call", day(19, "10:10")), [15, 5, 0], next: moment(19, "10:05"))
    try expect(try add("Now", day(19, "10:03")), [15, 5, 0], next: moment(19, "10:03"))
  }

  @Test func nothingRampsUpToADay() throws {
    try expect(try add("Report", day(20)), [0], next: moment(20, "09:00"))
  }

  @Test func aStretchOfTimeHasARampToo() throws {
    let due = Due.absolute(Workshop.now + .minutes(60))
    try expect(try add("Oven", due), [15, 5, 0], next: Workshop.now + .minutes(45))
  }

  @Test(arguments: [[30, 0], [0]])
  func aWishOfItsOwnWins(leads: [Int]) throws {
    let id = try add("Call", day(20, "15:00"), leads: leads)
    let first = try moment(20, "15:00") - .minutes(leads[0])
    try expect(id, leads, next: first)
    try ramp([10, 0])
    try move(id, to: "Home")
    try move(id, to: "Work")
    try expect(id, leads, next: first)
  }

  @Test func aWishThatIsLetGoOfLeavesTheRamp() throws {
    let id = try add("Call", day(20, "15:00"))
    try remind(id, leads: [60, 0])
    try expect(id, [60, 0], next: moment(20, "14:00"))
    try remind(id, leads: [])
    try expect(id, [15, 5, 0], next: moment(20, "14:45"))
    _ = try store.undo(at: Workshop.now)
    try expect(id, [60, 0], next: moment(20, "14:00"))
    _ = try store.undo(at: Workshop.now)
    try expect(id, [15, 5, 0], next: moment(20, "14:45"))
    try ramp([])
    try expect(id, [0], next: moment(20, "15:00"))
  }

  @Test func anotherRampIsForWhatIsThereAlready() throws {
    let id = try add("Call", day(20, "15:00"))
    try ramp([60, 10, 0])
    try expect(id, [60, 10, 0], next: moment(20, "14:00"))
    try ramp([])
    try expect(id, [0], next: moment(20, "15:00"))
    _ = try store.undo(at: Workshop.now)
    try expect(id, [60, 10, 0], next: moment(20, "14:00"))
    _ = try store.undo(at: Workshop.now)
    try expect(id, [15, 5, 0], next: moment(20, "14:45"))
    _ = try store.redo(at: Workshop.now)
    try expect(id, [60, 10, 0], next: moment(20, "14:00"))
  }

  @Test func whoeverMovesTakesTheRampOfTheNewList() throws {
    let id = try add("Call", day(20, "15:00"))
    try move(id, to: "Home")
    try expect(id, [0], next: moment(20, "15:00"))
    try move(id, to: "Work")
    try expect(id, [15, 5, 0], next: moment(20, "14:45"))
    _ = try store.undo(at: Workshop.now)
    try expect(id, [0], next: moment(20, "15:00"))
  }

  @Test func aListThatGoesTakesItsRampAlong() throws {
    let id = try add("Call", day(20, "15:00"))
    let list = try #require(try store.listIfAny(named: "Work")?.id)
    try store.deleteList(list, .moved(TodoList.inbox), source: .test, at: Workshop.now)
    try expect(id, [0], next: moment(20, "15:00"))
    _ = try store.undo(at: Workshop.now)
    try expect(id, [15, 5, 0], next: moment(20, "14:45"))
  }

  @Test func anotherTimeKeepsTheRamp() throws {
    let id = try add("Call", day(20, "15:00"))
    var change = ReminderChange()
    change.due = try day(21, "16:00")
    _ = try store.remind(id, change, source: .test, at: Workshop.now)
    try expect(id, [15, 5, 0], next: moment(21, "15:45"))
    change.due = try day(22)
    _ = try store.remind(id, change, source: .test, at: Workshop.now)
    try expect(id, [0], next: moment(22, "09:00"))
  }

  @Test func everyOccurrenceHasTheRamp() throws {
    let draft = Draft(
      title: "Standup",
      schedule: Schedule(due: try day(20, "09:30"), rule: RecurrenceRule("FREQ=DAILY")),
      list: "Work"
    )
    let row = try #require(
      try store.capture([draft], source: .test, at: Workshop.now).rows.first
    )
    _ = try store.complete([row.todo.id], source: .test, at: try moment(20, "09:31"))
    try expect(row.todo.id, [15, 5, 0], next: moment(21, "09:15"))
  }

  @Test func whatWasPutOffStaysSo() throws {
    let id = try add("Call", day(20, "15:00"))
    let until = try moment(19, "18:00")
    _ = try store.snooze([id], until: until, source: .test, at: Workshop.now)
    try ramp([30, 0])
    #expect(try reminder(id).state == .snoozed)
    #expect(try reminder(id).fireAt == until)
    #expect(try reminder(id).leads == [30, 0])
  }

  @Test func aRampThatChangesWhileAPopupIsOnItsWayHoldsAfterIt() throws {
    let id = try add("Call", day(20, "15:00"))
    let ahead = try moment(20, "14:45")
    let claimed = try store.claim([id], at: ahead)
    #expect(claimed.count == 1)
    try ramp([10, 0])
    let popup = PopupID(server: ":1.1", number: 1)
    try store.recordShown(claimed, popup: popup, reason: .headsUp, at: ahead)
    // The moment of the test's clock is long before: all that counts is that the leads are the new
    // ones, and that the next moment is one of theirs.
    let reminder = try reminder(id)
    #expect(reminder.leads == [10, 0])
    #expect(reminder.fireAt == (try moment(20, "14:50")))
  }

  @Test(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
  func otherProgramsSetRampsAndGoByThem() throws {
    func sql(_ text: String) throws {
      #expect(try Shell.run(text, on: workshop.path).error == "")
      _ = try store.settle(at: Workshop.now)
    }
    try sql("UPDATE list SET leads = '20' WHERE name = 'work';")
    try sql(
      """
      INSERT INTO todo(title, due_date, due_time, list_id)
      SELECT 'Call', '2026-11-20', '15:00', id FROM list WHERE name = 'Work';
      """
    )
    let id = try store.row(titled: "Call").todo.id
    try expect(id, [20, 0], next: moment(20, "14:40"))
    try sql("UPDATE todo SET list_id = 'inbox';")
    try expect(id, [0], next: moment(20, "15:00"))
    try sql("UPDATE list SET leads = '5,45' WHERE id = 'inbox';")
    try expect(id, [45, 5, 0], next: moment(20, "14:15"))
    try sql("DELETE FROM list WHERE name = 'Work';")
    try sql("UPDATE list SET leads = NULL;")
    try expect(id, [0], next: moment(20, "15:00"))
  }

  @Test(
    .enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."),
    arguments: ["soon", "15,", "", "-5", "1.5", "15;5", "1,2,3,4,5,6,7,8,9,10"]
  )
  func whatIsNoMinutesIsRefused(leads: String) throws {
    let answer = try Shell.run("UPDATE list SET leads = '\(leads)';", on: workshop.path)
    #expect(answer.error.contains("leads are minutes with commas between, such as 15,5,0"))
  }
}
