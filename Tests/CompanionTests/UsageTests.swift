import Actions
import Arguments
import Model
import System
import Testing

@testable import voicedo_remind

@Suite("Command lines that do not fit")
struct UsageTests {
  @Test(arguments: [
    (["lst"], "“lst” is not a command. Perhaps: voicedo-remind list"),
    (["milk"], "“milk” is not a command, so nothing was done."),
    (["list", "--frob"], "There is no option --frob here, so nothing was done."),
    (["list", "--jsno"], "There is no option --jsno here. Perhaps: --json"),
    (["add", "milk", "--at"], "--at needs a value after it."),
    (["done"], "This command needs <id>."),
    (["undo", "2", "a3f2"], "“a3f2” is one word more than this command takes."),
    (["list", "--color", "green"], "“green” does not fit --color. It takes: auto, always, never"),
    (["list", "--done", "--all"], "--done and --all do not go together; one of them is enough."),
    (
      ["add", "milk", "--now", "2026-01-01T10:00"],
      "--now goes with --dry-run, where nothing is stored."
    ),
    (
      ["add", "milk", "--lead", "soon"],
      "“soon” is no lead time. Try: --lead 15, --lead 1h or --lead 15,5"
    ),
    (
      ["parse", "milk", "--zone", "Mars/Base"],
      "This system knows no time zone “Mars/Base”. Try one such as Europe/Berlin."
    ),
    (["parse", "milk", "--now", "later"], "“later” is no moment. Write it as 2026-11-26T15:00."),
  ])
  func areAnsweredWithWhatToTypeNext(_ arguments: [String], _ line: String) throws {
    let run = try Companion().run(arguments, input: [])
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.out == "")
    #expect(run.err.split(separator: "\n").first.map(String.init) == line)
  }

  @Test(arguments: [
    (["milk"], "To store it as a to-do: voicedo-remind add milk"),
    (["lst"], "To store it as a to-do: voicedo-remind add lst"),
    (["buy", "milk", "-5"], "To store it as a to-do: voicedo-remind add 'buy milk -5'"),
    (
      ["show", "mum", "the", "--photos"],
      "To store it as a to-do: voicedo-remind add 'show mum the --photos'"
    ),
  ])
  func keepTheirWords(_ arguments: [String], _ line: String) throws {
    let run = try Companion().run(arguments, input: [])
    #expect(run.err.contains(line))
  }

  @Test func helpGoesToStandardOutput() throws {
    let companion = try Companion()
    for arguments in [[], ["--help"], ["help"], ["add", "--help"], ["help", "remind"]] {
      let run = try companion.run(arguments, input: [])
      #expect(run.status == 0)
      #expect(run.out.contains("voicedo-remind"))
      #expect(run.err == "")
    }
    let overview = try companion.run().out
    let shown = Verb.everyday.map { "\n  \($0.rawValue) " }
    #expect(shown.allSatisfy { overview.contains($0) })
  }

  @Test func everyVerbHasItsHelp() throws {
    let companion = try Companion()
    for verb in Verb.allCases {
      let run = try companion.run("help", verb.rawValue)
      #expect(run.status == 0)
      #expect(run.out.contains("Usage: voicedo-remind \(verb.rawValue)"))
    }
  }

  @Test func theVersionIsData() throws {
    let told = "voicedo-remind \(Version.number) (\(Version.commit))\n"
    #expect(try Companion().run("--version").out == told)
  }
}
