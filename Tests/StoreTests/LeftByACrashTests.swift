import Model
import Planning
import Store
import Testing

/// A reminder was claimed, the service died, and the machine is in another zone when it is back.
@Suite("Left on its way by a crash, in another zone") struct LeftByACrashTests {
  private let workshop: Workshop
  private let store: Store
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
    _ = try store.remind(id, once, source: "cli", at: now)
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

  @Test func whatIsNotDueThereYetWaits() throws {
    let id = try store.add("Pills", due: try day(19, "08:00")).todo.id
    _ = try claim(id, at: Workshop.now)
    try comeBackAway(at: Workshop.now)
    let after = try pills()
    #expect(after.state == .scheduled && after.attempts == 0)
    #expect(after.fireAt == (try moment(19, "14:00")))
  }

  /// Its popup had gone with its server, so it was claimed before its next occurrence.
  @Test(arguments: [("FREQ=DAILY", 20), ("FREQ=WEEKLY", 26)])
  func whatWasToBeShownAnewIsAndThenWaitsForItsNextOccurrence(rule: String, next: Int) throws {
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: rule).todo.id
    try show(id, at: Workshop.now)
    let (died, back) = (try moment(19, "12:00"), try moment(19, "13:00"))
    _ = try claim(id, at: died)
    try comeBackAway(at: back)
    #expect(try pills().state == .delivering)
    let claimed = try claim(id, at: back)
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

  @Test func whatWasPutOffKeepsItsMoment() throws {
    let id = try store.add("Pills", due: try day(19, "09:30"), rule: "FREQ=DAILY").todo.id
    try show(id, at: Workshop.now)
    let until = try moment(19, "10:10")
    _ = try store.snooze([id], until: until, source: "cli", at: Workshop.now)
    _ = try claim(id, at: until)
    try comeBackAway(at: try moment(19, "10:20"))
    let after = try pills()
    #expect(after.state == .delivering && after.fireAt == until)
  }

  /// It was handed to the server by the service that lives.
  @Test func whatIsInFlightKeepsItsMoment() throws {
    let id = try store.add("Pills", due: try day(19, "08:00")).todo.id
    _ = try claim(id, at: Workshop.now)
    let before = try pills()
    try comeBackAway(besides: [id], at: Workshop.now)
    #expect(try pills() == before)
  }
}
