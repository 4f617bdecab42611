import Model
import Planning
import SQLite
import TestSupport
import Testing

@testable import Store

/// What is noted of the phone, and what its answers do.
@Suite("The phone") struct PhoneTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let companion: TodoStore
  private var now: Instant { Workshop.now }

  init() throws {
    workshop = try Workshop()
    workshop.policy.push.isOn = true
    store = try workshop.store()
    companion = try workshop.todoStore()
  }

  /// A to-do that is on the screen, and is noted to go to the phone.
  private func wanted(_ title: String, rule: String? = nil) throws -> TodoRow {
    let row = try shown(title, rule: rule)
    try push([row])
    return row
  }

  private func shown(_ title: String, rule: String? = nil) throws -> TodoRow {
    let due: Due =
      rule == nil
      ? .absolute(now) : .floating(try #require(CivilDate("2026-11-19")), .hour(10))
    let row = try store.add(title, due: due, rule: rule, at: now - .minutes(60))
    let claimed = try store.claim([row.todo.id], at: now)
    try store.recordShown(
      claimed,
      popup: PopupID(server: ":1.7", number: 3),
      reason: .due,
      at: now
    )
    return row
  }

  private func push(_ rows: [TodoRow]) throws {
    var plan = PushPlan()
    plan.changes =
      rows.map { .begin($0.todo.id, since: now) } + [.push(rows.map(\.todo.id), .unanswered)]
    plan.asks = true
    _ = try store.note(plan, at: now)
  }

  /// Brings everything that is to go to the phone.
  private func send(at moment: Instant? = nil) throws -> PhoneMessage {
    let message = try #require(try companion.messagesToSend().first)
    try companion.recordSent(message, at: moment ?? now)
    return message
  }

  private func states() throws -> [PhoneReminder.State] { try store.phoneReminders().map(\.state) }

  @Test func whatIsShownOrHeldIsSeenAndWhatIsAnsweredIsNot() throws {
    let row = try shown("Water")
    #expect(
      try store.pushState(at: now, isLocked: false).unanswered.map(\.todo.title) == ["Water"]
    )
    _ = try companion.snooze([row.todo.id], until: now + .minutes(5), source: .test, at: now)
    #expect(try store.pushState(at: now, isLocked: false).unanswered.isEmpty)
  }

  @Test func goesOnceAndTheLedgerSaysSo() throws {
    let row = try wanted("Water")
    let message = try send()
    #expect(message.reminders.map(\.todo.title) == ["Water"])
    #expect(message.token.count == 32)
    #expect(try companion.messagesToSend().isEmpty)
    #expect(try states() == [.sent])
    #expect(try store.ledger(of: row.todo.id).last?.event == .pushed)
    #expect(try store.messagesSent(onDayOf: now) == 1)
    // A plan of before is noted in vain.
    try push([row])
    #expect(try states().filter { $0 == .wanted }.count <= 1)
  }

  @Test func theServerIsAskedAtPausesThatGrow() throws {
    _ = try wanted("Water")
    var asks = PushPlan()
    asks.asks = true
    var moment = now
    var pauses: [Duration] = [
      try #require(try store.phoneReminders().first?.nextAt).since(now)
    ]
    for _ in 1...4 {
      moment = try #require(try store.phoneReminders().first?.nextAt)
      let next = try #require(try store.note(asks, at: moment))
      pauses.append(next.since(moment))
    }
    #expect(pauses == [1, 2, 5, 10, 15].map { .minutes($0) })
  }

  @Test(arguments: ["complete", "snooze", "move", "delete", "pause", "sql"])
  func anAnswerHereEndsItThere(_ how: String) throws {
    let row = try wanted("Water")
    let message = try send()
    switch how {
    case "complete": _ = try companion.complete([row.todo.id], source: .test, at: now)
    case "snooze":
      _ = try companion.snooze([row.todo.id], until: now + .minutes(5), source: .test, at: now)
    case "delete": try companion.delete([row.todo.id], source: .test, at: now)
    case "pause": _ = try companion.pause([row.todo.id], until: nil, source: .test, at: now)
    case "move":
      try store.connection.run(
        "UPDATE todo SET due_at = due_at + 86400 WHERE id = ?",
        [.text(row.todo.id)]
      )
    default:
      try store.connection.run(
        "UPDATE todo SET completed_at = unixepoch() WHERE id = ?",
        [.text(row.todo.id)]
      )
    }
    #expect(try states() == [.answered])
    #expect(try companion.messagesToClear() == [message.name])
    #expect(try companion.awaitedSince(message.token) == nil)
    #expect(try companion.complete(pushed: message.token, doneAt: now, at: now) == [])
    try companion.forgetAnswered(message.name)
    #expect(try states() == [])
  }

  @Test func answeredOnItsWayItIsTakenFromThere() throws {
    let row = try wanted("Water")
    let message = try #require(try companion.messagesToSend().first)
    _ = try companion.complete([row.todo.id], source: .test, at: now)
    #expect(try companion.messagesToClear().isEmpty)
    try companion.recordSent(message, at: now)
    #expect(try companion.messagesToClear() == [message.name])
  }

  @Test func doneThereIsDoneAtItsMomentAndByThePhone() throws {
    let row = try wanted("Water")
    let message = try send()
    let later = now + .minutes(20)
    #expect(
      try companion.complete(pushed: message.token, doneAt: now + .minutes(12), at: later)
        == [row.todo.id]
    )
    let done = try #require(try companion.rows(of: [row.todo.id]).first)
    #expect(done.todo.completedAt == now + .minutes(12))
    #expect(done.reminder?.obsoletePopup != nil)
    #expect(try store.ledger(of: row.todo.id).last?.source == .push)
    #expect(try states() == [])
    // Pressed twice, it is done once.
    #expect(try companion.complete(pushed: message.token, doneAt: later, at: later) == [])
  }

  @Test func laterThereIsLaterHere() throws {
    let row = try wanted("Water")
    let message = try send()
    _ = try companion.snooze(
      pushed: message.token,
      until: now + .minutes(22),
      at: now + .minutes(12)
    )
    let snoozed = try #require(try companion.rows(of: [row.todo.id]).first?.reminder)
    #expect(snoozed.state == .snoozed)
    #expect(snoozed.againAt == now + .minutes(22))
    #expect(snoozed.obsoletePopup != nil)
    #expect(try states() == [])
    let undone = try #require(try companion.undo(at: now + .minutes(13)))
    #expect(undone.label == .snooze)
  }

  @Test func aSeriesThatWentOnHereIsNotDoneThere() throws {
    let row = try wanted("Water", rule: "FREQ=DAILY")
    let message = try send()
    _ = try companion.complete([row.todo.id], source: .test, at: now)
    let due = try companion.rows(of: [row.todo.id]).first?.todo.due
    #expect(try companion.complete(pushed: message.token, doneAt: now, at: now) == [])
    #expect(try companion.rows(of: [row.todo.id]).first?.todo.due == due)
  }

  @Test func severalInOneMessageShareItsToken() throws {
    let rows = try ["Water", "Bread", "Tea"].map { try shown($0) }
    try push(rows)
    let message = try send()
    #expect(message.reminders.count == 3)
    #expect(try companion.messagesToSend().isEmpty)
    _ = try companion.complete([rows[0].todo.id], source: .test, at: now)
    // Two are left in it.
    #expect(try companion.messagesToClear().isEmpty)
    #expect(
      try companion.snooze(pushed: message.token, until: now + .minutes(9), at: now).count == 2
    )
  }

  @Test func theServersOwnPauseIsKept() throws {
    _ = try wanted("Water")
    try companion.askPhoneNoSooner(than: now + .minutes(42))
    #expect(try store.phoneReminders().first?.nextAt == now + .minutes(42))
  }

  @Test func oneStretchOfTroubleIsNewsOnce() throws {
    #expect(try companion.recordPhoneTrouble("offline", at: now))
    #expect(try !companion.recordPhoneTrouble("offline", at: now + .minutes(1)))
    #expect(try !companion.recordPhoneTrouble("auth", at: now + .minutes(2)))
    #expect(try companion.phoneTrouble()?.name == "auth")
    #expect(try companion.phoneTrouble()?.since == now)
    #expect(try !companion.recordPhoneTrouble(nil, at: now + .minutes(3)))
    #expect(try companion.phoneTrouble() == nil)
    #expect(try companion.recordPhoneTrouble("offline", at: now + .minutes(4)))
  }

  @Test func theNewestIsKnownHoweverManyNobodyAnswers() throws {
    try store.connection.run(
      """
      WITH RECURSIVE old (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM old WHERE n < 3000)
      INSERT INTO push (todo_id, since, state, message, sent_at)
      SELECT 'old' || n, 1, 'sent', 'old' || n, 1 FROM old
      """
    )
    let row = try wanted("Water")
    #expect(try store.phoneReminders().last?.todo == row.todo.id)
  }

  @Test func medicationGoesBeforeWhatWaitsForLonger() throws {
    _ = try wanted("Water")
    let pills = try wanted("Pills")
    try store.connection.run(
      "UPDATE reminder SET breakthrough = 1 WHERE todo_id = ?",
      [.text(pills.todo.id)]
    )
    let titles = try companion.messagesToSend().flatMap(\.reminders).map(\.todo.title)
    #expect(titles == ["Pills", "Water"])
  }

  @Test func whatIsGoingOutIsKnownThoughAnotherBegins() throws {
    let row = try wanted("Water")
    let message = try #require(try companion.messagesToSend().first)
    _ = try companion.complete([row.todo.id], source: .test, at: now)
    var plan = PushPlan()
    plan.changes = [.begin(try shown("Bread").todo.id, since: now + .minutes(30))]
    _ = try store.note(plan, at: now + .minutes(30))
    try companion.recordSent(message, at: now + .minutes(31))
    #expect(try companion.messagesToClear() == [message.name])
  }

  @Test func anAnswerIsMeasuredByItsOwnMessage() throws {
    _ = try wanted("Water")
    _ = try send()
    _ = try wanted("Bread")
    let later = try send(at: now + .minutes(50))
    #expect(try companion.awaitedSince(later.token) == now + .minutes(50))
  }

  @Test func whatIsForgottenIsTakenFromThere() throws {
    let row = try wanted("Water")
    let message = try send()
    _ = try companion.erase([row.todo.id], source: .test, at: now)
    #expect(try companion.messagesToClear() == [message.name])
    #expect(try companion.awaitedSince(message.token) == nil)
  }

  @Test func whatIsForgottenLeavesNoTraceThere() throws {
    let row = try wanted("Water")
    _ = try companion.erase([row.todo.id], source: .test, at: now)
    #expect(try states() == [])
  }

  @Test func afterADayNobodyAsksAndNothingBeginsAnew() throws {
    let row = try wanted("Water")
    _ = try send()
    var plan = PushPlan()
    plan.changes = [.giveUp(row.todo.id)]
    _ = try store.note(plan, at: now + .seconds(86_401))
    #expect(try states() == [.dropped])
  }
}
