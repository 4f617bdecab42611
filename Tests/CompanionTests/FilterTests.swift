import Actions
import Testing

@testable import voicedo_remind

/// Options that stand where names may stand, and what is said of everything.
@Suite("Several to-dos at once")
struct FilterTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("NO_COLOR", "1")
    companion.moveToMorning()
    try add("Draft offer", "--list", "Acme", "--at", "today at 23:00")
    try add("Send offer", "--list", "Acme", "--at", "in 3 weeks")
    try add("Water ferns", "--at", "2020-05-06T15:00")
    try add("Far away", "--at", "2031-05-06T15:00")
    try add("Heart pills", "--at", "today at 22:00")
    try companion.run("remind", "heart pills", "--breakthrough")
  }

  private func add(_ title: String, _ options: String...) throws {
    _ = try companion.run(["add", "--no-parse", title] + options, input: [])
  }

  private func titles() throws -> Set<String> {
    let todos = try companion.run("list", "--json").json()["todos"].elements
    return Set(todos.compactMap { $0["title"].text })
  }

  private func due(_ title: String) throws -> String? {
    try companion.run("show", title, "--json").json()["todo"]["due"]["date"].text
  }

  @Test(arguments: [
    ["done", "--list", "acme"], ["delete", "--list", "Acme"],
    ["edit", "--list", "acme", "--priority", "high"], ["say", "mark everything on acme as done"],
    ["snooze", "--list", "acme"], ["move", "--list", "acme", "friday"],
  ])
  func severalAreRefusedWhereNobodyIsAsked(_ line: [String]) throws {
    let run = try companion.run(line, input: [])
    #expect(run.status == ExitStatus.ambiguous.rawValue, "\(run.out)\(run.err)")
    #expect(run.err.contains("2"))
    #expect(try titles().count == 5)
  }

  @Test func yesAnswersThat() throws {
    #expect(try companion.run("done", "--list", "acme", "--yes").status == 0)
    #expect(try titles() == ["Water ferns", "Far away", "Heart pills"])
    try companion.run("undo")
    #expect(try titles().count == 5)
  }

  @Test func aPersonSeesThemAndIsAsked() throws {
    let run = try companion.runInTerminal("delete", "--list", "acme", typing: "y\n")
    #expect(run.out.contains("Draft offer"))
    #expect(run.out.contains("[y/N]"))
    #expect(try titles().count == 3)
  }

  @Test func theyMoveToAListOrAnotherTime() throws {
    try companion.run("lists", "add", "Work")
    #expect(try companion.run("move", "--list", "acme", "Work", "--yes").status == 0)
    let work = try companion.run("list", "--list", "work", "--json").json()["todos"].elements
    #expect(work.count == 2)
    #expect(try companion.run("edit", "--overdue", "--when", "2031-01-01").status == 0)
    #expect(try due("ferns") == "2031-01-01")
  }

  @Test(arguments: ["push everything to tomorrow", "move everything to tomorrow"])
  func everythingIsWhatTodayHoldsAndWhatWaits(_ words: String) throws {
    let (far, pills, offer) = (try due("far away"), try due("heart pills"), try due("send offer"))
    let run = try companion.run("say", "--yes", words)
    #expect(run.status == 0, "\(run.err)")
    #expect(run.err.contains("Heart pills"))
    #expect(try due("ferns") != "2020-05-06")
    #expect(try due("far away") == far)
    #expect(try due("heart pills") == pills)
    #expect(try due("send offer") == offer)
  }

  @Test(arguments: [["snooze", "far", "away"], ["snooze", "far", "away", "for", "an", "hour"]])
  func puttingOffGoesBehindItsOwnTime(_ line: [String]) throws {
    let run = try companion.run(line, input: [])
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.contains("6 May 2031"), "\(run.out)")
  }

  @Test func untilBeforeItsOwnTimeIsRefused() throws {
    let run = try companion.run("snooze", "far away", "until tomorrow")
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.contains("To have it come earlier: voicedo-remind edit"))
  }

  @Test func everythingPutOffComesNoEarlier() throws {
    let run = try companion.run("say", "--yes", "snooze everything until tomorrow")
    #expect(run.status == 0, "\(run.err)")
    #expect(!run.out.contains("Far away"))
    #expect(!run.out.contains("Heart pills"))
  }

  @Test func listsAreOrderedAndFiltered() throws {
    let run = try companion.run("list", "--sort", "title")
    let draft = try #require(run.out.firstRange(of: "Draft offer"))
    let water = try #require(run.out.firstRange(of: "Water ferns"))
    #expect(draft.lowerBound < water.lowerBound)
    try companion.run("done", "ferns")
    #expect(try companion.run("list", "done").out.contains("Water ferns"))
    #expect(try companion.run("list", "due:today").out.contains("Draft offer"))
    #expect(try companion.run("edit", "draft", "due:2031-02-03").status == 0)
    #expect(try due("draft") == "2031-02-03")
    #expect(try companion.run("edit", "draft", "--due", "2031-02-04", "p1").status == 0)
    #expect(try due("draft") == "2031-02-04")
  }
}
