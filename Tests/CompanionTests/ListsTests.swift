import Actions
import Testing

@testable import voicedo_remind

@Suite("Lists")
struct ListsTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    try companion.run("add", "Milk", "--list", "Groceries")
    try companion.run("add", "Bread", "--list", "Groceries")
    try companion.run("add", "Shed", "--list", "House and garden")
  }

  @discardableResult
  private func lists(_ words: String...) throws -> Run {
    try companion.run(["lists"] + words, input: [])
  }

  private func names() throws -> [String?] {
    try lists("--json").json()["lists"].elements.map { $0["name"].text }
  }

  @Test func theOverviewHasEachWithItsOpenToDos() throws {
    try companion.run("done", "bread")
    #expect(
      try lists().out == """
        Inbox             nothing open
        Groceries         1 open
        House and garden  1 open

        """
    )
    let answer = try lists("--json").json()["lists"][1]
    #expect(answer["open"].number == 1)
    #expect(answer["done"].number == 1)
  }

  @Test func aListIsMadeWithColourAndSign() throws {
    let run = try lists("add", "Work", "--color", "Red", "--icon", "💼")
    #expect(run.out == "New list: Work\n")
    #expect(try lists().out.contains("💼 Work              nothing open  rose"))
    #expect(try lists("add", "work").err.contains("There is a list named Work already."))
    try companion.run("undo", "--yes")
    #expect(try names() == ["Inbox", "Groceries", "House and garden"])
  }

  @Test func aRampStandsBesideItsListAndIsTakenAway() throws {
    try lists("color", "groceries", "teal")
    try lists("ramp", "Groceries", "5", "15")
    #expect(try lists().out.contains("teal · 15 minutes, 5 minutes ahead"))
    let list = try lists("--json").json()["lists"][1]
    #expect(list["leads"].elements.map(\.number) == [15, 5, 0])
    #expect(try lists("ramp", "Groceries", "15,5").err.contains("It is like that already"))
    let gone = try lists("ramp", "Groceries", "none")
    #expect(gone.out == "To-dos of Groceries come up at their time alone now\n")
    #expect(try lists("ramp", "Groceries", "soon").status == 2)
    #expect(try lists("ramp", "Groceries").status == 2)
  }

  @Test func aToDoOfARampedListMayHaveAWishOfItsOwn() throws {
    func leads(_ title: String) throws -> [Double?] {
      try companion.run("show", title, "--json").json()["todo"]["reminder"]["leads"].elements
        .map(\.number)
    }
    try lists("ramp", "Groceries", "15,5")
    try companion.run("remind", "milk", "tomorrow at 9")
    #expect(try leads("milk") == [15, 5, 0])
    try companion.run("remind", "milk", "--lead", "none")
    #expect(try leads("milk") == [0])
    try companion.run("remind", "milk", "--lead", "list")
    #expect(try leads("milk") == [15, 5, 0])
    try companion.run("move", "milk", "Inbox")
    #expect(try leads("milk") == [0])
  }

  @Test(arguments: [
    (["rename", "groceries", "Food"], "Groceries is now called Food\n"),
    (["rename", "house", "and", "garden", "to", "Home"], "House and garden is now called Home\n"),
    (["rename", "Groceries", "groceries"], "Groceries is now called groceries\n"),
    (["color", "groceries", "#2A9d8F"], "Groceries is #2a9d8f now\n"),
    (["color", "groceries", "purple"], "Groceries is violet now\n"),
    (["icon", "house", "and", "garden", "🏡"], "House and garden has the sign 🏡 now\n"),
    (
      ["ramp", "groceries", "15,5"],
      "To-dos of Groceries come up 15 minutes, 5 minutes ahead as well, and at their time\n"
    ),
    (
      ["ramp", "house", "and", "garden", "1h,", "10"],
      "To-dos of House and garden come up 1 hour, 10 minutes ahead as well, and at their time\n"
    ),
    (
      ["order", "house", "and", "garden", "first"],
      "The order is now: Inbox, House and garden, Groceries\n"
    ),
    (
      ["order", "groceries", "after", "house", "and", "garden"],
      "The order is now: Inbox, House and garden, Groceries\n"
    ),
    (
      ["delete", "groceries", "--move-to", "inbox"],
      "Deleted the list Groceries; 2 to-dos moved to Inbox\n"
    ),
    (["delete", "groceries", "--delete-todos"], "Deleted the list Groceries with 2 to-dos\n"),
  ])
  func aListIsChangedAndTheChangeTakenBack(_ words: [String], _ answer: String) throws {
    let before = try lists("--json").out
    let run = try companion.run(["lists"] + words, input: [])
    #expect(run.status == 0)
    #expect(run.out == answer)
    #expect(try lists("--json").out != before)
    let undo = try companion.run("undo")
    #expect(undo.status == 0)
    #expect(undo.err == "" || !undo.err.contains("Left as it is"))
    #expect(try lists("--json").out == before)
  }

  @Test(arguments: [
    (["rename", "inbox", "Stuff"], Actions.ExitStatus.failed, "The Inbox keeps its name."),
    (["delete", "Inbox"], .failed, "The Inbox stays"),
    (["order", "inbox", "last"], .failed, "The Inbox always stands first."),
    (["rename", "groceries", "House and garden"], .failed, "Everything is as it was."),
    (["rename", "nowhere", "Food"], .nothingMatched, "There is no list named “nowhere”.\nTo see"),
    (["color", "groceries", "sunset"], .usage, "rose, coral"),
    (["icon", "groceries", "shop"], .usage, "is no single sign"),
    (["order", "groceries", "sideways"], .usage, "Try:"),
    (["frob"], .usage, "It takes: add, rename, delete, color, icon, order"),
    (["rename", "groceries"], .usage, "Try:"), (["add"], .usage, "Try:"),
    (["delete", "groceries"], .usage, "lists delete Groceries --move-to Inbox"),
    (["delete", "groceries", "--move-to", "groceries"], .usage, "to itself"),
  ])
  func whatCannotBeIsSaidCalmly(
    _ words: [String],
    _ status: Actions.ExitStatus,
    _ said: String
  ) throws {
    let before = try lists("--json").out
    let run = try companion.run(["lists"] + words, input: [])
    #expect(run.status == status.rawValue)
    #expect(run.err.contains(said), "\(run.err)")
    #expect(Copy.breaches(run.err) == [])
    #expect(try lists("--json").out == before)
  }

  @Test(arguments: [("m\n", 0, 1), ("d\n", 0, 0), ("\n", 1, 1)])
  func deletingAsksOnATerminal(_ typed: String, _ status: Int32, _ open: Int) throws {
    let words = ["lists", "delete", "house", "and", "garden"]
    let (found, lines) = try companion.screen(words, columns: 200, typed: typed)
    #expect(found == status)
    #expect(lines.contains { $0.contains("holds 1 to-do. Type m to move to the Inbox") })
    let todos = try companion.run("list", "shed", "--json").json()["todos"]
    #expect(todos.count == open)
  }

  @Test func anEmptyListJustGoes() throws {
    try lists("add", "Empty")
    #expect(try lists("delete", "empty").out == "Deleted the list Empty\n")
  }

  @Test func coloursStandBesideTheirNames() throws {
    try lists("color", "groceries", "rose")
    try lists("color", "house and garden", "#123456")
    let (_, lines) = try companion.screen(["lists"], columns: 80)
    for line in lines where line.contains("●") {
      #expect(line.contains("rose") || line.contains("#123456"))
    }
    #expect(lines.contains { $0.contains("●") })
    #expect(try lists("--color", "never").out.contains("●") == false)
  }

  @Test func oneAndSeveralAreTheSameList() throws {
    _ = try companion.run("lists", "add", "Chore")
    let run = try companion.run("add", "sweep the floor", "--list", "chores")
    #expect(!run.err.contains("New list"))
    let listed = try companion.run("list", "--list", "Chore")
    #expect(listed.out.contains("Sweep"), "\(run.out) \(listed.err)")
  }

  @Test func severalWordsAreSomethingToDo() throws {
    let run = try companion.run("lists", "for", "the", "camping", "trip")
    #expect(run.out.contains("Lists for the camping trip"))
  }
}
