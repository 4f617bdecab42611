import Model
import Planning
import Store
import Testing

/// Several occurrences of a series fell due while nothing could be shown.
@Suite struct LateSeriesTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let popup = PopupID(server: ":1.1", number: 7)
  /// Five days after the first occurrence.
  private let back: Instant

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
    back = try moment(24, "12:00")
  }

  private func actions(_ surroundings: Surroundings) throws -> [Action] {
    plan(
      try store.planState(at: back),
      at: back,
      in: store.meaning.zones.current(),
      policy: Policy(),
      surroundings: surroundings
    ).actions
  }

  @Test(arguments: ["FREQ=DAILY", "FREQ=HOURLY", "FREQ=MINUTELY;INTERVAL=5"])
  func theyComeAsOneAndOneAnswerIsForAll(rule: String) throws {
    let id = try store.add("Pills", due: try day(19, "10:30"), rule: rule).todo.id
    // Held for want of a server, and shown once one is there.
    #expect(try actions(Surroundings()) == [.hold([id], .noNotificationServer)])
    try store.hold([id], reason: .noNotificationServer, at: back)
    let shown = try actions(Surroundings(server: popup.server)).compactMap { action in
      if case .show(let showing) = action { showing } else { nil }
    }
    #expect(shown.map(\.kind) == [.late])
    #expect(shown.flatMap(\.reminders).map(\.todo.id) == [id])
    try store.recordShown(try store.claim([id], at: back), popup: popup, reason: .late, at: back)
    #expect(try store.ledger(of: id).count { $0.event == .shown } == 1)
    #expect(try store.complete(in: popup, at: back) == [id])
    let next = try #require(try store.row(titled: "Pills").dueAt)
    #expect(next > back)
    #expect(try store.planState(at: back).pending == [])
    #expect(try store.planState(at: back).nextFireAt == next)
  }

  /// It rests until its next occurrence, of which another rule had left none.
  @Test func aRuleThatIsTakenBackRingsAgain() throws {
    let morning = try moment(24, "09:00")
    let id = try store.add("Pills", due: try day(24, "09:00"), rule: "FREQ=DAILY").todo.id
    var once = ReminderChange()
    once.persistence = .once
    _ = try store.remind(id, once, source: .commandLine, at: morning)
    let claimed = try store.claim([id], at: morning)
    try store.recordShown(claimed, popup: popup, reason: .due, at: morning)
    let next = try moment(25, "09:00")
    #expect(try store.row(titled: "Pills").reminder?.fireAt == next)
    var last = ReminderChange()
    last.rule = RecurrenceRule("FREQ=DAILY;COUNT=1")
    _ = try store.remind(id, last, source: .commandLine, at: morning + .minutes(5))
    #expect(try store.row(titled: "Pills").reminder?.fireAt == nil)
    _ = try store.undo(at: morning + .minutes(6))
    #expect(try store.row(titled: "Pills").reminder?.fireAt == next)
  }

  /// Quiet keeps a repeat back, and not the next occurrence, whose clock time was stated.
  @Test(arguments: [("FREQ=HOURLY", "13:00"), ("FREQ=DAILY", nil)] as [(String, String?)])
  func aRepeatInTheQuietGivesWayToTheNextOccurrence(rule: String, comes: String?) throws {
    let noon = try moment(24, "12:00")
    let quiet = Quiet(hours: ClockHours(from: .hour(11), to: .hour(18)))
    let id = try store.add("Pills", due: try day(24, "12:00"), rule: rule).todo.id
    try store.setQuiet(quiet)
    try store.recordShown(try store.claim([id], at: noon), popup: popup, reason: .due, at: noon)
    let soon = try moment(24, "12:10")
    try store.hold([id], reason: .quietHours, at: soon)
    let reminder = try store.row(titled: "Pills").reminder
    #expect(reminder?.state == (comes == nil ? .held : .shown))
    #expect(reminder?.fireAt == (try moment(24, comes ?? "12:10")))
    guard let comes else { return }
    let hour = try moment(24, comes)
    let plan = plan(
      try store.planState(at: hour),
      at: hour,
      in: store.meaning.zones.current(),
      policy: Policy(),
      surroundings: Surroundings(server: popup.server)
    )
    let kinds = plan.actions.compactMap { action in
      if case .show(let showing) = action { showing.kind } else { nil }
    }
    #expect(kinds == [.due])
  }

  /// Shown once, on a new server just before its next occurrence, and looked at by a service that starts.
  @Test(arguments: ["10:29", "10:29:30", "10:29:59"])
  func whatComesAnewJustBeforeItsNextOccurrenceDoesNotStandForIt(clock: String) throws {
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: "FREQ=HOURLY").todo.id
    var change = ReminderChange()
    change.persistence = .once
    _ = try store.remind(id, change, source: .commandLine, at: Workshop.now)
    for clock in ["10:00", clock] {
      let now = try moment(19, clock)
      let claimed = try store.claim([id], at: now)
      try store.recordShown(claimed, popup: popup, reason: .again, at: now)
      try store.rederiveMoments(at: now)
      #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(19, "10:30")))
    }
  }

  /// It was shown at 10:30 by a clock that is set back to 10:00, and once more on a new server then.
  @Test func whatComesAnewAfterTheClockWasSetBackKeepsItsNextOccurrence() throws {
    let id = try store.add("Pills", due: try day(19, "08:30"), rule: "FREQ=HOURLY").todo.id
    var change = ReminderChange()
    change.persistence = .once
    _ = try store.remind(id, change, source: .commandLine, at: Workshop.now)
    for (clock, kind) in [("10:30", PopupPlan.Kind.due), ("10:00", .again)] {
      let now = try moment(19, clock)
      let claimed = try store.claim([id], at: now)
      try store.recordShown(claimed, popup: popup, reason: kind, at: now)
      try store.rederiveMoments(at: now)
      #expect(try store.row(titled: "Pills").reminder?.fireAt == (try moment(19, "11:30")))
    }
  }

  /// The half past nine of an hourly series is moved to half past ten, put off, and done before.
  @Test func whatIsDueAtTheSameTimeAsTheOccurrenceBeforeBeginsAnew() throws {
    let early = try moment(19, "09:00")
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: "FREQ=HOURLY", at: early)
      .todo.id
    var change = ReminderChange()
    change.due = try day(19, "10:30")
    change.scope = .occurrence
    _ = try store.remind(id, change, source: .commandLine, at: Workshop.now)
    let soon = try moment(19, "10:20")
    _ = try store.snooze([id], until: soon, source: .commandLine, at: Workshop.now)
    #expect(try store.row(titled: "Pills").reminder?.fireAt == soon)
    _ = try store.complete([id], source: .commandLine, at: try moment(19, "10:10"))
    _ = try store.settle(at: try moment(19, "10:10"))
    let row = try store.row(titled: "Pills")
    let half = try moment(19, "10:30")
    #expect(row.todo.completedAt == nil && row.dueAt == half)
    #expect(row.reminder?.state == .scheduled)
    #expect(row.reminder?.fireAt == half)
  }
}
