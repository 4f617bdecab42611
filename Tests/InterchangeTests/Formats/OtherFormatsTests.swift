import Model
import Testing

@testable import Interchange

@Suite struct OrgHeadingsTests {
  static let file = """
    #+TODO: TODO BLOCKED | DONE DROPPED
    * Projects
    ** TODO [#A] Plan the trip :travel:
       SCHEDULED: <2026-11-26 Thu 9:00-10:30 +1w -3d>
       :PROPERTIES:
       :ID:       abc-1
       :END:
       Ask Ben too.
    *** BLOCKED Book the hotel
        DEADLINE: <2026-12-01 Tue>
    ** DONE Call Anna
       CLOSED: [2026-11-20 Fri 14:00]
    * Just a note
      with text
    """

  @Test("Headings with a keyword or a time are to be done; others hold them")
  func headings() throws {
    let file = OrgHeadings.read(bytes(Self.file))
    #expect(file.todos.map(\.title) == ["Plan the trip", "Book the hotel", "Call Anna"])
    let trip = try #require(file.todos.first)
    #expect(trip.uid == "abc-1")
    #expect(trip.priority == .high)
    #expect(trip.tags == ["travel"])
    #expect(trip.due?.short == "2026-11-26 09:00")
    #expect(trip.endTime == .hour(10, 30))
    #expect(trip.rule?.description == "FREQ=WEEKLY")
    #expect(trip.leads == [4320, 0])
    #expect(trip.notes == "Ask Ben too.")
    #expect(file.todos[1].parent == "abc-1")
    #expect(file.todos[1].due?.short == "2026-12-01")
    #expect(file.todos[2].completedAt != nil)
    #expect(file.remarks == [])
  }

  @Test(
    "A timestamp without a keyword is when it is due, and leaves the title",
    arguments: [
      ("* TODO Meet Jo <2026-11-26 Thu 11:30-12:00> :work:", "2026-11-26 11:30", "12:00", nil),
      ("* TODO Meet Jo\n  <2026-11-26 Thu>", "2026-11-26", nil, nil),
      (
        "* TODO Meet Jo\n  at the cafe <2026-11-26 Thu 11:30>", "2026-11-26 11:30", nil,
        "at the cafe"
      ),
      (
        "* TODO Meet Jo <2026-11-26 Thu 11:30>--<2026-11-26 Thu 12:00>", "2026-11-26 11:30",
        "12:00", nil
      ),
      (
        "* TODO Meet Jo <2026-11-26 Thu>--<2026-11-28 Sat>", "2026-11-26", nil,
        "<2026-11-26 Thu>--<2026-11-28 Sat>"
      ),
      ("* TODO Meet Jo [2026-11-26 Thu]", nil, nil, nil),
    ] as [(String, String?, String?, String?)]
  ) func plainStamps(_ text: String, _ due: String?, _ end: String?, _ notes: String?) throws {
    let todo = try #require(OrgHeadings.read(bytes(text)).todos.first)
    #expect(todo.title == (due == nil ? "Meet Jo [2026-11-26 Thu]" : "Meet Jo"))
    #expect(todo.due?.short == due)
    #expect(todo.endTime?.description == end)
    #expect(todo.notes == notes)
  }

  @Test(
    "A deadline and its repeat go out as they came",
    arguments: ["DEADLINE: <2026-12-01 Tue ++2w -3d>", "SCHEDULED: <2026-12-01 Tue 09:00 .+1m>"]
  ) func planning(_ line: String) throws {
    let todos = OrgHeadings.read(bytes("* TODO Filter\n  \(line)\n")).todos
    #expect(OrgHeadings.write(todos, in: berlin).text.contains("  \(line)\n"))
  }

  @Test("What is written reads back the same")
  func roundTrip() throws {
    var whole = ExchangedTodo("Water")
    whole.uid = "u1"
    whole.due = .floating(try #require(CivilDate("2026-11-26")), .hour(15))
    whole.rule = RecurrenceRule(frequency: .daily, interval: 2)
    whole.repeatFrom = .completion
    whole.notes = "* not a heading"
    var part = ExchangedTodo("Fill the can")
    part.uid = "u2"
    part.parent = "u1"
    let (text, remarks) = OrgHeadings.write([part, whole], in: berlin)
    #expect(remarks == [])
    let read = OrgHeadings.read(bytes(text)).todos.map { todo in
      var todo = todo
      todo.line = 0
      return todo
    }
    #expect(read == [whole, part])
  }
}

@Suite struct RemindLinesTests {
  static let today = CivilDate(year: 2026, month: 11, day: 25) ?? CivilDate(daysSinceEpoch: 0)

  @Test(
    "Lines that have a counterpart",
    arguments: [
      ("REM 26 Nov 2026 AT 15:00 MSG Dentist", "2026-11-26 15:00", nil),
      ("REM 2026-11-26 MSG Dentist", "2026-11-26", nil),
      ("REM Nov 26 2026 AT 3pm +15 *5 MSG %\"Dentist%\" %b", "2026-11-26 15:00", nil),
      ("REM Mon Wed AT 9:30 MSG Dentist", "2026-11-30 09:30", "FREQ=WEEKLY;BYDAY=MO,WE"),
      ("REM 1 MSG Dentist", "2026-12-01", "FREQ=MONTHLY;BYMONTHDAY=1"),
      ("REM 24 Dec MSG Dentist", "2026-12-24", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
      (
        "REM Sat 1 MSG Dentist", "2026-12-05",
        "FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5,6,7;BYDAY=SA"
      ),
      ("REM 11 Nov 2026 *7 MSG Dentist", "2026-11-25", "FREQ=DAILY;INTERVAL=7"),
      ("rem MSG Dentist", "2026-11-25", "FREQ=DAILY"),
      ("REM 26 Nov 2026 AT 15:00 MSG Dentist at %2.", "2026-11-26 15:00", nil),
      ("REM 26 Nov 2026 MSG Dentist %b", "2026-11-26", nil),
      ("REM 26 Nov 2026 MSG Dentist %a.", "2026-11-26", nil),
      ("REM 26 Nov 2026 MSG Go: %\"Dentist%\" today", "2026-11-26", nil),
      ("REM Thu SKIP AT 19:00 MSG Dentist", "2026-11-26 19:00", "FREQ=WEEKLY;BYDAY=TH"),
    ] as [(String, String, String?)]
  ) func lines(_ line: String, _ due: String, _ rule: String?) throws {
    let file = RemindLines.read(bytes(line), today: Self.today)
    #expect(file.remarks == [])
    let todo = try #require(file.todos.first)
    #expect(todo.title == "Dentist")
    if due == "2026-11-30 09:30" {
      // Wednesday is today.
      #expect(todo.due?.short == "2026-11-25 09:30")
    } else {
      #expect(todo.due?.short == due)
    }
    #expect(todo.rule?.description == rule)
  }

  @Test("A timed one is told of ahead as often as its line says")
  func ahead() {
    let line = "REM 26 Nov 2026 AT 15:00 +15 *5 MSG Dentist"
    #expect(RemindLines.read(bytes(line), today: Self.today).todos.first?.leads == [15, 10, 5, 0])
  }

  @Test("Days that a file omits are left out of what skips them, and of nothing else")
  func omitted() {
    let text = "OMIT 24 Dec MSG Eve\nOMIT 2026-12-31\nREM Thu SKIP MSG Yoga\nREM Thu MSG Bins\n"
    let file = RemindLines.read(bytes(text), today: Self.today)
    #expect(file.remarks == [])
    #expect(file.todos.map(\.rule?.exceptions.description) == ["12-24,2026-12-31", ""])
  }

  @Test(
    "Lines that have none are named",
    arguments: [
      ("SET x 5", ImportRemark.Reason.kind), ("REM [today()] MSG x", .kind),
      ("REM Mon SATISFY 1 MSG x", .kind), ("REM 1 Nov 2026 MSG x", .past),
      ("REM 1 Jan MSG [x]", .kind), ("REM 30 Nov 2026 MSG", .noTitle),
    ]
  ) func none(_ line: String, _ reason: ImportRemark.Reason) {
    let file = RemindLines.read(bytes(line), today: Self.today)
    #expect(file.todos.isEmpty)
    #expect(file.remarks.map(\.reason) == [reason])
  }
}

@Suite struct SpreadsheetTests {
  @Test("Values in quotes hold commas, quotes and lines")
  func rows() {
    let rows = CommaSeparated.rows(of: bytes("a,\"b, \"\"c\"\"\nd\",e\r\n\n1;2,3\n"))
    #expect(rows.map(\.values) == [["a", "b, \"c\"\nd", "e"], ["1;2", "3"]])
    #expect(rows.map(\.line) == [1, 4])
  }

  @Test("What Todoist exports")
  func todoist() throws {
    let text = """
      TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
      section,Kitchen,,,,,,,,
      task,Buy paint,white,1,1,Jo (1),,every monday at 9am,en,Europe/Berlin
      note,at the corner shop,,,,,,,,
      task,Brushes,,4,2,Jo (1),,,en,
      task,Call Anna,,4,1,Jo (1),,2026-11-26,en,
      """
    let file = table(bytes(text))
    #expect(file.remarks == [])
    #expect(file.todos.map(\.title) == ["Buy paint", "Brushes", "Call Anna"])
    #expect(file.todos[0].phrase == "every monday at 9am")
    #expect(file.todos[0].priority == .high)
    #expect(file.todos[0].notes == "white\nat the corner shop")
    #expect(file.todos[0].list == "Kitchen")
    #expect(file.todos[1].parent == file.todos[0].uid)
    #expect(file.todos[2].due?.short == "2026-11-26")
    #expect(file.todos[2].parent == nil)
  }

  @Test(
    "The zone that a row names is that of its time",
    arguments: [
      ("2026-11-26 09:00", "America/New_York", "2026-11-26 09:00 America/New_York"),
      ("2026-11-26 09:00", "Eastern Standard Time", "2026-11-26 09:00 America/New_York"),
      ("2026-11-26 09:00", "Europe/Berlin", "2026-11-26 09:00"),
      ("2026-11-26", "America/New_York", "2026-11-26"),
      ("2026-11-26 09:00", "Mars/Phobos", "2026-11-26 09:00 Mars/Phobos"),
    ]
  ) func zone(_ date: String, _ zone: String, _ due: String) {
    let file = table(bytes("TYPE,CONTENT,DATE,TIMEZONE\ntask,Invoice,\(date),\(zone)\n"))
    #expect(file.todos.first?.due?.short == due)
    #expect(file.remarks.map(\.reason) == (zone == "Mars/Phobos" ? [.zone] : []))
  }

  @Test("Labels of Todoist are tags, and what counts from when it was done says so")
  func labels() throws {
    let file = table(bytes("TYPE,CONTENT,DATE\ntask,Mop @home at @9,every! 3 days\n"))
    let todo = try #require(file.todos.first)
    #expect(todo.title == "Mop at @9")
    #expect(todo.tags == ["home"])
    #expect(todo.phrase == "every 3 days")
    #expect(todo.repeatFrom == .completion)
  }

  @Test("A table of Apple's reminders, made by a shortcut")
  func apple() throws {
    let text = """
      Title;Notes;Due Date;List;Priority;Completed
      Call Anna;;2026-11-26 15:00;Family;High;No
      Rent;;;Home;;Yes
      ;;;;;
      """
    let file = table(bytes(text))
    #expect(file.todos.map(\.title) == ["Call Anna", "Rent"])
    #expect(file.todos[0].due?.short == "2026-11-26 15:00")
    #expect(file.todos[0].list == "Family")
    #expect(file.todos[0].priority == .high)
    #expect(file.todos[1].completedAt != nil)
    #expect(file.remarks.map(\.reason) == [.noTitle])
  }

  @Test(
    "Words of a state, of which only some mean that it is done",
    arguments: [
      ("Done", true), ("x", true), ("2026-11-20", true), ("In progress", false),
      ("Not started", false), ("Offen", false), ("", false),
    ]
  ) func states(_ word: String, _ isDone: Bool) {
    let file = table(bytes("title,status\nPill,\(word)\n"))
    #expect((file.todos.first?.completedAt != nil) == isDone)
  }

  @Test("A table without a title is told")
  func noTitle() {
    #expect(table(bytes("a,b\n1,2\n")).remarks.map(\.reason) == [.line])
  }
}

private func table(_ bytes: [UInt8]) -> ExchangedFile {
  Spreadsheet.read(bytes, zones: ZoneNameReader(zones, around: now), machine: berlin)
}
