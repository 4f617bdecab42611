import Actions
import Testing

@testable import Answers
@testable import voicedo_remind

@Suite("Moving to-dos")
struct MoveTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    try companion.run("weekend plans: hiking - pack gear, check weather")
    try companion.run("add", "Milk", "--list", "Shopping list")
  }

  private func list(of title: String) throws -> String? {
    try companion.run("show", title, "--json").json()["todo"]["list"].text
  }

  private func parent(of title: String) throws -> String? {
    try companion.run("show", title, "--json").json()["path"].elements.last?["title"].text
  }

  @Test(arguments: [
    ["hiking", "Shopping list"], ["hiking", "to", "shopping", "list"],
    ["hiking", "--list", "Shopping list"], ["hiking", "shopping list"],
  ])
  func aListMayBeNamedInSeveralWays(_ words: [String]) throws {
    let run = try companion.run(["move"] + words, input: [])
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Moved to Shopping list: Hiking"))
    #expect(run.err.contains("New list") == false)
    #expect(try list(of: "hiking") == "Shopping list")
    // The parts of a to-do go along, and it leaves its own parent.
    #expect(try list(of: "pack gear") == "Shopping list")
    #expect(try parent(of: "hiking") == nil)
    #expect(try parent(of: "pack gear") == "Hiking")
    try companion.run("undo")
    #expect(try list(of: "pack gear") == "Inbox")
    #expect(try parent(of: "hiking") == "Weekend plans")
  }

  @Test func aNewListIsMadeAndSaid() throws {
    let run = try companion.run("move", "hiking", "Outdoors", "--json")
    #expect(try run.json()["newLists"][0].text == "Outdoors")
    #expect(run.err.contains("New list: Outdoors"))
    #expect(try list(of: "check weather") == "Outdoors")
  }

  @Test func intoAnotherToDoAndOutOfIt() throws {
    #expect(try companion.run("move", "hiking", "--under", "milk").status == 0)
    #expect(try parent(of: "hiking") == "Milk")
    #expect(try list(of: "pack gear") == "Shopping list")
    #expect(try companion.run("move", "hiking", "--top").out.hasPrefix("Now on its own: Hiking"))
    #expect(try parent(of: "hiking") == nil)
    #expect(try companion.run("move", "hiking", "--top").err.contains("It is there already"))
  }

  @Test(arguments: ["weekend", "hiking", "pack"])
  func nothingBecomesPartOfItself(_ under: String) throws {
    let run = try companion.run("move", "weekend", "--under", under)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("Everything is as it was."))
    #expect(try parent(of: "hiking") == "Weekend plans")
  }

  @Test func aPlaceIsNeeded() throws {
    for words in [["hiking"], ["weekend", "plans"], ["pack", "gear"]] {
      let run = try companion.run(["move"] + words, input: [])
      #expect(run.status == ExitStatus.usage.rawValue)
      #expect(run.err.contains("Say where it should go."))
    }
    let two = try companion.run("move", "hiking", "--top", "--list", "A")
    #expect(two.status == ExitStatus.usage.rawValue)
  }

  @Test func whatReadsAsSomethingToDoCanBeStored() throws {
    let run = try companion.run("move", "the", "old", "couch", "tomorrow")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.err.contains("voicedo-remind add 'move the old couch tomorrow'"))
  }
}
