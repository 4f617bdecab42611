import Actions
import Testing

@testable import voicedo_remind

@Suite("A fresh start")
struct FreshStartTests {
  private let companion: Companion
  private let long = "strftime('%s', 'now', '-30 days')"

  init() throws {
    companion = try Companion()
    companion.moveToMorning()
    try companion.run("lists", "add", "Work")
    for title in ["Bank", "Water"] {
      try write("'\(title)', date('now', '-20 days'), \(long)", "title, due_date, created_at")
    }
    for (title, list) in [
      ("Report", "(SELECT id FROM list WHERE name = 'Work')"), ("Idea", "'inbox'"),
    ] {
      try write("'\(title)', \(list), \(long), \(long)", "title, list_id, created_at, updated_at")
    }
  }

  private func write(_ values: String, _ columns: String) throws {
    try Holder.write("INSERT INTO todo (\(columns)) SELECT \(values)", to: companion.database)
  }

  /// The titles with what became of each, and its day.
  private func steps(_ arguments: String...) throws -> [String: String] {
    let answer = try companion.run(["fresh-start", "--json"] + arguments, input: []).json()
    var steps: [String: String] = [:]
    for group in answer["groups"].elements {
      for step in group["todos"].elements {
        let title = step["todo"]["title"].text ?? ""
        steps[title] = (step["choice"].text ?? "") + (step["day"].text.map { " \($0)" } ?? "")
      }
    }
    return steps
  }

  private func days() throws -> [String: Int] {
    let todos = try companion.run("list", "--json").json()["todos"].elements
    let days = todos.map { $0["due"]["date"].text ?? "none" }
    return Dictionary(days.map { ($0, 1) }) { $0 + $1 }
  }

  /// A whole takes its parts along to the other list, whichever was looked at first.
  @Test(arguments: [("-20 days", "-15 days"), ("-15 days", "-20 days")])
  func partsLoseTheirDayWithTheirWhole(_ whole: String, _ part: String) throws {
    try write("'Trip', date('now', '\(whole)'), \(long)", "title, due_date, created_at")
    try write(
      "'Train', date('now', '\(part)'), \(long), (SELECT id FROM todo WHERE title = 'Trip')",
      "title, due_date, created_at, parent_id"
    )
    let steps = try steps("--someday")
    #expect(steps["Trip"] == "someday" && steps["Train"] == "no-day")
  }

  @Test func withoutAnOptionItOnlyShows() throws {
    let run = try companion.run("fresh-start")
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Inbox: 3\n"))
    #expect(run.out.contains("Work: 1\n  Report"))
    #expect(run.err.contains("voicedo-remind fresh-start --spread"))
    let all = ["Bank": "leave", "Water": "leave", "Report": "leave", "Idea": "leave"]
    #expect(try steps() == all)
  }

  @Test(arguments: [
    (["--spread"], [3, 1]), (["--spread", "2"], [2, 2]), (["--spread", "9"], [4]),
  ])
  func noDayGetsMoreThanItMayHold(_ options: [String], _ counts: [Int]) throws {
    #expect(try companion.run(["fresh-start"] + options, input: []).status == 0)
    #expect(try days().sorted { $0.key < $1.key }.map(\.value) == counts)
  }

  @Test func aDayThatIsFullGetsNothing() throws {
    for title in ["One", "Two"] {
      try write("'\(title)', date('now', 'localtime', '+1 day')", "title, due_date")
    }
    let tomorrow = try days().filter { $0.value == 2 && $0.key > "2026" }
    try companion.run("fresh-start", "--spread", "2", "--list", "Work")
    #expect(try days().filter { tomorrow[$0.key] != nil }.values.allSatisfy { $0 <= 2 })
  }

  @Test func whatComesEveryDayFillsNone() throws {
    for number in 1...3 {
      let values = "'Pill \(number)', date('now', '-1 day'), '08:0\(number)', 'FREQ=DAILY'"
      try write(values, "title, due_date, due_time, rrule")
    }
    let steps = try steps("--spread", "--dry-run")
    #expect(Set(steps.keys) == ["Bank", "Water", "Report", "Idea"])
    #expect(steps.values.allSatisfy { $0.hasPrefix("spread ") })
  }

  @Test func daysAreTakenAwayAndClockTimesStay() throws {
    try Holder.write(
      "UPDATE todo SET due_time = '14:00' WHERE title = 'Bank'",
      to: companion.database
    )
    try companion.run("fresh-start", "--spread", "9")
    let bank = try companion.run("show", "bank", "--json").json()["todo"]["due"]
    #expect(bank["time"].text == "14:00")
    try companion.run("undo")
    #expect(
      try steps("--no-day")
        == ["Bank": "no-day", "Water": "no-day", "Report": "leave", "Idea": "leave"]
    )
    #expect(try days() == ["none": 4])
  }

  @Test func somedayIsAListThatIsMadeAndLeftInPeace() throws {
    let run = try companion.run("fresh-start", "--someday")
    #expect(run.out.hasPrefix("On the list Someday now:\n"))
    #expect(try companion.run("lists").out.contains("Someday  4 open"))
    try Holder.write("UPDATE todo SET due_date = '2020-01-01'", to: companion.database)
    #expect(try steps() == [:])
    #expect(try steps("--list", "Someday").count == 4)
    #expect(try companion.run("fresh-start").err == "Nothing has waited longer than a week.\n")
  }

  @Test func allOfItIsOneStep() throws {
    let before = try companion.run("list").out
    let lists = try companion.run("lists").out
    for option in ["--spread", "--no-day", "--someday"] {
      try companion.run("fresh-start", option)
      #expect(try companion.run("list").out != before)
      let undone = try companion.run("undo").out
      #expect(undone.hasPrefix("Taken back: the fresh start of “"))
      #expect(try companion.run("list").out == before)
      #expect(try companion.run("lists").out == lists)
    }
  }

  @Test func aDryRunChangesNothing() throws {
    let before = try companion.run("list", "--json").out
    let run = try companion.run("fresh-start", "--someday", "--dry-run")
    #expect(run.out.hasPrefix("These would be on the list Someday:\n"))
    #expect(run.err.contains("Nothing was changed."))
    #expect(try companion.run("list", "--json").out == before)
    #expect(try !companion.run("lists").out.contains("Someday"))
  }

  @Test func onATerminalEachListIsAskedAbout() throws {
    let run = try companion.runInTerminal("fresh-start", typing: "\no\n")
    #expect(run.out.contains("Inbox: 3"))
    #expect(run.out.contains("On the list Someday now:"))
    #expect(run.out.contains("3 stay as they are."))
    let report = try companion.run("show", "report", "--json").json()["todo"]
    #expect(report["list"].text == "Someday")
  }

  @Test func partsGoWithTheirWhole() throws {
    try write(
      "'Part', (SELECT id FROM todo WHERE title = 'Idea'), \(long)",
      "title, parent_id, created_at"
    )
    try companion.run("fresh-start", "--someday", "--list", "Inbox")
    let part = try companion.run("show", "part", "--json").json()["todo"]
    #expect(part["list"].text == "Someday" && part["parent"].text != nil)
  }

  @Test(arguments: [
    ["--spread", "0"], ["--spread", "--no-day"], ["--someday", "--no-day"],
  ])
  func whatMakesNoSenseIsRefused(_ options: [String]) throws {
    let run = try companion.run(["fresh-start"] + options, input: [])
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(try days().values.max() == 2)
  }

  @Test func otherWordsAreSomethingToDo() throws {
    #expect(try companion.run("fresh-start", "the", "compost").status == 0)
    #expect(try companion.run("list", "compost").status == 0)
  }
}
