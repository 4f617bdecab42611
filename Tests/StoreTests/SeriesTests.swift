import Model
import Planning
import SQLite
import Testing

@testable import Store

/// Passing over, pausing and ending what repeats, on Thursday, 2026-11-19, at 10:00.
@Suite struct SeriesTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let popup = PopupID(server: ":1.1", number: 7)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func aPauseOfWhatComesOnceIsAnsweredWithAProblem() throws {
    let call = try store.add("Call", due: try day(20, "09:00"))
    let shell = try Shell.run("UPDATE todo SET paused_at = unixepoch()", on: workshop.path)
    #expect(shell.error == "")
    _ = try store.settle(at: Workshop.now)
    let kept = try store.row(titled: "Call").todo
    #expect(kept.pause == nil)
    #expect(kept.due == call.todo.due)
    #expect(kept.problem?.contains("Only what repeats can pause") == true)
    #expect(try store.row(titled: "Call").reminder?.state == .scheduled)
  }

  @Test func aPausedSeriesThatBecomesSingleHasNoProblem() throws {
    let pills = try store.add("Pills", due: try day(20, "09:00"), rule: "FREQ=DAILY").todo.id
    _ = try store.pause([pills], until: nil, source: .commandLine, at: Workshop.now)
    var change = TodoChange()
    change.time.endsSeries = true
    _ = try store.edit(pills, change, source: .commandLine, at: Workshop.now)
    let single = try store.row(titled: "Pills").todo
    #expect(single.pause == nil)
    #expect(single.problem == nil)
  }

  @Test func aSkippedOccurrenceIsNotDone() throws {
    let pills = try addPills()
    let skipped = try store.skip([pills], source: .commandLine, at: Workshop.now)
    #expect(skipped.rows.map(\.dueAt) == [try moment(20, "08:00")])
    #expect(skipped.rows.first?.todo.completedAt == nil)
    #expect(try completions() == 0)
    let entry = try #require(try store.ledger(of: pills).last)
    #expect(entry.event == .skipped)
    #expect(entry.reason == "2026-11-19T08:00")
  }

  @Test func skippingAheadOfTimeGoesOneFurther() throws {
    let pills = try addPills(due: try day(20, "08:00"))
    let skipped = try store.skip([pills], source: .commandLine, at: Workshop.now)
    #expect(skipped.rows.map(\.dueAt) == [try moment(21, "08:00")])
  }

  @Test func aDayToComeIsLeftOutAndThePresentOneStays() throws {
    let pills = try addPills()
    let friday = try #require(CivilDate("2026-11-20"))
    let skipped = try store.skip([pills], until: friday, source: .commandLine, at: Workshop.now)
    #expect(skipped.leftOut == friday)
    #expect(skipped.rows.map(\.dueAt) == [try moment(19, "08:00")])
    #expect(skipped.rows.first?.todo.recurrence?.rule.exceptions.text == "2026-11-20")
    _ = try store.complete([pills], source: .commandLine, at: Workshop.now)
    #expect(try store.row(titled: "Pills").dueAt == (try moment(21, "08:00")))
  }

  @Test func timesDoneWithinOneSecondAreAllNoted() throws {
    let pills = try addPills()
    for _ in 0..<3 {
      _ = try store.complete([pills], source: .commandLine, at: Workshop.now)
    }
    #expect(try completions() == 3)
    _ = try store.undo(at: Workshop.now)
    #expect(try completions() == 2)
    #expect(try store.row(titled: "Pills").dueAt == (try moment(21, "08:00")))
  }

  @Test func theSeriesOfAMovedOccurrenceStaysWhereItWas() throws {
    let pills = try addPills()
    var change = ReminderChange()
    change.due = try day(22, "15:00")
    _ = try store.remind(pills, change, source: .commandLine, at: Workshop.now)
    let skipped = try store.skip([pills], source: .commandLine, at: Workshop.now)
    #expect(skipped.rows.map(\.dueAt) == [try moment(20, "08:00")])
  }

  @Test func whatIsOnScreenIsTakenBack() throws {
    let pills = try addPills()
    try show(pills)
    _ = try store.skip([pills], source: .commandLine, at: Workshop.now)
    let state = try store.planState(at: Workshop.now)
    #expect(state.obsolete == [ObsoletePopup(todo: pills, popup: popup)])
    #expect(state.pending == [])
    #expect(state.nextFireAt == (try moment(20, "08:00")))
  }

  @Test func theLastOccurrenceEndsTheSeries() throws {
    let pills = try addPills(rule: "FREQ=DAILY;COUNT=1")
    let skipped = try store.skip([pills], source: .commandLine, at: Workshop.now)
    #expect(skipped.rows == [])
    #expect(skipped.ended == [pills])
    _ = try store.undo(at: Workshop.now)
    #expect(try store.openTitles() == ["Pills"])
  }

  @Test func whatComesOnceIsNotSkipped() throws {
    let milk = try store.add("Milk", due: try day(20))
    let skipped = try store.skip([milk.todo.id], source: .commandLine, at: Workshop.now)
    #expect(skipped.rows.map(\.dueAt) == [milk.dueAt])
    #expect(try store.undo(at: Workshop.now)?.label == .capture)
  }

  @Test func aPausedSeriesIsNeverShown() throws {
    let pills = try addPills()
    try show(pills)
    _ = try store.pause([pills], until: nil, source: .commandLine, at: Workshop.now)
    for days in 0...40 {
      let now = Workshop.now + .seconds(days * 86_400)
      _ = try store.settle(at: now)
      let state = try store.planState(at: now)
      #expect(state.pending == [])
      #expect(state.nextFireAt == nil)
      #expect(state.obsolete == [ObsoletePopup(todo: pills, popup: popup)])
      #expect(try store.claim([pills], at: now) == [])
    }
    #expect(try store.next() == nil)
    #expect(
      try store.briefing(of: try #require(CivilDate("2026-11-19")), at: Workshop.now).dueToday == 0
    )
    #expect(try store.openTitles() == ["Pills"])
  }

  @Test func aResumedSeriesComesAtItsNextTime() throws {
    let pills = try addPills()
    _ = try store.pause([pills], until: nil, source: .commandLine, at: Workshop.now)
    let resumed = try store.resume([pills], source: .commandLine, at: try moment(25, "12:00"))
    #expect(resumed.map(\.dueAt) == [try moment(26, "08:00")])
    #expect(resumed.first?.reminder?.fireAt == (try moment(26, "08:00")))
    #expect(try completions() == 0)
    let events = try store.ledger(of: pills).map(\.event)
    #expect(events == [.paused, .resumed])
  }

  @Test func whatIsStillToComeStays() throws {
    let pills = try addPills(due: try day(28, "08:00"))
    _ = try store.pause([pills], until: nil, source: .commandLine, at: Workshop.now)
    let resumed = try store.resume([pills], source: .commandLine, at: try moment(25, "12:00"))
    #expect(resumed.map(\.dueAt) == [try moment(28, "08:00")])
  }

  @Test func aPauseWakesTheServiceOnItsDay() throws {
    let pills = try addPills()
    let until = try #require(CivilDateTime("2026-11-23T00:00"))
    _ = try store.pause([pills], until: until, source: .commandLine, at: Workshop.now)
    let midnight = try moment(23, "00:00")
    #expect(try store.planState(at: Workshop.now).nextFireAt == midnight)
    #expect(try !store.settle(at: midnight + .seconds(-1)))
    #expect(try store.settle(at: midnight))
    #expect(try store.row(titled: "Pills").todo.pause == nil)
    #expect(try store.planState(at: midnight).nextFireAt == (try moment(23, "08:00")))
    #expect(try !store.settle(at: midnight))
  }

  @Test(arguments: ["2026-11-23T07:00", "2026-11-23T07:00:00"])
  func howeverItIsWrittenAPauseEndsToTheSecond(until: String) throws {
    _ = try addPills()
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    try shell.script("UPDATE todo SET paused_at = 1, paused_until = '\(until)'")
    let end = try moment(23, "07:00")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.planState(at: end + .seconds(-1)).nextFireAt == end)
    #expect(try !store.settle(at: end + .seconds(-1)))
    #expect(try store.settle(at: end))
    #expect(try store.planState(at: end).nextFireAt == (try moment(23, "08:00")))
  }

  @Test func whatComesAfterAPauseIsNotPassedOver() throws {
    let pills = try addPills()
    let until = try #require(CivilDateTime("2026-11-23T00:00"))
    _ = try store.pause([pills], until: until, source: .commandLine, at: Workshop.now)
    _ = try store.settle(at: try moment(25, "12:00"))
    #expect(try store.row(titled: "Pills").dueAt == (try moment(23, "08:00")))
    #expect(try store.ledger(of: pills).last?.reason == "until")
  }

  @Test func aPauseThatUndoBringsBackTooLateIsRedoneWhole() throws {
    let pills = try addPills()
    for day in ["2026-11-23T00:00", "2026-12-15T00:00"] {
      let until = try #require(CivilDateTime(day))
      _ = try store.pause([pills], until: until, source: .commandLine, at: Workshop.now)
    }
    let paused = try store.row(titled: "Pills").todo
    let later = try moment(25, "12:00")
    #expect(try store.undo(at: later)?.label == .pause)
    #expect(try store.row(titled: "Pills").todo.pause == nil)
    let redone = try store.redo(at: later)
    #expect(redone?.left == [])
    let after = try store.row(titled: "Pills").todo
    #expect(after.pause == paused.pause)
    #expect(after.due == paused.due)
  }

  @Test func aPauseFollowsTheMachinesZone() throws {
    let pills = try addPills()
    let until = try #require(CivilDateTime("2026-11-23T00:00"))
    _ = try store.pause([pills], until: until, source: .commandLine, at: Workshop.now)
    workshop.home = "Test/Away"
    store.meaning = workshop.meaning
    let midnight = try moment(23, "00:00")
    #expect(try !store.settle(at: midnight))
    #expect(try store.planState(at: midnight).nextFireAt == midnight + .seconds(6 * 3600))
  }

  @Test func aSeriesThatIsOverByThenStaysWithoutATime() throws {
    let pills = try addPills(rule: "FREQ=DAILY;UNTIL=20261121T230000")
    _ = try store.pause([pills], until: nil, source: .commandLine, at: Workshop.now)
    let resumed = try store.resume([pills], source: .commandLine, at: try moment(25, "12:00"))
    #expect(resumed.map(\.todo.due) == [nil])
    #expect(resumed.first?.todo.problem != nil)
    #expect(try store.planState(at: try moment(26, "12:00")).pending == [])
    _ = try store.undo(at: try moment(25, "12:01"))
    #expect(try store.row(titled: "Pills").todo.pause != nil)
  }

  @Test func aPausedSeriesCanBeDone() throws {
    let pills = try addPills()
    _ = try store.pause([pills], until: nil, source: .commandLine, at: Workshop.now)
    let row = try store.complete([pills], source: .commandLine, at: Workshop.now).rows.first
    #expect(row?.dueAt == (try moment(20, "08:00")))
    #expect(row?.todo.pause != nil)
    #expect(try store.planState(at: try moment(20, "08:00")).pending == [])
  }

  @Test func aPauseTakenBackLeavesASnoozeAsItWas() throws {
    let pills = try addPills()
    let snoozed = try store.snooze(
      [pills],
      until: try moment(19, "18:00"),
      source: .commandLine,
      at: Workshop.now
    )
    _ = try store.pause([pills], until: nil, source: .commandLine, at: Workshop.now)
    _ = try store.undo(at: Workshop.now)
    #expect(try store.row(titled: "Pills").reminder == snoozed.first?.reminder)
    _ = try store.redo(at: Workshop.now)
    #expect(try store.row(titled: "Pills").reminder?.state == .closed)
  }

  @Test(arguments: ["complete", "skip"])
  func takenBackASnoozedSeriesDoesNotRingAtOnce(verb: String) throws {
    let pills = try addPills()
    try show(pills)
    let until = try moment(19, "18:00")
    _ = try store.snooze([pills], until: until, source: .commandLine, at: Workshop.now)
    if verb == "skip" {
      _ = try store.skip([pills], source: .commandLine, at: Workshop.now)
    } else {
      _ = try store.complete([pills], source: .commandLine, at: Workshop.now)
    }
    let undone = try #require(try store.undo(at: Workshop.now))
    #expect(undone.label.rawValue == verb)
    #expect(undone.left == [])
    let reminder = try store.row(titled: "Pills").reminder
    #expect(reminder?.state == .snoozed)
    #expect(reminder?.fireAt == until)
    #expect(try store.planState(at: Workshop.now).pending == [])
    let redone = try #require(try store.redo(at: Workshop.now))
    #expect(redone.left == [])
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(20, "08:00")))
  }

  @Test func aShellPausesWithOneColumn() throws {
    let pills = try addPills()
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    try shell.script("UPDATE todo SET paused_at = unixepoch()")
    #expect(try store.planState(at: try moment(20, "08:00")).pending == [])
    try shell.script("UPDATE todo SET paused_until = '2026-11-23'")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.pause?.until == CivilDateTime("2026-11-23T00:00"))
    try shell.script("UPDATE todo SET paused_at = NULL")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Pills").todo.pause == nil)
    #expect(try Invariants(connection: shell).broken() == [])
    #expect(try store.ledger(of: pills) == [])
  }

  @Test func whatComesOnceDoesNotPause() throws {
    let milk = try store.add("Milk", due: try day(20, "08:00"))
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    try shell.script("UPDATE todo SET paused_at = unixepoch()")
    _ = try store.settle(at: Workshop.now)
    #expect(try store.row(titled: "Milk").todo.pause == nil)
    #expect(try store.row(titled: "Milk").reminder?.fireAt == milk.dueAt)
  }

  @Test func anEndedSeriesKeepsWhatWasDone() throws {
    let pills = try addPills()
    _ = try store.complete([pills], source: .commandLine, at: Workshop.now)
    try store.endSeries([pills], source: .commandLine, at: Workshop.now)
    #expect(try store.openTitles() == [])
    #expect(try completions() == 1)
    #expect(try store.ledger(of: pills).map(\.event) == [.completed, .ended])
    #expect(try store.undo(at: Workshop.now)?.label == .end)
    #expect(try store.row(titled: "Pills").dueAt == (try moment(20, "08:00")))
    #expect(try completions() == 1)
  }

  @Test func aCountGoesDownWithEachCompletionItIsCountedFrom() throws {
    let pills = try addPills(rule: "FREQ=DAILY;COUNT=3")
    let shell = try Connection(opening: workshop.path, timeout: 5000)
    try shell.script("UPDATE todo SET repeat_from = 'completion'")
    for left in [2, 1] {
      let row = try store.complete([pills], source: .commandLine, at: Workshop.now).rows.first
      #expect(row?.todo.recurrence?.rule.count == left)
    }
    let last = try store.complete([pills], source: .commandLine, at: Workshop.now).rows.first
    #expect(last?.todo.completedAt != nil)
  }

  private func addPills(due: Due? = nil, rule: String = "FREQ=DAILY") throws -> Todo.ID {
    let start = try due ?? day(19, "08:00")
    return try store.add("Pills", due: start, rule: rule, at: try moment(18, "12:00")).todo.id
  }

  /// Has the reminder claimed and shown, and left unanswered.
  private func show(_ id: Todo.ID) throws {
    let claimed = try store.claim([id], at: Workshop.now)
    try #require(claimed.count == 1)
    try store.recordShown(claimed, popup: popup, reason: .due, at: Workshop.now)
  }

  private func completions() throws -> Int? {
    try store.connection.first("SELECT count(*) FROM completion") { $0.integer(0) }
  }
}
