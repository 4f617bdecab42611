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

  @Test("does not come for what is captured after a morning with nothing to tell")
  func emptyDay() throws {
    var policy = Policy()
    policy.briefing.at = .hour(9)
    let machine = try Machine(policy: policy)
    machine.begin()
    try machine.add("Water", in: 60)
    machine.handle(.databaseWritten)
    machine.wait(.seconds(600))
    #expect(machine.posts.isEmpty)
  }

  @Test("comes again after 1, 2 and 4 minutes where the server takes it away, and then no more")
  func takenAway() throws {
    let machine = try briefing()
    for (number, minutes) in [(2, 1), (3, 2), (4, 4)] as [(UInt32, Int)] {
      machine.show(number)
      machine.handle(.closed(number, isExpired: true, .poster))
      let count = machine.posts.count
      machine.wait(.seconds(minutes * 60 - 1))
      #expect(machine.posts.count == count)
      machine.wait(.seconds(2))
      #expect(machine.posts.count == count + 1)
    }
    machine.show(9)
    machine.handle(.closed(9, isExpired: true, .poster))
    machine.wait(.seconds(3600))
    #expect(machine.posts.count == 4)
  }

  @Test("does not come again where the person closed it")
  func closed() throws {
    let machine = try briefing()
    machine.show(2)
    machine.handle(.closed(2, isExpired: false, .poster))
    machine.wait(.seconds(3600))
    #expect(machine.posts.count == 1)
  }

  @Test("follows what is done of the day, in its place, and goes with the last")
  func followsTheDay() throws {
    var policy = Policy()
    policy.briefing.at = .hour(9)
    let machine = try Machine(policy: policy)
    let ids = try ["Water", "Milk"].map { try machine.add($0, in: 60) }
    machine.begin()
    machine.show(2)
    machine.handle(.check)
    #expect(machine.posts.map(\.words) == ["briefing"])
    _ = try machine.companion.complete([ids[0]], source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    #expect(machine.posts.map(\.words) == ["briefing", "briefing over 2"])
    machine.show(2)
    _ = try machine.companion.complete([ids[1]], source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    #expect(machine.posts.count == 2)
    #expect(machine.done().contains("withdraw 2"))
  }

  @Test("does not come with every pass where it could not be recorded")
  func unrecorded() throws {
    let machine = try briefing()
    try machine.whileBusy { machine.show(2) }
    machine.wait(.seconds(60))
    #expect(machine.posts.count == 1)
  }
}
