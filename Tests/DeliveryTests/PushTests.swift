import Delivery
import Language
import Model
import Planning
import Store
import Testing

/// The loop and the phone: what it notes, whom it asks, and when it looks again.
@Suite("The loop and the phone") struct PushTests {
  private func machine(_ change: (inout Policy) -> Void = { _ in }) throws -> Machine {
    var policy = Policy.withoutBriefing
    policy.push.isOn = true
    policy.gentleRepeats = [30]
    change(&policy)
    return try Machine(policy: policy)
  }

  /// How often the phone's server was asked since it was asked last.
  private func asks(_ machine: Machine) -> Int { machine.done().count { $0 == "push" } }

  @Test func nobodyIsAskedWhereNothingIsToGo() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(3600))
    #expect(asks(machine) == 0)
  }

  @Test func tenMinutesWithoutAnAnswer() throws {
    let machine = try machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(590))
    #expect(asks(machine) == 0)
    machine.wait(.seconds(20))
    #expect(asks(machine) == 1)
    #expect(try machine.companion.messagesToSend().count == 1)
    // It is not brought: it is asked for again, at pauses that grow.
    machine.wait(.seconds(60 * 60))
    #expect((4...8).contains(asks(machine)))
  }

  @Test func answeredInTimeItGoesNowhere() throws {
    let machine = try machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(300))
    machine.handle(.pressed(4, button: "done", .poster))
    machine.wait(.seconds(7200))
    #expect(asks(machine) == 0)
  }

  @Test func behindTheLockItGoesAtOnce() throws {
    let machine = try machine()
    machine.begin()
    machine.handle(.screenSaver(true))
    machine.wait(.seconds(60))
    try machine.add("Water", in: 1)
    machine.handle(.databaseWritten)
    machine.wait(.seconds(70))
    #expect(asks(machine) >= 1)
    #expect(try machine.ledger("Water").contains("held"))
    #expect(try machine.companion.messagesToSend().first?.reason == .locked)
  }

  @Test func beforeItIsKnownWhetherItIsToBeQuietNothingGoes() throws {
    let machine = try machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.handle(.doNotDisturb(true))
    machine.wait(.seconds(660))
    // Another service takes over, and hears of Do-Not-Disturb a moment later.
    machine.restart()
    machine.handle(.begin)
    machine.wait(.seconds(1))
    machine.handle(.session(.present(Machine.person)))
    machine.handle(.doNotDisturb(true))
    machine.wait(.seconds(660))
    #expect(asks(machine) == 0)
    machine.handle(.doNotDisturb(false))
    #expect(asks(machine) == 1)
  }

  @Test func whoeverSaysNothingIsNotWaitedForLong() throws {
    let machine = try machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(590))
    machine.restart()
    machine.handle(.begin)
    machine.wait(.seconds(20))
    #expect(asks(machine) == 1)
  }

  @Test func doneThereTakesThePopupFromTheScreen() throws {
    let machine = try machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(660))
    let message = try #require(try machine.companion.messagesToSend().first)
    try machine.companion.recordSent(message, at: machine.clocks.now)
    _ = machine.done()
    _ = try machine.companion.complete(
      pushed: message.token,
      doneAt: machine.clocks.now,
      at: machine.clocks.now
    )
    machine.handle(.databaseWritten)
    #expect(machine.done().contains("withdraw 4"))
  }

  @Test func doneHereHasItTakenFromThere() throws {
    let machine = try machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(660))
    let message = try #require(try machine.companion.messagesToSend().first)
    try machine.companion.recordSent(message, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    _ = machine.done()
    machine.handle(.pressed(4, button: "done", .poster))
    #expect(asks(machine) == 1)
    #expect(try machine.companion.messagesToClear() == [message.name])
  }

  @Test func whatNobodyWaitsForWakesNobody() throws {
    let machine = try machine { $0.gentleRepeats = [] }
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(660))
    let message = try #require(try machine.companion.messagesToSend().first)
    try machine.companion.recordSent(message, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    machine.wait(.seconds(25 * 3600))
    _ = machine.done()
    machine.wait(.seconds(48 * 3600))
    #expect(asks(machine) == 0)
  }
}

/// A series whose message was answered on the phone, where that is heard of after its next occurrence came.
@Suite("The phone and a series that went on") struct PassedOverTests {
  private let machine: Machine
  private let message: PhoneMessage
  private let pressedAt: Instant

  /// It came on Saturday at 10:00, went to the phone, and came up again on Sunday at 10:00.
  init() throws {
    var policy = Policy.withoutBriefing
    policy.push.isOn = true
    policy.gentleRepeats = []
    machine = try Machine(policy: policy)
    let schedule = Schedule(
      due: .floating(try #require(CivilDate("2026-11-21")), .hour(10)),
      rule: RecurrenceRule("FREQ=DAILY")
    )
    _ = try machine.companion.capture(
      [Draft(title: "Water", schedule: schedule)],
      source: .test,
      at: Machine.start - .minutes(60)
    )
    machine.begin()
    machine.show(4)
    machine.wait(.seconds(660))
    message = try #require(try machine.companion.messagesToSend().first)
    try machine.companion.recordSent(message, at: machine.clocks.now)
    pressedAt = machine.clocks.now + .minutes(5)
    machine.wait(.seconds(86_400 - 660))
    machine.show(5)
    _ = machine.done()
  }

  private func complete(_ message: PhoneMessage, doneAt: Instant) throws -> [Todo.ID] {
    let now = machine.clocks.now
    defer { machine.handle(.databaseWritten) }
    return try machine.companion.complete(pushed: message.token, doneAt: doneAt, at: now)
  }

  /// The day that is open, and when the one before was done.
  private func standing() throws -> (day: String?, doneAt: Instant?) {
    let row = try machine.row("Water")
    #expect(row.todo.completedAt == nil)
    let doneAt = try machine.companion.lastCompletion(of: row.todo.id, since: Machine.start)
    return (row.todo.due?.date?.description, doneAt)
  }

  @Test func theMessageStaysUntilAnswersWereRead() throws {
    #expect(try machine.companion.oldestSent() != nil)
    #expect(try machine.companion.messagesToClear(haveReadAnswers: false) == [])
    #expect(try machine.companion.messagesToClear() == [message.name])
  }

  @Test func theOccurrenceThatItWasPressedForIsDone() throws {
    #expect(try complete(message, doneAt: pressedAt).count == 1)
    #expect(try standing() == ("2026-11-22", pressedAt))
    // The one of today asks for itself, here and there.
    let deeds = machine.done()
    #expect(deeds.contains("withdraw 5"))
    #expect(deeds.contains { $0.hasPrefix("post") && $0.hasSuffix("Water") })
    machine.show(6)
    machine.wait(.seconds(660))
    #expect(try machine.companion.messagesToSend().count == 1)
    #expect(try complete(message, doneAt: pressedAt) == [])
  }

  @Test func aMessageOfTheNextOneStaysOnThePhone() throws {
    // Within a day of the first message, whose answer is waited for no longer.
    machine.wait(.seconds(630))
    let next = try #require(try machine.companion.messagesToSend().first)
    try machine.companion.recordSent(next, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    #expect(try complete(message, doneAt: pressedAt).count == 1)
    #expect(try machine.companion.messagesToClear() == [])
    machine.show(6)
    machine.wait(.seconds(660))
    #expect(try machine.companion.messagesToSend().isEmpty)
    let doneAt = machine.clocks.now
    #expect(try complete(next, doneAt: doneAt).count == 1)
    #expect(try standing() == ("2026-11-23", doneAt))
  }

  @Test func pressedAfterTheNextCameItIsNone() throws {
    #expect(try complete(message, doneAt: machine.clocks.now) == [])
    #expect(try standing() == ("2026-11-21", nil))
  }

  @Test func answeredHereItIsNone() throws {
    machine.handle(.pressed(5, button: "done", .poster))
    let before = try standing()
    #expect(before.day == "2026-11-23")
    #expect(try complete(message, doneAt: pressedAt) == [])
    #expect(try standing() == before)
  }

  @Test func undoneItIsOpenOnceMore() throws {
    _ = try complete(message, doneAt: pressedAt)
    _ = try machine.companion.undo(at: machine.clocks.now)
    #expect(try standing() == ("2026-11-21", nil))
  }
}
