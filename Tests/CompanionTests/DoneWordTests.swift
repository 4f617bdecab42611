import Actions
import Glibc
import Model
import Testing

@testable import voicedo_remind

/// A word on what was done, on Wednesday, 2026-03-04.
@Suite("Done words") struct DoneWordTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
    world.terminal.outputIsTerminal = true
  }

  private static let words = ["Nice one.", "One less to carry.", "That is off your mind."]

  private func hasWord(_ text: String) -> Bool {
    Self.words.contains { text.contains($0) }
  }

  @Test("a short one comes once an hour")
  func once() {
    // The hour is one of the file system's clock, which goes on while the test runs.
    world.now = Instant(seconds: Int64(time(nil)) + 600)
    #expect(hasWord(world.type(["done", "milk"]).err))
    world.type(["add", "feed the cat"])
    #expect(!hasWord(world.type(["done", "cat"]).err))
  }

  @Test("the third of a day has one of its own")
  func third() {
    for title in ["feed the cat", "fold the towels", "post the letter"] {
      world.type(["add", title])
    }
    world.type(["done", "cat"])
    #expect(!world.type(["done", "towels"]).err.contains("three"))
    #expect(world.type(["done", "letter"]).err.contains("That is three today"))
  }

  @Test("and so has the last of a day")
  func all() throws {
    try Holder.write("DELETE FROM todo", to: world.database)
    for title in ["feed the cat", "fold the towels"] {
      world.type(["add", title, "--at", "today"])
    }
    world.type(["done", "cat"])
    #expect(world.type(["done", "towels"]).err.contains("That was all of today"))
  }

  @Test(
    "none is said where it is not wanted",
    arguments: ["[celebration]\non = false\n", "tone = \"literal\"\n", "tone = \"quiet\"\n"]
  )
  func none(_ settings: String) throws {
    world.environment["VOICEDO_CONFIG"] = world.home + "/config.toml"
    try world.write(settings, to: "config.toml")
    #expect(!hasWord(world.type(["done", "milk"]).err))
  }

  @Test("a program hears none")
  func json() {
    #expect(!hasWord(world.type(["done", "milk", "--json"]).err))
  }
}
