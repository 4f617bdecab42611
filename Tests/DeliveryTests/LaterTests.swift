import Delivery
import Model
import Planning
import Store
import Testing

/// Other moments than that to which Later puts something off, on Saturday at ten.
@Suite("Later") struct LaterTests {
  private func pressedLater(_ titles: [String] = ["Water"], drawsButtons: Bool = true) throws
    -> Machine
  {
    let machine = try Machine()
    for title in titles { try machine.add(title) }
    machine.begin()
    machine.handle(.serverAnswered(ServerTraits(drawsButtons: drawsButtons)))
    machine.show(4)
    machine.handle(.pressed(4, button: "later", .poster))
    return machine
  }

  @Test("counts at once, and offers an evening and a morning where buttons had no room for them")
  func offers() throws {
    let machine = try pressedLater()
    #expect(try machine.row("Water").reminder?.fireAt == Machine.start + .minutes(10))
    #expect(machine.posts.last?.words == "later Water")
  }

  @Test("offers nothing where a menu has all of it")
  func menu() throws {
    #expect(try pressedLater(drawsButtons: false).posts.count == 1)
  }

  @Test(
    "puts off to the moment that is chosen instead",
    arguments: [
      ("this-evening", 8 * 60), ("tomorrow-morning", 23 * 60), ("what no button says", 10),
    ]
  )
  func chooses(_ button: String, _ minutes: Int) throws {
    let machine = try pressedLater()
    machine.show(5)
    machine.handle(.pressed(5, button: button, .poster))
    #expect(try machine.row("Water").reminder?.fireAt == Machine.start + .minutes(minutes))
    #expect(machine.done().contains("withdraw 5"))
  }

  @Test("puts off all of several, but what was done meanwhile")
  func several() throws {
    let machine = try pressedLater(["Water", "Bread", "Tea"])
    #expect(machine.posts.last?.words == "later Water Bread Tea")
    machine.show(5)
    _ = try machine.companion.complete(
      [machine.row("Bread").todo.id],
      source: .test,
      at: Machine.start
    )
    machine.handle(.pressed(5, button: "this-evening", .poster))
    let evening = Machine.start + .minutes(8 * 60)
    #expect(try machine.row("Water").reminder?.fireAt == evening)
    #expect(try machine.row("Tea").reminder?.fireAt == evening)
    #expect(try machine.row("Bread").todo.completedAt != nil)
  }

  @Test("takes the offer back by itself, and what was put off comes as it would")
  func passes() throws {
    let machine = try pressedLater()
    machine.show(5)
    machine.wait(.seconds(16))
    #expect(machine.done().contains("withdraw 5"))
    machine.wait(.seconds(10 * 60))
    #expect(machine.posts.last?.words.hasPrefix("again Water") == true)
  }

  @Test("hides the offer when the screen is locked")
  func locked() throws {
    let machine = try pressedLater()
    machine.show(5)
    _ = machine.done()
    machine.handle(.screenSaver(true))
    #expect(machine.done().contains("withdraw 5"))
  }
}
