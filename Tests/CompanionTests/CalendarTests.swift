import Actions
import FoundationEssentials
import Glibc
import Interchange
import Model
import Synchronization
import Testing

@testable import Answers
@testable import voicedo_remind

/// Calendars that are read, on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("calendar") struct CalendarTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    try #require(world.type(["add", "call the dentist today at 3pm"]).status == 0)
    world.terminal.outputIsTerminal = true
    world.terminal.columns = 120
  }

  private var file: String { world.home + "/work.ics" }

  private func write(_ events: String..., to name: String = "work.ics") throws {
    let lines = events.enumerated().map { index, event in
      "BEGIN:VEVENT\nUID:\(name)-\(index)\n\(event)\nEND:VEVENT"
    }
    try world.write(
      "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines.joined(separator: "\n"))\nEND:VCALENDAR\n",
      to: name
    )
  }

  private static let meeting = """
    SUMMARY:Team meeting
    LOCATION:Room 5
    DTSTART;TZID=Europe/Berlin:20260304T140000
    DTEND;TZID=Europe/Berlin:20260304T150000
    """
  private static let fair = """
    SUMMARY:Fair
    DTSTART;VALUE=DATE:20260305
    DTEND;VALUE=DATE:20260307
    TRANSP:TRANSPARENT
    """

  private func addWork(_ options: String...) throws {
    try write(Self.meeting, Self.fair)
    let run = world.type(["calendar", "add", file, "--name", "Work"] + options)
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out == "Work is read from now on: 2 events ahead\n")
  }

  @Test func itsEventsStandBetweenTheToDos() throws {
    try addWork()
    let today = world.type(["today"]).out
    let lines = today.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Today, Wed 4 Mar")
    #expect(
      lines[1].hasPrefix("|") && lines[1].contains("14:00-15:00 ")
        && lines[1].contains(" Team meeting ")
    )
    #expect(lines[1].hasSuffix("event in Work · Room 5"))
    #expect(lines[2].contains("Call the dentist"))
  }

  @Test func oneOfSeveralDaysStandsOnEachOfThem() throws {
    try addWork()
    let week = world.type(["week"]).out
    #expect(week.split(separator: "\n").count { $0.contains("Fair") } == 2)
    #expect(week.contains("all day"))
    let tomorrow = world.type(["tomorrow"])
    #expect(tomorrow.out.contains("Fair") && !tomorrow.err.contains("Nothing"))
  }

  @Test func theAgendaMarksThemByABar() throws {
    try addWork()
    let agenda = world.type(["agenda"]).out
    #expect(agenda.contains("|14:00 Team"))
    #expect(agenda.contains("15:00 Call"))
    #expect(agenda.contains("|Fair"))
    let month = world.type(["agenda", "--month"]).out
    #expect(month.contains("|14:00 Team") && month.contains("|Fair"))
  }

  @Test(arguments: [20, 40, 80, 200])
  func noLineIsWiderThanTheScreen(_ columns: Int) throws {
    try write(
      Self.meeting.replacing(
        "Team meeting",
        with: String(repeating: "A very long name ", count: 8)
      ),
      Self.fair
    )
    try #require(world.type(["calendar", "add", file]).status == 0)
    world.terminal.columns = columns
    for command in [["agenda"], ["agenda", "--month"], ["today"], ["week"], ["calendar"]] {
      for line in world.type(command).out.split(separator: "\n") {
        #expect(String(line).columns <= columns, "\(command) \(line)")
      }
    }
  }

  @Test func aScreenReaderIsToldThatItIsAnEvent() throws {
    try addWork()
    let text = world.type(["today", "--plain"]).out
    #expect(text.contains("Team meeting. Wednesday 4 March 14:00 to 15:00"))
    #expect(text.contains("Event in Work") && !text.contains("|"))
  }

  @Test func programsGetThemAsData() throws {
    try addWork("--color", "teal")
    let json = try world.type(["agenda", "--json"]).json()
    let first = json["events"].elements[0]
    #expect(first["title"].text == "Team meeting" && first["calendar"].text == "Work")
    #expect(first["startsAt"].text == "2026-03-04T14:00:00+01:00")
    #expect(first["color"].text == "teal" && first["place"].text == "Room 5")
    #expect(json["todos"].elements.count == 1)
    let fair = json["events"].elements[1]
    #expect(fair["isAllDay"].bool == true && fair["isBusy"].bool == false)
  }

  @Test func aListHasNone() throws {
    try addWork()
    for command in [["list"], ["list", "today"], ["find", "meeting"]] {
      #expect(!world.type(command).out.contains("Team meeting"), "\(command)")
    }
  }

  @Test func theBriefingTellsOfThem() throws {
    try addWork()
    let text = world.type(["briefing"]).out
    #expect(
      text.contains("| Team meeting  Wed 4 Mar 14:00-15:00")
        || text.contains("| Team meeting  today 14:00-15:00"),
      "\(text)"
    )
    let json = try world.type(["briefing", "--json"]).json()
    #expect(json["events"].elements.count == 1)
  }

  @Test("a file that has changed is read with the next look")
  func changed() throws {
    try addWork()
    try write(Self.meeting.replacing("Team meeting", with: "Team lunch, another time"))
    #expect(world.type(["today"]).out.contains("Team lunch"))
  }

  @Test func aFolderHasAFileForEachEvent() throws {
    try FileManager.default.createDirectory(
      atPath: world.home + "/vdir",
      withIntermediateDirectories: true
    )
    try write(Self.meeting, to: "vdir/a.ics")
    try write(Self.fair, to: "vdir/b.ics")
    try world.write("Private\n", to: "vdir/displayname")
    try world.write("#2a9d8f\n", to: "vdir/color")
    try world.write("no calendar", to: "vdir/notes.txt")
    let run = world.type(["calendar", "add", world.home + "/vdir/"])
    #expect(run.out == "Private is read from now on: 2 events ahead\n", "\(run.err)")
    #expect(
      try world.type(["calendar", "--json"]).json()["calendars"].elements[0]["color"].text
        == "#2a9d8f"
    )
    try write(Self.meeting.replacing("Team", with: "Choir"), to: "vdir/c.ics")
    try FileManager.default.removeItem(atPath: world.home + "/vdir/a.ics")
    let today = world.type(["today"]).out
    #expect(today.contains("Choir meeting") && !today.contains("Team meeting"))
  }

  @Test(
    "the name of a folder is the first line of a file of its own, and nothing else",
    arguments: [
      ("Private\nroot:x:0:0\n", nil, "Private"), ("\u{1B}[2JMine\u{7}\n", nil, "[2JMine"),
      ("\nroot:x:0:0\n", nil, "vdir"), (nil, "../secret", "vdir"), (nil, "/etc/passwd", "vdir"),
    ] as [(String?, String?, String)]
  )
  func nameOfAFolder(_ text: String?, _ link: String?, _ name: String) throws {
    let folder = world.home + "/vdir"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(Self.meeting, to: "vdir/a.ics")
    try world.write("secret words\n", to: "secret")
    if let text { try world.write(text, to: "vdir/displayname") }
    if let link {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/displayname",
        withDestinationPath: link
      )
    }
    let run = world.type(["calendar", "add", folder])
    #expect(run.out.contains("\(name) is read from now on"), "\(run.out)\(run.err)")
  }

  @Test func aFolderOfFilesThatAreNoCalendarsForTheirSizeIsReadToItsRoomAlone() throws {
    let folder = world.home + "/vdir"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try world.write("", to: "large")
    #expect(truncate(world.home + "/large", 17 << 20) == 0)
    for number in 0..<200 {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(number).ics",
        withDestinationPath: "../large"
      )
    }
    try write(Self.meeting, to: "vdir/z.ics")
    // What comes behind them is not looked at, and that is told.
    #expect(world.type(["calendar", "add", folder]).out.contains("no events ahead"))
  }

  @Test("what cannot be read any more is told once, and stays as it was read")
  func gone() throws {
    try addWork()
    // Wide enough for a long path on one line.
    world.terminal.columns = 250
    try FileManager.default.removeItem(atPath: file)
    let first = world.type(["today"])
    #expect(first.out.contains("Team meeting"))
    #expect(first.err.contains("Work stays as it was read last. There is nothing at "))
    let second = world.type(["today"])
    #expect(second.out.contains("Team meeting") && !second.err.contains("Work"))
    #expect(world.type(["calendar"]).out.contains("There is nothing at "))
    try write(Self.meeting)
    _ = world.type(["today"])
    #expect(!world.type(["calendar"]).out.contains("There is nothing at "))
  }

  @Test("one whose events are told of ahead is read now and then, for as long as it is there")
  func timer() throws {
    try addWork()
    #expect(world.timer.isOn == nil)
    #expect(world.type(["calendar", "remove", "work"]).status == 0)
    try addWork("--leave", "30")
    #expect(world.timer.isOn == true)
    #expect(world.type(["calendar", "remove", "work"]).status == 0)
    #expect(world.timer.isOn == false)
    // Taken back it is there once more.
    #expect(world.type(["undo"]).status == 0)
    #expect(world.type(["calendar", "refresh"]).status == 0)
    #expect(world.timer.isOn == true)
  }

  @Test("what runs by itself ends doing so where nothing is left to read")
  func timerOfNothing() throws {
    try addWork("--leave", "30")
    #expect(world.type(["undo"]).status == 0)
    #expect(world.type(["sync", "--quiet"]).status == 0)
    #expect(world.timer.isOn == false)
  }

  @Test("a sync that is asked for has the timer run, where another installation had it")
  func timerOfSync() throws {
    let add = ["sync", "add", "https://dav.example/", "--user", "ada", "--secret"]
    try #require(world.type(add + ["environment:DAV"]).status == 0)
    world.timer.turn(false)
    _ = world.type(["sync", "--quiet"])
    #expect(world.timer.isOn == false)
    _ = world.type(["sync"])
    #expect(world.timer.isOn == true)
  }

  @Test(
    "a password is named, and what is no name is not repeated",
    arguments: [
      "file:/home/ada/password", "environment:DAV", "Correct Horse 7",
    ]
  )
  func noName(_ secret: String) throws {
    let add = ["calendar", "add", "https://dav.example/", "--user", "ada", "--secret", secret]
    let run = world.type(add)
    #expect(run.status == 2 && run.out == "")
    #expect(run.err.contains("does not fit --secret. It takes: caldav, work"), "\(run.err)")
    #expect(!run.err.contains("ada/password") && !run.err.contains("Horse"), "\(run.err)")
  }

  @Test func removingLeavesTheFileAlone() throws {
    try addWork()
    let run = world.type(["calendar", "remove", "work"])
    #expect(run.out == "Work is read no more. Its own events stay where they are.\n")
    #expect(!world.type(["today"]).out.contains("Team meeting"))
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(world.type(["undo"]).out == "Taken back: removing the calendar “Work”\n")
    #expect(world.type(["today"]).out.contains("Team meeting"))
  }

  @Test func undoTakesAnAddedOneBack() throws {
    try addWork()
    #expect(world.type(["undo"]).out == "Taken back: adding the calendar “Work”\n")
    #expect(world.type(["calendar"]).out == "")
  }

  @Test(
    "what is no calendar is not added",
    arguments: [
      ("nothing.ics", String?.none, "There is nothing at "),
      ("page.ics", "<!doctype html>", " is no calendar"),
      ("fifo", nil, "There is nothing at "),
    ]
  )
  func refused(_ name: String, _ contents: String?, _ reason: String) throws {
    if let contents { try world.write(contents, to: name) }
    let run = world.type(["calendar", "add", world.home + "/" + name])
    #expect(run.status == 1 && run.out == "")
    #expect(run.err.contains(reason) && run.err.contains("All stays as it was."), "\(run.err)")
    #expect(world.type(["calendar"]).out == "")
  }

  @Test func aNameIsGivenOnce() throws {
    try addWork()
    let again = world.type(["calendar", "add", file, "--name", "work"])
    #expect(again.status == 2 && again.err.contains("There is a calendar named Work already."))
    // Without a wish it is told from the other by a number.
    try write(Self.fair, to: "Work.ics")
    #expect(world.type(["calendar", "add", world.home + "/Work.ics"]).out.hasPrefix("Work 2 "))
  }

  @Test func anUnknownOneIsNamedBesideThoseThereAre() throws {
    try addWork()
    let run = world.type(["calendar", "remove", "home"])
    #expect(run.status == 3)
    #expect(run.err.contains("There is no calendar named home.") && run.err.contains("Work"))
  }

  @Test(
    "questions take them into account",
    arguments: [
      ("am I free today at 2", "No."),
      ("am I free today at 5", "Yes."),
      ("am I free tomorrow", "Yes."),
      ("what's on today", "Two things today"),
      ("when is the team meeting", "“Team meeting” comes"),
      ("when is the dentist", "“Call the dentist” comes"),
      ("is there a fair tomorrow", "Yes."),
    ]
  )
  func questions(_ question: String, _ answer: String) throws {
    try addWork()
    let run = world.type(["ask", question])
    #expect(run.out.hasPrefix(answer), "\(run.out)")
  }

  @Test(
    "words behind calendar that are none of its own are something to do",
    arguments: [
      "calendar meeting with bob", "calendar add milk to the list",
    ]
  )
  func capture(_ words: String) {
    let run = world.type(words.split(separator: " ").map(String.init))
    #expect(run.status == 0 && run.out.contains("["), "\(run.out)\(run.err)")
  }

  @Test func aNoticeIsOneOfTwo() throws {
    try addWork("--leave", "30")
    #expect(world.type(["calendar"]).out.contains("tells when to leave, 30 minutes before"))
    #expect(world.type(["calendar", "add", file, "--leave", "30", "--heads-up", "5"]).status == 2)
    #expect(world.type(["calendar", "add", file, "--leave", "5000"]).status == 2)
    #expect(world.type(["calendar", "refresh", "--leave", "30"]).status == 2)
  }
}

/// Calendars on the network, as `voicedo-online` would fetch them.
@Suite("calendar on the network") struct WebCalendarTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
  }

  private static let text = """
    BEGIN:VCALENDAR
    X-WR-CALNAME:Team
    BEGIN:VEVENT
    UID:a
    SUMMARY:Standup
    DTSTART:20260304T110000Z
    END:VEVENT
    END:VCALENDAR
    """

  /// Answers each question by writing a text into its file.
  private func serve(
    _ text: String,
    tag: String = "\"1\"",
    saw: @escaping @Sendable (OnlineQuestion) -> Void = { _ in }
  ) {
    world.online = OnlineLink { question, _, _ in
      saw(question)
      if question.text(.tag) == tag {
        return OnlineAnswer(json: .object(["ok": .bool(true), "isUnchanged": .bool(true)]))
      }
      do {
        try Data(text.utf8).write(to: URL(filePath: question.text(.file) ?? ""))
      } catch {
        Issue.record(error)
      }
      return OnlineAnswer(
        json: .object(["ok": .bool(true), "isUnchanged": .bool(false), "tag": .string(tag)])
      )
    }
  }

  private func serve(_ failure: OnlineFailure) {
    world.online = OnlineLink { _, _, _ in OnlineAnswer(json: .object(failure.fields)) }
  }

  private static let url = "webcal://calendar.example.org/private-1a2b3c/basic.ics"

  @Test func itIsFetchedByAddAndByRefreshAlone() throws {
    serve(Self.text)
    #expect(
      world.type(["calendar", "add", Self.url]).out == "Team is read from now on: 1 event ahead\n"
    )
    world.online = OnlineLink { _, _, _ in
      Issue.record("a look goes nowhere")
      return OnlineAnswer()
    }
    #expect(world.type(["today"]).out.contains("Standup"))
  }

  @Test("of an address only the host is shown")
  func address() throws {
    serve(Self.text) {
      #expect($0.text(.url) == "https://calendar.example.org/private-1a2b3c/basic.ics")
    }
    let added = world.type(["calendar", "add", Self.url])
    serve(.notFound)
    let runs = [
      added, world.type(["calendar"]), world.type(["calendar", "--json"]),
      world.type(["calendar", "refresh"]), world.type(["calendar", "remove", "team"]),
    ]
    for run in runs {
      #expect(!(run.out + run.err).contains("1a2b3c"), "\(run.out)\(run.err)")
    }
    #expect(runs[1].out.contains("https://calendar.example.org/…"))
  }

  @Test func whatIsAsItWasIsNotSentAgain() throws {
    serve(Self.text)
    try #require(world.type(["calendar", "add", Self.url]).status == 0)
    serve("never read")
    let run = world.type(["calendar", "refresh"])
    #expect(run.status == 0 && run.out.contains("1 event ahead"))
    // Before its events come to an end it is fetched whole, whatever its tag.
    world.now = world.now + .minutes(250 * 1440)
    serve(Self.text.replacing("20260304", with: "20261201"))
    #expect(world.type(["calendar", "refresh"]).out.contains("1 event ahead"))
  }

  @Test("each turn of the timer reads it anew, and a sync after a change does not")
  func turns() throws {
    serve(Self.text)
    try #require(world.type(["calendar", "add", Self.url]).status == 0)
    // The timer comes within two minutes of each quarter of an hour.
    for (minutes, title) in [(5, "Standup"), (13, "Lunch")] {
      world.now = ExampleWorld.now + .minutes(minutes)
      serve(Self.text.replacing("Standup", with: "Lunch"), tag: "\"2\"")
      try #require(world.type(["sync", "--quiet"]).status == 0)
      #expect(world.type(["today"]).out.contains(title))
    }
  }

  @Test(
    "a network that does not answer leaves it as it was",
    arguments: [
      (OnlineFailure.offline, "calendar.example.org cannot be reached."),
      (.notFound, "There is no calendar at https://calendar.example.org/…."),
      (.timeout, "calendar.example.org took too long."),
      (.tooLarge, "is larger than any calendar"),
      (.redirectedElsewhere(host: "evil.example"), "points to another address, at evil.example,"),
      (.redirectedElsewhere(host: ""), "points to another address, which"),
    ]
  )
  func failures(_ failure: OnlineFailure, _ words: String) throws {
    serve(Self.text)
    try #require(world.type(["calendar", "add", Self.url]).status == 0)
    serve(failure)
    let run = world.type(["calendar", "refresh"])
    #expect(run.status == 1 && run.err.contains("Team stays as it was read last."))
    #expect(run.err.contains(words), "\(run.err)")
    #expect(world.type(["today"]).out.contains("Standup"))
    // Told once.
    #expect(world.type(["calendar", "refresh"]).err == "")
  }

  /// What came of quiet syncs, a minute apart: how often the calendar was asked for at which of them.
  private func asked(_ failure: OnlineFailure, minutes: Int) -> [Int] {
    let asked = Mutex(0)
    world.online = OnlineLink { _, _, _ in
      asked.withLock { $0 += 1 }
      return OnlineAnswer(json: .object(failure.fields))
    }
    return (0..<minutes).filter { _ in
      asked.withLock { $0 = 0 }
      _ = world.type(["sync", "--quiet"])
      world.now = world.now + .minutes(1)
      return asked.withLock { $0 } > 0
    }
  }

  @Test func oneThatDoesNotAnswerIsLeftAloneForLongerEachTime() throws {
    serve(Self.text)
    try #require(world.type(["calendar", "add", Self.url]).status == 0)
    world.now = world.now + .minutes(15)
    #expect(asked(.offline, minutes: 100) == [0, 1, 3, 7, 15, 31, 61, 91])
    // Whoever asks by hand is answered, and the pauses begin anew.
    serve(.timeout)
    #expect(world.type(["calendar", "refresh"]).err.contains("took too long"))
    world.now = world.now + .minutes(1)
    #expect(asked(.offline, minutes: 9) == [0, 2, 6])
    serve(Self.text, tag: "\"2\"")
    #expect(world.type(["calendar", "refresh"]).status == 0)
    #expect(asked(.offline, minutes: 18) == [12, 13, 15])
  }

  @Test func aServerSaysItselfHowLongItIsLeftAlone() throws {
    serve(Self.text)
    try #require(world.type(["calendar", "add", Self.url]).status == 0)
    world.now = world.now + .minutes(15)
    #expect(asked(.overloaded(after: 600_000), minutes: 25) == [0, 10, 20])
    // Where the clock was set back by a day, it is asked.
    world.now = world.now + .minutes(-1440)
    #expect(asked(.offline, minutes: 2).first == 0)
  }

  @Test func aPageOfAHotelIsNoCalendar() throws {
    serve("<html>Welcome</html>")
    let run = world.type(["calendar", "add", Self.url])
    #expect(run.status == 1 && run.err.contains("is no calendar"))
  }

  @Test("an address may be kept as a secret")
  func secret() throws {
    serve(Self.text) { question in
      #expect(question.text(.url) == nil && question[.secret]?.elements.isEmpty == false)
    }
    try #require(world.type(["calendar", "add", "secret:team", "--heads-up", "10"]).status == 0)
    #expect(world.type(["calendar"]).out.contains("secret:team"))
    serve(.secret(.missing))
    #expect(
      world.type(["calendar", "refresh"]).err.contains(
        "There is no address where secret:team says."
      )
    )
  }
}
