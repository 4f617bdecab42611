import Language
import Model
import Store
import Testing

/// What has waited longer than a week, seen on Thursday 2026-11-19.
@Suite("What has waited long") struct LongWaitingTests {
  private let workshop: Workshop
  private let store: TodoStore
  private let long: Instant

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
    long = try moment(2, "10:00")
  }

  private func titles() throws -> [String] {
    let week = Duration.seconds(7 * 86_400)
    return try store.waiting(since: Workshop.now - week, at: Workshop.now).map(\.todo.title)
  }

  @Test(arguments: [(11, ["Milk"]), (12, []), (19, []), (25, [])])
  func aDayHasWaitedOnceAWeekHasPassed(_ number: Int, _ expected: [String]) throws {
    _ = try store.add("Milk", due: try day(number), at: long)
    #expect(try titles() == expected)
  }

  @Test func whatHasNoDayWaitsSinceItWasTouched() throws {
    let row = try store.add("Old", at: long)
    _ = try store.add("New")
    #expect(try titles() == ["Old"])
    var change = TodoChange()
    change.notes = "Ask Ada"
    _ = try store.edit(row.todo.id, change, source: .test, at: Workshop.now)
    #expect(try titles() == [])
    _ = try store.undo(at: Workshop.now)
    #expect(try titles() == ["Old"])
    _ = try store.redo(at: Workshop.now)
    #expect(try titles() == [])
  }

  @Test func aMomentThatWasCountedWaitsToo() throws {
    _ = try store.add("Tea", due: .absolute(try moment(3, "10:00")), at: long)
    #expect(try titles() == ["Tea"])
  }

  @Test func whatRepeatsIsNeverAmongThem() throws {
    _ = try store.add("Pills", due: try day(3, "08:00"), rule: "FREQ=DAILY", at: long)
    #expect(try titles() == [])
  }

  @Test func whatComesThroughIsNeverAmongThem() throws {
    let row = try store.add("Injection", due: try day(3, "08:00"), at: long)
    var change = ReminderChange()
    change.isBreakthrough = true
    _ = try store.remind(row.todo.id, change, source: .test, at: long)
    #expect(try titles() == [])
  }

  @Test func whatIsDonePausedOrPutOffAheadIsNotAmongThem() throws {
    let done = try store.add("Done", due: try day(3), at: long)
    _ = try store.complete([done.todo.id], source: .test, at: long)
    let later = try store.add("Later", due: try day(3), at: long)
    _ = try store.snooze([later.todo.id], until: try moment(24, "10:00"), source: .test, at: long)
    #expect(try titles() == [])
  }

  @Test func aPartWithoutADayGoesWithItsWhole() throws {
    let drafts = [Draft(title: "Trip"), Draft(title: "Tent", parent: 0)]
    _ = try store.capture(drafts, source: .test, at: long)
    #expect(try titles() == ["Trip"])
  }

  @Test func theWholeOfWhatRepeatsStaysAndSoDoItsParts() throws {
    let drafts = [
      Draft(title: "Health"),
      Draft(
        title: "Pills",
        schedule: Schedule(due: try day(3, "08:00"), rule: RecurrenceRule("FREQ=DAILY")),
        parent: 0
      ),
      Draft(title: "Water", schedule: Schedule(due: try day(3)), parent: 1),
    ]
    _ = try store.capture(drafts, source: .test, at: long)
    #expect(try titles() == [])
  }

  @Test func listsComeOneAfterTheOtherAndWhatMattersFirst() throws {
    _ = try store.capture(
      [
        Draft(title: "Shed", list: "Home"), Draft(title: "Letter"),
        Draft(title: "Tax", priority: .high),
      ],
      source: .test,
      at: long
    )
    #expect(try titles() == ["Tax", "Letter", "Shed"])
  }
}
