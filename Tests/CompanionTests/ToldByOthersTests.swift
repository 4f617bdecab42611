import Testing

@testable import voicedo_remind

/// What is told of somebody else is no answer to a to-do of one's own.
@Suite("What others did") struct ToldByOthersTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    for text in [
      "plumber friday at 3 pm", "ring grandpa", "take the drops every day at 8 am",
      "pay the rent friday", "Rosa",
    ] {
      world.type(["add", text])
    }
  }

  private var open: Int {
    world.type(["list", "--plain"]).out.split(separator: "\n").count
  }

  @Test(
    "leaves everything open",
    arguments: [
      "plumber called", "grandpa rang", "grandpa called", "Rosa paid", "dad had his drops at 7",
      "mark the rest as done", "rest sunday", "change plumber monday",
    ]
  )
  func others(_ said: String) {
    let before = open
    world.type([said])
    #expect(open >= before, "\(world.type(["log"]).out)")
  }

  @Test("counts where it is the deed of a title", arguments: ["rent paid", "plumber done"])
  func deeds(_ said: String) {
    let before = open
    world.type([said])
    #expect(open == before - 1)
  }
}
