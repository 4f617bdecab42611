import Actions
import FoundationEssentials
import Testing

@testable import voicedo_remind

@Suite("doctor --repair")
struct RepairTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  /// Overwrites the first page, which says where everything is.
  private func damage() throws {
    var bytes = try Data(contentsOf: URL(filePath: world.database))
    bytes.replaceSubrange(0..<4096, with: Data(repeating: 0xA5, count: 4096))
    try bytes.write(to: URL(filePath: world.database))
  }

  private func kept() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: world.home + "/data/voicedo-remind")
      .filter { $0.hasPrefix("voicedo.sqlite.damaged-") }
  }

  @Test func whereNothingIsWrongItSaysSo() throws {
    let run = world.type(["doctor", "--repair"])
    #expect(run.out == "Nothing to repair: every page was looked at, and all is well.\n")
    #expect(run.status == 0)
    #expect(try kept() == [])
  }

  @Test func everythingThatCanBeReadIsThereAgain() throws {
    let before = world.type(["list"]).out
    try damage()
    let refused = world.type(["list"])
    #expect(refused.status == 1)
    #expect(refused.err.contains("If it held your to-dos: voicedo-remind doctor --repair"))
    let run = world.type(["doctor", "--repair"])
    #expect(run.status == 0)
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasSuffix("could be read as they were.") == true)
    // Without its first page nobody knows which tables there were.
    #expect(lines[1].contains("synced lists") && lines[1].contains("look it over"))
    let name = try #require(try kept().first)
    #expect(name == "voicedo.sqlite.damaged-2026-03-04-102000")
    #expect(lines.last?.hasSuffix(name) == true)
    #expect(world.type(["list"]).out == before)
    #expect(Copy.breaches(run.out.replacing(world.home, with: "")) == [])
  }

  @Test func otherProgramsAreToldTheSame() throws {
    try damage()
    let answer = try world.type(["doctor", "--repair", "--json"]).json()
    #expect(answer["repaired"].bool == true)
    #expect(answer["read"].number == answer["todos"].number)
    #expect(answer["kept"].text?.contains(".damaged-") == true)
  }

  @Test func onATerminalItAsks() throws {
    world.terminal.inputIsTerminal = true
    try damage()
    let asked = world.type(["doctor", "--repair"])
    #expect(asked.err.contains("and there is no backup."))
    #expect(asked.err.contains("Repair it now? [y/N]"))
    #expect(asked.err.contains("Everything is as it was."))
    #expect(try kept() == [])
    #expect(world.type(["doctor", "--repair", "--yes"]).status == 0)
    #expect(try kept().count == 1)
  }

  @Test func theLastBackupIsNamed() throws {
    #expect(world.type(["backup"]).status == 0)
    world.terminal.inputIsTerminal = true
    try damage()
    let asked = world.type(["doctor", "--repair"])
    #expect(asked.err.contains("from its journal and the backup of "))
    #expect(asked.err.contains(" open). The damaged file is kept beside it."))
  }
}
