import Actions
import Testing

@testable import voicedo_remind

/// What a to-do takes, and the one thing for now that fits, on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("Effort of to-dos") struct EffortTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
  }

  private func add(_ texts: String...) throws {
    for text in texts { try #require(world.type(["add", text]).status == 0, "\(text)") }
  }

  private func todo(_ words: String) throws -> JSON {
    try world.type(["show", words, "--json"]).json()
  }

  private func now(_ words: String...) throws -> String? {
    try world.type(["now"] + words + ["--json"]).json()["todo"]["title"].text
  }

  @Test func whatIsSaidIsKeptAndShown() throws {
    try add("call the bank, 10 min, low energy")
    let bank = try todo("bank")
    #expect(bank["todo"]["title"].text == "Call the bank")
    #expect(bank["todo"]["durationMinutes"].number == 10 && bank["todo"]["energy"].text == "low")
    let sheet = world.type(["show", "bank"]).out
    #expect(sheet.contains("Takes") && sheet.contains("10 minutes, low energy"), "\(sheet)")
  }

  @Test func anOptionChangesWhatItNamesAndUndoBringsItBack() throws {
    try #require(world.type(["add", "--effort", "1 hour, high", "write the report"]).status == 0)
    try #require(world.type(["edit", "report", "--effort", "low"]).status == 0)
    #expect(try todo("report")["todo"]["durationMinutes"].number == 60)
    #expect(try todo("report")["todo"]["energy"].text == "low")
    try #require(world.type(["edit", "report", "--effort", "none"]).status == 0)
    #expect(try todo("report")["todo"]["durationMinutes"].isNull)
    try #require(world.type(["undo"]).status == 0)
    #expect(try todo("report")["todo"]["durationMinutes"].number == 60)
    #expect(world.type(["edit", "report", "--effort", "a while"]).status == 2)
  }

  @Test func lowIsWhatNeedsLittle() throws {
    try add("write the report, high energy", "sort the photos, low energy", "call the bank, 10 min")
    try add("mow the lawn, 2 hours", "clean the desk")
    #expect(try now() == "Write the report")
    #expect(try now("--low") == "Sort the photos")
    #expect(try now("--low", "skip") == "Call the bank")
    #expect(world.type(["now", "--low", "skip", "2"]).status == 3)
  }

  @Test func minutesLetTheUnknownFollow() throws {
    try add("mow the lawn, 2 hours", "clean the desk", "call the bank, 10 min")
    #expect(try now("--minutes", "15") == "Call the bank")
    #expect(try now("--minutes", "15", "skip") == "Clean the desk")
    #expect(world.type(["now", "--minutes", "15", "skip", "2"]).status == 3)
    let why = world.type(["now", "--minutes", "15", "skip", "--why"]).err
    #expect(why.contains("Nobody said how long it takes.") && why.contains("15 minutes at most"))
    #expect(try now("--minutes", "half an hour", "--low") == "Call the bank")
    #expect(world.type(["now", "--minutes", "soon"]).status == 2)
  }

  @Test func whereNothingFitsTheUsualChoiceIsNamed() throws {
    try add("mow the lawn, 2 hours")
    let run = world.type(["now", "--low"])
    #expect(run.status == 3 && run.out.isEmpty)
    #expect(run.err.contains("known to fit") && run.err.contains("Mow the lawn"), "\(run.err)")
    #expect(run.err.contains("--effort low"))
    let json = try world.type(["now", "--low", "--json"]).json()
    #expect(json["todo"].isNull && json["otherwise"]["title"].text == "Mow the lawn")
  }

  @Test(arguments: [
    "what can I do in 15 minutes", "what can I do with low energy", "something quick",
  ])
  func aQuestionIsAnsweredTheSame(_ words: String) throws {
    try add("mow the lawn, 2 hours", "call the bank, 10 min")
    for verb in [["ask", words], ["say", words], [words]] {
      let run = world.type(verb)
      #expect(run.status == 0 && run.out.contains("Call the bank"), "\(run.out)\(run.err)")
    }
    #expect(try world.type(["list", "--json"]).json()["todos"].elements.count == 2)
  }

  @Test func draftsSayItToo() throws {
    let tasks = #"{"tasks":[{"title":"Call the bank","effort":"10m, low"}]}"#
    let companion = try Companion()
    let run = try companion.run(["add", "--json", "-"], input: Array(tasks.utf8))
    #expect(try run.json()["todos"][0]["durationMinutes"].number == 10)
    let wrong = #"{"tasks":[{"title":"Call the bank","effort":"a while"}]}"#
    #expect(try companion.run(["add", "--json", "-"], input: Array(wrong.utf8)).status != 0)
  }
}

/// A focus session by voice.
@Suite("Spoken focus") struct SpokenFocusTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  private func state() throws -> String? {
    try world.type(["focus", "status", "--json"]).json()["state"].text
  }

  private func count() throws -> Int {
    try world.type(["list", "--json"]).json()["todos"].elements.count
  }

  @Test(arguments: [
    "start a pomodoro", "start focus", "start focusing on the milk",
    "focus on the milk for 25 minutes",
    "focus for half an hour", "start a pomodoro on the milk", "focus on the milk until noon",
  ])
  func begins(_ words: String) throws {
    let before = try count()
    let run = world.type(["say", words])
    #expect(run.status == 0 && run.out.contains("until Wed 4 Mar"), "\(run.out)\(run.err)")
    #expect(try state() == "focusing" && count() == before)
  }

  @Test func goesOnThroughTheDay() throws {
    for (words, state) in [
      ("focus on the milk for 25 minutes", "focusing"), ("pause focus", "paused"),
      ("go on focusing", "focusing"), ("ten more minutes", "focusing"), ("take a break", "resting"),
      ("skip the break", "focusing"),
    ] {
      let run = world.type(["say", words])
      #expect(run.status == 0, "\(words): \(run.err)")
      #expect(try self.state() == state, "\(words)")
    }
    let before = try count()
    #expect(world.type(["stop", "focusing"]).status == 0)
    #expect(try state() == nil && count() == before)
    #expect(world.type(["undo"]).status == 0)
    #expect(try state() == "focusing")
  }

  @Test(arguments: [
    "start a pomodoro on the tax return tomorrow", "take a break",
    "start a pomodoro tomorrow",
  ])
  func somethingForLaterIsSomethingToDo(_ words: String) throws {
    let before = try count()
    #expect(world.type(["say", words]).status == 0)
    #expect(try state() == nil && count() == before + 1)
  }

  @Test func whatIsNotThereIsSaidSo() throws {
    let before = try count()
    let run = world.type(["say", "start a pomodoro on the zeppelin"])
    #expect(run.status == 3 && run.err.contains("Nothing open is called"), "\(run.err)")
    #expect(try state() == nil && count() == before)
  }
}
