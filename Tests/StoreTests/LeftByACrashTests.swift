import Model
import Planning
import Store
import Testing

/// A reminder was claimed, the service died, and the machine is in another zone when it is back.
@Suite("Left on its way by a crash, in another zone") struct LeftByACrashTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let popup = PopupID(server: ":1.1", number: 7)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  /// Away, a civil time comes six hours after it came at home.
  private func comeBackAway(besides inFlight: Set<Todo.ID> = [], at now: Instant) throws {
    workshop.home = "Test/Away"
    store.meaning = workshop.meaning
    try store.rederiveMoments(before: now + .minutes(60), besides: inFlight, at: now)
  }

  private func pills() throws -> Reminder { try #require(try store.row(titled: "Pills").reminder) }

  private func claim(_ id: Todo.ID, at now: Instant) throws -> [PendingReminder] {
    let claimed = try store.claim([id], at: now)
    #expect(claimed.map(\.todo.id) == [id])
    return claimed
  }

  /// Shown once, and left unanswered until the series comes again.
  private func show(_ id: Todo.ID, at now: Instant) throws {
    var once = ReminderChange()
    once.persistence = .once
    _ = try store.remind(id, once, source: .commandLine, at: now)
    try store.recordShown(try claim(id, at: now), popup: popup, reason: .due, at: now)
    #expect(try pills().attempts == 0 && pills().againAt != nil)
  }

  @Test func whatIsDueThereTooComesNext() throws {
    let id = try store.add("Pills", due: try day(19, "08:00")).todo.id
    _ = try claim(id, at: Workshop.now)
    try comeBackAway(at: try moment(19, "14:30"))
    let after = try pills()
    #expect(after.state == .delivering && after.attempts == 1)
    #expect(after.fireAt == (try moment(19, "14:00")))
  }

  /// Also if the clock was set back meanwhile, to before it was due at home.
  @Test(arguments: ["10:00", "07:30"])
  func whatIsNotDueThereYetWaits(clock: String) throws {
    let id = try store.add("Pills", due: try day(19, "08:00")).todo.id
    _ = try claim(id, at: Workshop.now)
    try comeBackAway(at: try moment(19, clock))
    let after = try pills()
    #expect(after.state == .scheduled && after.attempts == 0)
    #expect(after.fireAt == (try moment(19, "14:00")))
  }

  /// Its popup had gone with its server, so it was claimed at 09:00, before its next occurrence.
  @Test(arguments: [
    ("FREQ=DAILY", "09:10", 20, false), ("FREQ=DAILY", "10:00", 20, false),
    ("FREQ=WEEKLY", "09:10", 26, false), ("FREQ=DAILY", "09:00", 20, true),
  ])
  func whatWasToBeShownAnewIsAndThenWaitsForItsNextOccurrence(
    rule: String,
    clock: String,
    next: Int,
    isInFlight: Bool
  ) throws {
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: rule).todo.id
    try show(id, at: Workshop.now)
    var claimed = try claim(id, at: try moment(20, "09:00"))
    let back = try moment(20, clock)
    try comeBackAway(besides: isInFlight ? [id] : [], at: back)
    #expect(try pills().state == .delivering)
    if !isInFlight { claimed = try claim(id, at: back) }
    try store.recordShown(claimed, popup: popup, reason: .again, at: back)
    let after = try pills()
    #expect(after.state == .shown && after.attempts == 0)
    #expect(after.fireAt == (try moment(next, "15:30")) && after.againAt == after.fireAt)
  }

  @Test func anOccurrenceThatIsNotDueThereYetWaits() throws {
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: "FREQ=DAILY").todo.id
    try show(id, at: try moment(19, "16:00"))
    // More than once: the service died again before it got any further.
    for _ in 1...2 { _ = try claim(id, at: try moment(20, "09:30")) }
    try comeBackAway(at: try moment(20, "10:00"))
    let after = try pills()
    #expect(after.state == .shown && after.attempts == 0)
    #expect(after.fireAt == (try moment(20, "15:30")) && after.againAt == after.fireAt)
  }

  /// Programs before this one did not note how it waited.
  @Test(arguments: [false, true])
  func whatWasPutOffKeepsItsMoment(wasClaimedByAnOlderProgram: Bool) throws {
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: "FREQ=DAILY").todo.id
    try show(id, at: Workshop.now)
    let until = try moment(19, "10:10")
    _ = try store.snooze([id], until: until, source: .commandLine, at: Workshop.now)
    if wasClaimedByAnOlderProgram {
      try sql(
        """
        UPDATE reminder SET state = 'delivering', attempts = attempts + 1;
        INSERT INTO delivery (at, todo_id, event) VALUES (\(until.milliseconds), '\(id)', 'claimed');
        """
      )
    } else {
      _ = try claim(id, at: until)
    }
    try comeBackAway(at: try moment(19, "10:20"))
    let after = try pills()
    #expect(after.state == .delivering && after.fireAt == until)
  }

  @Test func whatAnotherProgramMadeOfARowIsNoMatter() throws {
    let id = try store.add("Pills", due: try day(19, "08:00")).todo.id
    _ = try claim(id, at: Workshop.now)
    try sql("UPDATE reminder SET attempts = 0;")
    try comeBackAway(at: Workshop.now)
    #expect(try pills().attempts == 0)
    #expect(try pills().fireAt == (try moment(19, "14:00")))
  }

  /// It was handed to the server by the service that lives.
  @Test func whatIsInFlightKeepsItsMoment() throws {
    let id = try store.add("Pills", due: try day(19, "08:00")).todo.id
    _ = try claim(id, at: Workshop.now)
    let before = try pills()
    try comeBackAway(besides: [id], at: Workshop.now)
    #expect(try pills() == before)
  }

  private func sql(_ statements: String) throws {
    #expect(try Shell.run(statements, on: workshop.path).error == "")
  }
}
