import Model
import Planning
import Store
import Testing

@Suite struct DeliveryTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let popup = PopupID(server: ":1.7", number: 5)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func thePlannerSeesWhatIsDueAndTheNextMoment() throws {
    let due = try store.add("Due", due: try day(19, "09:30"))
    _ = try store.add("Soon", due: try day(19, "11:00"))
    _ = try store.add("Later", due: try day(20))
    _ = try store.add("Untimed")
    let state = try store.planState(at: Workshop.now)
    #expect(state.pending.map(\.todo.id) == [due.todo.id])
    #expect(state.pending.first?.dueAt == (try moment(19, "09:30")))
    #expect(state.nextFireAt == (try moment(19, "11:00")))
    #expect(state.obsolete == [])
    #expect(state.lastBriefed == nil)
  }

  @Test func aClaimIsForOpenToDosThatAreDue() throws {
    let due = try store.add("Due", due: try day(19, "09:30")).todo.id
    let coming = try store.add("Coming", due: try day(19, "11:00")).todo.id
    let done = try store.add("Done", due: try day(19, "09:30")).todo.id
    _ = try store.complete([done], source: .commandLine, at: Workshop.now)
    let claimed = try store.claim([due, coming, done, "unknown"], at: Workshop.now)
    #expect(claimed.map(\.todo.id) == [due])
    #expect(claimed.map(\.reminder.state) == [.delivering])
    #expect(claimed.map(\.reminder.attempts) == [1])
    #expect(try store.stillClaimed([due, coming, done]) == [due])
  }

  @Test func aClaimThatACrashLeftBehindIsPendingStill() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    _ = try store.claim([id], at: Workshop.now)
    let later = try workshop.store()
    #expect(try later.planState(at: Workshop.now).pending.map(\.reminder.state) == [.delivering])
    // Nobody knows whether it was seen; it counts once.
    #expect(try later.claim([id], at: Workshop.now).map(\.reminder.attempts) == [1])
  }

  @Test func ofALongReasonTheBeginningIsKept() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    _ = try store.claim([id], at: Workshop.now)
    let reason = String(repeating: "no ", count: 2_000_000)
    try store.recordRefused([id], retryAt: Workshop.now, reason: reason, at: Workshop.now)
    #expect(try store.ledger(of: id).last?.reason?.count == 200)
  }

  @Test func aRefusalDoesNotCountAsAShowing() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    for _ in 0..<3 {
      let claimed = try store.claim([id], at: Workshop.now)
      #expect(claimed.map(\.reminder.attempts) == [1])
      try store.recordRefused([id], retryAt: Workshop.now, reason: "test", at: Workshop.now)
    }
    #expect(try store.refusals(of: id) == 3)
    let claimed = try store.claim([id], at: Workshop.now)
    try store.recordShown(claimed, popup: popup, reason: .due, at: Workshop.now)
    #expect(try store.refusals(of: id) == 0)
  }

  @Test func whatIsHeldAfterACrashDoesNotCountAsAShowing() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    _ = try store.claim([id], at: Workshop.now)
    try store.hold([id], reason: .noNotificationServer, at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).pending.map(\.reminder.attempts) == [0])
  }

  @Test func aNewRuleMovesTheOccurrenceThatIsAwaited() throws {
    let row = try store.add("Daily", due: try day(19, "09:30"), rule: "FREQ=DAILY")
    var manner = ReminderChange()
    manner.persistence = .once
    _ = try store.remind(row.todo.id, manner, source: .commandLine, at: Workshop.now)
    let claimed = try store.claim([row.todo.id], at: Workshop.now)
    try store.recordShown(claimed, popup: popup, reason: .due, at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).nextFireAt == (try moment(20, "09:30")))
    var change = ReminderChange()
    change.rule = RecurrenceRule("FREQ=WEEKLY")
    _ = try store.remind(row.todo.id, change, source: .commandLine, at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).nextFireAt == (try moment(26, "09:30")))
  }

  @Test func aShownReminderRestsWithItsPopup() throws {
    let id = try showOne()
    let state = try store.planState(at: Workshop.now)
    #expect(state.pending.map(\.reminder.popup) == [popup])
    #expect(state.pending.map(\.reminder.state) == [.shown])
    #expect(try store.todos(of: popup).map(\.todo.id) == [id])
    #expect(try store.ledger(of: id).map(\.event) == [.claimed, .shown])
  }

  @Test(arguments: ["complete", "delete", "move", "snooze"])
  func anAnsweredPopupIsObsoleteUntilItIsForgotten(answer: String) throws {
    let id = try showOne()
    switch answer {
    case "complete": _ = try store.complete([id], source: .commandLine, at: Workshop.now)
    case "delete": try store.delete([id], source: .commandLine, at: Workshop.now)
    case "move":
      var change = ReminderChange()
      change.due = try day(20, "09:00")
      _ = try store.remind(id, change, source: .commandLine, at: Workshop.now)
    default:
      _ = try store.snooze(
        [id],
        until: try moment(19, "12:00"),
        source: .commandLine,
        at: Workshop.now
      )
    }
    let state = try store.planState(at: Workshop.now)
    #expect(state.obsolete == [ObsoletePopup(todo: id, popup: popup)])
    #expect(state.pending == [])
    #expect(try store.todos(of: popup) == [])
    try store.forget(popup, reason: answer, at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).obsolete == [])
    #expect(try store.ledger(of: id).last?.event == .withdrawn)
  }

  @Test func aToDoDoneWhileItsPopupIsOnTheWayOnlyLearnsThePopup() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    let claimed = try store.claim([id], at: Workshop.now)
    _ = try store.complete([id], source: .commandLine, at: Workshop.now)
    #expect(try store.stillClaimed([id]) == [])
    try record(claimed)
    let state = try store.planState(at: Workshop.now)
    #expect(state.pending == [])
    #expect(state.obsolete == [ObsoletePopup(todo: id, popup: popup)])
    #expect(try store.row(titled: "Due").reminder?.state == .closed)
  }

  @Test func aRefusedPostIsTriedAgain() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    _ = try store.claim([id], at: Workshop.now)
    let retry = try moment(19, "10:01")
    try store.recordRefused([id], retryAt: retry, reason: "no reply", at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).pending == [])
    #expect(try store.planState(at: Workshop.now).nextFireAt == retry)
    #expect(try store.claim([id], at: retry).count == 1)
  }

  @Test func aRefusedPostIsTriedAtOnceWhereThereIsAnotherServer() throws {
    let refused = try store.add("Refused", due: try day(19, "09:30")).todo.id
    let putOff = try store.add("Put off", due: try day(19, "09:30")).todo.id
    let moved = try store.add("Moved", due: try day(19, "09:30")).todo.id
    _ = try store.claim([refused, moved], at: Workshop.now)
    let retry = try moment(19, "10:04")
    try store.recordRefused([refused, moved], retryAt: retry, reason: "no reply", at: Workshop.now)
    _ = try store.snooze([putOff], until: retry, source: .commandLine, at: Workshop.now)
    var change = ReminderChange()
    change.due = try day(19, "10:03")
    _ = try store.remind(moved, change, source: .commandLine, at: Workshop.now)
    try store.retryRefused(at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).pending.map(\.todo.id) == [refused])
    #expect(try store.claim([refused], at: Workshop.now).count == 1)
  }

  @Test func aRefusedPostIsTriedAtOnceThoughThePopupThatItWasInHasGone() throws {
    let id = try showOne()
    _ = try store.claim([id], at: Workshop.now)
    let retry = try moment(19, "10:04")
    try store.recordRefused([id], retryAt: retry, reason: "no reply", at: Workshop.now)
    try store.forget(popup, reason: "closed", at: Workshop.now)
    try store.retryRefused(at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).pending.map(\.todo.id) == [id])
  }

  @Test func aHoldIsNotedOnceForEachReason() throws {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    for _ in 1...3 { try store.hold([id], reason: .noNotificationServer, at: Workshop.now) }
    #expect(try store.ledger(of: id).map(\.event) == [.held])
    #expect(try store.planState(at: Workshop.now).pending.map(\.reminder.state) == [.held])
  }

  @Test func thePopupsOfAServerThatIsGoneAreForgotten() throws {
    let id = try showOne()
    try store.forgetPopups(exceptOf: ":1.7", at: Workshop.now)
    #expect(try store.todos(of: popup).map(\.todo.id) == [id])
    try store.forgetPopups(exceptOf: ":1.9", at: Workshop.now)
    #expect(try store.todos(of: popup) == [])
  }

  @Test func aPopupOnScreenMayBeClaimedBeforeItsNextMoment() throws {
    let id = try showOne(fireAt: try moment(19, "10:10"))
    let claimed = try store.claim([id], at: Workshop.now)
    #expect(claimed.map(\.reminder.fireAt) == [try moment(19, "10:10")])
    #expect(try store.planState(at: Workshop.now).pending.map(\.reminder.state) == [.delivering])
  }

  @Test func aSnoozedToDoIsPendingAgainAtItsMoment() throws {
    let until = try moment(19, "12:00")
    let untimed = try store.add("Untimed").todo.id
    let rows = try store.snooze([untimed], until: until, source: .commandLine, at: Workshop.now)
    #expect(rows.map(\.reminder?.state) == [.snoozed])
    #expect(try store.planState(at: Workshop.now).nextFireAt == until)
    #expect(try store.claim([untimed], at: until).map(\.todo.id) == [untimed])
  }

  @Test func aButtonAnswersForWhatThePopupStandsForAtThatMoment() throws {
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: "FREQ=DAILY").todo.id
    try record(try store.claim([id], at: Workshop.now))
    _ = try store.complete([id], source: .commandLine, at: Workshop.now)
    #expect(try store.complete(in: popup, at: Workshop.now) == [])
    #expect(try store.snooze(in: popup, until: try moment(19, "11:00"), at: Workshop.now) == [])
    #expect(try store.row(titled: "Pills").todo.due == (try day(20, "09:30")))
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(20, "09:30")))
  }

  @Test func doneInAPopupCompletesAllThatIsInIt() throws {
    let id = try showOne()
    #expect(try store.complete(in: popup, at: Workshop.now) == [id])
    #expect(try store.openTitles() == [])
    #expect(try store.ledger(of: id).last?.event == .completed)
  }

  @Test(arguments: [("10:05", "10:05"), ("10:30", "10:10")])
  func laterOnAHeadsUpWaitsForTheDueTimeAtTheLatest(due: String, comes: String) throws {
    let early = try moment(19, "09:00")
    let row = try store.add("Train", due: try day(19, due), leads: [60, 0], at: early)
    try record(try store.claim([row.todo.id], at: Workshop.now), fireAt: try moment(19, due))
    let ids = try store.snooze(in: popup, until: try moment(19, "10:10"), at: Workshop.now)
    #expect(ids == [row.todo.id])
    #expect(try store.row(titled: "Train").reminder?.fireAt == (try moment(19, comes)))
  }

  @Test(arguments: [(nil, "15:30"), ("Test/Home", "09:30")])
  func anUnansweredRepeatFollowsTheZone(fixedTo zone: String?, clock: String) throws {
    let date = try #require(CivilDate(year: 2026, month: 11, day: 19))
    let time = try #require(TimeOfDay("09:30"))
    let due: Due = zone.map { .zoned(date, time, zone: $0) } ?? .floating(date, time)
    let id = try store.add("Pills", due: due, rule: "FREQ=DAILY").todo.id
    let resting = try store.claim([id], at: Workshop.now).map {
      var reminder = $0.reminder
      let coming = $0.todo.comingOccurrence(
        after: Workshop.now,
        in: store.calendar
      )
      (reminder.state, reminder.attempts, reminder.againAt) = (.shown, 0, coming)
      reminder.fireAt = coming
      return reminder
    }
    try store.recordShown(resting, popup: popup, reason: "due", at: Workshop.now)
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(20, "09:30")))
    // A reminder that came while no service ran is not put off to the day after.
    try store.rederiveMoments(at: try moment(20, "12:00"))
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(20, "09:30")))
    workshop.home = "Test/Away"
    store.meaning = workshop.meaning
    try store.rederiveMoments(at: Workshop.now)
    // 09:30 away is six hours after 09:30 at home.
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(20, clock)))
  }

  /// Today's came already, and is not shown again when its time comes.
  @Test(arguments: [(19, "08:00", 20), (19, "09:45", 20), (20, "09:45", 21)])
  func aSeriesShownByAClockAheadGoesOnByTheRightOne(
    today: Int,
    clock: String,
    next: Int
  ) throws {
    let ahead = try #require(CivilDateTime("2027-12-25T12:00"))
    let date = CivilDateTime("2027-12-26T09:30")
    let zone = store.meaning.zones.current()
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: "FREQ=DAILY").todo.id
    let coming = zone.instant(of: try #require(date))
    let resting = try store.claim([id], at: zone.instant(of: ahead)).map { pending in
      var reminder = pending.reminder
      (reminder.state, reminder.attempts) = (.shown, 0)
      (reminder.againAt, reminder.fireAt) = (coming, coming)
      return reminder
    }
    try store.recordShown(resting, popup: popup, reason: "late", at: zone.instant(of: ahead))
    try store.rederiveMoments(at: try moment(today, clock))
    #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(next, "09:30")))
  }

  @Test func theLedgerIsOnlyEverAddedTo() throws {
    _ = try showOne()
    #expect(try Shell.run("DELETE FROM delivery;", on: workshop.path).error.contains("ledger"))
    #expect(
      try Shell.run("UPDATE delivery SET reason = '';", on: workshop.path).error.contains("ledger")
    )
  }

  private func showOne(fireAt: Instant? = nil) throws -> Todo.ID {
    let id = try store.add("Due", due: try day(19, "09:30")).todo.id
    try record(try store.claim([id], at: Workshop.now), fireAt: fireAt)
    return id
  }

  private func record(_ claimed: [PendingReminder], fireAt: Instant? = nil) throws {
    let resting = claimed.map { pending in
      var reminder = pending.reminder
      reminder.state = .shown
      reminder.againAt = fireAt
      reminder.fireAt = fireAt
      return reminder
    }
    try store.recordShown(resting, popup: popup, reason: "due", at: Workshop.now)
  }
}
