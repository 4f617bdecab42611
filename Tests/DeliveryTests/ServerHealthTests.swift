import Testing

@testable import Delivery

@Suite("What is known of the notification server")
struct ServerHealthTests {
  private let now = Duration.seconds(100)

  @Test("is nothing until one appears")
  func nothing() {
    let health = ServerHealth()
    #expect(health.usable == nil)
    #expect(!health.isFresh(at: now))
  }

  @Test("is that it may be asked, but not yet that it answers")
  func appeared() {
    var health = ServerHealth()
    health.appear(":1.5@bus")
    #expect(health.usable == ":1.5@bus")
    #expect(!health.isFresh(at: now))
  }

  @Test("is vouched for by an answer, for a moment")
  func answered() {
    var health = ServerHealth()
    health.appear(":1.5@bus")
    health.answer(at: now)
    health.passEnded()
    #expect(health.isFresh(at: now + .milliseconds(900)))
    #expect(!health.isFresh(at: now + .seconds(2)))
    #expect(health.usable != nil)
  }

  @Test("is vouched for by an answer until the pass that it asked for has ended, whenever that is")
  func answeredForAPass() {
    var health = ServerHealth()
    health.appear(":1.5@bus")
    health.answer(at: now)
    #expect(health.isFresh(at: now + .seconds(60)))
    health.passEnded()
    #expect(!health.isFresh(at: now + .seconds(60)))
    health.answer(at: now)
    health.fallSilent()
    #expect(!health.isFresh(at: now))
  }

  @Test("is that it cannot be used while it hangs, and who it is all the same")
  func silent() {
    var health = ServerHealth()
    health.appear(":1.5@bus")
    health.answer(at: now)
    health.fallSilent()
    #expect(health.usable == nil)
    #expect(health.identity == ":1.5@bus")
    #expect(!health.isFresh(at: now))
    health.answer(at: now)
    #expect(health.usable == ":1.5@bus")
  }

  @Test("is forgotten with the server, and does not pass to the next one")
  func gone() {
    var health = ServerHealth()
    health.appear(":1.5@bus")
    health.fallSilent()
    health.appear(":1.9@bus")
    #expect(health.usable == ":1.9@bus")
    health.disappear()
    #expect(health.identity == nil)
  }
}
