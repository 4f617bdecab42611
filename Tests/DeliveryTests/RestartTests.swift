import Delivery
import Model
import Store
import Testing

/// Popups that an earlier process of the service left on the screen.
@Suite struct RestartTests {
  /// A machine with a popup of number 4, and a service that has just been started again.
  private func restarted() throws -> Machine {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.restart()
    machine.begin()
    return machine
  }

  @Test("are posted once more, silently, in their own place")
  func takenOver() throws {
    let machine = try restarted()
    #expect(machine.posts.map(\.words) == ["again Water over 4"])
    machine.show(4)
    machine.handle(.pressed(4, button: "done", .poster))
    #expect(try machine.row("Water").todo.completedAt != nil)
  }

  @Test("come again in their time where the server no longer had them")
  func gone() throws {
    let machine = try restarted()
    machine.show(9)
    #expect(machine.done().contains("withdraw 9"))
    let reminder = try machine.row("Water").reminder
    #expect(reminder?.popup == nil)
    #expect(reminder?.fireAt == Machine.start + .minutes(10))
  }

  @Test("are taken over a while later where that was refused")
  func refused() throws {
    let machine = try restarted()
    let post = try #require(machine.posts.last)
    machine.handle(.posted(post.id, .refused("no room")))
    #expect(machine.posts.count == 1)
    machine.wait(.seconds(6))
    #expect(machine.posts.map(\.words) == ["again Water over 4", "again Water over 4"])
  }

  @Test("are shown anew where they went with their server")
  func otherServer() throws {
    let machine = try restarted()
    machine.show(4)
    machine.handle(.serverDisappeared)
    machine.handle(.serverAppeared(":1.9@bus"))
    machine.handle(.doNotDisturb(false))
    #expect(machine.posts.last?.words == "again Water")
    machine.show(1)
    #expect(
      try machine.row("Water").reminder?.popup == PopupID(server: ":1.9@bus", number: 1)
    )
  }

  @Test("leave a line in the ledger about the time in which nobody was there")
  func gap() throws {
    let machine = try Machine(lastTouched: Machine.start - .seconds(1200))
    machine.begin()
    #expect(try machine.companion.lastSignOfLife() == Machine.start)
  }
}
