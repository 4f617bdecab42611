import Actions
import Testing

@testable import voicedo_remind

/// The questions of `say`, and what it does where nobody can be asked.
@Suite("Saying it, and being asked")
struct SayAskingTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("NO_COLOR", "1")
  }

  @discardableResult
  private func add(_ title: String, _ options: String...) throws -> String {
    let run = try companion.run(["add", "--no-parse", "--json", title] + options, input: [])
    return try #require(try run.json()["todos"][0]["handle"].text)
  }

  private func say(_ words: String, _ options: String...) throws -> Run {
    try companion.run(["say", words] + options, input: [])
  }

  /// The titles that are open, parts behind what they are part of.
  private func open() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  @Test func onATerminalTheOneThatIsMeantIsChosen() throws {
    try add("Email Anna")
    try add("Email Ben")
    let (status, lines) = try companion.screen(
      ["say", "done with the email"],
      columns: 80,
      typed: "2\n"
    )
    #expect(status == 0)
    #expect(lines.contains { $0.hasPrefix("  2  Email Ben") }, "\(lines)")
    #expect(try open() == ["Email Anna"])
    try add("Email Cleo")
    let (none, _) = try companion.screen(["say", "delete the email"], columns: 80, typed: "\n")
    #expect(none != 0)
    #expect(try open().count == 2)
  }

  @Test(arguments: [("a\n", 0), ("o\n", 2), ("n\n", 3), ("\n", 3)])
  func aWholeWithOpenPartsIsAskedAbout(_ typed: String, _ left: Int) throws {
    try companion.run("hiking - pack gear, check weather")
    let (_, lines) = try companion.screen(["say", "done with hiking"], columns: 80, typed: typed)
    #expect(lines.contains { $0.contains("Complete these 2 parts too?") }, "\(lines)")
    #expect(try open().count == left)
  }

  @Test func withoutATerminalPartsStayAndThatIsSaid() throws {
    try companion.run("hiking - pack gear, check weather")
    let run = try say("done with hiking")
    #expect(run.err.contains("Still open below “Hiking”: Pack gear, Check weather"))
    try companion.run("undo")
    let gone = try say("delete hiking", "--yes")
    #expect(gone.err.contains("Now on their own: Pack gear, Check weather"))
    #expect(try open() == ["Pack gear", "Check weather"])
  }

  @Test(arguments: [
    ("done with the laundry and remind me to feed the cat at six pm", Int32(3)),
    ("delete the email and remind me to feed the cat at six pm", 5),
  ])
  func whereAPartIsUnclearWhatIsNewIsStored(_ words: String, _ status: Int32) throws {
    try add("Email Anna")
    try add("Email Ben")
    let run = try say(words)
    #expect(run.status == status)
    #expect(run.out.hasPrefix("Feed the cat"))
    #expect(run.err.contains("What is new in it is stored.\n"))
    #expect(run.err.contains("nothing was changed"))
    #expect(try Set(open()) == ["Email Anna", "Email Ben", "Feed the cat"])
    // A program that asked for JSON decides itself.
    #expect(try say(words, "--json").status == status)
    #expect(try open().count == 3)
    // The rest is kept aside.
    #expect(try companion.run("keep").status == 0)
    #expect(try open().count == 4)
  }

  @Test func whereAPartIsUnclearNothingIsDone() throws {
    try add("Buy milk")
    try add("Email Anna")
    try add("Email Ben")
    let run = try say("done with the milk and delete the email")
    #expect(run.status == ExitStatus.ambiguous.rawValue)
    #expect(run.err.contains("“the email” fits 2. Which one?"))
    #expect(try open().count == 3)
    let json = try say("done with the email", "--json")
    #expect(json.status == ExitStatus.ambiguous.rawValue)
    #expect(try json.json()["refusal"]["candidates"].elements.count == 2)
  }
}
