import Model
import Planning
import SQLite
import Testing

@testable import Store

/// Focus sessions in the database, on Thursday, 2026-11-19, at 10:00.
@Suite struct FocusStoreTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @discardableResult
  private func begin(on todo: Todo.ID? = nil) throws -> FocusSession {
    let session = FocusSession(
      todo: todo,
      method: .single,
      length: .minutes(25),
      at: Workshop.now
    )
    return try store.beginFocus(session, source: .test, at: Workshop.now)
  }

  @Test func comesBackAsItWasWritten() throws {
    let id = try store.add("Report").todo.id
    let begun = try begin(on: id)
    var session = begun
    session.takeBreak(Policy.Focus(), at: try moment(19, "10:10"))
    #expect(try store.followFocus(session, from: begun, at: try moment(19, "10:10")))
    #expect(try workshop.store().focusSession() == session)
  }

  /// The service plans from what it has read; a person may have stopped it since.
  @Test func whatSomebodyChangedMeanwhileIsNotWrittenOver() throws {
    let begun = try begin()
    let locked = begun.course(to: try moment(19, "10:10"), isLocked: true)
    _ = try store.changeFocus(source: .test, at: try moment(19, "10:10")) {
      $0.end(.stopped, at: Workshop.now)
    }
    #expect(try !store.followFocus(locked, from: begun, at: try moment(19, "10:10")))
    #expect(try store.focusSession() == nil)
    let next = try begin()
    #expect(try !store.followFocus(locked, from: begun, at: try moment(19, "10:11")))
    #expect(try store.focusSession() == next)
  }

  /// Another program may have begun one.
  @Test func anUndoLeavesOneThatGoesOnInItsPlace() throws {
    _ = try begin()
    _ = try store.changeFocus(source: .test, at: Workshop.now) {
      $0.end(.stopped, at: Workshop.now)
    }
    try store.connection.run(
      "INSERT INTO focus_session (method, started_at, since) VALUES ('flow', ?1, ?1)",
      [Value(milliseconds: Workshop.now)]
    )
    let other = try #require(try store.focusSession())
    _ = try store.undo(at: try moment(19, "10:12"))
    #expect(try store.focusSession() == other)
  }

  @Test func oneGoesOnAtATime() throws {
    let first = try begin()
    let second = try begin()
    #expect(try store.focusSession() == second)
    let all = try store.focusSessions(in: try moment(19, "09:00")..<moment(19, "11:00"))
    #expect(all.map(\.id) == [first.id, second.id])
    #expect(all.map(\.isEnded) == [true, false])
    let answer = try Shell.run(
      """
      INSERT INTO focus_session (method, started_at, since) VALUES ('single', 1, 1);
      """,
      on: workshop.path
    )
    #expect(answer.error.contains("UNIQUE"))
  }

  @Test func undoTakesEachChangeBack() throws {
    let report = try store.add("Report").todo.id
    let begun = try begin(on: report)
    _ = try store.changeFocus(source: .test, at: try moment(19, "10:05")) { session in
      session.pause(at: Workshop.now + .minutes(5))
    }
    #expect(try store.focusSession()?.state == .paused(.asked))
    _ = try store.undo(at: try moment(19, "10:06"))
    #expect(try store.focusSession() == begun)
    _ = try store.redo(at: try moment(19, "10:07"))
    #expect(try store.focusSession()?.state == .paused(.asked))
    _ = try store.undo(at: try moment(19, "10:08"))
    let undone = try store.undo(at: try moment(19, "10:09"))
    #expect(undone?.label == .focus)
    #expect(try store.focusSession() == nil)
    #expect(try store.row(titled: "Report").reminder?.fireAt == nil)
    _ = try store.redo(at: try moment(19, "10:10"))
    #expect(try store.focusSession() == begun)
  }

  @Test func whatIsOverByItselfIsLeftByUndo() throws {
    let begun = try begin()
    _ = try store.changeFocus(source: .test, at: Workshop.now) { $0.pause(at: Workshop.now) }
    let paused = try #require(try store.focusSession())
    let ended = paused.course(to: try moment(19, "12:00"))
    #expect(try store.followFocus(ended, from: paused, at: try moment(19, "12:00")))
    _ = try store.undo(at: try moment(19, "12:01"))
    #expect(try store.focusSession() == nil)
    #expect(begun.isEnded == false)
  }

  @Test func doneIsSeenWhoeverDidIt() throws {
    let report = try store.add("Report").todo.id
    try begin(on: report)
    #expect(try store.focusState()?.isOver == false)
    #expect(try store.focusState()?.title == "Report")
    _ = try Shell.run("UPDATE todo SET completed_at = unixepoch()", on: workshop.path)
    #expect(try store.focusState()?.isOver == true)
  }

  @Test func anOccurrenceThatIsDoneIsSeen() throws {
    let pills = try store.add("Pills", due: try day(19, "09:00"), rule: "FREQ=DAILY").todo.id
    try begin(on: pills)
    let later = try moment(19, "10:05")
    _ = try store.complete([pills], source: .test, at: later)
    #expect(try store.focusState()?.isOver == true)
  }

  @Test func numbersThatMeanNothingAreNoSession() throws {
    try begin()
    for (column, value) in [("length", "-5"), ("since", "9223372036854775807"), ("round", "0")] {
      let sql = "UPDATE focus_session SET \(column) = \(value)"
      #expect(try Shell.run(sql, on: workshop.path).error == "")
      let session = try #require(try store.focusSession())
      _ = session.course(to: try moment(19, "12:00"))
    }
  }

  @Test func itsPopupIsKept() throws {
    let session = try begin()
    let popup = PopupID(server: ":1.7@bus", number: 4)
    try store.noteFocusPopup(popup, of: session.id)
    #expect(try store.focusState()?.popup == popup)
    try store.noteFocusPopup(nil, of: session.id)
    #expect(try store.focusState()?.popup == nil)
  }

  @Test func countsWhatWaits() throws {
    _ = try store.add("Soon", due: try day(19, "10:20"))
    _ = try store.add("Later", due: try day(19, "10:40"))
    let pills = try store.add("Pills", due: try day(19, "10:10")).todo.id
    var change = ReminderChange()
    change.isBreakthrough = true
    _ = try store.remind(pills, change, source: .test, at: Workshop.now)
    let report = try store.add("Report", due: try day(19, "10:15")).todo.id
    #expect(try store.heldReminders(until: try moment(19, "10:25"), besides: report) == 1)
  }
}
