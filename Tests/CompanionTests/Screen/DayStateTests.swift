import Actions
import Model
import Screen
import Store
import Testing

@testable import voicedo_remind

@Suite("screen: what its keys do")
struct DayStateTests {
  @Test func theDayStandsInOrder() throws {
    let bench = try DayBench()
    #expect(bench.state.page.heading == "Today, Wed 4 Mar")
    #expect(bench.state.page.sections.map(\.heading) == ["Today", "Still on your list"])
    #expect(
      bench.titles(below: "Today") == [
        "Water the plants", "Call the dentist", "Buy 牛奶面包", "Write the report", "Take the pills",
      ]
    )
    // The pills of the morning have waited for an answer since eight.
    #expect(bench.titles(below: "Still on your list") == ["Take the pills"])
    #expect(bench.selected == "Water the plants")
  }

  struct Moved: Sendable, CustomTestStringConvertible {
    let keys: String
    let selected: String
    var testDescription: String { keys }
    init(_ keys: String, _ selected: String) { (self.keys, self.selected) = (keys, selected) }
  }

  @Test(arguments: [
    Moved("<down>", "Call the dentist"), Moved("j", "Call the dentist"),
    Moved("jjk", "Call the dentist"), Moved("<down><up><up>", "Water the plants"),
    Moved("<end>", "Take the pills"), Moved("<end><home>", "Water the plants"),
    Moved("<pgdn>", "Take the pills"), Moved("jjt", "Water the plants"),
    Moved("/report<enter>", "Write the report"), Moved("/report<esc>", "Write the report"),
    Moved("/the<down><enter>", "Call the dentist"),
  ])
  func arrowsAndLettersGoFromThingToThing(_ moved: Moved) throws {
    var bench = try DayBench()
    try bench.press(moved.keys)
    #expect(bench.selected == moved.selected)
    #expect(bench.effects.isEmpty)
  }

  @Test(arguments: [" ", "d"])
  func doneIsDoneAndUndone(_ key: String) throws {
    var bench = try DayBench()
    try bench.press("j" + key)
    #expect(bench.state.message.hasPrefix("Done: Call the dentist"))
    #expect(!bench.titles.contains("Call the dentist"))
    #expect(bench.state.page.done == "Done today: Call the dentist")
    #expect(bench.selected == "Buy 牛奶面包")
    try bench.press("u")
    #expect(bench.state.message.hasPrefix("Taken back: completing “Call the dentist”"))
    #expect(bench.titles.contains("Call the dentist"))
    #expect(bench.state.page.done == nil)
  }

  @Test func laterDoingAndFocusGoThroughTheSameIntents() throws {
    var bench = try DayBench()
    try bench.press("jl1")
    #expect(bench.state.message.hasPrefix("Put off: Call the dentist  until"))
    #expect(bench.state.row?.facts.contains("put off until") == true)
    try bench.press("o")
    #expect(bench.state.message.hasPrefix("You are at it: Call the dentist. It is quiet until "))
    #expect(bench.titles(below: "On now") == ["Call the dentist"])
    #expect(bench.titles.filter { $0 == "Call the dentist" }.count == 1)
    try bench.press("f")
    #expect(bench.state.row?.facts == "focus, 25 min left")
    try bench.press("f")
    #expect(bench.state.row?.facts == "focus, paused")
    try bench.press("f")
    #expect(bench.state.row?.facts == "focus, 25 min left")
  }

  /// It is 10:20, and nothing comes earlier by being put off: some minutes are behind its time, 15:00.
  @Test(arguments: [
    ("1", "Wed 4 Mar 15:10"), ("2", "Wed 4 Mar 18:00"), ("3", "Thu 5 Mar 09:00"),
    ("wfriday 4 pm<enter>", "Fri 6 Mar 16:00"),
  ])
  func laterAsksUntilWhen(_ keys: String, _ moment: String) throws {
    var bench = try DayBench()
    try bench.press("jl")
    guard case .asking(let question) = bench.state.mode else {
      Issue.record("it is not asked: \(bench.state.message)")
      return
    }
    #expect(question.text.contains("1 in 10 minutes · 2 this evening · 3 tomorrow morning"))
    try bench.press(keys)
    #expect(
      bench.state.message.hasPrefix("Put off: Call the dentist  until \(moment)"),
      "\(bench.state.message)"
    )
  }

  @Test(arguments: ["lx", "lw<esc>", "lw<enter>"])
  func laterLeavesItAsItIs(_ keys: String) throws {
    var bench = try DayBench()
    try bench.press("j" + keys)
    #expect(bench.state.message == "")
    #expect(bench.state.row?.facts.contains("put off") == false)
  }

  @Test func theRestGoesToTomorrowOnceThatIsMeant() throws {
    var bench = try DayBench(["buy milk today at 4pm", "call anna today", "pills every day at 20"])
    try bench.press("r")
    guard case .asking(let question) = bench.state.mode else {
      Issue.record("it is not asked: \(bench.state.message)")
      return
    }
    #expect(question.text.contains("to tomorrow? 2: "), "\(question.text)")
    try bench.press("x")
    #expect(bench.titles.count == 3)
    try bench.press("ry")
    #expect(bench.titles == ["Pills"])
    try bench.press("u")
    #expect(bench.titles.count == 3)
  }

  @Test func ofWhatComesTwiceTheFirstIsAnsweredFirst() throws {
    var bench = try DayBench()
    try bench.press("/pills<enter>")
    #expect(bench.state.row?.moment == "20:00")
    for key in ["d", "l", "o"] {
      try bench.press(key)
      #expect(bench.state.message.contains("before that"), "\(key): \(bench.state.message)")
    }
    try bench.press("jd")
    #expect(bench.state.message.hasPrefix("Done: Take the pills"))
    // That of the evening is the next one now, and not here yet: who means it says so.
    #expect(bench.titles == ["Take the pills"])
    try bench.press("d")
    #expect(bench.state.message.contains("done at 10:20 already"), "\(bench.state.message)")
    #expect(bench.titles == ["Take the pills"])
  }

  @Test(
    "Esc leaves nothing at once: it leads back, then it asks",
    arguments: [
      ("<esc>", false), ("<esc><esc>", false), ("<esc>x", false), ("<esc> ", false),
      ("<esc>d", false),
      ("<esc>y", true), ("<esc>Y", true), ("<esc>q", true), ("q", true), ("/milk<esc>", false),
      ("/report<enter><esc>", false), ("/<esc><esc>y", true), ("?<esc>", false), ("a<esc>", false),
    ]
  )
  func leaving(_ keys: String, _ leaves: Bool) throws {
    var bench = try DayBench()
    try bench.press(keys)
    #expect((bench.effects == [.leave]) == leaves)
    #expect(bench.titles.count == 6, "nothing is done on the way")
  }

  @Test func theKeysAreShownOnRequest() throws {
    var bench = try DayBench()
    try bench.press("?")
    let screen = bench.screen(40, 24)
    #expect(screen.contains(" ↑ ↓ j k    choose"), "\(screen)")
    for key in ["Space d", "l ", "f ", "a ", "u ", "/ ", "g ", "t ", "? ", "Esc", "q "] {
      #expect(screen.contains { $0.hasPrefix(" " + key) }, "\(key): \(screen)")
    }
    #expect(!screen.contains { $0.contains("…") }, "\(screen)")
    try bench.press("x")
    #expect(bench.selected == "Water the plants" && bench.titles.count == 6)
  }

  @Test func moreKeysThanLinesCanBeReadThrough() throws {
    var bench = try DayBench()
    bench.state.rows = 8
    try bench.press("?")
    #expect(bench.screen(40, 8).last?.contains("↑↓ more") == true)
    try bench.press("<pgdn><pgdn><pgdn>")
    #expect(bench.screen(40, 8).contains { $0.hasPrefix(" Ctrl-Z") })
  }

  @Test func theWeekKeepsItsColumnsWhateverIsInIt() throws {
    var bench = try DayBench([
      "call the dentist today at 3pm", "buy 牛奶面包 tomorrow", "see été thursday",
    ])
    bench.world.terminal.outputIsTerminal = true
    bench.world.terminal.columns = 80
    try bench.press("g")
    let screen = bench.screen(80, 24)
    let lines = screen.filter { $0.hasPrefix("15:00 Call the") || $0.hasPrefix("  dentist") }
    // What has no hour comes in either order.
    for title in ["See été", "Buy 牛奶面包"] {
      #expect(lines.contains { $0.contains("    · \(title)") }, "\(screen)")
    }
  }

  @Test func aSearchGoesThroughAllThatIsOpen() throws {
    var bench = try DayBench(
      DayBench.said + ["dentist again on 20 march at 9", "pay the rent every month on the 28th"]
    )
    #expect(!bench.titles.contains("Fold the laundry"))
    try bench.press("/")
    #expect(bench.titles(below: "Whenever you're ready") == ["Fold the laundry"])
    #expect(bench.titles(below: "Later on") == ["Dentist again", "Pay the rent"])
    try bench.press("dentist")
    #expect(bench.titles == ["Call the dentist", "Dentist again"])
    try bench.press("<enter>")
    #expect(bench.screen(80, 24)[0].contains("all with “dentist”"))
    try bench.press("<esc>")
    #expect(!bench.titles.contains("Dentist again"))
  }

  @Test func whatHasNoDayIsReachedAndDone() throws {
    var bench = try DayBench()
    try bench.press("/<enter>")
    #expect(bench.screen(80, 24)[0].contains("and all that is open"))
    try bench.press("<end>")
    #expect(bench.selected == "Fold the laundry")
    try bench.press("d")
    #expect(bench.state.message.hasPrefix("Done: Fold the laundry"))
    try bench.press("t")
    #expect(bench.selected == "Water the plants")
  }

  @Test func whatWaitsUnnamedIsReachedAsWell() throws {
    var bench = try DayBench([])
    for day in 10...28 {
      try Holder.write(
        "INSERT INTO todo (title, due_date) VALUES ('Waits \(day)', '2026-02-\(day)')",
        to: bench.world.database
      )
    }
    try bench.look()
    #expect(bench.titles.count == 7)
    #expect(bench.screen(80, 24).contains("   and 12 more"))
    try bench.press("/")
    #expect(bench.titles(below: "Still on your list").count == 19)
    try bench.press("waits 10<enter>")
    #expect(bench.titles == ["Waits 10"])
  }

  @Test func whatIsAheadIsAskedBack() throws {
    var bench = try DayBench(["take the pills every day at 20"])
    try bench.press("d")
    guard case .asking(let question) = bench.state.mode else {
      Issue.record("it is not asked: \(bench.state.message)")
      return
    }
    #expect(question.text.contains("Count that one as done already?"))
    try bench.press("x")
    #expect(bench.titles == ["Take the pills"])
    #expect(bench.state.message == "")
    try bench.press("dy")
    #expect(bench.state.message.hasPrefix("Done: Take the pills"))
    #expect(bench.titles == [])
  }

  @Test func partsAreAskedAbout() throws {
    for (key, left) in [("a", 0), ("o", 2), ("x", 3)] {
      var bench = try DayBench(["plan the trip today at 21:00", "book a train", "pack the bags"])
      for part in ["train", "bags"] {
        try #require(bench.world.type(["move", part, "--under", "trip"]).status == 0)
      }
      try bench.look()
      try bench.press("d")
      guard case .asking(let question) = bench.state.mode else {
        Issue.record("it is not asked: \(bench.state.message)")
        return
      }
      #expect(question.text.contains("2 open parts"))
      try bench.press(key)
      let open = bench.world.type(["list", "--json"]).out
      #expect(try JSON(open)["todos"].count == left, "\(key)")
    }
  }

  @Test func whatIsTypedIsAddedAndReadBack() throws {
    var bench = try DayBench()
    try bench.press("acall anna today at 7pm<enter>")
    #expect(bench.state.message.hasPrefix("Call anna"))
    #expect(bench.state.message.contains("19:00"))
    #expect(bench.titles.contains("Call anna"))
    #expect(bench.state.unsaid == "")
    try bench.press("u")
    #expect(!bench.titles.contains("Call anna"))
  }

  @Test func whatIsNotStoredIsKept() throws {
    var bench = try DayBench()
    try bench.press("abuy milk<esc>")
    #expect(bench.state.message == "Your words are kept: a brings them back.")
    try bench.press("a and bread")
    #expect(bench.state.unsaid == "buy milk and bread")
    try bench.press("<enter>")
    #expect(bench.state.unsaid == "")
    // Noise is not stored, and stays to be read.
    try bench.press("aum<enter>")
    #expect(bench.state.unsaid == "um")
    guard case .adding(let editor) = bench.state.mode else {
      Issue.record("the words are away")
      return
    }
    #expect(editor.text == "um")
    #expect(!bench.state.message.isEmpty)
  }

  @Test func whatIsPastedIsSaidAndNeverARowOfKeys() throws {
    var bench = try DayBench()
    try bench.press(.paste("ddd\nq"))
    #expect(bench.titles.count == 6)
    guard case .adding(let editor) = bench.state.mode else {
      Issue.record("it is not typed")
      return
    }
    #expect(editor.text == "ddd q")
  }

  @Test func aTitleIsChangedInItsPlace() throws {
    var bench = try DayBench()
    try bench.press("je<c-u>see the vet<enter>")
    #expect(bench.selected == "see the vet")
    #expect(bench.state.message.contains("see the vet"))
    try bench.press("e<c-u><enter>")
    #expect(bench.state.message.contains("needs a title"))
    try bench.press("<esc>u")
    #expect(bench.selected == "Call the dentist")
  }

  @Test func searchingShowsWhatHasTheWords() throws {
    var bench = try DayBench()
    try bench.press("/the REP")
    #expect(bench.titles == ["Write the report"])
    try bench.press("x")
    #expect(bench.titles == [])
    #expect(bench.screen(80, 24).contains { $0.contains("Nothing open has “the REPx” in it.") })
    try bench.press("<back><enter>d")
    #expect(bench.state.message.hasPrefix("Done: Write the report"))
    try bench.press("<esc>")
    #expect(bench.titles.count == 5)
    #expect(bench.effects.isEmpty)
  }

  @Test(arguments: ["q", "<esc>y", "<c-c>", "a<c-c>", "/x<c-c>", "g<c-c>", "e<c-c>"])
  func everyWayOutLeaves(_ keys: String) throws {
    var bench = try DayBench()
    try bench.press(keys)
    #expect(bench.effects == [.leave])
  }

  @Test func theWeekIsShownUntilAKey() throws {
    var bench = try DayBench()
    try bench.press("g")
    let screen = bench.screen(80, 24)
    #expect(screen.contains { $0.contains("Wed 4") })
    #expect(screen.last == " Any key goes back")
    try bench.press("d")
    #expect(bench.titles.count == 6)
  }

  /// A key that was pressed for one thing is never for another that came into its place.
  @Test func whatGoesAwayByItselfTakesTheSelectionAlong() throws {
    var bench = try DayBench()
    try bench.press("j")
    try #require(bench.world.type(["done", "dentist"]).status == 0)
    try bench.look()
    #expect(bench.selected == nil)
    try bench.press("d")
    #expect(bench.state.message == "Choose a to-do first, with ↑ and ↓.")
    #expect(bench.titles.count == 5)
    try bench.press("j")
    #expect(bench.selected == "Buy 牛奶面包")
  }

  @Test func whatOthersChangedMeanwhileIsLookedAtAgain() throws {
    var bench = try DayBench()
    try bench.press("j")
    try #require(bench.world.type(["done", "dentist"]).status == 0)
    try bench.press("d")
    #expect(bench.state.message.contains("no longer open"))
    // What repeats has gone on to its next time, which nobody has looked at.
    try bench.press("<end>")
    let pills = try #require(bench.state.row)
    try #require(bench.world.type(["done", pills.row?.todo.handle ?? ""]).status == 0)
    try bench.press("d")
    #expect(bench.state.message.contains("was changed by another program just now"))
    #expect(
      bench.titles == [
        "Water the plants", "Buy 牛奶面包", "Write the report", "Take the pills",
      ]
    )
  }

  @Test func aNewThingLeavesTheSelectionWhereItIs() throws {
    var bench = try DayBench()
    try bench.press("jj")
    try #require(bench.world.type(["add", "feed the cat today at 11"]).status == 0)
    try bench.look()
    #expect(bench.selected == "Buy 牛奶面包")
    #expect(bench.titles.contains("Feed the cat"))
  }

  @Test func anEmptyDaySaysSoAndFills() throws {
    var bench = try DayBench([])
    #expect(bench.screen(80, 24).contains(" Nothing is planned for today. Enjoy the quiet."))
    try bench.press("d")
    #expect(bench.state.message.contains("Choose a to-do first"))
    try bench.press("abuy milk today<enter>")
    #expect(bench.selected == "Buy milk")
  }

  struct Held: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The moments at which the key comes, in milliseconds.
    let moments: [Int]
    var key = " "
    let completions: Int
  }

  @Test(
    "a key that is held down is for one thing",
    arguments: [
      Held(testDescription: "pressed once", moments: [0], completions: 1),
      Held(testDescription: "several in one reading", moments: [0, 0, 0], completions: 1),
      Held(
        testDescription: "held for two seconds, first repeat late",
        moments: [0] + Array(stride(from: 660, to: 2000, by: 40)),
        completions: 1
      ),
      Held(
        testDescription: "held on a console",
        moments: [0] + Array(stride(from: 250, to: 2000, by: 33)),
        key: "d",
        completions: 1
      ),
      Held(testDescription: "pressed again", moments: [0, 900], completions: 2),
      Held(
        testDescription: "pressed again after it was held",
        moments: [0] + Array(stride(from: 500, to: 900, by: 30)) + [1200],
        completions: 2
      ),
    ]
  )
  func aHeldKeyIsForOneThing(_ held: Held) throws {
    let bench = try DayBench()
    var state = bench.state
    let effects = held.moments.compactMap {
      state.press(.text(held.key), bench.words, at: .milliseconds($0))
    }
    #expect(effects.count == held.completions)
  }

  @Test func aHeldKeyIsNoAnswer() throws {
    let bench = try DayBench()
    var state = bench.state
    #expect(state.press(.text(" "), bench.words, at: .zero) != nil)
    state.mode = .asking(DayQuestion(kind: .parts, text: "?", answers: [:]))
    #expect(state.press(.text(" "), bench.words, at: .milliseconds(500)) == nil)
    if case .asking = state.mode {} else { Issue.record("the question is gone") }
    #expect(state.press(.text("x"), bench.words, at: .milliseconds(500)) == nil)
    if case .list = state.mode {} else { Issue.record("the question stays") }
  }

  @Test func wordsThatAreTypedAreNeverHeld() throws {
    let bench = try DayBench()
    var state = bench.state
    for key in ["a", "d", "d", " ", "d"] {
      _ = state.press(.text(key), bench.words, at: .zero)
    }
    #expect(state.unsaid == "dd d")
  }

  @Test func anOpenWeekIsShownAsItIsNow() throws {
    let bench = try DayBench()
    var state = bench.state
    #expect(!state.isWeekOpen)
    state.show(week: ["never"])
    #expect(!state.isWeekOpen)
    state.rows = 3
    state.mode = .reading(.week(["a", "b", "c", "d", "e"]), from: 3)
    state.show(week: ["1", "2", "3"])
    if case .reading(.week(let lines), let first) = state.mode {
      #expect(lines == ["1", "2", "3"] && first == 1)
    } else {
      Issue.record("it is gone")
    }
  }
}
