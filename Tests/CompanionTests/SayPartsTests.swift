import Actions
import Testing

@testable import Answers
@testable import voicedo_remind

/// What is said about to-dos with parts.
@Suite("say: wholes and parts")
struct SayPartsTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  private func open() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  @Test func aTitleOfSeveralWordsIsNotCutForAPart() throws {
    try companion.run("add", "Birthday party")
    let run = try companion.run("say", "add subtasks to birthday party")
    #expect(run.status != 0)
    #expect(run.err.contains("Say what its parts are."))
    #expect(try open() == ["Birthday party"])
    try companion.run("say", "add subtasks to birthday party buy balloons")
    #expect(try open() == ["Birthday party", "Buy balloons"])
  }

  @Test func onATerminalTheDeletionOfAWholeIsAskedAbout() throws {
    try companion.run("weekend plans - pack gear, check weather")
    let said = ["say", "delete weekend plans"]
    let (_, lines) = try companion.screen(said, columns: 80, typed: "n\n")
    #expect(lines.contains { $0.hasPrefix("Delete these 2 parts too?") }, "\(lines)")
    #expect(try open().count == 3)
  }

  @Test func whatWasDeletedIsNoneOfTheParts() throws {
    try companion.run("weekend plans - pack gear, check weather, buy maps")
    try companion.run("say", "--yes", "delete weekend plans")
    let run = try companion.run("say", "delete that")
    #expect(!run.err.contains("fits"), "\(run.err)")
    #expect(run.err.contains("What was changed last is deleted already: “Weekend plans”."))
    #expect(run.err.contains("To bring it back: voicedo-remind undo"))
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(try open().count == 3)
  }

  @Test func whoAsksForJSONIsToldWhatAWholeConsistsOf() throws {
    try companion.run("weekend plans - pack gear, check weather")
    let run = try companion.run("say", "--json", "delete weekend plans")
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(try open().count == 3)
    #expect(try companion.run("say", "--json", "--yes", "delete weekend plans").status == 0)
    #expect(try open().count == 2)
  }

  @Test func whereNobodyCanBeAskedAWholeIsNotDeleted() throws {
    try companion.run("weekend plans - pack gear, check weather")
    let run = try companion.run("say", "delete weekend plans")
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(try open().count == 3)
    #expect(run.err.contains("That deletes what has parts (2), so it is not done unasked:"))
    #expect(run.err.contains("  Weekend plans") && run.err.contains("  Pack gear"))
    #expect(run.err.contains("voicedo-remind say --yes 'delete weekend plans'"))
    let with = try #require(run.err.split(separator: "\n").first { $0.contains("with its parts") })
    let command = try #require(with.split(separator: ": ").last)
    let words = command.split(separator: " ").dropFirst().map(String.init)
    #expect(try companion.run(words, input: []).status == 0)
    #expect(try open() == [])
  }
}
