import Model
import Testing

@testable import Interchange

@Suite struct CalendarFileTests {
  @Test(
    "When a VTODO is due",
    arguments: [
      ("DUE;VALUE=DATE:20261126", "2026-11-26"),
      ("DUE:20261126T150000", "2026-11-26 15:00"),
      ("DUE:20261126T150000Z", "20261126T150000Z"),
      ("DUE;TZID=America/New_York:20261126T150000", "2026-11-26 15:00 America/New_York"),
      (
        "DUE;TZID=/citadel.org/20210210_1/Europe/Berlin:20261126T150000",
        "2026-11-26 15:00 Europe/Berlin"
      ),
      ("DTSTART:20261126T150000\nDURATION:PT45M", "2026-11-26 15:45"),
      ("DTSTART;VALUE=DATE:20261126", "2026-11-26"),
      ("DTSTART:20261120T090000\nDUE:20261126T150000", "2026-11-26 15:00"),
      ("DUE:20261126T150000Z\nRRULE:FREQ=DAILY", "2026-11-26 15:00 UTC"),
    ]
  ) func due(_ lines: String, _ due: String) throws {
    let file = read(todo: lines)
    #expect(file.todos.first?.due?.short == due)
    #expect(file.remarks == [])
  }

  @Test("A zone that nobody knows is told, and its time is taken for a local one")
  func unknownZone() throws {
    let file = read(todo: "DUE;TZID=Mars/Phobos:20261126T150000")
    #expect(file.todos.first?.due?.short == "2026-11-26 15:00 Mars/Phobos")
    #expect(file.remarks.map(\.reason) == [.zone])
  }

  @Test("A zone that names its place apart from its TZID is found")
  func placeOfZone() throws {
    let file = CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9)).read(
      calendar(
        """
        BEGIN:VTIMEZONE
        TZID:Eastern
        X-LIC-LOCATION:America/New_York
        END:VTIMEZONE
        BEGIN:VTODO
        SUMMARY:x
        DUE;TZID=Eastern:20261126T150000
        END:VTODO
        """
      )
    )
    #expect(file.todos.first?.due?.short == "2026-11-26 15:00 America/New_York")
  }

  @Test(
    "Numbers of priority",
    arguments: [
      ("1", Priority.high), ("4", .high), ("5", .normal), ("6", .low), ("9", .low), ("0", .normal),
      ("x", .normal),
    ]
  ) func priority(_ value: String, _ priority: Priority) {
    #expect(read(todo: "PRIORITY:\(value)").todos.first?.priority == priority)
  }

  @Test(
    "Every way that programs say it is done",
    arguments: ["COMPLETED:20261101T080000Z", "STATUS:COMPLETED", "PERCENT-COMPLETE:100"]
  ) func done(_ line: String) {
    #expect(read(todo: line).todos.first?.completedAt != nil)
  }

  @Test("What was cancelled is left out and told")
  func leftOut() {
    #expect(read(todo: "STATUS:CANCELLED").remarks.map(\.reason) == [.cancelled])
  }

  @Test("A series has its rule, and the days that it leaves out")
  func series() throws {
    let file = read(
      todo: """
        DTSTART;TZID=Europe/Berlin:20261126T150000
        DUE;TZID=Europe/Berlin:20261126T150000
        RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=5
        EXDATE;TZID=Europe/Berlin:20261203T150000,20261210T150000
        """
    )
    let todo = try #require(file.todos.first)
    #expect(todo.rule?.description == "FREQ=WEEKLY;BYDAY=TH;COUNT=5")
    #expect(todo.rule?.exceptions.description == "2026-12-03,2026-12-10")
  }

  @Test("A series that begins before it is due is due so every time")
  func seriesDueLater() throws {
    let file = read(todo: "DTSTART:20261126T090000\nDUE:20261126T150000\nRRULE:FREQ=DAILY;BYHOUR=9")
    let todo = try #require(file.todos.first)
    #expect(todo.due?.short == "2026-11-26 15:00")
    #expect(todo.rule?.description == "FREQ=DAILY")
  }

  @Test(
    "Days that a series leaves out are those on which it is due",
    arguments: [
      // The evening before in UTC is the day itself in Berlin.
      (
        "DTSTART;TZID=Europe/Berlin:20261126T003000\nRRULE:FREQ=DAILY\nEXDATE:20261126T233000Z",
        "2026-11-27"
      ),
      (
        "DTSTART:20261125T230000\nDUE:20261126T010000\nRRULE:FREQ=DAILY\nEXDATE:20261127T230000",
        "2026-11-28"
      ),
    ]
  ) func exceptions(_ lines: String, _ days: String) {
    #expect(read(todo: lines).todos.first?.rule?.exceptions.description == days)
  }

  @Test("One of several times a day is not left out with the others, and that is told")
  func exceptionOfSeveral() {
    let file = read(
      todo: "DUE:20261126T080000\nRRULE:FREQ=DAILY;BYHOUR=8,20\nEXDATE:20261126T080000"
    )
    #expect(file.todos.first?.rule?.exceptions.isEmpty == true)
    #expect(file.remarks.map(\.reason) == [.repeat])
  }

  @Test("The end of a series moves with it")
  func endMoves() {
    let file = read(
      todo: "DTSTART:20261125T080000\nDUE:20261125T083000\nRRULE:FREQ=DAILY;UNTIL=20261126T080000"
    )
    #expect(file.todos.first?.rule?.description == "FREQ=DAILY;UNTIL=20261126T083000")
  }

  @Test("A time of a series that was done or cancelled on its own does not come again")
  func answered() throws {
    let lines = ["STATUS:COMPLETED", "STATUS:CANCELLED", "COMPLETED:20261126T080000Z"]
    for line in lines {
      let file = CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9)).read(
        calendar(
          """
          BEGIN:VTODO
          UID:u
          SUMMARY:Pill
          DUE:20261126T080000
          RRULE:FREQ=DAILY
          END:VTODO
          BEGIN:VTODO
          UID:u
          SUMMARY:Pill
          RECURRENCE-ID:20261126T080000
          \(line)
          END:VTODO
          """
        )
      )
      #expect(file.todos.first?.rule?.exceptions.description == "2026-11-26")
    }
  }

  @Test("Notes lose what could end them or steer a terminal")
  func notes() {
    #expect(read(todo: "DESCRIPTION:a\u{0}b\u{1B}[2Jc\\nd").todos.first?.notes == "ab[2Jc\nd")
  }

  @Test("A repeat that cannot be read stays in the notes, and is told")
  func unreadableRepeat() throws {
    let file = read(todo: "DUE:20261126T150000\nRRULE:FREQ=SOMETIMES")
    #expect(file.remarks.map(\.reason) == [.repeat])
    #expect(file.todos.first?.notes == "FREQ=SOMETIMES")
  }

  @Test(
    "When an alarm speaks up, in minutes before the due time",
    arguments: [
      ("TRIGGER:-PT15M", [15]), ("TRIGGER;RELATED=END:-P1D", [1440]),
      ("TRIGGER;VALUE=DATE-TIME:20261126T130000Z", [60]), ("TRIGGER:PT10M", [0]),
      ("ACTION:EMAIL\nTRIGGER:-PT15M", nil),
      ("TRIGGER;VALUE=DATE-TIME:19760401T005545Z", nil),
    ] as [(String, [Int]?)]
  ) func alarm(_ lines: String, _ leads: [Int]?) {
    let file = read(
      todo: "DUE;TZID=Europe/Berlin:20261126T150000\nBEGIN:VALARM\n\(lines)\nEND:VALARM"
    )
    #expect(file.todos.first?.leads == leads)
  }

  @Test("An event to come is something to do; one that is over is told")
  func events() {
    let reader = CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9))
    let file = reader.read(
      calendar(
        """
        X-WR-CALNAME:Club
        BEGIN:VEVENT
        SUMMARY:Chess
        DTSTART:20261126T190000
        DTEND:20261126T210000
        LOCATION:Library
        END:VEVENT
        BEGIN:VEVENT
        SUMMARY:Gone
        DTSTART:20261120T190000Z
        END:VEVENT
        """
      )
    )
    #expect(file.todos.map(\.title) == ["Chess"])
    #expect(file.todos.first?.list == "Club")
    #expect(file.todos.first?.endTime == .hour(21))
    #expect(file.todos.first?.notes == "Library")
    #expect(file.remarks.map(\.reason) == [.past])
  }

  @Test("A file that is no calendar is told")
  func noCalendar() {
    let file = CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9)).read(
      bytes("<html>\n")
    )
    #expect(file.todos.isEmpty)
    #expect(file.remarks == [ImportRemark(line: 1, reason: .line, text: "<html>")])
  }

  @Test("What is written reads back the same")
  func roundTrip() throws {
    var series = ExchangedTodo("Water, the plants; all", line: 0)
    series.uid = "u1"
    series.notes = "one\ntwo"
    series.priority = .high
    series.due = .zoned(try #require(CivilDate("2026-11-26")), .hour(15), zone: "America/New_York")
    series.rule = RecurrenceRule("FREQ=WEEKLY;BYDAY=TH", exceptions: "12-25,2026-12-03")
    series.repeatFrom = .completion
    series.leads = [60, 0]
    series.tags = ["home", "a,b"]
    series.firstStep = "Fill the can"
    series.createdAt = Instant(seconds: 1_795_000_000)
    var part = ExchangedTodo("Buy soil")
    part.uid = "u2"
    part.parent = "u1"
    part.completedAt = Instant(seconds: 1_795_500_000)
    var moment = ExchangedTodo("Tea")
    moment.uid = "u3"
    moment.due = .absolute(Instant(seconds: 1_795_700_000))
    var day = ExchangedTodo("Rent")
    day.uid = "u4"
    day.due = .floating(try #require(CivilDate("2026-12-01")), nil)
    let all = [series, part, moment, day]
    let writer = CalendarWriter(zones: zones, zone: berlin, now: now, day: .hour(9))
    let written = writer.file(all, list: nil)
    let read = CalendarFile(zones: zones, zone: berlin, now: now, day: .hour(9)).read(written)
    #expect(read.remarks == [])
    #expect(
      read.todos.map { todo in
        var todo = todo
        todo.line = 0
        todo.modifiedAt = nil
        if todo.uid != "u1" { todo.createdAt = nil }
        return todo
      } == all
    )
  }
}
