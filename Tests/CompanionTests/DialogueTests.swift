import Model
import Testing

@testable import voicedo_remind

/// What is asked back, and what the next utterance makes of it.
@Suite("A dialogue")
struct DialogueTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    // Thursday and Friday.
    world.type(["add", "Meeting with Ann tomorrow at 10"])
    world.type(["add", "Meeting with Bob on friday at 15:00"])
    world.type(["add", "buy milk"])
  }

  private func open() -> Set<String> {
    let lines = world.type(["list", "--plain"]).out.split(separator: "\n")
    return Set(["Ann", "Bob", "milk"].filter { word in lines.contains { $0.contains(word) } })
  }

  private func say(_ words: String, after seconds: Int64 = 5) -> Run {
    world.now = world.now + .seconds(seconds)
    return world.type(["say", words])
  }

  @Test(arguments: [
    ("the second one", ["Ann", "milk"]), ("the first one", ["Bob", "milk"]),
    ("the one on friday", ["Ann", "milk"]), ("the one with ann", ["Bob", "milk"]),
    ("both", ["milk"]), ("the last one please", ["Ann", "milk"]),
    ("never mind", ["Ann", "Bob", "milk"]),
  ])
  func whichOneIsAskedBack(_ answer: String, _ left: [String]) {
    let asked = say("cancel the meeting")
    #expect(asked.status == 5)
    #expect(asked.err.contains("  1  Meeting with") && asked.err.contains("  2  Meeting with"))
    #expect(open() == ["Ann", "Bob", "milk"])
    let run = say(answer)
    #expect(run.status == 0, "\(run.err)")
    #expect(open() == Set(left), "\(run.out)\(run.err)")
    // What was asked about is no text that waits to be stored.
    #expect(world.type(["keep"]).status == 3)
  }

  @Test func afterTwentySecondsNothingIsAnswered() {
    _ = say("cancel the meeting")
    _ = say("both", after: 21)
    #expect(open().isSuperset(of: ["Ann", "Bob", "milk"]))
  }

  @Test func whatNamesNothingIsAskedOnceMore() {
    _ = say("cancel the meeting")
    #expect(say("the third one").status == 5)
    #expect(open() == ["Ann", "Bob", "milk"])
    #expect(say("the second one").status == 0)
    #expect(open() == ["Ann", "milk"])
    #expect(world.type(["keep"]).status == 3)
  }

  @Test func whereNothingWasAskedNeverMindTakesBackNothingOlder() {
    _ = say("it was a lovely evening with friends")
    let run = say("never mind")
    #expect(run.status == 5 && run.err.hasPrefix("Your last command changed nothing."))
    #expect(open().count == 3)
  }

  @Test func lineByLine() {
    world.input = "cancel the meeting\nthe second one\n"
    #expect(world.type(["listen", "-", "--yes"]).status == 0)
    #expect(open() == ["Ann", "milk"])
  }

  @Test(arguments: [
    ("tomorrow at nine", "Thu 5 Mar 09:00"), ("friday at 5 pm", "Fri 6 Mar 17:00"),
    ("In two hours.", "Wed 4 Mar 12:20"),
  ])
  func whenIsAskedWhereThatWasChosen(_ answer: String, _ moment: String) throws {
    try world.write(settings: "[listen]\nask = true\n")
    #expect(say("call the dentist").err.contains("When?"))
    let run = say(answer)
    #expect(run.out.contains("Call the dentist  \(moment)"), "\(run.out)\(run.err)")
  }

  @Test func withoutATimeItStays() throws {
    try world.write(settings: "[listen]\nask = true\n")
    _ = say("call the dentist")
    #expect(say("never mind").out == "All right, it stays without a time.\n")
    #expect(world.type(["list"]).out.contains("Call the dentist"))
  }

  @Test func anythingElseIsStored() throws {
    try world.write(settings: "[listen]\nask = true\n")
    _ = say("call the dentist")
    #expect(say("water the plants tomorrow").out.contains("Water the plants"))
    let lines = world.type(["list"]).out.split(separator: "\n")
    #expect(lines.contains { $0.contains("Call the dentist") && !$0.contains("Mar") })
  }

  @Test func nobodyIsAskedWhoDidNotChooseThat() {
    #expect(!say("call the dentist").err.contains("When?"))
  }

  @Test func whatHasATimeIsNotAskedAbout() throws {
    try world.write(settings: "[listen]\nask = true\n")
    #expect(!say("call the dentist tomorrow").err.contains("When?"))
  }
}
