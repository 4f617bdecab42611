import Actions
import Testing

@testable import voicedo_remind

@Suite("screen: where there is none")
struct ScreenVerbTests {
  @Test func withoutATerminalItNamesTheDayInLines() throws {
    let run = try ExampleWorld().type(["screen"])
    #expect(run.status == 2)
    #expect(run.out == "")
    #expect(run.err.contains("voicedo-remind today"), "\(run.err)")
  }

  @Test func programsAreToldOfJSON() throws {
    let run = try ExampleWorld().type(["screen", "--json"])
    #expect(run.status == 2)
    #expect(run.err.contains("today --json"), "\(run.err)")
  }

  @Test func aScreenReaderIsToldOfTheDayInSentences() throws {
    let world = try ExampleWorld()
    world.terminal.outputIsTerminal = true
    let run = world.type(["screen", "--plain"])
    #expect(run.status == 2)
    #expect(run.err.contains("voicedo-remind today"), "\(run.err)")
  }

  @Test func somethingToDoAboutAScreenIsStored() throws {
    let run = try ExampleWorld().type(["screen", "the", "windows", "on", "friday"])
    #expect(run.status == 0)
    #expect(run.out.contains("Screen the windows"), "\(run.out)")
  }
}
