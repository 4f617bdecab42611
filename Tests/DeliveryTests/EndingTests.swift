import Delivery
import Model
import Planning
import Store
import Testing

/// The end of the program, and the briefing.
@Suite struct EndingTests {
  @Test("comes at once where nothing is under way")
  func atOnce() throws {
    let machine = try Machine()
    machine.begin()
    machine.handle(.end(.asked))
    #expect(machine.done().last == "end asked")
    #expect(machine.loop.store == nil)
  }

  @Test("waits for what is on its way to the screen, and records it")
  func underWay() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.handle(.end(.asked))
    #expect(!machine.done().contains("end asked"))
    machine.show(4)
    #expect(machine.done().last == "end asked")
    #expect(try machine.ledger("Water") == ["claimed", "shown"])
  }

  @Test("does not wait long")
  func impatient() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.handle(.end(.asked))
    machine.wait(.milliseconds(600))
    #expect(machine.done().last == "end asked")
  }
}

@Suite struct BriefingRetryTests {
  private func briefing() throws -> Machine {
    var policy = Policy()
    policy.briefing.onEmptyDays = true
    let machine = try Machine(policy: policy)
    machine.begin()
    return machine
  }

  @Test("comes once a day")
  func once() throws {
    let machine = try briefing()
    #expect(machine.posts.map(\.words) == ["briefing"])
    machine.show(2)
    machine.wait(.seconds(3600))
    #expect(machine.posts.count == 1)
  }

  @Test("comes again a minute after it was refused")
  func refused() throws {
    let machine = try briefing()
    machine.handle(.posted(machine.posts[0].id, .refused("no room")))
    machine.wait(.seconds(59))
    #expect(machine.posts.count == 1)
    machine.wait(.seconds(2))
    #expect(machine.posts.count == 2)
  }

  @Test("does not come with every pass where it could not be recorded")
  func unrecorded() throws {
    let machine = try briefing()
    try machine.whileBusy { machine.show(2) }
    machine.wait(.seconds(60))
    #expect(machine.posts.count == 1)
  }
}
