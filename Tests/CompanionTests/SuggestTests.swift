import Actions
import FoundationEssentials
import Interchange
import Synchronization
import TestSupport
import Testing

@testable import voicedo_remind

/// What `steps --suggest` does with what a model proposes.
@Suite("Proposed steps") struct SuggestTests {
  private let world: ExampleWorld
  private let asked = Questions()

  /// The questions that the model was asked.
  private final class Questions: Sendable {
    private let all = Mutex<[OnlineQuestion]>([])
    var count: Int { all.withLock { $0.count } }
    var last: OnlineQuestion? { all.withLock { $0.last } }
    func add(_ question: OnlineQuestion) { all.withLock { $0.append(question) } }
  }

  init() throws {
    world = try ExampleWorld()
    try world.write(settings: "[model]\npreset = \"groq\"\nwhen = \"never\"\n")
    answer(#"{"ok":true,"requests":1,"steps":["Find the bag","Put on shoes","Go out"]}"#)
  }

  private func answer(_ json: String) {
    world.online = OnlineLink { [asked] question, _, _ in
      asked.add(question)
      do { return OnlineAnswer(json: try JSONValue(parsing: json)) } catch { return OnlineAnswer() }
    }
  }

  private func sitDown(typing lines: String...) {
    world.terminal.inputIsTerminal = true
    world.typed = lines
  }

  /// The parts of the to-do, as they stand.
  private var parts: [String] {
    get throws {
      let steps = try JSON(world.type(["steps", "milk", "--json"]).out)
      return steps["parts"].elements.compactMap(\.["title"].text)
    }
  }

  private static let proposed = ["Find the bag", "Put on shoes", "Go out"]

  @Test func withoutATerminalTheyAreOnlyShown() throws {
    let run = world.type(["steps", "milk", "--suggest"])
    #expect(run.status == 0)
    #expect(run.out == "  Find the bag\n  Put on shoes\n  Go out\n")
    #expect(
      run.err == """
        Perhaps begin with:
        Nothing is kept yet. To keep them: voicedo-remind steps a11c 'Find the bag, Put on shoes, Go out'

        """
    )
    #expect(try parts == [])
    // What is said to type does it.
    world.type(["steps", "a11c", "Find the bag, Put on shoes, Go out"])
    #expect(try parts == Self.proposed)
  }

  @Test func whatWordsAloneWouldSplitIsAskedForAgain() {
    answer(#"{"ok":true,"steps":["Find bag, keys and shoes"]}"#)
    #expect(
      world.type(["steps", "milk", "--suggest"]).err.hasSuffix(" a11c --suggest --yes\n")
    )
  }

  @Test(
    "on a terminal the person says what is kept",
    arguments: [
      ("", proposed), ("y", proposed), ("YES", proposed), ("n", []), ("what", []),
    ]
  )
  func asks(_ typed: String, _ kept: [String]) throws {
    sitDown(typing: typed)
    let run = world.type(["steps", "milk:", "--suggest"])
    #expect(run.status == 0)
    #expect(run.err.contains("Keep these? [Y/n/e]"))
    #expect(try parts == kept)
    #expect(run.err.contains("None of them is kept") == kept.isEmpty)
  }

  @Test func theEndOfTheInputKeepsNone() throws {
    sitDown()
    world.type(["steps", "milk", "--suggest"])
    #expect(try parts == [])
  }

  @Test func eChangesThemFirst() throws {
    sitDown(typing: "e")
    let editor = world.home + "/editor"
    try Script.write("#!/bin/sh\nprintf 'Take the bag\\n\\n  Go out  \\n' > \"$1\"\n", to: editor)
    world.environment = ["EDITOR": editor]
    world.type(["steps", "milk", "--suggest"])
    #expect(try parts == ["Take the bag", "Go out"])
  }

  @Test func yesKeepsThemUnaskedAsOneStep() throws {
    let run = world.type(["steps", "milk", "--suggest", "--yes"])
    #expect(run.status == 0)
    #expect(try parts == Self.proposed)
    #expect(world.type(["undo"]).status == 0)
    #expect(try parts == [])
  }

  @Test func asJSONTheySayWhetherTheyAreKept() throws {
    let shown = try JSON(world.type(["steps", "milk", "--suggest", "--json"]).out)
    #expect(shown["kept"].bool == false)
    #expect(shown["proposed"].texts == Self.proposed)
    #expect(shown["parts"].elements.isEmpty)
    let kept = try JSON(world.type(["steps", "milk", "--suggest", "--yes", "--json"]).out)
    #expect(kept["kept"].bool == true)
    #expect(kept["parts"].elements.compactMap(\.["title"].text) == Self.proposed)
  }

  @Test func onlyTheTitlesAreSent() throws {
    world.type(["steps", "milk", "find the bag"])
    world.type(["edit", "milk", "--notes", "a secret"])
    world.type(["steps", "milk", "--suggest"])
    let question = try #require(asked.last)
    #expect(question.subject(.ask) == .steps)
    #expect(question.text(.title) == "Buy milk")
    #expect(question.texts(.parts) == ["Find the bag"])
    #expect(!question.json.compact.contains("secret\"") || question[.secret] == nil)
    #expect(!question.json.compact.contains("a secret"))
    // What is a part already is not proposed again.
    #expect(world.type(["steps", "milk", "--suggest"]).out == "  Put on shoes\n  Go out\n")
  }

  @Test func requestsCountForTheLimitOfTheMonth() throws {
    try world.write(settings: "[model]\npreset = \"groq\"\nrequests_per_month = 2\n")
    for _ in 0..<3 { world.type(["steps", "milk", "--suggest"]) }
    let run = world.type(["steps", "milk", "--suggest"])
    #expect(asked.count == 2)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.hasPrefix("The requests that your settings allow a month (2) are used up. "))
  }

  @Test(
    "what gives no step is a calm line",
    arguments: [
      (#"{"ok":true,"steps":[]}"#, "The model had no step to propose."),
      (
        #"{"ok":true,"steps":["Buy milk".{}"#,
        "The answer of The service is not what was asked for."
      ),
      (#"{"failure":"auth","host":"h"}"#, "h does not take the key."),
      (#"{"failure":"timeout","host":"h"}"#, "h took too long."),
    ]
  )
  func isCalm(_ json: String, _ reason: String) throws {
    answer(json)
    let run = world.type(["steps", "milk", "--suggest", "--yes"])
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(
      run.err == reason + " All stays as it was; steps of your own go in so: "
        + "voicedo-remind steps a11c 'find the bag,' 'put on shoes'\n"
    )
    #expect(try parts == [])
  }

  @Test func withoutAModelTheSettingIsNamed() throws {
    try world.write(settings: "tone = \"warm\"\n")
    let run = world.type(["steps", "milk", "--suggest"])
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("[model] in your settings names none"))
    #expect(asked.count == 0)
  }

  @Test func yesAloneIsRefused() {
    #expect(world.type(["steps", "milk", "--yes"]).status == ExitStatus.usage.rawValue)
  }
}
