import Actions
import Model
import Testing

@testable import voicedo_remind

/// What is told of times that nobody answered, at every door, in March 2026.
@Suite("What is told of what repeats")
struct SeriesTruthTests {
  let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
  }

  private func moment(_ day: Int, _ hour: Int) -> Instant {
    // The world stands still on the 4th at 10:20.
    Instant(
      seconds: ExampleWorld.now.seconds + Int64((day - 4) * 86_400 + (hour - 10) * 3600 - 1200)
    )
  }

  /// Types a line on a day of March, at nine.
  @discardableResult
  private func on(_ day: Int, _ words: [String]) -> Run { on(day, 9, words) }

  @discardableResult
  private func on(_ day: Int, _ hour: Int, _ words: [String]) -> Run {
    world.now = moment(day, hour)
    return world.type(words)
  }

  /// A line of the service's own, at which it is known to have run.
  private func serve(_ day: Int, _ hour: Int, _ event: String = "briefed", since: Instant? = nil)
    throws
  {
    let reason = since.map { "'\($0.milliseconds)'" } ?? "NULL"
    let at = moment(day, hour).milliseconds
    try Holder.write(
      "INSERT INTO delivery (at, event, reason) VALUES (\(at), '\(event)', \(reason))",
      to: world.database
    )
  }

  /// Something of every day at eight from Monday the 2nd on, done on Monday, Tuesday and Sunday.
  private func aWeek(of title: String) {
    on(1, 20, ["add", "\(title) every day at 8"])
    for day in [2, 3, 8] { on(day, ["done", title]) }
  }

  enum Service: CaseIterable { case none, off, running }

  @Test(arguments: ["Bisoprolol", "Walk", "Eye drops"], Service.allCases)
  func threeOfSevenIsNeverThreeOfThree(title: String, service: Service) throws {
    aWeek(of: title)
    let missed = "Wed 4 Mar, Thu 5 Mar, Fri 6 Mar and Sat 7 Mar"
    let told: String
    switch service {
    case .none: told = "not known: \(missed)"
    case .off:
      try serve(2, 7)
      try serve(8, 8, "off", since: moment(3, 20))
      told = "the machine was off: \(missed)"
    case .running:
      try serve(2, 7)
      try serve(8, 8)
      told = "not answered: \(missed)"
    }
    let out = on(8, 10, ["stats"]).out
    #expect(out.contains("■■□□□□■  3 of the last 7"), "\(out)")
    #expect(out.contains(told), "\(out)")
    #expect(on(8, 10, ["--plain", "stats"]).out.contains("3 of the last 7; \(told)"))
    let kept = try on(8, 10, ["stats", "--json"]).json()["kept"][0]
    #expect(kept["times"].elements.count == 7)
    #expect(on(8, 10, ["stats", "--html", "-"]).out.contains("\(title): \(told)"))
    let log = on(8, 10, ["log", "week"]).out
    let words = String(told.prefix { $0 != ":" })
    for day in ["Wed 4 Mar", "Thu 5 Mar", "Fri 6 Mar", "Sat 7 Mar"] {
      let heading = log.split(separator: "\n").firstIndex { $0.hasPrefix(day) }
      #expect(heading != nil, "\(log)")
    }
    #expect(log.contains("08:00  \(title): \(words)"), "\(log)")
    #expect(on(8, 10, ["why", title]).out.contains("Of its times: \(told)"))
    let asked = on(8, 10, ["ask", "did", "I", "do", title.lowercased(), "this", "week"]).out
    #expect(asked.contains("“\(title)”: 3 of 7"), "\(asked)")
    #expect(!asked.hasPrefix("No") && !asked.hasPrefix("Yes"), "\(asked)")
    #expect(asked.contains(told), "\(asked)")
  }

  @Test(arguments: ["Ramipril", "Stretch", "Practise the cello"])
  func whatWasNeverAnsweredIsNamed(title: String) throws {
    on(1, 20, ["add", "\(title) every day at 8"])
    let out = on(5, 10, ["stats"]).out
    #expect(out.contains("\(title)  □□□"), "\(out)")
    #expect(out.contains("none of the last 3"), "\(out)")
    #expect(on(5, 10, ["ask", "what", "did", "I", "miss"]).out.contains("\(title)"))
  }

  @Test(arguments: [
    ("pay the rent", "pay the rent every month on the 1st at 9"),
    ("send the invoice", "send the invoice every month on the 1st at 9"),
    ("flea drops", "flea drops every month on the 1st at 9"),
  ])
  func nothingVanishesOfMonths(title: String, said: String) throws {
    on(-30, ["add", said])  // In January.
    let day = 36  // The 5th of April.
    world.terminal.inputIsTerminal = false
    let done = on(day, ["done", title])
    #expect(done.out.contains("Next: Fri 1 May 09:00"), "\(done.out)")
    #expect(done.err.contains("Not answered before it: Sun 1 Feb and Sun 1 Mar"), "\(done.err)")
    #expect(done.err.contains("--all"), "\(done.err)")
    let log = on(day, ["log", "since", "february"]).out
    #expect(log.contains("Sun 1 Feb") && log.contains("Sun 1 Mar"), "\(log)")
    let all = on(day, 10, ["done", title, "--all"])
    #expect(all.status == 0, "\(all.err)")
    #expect(all.err.contains("Counted as done: Sun 1 Feb and Sun 1 Mar"), "\(all.err)")
    #expect(all.out.contains("Next: Fri 1 May 09:00"), "\(all.out)")
    func kept() throws -> [Double?] {
      let kept = try on(day, 11, ["stats", "--json"]).json()["kept"][0]
      return [kept["count"].number, kept["of"].number]
    }
    #expect(try kept() == [3, 3])
    on(day, 11, ["undo", "--yes"])
    #expect(try kept() == [1, 3])
    on(day, 11, ["redo", "--yes"])
    #expect(try kept() == [3, 3])
  }

  @Test(arguments: [("", 1.0), ("1", 1), ("all", 3), ("3", 3)])
  func aPersonIsAskedWhichOfThem(answer: String, count: Double) throws {
    on(-30, ["add", "pay the rent every month on the 1st at 9"])
    world.terminal.inputIsTerminal = true
    world.typed = [answer]
    let done = on(36, ["done", "rent"])
    #expect(done.err.contains("came 3 times without an answer"), "\(done.err)")
    world.typed = []
    let kept = try on(36, 11, ["stats", "--json"]).json()["kept"][0]
    #expect(kept["count"].number == count)
    #expect(kept["of"].number == 3)
  }

  @Test func whatComesEveryDayIsNotAskedAbout() {
    on(1, 20, ["add", "Feed the cat every day at 8"])
    world.terminal.inputIsTerminal = true
    #expect(!on(8, ["done", "cat"]).err.contains("without an answer"))
  }

  @Test(arguments: [("wednesday 9", 4), ("2026-03-05T08:30", 5), ("friday 7:30", 6)])
  func oneDayIsCountedAfterwards(words: String, day: Int) throws {
    aWeek(of: "Bisoprolol")
    let run = on(8, 10, ["done", "bisoprolol", "--at", words])
    #expect(run.status == 0, "\(run.err)")
    let times = try on(8, 11, ["stats", "--json"]).json()["kept"][0]["times"].elements
    #expect(
      times.map(\.["outcome"].text).enumerated().filter { $1 != "not-known" }.map(\.offset)
        == ([0, 1, day - 2, 6]).sorted()
    )
  }

  @Test(arguments: ["pills", "drops", "the stretching"])
  func afterDoneItSaysDone(title: String) throws {
    on(1, 20, ["add", "\(title) every day at 8"])
    world.now = moment(2, 8)
    let shown = moment(2, 8).milliseconds
    try Holder.write(
      """
      INSERT INTO delivery (at, todo_id, event, reason) SELECT \(shown), id, 'shown', 'due' FROM todo;
      UPDATE reminder SET state = 'shown', attempts = 1, shown_at = \(shown);
      """,
      to: world.database
    )
    on(2, ["done", title])
    let last = on(2, 10, ["why", title]).out.split(separator: "\n").last.map(String.init) ?? ""
    #expect(last == "It was done today 09:00. Next: tomorrow 08:00", "\(last)")
  }

  @Test(arguments: [
    ["when", "did", "I", "last", "take", "bisoprolol"],
    ["when", "did", "I", "last", "have", "my", "bisoprolol"],
    ["when", "was", "the", "last", "time", "I", "took", "bisoprolol"],
  ])
  func whenItWasDoneLast(question: [String]) {
    aWeek(of: "Bisoprolol")
    let out = on(10, 10, ["ask"] + question).out
    #expect(out.hasPrefix("“Bisoprolol” was last ticked off"), "\(out)")
    #expect(out.contains("Sun 8 Mar"), "\(out)")
    #expect(out.contains("not known: Mon 9 Mar; waits for an answer: Tue 10 Mar"), "\(out)")
  }

  @Test(arguments: [
    ["how", "was", "my", "week"], ["how", "did", "my", "week", "go"],
    ["how", "was", "last", "week"],
    ["how", "did", "I", "do", "this", "week"],
  ])
  func howTheWeekWas(question: [String]) {
    aWeek(of: "Bisoprolol")
    let out = on(10, 10, ["ask"] + question).out
    #expect(out.contains("What repeats"), "\(question): \(out)")
  }

  @Test(arguments: ["9 pm", "7:30", "noon"])
  func anotherTimeForgetsNothing(time: String) throws {
    aWeek(of: "Bisoprolol")
    on(8, 10, ["edit", "bisoprolol", "--series", "--when", "tomorrow \(time)"])
    let kept = try on(8, 11, ["stats", "--json"]).json()["kept"][0]
    #expect(kept["count"].number == 3)
    #expect(kept["of"].number == 7)
  }
}
