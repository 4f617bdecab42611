import Delivery
import Model
import Planning
import Store
import Testing

/// The popup that takes back what was answered last.
@Suite("The way back from an answer")
struct WayBackTests {
  private let machine: Machine

  init() throws {
    machine = try Machine()
  }

  /// Has to-dos on the screen, one popup each from number 4 on.
  private func begin(
    _ titles: [String] = ["Water"],
    _ traits: ServerTraits = ServerTraits(takesAnswers: true)
  ) throws {
    for (minute, title) in titles.enumerated() { try machine.add(title, in: minute) }
    machine.begin()
    machine.handle(.serverAnswered(traits))
    for index in titles.indices {
      if index > 0 { machine.wait(.seconds(60)) }
      machine.show(UInt32(4 + index))
    }
    (machine.posts, machine.deeds) = ([], [])
  }

  private func press(_ button: String, on number: UInt32) {
    machine.handle(.pressed(number, button: button, .poster))
    let popup = PopupID(server: Machine.server, number: number)
    machine.handle(.withdrew(popup, isAnswered: true))
  }

  /// What is offered of a way back.
  private var offers: [String] {
    machine.posts.map(\.words).filter { $0.hasPrefix("way back") }
  }

  @Test(
    "is offered after Done and Later, and takes them back",
    arguments: ["done", "later", "not-today", "this-evening", "tomorrow-morning"]
  )
  func takesBack(_ button: String) throws {
    try begin()
    let before = try machine.row("Water")
    press(button, on: 4)
    #expect(offers == ["way back Water"])
    machine.show(9)
    press("undo", on: 9)
    let row = try machine.row("Water")
    #expect(row.todo.completedAt == nil && row.dueAt == before.dueAt)
    // It was on the screen, and comes back there at once.
    #expect(machine.posts.last?.words.hasSuffix("Water") == true, "\(machine.posts.map(\.words))")
    machine.show(10)
    #expect(offers.last == "way back Water, taken back")
    #expect(machine.done().contains("withdraw 9"))
    #expect(try machine.companion.steps(limit: 9).last?.isTakenBack == true)
  }

  @Test(
    "is not offered where nothing was changed, or something else is",
    arguments: ["doing", "close"]
  )
  func others(_ button: String) throws {
    try begin()
    press(button, on: 4)
    #expect(offers == [])
  }

  @Test("of a press that changes nothing the journal knows")
  func nothing() throws {
    try begin()
    let id = try machine.row("Water").todo.id
    _ = try machine.companion.complete([id], source: .commandLine, at: machine.clocks.now)
    machine.handle(.pressed(4, button: "done", .poster))
    #expect(offers == [])
    #expect(try machine.companion.last(.undo, among: ChangeSource.popup.doors)?.later == .nothing)
  }

  @Test("goes by itself after ten seconds")
  func goes() throws {
    try begin()
    press("done", on: 4)
    machine.show(9)
    machine.wait(.seconds(9))
    #expect(!machine.done().contains("withdraw 9"))
    machine.wait(.seconds(2))
    #expect(machine.done().contains("withdraw 9"))
    press("undo", on: 9)
    #expect(try machine.row("Water").todo.completedAt != nil)
  }

  @Test("tells of the last answer, in the place of the one before")
  func replaces() throws {
    try begin(["Water", "Bread"])
    press("done", on: 4)
    machine.show(9)
    press("later", on: 5)
    #expect(offers == ["way back Water", "way back Bread over 9"])
    machine.show(9)
    press("undo", on: 9)
    #expect(try machine.row("Water").todo.completedAt != nil)
    #expect(try machine.companion.steps(limit: 9).map(\.isTakenBack).suffix(2) == [false, true])
  }

  @Test("is closed without an answer, and nothing comes of it")
  func closed() throws {
    try begin()
    press("done", on: 4)
    machine.show(9)
    machine.handle(.closed(9, isExpired: true, .poster))
    machine.wait(.seconds(30))
    #expect(try machine.row("Water").todo.completedAt != nil)
    #expect(offers.count == 1)
  }

  @Test("names nothing in private mode, and goes when the screen is locked")
  func privacy() throws {
    var policy = Policy.withoutBriefing
    policy.isPrivate = true
    let machine = try Machine(policy: policy)
    try machine.add("Water")
    machine.begin()
    machine.handle(.serverAnswered(ServerTraits(takesAnswers: true)))
    machine.show(4)
    machine.handle(.pressed(4, button: "done", .poster))
    #expect(machine.posts.last?.words == "way back hidden")
    machine.show(9)
    machine.deeds = []
    var locked = Machine.person
    locked.isLocked = true
    machine.handle(.session(.present(locked)))
    #expect(machine.done().contains("withdraw 9"))
  }

  @Test(
    "does not come where nobody could press it",
    arguments: [.doNotDisturb(true), .switchedOff(true), .serverAnswered(ServerTraits())] as [Input]
  )
  func unwelcome(_ input: Input) throws {
    try begin()
    machine.handle(input)
    press("done", on: 4)
    #expect(offers == [])
  }

  @Test("takes no place that a reminder may need")
  func room() throws {
    let traits = ServerTraits(room: 3, replacesInPlace: false, takesAnswers: true)
    try begin(["Water", "Bread", "Tea"], traits)
    press("done", on: 4)
    #expect(offers == [])
    press("done", on: 5)
    #expect(offers == ["way back Bread"])
    machine.show(9)
    try machine.add("Plants")
    machine.deeds = []
    machine.handle(.databaseWritten)
    machine.wait(.seconds(1))
    #expect(
      machine.deeds.filter { $0.hasPrefix("post") || $0.hasPrefix("withdraw") } == [
        "withdraw 9", "post due Plants",
      ]
    )
  }

  @Test("what was changed again since stays, and that is told")
  func stays() throws {
    try begin()
    press("done", on: 4)
    machine.show(9)
    let id = try machine.row("Water").todo.id
    var change = TodoChange()
    change.title = "Water the plants"
    _ = try machine.companion.edit(
      id,
      change,
      label: .edit,
      source: .commandLine,
      at: machine.clocks.now
    )
    press("undo", on: 9)
    #expect(offers.last == "way back Water, it stays")
    #expect(try machine.row("Water the plants").todo.completedAt != nil)
  }
}
