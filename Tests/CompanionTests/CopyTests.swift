import Actions
import Arguments
import Language
import Model
import SQLite
import Store
import Testing
import Words

@testable import voicedo_remind

/// Everything the companion can be made to say, held against the rules for copy.
@Suite("Copy")
struct CopyTests {
  private func breaches(_ text: String) -> [String] { Copy.breaches(text) }

  @Test func theRulesNoticeWhatTheyForbid() {
    #expect(breaches("Error: it is OVERDUE!") == ["overdue", "error", "!", "OVERDUE"])
    #expect(breaches("Stored. Call dentist later, as JSON.") == [])
  }

  @Test(arguments: Verb.allCases)
  func helpIsCalm(_ verb: Verb) {
    let help = Help().of(verb)
    #expect(breaches(help) == [], "\(help)")
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help)")
  }

  @Test func theOverviewIsCalmAndFitsTheScreen() {
    let help = Help().overview()
    // Verbs are named there.
    #expect(breaches(help).filter { $0 != Verb.overdue.rawValue } == [])
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ["--frob"], ["list", "--jsno"], ["add", "milk", "-5"], ["add", "milk", "-xyz"],
    ["add", "milk", "--at"], ["add", "milk", "--json=1"], ["done"], ["show"], ["snooze"],
    ["undo", "a3f2"], ["undo", "a3f2", "b1c4"], ["list", "--color", "green"],
    ["list", "--limit", "few"], ["list", "--limit", "0"], ["remind", "a3f2", "--persistence", "x"],
    ["config", "nothing"], ["remind", "a3f2", "--off", "tomorrow"], ["list", "--all", "--done"],
    ["help", "lst"], ["--generate-completion-script", "cmd"], ["--generate-completion-script=x"],
    ["remind", "a3f2", "--breakthrough", "--no-breakthrough"], ["occurrences"], ["add"],
    ["parse"], ["parse", "--jsonl", "--color"], ["--json"], ["--color", "always"], ["--color"],
  ])
  func refusalsOfTheCommandLineAreCalm(_ arguments: [String]) throws {
    let companion = try Companion()
    let run = try companion.run(arguments, input: [])
    #expect(breaches(run.err) == [], "\(run.err)")
    #expect(breaches(run.out) == [], "\(run.out)")
    #expect(run.status == 0 || run.status == ExitStatus.usage.rawValue)
    #expect(run.status == 0 || !run.err.isEmpty)
  }

  @Test(arguments: Tone.allCases)
  func everyTroubleHasItsCalmWords(_ tone: Tone) {
    for trouble in Self.troubles {
      let lines = trouble.lines(tone)
      let text = lines.joined(separator: "\n")
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { !$0.isEmpty && !$0.contains("{}") })
      #expect(breaches(text) == [], "\(text)")
      #expect(trouble.status != .ok)
    }
  }

  private static let troubles: [CommandError] =
    [
      .unknownWord("x", near: nil), .unknownWord("lst", near: .list),
      .nothingMatches("x", text: "show x y"), .noSuchList("x"), .reverting(.nothing(.undo)),
      .reverting(.nothing(.redo)), .reverting(.noSuchStep(7)),
      .nothingSetAside, .noSuchText(7), .notHeard("words"),
      .standardInputIsEmpty, .outputClosed(reason: "gone"), .notConfirmed,
      .nothingTyped(isInterrupted: false), .nothingTyped(isInterrupted: true),
      .isDone(title: "x", handle: "a3f2"),
      .drafts(.notJSON), .line(number: 3, .notJSON),
      .store(.cannotCreateDirectory(path: "/p", reason: "r")),
      .store(.cannotOpen(path: "/p", reason: "r")), .store(.notADatabase(path: "/p")),
      .store(.foreignDatabase(path: "/p")),
      .store(.newerSchema(path: "/p", version: 9, supported: 1)),
      .store(.corrupt(path: "/p", reason: "r")), .store(.readOnly(path: "/p")),
      .store(.busy(path: "/p")), .store(.diskFull(path: "/p")), .store(.refused(reason: "r")),
      .store(.failed(reason: "r", detail: "select")),
      .store(.noPlace), .store(.nameNotText(path: "/p")), .store(.diskSilent(path: "/p")),
      .notStored(.busy(path: "/p"), command: "voicedo-remind add x"),
      .notStored(.diskFull(path: "/p"), command: nil),
      .drafts(.syntax(line: 1, column: 2)), .drafts(.tooDeep(limit: 100)),
      .menu(.noDesktop), .menu(.noProgram(["rofi"])), .menu(.noJSON),
      .menu(.notOpened(program: "rofi", reason: "no display")),
      .menu(.notOpened(program: "rofi", reason: "")),
      .quiet(.notUnderstood("x y")), .quiet(.isOver("x")), .quiet(.sameEnds("00:00")),
      .usage(.other, verb: nil, text: nil),
      .usage(.missingArgument("<id>"), verb: .done, text: "a b"),
      .usage(.nothingToStore(example: "add x", piped: "echo x | add -"), verb: .add, text: nil),
    ] + Noise.allCases.flatMap { [.noise($0, heard: "heard"), .setAside($0, heard: "heard")] }
}
