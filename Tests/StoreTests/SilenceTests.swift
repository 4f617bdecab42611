import Model
import Planning
import Store
import Testing

/// A to-do with a time of which no reminder is wanted.
@Suite struct SilenceTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let pills: Todo.ID

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
    pills = try store.add("Pills", due: try day(20, "08:00"), rule: "FREQ=DAILY").todo.id
  }

  private func change(_ body: (inout TodoChange) -> Void) throws -> TodoRow {
    var change = TodoChange()
    body(&change)
    let edited = try store.edit(pills, change, label: .remind, source: .test, at: Workshop.now)
    return try #require(edited).row
  }

  @Test func keepsItsTimeAndItsSeriesAndComesNever() throws {
    let silent = try change { $0.time.silences = true }
    #expect(silent.todo.due == (try day(20, "08:00")))
    #expect(silent.todo.recurrence != nil)
    #expect(silent.reminder?.isSilent == true)
    #expect(silent.reminder?.fireAt == nil)
    let later = try moment(20, "08:01")
    #expect(try store.planState(at: later).pending == [])
    #expect(try store.planState(at: Workshop.now).nextFireAt == nil)
    let again = try workshop.store()
    while try again.settle(at: later) {}
    #expect(try again.row(titled: "Pills").reminder?.fireAt == nil)
  }

  @Test func staysSilentAsTheSeriesGoesOn() throws {
    _ = try change { $0.time.silences = true }
    let later = try moment(20, "08:10")
    _ = try store.complete([pills], source: .test, at: later)
    let next = try store.row(titled: "Pills")
    #expect(next.todo.due == (try day(21, "08:00")))
    #expect(next.reminder?.isSilent == true)
    #expect(next.reminder?.fireAt == nil)
  }

  @Test func speaksUpAgainWhenAskedTo() throws {
    _ = try change { $0.time.silences = true }
    let row = try change { $0.time.leads = [15] }
    #expect(row.reminder?.fireAt == (try moment(20, "07:45")))
    _ = try change { $0.time.silences = true }
    #expect(try change { $0.time.leads = [] }.reminder?.fireAt == (try moment(20, "08:00")))
  }

  @Test func undoBringsTheReminderBackAndRedoTakesItAway() throws {
    _ = try change { $0.time.silences = true }
    _ = try store.undo(at: Workshop.now)
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(20, "08:00")))
    _ = try store.redo(at: Workshop.now)
    let row = try store.row(titled: "Pills")
    #expect(row.reminder?.isSilent == true)
    #expect(row.reminder?.fireAt == nil)
  }

  @Test func whatIsOnTheScreenGoes() throws {
    let later = try moment(20, "08:01")
    let popup = PopupID(server: ":1.7@bus", number: 3)
    let claimed = try store.claim([pills], at: later).map(\.reminder)
    try store.recordShown(claimed, popup: popup, reason: "due", at: later)
    _ = try change { $0.time.silences = true }
    let state = try store.planState(at: later)
    #expect(state.obsolete == [ObsoletePopup(todo: pills, popup: popup)])
    #expect(state.pending.filter { $0.reminder.fireAt != nil } == [])
  }

  @Test func itMayBePutOffAllTheSame() throws {
    _ = try change { $0.time.silences = true }
    let until = try moment(19, "11:00")
    _ = try store.snooze([pills], until: until, source: .test, at: Workshop.now)
    #expect(try store.planState(at: until).pending.map(\.todo.id) == [pills])
  }
}
