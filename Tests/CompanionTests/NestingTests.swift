import Actions
import Testing

@testable import Answers
@testable import voicedo_remind

@Suite("To-dos within to-dos")
struct NestingTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("NO_COLOR", "1")
  }

  /// Stores a to-do word for word; answers its handle.
  private func add(_ title: String, _ options: String...) throws -> String {
    let run = try companion.run(["add", "--no-parse", "--json", title] + options, input: [])
    return try #require(try run.json()["todos"][0]["handle"].text)
  }

  /// The titles of `list` with the blanks before them.
  private func outline(_ options: String...) throws -> [String] {
    try companion.run(["list"] + options, input: []).out.split(separator: "\n").map {
      String($0.dropFirst(6))
    }
  }

  @Test func aPlanIsStoredWithItsParts() throws {
    let run = try companion.run("weekend plans: hiking - pack gear, check weather")
    #expect(run.status == 0)
    #expect(
      run.out.split(separator: "\n").map { $0.prefix { $0 != "(" }.dropLast(2) }
        == ["Weekend plans", "  Hiking", "    Pack gear", "    Check weather"]
    )
    #expect(try outline() == ["Weekend plans", "  Hiking", "    Pack gear", "    Check weather"])
  }

  @Test func anOptionPutsAToDoIntoAnother() throws {
    let plans = try add("Weekend plans", "--list", "Home")
    let hiking = try add("Hiking", "--parent", plans)
    let todo = try companion.run("show", hiking, "--json").json()
    #expect(todo["path"][0]["handle"].text == plans)
    // Without a list of its own it is on that of what it is part of.
    #expect(todo["todo"]["list"].text == "Home")
    let by = try companion.run("add", "Boots", "--no-parse", "--parent", "weekend")
    #expect(by.err.contains("matches") == false)
    #expect(try outline("--list", "home") == ["Weekend plans", "  Hiking", "  Boots"])
  }

  @Test func anUnknownParentMeansTheRootAndIsSaid() throws {
    let run = try companion.run("add", "Pack gear", "--parent", "nowhere")
    #expect(run.status == 0)
    #expect(run.err.contains("Nothing on your list matches “nowhere”, so it stands on its own."))
    #expect(try outline() == ["Pack gear"])
  }

  @Test func draftsNameOtherDraftsOrStoredToDos() throws {
    let plans = try add("Weekend plans")
    let tasks = """
      {"tasks":[{"title":"Boots","parent":1},{"title":"Hiking","parent":"\(plans)"},
       {"title":"Map","parent":"hiking"},{"title":"Snacks","parent":"Weekend Plans"},
       {"title":"Alone","parent":"nowhere"},{"title":"Far","parent":99}]}
      """
    let run = try companion.run("add", "--json", "-", input: tasks)
    #expect(run.status == 0)
    let remarks = try run.json()["remarks"]
    #expect((0..<2).map { remarks[$0]["kind"].text } == ["parent-not-found", "parent-not-found"])
    #expect(
      try outline() == [
        "Weekend plans", "  Hiking", "    Boots", "    Map", "  Snacks", "Alone", "Far",
      ]
    )
  }

  @Test func anEditThatNamesAListTakesPartsAlong() throws {
    try companion.run("weekend plans: hiking - pack gear, check weather")
    let run = try companion.run("edit", "hiking", "--list", "Home")
    #expect(run.err.contains("2"), "\(run.err)")
    #expect(try outline("--list", "home") == ["Hiking", "  Pack gear", "  Check weather"])
    #expect(try outline("--list", "inbox") == ["Weekend plans"])
    try companion.run("undo")
    #expect(try outline() == ["Weekend plans", "  Hiking", "    Pack gear", "    Check weather"])
  }

  @Test func whatComesNextIsShownWithItsPath() throws {
    companion.moveToMorning()
    try companion.run("weekend plans: hiking - pack gear, check weather")
    try companion.run("remind", "gear", "in 20 minutes")
    #expect(try companion.run("next").out.contains("part of Weekend plans › Hiking"))
    #expect(try companion.run("briefing").out.contains("part of Weekend plans › Hiking"))
    #expect(try companion.run("next", "--plain").out.contains("Part of Weekend plans › Hiking."))
  }

  @Test func aFilteredViewShowsAPartWithItsPath() throws {
    try companion.run("weekend plans: hiking - pack gear, check weather")
    #expect(try outline("gear") == ["Pack gear  part of Weekend plans › Hiking"])
    #expect(
      try companion.run("list", "gear", "--plain").out.contains("Part of Weekend plans › Hiking.")
    )
  }

  @Test func aTreeStandsWhereItsEarliestOpenMemberStands() throws {
    _ = try add("Later", "--at", "2099-03-02T10:00")
    let plans = try add("Plans", "--at", "2099-03-03T10:00")
    _ = try add("First part", "--parent", plans)
    _ = try add("Second part", "--parent", plans, "--at", "2099-03-01T10:00")
    let todos = try companion.run("list", "--json").json()["todos"]
    #expect(
      (0..<4).map { todos[$0]["title"].text } == ["Plans", "First part", "Second part", "Later"]
    )
  }

  @Test func showTellsThePathAndTheStateOfTheParts() throws {
    try companion.run("weekend plans: hiking - pack gear, check weather")
    try companion.run("done", "pack")
    let sheet = try companion.run("show", "hiking").out
    #expect(sheet.contains("Part of   Weekend plans  ["))
    #expect(sheet.contains("]  done\n"))
    #expect(sheet.contains("]  open\n"))
    let answer = try companion.run("show", "hiking", "--json").json()
    #expect(answer["children"].count == 2)
    #expect(answer["path"][0]["title"].text == "Weekend plans")
  }

  @Test func doneLeavesOpenPartsWhereTheyAreAndSaysSo() throws {
    try companion.run("hiking - pack gear, check weather")
    let run = try companion.run("done", "hiking")
    #expect(run.out.hasPrefix("Done: Hiking"))
    #expect(run.err.contains("Still open below “Hiking”: Pack gear, Check weather"))
    #expect(
      try outline() == ["Pack gear  part of Hiking", "Check weather  part of Hiking"]
    )
  }

  @Test func doneTakesThePartsWhereThatIsSaid() throws {
    try companion.run("weekend plans: hiking - pack gear, check weather")
    let run = try companion.run("done", "weekend", "--with-children")
    #expect(run.out.split(separator: "\n").count == 4)
    #expect(try outline() == [])
    try companion.run("undo")
    #expect(try outline().count == 4)
    let only = try companion.run("done", "weekend", "--only")
    #expect(only.err.contains("Still open") == false)
    #expect(try outline().count == 3)
    let both = try companion.run("done", "hiking", "--only", "--with-children")
    #expect(both.status == ExitStatus.usage.rawValue)
  }

  @Test(arguments: [("a\n", 0), ("o\n", 2), ("n\n", 3), ("\n", 3)])
  func doneAsksOnATerminal(_ typed: String, _ open: Int) throws {
    try companion.run("hiking - pack gear, check weather")
    let (status, lines) = try companion.screen(["done", "hiking"], columns: 120, typed: typed)
    #expect(status == (open == 3 ? ExitStatus.failed.rawValue : 0))
    #expect(
      lines.contains {
        $0.contains("Complete these 2 parts too? a for all, o for only “Hiking”, n for none:")
      }
    )
    #expect(lines.contains { $0.hasPrefix("  Pack gear") })
    #expect(try outline().count == open)
  }

  @Test(arguments: [("a\n", 0), ("o\n", 2), ("n\n", 3), ("\n", 3)])
  func deleteAsksOnATerminal(_ typed: String, _ open: Int) throws {
    try companion.run("hiking - pack gear, check weather")
    let (_, lines) = try companion.screen(["delete", "hiking"], columns: 120, typed: typed)
    #expect(lines.contains { $0.contains("Delete these 2 parts too?") }, "\(lines)")
    #expect(try outline().count == open)
  }

  @Test func deleteTakesThePartsWhereThatIsSaid() throws {
    try companion.run("weekend plans: hiking - pack gear, check weather")
    try companion.run("done", "pack gear")
    #expect(try companion.run("delete", "hiking", "--with-children").status == 0)
    #expect(try outline("--all") == ["Weekend plans"])
    try companion.run("undo")
    #expect(try outline("--all").count == 4)
    let both = try companion.run("delete", "hiking", "--only", "--with-children")
    #expect(both.status == ExitStatus.usage.rawValue)
  }

  @Test func thePartsOfADeletedToDoMoveUp() throws {
    try companion.run("weekend plans: hiking - pack gear, check weather")
    let run = try companion.run("delete", "hiking")
    #expect(run.err.contains("Now part of “Weekend plans”: Pack gear, Check weather"))
    #expect(try outline() == ["Weekend plans", "  Pack gear", "  Check weather"])
    let last = try companion.run("delete", "weekend")
    #expect(last.err.contains("Now on their own: Pack gear, Check weather"))
    try companion.run("undo")
    try companion.run("undo")
    #expect(try outline() == ["Weekend plans", "  Hiking", "    Pack gear", "    Check weather"])
  }

  @Test func aThousandLevelsAreNoTrouble() throws {
    let tasks = (0..<1000).map { number in
      #"{"title":"Level \#(number)"\#(number > 0 ? ",\"parent\":\(number - 1)" : "")}"#
    }
    let stored = try companion.run(
      "add",
      "--json",
      "-",
      input: #"{"tasks":[\#(tasks.joined(separator: ","))]}"#
    )
    #expect(stored.status == 0)
    for columns in [20, 80] {
      let (status, lines) = try companion.screen(["list", "--limit", "1000"], columns: columns)
      #expect(status == 0)
      #expect(lines.allSatisfy { $0.columns <= columns })
      #expect(lines.contains { $0.contains("Level 999") } || columns == 20)
    }
    #expect(try companion.run("list", "--json").json()["todos"].count == 1000)
    #expect(try companion.run("show", "Level 999").out.contains("›"))
    let first = try #require(
      try companion.run("list", "--json", "--limit", "1").json()["todos"][0]["handle"].text
    )
    #expect(try companion.run("move", first, "Deep").err.contains("went along: 999"))
    #expect(try companion.run("delete", first).status == 0)
    #expect(try companion.run("undo").status == 0)
    #expect(try companion.run("done", first, "--with-children").status == 0)
    #expect(try outline() == [])
  }
}
