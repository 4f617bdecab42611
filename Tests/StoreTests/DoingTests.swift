import Model
import Planning
import Testing

@testable import Store

/// "I'm doing it", on Thursday, 2026-11-19, at 10:00.
@Suite struct DoingTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let popup = PopupID(server: ":1.1", number: 7)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func itsPopupGoesAndTheQuestionComes() throws {
    let id = try show("Call")
    let checkIn = try moment(19, "10:25")
    let rows = try store.begin([id], checkingInAt: checkIn, source: .commandLine, at: Workshop.now)
    #expect(rows.map(\.reminder?.state) == [.snoozed])
    #expect(rows.map(\.reminder?.checkIn) == [.awaited])
    let state = try store.planState(at: Workshop.now)
    #expect(state.obsolete == [ObsoletePopup(todo: id, popup: popup)])
    #expect(state.nextFireAt == checkIn)
    try store.forget(popup, reason: "withdrawn", at: Workshop.now)

    #expect(try plan(at: checkIn) == [.checkIn])
    try record([id], .checkIn, at: checkIn)
    let asked = try store.row(titled: "Call").reminder
    #expect(asked?.checkIn == .asked)
    #expect(asked?.state == .shown)
    #expect(asked?.fireAt == nil)
    #expect(try store.planState(at: checkIn).nudges.last == checkIn)
    #expect(try plan(at: try moment(19, "20:00")) == [])
  }

  @Test func thePopupAnswersForWhatItStandsFor() throws {
    let id = try show("Call")
    let checkIn = try moment(19, "10:25")
    #expect(try store.begin(in: popup, checkingInAt: checkIn, at: Workshop.now) == [id])
    // It was answered, and stands for nothing any more.
    #expect(try store.begin(in: popup, checkingInAt: checkIn, at: Workshop.now) == [])
    #expect(try store.ledger(of: id).last?.event == .began)
    #expect(try store.ledger(of: id).last?.until == checkIn)
  }

  @Test func whatIsDonePausesOrHasNoTimeIsNoTrouble() throws {
    let done = try store.add("Done", due: try day(19, "09:30")).todo.id
    let paused = try store.add("Paused", due: try day(20, "09:30"), rule: "FREQ=DAILY").todo.id
    let untimed = try store.add("Untimed").todo.id
    _ = try store.complete([done], source: .commandLine, at: Workshop.now)
    _ = try store.pause([paused], until: nil, source: .commandLine, at: Workshop.now)
    let checkIn = try moment(19, "10:25")
    _ = try store.begin(
      [done, paused, untimed],
      checkingInAt: checkIn,
      source: .commandLine,
      at: Workshop.now
    )
    #expect(try store.row(titled: "Done").reminder?.state == .closed)
    #expect(try store.row(titled: "Paused").reminder?.state == .closed)
    #expect(try store.row(titled: "Untimed").reminder?.fireAt == checkIn)
    #expect(try store.undo(at: Workshop.now)?.label == .doing)
    #expect(try store.planState(at: checkIn).pending == [])
  }

  @Test func itIsTakenBackAndBroughtBack() throws {
    let id = try show("Call")
    let checkIn = try moment(19, "10:25")
    _ = try store.begin([id], checkingInAt: checkIn, source: .commandLine, at: Workshop.now)
    let later = try moment(19, "10:02")
    let taken = try store.undo(at: later)
    #expect(taken?.label == .doing)
    #expect(taken?.titles == ["Call"])
    let back = try store.row(titled: "Call").reminder
    #expect(back?.checkIn == nil)
    // It was on the screen, and comes back there.
    #expect(back?.fireAt == (try moment(19, "09:30")))
    _ = try store.redo(at: later)
    #expect(try store.history(of: id, at: later)?.events.map(\.kind).contains(.unbegun) == true)
    let again = try store.row(titled: "Call").reminder
    #expect(again?.checkIn == .awaited)
    #expect(again?.fireAt == checkIn)
  }

  @Test(arguments: ["snooze", "move", "complete", "skip"])
  func anotherAnswerTakesItsPlace(answer: String) throws {
    let id = try show("Pills", rule: "FREQ=DAILY")
    let checkIn = try moment(19, "10:25")
    _ = try store.begin([id], checkingInAt: checkIn, source: .commandLine, at: Workshop.now)
    let later = try moment(19, "10:05")
    switch answer {
    case "snooze":
      _ = try store.snooze([id], until: try moment(19, "11:00"), source: .commandLine, at: later)
    case "move":
      var change = ReminderChange()
      change.due = try day(19, "11:00")
      _ = try store.remind(id, change, source: .commandLine, at: later)
    case "complete": _ = try store.complete([id], source: .commandLine, at: later)
    default: _ = try store.skip([id], source: .commandLine, at: later)
    }
    _ = try store.settle(at: later)
    #expect(try store.row(titled: "Pills").reminder?.checkIn == nil)
    #expect(try store.row(titled: "Pills").reminder?.fireAt != checkIn)
  }

  /// Somebody moves it to a moment ago when the question is about to be claimed: it is late.
  @Test func whatIsMovedMeanwhileIsNotAskedAbout() throws {
    let id = try show("Call")
    let now = try moment(19, "10:25")
    _ = try store.begin([id], checkingInAt: now, source: .commandLine, at: Workshop.now)
    let planned = PopupPlan(kind: .checkIn, reminders: try store.planState(at: now).pending)
    var change = ReminderChange()
    change.due = try day(19, "10:15")
    _ = try store.remind(id, change, source: .commandLine, at: now)
    #expect(try store.claim(planned, at: now) == nil)
    #expect(try plan(at: now) == [.late])
  }

  @Test func whatWasDoneByMistakeIsAskedAboutStill() throws {
    let id = try show("Call")
    let checkIn = try moment(19, "10:25")
    _ = try store.begin([id], checkingInAt: checkIn, source: .commandLine, at: Workshop.now)
    _ = try store.complete([id], source: .commandLine, at: try moment(19, "10:05"))
    _ = try store.undo(at: try moment(19, "10:06"))
    #expect(try store.row(titled: "Call").reminder?.checkIn == .awaited)
    #expect(try store.row(titled: "Call").reminder?.fireAt == checkIn)
  }

  @Test func theStoryTellsIt() throws {
    let id = try show("Call")
    let checkIn = try moment(19, "10:25")
    _ = try store.begin(in: popup, checkingInAt: checkIn, at: Workshop.now)
    try record([id], .checkIn, at: checkIn)
    let history = try #require(try store.history(of: id, at: checkIn))
    #expect(history.events.map(\.kind) == [.captured, .fellDue, .shown, .began, .shown])
    #expect(history.events[3].source == .popup)
    #expect(history.events[3].until == checkIn)
    #expect(history.events[4].reason == "checkIn")
    #expect(
      try store.deliveredReminders(since: try moment(19, "09:00"), at: checkIn).first?.outcome
        == .doing
    )
  }

  @Test func notTodayLeavesTheSeriesAsItIs() throws {
    let id = try show("Plants", rule: "FREQ=WEEKLY")
    let before = try store.row(titled: "Plants").todo
    #expect(try store.putOffForToday(in: popup, at: Workshop.now) == [id])
    let row = try store.row(titled: "Plants")
    #expect(row.todo.due == before.due)
    #expect(row.todo.recurrence == before.recurrence)
    #expect(row.reminder?.state == .snoozed)
    #expect(row.reminder?.fireAt == (try moment(20, "09:00")))
    let history = try #require(try store.history(of: id, at: Workshop.now))
    #expect(history.events.last?.kind == .snoozed)
    #expect(history.events.last?.reason == "not-today")
    #expect(history.events.last?.until == (try moment(20, "09:00")))
    #expect(try store.undo(at: Workshop.now)?.label == .snooze)
  }

  @Test func showingsAreCountedByTheCivilDay() throws {
    let id = try show("Call", at: try moment(18, "23:50"))
    #expect(try store.showings(of: id, onDayOf: try moment(18, "23:59")) == 1)
    #expect(try store.showings(of: id, onDayOf: try moment(19, "00:00")) == 0)
    try record([id], .again, at: try moment(19, "00:00"))
    try record([id], .again, at: try moment(19, "00:30"))
    #expect(try store.showings(of: id, onDayOf: try moment(19, "00:10")) == 1)
    #expect(try store.showings(of: id, onDayOf: Workshop.now) == 2)
    #expect(try store.showings(of: "unknown", onDayOf: Workshop.now) == 0)
  }

  /// A to-do that fell due at 09:30, or ten minutes before `now`, and is on the screen since.
  private func show(
    _ title: String,
    rule: String? = nil,
    at now: Instant = Workshop.now
  ) throws -> Todo.ID {
    let due = try day(now < Workshop.now ? 18 : 19, now < Workshop.now ? "23:40" : "09:30")
    let early = try moment(18, "09:00")
    let id = try store.add(title, due: due, rule: rule, at: early).todo.id
    try record([id], .late, at: now)
    return id
  }

  private func record(_ ids: [Todo.ID], _ kind: PopupPlan.Kind, at now: Instant) throws {
    let claimed = try store.claim(ids, at: now)
    #expect(claimed.map(\.todo.id) == ids)
    try store.recordShown(claimed, popup: popup, reason: kind, at: now)
  }

  /// The kinds of popups that would come.
  private func plan(at now: Instant) throws -> [PopupPlan.Kind] {
    let plan = Planning.plan(
      try store.planState(at: now),
      at: now,
      in: store.meaning.zones.current(),
      policy: store.meaning.policy,
      surroundings: Surroundings(server: ":1.1")
    )
    return plan.actions.compactMap { action in
      if case .show(let showing) = action { showing.kind } else { nil }
    }
  }
}
