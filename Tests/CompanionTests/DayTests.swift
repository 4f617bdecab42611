import Actions
import Language
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// What is planned, as the days and `list` show it on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("today, tomorrow, week and list with a time")
struct DayTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    for text in [
      "call the dentist today at 3pm", "take the pills every day at 8 and 20",
      "team meeting tomorrow 10 to 11", "water the plants every friday at 9",
      "write the report high priority by friday", "buy oat milk on my Groceries list",
      "buy bread on my Groceries list tomorrow", "clean the desk",
    ] {
      try #require(world.type(["add", text]).status == 0, "\(text)")
    }
    try Holder.write(
      "INSERT INTO todo (title, due_date, due_time) VALUES ('Return the books', '2026-03-02', '10:00')",
      to: world.database
    )
  }

  private func titles(_ arguments: String...) throws -> [String] {
    let run = world.type(arguments + ["--json"])
    #expect(run.status == 0, "\(run.err)")
    return try run.json()["todos"].elements.compactMap {
      $0["todo"]["title"].text ?? $0["title"].text
    }
  }

  @Test func todayHoldsWhatWaitsAndWhatComes() throws {
    let json = try world.type(["today", "--json"]).json()
    #expect(json["stillOnList"].elements.compactMap { $0["title"].text } == ["Return the books"])
    #expect(json["stillOnListCount"].number == 1)
    #expect(try titles("today") == ["Call the dentist", "Take the pills"])
    #expect(try titles("list", "today") == ["Call the dentist", "Take the pills"])
  }

  @Test func aSeriesComesAtEachOfItsTimes() throws {
    let week = try titles("week")
    #expect(week.filter { $0 == "Take the pills" }.count == 13)
    #expect(week.filter { $0 == "Water the plants" }.count == 1)
    let times = try world.type(["tomorrow", "--json"]).json()["todos"].elements.compactMap {
      $0["at"].text
    }
    #expect(times.first == "2026-03-05T08:00:00+01:00" && times == times.sorted())
  }

  @Test(
    "words behind list name a time, a list, a priority, or two of these",
    arguments: [
      (["groceries"], ["Buy bread", "Buy oat milk"]), (["high"], ["Write the report"]),
      (["groceries", "tomorrow"], ["Buy bread"]), (["tomorrow", "groceries"], ["Buy bread"]),
      (["high", "friday"], ["Write the report"]), (["high priority"], []),
      (["tomorrow morning"], ["Take the pills", "Buy bread", "Team meeting"]),
      (["desk"], ["Clean the desk"]), (["the", "desk"], ["Clean the desk"]),
    ]
  )
  func words(_ words: [String], _ expected: [String]) throws {
    let run = world.type(["list", "--json"] + words)
    let todos = try run.json()["todos"].elements
    let titles = todos.compactMap { $0["todo"]["title"].text ?? $0["title"].text }
    if words == ["high priority"] {
      #expect(run.status == 3, "these are words to look for")
    } else {
      #expect(Set(titles) == Set(expected))
    }
  }

  @Test func aListGoesBeforeATimeOfItsName() throws {
    try #require(world.type(["lists", "add", "Weekend"]).status == 0)
    try #require(world.type(["add", "read", "--list", "Weekend"]).status == 0)
    #expect(try titles("list", "weekend") == ["Read"])
  }

  @Test func onAScreenDaysAroundNowGoByTheirNames() {
    world.type(["add", "feed the cat", "--at", "tomorrow 9am"])
    #expect(world.type(["show", "cat"]).out.contains("Thu 5 Mar 09:00 (tomorrow)"))
    world.terminal.outputIsTerminal = true
    #expect(world.type(["show", "cat"]).out.contains("tomorrow 09:00"))
    #expect(!world.type(["show", "cat"]).out.contains("(tomorrow)"))
    #expect(world.type(["add", "read", "--at", "5pm"]).out.contains("today 17:00 (in 6 h"))
  }

  @Test func onAScreenTheDaysAreHeadings() throws {
    world.terminal.outputIsTerminal = true
    world.terminal.columns = 80
    let run = world.type(["week"])
    #expect(run.out.hasPrefix("Still on your list\n"), "\(run.out)")
    #expect(run.out.contains("\nToday, Wed 4 Mar\n"), "\(run.out)")
    #expect(run.out.contains("15:00 (in 5 h)"), "\(run.out)")
    #expect(run.out.contains("\nTomorrow, Thu 5 Mar\n"))
    #expect(run.out.contains("\nFri 6 Mar\n"))
    #expect(!run.out.contains("\u{1B}"))
  }

  @Test(arguments: [40, 80])
  func noLineIsWiderThanTheScreen(_ columns: Int) throws {
    world.terminal.outputIsTerminal = true
    world.terminal.columns = columns
    for verb in ["today", "tomorrow", "week"] {
      for line in world.type([verb]).out.split(separator: "\n") {
        #expect(String(line).columns <= columns, "\(line)")
      }
    }
  }

  /// Every time of a day is told: up to four in lines, more on one.
  @Test(arguments: [
    ("stretch every 3 hours", 1, "+7 until 22:20"),
    ("eye drops at 8, 12, 16 and 20 every day", 4, "20:00 Eye drops every day"),
    ("stand up every hour 9-5 on weekdays", 1, "09:00 Stand up hourly 9-17 on weekdays"),
    ("sip tea every 2 hours from 8 to 20", 1, "08:00 Sip tea every 2 hours 8-20"),
    ("turn the egg every 90 minutes", 1, "+15 until "),
  ])
  func aDayTellsEachTimeOfWhatComesOften(_ said: String, _ lines: Int, _ told: String) throws {
    let before = try titles("tomorrow").count
    try #require(world.type(["add", said]).status == 0)
    world.terminal.outputIsTerminal = true
    let out = world.type(["tomorrow"]).out
    let added = out.split(separator: "\n").count - 1 - before
    let words = out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(added == lines && words.contains(told), "\(out)")
  }

  @Test func dataLeaveNothingOut() throws {
    try #require(world.type(["add", "stretch every hour"]).status == 0)
    #expect(try titles("week").filter { $0 == "Stretch" }.count > 150)
  }

  @Test func whatIsLeftOfTodayIsToldOnItsFirstLine() throws {
    try #require(world.type(["add", "stand up every hour 9-5 on weekdays"]).status == 0)
    world.terminal.outputIsTerminal = true
    let today = world.type(["today"]).out
    #expect(today.contains("11:00 (in 40 min)  Stand up  hourly 9-17 on weekdays"), "\(today)")
    #expect(world.type([]).out.contains("hourly 9-17 on weekdays"), "the card says so as well")
  }

  @Test func whatComesEveryHourWaitsOnce() throws {
    try #require(world.type(["add", "stretch every hour"]).status == 0)
    world.now = world.now + .seconds(6 * 3600)
    world.terminal.outputIsTerminal = true
    let lines = world.type(["today"]).out.split(separator: "\n")
    let waiting = lines.prefix { !$0.hasPrefix("Today") }.filter { $0.contains("Stretch") }
    #expect(waiting.count <= 1, "\(lines)")
  }

  @Test func theWaitingAreFewAndCounted() throws {
    for day in 10...28 {
      try Holder.write(
        "INSERT INTO todo (title, due_date) VALUES ('Waits', '2026-02-\(day)')",
        to: world.database
      )
    }
    let run = world.type(["today"])
    #expect(run.out.split(separator: "\n").filter { $0.contains("Waits") }.count == 6)
    #expect(run.err.contains("13 more are still on your list"), "\(run.err)")
  }

  @Test(
    "words behind a day are something to do, or kept",
    arguments: ["today", "tomorrow", "week"]
  )
  func wordsBehind(_ verb: String) throws {
    let run = world.type([verb, "buy", "cheese"])
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.containsText("cheese"), "\(run.out)")
    let morning = world.type([verb, "morning"])
    #expect(morning.status == 2 || morning.status == 0)
    #expect(morning.status == 0 || morning.err.contains("add"), "the words are given back")
  }

  @Test func nothingPlannedIsSaidCalmly() throws {
    let empty = try ExampleWorld(filled: false)
    let run = empty.type(["today"])
    #expect(run.status == 0)
    #expect(run.out == "")
    #expect(run.err.hasPrefix("Nothing is planned today."), "\(run.err)")
    #expect(empty.type(["week"]).err.hasPrefix("Nothing is planned within 7 days."))
  }

  @Test func plainAnswersAreSentences() throws {
    let run = world.type(["today", "--plain"])
    #expect(
      run.out.contains("Call the dentist. Wednesday 4 March 15:00, in 4 hours 40 minutes. Id "),
      "\(run.out)"
    )
  }
}
