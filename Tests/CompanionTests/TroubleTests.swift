import Actions
import FoundationEssentials
import Glibc
import Testing

@testable import voicedo_remind

@Suite("When the surroundings do not work")
struct TroubleTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  @Test func aFileThatIsNoDatabaseIsLeftAsItIs() throws {
    let path = companion.home + "/notes.txt"
    let text = Data(String(repeating: "my notes\n", count: 200).utf8)
    try text.write(to: URL(filePath: path))
    companion.set("VOICEDO_DB", path)
    for arguments in [["list"], ["add", "milk and bread"], ["status"], ["doctor"]] {
      let run = try companion.run(arguments, input: [])
      #expect(run.status == ExitStatus.failed.rawValue)
      #expect((run.err + run.out).contains("is not a database"))
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == text)
  }

  @Test func aPlaceWhereNothingCanBeIsSaid() throws {
    companion.set("VOICEDO_DB", "/proc/nowhere/voicedo.sqlite")
    let run = try companion.run("add", "--no-parse", "milk")
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.out == "")
    #expect(run.err.contains("/proc/nowhere"))
  }

  @Test func aFullDiskBehindTheOutputIsSaidAndTheToDoIsStored() throws {
    let run = try companion.run("add", "--no-parse", "milk", output: "/dev/full")
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.hasPrefix("The answer could not be written: "))
    #expect(try companion.run("list", "--json").json()["todos"].count == 1)
  }

  @Test func aReaderThatWentAwayIsNoTrouble() throws {
    for number in 0..<3 { try companion.run("add", "--no-parse", "to-do \(number)") }
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let run = try companion.run(["list"], input: [], descriptor: ends[1])
    #expect(run.status == 0)
    #expect(run.err == "")
  }

  @Test(arguments: [
    (["config", "set", "tone", "literal"], "The line for it: tone = \"literal\""),
    (["config", "set", "tone=Quiet"], "The line for it: tone = \"quiet\""),
    (
      ["config", "set", "tone", "loud"], "There tone takes one of \"warm\", \"literal\", \"quiet\"."
    ),
    (["config", "set", "tnoe"], "There tone takes one of \"warm\", \"literal\", \"quiet\"."),
    (
      ["config", "set", "morning", "8:00"], "The line for it, below [language]: morning = \"8:00\""
    ),
    (
      ["config", "set", "reminders.snooze", "25"], "The line for it, below [reminders]: snooze = 25"
    ),
    (["config", "change", "plain", "on"], "The line for it: plain = true"),
  ])
  func aSettingOnTheCommandLineIsAnsweredWithItsLine(_ words: [String], _ line: String) throws {
    let run = try companion.run(words, input: [])
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.contains("Settings stand in the config file: \(companion.home)/config/"))
    #expect(run.err.split(separator: "\n").contains(Substring(line)), "\(run.err)")
  }

  @Test func settingsThatDoNotFitAreNamedOnceAnHourAndTheRestCounts() throws {
    companion.moveToMorning()
    let path = companion.home + "/config.toml"
    try Data("tnoe = \"quiet\"\n[reminders]\nsnooze = 25\n".utf8).write(to: URL(filePath: path))
    companion.set("VOICEDO_CONFIG", path)
    let first = try companion.run("add", "--no-parse", "tea")
    #expect(first.status == 0)
    #expect(first.err.contains("tnoe"))
    #expect(try !companion.run("list").err.contains("tnoe"))
    #expect(try companion.run("snooze", "tea").out.contains("(in 25 minutes)"))
    let check = try companion.run("config", "check")
    #expect(check.status == ExitStatus.failed.rawValue)
    #expect(check.err.contains("tone"))
    #expect(try companion.run("config", "path").out == path + "\n")
    #expect(try companion.run("config", "show").out.contains("snooze = 25"))
  }

  @Test func anotherWriterIsWaitedForAndThenNamed() throws {
    try companion.run("add", "--no-parse", "one")
    let holder = try Holder(companion.database)
    let run = try companion.run("add", "--no-parse", "two")
    #expect(run.status == ExitStatus.busy.rawValue)
    #expect(run.err.contains("Another program is writing"))
    holder.letGo()
    #expect(try companion.run("add", "--no-parse", "two").status == 0)
  }
}
