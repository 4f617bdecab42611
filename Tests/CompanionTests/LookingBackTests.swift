import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// What was done when, and how it is told.
///
/// It is Wednesday, 4 March 2026, 10:20 in Berlin.
@Suite("log, and done --at")
struct LookingBackTests {
  let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  @Test func theLogTellsWhatWasDoneByDays() throws {
    #expect(world.type(["done", "milk"]).status == 0)
    #expect(world.type(["done", "books", "--at", "yesterday at 9"]).status == 0)
    let run = world.type(["log", "since", "monday"])
    #expect(
      run.out == """
        Tue 3 Mar (yesterday): 2 things
          09:00  Return the books  [fa57]
          13:13  Buy stamps  [0b0e]
        Wed 4 Mar (today): 1 thing
          10:20  Buy milk  Groceries  [a11c]

        """
    )
    #expect(world.type(["log"]).out.hasPrefix("Wed 4 Mar (today): 1 thing\n"))
    #expect(world.type(["--plain", "log"]).out.contains("10:20. Buy milk. Groceries. Id a11c."))
  }

  @Test func onMondaysTheBriefingTellsOfTheWeekWhereThatIsChosen() throws {
    #expect(world.type(["done", "milk"]).status == 0)
    world.now = world.now + .seconds(5 * 86_400)
    #expect(!world.type(["briefing"]).out.contains("Last week"))
    try world.write(settings: "[briefing]\nweek = true\n")
    #expect(world.type(["briefing"]).out.hasSuffix("\nLast week: 2 things done\n"))
    let json = try world.type(["briefing", "--json"]).json()["lastWeek"]
    #expect(json["done"].number == 2 && json["focusSeconds"].number == 0)
    world.now = world.now + .seconds(86_400)
    #expect(!world.type(["briefing"]).out.contains("Last week"))
  }

  @Test func whatWasDeletedSinceWasDoneAllTheSame() throws {
    world.type(["done", "milk"])
    world.type(["delete", "a11c"])
    #expect(world.type(["log"]).out.contains("10:20  Buy milk  Groceries  [a11c]"))
    #expect(world.type(["ask", "what did I do today"]).out.hasPrefix("One thing done today"))
    let json = try world.type(["log", "--json"]).json()
    #expect(json["days"][0]["done"][0]["isGone"].bool == true)
    world.type(["forget", "a11c", "--yes"])
    #expect(!world.type(["log"]).out.contains("milk"))
  }

  /// Medication that was taken must not be taken twice: what a repair has lost is no "no".
  @Test func whatARepairCouldNotReadMayBeDone() throws {
    func ask(_ question: String) -> String { world.type(["ask", question]).out }
    #expect(ask("did I buy the milk").hasPrefix("No. “Buy milk” is still open."))
    func note(_ moment: Instant) throws {
      try Holder.write(
        "INSERT INTO delivery (at, event) VALUES (\(moment.milliseconds), 'done-lost')",
        to: world.database
      )
    }
    try note(world.now - .seconds(40 * 86_400))
    #expect(ask("did I buy the milk today").hasPrefix("No. “Buy milk” is still open."))
    try note(world.now - .minutes(20))
    let doubt = " Not all that was done before the repair of Wed 4 Mar 10:00 could be read"
    #expect(ask("did I buy the milk").hasPrefix("“Buy milk” is still open." + doubt))
    #expect(
      ask("when did I last buy the milk")
        .hasPrefix("“Buy milk” has not been ticked off so far." + doubt)
    )
    #expect(ask("what did I do today").contains(doubt))
    #expect(try world.type(["ask", "did I buy the milk", "--json"]).json()["isYes"].isNull)
    world.type(["done", "milk"])
    #expect(ask("did I buy the milk").hasPrefix("Yes."))
  }

  @Test func nothingDoneIsFine() {
    let run = world.type(["log", "2026-01-01"])
    #expect(run.status == 0 && run.out.isEmpty)
    #expect(run.err == "Nothing was ticked off 2026-01-01, and that is fine.\n", "\(run.err)")
  }

  @Test(
    "what lies ahead, or is no time, is refused",
    arguments: [
      ["log", "tomorrow"], ["log", "next week"], ["log", "milk"],
    ]
  )
  func refused(_ line: [String]) {
    let run = world.type(line)
    #expect(run.status == 2, "\(run.out)")
    #expect(run.err.contains("voicedo-remind log last week"), "\(run.err)")
  }

  @Test func somethingToDoThatBeginsWithLogIsStored() {
    #expect(world.type(["log", "the", "hours", "of", "the", "van"]).out.contains("Log the hours"))
  }

  @Test func logAskAndWhyAgreeOnWhenItWasDone() throws {
    let run = world.type(["done", "books", "--at", "8"])
    #expect(run.out == "Done today 08:00: Return the books  [fa57]\n", "\(run.out)")
    #expect(world.type(["log"]).out.contains("08:00  Return the books"))
    #expect(world.type(["ask", "did I return the books"]).out.contains("Wed 4 Mar 08:00"))
    let why = world.type(["why", "books"]).out
    #expect(why.contains("10:20  it was ticked off in the terminal, as done 08:00"), "\(why)")
    #expect(world.type(["undo"]).status == 0)
    #expect(world.type(["log"]).out.isEmpty)
    #expect(world.type(["redo"]).status == 0)
    #expect(world.type(["log"]).out.contains("08:00  Return the books"))
  }

  /// Pills at 8 every day, stored at 7 in the morning of a day.
  private func addPills(daysAgo: Int64) {
    let now = world.now
    world.now = Instant(seconds: now.seconds - daysAgo * 86_400 - 12_000)
    world.type(["add", "take the pills every day at 8"])
    world.now = now
  }

  @Test func aSeriesGoesOnFromWhenItWasDone() throws {
    addPills(daysAgo: 1)
    let run = world.type(["done", "pills", "--at", "yesterday at 9"])
    #expect(run.out.contains("Next: Wed 4 Mar 08:00"), "\(run.out)")
    let again = world.type(["done", "pills", "--at", "8:05"])
    #expect(again.out.contains("Next: Thu 5 Mar 08:00"), "\(again.out)")
    #expect(world.type(["log", "since", "yesterday"]).out.contains("08:05  Take the pills"))
    world.type(["undo"])
    world.type(["undo"])
    #expect(world.type(["show", "pills"]).out.contains("Tue 3 Mar 08:00"))
    let log = world.type(["log", "since", "yesterday"]).out
    #expect(log.contains("08:00  Take the pills: not known"), "\(log)")
    #expect(!log.contains("08:05"), "\(log)")
  }

  @Test func whatHadNotComeThatDayIsAskedAbout() {
    addPills(daysAgo: 0)
    let run = world.type(["done", "pills", "--at", "yesterday at 9"])
    #expect(run.status == 1)
    #expect(run.err.contains("--ahead --at 2026-03-03T09:00"), "\(run.err)")
  }

  @Test(arguments: [
    ("11", "still to come"), ("tomorrow at 8", "still to come"), ("soonish", "no time"),
  ])
  func aMomentThatIsNotOverIsRefused(_ words: String, _ said: String) {
    let run = world.type(["done", "books", "--at", words])
    #expect(run.status == 2)
    #expect(run.err.contains(said), "\(run.err)")
    #expect(world.type(["log"]).out.isEmpty)
  }

  @Test func afterMidnightItIsTheDayBefore() {
    world.now = Instant(seconds: world.now.seconds + 14 * 3600)
    world.type(["done", "milk"])
    #expect(world.type(["log"]).out.hasPrefix("Wed 4 Mar (yesterday): 1 thing\n  00:20  Buy milk"))
    #expect(world.type(["ask", "what did I do today"]).out.hasPrefix("One thing done today"))
    #expect(world.type(["ask", "did I buy the milk"]).out.hasPrefix("Yes."))
    #expect(world.type(["stats"]).out.hasPrefix("Thu 26 Feb to Wed 4 Mar: 2 things"))
  }

  @Test func aWeekdayIsTheLastOneWhereItIsAskedWhatWasDone() {
    world.type(["done", "books", "--at", "friday at 9"])
    #expect(world.type(["ask", "what did I do on friday"]).out.hasPrefix("One thing done"))
  }
}
