import Language
import Model
import Testing

@testable import Store

/// What of a day and before it goes to another one, on Thursday, 2026-11-19.
@Suite struct MovingTheRestTests {
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
      try store.rest(of: today, onlyUntimed: true, at: Workshop.now).map(\.todo.title) == [
        "Letter", "Plants",
      ]
    )
    let rest = try store.rest(of: today, onlyUntimed: true, at: Workshop.now)
    _ = try store.move(rest, to: today.adding(days: 1), source: .test, now: Workshop.now)
    #expect(try store.row(titled: "Plants").todo.due == day(20))
    #expect(try store.row(titled: "Letter").todo.due == day(20, "09:00"))
    #expect(try store.row(titled: "Dentist").todo.due == day(19, "15:00"))
    #expect(try store.rest(of: today, onlyUntimed: true, at: Workshop.now).isEmpty)
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
    #expect(try store.rest(of: today, onlyUntimed: true, at: Workshop.now).isEmpty)
  }

  /// They have a time of their own, or go with a whole that has.
  @Test func leavesWhatWasPutOffAndPartsOfWhatRepeats() throws {
    let letter = try store.add("Letter", due: try day(17, "09:00")).todo.id
    _ = try store.snooze([letter], until: try moment(19, "20:00"), source: .test, at: Workshop.now)
    let bins = try store.add("Bins", due: try day(19), rule: "FREQ=WEEKLY").todo.id
    let draft = Draft(title: "Lid", schedule: Schedule(due: try day(18)))
    _ = try store.capture([draft], under: [0: bins], source: .test, at: Workshop.now)
    let today = try #require(CivilDate(year: 2026, month: 11, day: 19))
    #expect(try store.rest(of: today, onlyUntimed: true, at: Workshop.now).isEmpty)
  }

  /// With all that has a clock time, and what was put off to later today.
  @Test func takesAllThatIsLeft() throws {
    _ = try store.add("Plants", due: try day(19))
    _ = try store.add("Mum", due: try day(19, "17:00"))
    let letter = try store.add("Letter", due: try day(17, "09:00")).todo.id
    _ = try store.snooze([letter], until: try moment(19, "20:00"), source: .test, at: Workshop.now)
    let book = try store.add("Book", due: try day(18, "09:00")).todo.id
    _ = try store.snooze([book], until: try moment(20, "09:00"), source: .test, at: Workshop.now)
    _ = try store.add("Pills", due: try day(19), rule: "FREQ=DAILY")
    var meeting = Draft(title: "Meeting", schedule: Schedule(due: try day(19, "16:00")))
    meeting.schedule?.endTime = .hour(17)
    _ = try store.capture([meeting], source: .test, at: Workshop.now)
    _ = try store.add("Party", due: try day(21))
    let today = try #require(CivilDate(year: 2026, month: 11, day: 19))
    let rest = try store.rest(of: today, at: Workshop.now)
    #expect(rest.map(\.todo.title) == ["Letter", "Plants", "Mum"])
    let moved = try store.move(
      rest,
      to: today.adding(days: 4),
      at: .hour(9),
      source: .test,
      now: Workshop.now
    )
    #expect(try moved.map(\.todo.due) == Array(repeating: day(23, "09:00"), count: 3))
    _ = try store.undo(at: Workshop.now)
    #expect(try store.row(titled: "Mum").todo.due == day(19, "17:00"))
  }

  /// Somebody may have been faster.
  @Test func leavesWhatWasChangedSinceItWasSeen() throws {
    _ = try store.add("Plants", due: try day(19))
    let done = try store.add("Milk", due: try day(19)).todo.id
    let today = try #require(CivilDate(year: 2026, month: 11, day: 19))
    let rest = try store.rest(of: today, at: Workshop.now)
    _ = try store.complete([done], source: .test, at: Workshop.now)
    let moved = try store.move(rest, to: today.adding(days: 1), source: .test, now: Workshop.now)
    #expect(moved.map(\.todo.title) == ["Plants"])
  }

  @Test func waitsOnceItsTimeIsPast() throws {
    _ = try store.add("Today", due: try day(19))
    _ = try store.add("Letter", due: try day(17, "09:00"))
    _ = try store.add("Before", due: try day(18))
    let put = try store.add("Put off", due: try day(18, "08:00")).todo.id
    _ = try store.snooze([put], until: try moment(20, "09:00"), source: .test, at: Workshop.now)
    #expect(try store.waiting(at: Workshop.now).map(\.todo.title) == ["Letter", "Before"])
  }
}
