import Actions
import Testing

@testable import voicedo_remind

/// Lines that begin with a verb of ours under another name, or with a slip of a finger in it.
@Suite("Other words for a command")
struct TypedVerbTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("NO_COLOR", "1")
    for title in ["Kitchen sink", "Call the vet", "Tea", "Team sync", "6"] {
      _ = try companion.run("add", "--no-parse", title, "--at", "2031-05-06T15:00")
    }
  }

  private func titles() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  private func due(_ title: String) throws -> String {
    let due = try companion.run("show", title, "--json").json()["todo"]["due"]
    return "\(due["date"].text ?? "") \(due["time"].text ?? "")"
  }

  @Test(arguments: [
    "rm kitchen sink", "del the sink", "remove sink", "trash the kitchen sink", "erase sink",
    "delte sink", "cancle the sink", "get rid of the sink",
  ])
  func whatDeletesIsDoneAndNeverStored(_ line: String) throws {
    let run = try companion.run(line.words, input: [])
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Deleted: Kitchen sink"), "\(run.out)\(run.err)")
    #expect(try titles().count == 4)
  }

  @Test(arguments: [
    "complete vet", "finish vet", "tick off the vet", "tick-off vet", "mark the vet as done",
    "dnoe vet", "fnish the vet", "i called the vet",
  ])
  func whatIsDoneIsDone(_ line: String) throws {
    let run = try companion.run(line.words, input: [])
    #expect(run.out.hasPrefix("Done: Call the vet"), "\(run.out)\(run.err)")
    #expect(try titles().count == 4)
  }

  @Test(arguments: [
    "reschedule vet 8 may 2031", "postpone the vet to 8 may 2031", "move vet 8 may 2031",
    "defer the vet until 8 may 2031", "change vet to 8 may 2031", "shift the vet 2 days",
    "push vet back two days", "reschedlue vet 8 may 2031",
  ])
  func anotherTimeIsGiven(_ line: String) throws {
    let run = try companion.run(line.words, input: [])
    #expect(run.status == 0, "\(run.out)\(run.err)")
    #expect(try due("vet") == "2031-05-08 15:00", "\(run.out)\(run.err)")
    #expect(try titles().count == 5)
  }

  @Test func aNewNameIsWhatStandsBehindTheOldOne() throws {
    _ = try companion.run("rename", "vet", "to", "Ring the vet")
    #expect(try titles().contains("Ring the vet"))
  }

  @Test func aPersonIsAskedBeforeOneIsDeleted() throws {
    let asked = try companion.runInTerminal("rm", "sink", typing: "n\n")
    #expect(asked.out.contains("Delete “Kitchen sink”? [Y/n]"))
    #expect(try titles().count == 5)
    _ = try companion.runInTerminal("rm", "sink", typing: "\n")
    #expect(try titles().count == 4)
  }

  @Test(arguments: [
    "rm bathtub", "snooze bathtub", "snoze bathtub", "del the bathtub", "grep bathtub",
  ])
  func whatNamesNothingIsNotStored(_ line: String) throws {
    let run = try companion.run(line.words, input: [])
    #expect(run.status == ExitStatus.nothingMatched.rawValue || line.hasPrefix("grep"))
    #expect(try titles().count == 5)
  }

  @Test(arguments: [
    "cancel the newspaper by friday", "change the oil", "finish the novel",
    "search the attic for boxes",
    "start the dishwasher", "remove the stain from the carpet", "mind the gap", "dine with Kim",
    "tag the photos of May", "note the meter reading",
  ])
  func whatNamesNothingOpenIsSomethingToDo(_ line: String) throws {
    let run = try companion.run(line.words, input: [])
    #expect(run.status == 0, "\(run.err)")
    #expect(try titles().count == 6)
  }

  @Test(arguments: [
    ("ls", "Tea"), ("all", "Tea"), ("inbox", "Tea"), ("search vet", "Call the vet"),
    ("ls tea", "Tea"), ("history", ""), ("completed", ""), ("overdue", ""), ("late", ""),
  ])
  func looksHaveOtherNames(_ line: String, _ shown: String) throws {
    let run = try companion.run(line.words, input: [])
    #expect(shown.isEmpty || run.out.contains(shown), "\(run.out)\(run.err)")
    #expect(run.status != ExitStatus.usage.rawValue)
    #expect(try titles().count == 5)
  }

  @Test(arguments: [("tea", "Tea"), ("team", "Team sync"), ("6", "6"), ("the tea", "Tea")])
  func anExactTitleWins(_ name: String, _ title: String) throws {
    let run = try companion.run(["done"] + name.words, input: [])
    #expect(run.out.hasPrefix("Done: \(title)  ["), "\(run.out)\(run.err)")
  }

  @Test(arguments: [
    ["done", "kitchen sink", "call the vet"], ["done", "tea,", "sink", "and", "vet"],
    ["delete", "tea", "and", "sink"], ["done", "sink,", "vet"], ["done", "Tea", "call the vet"],
  ])
  func severalNamesStandApart(_ line: [String]) throws {
    let run = try companion.run(line, input: [])
    #expect(run.status == 0, "\(run.err)")
    #expect(try titles().count == (line.contains("tea,") ? 2 : 3))
  }

  @Test(arguments: [
    "did i lock the shed? buy a padlock", "what was that? renew the insurance",
    "why is the router slow? call the provider",
  ])
  func whatStandsBehindAQuestionIsStored(_ line: String) throws {
    _ = try companion.run(line)
    #expect(try titles().count == 6)
  }

  @Test(arguments: ["move vet friday", "move the vet tomorrow", "move vet to monday at 4"])
  func aDayIsNoListToMoveTo(_ line: String) throws {
    let run = try companion.run(line.words, input: [])
    #expect(run.status == 0, "\(run.err)")
    #expect(try due("vet").hasPrefix("2031-05-06") == false)
    let lists = try companion.run("lists", "--json").json()["lists"].elements
    #expect(lists.count == 1)
  }

  @Test(arguments: ["tomorrow", "friday", "3 dec", "next monday"])
  func aListIsNotCalledLikeADay(_ name: String) throws {
    let run = try companion.run("lists", "add", name)
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.contains("no name of a list"))
    #expect(try companion.run("edit", "vet", "--list", name).status != 0)
  }

  @Test func aSingleWordIsAskedAbout() throws {
    let run = try companion.runInTerminal("gymnastics", typing: "\n")
    #expect(run.out.contains("Store “gymnastics” as a to-do? [Y/n]"))
    #expect(try titles().count == 6)
    _ = try companion.runInTerminal("ballet", typing: "n\n")
    #expect(try titles().count == 6)
  }

  @Test func whatIsSetAsideIsAskedAbout() throws {
    let run = try companion.runInTerminal("the boiler is leaking", typing: "y\n")
    #expect(run.out.contains("as a to-do? [Y/n]"), "\(run.out)")
    #expect(try titles().count == 6)
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
