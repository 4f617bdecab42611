import Actions
import Model
import Testing

@testable import voicedo_remind

/// The one-word correction that a read-back offers; it is Wednesday, 2026-03-04, 10:20.
@Suite("Corrections")
struct FixTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
  }

  private func due(_ reference: String) throws -> String? {
    try world.type(["show", reference, "--json"]).json()["todo"]["due"]["at"].text
  }

  /// The commands that a text offers, each as the words to type.
  private func hints(_ text: String) -> [[String]] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let start = words.firstIndex(of: "voicedo-remind"), words.contains("change") else {
        return nil
      }
      return Array(words[(start + 1)...])
    }
  }

  struct Guess: Sendable, CustomTestStringConvertible {
    let said: String
    let stored: String
    /// The command that the read-back offers, and the outcome of typing it.
    let hint: String
    let fixed: String
    var rule: String?
    var testDescription: String { said }
  }

  @Test(arguments: [
    Guess(
      said: "call ann at 7",
      stored: "2026-03-04T19:00:00+01:00",
      hint: "fix 7 am",
      fixed: "2026-03-05T07:00:00+01:00"
    ),
    Guess(
      said: "call ann at 9 on friday",
      stored: "2026-03-06T09:00:00+01:00",
      hint: "fix 9 pm",
      fixed: "2026-03-06T21:00:00+01:00"
    ),
    Guess(
      said: "call ann tomorrow at 8:30",
      stored: "2026-03-05T08:30:00+01:00",
      hint: "fix 8:30 pm",
      fixed: "2026-03-05T20:30:00+01:00"
    ),
    Guess(
      said: "call ann next friday",
      stored: "2026-03-13T09:00:00+01:00",
      hint: "fix this friday",
      fixed: "2026-03-06T09:00:00+01:00"
    ),
    Guess(
      said: "call ann next friday at 3 pm",
      stored: "2026-03-13T15:00:00+01:00",
      hint: "fix this friday",
      fixed: "2026-03-06T15:00:00+01:00"
    ),
    Guess(
      said: "call ann on 4/5",
      stored: "2026-04-05T09:00:00+02:00",
      hint: "fix 4 may",
      fixed: "2026-05-04T09:00:00+02:00"
    ),
    Guess(
      said: "call ann on 4/5 at 4 pm",
      stored: "2026-04-05T16:00:00+02:00",
      hint: "fix 4 may",
      fixed: "2026-05-04T16:00:00+02:00"
    ),
    Guess(
      said: "call ann on 2/5",
      stored: "2027-02-05T09:00:00+01:00",
      hint: "fix 2 may",
      fixed: "2026-05-02T09:00:00+02:00"
    ),
    Guess(
      said: "call ann on 4/5/2027",
      stored: "2027-04-05T09:00:00+02:00",
      hint: "fix 4 may 2027",
      fixed: "2027-05-04T09:00:00+02:00"
    ),
    Guess(
      said: "pay the rent every friday at 8",
      stored: "2026-03-06T08:00:00+01:00",
      hint: "fix 8 pm",
      fixed: "2026-03-06T20:00:00+01:00",
      rule: "FREQ=WEEKLY;BYDAY=FR"
    ),
    Guess(
      said: "take the pills every day at 8 for 5 days",
      stored: "2026-03-05T08:00:00+01:00",
      hint: "fix 8 pm",
      fixed: "2026-03-05T20:00:00+01:00",
      rule: "FREQ=DAILY;COUNT=5"
    ),
  ])
  func whatAReadBackOffersDoesJustThat(_ guess: Guess) throws {
    let captured = world.type([guess.said])
    #expect(captured.status == 0, "\(captured.err)")
    let title = try world.type(["next", "--json"]).json()["todo"]["handle"].text
    let handle = try #require(title)
    #expect(try due(handle) == guess.stored)
    let offered = hints(captured.err)
    #expect(offered.map { $0.joined(separator: " ") } == [guess.hint], "\(captured.err)")
    let hint = try #require(offered.first)
    let run = world.type(hint)
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.contains("[\(handle)]"))
    #expect(try due(handle) == guess.fixed)
    let rule = try world.type(["show", handle, "--json"]).json()["todo"]["repeat"]["rule"].text
    #expect(rule == guess.rule)
    #expect(world.type(["undo"]).out.hasPrefix("Taken back: the time of “"))
    #expect(try due(handle) == guess.stored)
  }

  @Test(arguments: [
    "call ann at 9 am", "call ann on february 3", "call ann at 5 pm", "call ann tomorrow",
    "call ann at 5", "call ann at 11 on friday", "call ann tomorrow at 12:30",
  ])
  func whatHasNoOtherReadingOffersNone(_ said: String) {
    #expect(hints(world.type([said]).err) == [])
  }

  @Test func offersForSeveralToDosNameEach() throws {
    let captured = world.type(["call ann at 7 and buy milk at 8"])
    let offered = hints(captured.err)
    #expect(offered.count == 2)
    for hint in offered {
      #expect(world.type(hint).status == 0)
    }
    let dues = [try due("ann"), try due("milk")]
    #expect(dues == ["2026-03-05T07:00:00+01:00", "2026-03-05T08:00:00+01:00"])
  }

  @Test(arguments: [
    (["8am"], "2026-03-06T08:00:00+01:00"),
    (["8", "am"], "2026-03-06T08:00:00+01:00"),
    (["am"], "2026-03-06T03:00:00+01:00"),
    (["pm"], "2026-03-06T15:00:00+01:00"),
    (["tomorrow"], "2026-03-05T15:00:00+01:00"),
    (["friday", "week"], "2026-03-13T15:00:00+01:00"),
    (["tomorrow", "at", "8"], "2026-03-05T08:00:00+01:00"),
    (["in", "20", "minutes"], "2026-03-04T10:40:00+01:00"),
    (["2026-03-09"], "2026-03-09T15:00:00+01:00"),
  ])
  func theLastThatWasStoredIsMeant(_ words: [String], _ expected: String) throws {
    world.type(["--json", "call ann on friday at 3 pm"])
    let run = world.type(["fix"] + words)
    #expect(run.status == 0, "\(run.err)")
    #expect(try due("ann") == expected)
  }

  @Test func anIdNamesAnother() throws {
    world.type(["call ann on friday at 3 pm"])
    world.type(["buy milk tomorrow at 9 am"])
    let ann = try #require(try world.type(["show", "ann", "--json"]).json()["todo"]["handle"].text)
    #expect(world.type(["fix", ann, "8", "am"]).status == 0)
    #expect(try due("ann") == "2026-03-06T08:00:00+01:00")
    #expect(try due("milk") == "2026-03-05T09:00:00+01:00")
  }

  @Test func whatIsRightAlreadyStaysAsItIs() throws {
    world.type(["call ann on friday at 3 pm"])
    let run = world.type(["fix", "pm"])
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("It is so already: Call ann  Fri 6 Mar 15:00"))
    #expect(world.type(["undo", "--yes"]).out == "Taken back: adding “Call ann”\n")
  }

  @Test func severalThatWereStoredTogetherAreToldApart() throws {
    world.type(["call ann at 5 pm and buy milk at 6 pm"])
    let run = world.type(["fix", "8", "am"])
    #expect(run.status == ExitStatus.ambiguous.rawValue)
    #expect(run.err.contains("Several to-dos were stored together."))
    #expect(run.err.contains("Call ann"))
    let ann = try #require(try world.type(["show", "ann", "--json"]).json()["todo"]["handle"].text)
    #expect(run.err.contains("voicedo-remind fix \(ann) 8 am"))
  }

  @Test func whereNothingWasStoredThatIsSaid() {
    let run = world.type(["fix", "8am"])
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.err.hasPrefix("Nothing that was stored lately is open."))
  }

  @Test func aDayWithoutAClockCannotBeTurnedOver() {
    world.type(["call ann on friday"])
    let run = world.type(["fix", "pm"])
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.hasPrefix("“Call ann” has no clock time that pm could turn over."))
  }

  @Test(arguments: [
    "fix the sink", "fix the bike tomorrow", "fix sink", "fix dad's shelf on friday",
    "reorder ink before friday", "reorder printer ink",
  ])
  func otherWordsAreSomethingToDo(_ said: String) throws {
    let run = world.type(said.split(separator: " ").map(String.init))
    #expect(run.status == 0, "\(run.err)")
    let title = try world.type(["next", "--json"]).json()["todo"]["title"].text
    #expect(title?.hasPrefix(said.hasPrefix("fix") ? "Fix" : "Reorder") == true)
  }

  @Test(arguments: [["fix"], ["fix", "a3f2"], ["fix", "a3f2", "qwertz"], ["reorder", "a3f2"]])
  func whatIsNotWholeIsAskedFor(_ arguments: [String]) {
    let run = world.type(arguments)
    #expect(run.status != 0)
    #expect(run.out == "")
    #expect(!run.err.isEmpty)
  }
}
