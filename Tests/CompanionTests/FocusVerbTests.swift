import Actions
import Testing

@testable import voicedo_remind

/// Keeping the time for one thing, on Wednesday, 2026-03-04, at 10:20.
@Suite("Focus") struct FocusVerbTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  struct Line: CustomTestStringConvertible, Sendable {
    let words: [String]
    let begins: String

    var testDescription: String { words.joined(separator: " ") }

    static let all = [
      Line(
        words: ["milk"],
        begins: "Buy milk  [a11c], and nothing else until Wed 4 Mar 10:45 (in 25 minutes)."
      ),
      Line(
        words: ["milk", "40m"],
        begins: "Buy milk  [a11c], and nothing else until Wed 4 Mar 11:00 (in 40 minutes)."
      ),
      Line(
        words: ["on", "milk", "for", "half", "an", "hour"],
        begins: "Buy milk  [a11c], and nothing else until Wed 4 Mar 10:50 (in 30 minutes)."
      ),
      Line(
        words: ["milk", "until", "noon"],
        begins: "Buy milk  [a11c], and nothing else until Wed 4 Mar 12:00 (in 1 hour 40 minutes)."
      ),
      Line(
        words: ["15m"],
        begins: "One thing, and nothing else until Wed 4 Mar 10:35 (in 15 minutes)."
      ),
      Line(
        words: ["milk", "--flow"],
        begins: "Buy milk  [a11c], and nothing else, for as long as it takes."
      ),
    ]
  }

  @Test("reads what it is for and how long", arguments: Line.all)
  func begins(_ line: Line) {
    let run = world.type(["focus"] + line.words)
    #expect(run.status == 0)
    #expect(run.out.hasPrefix(line.begins), "\(run.out)\(run.err)")
  }

  @Test("without words it is for what now names")
  func isForNow() throws {
    let now = try world.type(["now", "--json"]).json()["todo"]["id"].text
    #expect(now != nil)
    #expect(try world.type(["focus", "--json"]).json()["todo"]["id"].text == now)
  }

  @Test("goes from one state to the next")
  func changes() throws {
    let steps: [(words: [String], state: String)] = [
      (["milk", "25m"], "focusing"), (["pause"], "paused"), (["on"], "focusing"),
      (["break"], "resting"), (["on"], "focusing"), (["more", "5m"], "focusing"),
      (["status"], "focusing"), ([], "focusing"), (["stop"], "ended"),
    ]
    for step in steps {
      let answer = try world.type(["focus"] + step.words + ["--json"]).json()
      #expect(answer["state"].text == step.state, "\(step.words)")
    }
  }

  @Test(
    "says so where none goes on",
    arguments: ["pause", "on", "break", "more", "stop", "status"]
  )
  func noneGoesOn(_ word: String) {
    let run = world.type(["focus", word])
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(
      run.err == "Nothing is running. To keep a while for one thing: voicedo-remind focus\n"
    )
  }

  @Test(
    "refuses what is no length, and keeps nothing",
    arguments: [["milk", "0m"], ["milk", "2d"], ["more", "3d"]]
  )
  func refuses(_ words: [String]) {
    let run = world.type(["focus"] + words)
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.contains("no session was begun"))
    #expect(world.type(["focus", "status"]).status == ExitStatus.nothingMatched.rawValue)
  }

  @Test("a sentence with a time is something to do")
  func speech() {
    let run = world.type(["focus", "on", "taxes", "tomorrow"])
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.err.contains("voicedo-remind add 'focus on taxes tomorrow'"), "\(run.err)")
  }

  @Test("is told by undo, and taken back")
  func undo() {
    world.type(["focus", "milk"])
    #expect(world.type(["undo"]).out.hasPrefix("Taken back:"))
    #expect(world.type(["focus", "status"]).status == ExitStatus.nothingMatched.rawValue)
    #expect(!world.type(["list"]).out.contains("being done"))
  }

  @Test("counts for the look back")
  func stats() throws {
    world.type(["focus", "milk", "25m"])
    let answer = try world.type(["stats", "today", "--json"]).json()
    #expect(answer["focusSessions"].number == 0)
    #expect(answer["focusSeconds"].number == 0)
  }

  @Test("what is done already is left alone")
  func done() {
    world.type(["done", "milk"])
    #expect(world.type(["focus", "a11c"]).status == ExitStatus.failed.rawValue)
  }
}
