import Delivery
import Model
import Planning
import Store
import Testing

/// Popups on the screen that are posted once more: for the lock, and for servers that want it.
@Suite struct RenewalTests {
  private static let locked = LoginSession(isLocked: true, isIdle: false, idleChangedAt: nil)

  /// A machine with the popup of Water on the screen under the number 4.
  private static func shown(policy: Policy = .withoutBriefing) throws -> Machine {
    let machine = try Machine(policy: policy)
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.posts = []
    return machine
  }

  @Test("hide their text while the screen is locked, and have it back afterwards")
  func lock() throws {
    let machine = try Self.shown()
    machine.handle(.session(.present(Self.locked)))
    #expect(machine.posts.map(\.words) == ["again Water hidden over 4"])
    machine.show(4)
    machine.handle(.check)
    #expect(machine.posts.count == 1)
    machine.handle(.session(.present(Machine.person)))
    #expect(machine.posts.map(\.words) == ["again Water hidden over 4", "again Water over 4"])
    machine.show(4)
    machine.handle(.check)
    #expect(machine.posts.count == 2)
  }

  @Test("hide their text when private mode is switched on")
  func privateMode() throws {
    let machine = try Self.shown()
    var meaning = machine.companion.meaning
    meaning.policy.isPrivate = true
    machine.handle(.settings(meaning))
    #expect(machine.posts.map(\.words) == ["again Water hidden over 4"])
  }

  @Test("are hidden from the start where a service begins on a locked screen")
  func restartedWhileLocked() throws {
    let machine = try Self.shown()
    machine.restart()
    machine.handle(.begin)
    machine.handle(.serverAppeared(Machine.server))
    machine.handle(.session(.present(Self.locked)))
    machine.handle(.doNotDisturb(false))
    #expect(machine.posts.map(\.words) == ["again Water hidden over 4"])
  }

  @Test("stay as they are where the server refuses, and it is not asked again and again")
  func refused() throws {
    let machine = try Self.shown()
    machine.handle(.session(.present(Self.locked)))
    let post = try #require(machine.posts.last)
    machine.handle(.posted(post.id, .refused("no")))
    machine.handle(.check)
    #expect(machine.posts.count == 1)
  }

  @Test("hide the briefing as well")
  func briefing() throws {
    var policy = Policy()
    policy.briefing.at = TimeOfDay.hour(10)
    let machine = try Machine(policy: policy)
    try machine.add("Water", in: 60)
    machine.begin()
    #expect(machine.posts.map(\.words) == ["briefing"])
    machine.show(4)
    machine.handle(.session(.present(Self.locked)))
    machine.show(4)
    machine.handle(.session(.present(Machine.person)))
    machine.show(4)
    #expect(
      machine.posts.map(\.words) == ["briefing", "briefing hidden over 4", "briefing over 4"]
    )
    machine.handle(.closed(4, isExpired: false, .poster))
    machine.handle(.session(.present(Self.locked)))
    #expect(machine.posts.count == 3)
  }

  @Test("have another number where the server does not take one in the place of another")
  func renumbered() throws {
    let machine = try Self.shown()
    machine.handle(.serverAnswered(ServerTraits(replacesInPlace: false)))
    machine.handle(.session(.present(Self.locked)))
    machine.show(5)
    #expect(try machine.row("Water").reminder?.popup?.number == 5)
    // The server tells that the old one is gone, which is no news.
    machine.handle(.closed(4, isExpired: false, .poster))
    machine.handle(.pressed(5, button: "done", .poster))
    #expect(try machine.row("Water").todo.completedAt != nil)
  }

  @Test("come once more with their buttons when their text is pressed, and nothing is completed")
  func textPressed() throws {
    let machine = try Self.shown()
    machine.handle(.serverAnswered(ServerTraits(replacesInPlace: false)))
    machine.handle(.pressed(4, button: "default", .poster))
    machine.handle(.closed(4, isExpired: false, .poster))
    // GNOME shows no banner as long as the list is open.
    machine.wait(.milliseconds(2900))
    #expect(machine.posts.isEmpty)
    machine.wait(.milliseconds(200))
    #expect(machine.posts.map(\.words) == ["again Water over 4"])
    machine.show(5)
    let row = try machine.row("Water")
    #expect(row.todo.completedAt == nil && row.reminder?.popup?.number == 5)
    #expect(row.reminder?.attempts == 1)
  }

  @Test("go again where their to-do was completed on the way")
  func completedMeanwhile() throws {
    let machine = try Self.shown()
    machine.handle(.serverAnswered(ServerTraits(replacesInPlace: false)))
    machine.handle(.pressed(4, button: "default", .poster))
    machine.wait(.seconds(4))
    let id = try machine.row("Water").todo.id
    _ = try machine.companion.complete([id], source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    machine.handle(.withdrew(PopupID(server: Machine.server, number: 4), isAnswered: true))
    _ = machine.done()
    machine.show(5)
    #expect(machine.done().contains("withdraw 5"))
  }

  @Test("of other programs are left alone")
  func foreign() throws {
    let machine = try Self.shown()
    _ = machine.done()
    machine.handle(.pressed(77, button: "next-track", .server(Machine.server)))
    machine.handle(.closed(77, isExpired: false, .server(Machine.server)))
    machine.handle(.pressed(77, button: "done", .server(Machine.server)))
    #expect(machine.done() == [])
  }
}
