import Actions
import Model
import Testing
import Words

@testable import Answers
@testable import voicedo_remind

/// Events of calendars on the screen of the day and on the card of who types the name alone, on
/// Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("screen: events of calendars") struct DayEventTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    world.terminal.outputIsTerminal = true
    world.terminal.columns = 80
    try #require(world.type(["add", "call the dentist today at 3pm"]).status == 0)
    try world.write(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      \(Self.event("Standup", "20260304T080000Z", "20260304T081500Z"))
      \(Self.event("Team meeting", "20260304T130000Z", "20260304T140000Z", "LOCATION:Room 5"))
      \(Self.event("Concert", "20260304T190000Z", "20260304T210000Z"))
      \(Self.event("Tomorrow", "20260305T090000Z", "20260305T100000Z"))
      END:VCALENDAR

      """,
      to: "work.ics"
    )
    try #require(world.type(["calendar", "add", world.home + "/work.ics"]).status == 0)
  }

  private static func event(_ title: String, _ start: String, _ end: String, _ more: String = "")
    -> String
  {
    """
    BEGIN:VEVENT
    UID:\(title)
    SUMMARY:\(title)
    DTSTART:\(start)
    DTEND:\(end)
    \(more.isEmpty ? "STATUS:CONFIRMED" : more)
    END:VEVENT
    """
  }

  private func lines(_ state: DayState, columns: Int = 80) -> [String] {
    DayScreen(state, DayWords(tone: .warm), columns: columns, rows: 24, hasColor: false).lines
      .map(\.withoutStyles)
  }

  @Test func theyStandBetweenTheThingsInTheOrderOfTime() throws {
    let lines = lines(DayState(try DayBench.page(of: world))).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(
      lines.prefix(6) == [
        " Today, Wed 4 Mar", "", " Today",
        "|  14:00-15:00  Team meeting  event in work · Room 5", "▌  15:00        Call the dentist",
        "|  20:00-22:00  Concert  event in work",
      ]
    )
  }

  @Test func keysAreForTheThingsAlone() throws {
    var state = DayState(try DayBench.page(of: world))
    #expect(state.page.rows.map(\.title) == ["Call the dentist"])
    state.move(by: 1)
    #expect(state.row?.title == "Call the dentist")
  }

  @Test func theyAreFoundAsOneTypes() throws {
    var state = DayState(try DayBench.page(of: world))
    state.search("room meeting")
    #expect(state.page.sections.flatMap(\.entries).count == 1 && state.selected == nil)
    #expect(lines(state).contains { $0.contains("Team meeting") })
  }

  @Test func aDayOfEventsAloneIsADay() throws {
    try #require(world.type(["done", "dentist"]).status == 0)
    let state = DayState(try DayBench.page(of: world))
    #expect(state.selected == nil && lines(state).contains { $0.contains("Concert") })
    #expect(world.type([]).out.contains("Team meeting"))
  }

  @Test func whatIsOverGoesFromTheScreenByItself() throws {
    let session = world.session()
    let store = try session.openStore()
    // The meeting and the dentist are next; the dentist is over behind his time.
    world.now = world.now + .minutes(220)
    let facts = try world.session().dayFacts(in: store)
    #expect(facts.changesAt == ExampleWorld.now + .minutes(280))
  }

  @Test(arguments: [1, 10, 20, 40, 80, 200])
  func noLineIsWiderThanTheTerminal(_ columns: Int) throws {
    for line in lines(DayState(try DayBench.page(of: world)), columns: columns) {
      #expect(line.columns <= columns, "\(line)")
    }
  }

  @Test func theCardCountsAndNamesThem() throws {
    for text in ["buy milk today at 16", "water the plants today at 17"] {
      try #require(world.type(["add", text]).status == 0)
    }
    let lines = world.type([]).out.split(separator: "\n").map(String.init)
    #expect(lines.first == "Today, Wed 4 Mar")
    #expect(lines[1].hasPrefix("|") && lines[1].contains("Team meeting"), "\(lines)")
    #expect(lines[2].contains("Call the dentist"))
    #expect(lines[3].hasPrefix("5 in all"))
  }
}
