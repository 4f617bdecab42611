import Language
import Model
import Testing

@testable import Store

/// What "Tomorrow instead" moves, on Thursday, 2026-11-19.
@Suite struct MovingToTomorrowTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func movesWhatIsNotFixed() throws {
    _ = try store.add("Plants", due: try day(19))
    _ = try store.add("Letter", due: try day(17, "09:00"))
    _ = try store.add("Dentist", due: try day(19, "15:00"))
    _ = try store.add("Pills", due: try day(19), rule: "FREQ=DAILY")
    _ = try store.add("Party", due: try day(21))
    _ = try store.add("Someday")
    let today = try #require(CivilDate(year: 2026, month: 11, day: 19))
    #expect(
      try store.movable(from: today, at: Workshop.now).map(\.todo.title) == ["Letter", "Plants"]
    )
    _ = try store.moveToTomorrow(from: today, source: .test, at: Workshop.now)
    #expect(try store.row(titled: "Plants").todo.due == day(20))
    #expect(try store.row(titled: "Letter").todo.due == day(20, "09:00"))
    #expect(try store.row(titled: "Dentist").todo.due == day(19, "15:00"))
    #expect(try store.movable(from: today, at: Workshop.now).isEmpty)
    _ = try store.undo(at: Workshop.now)
    #expect(try store.row(titled: "Plants").todo.due == day(19))
    #expect(try store.row(titled: "Letter").todo.due == day(17, "09:00"))
  }

  @Test func leavesDeadlinesAndMedication() throws {
    let form = try store.add("Form", due: try day(19)).todo.id
    let pills = try store.add("Pills", due: try day(19)).todo.id
    _ = try Shell.run(
      "UPDATE todo SET phrase = 'by thursday' WHERE id = '\(form)'",
      on: workshop.path
    )
    var change = ReminderChange()
    change.isBreakthrough = true
    _ = try store.remind(pills, change, source: .test, at: Workshop.now)
    let today = try #require(CivilDate(year: 2026, month: 11, day: 19))
    #expect(try store.movable(from: today, at: Workshop.now).isEmpty)
  }

  /// They have a time of their own, or go with a whole that has.
  @Test func leavesWhatWasPutOffAndPartsOfWhatRepeats() throws {
    let letter = try store.add("Letter", due: try day(17, "09:00")).todo.id
    _ = try store.snooze([letter], until: try moment(19, "20:00"), source: .test, at: Workshop.now)
    let bins = try store.add("Bins", due: try day(19), rule: "FREQ=WEEKLY").todo.id
    let draft = Draft(title: "Lid", schedule: Schedule(due: try day(18)))
    _ = try store.capture([draft], under: [0: bins], source: .test, at: Workshop.now)
    let today = try #require(CivilDate(year: 2026, month: 11, day: 19))
    #expect(try store.movable(from: today, at: Workshop.now).isEmpty)
  }
}
