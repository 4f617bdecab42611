import Actions
import Testing

@testable import Answers
@testable import voicedo_remind

@Suite("Answers for screen readers")
struct PlainTests {
  /// The signs that only eyes can read.
  private static let signs = Set<Character>("├└│─╴→←•·…✓✗★[]|\u{1B}\t")

  private static func isReadAloudBadly(_ line: Substring) -> Bool {
    line.isEmpty || line.hasPrefix(" ") || line.hasSuffix(" ") || line.contains("  ")
      || line.contains(where: signs.contains)
  }

  /// The examples of JSON, asked for as sentences instead.
  @Test(arguments: Example.all.filter { !$0.isForPrograms })
  func holdNoColumnsAndNoSigns(_ example: Example) throws {
    for columns in [nil, 40] {
      let world = try ExampleWorld()
      world.terminal.outputIsTerminal = columns != nil
      world.terminal.columns = columns
      world.terminal.wantsColor = columns != nil
      let run = try world.answer(example, as: "--plain")
      #expect(!(run.out + run.err).isEmpty)
      for line in (run.out + run.err).split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      {
        #expect(!Self.isReadAloudBadly(line), "\(example.name): “\(line)”")
      }
    }
  }

  @Test func aListReadsFactByFact() throws {
    let run = try ExampleWorld().type(["--plain", "list"])
    #expect(
      run.out == """
        Still on your list:
        Return the books. Monday 2 March 10:00. Id fa57.
        Today:
        Call the dentist. Wednesday 4 March 15:00 to 15:30. Id b0a7.
        Tomorrow:
        Buy milk. Thursday 5 March 09:00. List Groceries. High priority. It has notes. Id a11c.
        The next days:
        Water the plants. Friday 6 March. Every Friday. List Home. Id c4fe.
        Plan the weekend. No time. Low priority. Id d15c.
        Pack the tent. Sunday 8 March 00:00, Saturday 7 March 18:00 in New York. Part of Plan the weekend. Id e66b.

        """
    )
  }

  @Test(arguments: [
    ["VOICEDO_PLAIN": "1"], ["VOICEDO_PLAIN": "yes"],
  ])
  func theEnvironmentAsksForThem(_ environment: [String: String]) throws {
    let world = try ExampleWorld()
    world.environment = environment
    #expect(world.type(["next"]).out.hasSuffix("Id fa57.\n"))
    world.environment = ["VOICEDO_PLAIN": "0"]
    #expect(world.type(["next"]).out.hasSuffix("[fa57]\n"))
  }

  @Test func theSettingsAskForThem() throws {
    let world = try ExampleWorld()
    try world.write("plain = true\n", to: "config.toml")
    world.environment = ["VOICEDO_CONFIG": world.home + "/config.toml"]
    #expect(world.type(["next"]).out.hasSuffix("Id fa57.\n"))
  }

  @Test(arguments: [
    ("a3f2  Buy milk", "a3f2. Buy milk."), ("  a fact of its own", "a fact of its own"),
    ("Buy milk  Thu 15:00  high · home  [a3f2]", "Buy milk. Thu 15:00. High. Home. Id a3f2."),
    ("├─ Pack gear", "Pack gear"), ("/home/ada/x.sqlite", "/home/ada/x.sqlite"),
    ("Is it so?  Yes", "Is it so? Yes."), ("one\n\ntwo", "one\ntwo"),
  ])
  func whatWasLaidOutForTheEyeBecomesSentences(_ text: String, _ spoken: String) {
    #expect(text.spokenLines == spoken)
  }
}

extension Example {
  /// Whether the answer is for other programs in any form: a config file, a script, JSON that came in.
  fileprivate var isForPrograms: Bool {
    ["config", "completions"].contains(subject) || input != nil
  }
}
