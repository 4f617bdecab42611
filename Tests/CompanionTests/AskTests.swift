import Foundation
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// Questions, and wishes about what a time, a list or a kind names.
@Suite("ask, and say about what is there")
struct AskTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  /// Three days from now, so that it is neither today nor tomorrow, whenever the tests run.
  private static var weekday: String {
    let names = ["thursday", "friday", "saturday", "sunday", "monday", "tuesday", "wednesday"]
    return names[(Int(Date.now.timeIntervalSince1970) / 86_400 + 3) % 7]
  }

  private func open() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  private func fill() throws {
    for text in [
      "call the dentist tomorrow at 10", "team meeting tomorrow at 3pm",
      "take the pills every day at 8",
      "buy oat milk on my groceries list", "lunch with bob on \(Self.weekday) at 12:30",
    ] {
      try companion.run("add", text)
    }
  }

  @Test(
    "each way to ask is the same question",
    arguments: [
      ["ask", "what's on tomorrow"], ["say", "what's on tomorrow"], ["what's on tomorrow"],
      ["what's", "on", "tomorrow"],
    ]
  )
  func oneDoor(_ line: [String]) throws {
    try fill()
    let before = try open()
    let run = try companion.run(line, input: [])
    #expect(run.status == 0)
    #expect(run.out.contains("tomorrow ("), "\(run.out)")
    #expect(run.out.contains("Call the dentist"))
    #expect(run.out.contains("Team meeting"))
    #expect(!run.out.contains("Lunch with bob"))
    #expect(try open() == before, "a question stores nothing")
  }

  @Test(
    "a kind of to-do is asked for beside name and time",
    arguments: [
      ("anything urgent", "No. Nothing open matters more than the rest."),
      ("what's overdue", "Nothing from before now is still waiting."),
      ("which of my tasks repeat", "One thing open.\n  Take the pills"),
      ("list everything without a date", "One thing open.\n  Buy oat milk"),
    ]
  )
  func kinds(_ text: String, _ beginning: String) throws {
    try fill()
    let run = try companion.run("ask", text)
    #expect(run.status == 0 && run.out.hasPrefix(beginning), "\(run.out)")
    let explained = try companion.run("parse", "--explain", text).out
    #expect(explained.contains("A question, about what "), "\(explained)")
  }

  @Test(
    "the first words answer",
    arguments: [
      ("do I have anything before noon tomorrow", "Yes."),
      ("do I have anything with the vet tomorrow", "No."),
      ("is oat milk on the groceries list", "Yes."),
      ("is butter on the groceries list", "No."),
      ("am I free tomorrow at three", "No."),
      ("did I take my pills", "No."),
      ("when is the dentist", "“Call the dentist” comes"),
      ("how many things do I have tomorrow", "Three things tomorrow"),
      ("what did I do today", "Nothing was ticked off today"),
    ]
  )
  func answer(_ text: String, _ start: String) throws {
    try fill()
    let run = try companion.run("ask", text)
    #expect(run.status == 0)
    #expect(run.out.hasPrefix(start), "\(run.out)")
  }

  @Test(
    "each tone answers in its own words",
    arguments: [
      (
        "literal", "“Call the dentist” is planned for", "Nothing was ticked off today (",
        "Nothing open is called “vet”."
      ),
      ("quiet", "Call the dentist: ", "Nothing today (", "No “vet”."),
    ]
  )
  func tones(_ tone: String, _ dentist: String, _ today: String, _ vet: String) throws {
    let path = companion.home + "/config.toml"
    try Data("tone = \"\(tone)\"\n".utf8).write(to: URL(filePath: path))
    companion.set("VOICEDO_CONFIG", path)
    try fill()
    #expect(try companion.run("ask", "when is the dentist").out.hasPrefix(dentist))
    #expect(try companion.run("ask", "what did I do today").out.hasPrefix(today))
    #expect(try companion.run("ask", "when is the vet").out.hasPrefix(vet))
  }

  @Test func whatWasDoneIsFound() throws {
    try fill()
    try companion.run("done", "oat milk")
    #expect(try companion.run("ask", "did I buy the oat milk").out.hasPrefix("Yes."))
    let run = try companion.run("ask", "what did I do today")
    #expect(run.out.hasPrefix("One thing done today"), "\(run.out)")
    #expect(run.out.contains("Buy oat milk"))
  }

  /// The day ends when the next one begins, not at midnight.
  @Test(arguments: [-10, -9, 0])
  func whatWasDoneInTheNightIsOfTheDayBefore(hours: Int64) throws {
    let world = try ExampleWorld(filled: false)
    // The world's clock stands at 10:20.
    world.now = Instant(seconds: ExampleWorld.now.seconds + hours * 3600)
    #expect(world.type(["add", "buy oat milk"]).status == 0)
    #expect(world.type(["done", "oat milk"]).status == 0)
    let run = world.type(["ask", "did I buy the oat milk"])
    #expect(run.out.hasPrefix("Yes."), "\(run.out)")
  }

  @Test func programsReadTheAnswer() throws {
    try fill()
    let json = try companion.run("ask", "--json", "do I have meetings tomorrow").json()
    #expect(json["kind"].text == "exists")
    #expect(json["isYes"].bool == true)
    #expect(json["todos"].elements.compactMap { $0["todo"]["title"].text } == ["Team meeting"])
  }

  @Test func aListThatThereIsNotIsTold() throws {
    let run = try companion.run("ask", "what's on the garden list")
    #expect(run.status == 3)
    #expect(run.err.contains("There is no list named “garden”."))
  }

  @Test func aClockTimeNamesWhatBeginsThen() throws {
    try fill()
    try companion.run("say", "cancel my ten o'clock tomorrow")
    #expect(try !open().contains("Call the dentist"))
    try companion.run("say", "move my 3 pm meeting tomorrow to 4")
    #expect(try companion.run("list").out.contains("16:00"))
  }

  @Test func severalAreNamedBeforeAnythingHappens() throws {
    try fill()
    try companion.run("add", "call mum \(Self.weekday) at 9")
    let run = try companion.run("say", "delete everything for \(Self.weekday)")
    #expect(run.status != 0)
    #expect(run.err.contains("Lunch with bob"))
    #expect(try open().contains("Lunch with bob"))
    try companion.run("say", "--yes", "delete everything for \(Self.weekday)")
    #expect(try !open().contains("Lunch with bob"))
    #expect(try open().contains("Take the pills"), "a series outlives one of its days")
    try companion.run("undo")
    #expect(try open().contains("Lunch with bob"), "it is one step")
  }

  @Test func aSeriesIsNotDeletedForOneOfItsDays() throws {
    try companion.run("add", "take the pills every day at 8")
    let run = try companion.run("say", "--yes", "delete everything for \(Self.weekday)")
    #expect(run.status != 0)
    #expect(run.err.contains("repeats"))
    #expect(try open() == ["Take the pills"])
  }

  @Test(
    "what is heard never deletes all there is",
    arguments: ["delete all my tasks", "delete everything", "cancel all reminders"]
  )
  func everything(_ text: String) throws {
    try fill()
    let before = try open()
    try companion.run("say", "--yes", text)
    #expect(Set(try open()).isSuperset(of: before))
  }

  @Test func whatIsNotThereIsNotStored() throws {
    let run = try companion.run("say", "delete my reminder for friday")
    #expect(run.status == 3)
    #expect(try open().isEmpty)
  }

  @Test func aMembershipIsSomethingToDo() throws {
    try companion.run("say", "cancel the gym membership")
    #expect(try open() == ["Cancel the gym membership"])
  }

  @Test func severalMeaningsAreDoneInTheirOrder() throws {
    try fill()
    let run = try companion.run(
      "say",
      "buy bread, tick off oat milk and tell me what's left tomorrow"
    )
    #expect(try open().contains("Buy bread"))
    #expect(try !open().contains("Buy oat milk"))
    #expect(run.out.contains("things tomorrow"), "\(run.out)")
  }

  /// What an answer named goes by its place, and by "it" where it is one.
  @Test func anAnswerIsSpokenOf() throws {
    try fill()
    try companion.run("say", "what's on tomorrow")
    let second = try companion.run("say", "move the second one to friday")
    #expect(second.status == 0)
    #expect(second.out.contains("Call the dentist  Fri"), "\(second.out)")
    // The places in the answer have changed: nothing is guessed.
    let first = try companion.run("say", "tick off the first one")
    #expect(first.status == 3)
    try companion.run("ask", "when is the lunch")
    let it = try companion.run("say", "cancel it")
    #expect(it.out.contains("Deleted: Lunch with bob"), "\(it.out)")
  }

  /// A line of an answer is one time of a series, which is no reason to end it, or to do another one.
  @Test(
    "a day of a series in an answer is no reason to change more of it",
    arguments: ["delete the first one", "move the first one to 9", "push the first one by an hour"]
  )
  func oneDayOfASeries(_ text: String) throws {
    try fill()
    try companion.run("say", "what's on tomorrow")
    let run = try companion.run("say", "--yes", text)
    #expect(run.status == 5, "\(run.out)")
    #expect(run.err.contains("“Take the pills” repeats"), "\(run.err)")
    #expect(try open().contains("Take the pills"))
  }

  @Test(
    "another day's time of a series is not taken for today's",
    arguments: ["tick off the first one", "skip the first one"]
  )
  func anotherDayOfASeries(_ text: String) throws {
    try fill()
    let before = try companion.run("list", "--json").out
    try companion.run("say", "what's on the day after tomorrow")
    let run = try companion.run("say", text)
    #expect(run.status == 5, "\(run.out)")
    #expect(try companion.run("list", "--json").out == before)
  }

  @Test func placesAreThoseOfTheLines() throws {
    try companion.run("add", "take the pills every day at 8 and 20")
    try companion.run("add", "call the dentist tomorrow at 22")
    let answer = try companion.run("say", "what's on tomorrow")
    let lines = answer.out.split(separator: "\n").dropFirst()
    #expect(lines.count == 3 && lines.last?.contains("dentist") == true, "\(answer.out)")
    try companion.run("say", "delete the third one")
    #expect(try !open().contains("Call the dentist"))
    #expect(try open().contains("Take the pills"))
  }

  @Test func whatAnAnswerDidNotNameIsNotMeantByThem() throws {
    for number in 1...9 {
      try companion.run("add", "call number \(number) tomorrow at \(number + 9)")
    }
    try companion.run("say", "what's on tomorrow")
    try companion.run("say", "--yes", "delete them")
    #expect(try open() == ["Call number 8", "Call number 9"])
  }

  @Test(arguments: ["what should I do now", "what can I do right now", "what do I have to do now"])
  func whoAsksWhatToDoNowIsToldOneThing(_ text: String) throws {
    try fill()
    let asked = try companion.run("ask", text)
    let now = try companion.run("now")
    #expect(asked.status == 0 && asked.out == now.out && !now.out.isEmpty, "\(asked.out)")
  }

  @Test func ofDaysThatAreOverItIsSaidSo() throws {
    try fill()
    #expect(try companion.run("list", "yesterday").err.hasPrefix("Nothing was planned yesterday ("))
  }

  @Test func aQuestionGoesOn() throws {
    try fill()
    try companion.run("ask", "what's on tomorrow")
    let next = try companion.run("say", "and the day after?")
    #expect(next.status == 0)
    // At night "tomorrow" is the day that has begun.
    #expect(next.out.hasPrefix("One thing "), "\(next.out)")
    #expect(try open().count == 5, "nothing is stored")
  }

  @Test func parseTellsWhatIsMeant() throws {
    let run = try companion.run("parse", "--explain", "when is the dentist tomorrow")
    #expect(run.out.contains("A question, about “dentist”, tomorrow."), "\(run.out)")
    #expect(run.status == 0 && run.err == "", "\(run.err)")
    let json = try companion.run("parse", "--explain", "--json", "cancel my ten o'clock").json()
    #expect(json["explanation"]["means"].text == "remove")
  }
}
