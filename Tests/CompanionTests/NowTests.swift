import Actions
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// The one thing to do now, on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("now")
struct NowTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
  }

  private func add(_ texts: String...) throws {
    for text in texts { try #require(world.type(["add", text]).status == 0, "\(text)") }
  }

  private func now(_ words: String...) throws -> (title: String?, reason: String?) {
    let json = try world.type(["now"] + words + ["--json"]).json()
    return (json["todo"]["title"].text, json["reason"].text)
  }

  @Test func theOrderIsBegunThenDueThenPriorityThenAge() throws {
    try add(
      "clean the desk",
      "email ann high priority",
      "call mum tomorrow at 9",
      "read the paper low priority"
    )
    let milk = "INSERT INTO todo (title, due_date) VALUES ('Buy milk', '2026-03-04')"
    try Holder.write(milk, to: world.database)
    try Holder.write(
      "INSERT INTO todo (title, due_date, due_time) VALUES ('Return the books', '2026-03-02', '10:00')",
      to: world.database
    )
    try #require(world.type(["doing", "desk"]).status == 0)
    #expect(try now() == ("Clean the desk", "begun"))
    #expect(try now("skip") == ("Return the books", "due"))
    #expect(try now("skip", "2").reason != "begun")
    try #require(world.type(["done", "desk"]).status == 0)
    try #require(world.type(["done", "books"]).status == 0)
    #expect(try now() == ("Buy milk", "due"), "what is for today is due all day")
    try #require(world.type(["done", "milk"]).status == 0)
    #expect(try now() == ("Email ann", "priority"))
    #expect(try now("skip") == ("Read the paper", "age"))
    #expect(world.type(["now", "skip", "2"]).status == 3)
  }

  @Test func whatComesLaterPausesOrWasPutOffIsNotForNow() throws {
    try add("call mum tomorrow at 9", "water the plants every day at 8", "stretch today at 9:00am")
    try Holder.write(
      "UPDATE todo SET due_date = '2026-03-04' WHERE title = 'Stretch'",
      to: world.database
    )
    try #require(world.type(["pause", "plants"]).status == 0)
    try #require(world.type(["snooze", "stretch", "2h"]).status == 0)
    let run = world.type(["now"])
    #expect(run.status == 3 && run.out == "")
    #expect(run.err.hasPrefix("Nothing asks for you now."), "\(run.err)")
    #expect(run.err.contains("Next: "), "\(run.err)")
  }

  @Test func theRuleCanBeRead() throws {
    try add("clean the desk")
    let run = world.type(["now", "--why"])
    #expect(run.out.contains("Clean the desk"))
    #expect(run.err.contains("longest") && run.err.contains("The order: what you are at"))
  }

  @Test func theSameQuestionHasTheSameAnswer() throws {
    try add("sort the photos", "fix the tap", "clean the desk")
    let before = world.type(["list", "--json"]).out
    #expect(try now("skip") == now("skip"))
    #expect(world.type(["list", "--json"]).out == before)
  }

  @Test func theWayOnIsTold() throws {
    try add("sort the photos", "fix the tap", "clean the desk")
    world.terminal.outputIsTerminal = true
    #expect(world.type(["now"]).err.contains("voicedo-remind now skip\n"))
    #expect(world.type(["now", "skip"]).err.contains("voicedo-remind now skip 2"))
    #expect(!world.type(["now", "skip", "2"]).err.contains("skip"))
  }

  @Test(arguments: [["now", "buy", "cheese"], ["now", "skip", "breakfast", "tomorrow"]])
  func otherWordsAreSomethingToDo(_ line: [String]) throws {
    let run = world.type(line)
    #expect(run.status == 0, "\(run.err)")
    #expect(try world.type(["list", "--json"]).json()["todos"].elements.count == 1)
  }
}
