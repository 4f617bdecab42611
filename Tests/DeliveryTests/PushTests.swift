import Delivery
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
